//! Damage: where a blow strikes, what it takes, what is chosen of it (rules 9 to 11, 13 and 15).

use crate::dice::{Dice, Halt};
use crate::rules::contract::No;
use crate::view::Id;

use super::blow::Struck;
use super::blow::{Hit, Target};
use super::body::{Body, Zone};
use super::consequence::follow;
use super::course::{Course, Decided, no};
use super::damage::Harm;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Encounter, Open};
use super::throw::{first, one, two};

/// Where a blow strikes, and the dice that said so (rules 10).
///
/// # Errors
/// A face is missing or on no die.
pub fn place(aim: Target, ranged: bool, dice: &mut dyn Dice) -> Result<(Zone, Vec<u8>), Halt> {
    let low = |face: u8, bound: u8, yes: Zone, no: Zone| if face <= bound { yes } else { no };
    match aim {
        Target::Zone(zone) => Ok((zone, Vec::new())),
        Target::Lower => {
            let face = first(dice)?;
            Ok((low(face, 3, Zone::LeftLeg, Zone::RightLeg), vec![face]))
        }
        Target::Upper => {
            let face = first(dice)?;
            Ok((low(face, 2, Zone::LeftArm, low(face, 4, Zone::Torso, Zone::RightArm)), vec![face]))
        }
        Target::Anywhere => {
            let face = first(dice)?;
            Ok(match (face, ranged) {
                (..=1, _) => (Zone::Head, vec![face]),
                (2, _) | (3, false) => (Zone::Torso, vec![face]),
                (3, true) | (4, false) => (Zone::LeftArm, vec![face]),
                (4, true) | (5, false) => (Zone::RightArm, vec![face]),
                (5, true) => (Zone::LeftLeg, vec![face]),
                (6.., true) => (Zone::RightLeg, vec![face]),
                (6.., false) => {
                    let more = one(0, dice)?;
                    (if more % 2 == 0 { Zone::LeftLeg } else { Zone::RightLeg }, vec![face, more])
                }
            })
        }
    }
}

/// What aiming adds to a total against a single pool of life points (rules 17).
#[must_use]
pub const fn aim_bonus(aim: Target) -> i32 {
    match aim {
        Target::Anywhere => 0,
        Target::Upper | Target::Lower => 4,
        Target::Zone(_) => 8,
    }
}

/// A blow that strikes one place: what it looks up and what it takes.
#[derive(Clone, Copy)]
struct Reckoned {
    total: i32,
    pv: u32,
    ps: u32,
}

/// The protection of a zone.
#[must_use]
pub fn worn(fight: &Encounter, whom: Id, zone: Zone) -> u8 {
    fight.get(whom).and_then(|own| own.body.zone(zone)).map_or(0, |own| own.protection)
}

/// What a total does once protection is off (rules 13.1; A20).
fn reckon(fight: &Encounter, harm: Harm, raw: i32, protection: u8) -> Reckoned {
    let total = raw.saturating_sub(protection.into());
    let breath = if fight.options.breath_protected { total } else { raw };
    let at = |code: Option<super::damage::Code>, total: i32| code.map_or(0, |code| code.at(total));
    Reckoned { total, pv: at(harm.pv, total), ps: at(harm.ps, breath) }
}

/// The sum of margin and dice.
fn raw(mr: u32, (first, second): (u8, u8)) -> i32 {
    i32::try_from(mr).unwrap_or(i32::MAX).saturating_add(first.into()).saturating_add(second.into())
}

/// Decides the damage of the blow that waits; `told` is where the table says it struck.
///
/// # Errors
/// No blow waits, or a die is missing.
pub fn damage(course: &mut Course, told: Option<Zone>, dice: &mut dyn Dice) -> Decided<()> {
    let Some(hit) = course.fight.hit().cloned() else { return no(Refusal::NoHit) };
    let shift = if course.fight.options.column_shift && hit.blow.ranged { hit.blow.distance.columns() } else { 0 };
    let harm = hit.blow.harm.shifted(shift);
    let whom = hit.blow.whom;
    if matches!(course.get(whom)?.body, Body::Pool { .. }) {
        let harm = hit.blow.pool.map_or(harm, |pool| pool.shifted(shift));
        let thrown = two(0, dice).map_err(No::Dice)?;
        let reckoned = reckon(&course.fight, harm, raw(hit.mr, thrown).saturating_add(aim_bonus(hit.blow.aim)), 0);
        deal(course, &hit, None, Vec::new(), thrown, 0, reckoned);
        return Ok(());
    }
    if hit.blow.whole {
        course.happen(Event::HitClosed);
        return whole(course, Some(hit.by), whom, harm, hit.mr, true, dice);
    }
    let (zone, places) = match told {
        Some(zone) => (zone, Vec::new()),
        None => place(hit.blow.aim, hit.blow.ranged, dice).map_err(No::Dice)?,
    };
    let thrown = two(0, dice).map_err(No::Dice)?;
    let protection = worn(&course.fight, whom, zone);
    let reckoned = reckon(&course.fight, harm, raw(hit.mr, thrown), protection);
    deal(course, &hit, Some(zone), places, thrown, protection, reckoned);
    Ok(())
}

