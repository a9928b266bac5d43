//! The sheet of one combatant, in a narrow and a wide form.

#[cfg(test)]
mod tests;

use crate::texts::{self, Lang, Words, signed, word};
use crate::view::page::{Page, text};
use crate::view::{Id, Line, Sheet, Side, Span, Tone};

use super::narrate::{characteristic_name, intention, note_text, penalty_parts, pool_name, skill_name, weapon_name};
use super::rows::states;
use super::state::{Combatant, Encounter, Kind, Phase};
use super::stats::{Attribute, Characteristic, Pool, Weapon};
use super::wounds::Level;

/// Under this many columns the sheet is narrow.
const WIDE: u16 = 44;

/// The sheet of a combatant; empty where nobody has that handle.
#[must_use]
pub fn sheet(fight: &Encounter, id: Id, _: Option<usize>, width: u16, lang: Lang) -> Sheet {
    let Some(who) = fight.get(id) else { return Sheet::default() };
    let mut page = Page::new(width.into(), width >= WIDE);
    top(&mut page, fight, who, lang);
    page.rest();
    scores(&mut page, who, lang);
    page.rest();
    skills(&mut page, who, lang);
    page.rest();
    let arms: Vec<(String, Vec<Span>)> = who
        .stats
        .weapons
        .iter()
        .map(|own| (weapon_name(Some(&own.name), lang), weapon(fight, own, page.wide, lang)))
        .collect();
    page.table(&arms);
    page.rest();
    lasting(&mut page, who, lang);
    for note in &who.notes {
        page.prose(&texts::sheet_note(lang, note_text(note, lang)), Tone::Plain);
    }
    Sheet { title: title(who), lines: page.done() }
}

fn title(who: &Combatant) -> Line {
    let side = match who.side {
        Side::Heroes => Span::new("▲", Tone::Ours),
        Side::Foes => Span::new("▼", Tone::Theirs),
    };
    let mut line = Line::toned(who.name.clone(), Tone::Strong).with(" ", Tone::Plain);
    line.0.push(side);
    match &who.player {
        Some(player) => line.with(format!(" {player}"), Tone::Plain),
        None => line,
    }
}

/// What fights change: wounds by level, state, intention; and Defence.
fn top(page: &mut Page, fight: &Encounter, who: &Combatant, lang: Lang) {
    let mut first = vec![text(texts::jets_sheet_defence(lang, who.stats.defence))];
    if who.handicap != 0 {
        first.push(vec![Span::new(texts::jets_sheet_handicap(lang, signed(who.handicap)), Tone::Wound)]);
    }
    if let Some(like) = who.stats.like.as_ref().filter(|_| page.wide) {
        first.push(text(word(lang, Words::Template, like)));
    }
    page.flow(&first, if page.wide { 4 } else { 2 });
    let levels = Level::ALL.into_iter().zip(who.wounds.ticked).zip(who.wounds.boxes).filter(|(_, boxes)| *boxes > 0);
    let wounds: Vec<(String, Vec<Span>)> = levels
        .map(|((level, ticked), boxes)| {
            let tone = if ticked > 0 { Tone::Wound } else { Tone::Plain };
            let signs: String = (0..boxes).map(|place| if place < ticked { '●' } else { '○' }).collect();
            (level_name(level, lang), vec![Span::new(signs, tone)])
        })
        .collect();
    if page.wide {
        page.table(&wounds);
    } else {
        let spaced = |(name, signs): (String, Vec<Span>)| [vec![Span::plain(format!("{name} "))], signs].concat();
        page.flow(&wounds.into_iter().map(spaced).collect::<Vec<_>>(), 2);
    }
    if who.wounds.overflow > 0 {
        page.prose(&texts::jets_sheet_overflow(lang, who.wounds.overflow), Tone::Bad);
    }
    // What it means to do stands whole in a line of its own, and the box asks what is to be decided.
    let mut words = states(fight, who, lang);
    words.retain(|word| !matches!(word.tone, Tone::Dim | Tone::Hold | Tone::Strong));
    page.list(&words);
    if let Some(own) = fight.declaration(who.id).filter(|_| fight.round.phase != Phase::Rest) {
        let what = intention(fight, own, lang);
        let line = match &own.kind {
            Kind::Action => texts::jets_box_said(lang, what),
            Kind::Reaction(trigger) => texts::jets_box_said_reaction(lang, trigger.clone(), what),
        };
        page.prose(&line, Tone::Plain);
    }
}

