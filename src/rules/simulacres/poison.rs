//! Poison and illness: the test against them, and what it costs to fail (rules 16).

use crate::dice::Dice;
use crate::rules::contract::No;
use crate::view::Id;

use super::body::Body;
use super::command::{Poison, Terms};
use super::course::{Course, Decided, known};
use super::event::Event;
use super::harm;
use super::plan::{Task, plan};
use super::refusal::Refusal;
use super::roll::{Mod, Purpose, Reason, Roll};
use super::state::Encounter;
use super::stats::{Component, HUMAN, Means, Part};
use super::test::roll_of;

/// The test against a poison before its dice.
///
/// # Errors
/// It cannot act on that one: dead, life points without a zone, malaise of one who has none; or Energies
/// cannot be paid.
pub fn resisting(fight: &Encounter, who: Id, dose: &Poison, terms: &Terms) -> Result<Roll, Refusal> {
    let own = known(fight, who)?;
    let pool = matches!(own.body, Body::Pool { .. });
    if own.dead {
        return Err(Refusal::TargetDown(who));
    }
    if dose.malaise > 0 && pool {
        return Err(Refusal::NoZones(who));
    }
    if dose.pv > 0 && dose.zone.is_none() && !pool {
        return Err(Refusal::NoZone(who));
    }
    let parts = [Part::Component(Component::Body), Part::Means(Means::Resistance), Part::Domain(HUMAN.to_owned())];
    let mods = vec![Mod { reason: Reason::Virulence, amount: dose.virulence }];
    plan(fight, Task { who, purpose: Purpose::Poison, parts: &parts, talent: None, mods, combat: false }, terms)
}

/// Decides whether a poison works, and what it does then.
///
/// # Errors
/// As [`resisting`]; or a die is missing.
pub fn decide(course: &mut Course, who: Id, dose: &Poison, terms: &Terms, dice: &mut dyn Dice) -> Decided<()> {
    let roll = resisting(&course.fight, who, dose, terms).map_err(No::Refused)?;
    let roll = roll_of(course, roll, 0, dice)?;
    if roll.outcome.mr().is_some() {
        return Ok(());
    }
    if dose.malaise > 0 {
        course.happen(Event::Sickened { who, boxes: dose.malaise });
    }
    if dose.pv > 0 || dose.ps > 0 {
        harm::told(course, who, dose.zone, dose.pv, dose.ps)?;
    }
    Ok(())
}
