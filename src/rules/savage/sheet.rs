//! The sheet of one combatant, in a narrow and a wide form.

#[cfg(test)]
mod tests;

use crate::dice::Damage;
use crate::texts::{self, Lang, Words, list, word};
use crate::view::{Id, Line, Sheet, Side, Span, Tone};

use super::narrate::{
    card_text, effect_line, harm_line, level_text, location_text, plain, signed, toughness_text, trait_name,
    weapon_name, wound_signs,
};
use super::rows::{member_states, states};
use super::state::{Combatant, Encounter, Kind};
use super::stats::{Attribute, Location, Trait, Weapon};
use super::vital::Member;
use crate::view::page::{Page, text};

/// Under this many columns the sheet is narrow.
const WIDE: u16 = 44;

/// The sheet of a combatant, or of one member of a group; empty where nobody has that handle.
#[must_use]
pub fn sheet(fight: &Encounter, id: Id, member: Option<usize>, width: u16, lang: Lang) -> Sheet {
    let Some(who) = fight.get(id) else { return Sheet::default() };
    let member = member.filter(|place| who.vital.members.len() > 1 && *place < who.vital.members.len());
    let wide = width >= WIDE;
    let mut page = Page::new(width.into(), wide);
    top(&mut page, fight, who, member, lang);
    for effect in who.lasting() {
        page.prose(&effect_line(fight, who, &effect, lang), Tone::Plain);
    }
    care(&mut page, fight, who, lang);
    page.rest();
    attributes(&mut page, who, lang);
    page.rest();
    skills(&mut page, who, lang);
    page.rest();
    let named: Vec<(String, Vec<Span>)> = gear(who, wide, lang);
    page.table(&named);
    page.rest();
    if !who.stats.powers.is_empty() {
        let powers: Vec<String> = who.stats.powers.iter().map(|own| word(lang, Words::Effect, &own.name)).collect();
        page.prose(&texts::sheet_powers(lang, powers.join(", ")), Tone::Plain);
    }
    edges(&mut page, fight, who, lang);
    page.rest();
    if let Some(adept) = &who.stats.black_powder {
        let smarts = u32::from(who.attribute(Attribute::Smarts).die.sides());
        for line in super::narrate::powder::sheet(adept, smarts, lang) {
            page.prose(&line, Tone::Plain);
        }
        page.rest();
    }
    for note in &who.notes {
        page.prose(&texts::sheet_note(lang, word(lang, Words::Note, note)), Tone::Plain);
    }
    Sheet { title: title(who, member), lines: page.done() }
}

/// What stands in the way of healing its wounds.
fn care(page: &mut Page, fight: &Encounter, who: &Combatant, lang: Lang) {
    if who.vital.late > 0 {
        page.prose(&texts::sheet_late(lang, who.vital.late), Tone::Plain);
    }
    if !who.vital.tended.is_empty() {
        let mut by: Vec<String> = Vec::new();
        for (healer, _) in &who.vital.tended {
            let name = fight.member_name(healer.id, healer.member);
            if !by.contains(&name) {
                by.push(name);
            }
        }
        page.prose(&texts::sheet_tended(lang, list(lang, &by)), Tone::Plain);
    }
}

fn title(who: &Combatant, member: Option<usize>) -> Line {
    let name = member.map_or_else(|| who.name.clone(), |place| format!("{} #{}", who.name, place + 1));
    let side = match who.side {
        Side::Heroes => Span::new("▲", Tone::Ours),
        Side::Foes => Span::new("▼", Tone::Theirs),
    };
    let mut line = Line::toned(name, Tone::Strong).with(" ", Tone::Plain);
    line.0.push(side);
    match &who.player {
        Some(player) => line.with(format!(" {player}"), Tone::Plain),
        None => line,
    }
}