fn level_name(level: Level, lang: Lang) -> String {
    match level {
        Level::Minor => texts::jets_level_minor(lang),
        Level::Moderate => texts::jets_level_moderate(lang),
        Level::Severe => texts::jets_level_severe(lang),
    }
}

/// Two characteristics and their sum a line, as they are now: `Endurance 3  Strength 4−1 = 3  Might 6`.
/// Where whole names have no room, three letters stand for each.
fn scores(page: &mut Page, who: &Combatant, lang: Lang) {
    let cells = |name: fn(Pool, Lang) -> String| -> Vec<String> {
        let one = |on: Characteristic| {
            let (score, now) = (who.stats.scores.get(on), who.effective(on));
            let name = name(Pool::Of(on), lang);
            if now == score { format!("{name} {score}") } else { format!("{name} {score}−{} = {now}", score - now) }
        };
        let sum = |own: Attribute| format!("{} {}", name(Pool::Sum(own), lang), who.attribute(own));
        Attribute::ALL.into_iter().flat_map(|own| own.parts().into_iter().map(one).chain([sum(own)])).collect()
    };
    let whole = cells(pool_name);
    page.grid(&if page.fits(&whole, 3) { whole } else { cells(short) }, 3);
}

/// A pool in three letters, where there is little room.
fn short(pool: Pool, lang: Lang) -> String {
    match pool {
        Pool::Of(Characteristic::Endurance) => texts::jets_short_endurance(lang),
        Pool::Of(Characteristic::Strength) => texts::jets_short_strength(lang),
        Pool::Of(Characteristic::Precision) => texts::jets_short_precision(lang),
        Pool::Of(Characteristic::Speed) => texts::jets_short_speed(lang),
        Pool::Of(Characteristic::Determination) => texts::jets_short_determination(lang),
        Pool::Of(Characteristic::Sensitivity) => texts::jets_short_sensitivity(lang),
        Pool::Sum(Attribute::Might) => texts::jets_short_might(lang),
        Pool::Sum(Attribute::Reflexes) => texts::jets_short_reflexes(lang),
        Pool::Sum(Attribute::Will) => texts::jets_short_will(lang),
    }
}

/// Skills with their Degrees of Mastery, and traits that help to resist.
fn skills(page: &mut Page, who: &Combatant, lang: Lang) {
    let cells: Vec<String> =
        who.stats.skills.iter().map(|(name, degrees)| format!("{} {degrees}", skill_name(name, lang))).collect();
    page.grid(&cells, if page.wide { 3 } else { 2 });
    for own in &who.stats.traits {
        let on = characteristic_name(own.on, lang);
        let line = if own.name.is_empty() {
            texts::jets_sheet_resistance(lang, on, own.points)
        } else {
            texts::jets_sheet_trait(lang, note_text(&own.name, lang), on, own.points)
        };
        page.prose(&line, Tone::Plain);
    }
}

/// What a weapon is worth: characteristic and skill, damage, direct level, nature.
fn weapon(fight: &Encounter, own: &Weapon, wide: bool, lang: Lang) -> Vec<Span> {
    let on = if wide { characteristic_name(own.on, lang) } else { short(Pool::Of(own.on), lang) };
    let mut parts = vec![match &own.skill {
        Some(skill) => texts::jets_pool_skill(lang, skill_name(skill, lang), on),
        None => on,
    }];
    parts.push(texts::jets_sheet_damage(lang, own.damage.unwrap_or(fight.options.base_damage)));
    parts.extend(own.level.map(|level| texts::jets_what_level(lang, level.number())));
    parts.extend(own.nature.as_deref().map(|own| note_text(own, lang)));
    parts.into_iter().map(Span::plain).collect()
}

/// Penalties with what removes them.
fn lasting(page: &mut Page, who: &Combatant, lang: Lang) {
    for own in &who.penalties {
        let (what, details) = penalty_parts(own, lang);
        let line = texts::jets_sheet_penalty(lang, what, own.amount);
        let line = if details.is_empty() { line } else { texts::jets_what_detail(lang, line, details.join(", ")) };
        page.prose(&line, Tone::Bad);
    }
}
