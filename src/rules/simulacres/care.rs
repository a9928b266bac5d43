//! Care: first aid, surgery, rest, time (rules 16).

use crate::dice::Dice;
use crate::rules::contract::No;
use crate::view::Id;

use super::body::{Unit, Zone, ZoneState};
use super::command::Terms;
use super::consequence::{check_rescues, follow, lose};
use super::course::{Course, Decided, known, no};
use super::damage::Column;
use super::event::Event;
use super::outcome::Outcome;
use super::plan::{Task, plan};
use super::refusal::Refusal;
use super::roll::{Mod, Purpose, Reason, Roll};
use super::state::Encounter;
use super::stats::{Component, HUMAN, MATERIAL, Means, Part};
use super::talents::{FIRST_AID, MEDICINE};
use super::test::roll_of;
use super::throw::two;

/// First aid before its dice: the better of both talents.
///
/// # Errors
/// The zone is whole, gone, below 0, or was tried already.
pub fn aid(fight: &Encounter, who: Id, whom: Id, zone: Zone, terms: &Terms) -> Result<Roll, Refusal> {
    let state = wounded(fight, whom, zone)?;
    if state.pv < 0 {
        return Err(Refusal::NeedsSurgery(whom, zone));
    }
    if state.tried {
        return Err(Refusal::Tried(whom, zone));
    }
    let own = known(fight, who)?;
    let (first, second) = (own.talent(FIRST_AID), own.talent(MEDICINE));
    let talent = if second > first { (MEDICINE, second) } else { (FIRST_AID, first) };
    let parts = [Part::Component(Component::Body), Part::Means(Means::Perception), Part::Domain(HUMAN.to_owned())];
    let talent = Some((talent.0.to_owned(), talent.1));
    let purpose = Purpose::Aid { whom, zone };
    plan(fight, Task { who, purpose, parts: &parts, talent, mods: Vec::new(), combat: false }, terms)
}

/// A zone that care can help.
fn wounded(fight: &Encounter, whom: Id, zone: Zone) -> Result<ZoneState, Refusal> {
    let own = known(fight, whom)?;
    let state = own.body.zone(zone).copied().ok_or(Refusal::NoZones(whom))?;
    if own.dead || state.lost {
        return Err(Refusal::Gone(whom, zone));
    }
    if state.gone() == 0 { Err(Refusal::NotWounded(whom, zone)) } else { Ok(state) }
}

/// Decides first aid: a point comes back at once. At 0 it is the one attempt (rules 12 and 16).
///
/// # Errors
/// As [`aid`]; or a die is missing.
pub fn dress(course: &mut Course, who: Id, whom: Id, zone: Zone, terms: &Terms, dice: &mut dyn Dice) -> Decided<()> {
    course.able(who)?;
    let roll = aid(&course.fight, who, whom, zone, terms).map_err(No::Refused)?;
    let at_zero = course.fight.get(whom).and_then(|own| own.body.zone(zone)).is_some_and(|own| own.pv == 0);
    let roll = roll_of(course, roll, 0, dice)?;
    let treated = roll.outcome.mr().is_some();
    course.happen(Event::Tended { who: whom, zone, treated });
    if treated {
        course.happen(Event::Mended { who: whom, zone, points: 1 });
    } else if at_zero {
        lose(course, whom, zone);
    }
    Ok(())
}

/// Surgery before its dice.
///
/// # Errors
/// The zone is above 0, or gone.
pub fn surgery(
    fight: &Encounter,
    (who, whom): (Id, Id),
    zone: Zone,
    robot: bool,
    talent: Option<&str>,
    terms: &Terms,
) -> Result<Roll, Refusal> {
    let state = wounded(fight, whom, zone)?;
    if state.pv > 0 {
        return Err(Refusal::NeedsAid(whom, zone));
    }
    if state.treated && state.tried {
        return Err(Refusal::Tried(whom, zone));
    }
    let own = known(fight, who)?;
    let name = talent.unwrap_or(MEDICINE);
    // A talent of the table's own that nobody has is Medicine that nobody learned.
    let level = own.own_talent(name).unwrap_or_else(|| own.talent(MEDICINE));
    let parts = if robot {
        [Part::Component(Component::Mind), Part::Means(Means::Action), Part::Domain(MATERIAL.to_owned())]
    } else {
        [Part::Component(Component::Body), Part::Means(Means::Perception), Part::Domain(HUMAN.to_owned())]
    };
    let mods = vec![Mod { reason: Reason::Wound, amount: state.pv }];
    let purpose = Purpose::Operate { whom, zone };
    let talent = Some((name.to_owned(), level));
    plan(fight, Task { who, purpose, parts: &parts, talent, mods, combat: false }, terms)
}