/// The blow is dealt, or its dose is asked for.
fn deal(
    course: &mut Course,
    hit: &Hit,
    zone: Option<Zone>,
    places: Vec<u8>,
    dice: (u8, u8),
    protection: u8,
    reckoned: Reckoned,
) {
    let Reckoned { total, pv, ps } = reckoned;
    if hit.blow.dose {
        course.happen(Event::Dosed { zone, places, dice, protection, total, pv, ps });
        return;
    }
    course.happen(Event::HitClosed);
    let whom = hit.blow.whom;
    let by = Some(hit.by);
    strike(course, Struck { by, whom, zone, places, mr: hit.mr, dice: Some(dice), protection, total, pv, ps });
}

/// Decides how much of a dosed blow counts: all of what is not told.
///
/// # Errors
/// No dosed blow waits, or it did less than that.
pub fn dose(course: &mut Course, pv: Option<u32>, ps: Option<u32>) -> Decided<()> {
    let waiting = course.fight.open.iter().rev().find_map(|open| match open {
        Open::Dose { hit, zone, pv, ps } => Some((hit.by, hit.blow.whom, hit.mr, *zone, *pv, *ps)),
        Open::Hit(_) | Open::Riposte { .. } | Open::Faint { .. } | Open::Survival { .. } | Open::Will { .. } => None,
    });
    let Some((by, whom, mr, zone, life, breath)) = waiting else { return no(Refusal::NoDose) };
    let (pv, ps) = (pv.unwrap_or(life), ps.unwrap_or(breath));
    if pv > life || ps > breath {
        return no(Refusal::TooMuchDose { pv: life, ps: breath });
    }
    course.happen(Event::HitClosed);
    let struck =
        Struck { by: Some(by), whom, zone, places: Vec::new(), mr, dice: None, protection: 0, total: 0, pv, ps };
    strike(course, struck);
    Ok(())
}

/// Lets damage be dealt, and what follows.
fn strike(course: &mut Course, struck: Struck) {
    let (whom, zone) = (struck.whom, struck.zone);
    let before = zone.and_then(|zone| course.fight.get(whom)?.body.zone(zone).map(|own| own.pv));
    course.happen(Event::Struck(struck));
    follow(course, whom, zone.zip(before));
}

/// Strikes every zone by dice of its own, and breath once (rules 11.4; A18).
fn whole(
    course: &mut Course,
    by: Option<Id>,
    whom: Id,
    harm: Harm,
    mr: u32,
    protected: bool,
    dice: &mut dyn Dice,
) -> Decided<()> {
    let bare = Harm { ps: None, ..harm };
    for zone in Zone::ALL {
        let thrown = two(0, dice).map_err(No::Dice)?;
        let protection = if protected { worn(&course.fight, whom, zone) } else { 0 };
        let Reckoned { total, pv, .. } = reckon(&course.fight, bare, raw(mr, thrown), protection);
        let zone = Some(zone);
        strike(
            course,
            Struck { by, whom, zone, places: Vec::new(), mr, dice: Some(thrown), protection, total, pv, ps: 0 },
        );
    }
    if let Some(code) = harm.ps {
        let thrown = two(0, dice).map_err(No::Dice)?;
        let torso = if course.fight.options.blast_protected { worn(&course.fight, whom, Zone::Torso) } else { 0 };
        let total = raw(mr, thrown).saturating_sub(torso.into());
        let ps = code.at(total);
        strike(
            course,
            Struck {
                by,
                whom,
                zone: None,
                places: Vec::new(),
                mr,
                dice: Some(thrown),
                protection: torso,
                total,
                pv: 0,
                ps,
            },
        );
    }
    Ok(())
}

/// Decides damage without an attack: a trap, a fall (rules 13.6).
///
/// # Errors
/// Nobody of that handle is in the list, or a die is missing.
pub fn automatic(
    course: &mut Course,
    whom: Id,
    harm: Harm,
    zone: Option<Zone>,
    all: bool,
    bare: bool,
    dice: &mut dyn Dice,
) -> Decided<()> {
    let pool = matches!(course.get(whom)?.body, Body::Pool { .. });
    let protected = !bare && course.fight.options.automatic_protected;
    if all && !pool {
        return whole(course, None, whom, harm, 0, protected, dice);
    }
    let (zone, places) = match zone {
        _ if pool => (None, Vec::new()),
        Some(zone) => (Some(zone), Vec::new()),
        None => {
            let (zone, places) = place(Target::Anywhere, false, dice).map_err(No::Dice)?;
            (Some(zone), places)
        }
    };
    let thrown = two(0, dice).map_err(No::Dice)?;
    let protection = zone.filter(|_| protected).map_or(0, |zone| worn(&course.fight, whom, zone));
    let Reckoned { total, pv, ps } = reckon(&course.fight, harm, raw(0, thrown), protection);
    strike(course, Struck { by: None, whom, zone, places, mr: 0, dice: Some(thrown), protection, total, pv, ps });
    Ok(())
}

/// Decides points that the table has worked out.
///
/// # Errors
/// Nobody of that handle is in the list, or life points are told without a zone.
pub fn told(course: &mut Course, whom: Id, zone: Option<Zone>, pv: u32, ps: u32) -> Decided<()> {
    let pool = matches!(course.get(whom)?.body, Body::Pool { .. });
    if zone.is_none() && !pool && pv > 0 {
        return no(Refusal::NoZone(whom));
    }
    let zone = zone.filter(|_| !pool);
    let struck =
        Struck { by: None, whom, zone, places: Vec::new(), mr: 0, dice: None, protection: 0, total: 0, pv, ps };
    strike(course, struck);
    Ok(())
}
