//! Deeds and wounds in words: intentions, duels, damage, rescue, care.

use crate::rules::simulacres::blow::{Hit, Struck, Target};
use crate::rules::simulacres::body::{MalaiseBox, Unit, Zone, ZoneState};
use crate::rules::simulacres::damage::Harm;
use crate::rules::simulacres::event::Verdict;
use crate::rules::simulacres::roll::Stake;
use crate::rules::simulacres::state::{Declaration, Deed, Encounter};
use crate::rules::simulacres::stats::Energy;
use crate::texts::{self, Lang, list, of, plain};
use crate::view::ink::{dim, ink};
use crate::view::{Id, Tone};

use super::names::{energy, name, weapon, zone};

/// `Anna means to attack the brigand with her sabre`.
pub fn declared(fight: &Encounter, own: &Declaration, lang: Lang) -> String {
    texts::sim_log_declares(lang, name(fight, own.who), intention(fight, own, lang))
}

/// What somebody means to do.
pub fn intention(fight: &Encounter, own: &Declaration, lang: Lang) -> String {
    let arms = fight.get(own.who).map(|who| who.stats.weapons.as_slice()).unwrap_or_default();
    let with = own.weapon.and_then(|place| arms.get(place)).map(|weapon| weapon.name.as_str());
    let mut text = match &own.deed {
        Deed::Attack(whom) => match with {
            Some(with) => texts::sim_deed_attack_with(lang, name(fight, *whom), weapon(Some(with), lang)),
            None => texts::sim_deed_attack(lang, name(fight, *whom)),
        },
        Deed::Parry => texts::sim_deed_parry(lang),
        Deed::Defend => texts::sim_deed_defend(lang),
        Deed::Move => texts::sim_deed_move(lang),
        Deed::Treat(whom) => texts::sim_deed_treat(lang, name(fight, *whom)),
        Deed::Other => texts::sim_deed_other(lang),
    };
    if own.aim != Target::Anywhere {
        text = texts::sim_deed_aims(lang, text, target(own.aim, lang));
    }
    if !own.against.is_empty() {
        let names: Vec<String> = own.against.iter().map(|id| name(fight, *id)).collect();
        text = texts::sim_deed_against(lang, text, list(lang, &names));
    }
    if own.text.is_empty() { text } else { texts::sim_deed_text(lang, text, own.text.clone()) }
}

/// Where a blow aims.
pub fn target(aim: Target, lang: Lang) -> String {
    match aim {
        Target::Anywhere => texts::sim_aim_anywhere(lang),
        Target::Upper => texts::sim_aim_upper(lang),
        Target::Lower => texts::sim_aim_lower(lang),
        Target::Zone(own) => zone(own, lang),
    }
}

/// Energies that were announced.
pub fn announced(who: &str, stake: Stake, lang: Lang) -> String {
    let points = |own: Energy| (stake.of(own), energy(own, lang));
    let all: Vec<String> = Energy::ALL
        .map(points)
        .into_iter()
        .filter(|(points, _)| *points > 0)
        .map(|(points, name)| format!("{name} {points}"))
        .collect();
    if all.is_empty() {
        texts::sim_log_energy_none(lang, who.to_owned())
    } else {
        texts::sim_log_energy(lang, who.to_owned(), list(lang, &all))
    }
}

/// How two tests compare; a simple one says all by itself.
pub fn compared(fight: &Encounter, who: Id, other: Id, winner: Option<Id>, by: Verdict, lang: Lang) -> Option<String> {
    let (one, two) = (name(fight, who), name(fight, other));
    Some(match (by, winner) {
        (Verdict::Simple, _) => return None,
        (Verdict::Margin, Some(id)) => ink(&texts::sim_log_wins(lang, name(fight, id)), Tone::Good),
        (Verdict::Speed, Some(id)) => ink(&texts::sim_log_wins_by_speed(lang, name(fight, id)), Tone::Good),
        (Verdict::Parry, Some(id)) => ink(&texts::sim_log_through(lang, name(fight, id), of(lang, &two)), Tone::Bad),
        (Verdict::Parry, None) => ink(&texts::sim_log_parried(lang, two), Tone::Good),
        (Verdict::Nothing, _) => texts::sim_log_nothing(lang, one, two),
        (Verdict::Tie | Verdict::Margin | Verdict::Speed, _) => texts::sim_log_tie(lang, one, two),
    })
}