/// Kind and card, what fights change, and the three numbers.
fn top(page: &mut Page, fight: &Encounter, who: &Combatant, member: Option<usize>, lang: Lang) {
    let mut kind = match (who.kind, who.vital.members.len()) {
        (Kind::WildCard, _) => texts::sheet_wild_card(lang),
        (Kind::Extra, 1) => texts::sheet_extra(lang),
        (Kind::Extra, whole) => texts::sheet_extras(lang, who.standing(), whole),
    };
    if let Some(like) = who.stats.like.as_ref().filter(|_| page.wide) {
        kind = texts::sheet_kind_like(lang, kind, word(lang, Words::Template, like));
    }
    page.ends(text(kind), text(card(who, lang)));

    let mut state = Vec::new();
    if who.is_wild() {
        state.push(signs(
            &texts::sheet_wounds(lang, MARK),
            &wound_signs(who.vital.wounds.into()),
            if who.vital.wounds > 0 { Tone::Wound } else { Tone::Plain },
        ));
    } else if who.vital.members.len() > 1 {
        let members: String = who.vital.members.iter().copied().map(sign).collect();
        state.push(signs(&texts::sheet_standing(lang, MARK), &members, Tone::Plain));
    }
    if who.is_wild() || who.vital.fatigue > 0 {
        state.push(text(texts::sheet_fatigue(lang, who.vital.fatigue)));
    }
    if let Some(own) = who.bennies {
        state.push(text(if page.wide {
            texts::sheet_bennies(lang, own)
        } else {
            texts::sheet_bennies_short(lang, own)
        }));
    }
    if let Some(whole) = who.stats.power_points {
        state.push(text(texts::sheet_power(lang, who.power, whole)));
    }
    page.flow(&state, if page.wide { 4 } else { 1 });

    let toughness = toughness_text(who);
    let numbers = [
        texts::sheet_pace(lang, plain(who.pace())),
        texts::sheet_parry(lang, plain(who.parry(who.first_up().unwrap_or(0)))),
        if page.wide { texts::sheet_toughness(lang, toughness) } else { texts::sheet_toughness_short(lang, toughness) },
    ];
    page.flow(&numbers.map(text), if page.wide { 4 } else { 2 });
    let figure = member.and_then(|place| who.vital.members.get(place));
    let mut words = figure.map_or_else(|| states(fight, who, lang), |figure| member_states(*figure, lang));
    // The first line has said that it holds; the box asks what is still to be decided.
    words.retain(|word| !matches!(word.tone, Tone::Hold | Tone::Strong));
    page.list(&words);
}

/// Stands in a message where toned signs go.
const MARK: &str = "\u{E100}";

fn signs(message: &str, signs: &str, tone: Tone) -> Vec<Span> {
    let (before, after) = message.split_once(MARK).unwrap_or((message, ""));
    vec![Span::plain(before), Span::new(signs, tone), Span::plain(after)]
}

/// A member as a sign of the group's row.
fn sign(figure: Member) -> char {
    if figure.out {
        '×'
    } else if figure.shaken {
        '!'
    } else {
        '○'
    }
}

/// The card that it acts on, and the edges that had a say in the draw.
fn card(who: &Combatant, lang: Lang) -> String {
    if who.vital.on_hold {
        return texts::sheet_on_hold(lang);
    }
    let Some(card) = who.card else { return texts::sheet_no_card(lang) };
    let name = card_text(card, lang);
    let acts = if who.acted { texts::sheet_acted_on(lang, name) } else { texts::sheet_acts_on(lang, name) };
    let edges: Vec<String> = ["Quick", "Level Headed", "Improved Level Headed"]
        .into_iter()
        .filter(|edge| who.stats.has(edge))
        .map(|edge| word(lang, Words::Edge, edge))
        .collect();
    if edges.is_empty() { acts } else { format!("{acts} {}", texts::sheet_why(lang, edges.join(", "))) }
}

fn attributes(page: &mut Page, who: &Combatant, lang: Lang) {
    let short = |attribute| match attribute {
        Attribute::Agility => texts::short_agility(lang),
        Attribute::Smarts => texts::short_smarts(lang),
        Attribute::Spirit => texts::short_spirit(lang),
        Attribute::Strength => texts::short_strength(lang),
        Attribute::Vigor => texts::short_vigor(lang),
    };
    let wide = page.wide;
    let name = |own| if wide { trait_name(&Trait::Attribute(own), lang) } else { short(own) };
    let cells: Vec<String> =
        Attribute::ALL.iter().map(|own| format!("{} {}", name(*own), level_text(who.attribute(*own)))).collect();
    page.grid(&cells, 3);
}

