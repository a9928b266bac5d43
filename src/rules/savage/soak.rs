//! The Soak roll: a benny and Vigor against the wounds of one hit (rules 10.5).

use std::sync::Arc;

use crate::dice::Dice;
use crate::view::Id;

use super::course::{Course, Decided, no};
use super::event::Event;
use super::fact::Bought;
use super::open::{Offer, Pending, Reopen};
use super::refusal::Refusal;
use super::state::{Combatant, Encounter};
use super::stats::{Attribute, Trait};
use super::strike::hurt;
use super::trait_roll::{Reason, Spec, TraitRoll};

/// The wounds that this combatant may soak now.
#[must_use]
pub fn offer_to(fight: &Encounter, who: Id) -> Option<&Arc<Offer>> {
    fight.pending.iter().find_map(|owed| match owed {
        Pending::Soak(offer) if offer.who == who => Some(offer),
        Pending::Soak(_)
        | Pending::Damage(_)
        | Pending::Incapacitation { .. }
        | Pending::Bleeding { .. }
        | Pending::Resist(_)
        | Pending::Stray(_)
        | Pending::Bystander(_)
        | Pending::Free(_)
        | Pending::Upkeep { .. }
        | Pending::Raises(_)
        | Pending::Astray { .. } => None,
    })
}

/// The roll: Vigor against 4 as the victim stood before the hit, so that the wounds which are
/// soaked do not hinder it; Elan counts, a benny having bought it.
#[must_use]
pub fn spec(victim: &Combatant, offer: &Offer) -> Spec {
    let elan = if victim.stats.has("Elan") { 2 } else { 0 };
    Spec::in_state(victim, &offer.before, None, Trait::Attribute(Attribute::Vigor), 4).plus(Reason::Elan, elan)
}

/// Decides a Soak roll.
///
/// # Errors
/// No wound of a hit just taken waits; no benny is left; or the dice do not fit.
pub fn decide(course: &mut Course<'_>, who: Id, dice: &mut dyn Dice) -> Decided<()> {
    let Some(offer) = offer_to(course.fight, who).cloned() else { return no(Refusal::NothingToSoak(who)) };
    let spec = spec(course.get(who)?, &offer);
    course.spend(who, Bought::Soak(who))?;
    let roll = spec.roll(dice)?;
    course.roll(Reopen::Soak(roll, offer), consequences)
}

/// Decides that the wounds stand, and the offer to soak them is gone.
///
/// # Errors
/// No wound of a hit just taken waits.
pub fn take(course: &mut Course<'_>, who: Id) -> Decided<()> {
    if offer_to(course.fight, who).is_none() {
        return no(Refusal::NothingToSoak(who));
    }
    course.happen(Event::SoakClosed { who });
    Ok(())
}

/// How many wounds a roll takes away: one for the success, one for each raise.
#[must_use]
pub fn removed(roll: &TraitRoll, wounds: i32) -> i32 {
    if roll.success() { (1 + roll.raises()).min(wounds) } else { 0 }
}

/// What follows from a Soak: how the victim stood before the hit, and what is
/// left of the wounds; without any left it is not Shaken either, even if it was before.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn consequences(course: &mut Course<'_>, soak: &Reopen) -> Decided<()> {
    let Reopen::Soak(roll, offer) = soak else { return Ok(()) };
    let (who, of, aimed) = (offer.who, offer.wounds, offer.location);
    let removed = removed(roll, of);
    course.happen(Event::Soaked { who, of, removed });
    if removed < of {
        return hurt(course, who, of - removed, (aimed, offer.nonlethal));
    }
    if course.get(who)?.is_shaken() {
        course.happen(Event::Unshaken { who, member: 0, acts: true });
    }
    Ok(())
}