/// A blow that has landed.
pub fn landed(fight: &Encounter, hit: &Hit, lang: Lang) -> String {
    ink(&texts::sim_log_landed(lang, name(fight, hit.by), name(fight, hit.blow.whom), hit.mr), Tone::Wound)
}

/// What a blow takes: `[H] PV [E] PS`.
pub fn harm(own: Harm, lang: Lang) -> String {
    let pv = own.pv.map(|code| texts::sim_code_pv(lang, code.to_string()));
    let ps = own.ps.map(|code| texts::sim_code_ps(lang, code.to_string()));
    pv.into_iter().chain(ps).collect::<Vec<_>>().join(" ")
}

/// How damage came about: `MR 3 + 4 3 − Pr 4 = 6`.
fn reckoned(mr: u32, (first, second): (u8, u8), protection: u8, total: i32, lang: Lang) -> String {
    if protection > 0 {
        texts::sim_reckoned_worn(lang, mr, first, second, protection, plain(total))
    } else {
        texts::sim_reckoned(lang, mr, first, second, plain(total))
    }
}

/// Where it struck, with the dice that said so.
fn place(fight: &Encounter, whom: Id, at: Option<Zone>, places: &[u8], lang: Lang) -> String {
    let Some(at) = at else { return name(fight, whom) };
    let at = zone(at, lang);
    let told = texts::sim_in_zone(lang, name(fight, whom), at);
    if places.is_empty() {
        told
    } else {
        let dice = places.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        texts::sim_zone_dice(lang, places.len(), told, dice)
    }
}

/// Points that are lost: `2 PV, 1 PS`.
fn points(pv: u32, ps: u32, lang: Lang) -> String {
    let pv = texts::sim_pv_lost(lang, pv);
    if ps > 0 { texts::sim_both_lost(lang, pv, ps) } else { pv }
}

/// What is lost, and where.
fn lost(fight: &Encounter, struck: &Struck, places: &[u8], lang: Lang) -> String {
    let at = place(fight, struck.whom, struck.zone, places, lang);
    let told = if struck.zone.is_some() { texts::sim_log_struck_in } else { texts::sim_log_struck };
    ink(&told(lang, at, points(struck.pv, struck.ps, lang)), Tone::Wound)
}

/// What a wound does to malaise: the box that it ticks, where it becomes a grave one.
fn box_ticked(fight: &Encounter, struck: &Struck, now: &ZoneState, lang: Lang) -> Option<String> {
    let who = fight.get(struck.whom)?;
    let before = who.body.zone(struck.zone?)?;
    if before.is_grave() || !now.is_grave() {
        return None;
    }
    let ticked = who.malaise_boxes().get(who.malaise(&fight.options))?;
    Some(match ticked {
        MalaiseBox::Off(amount) => texts::sim_state_malaise(lang, plain(-i32::from(*amount))),
        MalaiseBox::Coma => texts::sim_state_malaise(lang, texts::sim_sheet_coma(lang)),
    })
}

/// Damage in few words.
pub fn taken(fight: &Encounter, struck: &Struck, lang: Lang) -> String {
    lost(fight, struck, &[], lang)
}

/// Damage with its dice, and the zone as it is then.
pub fn struck(fight: &Encounter, struck: &Struck, lang: Lang) -> String {
    let mut text = lost(fight, struck, &struck.places, lang);
    if let Some(dice) = struck.dice {
        let how = dim(&reckoned(struck.mr, dice, struck.protection, struck.total, lang));
        text = format!("{text}, {how}");
    }
    let after = struck.zone.and_then(|zone| fight.get(struck.whom)?.body.zone(zone).copied());
    match after.filter(|_| struck.pv > 0) {
        Some(own) => {
            let pv = own.pv.saturating_sub(i32::try_from(struck.pv).unwrap_or(i32::MAX));
            let text = texts::sim_log_left(lang, text, plain(pv), own.max);
            match box_ticked(fight, struck, &ZoneState { pv, ..own }, lang) {
                Some(malaise) => format!("{text}, {malaise}"),
                None => text,
            }
        }
        None => text,
    }
}

