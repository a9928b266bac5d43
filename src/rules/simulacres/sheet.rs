//! The sheet of one combatant: its zones drawn as a figure, its counters, scores, arms.

use crate::texts::{self, Lang, Words, plain, word};
use crate::view::page::{Page, text};
use crate::view::{Id, Line, Sheet, Side, Span, Tone};

use super::body::{Body, Build, MalaiseBox, Zone, ZoneState};
use super::narrate::{domain_name, energy_name, level_text, part_name, shield_name, weapon_name, zone_name};
use super::rows::states;
use super::state::{Combatant, Encounter, build};
use super::stats::{Component, Energy, Means, Part, Weapon};
use super::talents;

/// Under this many columns the sheet is narrow.
const WIDE: u16 = 44;

/// The sheet of a combatant; empty where nobody has that handle.
#[must_use]
pub fn sheet(fight: &Encounter, id: Id, _: Option<usize>, width: u16, lang: Lang) -> Sheet {
    let Some(who) = fight.get(id) else { return Sheet::default() };
    let mut page = Page::new(width.into(), width >= WIDE);
    let mut words = states(fight, who, lang);
    words.retain(|word| word.tone != Tone::Dim);
    page.list(&words);
    counters(&mut page, fight, who, lang);
    let figure = figure(who, lang);
    let tail = {
        page.rest();
        scores(&mut page, who, lang);
        page.rest();
        let arms: Vec<(String, Vec<Span>)> =
            who.stats.weapons.iter().map(|own| (weapon_name(Some(&own.name), lang), weapon(own, lang))).collect();
        page.table(&arms);
        for note in &who.notes {
            page.prose(&texts::sheet_note(lang, word(lang, Words::Note, note)), Tone::Plain);
        }
        page.done()
    };
    Sheet { title: title(who), lines: figure.into_iter().chain(tail).collect() }
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

/// The six zones as a figure that a glance reads: points left of points, protection behind a
/// slash; red where it is grave, crossed out where it is gone. As one looks at somebody: its right
/// is on the left.
fn figure(who: &Combatant, lang: Lang) -> Vec<Line> {
    let zone = |zone: Zone| who.body.zone(zone).map(cell).unwrap_or_default();
    if matches!(who.body, Body::Pool { .. }) {
        return Vec::new();
    }
    let side = |text: String| Span::new(text, Tone::Dim);
    let plain = |text: &str| Span::plain(text);
    let worn = |at: Zone| {
        let protection = who.body.zone(at).map_or(0, |own| own.protection);
        side(if protection > 0 { format!(" {} {protection}", texts::sim_sheet_pr(lang)) } else { String::new() })
    };
    let (right, left) = (texts::sim_sheet_right(lang), texts::sim_sheet_left(lang));
    vec![
        Line(vec![plain("       ╭─────╮")]),
        Line(vec![plain("       │"), zone(Zone::Head), plain("│"), worn(Zone::Head)]),
        Line(vec![plain(" ╭─────┼─────┼─────╮")]),
        Line(vec![
            side(right.clone()),
            plain("│"),
            zone(Zone::RightArm),
            plain("│"),
            zone(Zone::Torso),
            plain("│"),
            zone(Zone::LeftArm),
            plain("│"),
            side(left.clone()),
        ]),
        Line(vec![plain(" ╰─────┤"), pr_cell(who, Zone::Torso, lang), plain("├─────╯")]),
        Line(vec![plain("    ╭──┴──┬──┴──╮")]),
        Line(vec![plain("    │"), zone(Zone::RightLeg), plain("│"), zone(Zone::LeftLeg), plain("│")]),
        Line(vec![plain("    ╰─────┴─────╯")]),
    ]
    .into_iter()
    .chain(protections(who, lang))
    .collect()
}

/// Points left of points in five columns.
fn cell(own: &ZoneState) -> Span {
    let text = if own.lost { "✗".to_owned() } else { format!("{}/{}", plain(own.pv), own.max) };
    let tone = if own.lost || own.pv <= 0 {
        Tone::Bad
    } else if own.is_grave() {
        Tone::Wound
    } else if own.gone() > 0 {
        Tone::Strong
    } else {
        Tone::Plain
    };
    Span::new(format!("{text:^5}"), tone)
}

/// The torso's protection under its points.
fn pr_cell(who: &Combatant, zone: Zone, lang: Lang) -> Span {
    let protection = who.body.zone(zone).map_or(0, |own| own.protection);
    let text = if protection > 0 { format!("{} {protection}", texts::sim_sheet_pr(lang)) } else { String::new() };
    Span::new(format!("{text:^5}"), Tone::Dim)
}

/// Protection of limbs in a line below.
fn protections(who: &Combatant, lang: Lang) -> Option<Line> {
    let worn = who.body.zones().filter(|(zone, own)| zone.is_limb() && own.protection > 0);
    let all: Vec<String> = worn.map(|(zone, own)| format!("{} {}", zone_name(zone, lang), own.protection)).collect();
    (!all.is_empty()).then(|| Line::toned(texts::sim_sheet_worn(lang, all.join(", ")), Tone::Dim))
}

/// Malaise, breath, balance, Energies.
fn counters(page: &mut Page, fight: &Encounter, who: &Combatant, lang: Lang) {
    let mut pieces = Vec::new();
    if let Body::Pool { max, pv } = who.body {
        let tone = if pv < i32::from(max) { Tone::Wound } else { Tone::Plain };
        pieces.push(vec![Span::new(texts::sim_sheet_pv(lang, plain(pv), max), tone)]);
    }
    let gauge = |label: String, low: bool| vec![Span::new(label, if low { Tone::Bad } else { Tone::Plain })];
    pieces.push(gauge(texts::sim_sheet_ps(lang, who.breath.now, who.breath.max), who.breath.now <= 1));
    pieces.push(gauge(texts::sim_sheet_ep(lang, who.balance.now, who.balance.max), who.balance.now <= 1));
    page.flow(&pieces, 3);
    let ticked = who.malaise(&fight.options);
    let boxes: Vec<Vec<Span>> = who
        .malaise_boxes()
        .iter()
        .enumerate()
        .map(|(place, own)| {
            let label = match own {
                MalaiseBox::Off(0) => "0".to_owned(),
                MalaiseBox::Off(amount) => format!("−{amount}"),
                MalaiseBox::Coma => texts::sim_sheet_coma(lang),
            };
            let (sign, tone) = if place < ticked { ('☒', Tone::Wound) } else { ('☐', Tone::Plain) };
            vec![Span::new(format!("{sign}{label}"), tone)]
        })
        .collect();
    if !boxes.is_empty() {
        let head = vec![Span::plain(texts::sim_sheet_malaise(lang))];
        page.flow(&std::iter::once(head).chain(boxes).collect::<Vec<_>>(), 1);
    }
    let mut more: Vec<Vec<Span>> = Energy::ALL
        .into_iter()
        .filter(|energy| who.stats.energies.get(*energy) > 0)
        .map(|energy| text(format!("{} {}", energy_name(energy, lang), who.stats.energies.get(energy))))
        .collect();
    more.extend(
        who.lasting.iter().map(|own| text(texts::sim_sheet_lasting(lang, energy_name(own.energy, lang), own.points))),
    );
    if who.stats.shield.is_some() {
        more.push(text(shield_name(who.stats.shield, lang)));
    }
    let burden = who.encumbrance(Component::Body);
    if burden != 0 {
        more.push(vec![Span::new(texts::sim_sheet_burden(lang, plain(burden)), Tone::Wound)]);
    }
    page.flow(&more, 2);
}

/// Components, Means, Domains, talents.
fn scores(page: &mut Page, who: &Combatant, lang: Lang) {
    if let Some(value) = who.stats.quick {
        page.prose(&texts::sim_quick(lang, plain(value.into())), Tone::Plain);
        return;
    }
    let score = |part: Part| format!("{} {}", part_name(&part, lang), who.stats.score(&part));
    let mut cells: Vec<String> = Component::ALL.into_iter().map(|own| score(Part::Component(own))).collect();
    cells.extend(Means::ALL.into_iter().map(|own| score(Part::Means(own))));
    cells.extend(who.stats.domains.iter().map(|(name, own)| format!("{} {own}", domain_name(name, lang))));
    page.grid(&cells, if page.wide { 4 } else { 2 });
    let own = |(name, level): (&String, &super::stats::Talent)| {
        format!("{} {}", talents::called(name, lang), level_text(*level))
    };
    page.grid(&who.stats.talents.iter().map(own).collect::<Vec<_>>(), if page.wide { 3 } else { 2 });
    page.prose(
        &match build(&who.stats) {
            Build::Weak => texts::sim_build_weak(lang),
            Build::Medium => texts::sim_build_medium(lang),
            Build::Strong => texts::sim_build_strong(lang),
        },
        Tone::Dim,
    );
}

/// What a weapon does: `[H] PV [E] PS`.
fn weapon(own: &Weapon, lang: Lang) -> Vec<Span> {
    let pv = own.harm.pv.map(|code| texts::sim_code_pv(lang, code.to_string()));
    let ps = own.harm.ps.map(|code| texts::sim_code_ps(lang, code.to_string()));
    let talent = own.talent.as_ref().map(|name| talents::called(name, lang));
    let parts: Vec<String> = pv.into_iter().chain(ps).chain(talent).collect();
    vec![Span::plain(parts.join("  "))]
}
