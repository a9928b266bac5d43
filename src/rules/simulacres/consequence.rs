//! What follows from wounds: breath, faints, rescue in time, loss and death (rules 12).

use crate::dice::Dice;
use crate::rules::contract::No;
use crate::view::Id;

use super::body::{Body, Zone};
use super::command::Terms;
use super::course::{Course, Decided, no};
use super::event::Event;
use super::plan::{Task, plan};
use super::refusal::Refusal;
use super::roll::{Purpose, Roll};
use super::state::{Encounter, Open, Rescue, Status};
use super::stats::{Component, HUMAN, Means, Part};
use super::test::roll_of;

/// Lets follow what damage brings; the zone with what it had before.
pub fn follow(course: &mut Course, who: Id, zone: Option<(Zone, i32)>) {
    let Some(own) = course.fight.get(who).filter(|own| !own.dead) else { return };
    if let Body::Pool { pv, .. } = own.body {
        if pv <= 0 {
            course.happen(Event::Died { who });
        }
        return;
    }
    let Some((zone, before)) = zone else { return };
    let Some(state) = own.body.zone(zone).copied().filter(|own| !own.lost) else { return };
    if state.pv >= before || state.pv > 0 {
        return;
    }
    if state.pv < 0 && own.breath.now > 0 {
        course.happen(Event::Breathless { who });
    }
    let waits = |own: &super::state::Combatant| own.rescues.iter().any(|rescue| rescue.zone == zone);
    let tests = course.fight.open.contains(&Open::Survival { who, zone });
    if !tests && !course.fight.get(who).is_some_and(waits) {
        begin_rescue(course, who, zone);
    }
    if zone.is_limb() && state.pv == 0 && before > 0 && course.fight.stands(who) {
        course.happen(Event::FaintDue { who, zone });
    }
}

/// The delay to save a zone: Resistance, in the unit of the zone, from the end of this pass on; with
/// Resistance 0 the test is due at once (rules 12).
fn begin_rescue(course: &mut Course, who: Id, zone: Zone) {
    let length = course.fight.get(who).map_or(0, |own| own.stats.means.resistance);
    let unit = zone.unit();
    let rest = if course.fight.pass.on { pass_seconds(&course.fight) } else { 0 };
    let due = course.fight.clock.saturating_add(rest).saturating_add(delay(&course.fight, zone, length));
    course.happen(Event::RescueBegan { who, rescue: Rescue { zone, length, unit, due } });
    if length == 0 {
        course.happen(Event::SurvivalDue { who, zone });
    }
}

fn pass_seconds(fight: &Encounter) -> u64 {
    super::body::Unit::Passes.seconds(fight.options.seconds_per_pass)
}

fn delay(fight: &Encounter, zone: Zone, length: u8) -> u64 {
    zone.unit().seconds(fight.options.seconds_per_pass).saturating_mul(length.into())
}

/// Delays that are over: their tests are due.
pub fn check_rescues(course: &mut Course) {
    let clock = course.fight.clock;
    let over: Vec<(Id, Zone)> = course
        .fight
        .combatants
        .iter()
        .filter(|own| !own.dead)
        .flat_map(|own| {
            own.rescues.iter().filter(move |rescue| rescue.due <= clock).map(move |rescue| (own.id, rescue.zone))
        })
        .collect();
    for (who, zone) in over {
        if !course.fight.open.contains(&Open::Survival { who, zone }) {
            course.happen(Event::SurvivalDue { who, zone });
        }
    }
}

/// The sum of a Means with Body and Human.
fn sum(means: Means) -> [Part; 3] {
    [Part::Component(Component::Body), Part::Means(means), Part::Domain(HUMAN.to_owned())]
}

/// The test that somebody owes, of survival or of a faint, before its dice.
///
/// # Errors
/// It owes none, or Energies cannot be paid.
pub fn owed(fight: &Encounter, who: Id, survival: bool, terms: &Terms) -> Result<Roll, Refusal> {
    let none = if survival { Refusal::NoSurvival(who) } else { Refusal::NoFaint(who) };
    let zone = due(fight, who, survival).ok_or(none)?;
    let (parts, purpose) = if survival {
        (sum(Means::Desire), Purpose::Survival(zone))
    } else {
        (sum(Means::Resistance), Purpose::Faint(zone))
    };
    plan(fight, Task { who, purpose, parts: &parts, talent: None, mods: Vec::new(), combat: false }, terms)
}

/// Decides the test of one whose limb is useless.
///
/// # Errors
/// None is due, or a die is missing.
pub fn faint(course: &mut Course, who: Id, terms: &Terms, dice: &mut dyn Dice) -> Decided<()> {
    let roll = owed(&course.fight, who, false, terms).map_err(No::Refused)?;
    let roll = roll_of(course, roll, 0, dice)?;
    let passes = u32::from(course.fight.options.faint_passes);
    let until = roll.outcome.mr().is_none().then(|| course.fight.pass.number.saturating_add(passes));
    course.happen(Event::FaintSettled { who, until });
    Ok(())
}

/// The zone whose test somebody owes: of survival, or of a faint.
#[must_use]
pub fn due(fight: &Encounter, who: Id, survival: bool) -> Option<Zone> {
    fight.open.iter().rev().find_map(|open| match open {
        Open::Faint { who: own, zone } if *own == who && !survival => Some(*zone),
        Open::Survival { who: own, zone } if *own == who && survival => Some(*zone),
        Open::Faint { .. }
        | Open::Survival { .. }
        | Open::Hit(_)
        | Open::Dose { .. }
        | Open::Riposte { .. }
        | Open::Will { .. } => None,
    })
}

/// Decides the test of one whose zone was not saved in time.
///
/// # Errors
/// None is due, or a die is missing.
pub fn survive(course: &mut Course, who: Id, terms: &Terms, dice: &mut dyn Dice) -> Decided<()> {
    let Some(zone) = due(&course.fight, who, true) else { return no(Refusal::NoSurvival(who)) };
    let roll = owed(&course.fight, who, true, terms).map_err(No::Refused)?;
    let roll = roll_of(course, roll, 0, dice)?;
    if roll.outcome.mr().is_some() {
        let length = course.fight.get(who).map_or(0, |own| own.stats.means.resistance);
        let more = delay(&course.fight, zone, length).max(pass_seconds(&course.fight));
        let due = course.fight.clock.saturating_add(more);
        course.happen(Event::HeldOn { who, zone, due });
    } else {
        lose(course, who, zone);
    }
    Ok(())
}

/// Tells of everybody whose senses went or came back by what was decided: no breath, the last malaise box, a
/// head or torso at 0; no psychic balance (rules 11 and 12).
pub fn tell_states(course: &mut Course, before: &Encounter) {
    for own in &before.combatants {
        let Some(after) = course.fight.get(own.id) else { continue };
        let (who, was, is, up) = (own.id, before.status(own), course.fight.status(after), course.fight.is_up(after));
        let event = if is.is_senseless() && (before.is_up(own) || was == Status::Stunned) {
            Event::Senseless { who }
        } else if up && (was.is_senseless() || was == Status::Stunned) {
            Event::CameTo { who }
        } else if is == Status::Mad && was != Status::Mad && before.is_up(own) {
            Event::Shocked { who }
        } else {
            continue;
        };
        course.happen(event);
    }
}

/// A zone is gone for good; without head or torso nobody lives.
pub fn lose(course: &mut Course, who: Id, zone: Zone) {
    course.happen(Event::ZoneLost { who, zone });
    if !zone.is_limb() {
        course.happen(Event::Died { who });
    }
}