/// The damage of a dosed blow, to choose from.
pub fn dosed(
    fight: &Encounter,
    zone: Option<Zone>,
    places: &[u8],
    dice: (u8, u8),
    (protection, total): (u8, i32),
    (pv, ps): (u32, u32),
    lang: Lang,
) -> String {
    let (whom, mr) = fight.hit().map_or((Id(0), 0), |hit| (hit.blow.whom, hit.mr));
    let at = place(fight, whom, zone, places, lang);
    let how = dim(&reckoned(mr, dice, protection, total, lang));
    format!("{}, {how}", texts::sim_log_dosed(lang, at, points(pv, ps, lang)))
}

/// A length of time: `2 minutes`.
pub fn delay(length: u32, unit: Unit, lang: Lang) -> String {
    match unit {
        Unit::Passes => texts::sim_passes(lang, length),
        Unit::Minutes => texts::sim_minutes(lang, length),
        Unit::Hours => texts::sim_hours(lang, length),
        Unit::Days => texts::sim_days(lang, length),
    }
}

/// So many seconds in the largest unit that fits.
pub fn span(seconds: u64, lang: Lang) -> String {
    let whole = |unit: u64| (seconds >= unit && seconds.is_multiple_of(unit)).then_some(seconds / unit);
    let small = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    if let Some(days) = whole(86_400) {
        delay(small(days), Unit::Days, lang)
    } else if let Some(hours) = whole(3_600) {
        delay(small(hours), Unit::Hours, lang)
    } else if let Some(minutes) = whole(60) {
        delay(small(minutes), Unit::Minutes, lang)
    } else {
        texts::sim_seconds(lang, small(seconds))
    }
}

/// A point that came back, or was lost.
pub fn mended(fight: &Encounter, who: Id, at: Zone, points: i32, lang: Lang) -> String {
    let told = texts::sim_in_zone(lang, name(fight, who), zone(at, lang));
    let now = fight.get(who).and_then(|own| own.body.zone(at)).map_or((0, 0), |own| (own.pv, own.max));
    let pv = now.0.saturating_add(points).min(now.1.into());
    let text = texts::sim_log_mended(lang, told, texts::signed(points));
    let text = ink(&text, if points < 0 { Tone::Bad } else { Tone::Good });
    texts::sim_log_left(lang, text, plain(pv), now.1)
}

/// What surgery came to.
pub struct Operation {
    /// the dice of healing
    pub dice: (u8, u8),
    /// the margin
    pub mr: u32,
    /// healing points
    pub points: u32,
    /// life points now
    pub pv: i32,
    /// most life points now
    pub max: u8,
    /// a scar stays
    pub scar: bool,
    /// days of coma
    pub coma: u32,
}

/// Surgery that succeeded, and what stays of the wound.
pub fn operated(fight: &Encounter, who: Id, at: Zone, told: &Operation, lang: Lang) -> String {
    let place = texts::sim_in_zone(lang, name(fight, who), zone(at, lang));
    let (first, second) = told.dice;
    let total = i32::try_from(told.mr).unwrap_or(i32::MAX).saturating_add(first.into()).saturating_add(second.into());
    let how = dim(&texts::sim_reckoned(lang, told.mr, first, second, plain(total)));
    let mut text = ink(&texts::sim_log_operated(lang, place, told.points), Tone::Good);
    text = format!("{text}, {how}");
    text = texts::sim_log_left(lang, text, plain(told.pv), told.max);
    if told.scar {
        text = format!("{text}, {}", texts::sim_scar(lang));
    }
    if told.coma > 0 {
        text = format!("{text}, {}", texts::sim_coma(lang, delay(told.coma, Unit::Days, lang)));
    }
    text
}