/// Skills in two or three columns: those that hit first, then by name.
fn skills(page: &mut Page, who: &Combatant, lang: Lang) {
    let hits = |name: &str| ["Fighting", "Shooting", "Throwing"].iter().position(|own| *own == name).unwrap_or(3);
    let mut skills: Vec<(usize, String, String)> = who
        .stats
        .skills
        .iter()
        .map(|(name, level)| (hits(name), word(lang, Words::Trait, name), level_text(*level)))
        .collect();
    skills.sort_by_key(|(place, name, _)| (*place, texts::fold(name)));
    let cells: Vec<String> = skills.into_iter().map(|(_, name, level)| format!("{name} {level}")).collect();
    page.grid(&cells, if page.wide { 3 } else { 2 });
}

/// Weapons and armour: a name, and what it is worth.
fn gear(who: &Combatant, wide: bool, lang: Lang) -> Vec<(String, Vec<Span>)> {
    let weapons = who.stats.weapons.iter().enumerate();
    let mut rows: Vec<(String, Vec<Span>)> = weapons
        .map(|(place, own)| (weapon_name(&own.name, lang), weapon(own, who.empty.contains(&place), wide, lang)))
        .collect();
    let places = [Location::Torso, Location::Head, Location::Arms, Location::Legs];
    let armor: Vec<Span> = places
        .into_iter()
        .filter(|place| who.stats.armor.at(*place) != 0)
        .map(|place| texts::sheet_armor_at(lang, signed(who.stats.armor.at(place)), location_text(place, lang)))
        .map(Span::plain)
        .collect();
    if !armor.is_empty() {
        rows.push((texts::sheet_armor(lang), armor));
    }
    rows
}

fn weapon(own: &Weapon, empty: bool, wide: bool, lang: Lang) -> Vec<Span> {
    let mut parts = vec![damage(&own.damage, lang)];
    parts.extend((own.parry != 0).then(|| texts::sheet_weapon_parry(lang, signed(own.parry))));
    parts.extend(own.range.map(|(short, medium, long)| format!("{short}/{medium}/{long}")));
    parts.extend((own.ap > 0).then(|| texts::ap_points(lang, own.ap)));
    parts.extend((own.rof > 1).then(|| texts::sheet_weapon_rof(lang, own.rof)));
    parts.extend((own.reach > 0).then(|| texts::sheet_weapon_reach(lang, own.reach)));
    parts.extend((own.hands > 1 && wide).then(|| texts::sheet_weapon_hands(lang, own.hands)));
    let mut spans: Vec<Span> = parts.into_iter().map(Span::plain).collect();
    if empty {
        let text =
            if wide { texts::sheet_weapon_empty_long(lang, own.reload) } else { texts::sheet_weapon_empty(lang) };
        spans.push(Span::new(text, Tone::Bad));
    } else if own.reload > 0 && wide {
        spans.push(Span::plain(texts::sheet_weapon_reload(lang, own.reload)));
    }
    spans
}

/// Damage as written, Strength in the language's own letters.
fn damage(damage: &Damage, lang: Lang) -> String {
    let bare = Damage { strength: false, ..damage.clone() }.to_string().replace('-', "−");
    if !damage.strength {
        return bare;
    }
    let strength = texts::short_strength(lang);
    match (damage.dice.is_empty(), damage.plus) {
        (true, 0) => strength,
        (true, plus) => format!("{strength}{}", signed(plus)),
        (false, _) => format!("{strength}+{bare}"),
    }
}

fn edges(page: &mut Page, fight: &Encounter, who: &Combatant, lang: Lang) {
    if who.stats.experience > 0 || who.stats.rank.is_some() {
        let rank = who.stats.rank(&fight.options.building).name(lang);
        page.prose(&texts::sheet_rank(lang, rank, who.stats.experience), Tone::Plain);
    }
    let names = |kind, list: &[String]| list.iter().map(|own| word(lang, kind, own)).collect::<Vec<_>>().join(", ");
    if !who.stats.edges.is_empty() {
        page.prose(&texts::sheet_edges(lang, names(Words::Edge, &who.stats.edges)), Tone::Plain);
    }
    if !who.stats.hindrances.is_empty() {
        page.prose(&texts::sheet_hindrances(lang, names(Words::Hindrance, &who.stats.hindrances)), Tone::Plain);
    }
    for injury in &who.vital.injuries {
        page.prose(&texts::sheet_injury(lang, harm_line(*injury, lang)), Tone::Wound);
    }
}