/// What is asked of a surgeon.
pub struct Case<'a> {
    /// who, and on whom
    pub hands: (Id, Id),
    /// which zone
    pub zone: Zone,
    /// the column of the equipment
    pub kit: Column,
    /// with a robot
    pub robot: bool,
    /// with which talent
    pub talent: Option<&'a str>,
}

/// Decides surgery: one attempt; what it heals decides what stays (rules 16).
///
/// # Errors
/// As [`surgery`]; or a die is missing.
pub fn operate(course: &mut Course, case: &Case<'_>, terms: &Terms, dice: &mut dyn Dice) -> Decided<()> {
    let Case { hands: (who, whom), zone, kit, robot, talent } = *case;
    course.able(who)?;
    let roll = surgery(&course.fight, (who, whom), zone, robot, talent, terms).map_err(No::Refused)?;
    let roll = roll_of(course, roll, 0, dice)?;
    let Outcome::Success { mr, .. } = roll.outcome else {
        lose(course, whom, zone);
        return Ok(());
    };
    let thrown = two(0, dice).map_err(No::Dice)?;
    let total = i32::try_from(mr).unwrap_or(i32::MAX).saturating_add(thrown.0.into()).saturating_add(thrown.1.into());
    let points = kit.at(total);
    let Some(state) = course.fight.get(whom).and_then(|own| own.body.zone(zone)).copied() else { return Ok(()) };
    let healed = state.pv.saturating_add(i32::try_from(points).unwrap_or(i32::MAX));
    let off = u8::try_from(healed.min(0).unsigned_abs()).unwrap_or(u8::MAX);
    let vital = !zone.is_limb();
    let coma = if vital && healed <= 0 { 1 + healed.unsigned_abs() } else { 0 };
    course.happen(Event::Operated {
        who: whom,
        zone,
        dice: thrown,
        mr,
        points,
        pv: healed.min(1),
        max: state.max.saturating_sub(off),
        scar: healed == 0,
        coma,
    });
    if state.max <= off {
        lose(course, whom, zone);
    }
    Ok(())
}

/// Decides days of rest, or of activity: what is dressed heals by itself, all else by a test.
///
/// # Errors
/// Nobody of that handle is in the list, or a die is missing.
pub fn rest(course: &mut Course, who: Id, days: u32, active: bool, dice: &mut dyn Dice) -> Decided<()> {
    if course.get(who)?.dead {
        return no(Refusal::Down(who));
    }
    course.happen(Event::Rested { who, days });
    for _ in 0..days {
        for zone in Zone::ALL {
            let Some(state) = course.fight.get(who).and_then(|own| own.body.zone(zone)).copied() else { return Ok(()) };
            let saved = state.pv > 0 || state.treated;
            if state.lost || state.gone() == 0 || !saved || course.fight.get(who).is_some_and(|own| own.dead) {
                continue;
            }
            if state.treated && !active {
                course.happen(Event::Mended { who, zone, points: 1 });
                continue;
            }
            let parts =
                [Part::Component(Component::Body), Part::Means(Means::Resistance), Part::Domain(HUMAN.to_owned())];
            let purpose = Purpose::Heal(zone);
            let task = Task { who, purpose, parts: &parts, talent: None, mods: Vec::new(), combat: false };
            let roll = plan(&course.fight, task, &Terms::default()).map_err(No::Refused)?;
            let roll = roll_of(course, roll, 0, dice)?;
            match roll.outcome {
                Outcome::Success { .. } => course.happen(Event::Mended { who, zone, points: 1 }),
                Outcome::Failure { critical: true, .. } if !state.treated => {
                    course.happen(Event::Mended { who, zone, points: -1 });
                    follow(course, who, Some((zone, state.pv)));
                }
                Outcome::Failure { .. } => {}
            }
        }
    }
    Ok(())
}

/// Decides that time goes by for everybody.
pub fn time(course: &mut Course, amount: u32, unit: Unit) {
    let seconds = unit.seconds(course.fight.options.seconds_per_pass).saturating_mul(amount.into());
    course.happen(Event::TimePassed { seconds });
    check_rescues(course);
}
