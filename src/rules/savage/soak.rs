//! The Soak roll: a benny and Vigor against the wounds of one hit (rules 10.5).

use crate::dice::Dice;
use crate::view::Id;

use super::course::{Course, Decided, no};
use super::event::Event;
use super::fact::Bought;
use super::open::{Offer, Open, Pending, Reopen};
use super::refusal::Refusal;
use super::state::{Combatant, Encounter};
use super::stats::{Attribute, Trait};
use super::strike::hurt;
use super::trait_roll::{Reason, Spec, TraitRoll};

/// The wounds that this combatant may soak now.
#[must_use]
pub fn offer_to(fight: &Encounter, who: Id) -> Option<&Offer> {
    fight.pending.iter().find_map(|owed| match owed {
        Pending::Soak(offer) if offer.who == who => Some(&**offer),
        Pending::Soak(_) | Pending::Damage(_) | Pending::Incapacitation { .. } | Pending::Bleeding { .. } => None,
    })
}

/// The roll: Vigor against 4 as the victim stood before the hit, so that the wounds which are
/// soaked do not hinder it; Elan counts, a benny having bought it.
#[must_use]
pub fn spec(victim: &Combatant, offer: &Offer) -> Spec {
    let before = Combatant { vital: offer.before.clone(), ..victim.clone() };
    let elan = if victim.stats.has("Elan") { 2 } else { 0 };
    Spec::of(&before, None, Trait::Attribute(Attribute::Vigor), 4).plus(Reason::Elan, elan)
}

/// Decides a Soak roll.
///
/// # Errors
/// No wound of a hit just taken waits; no benny is left; or the dice do not fit.
pub fn decide(course: &mut Course, who: Id, dice: &mut dyn Dice) -> Decided<()> {
    let Some(offer) = offer_to(&course.fight, who).cloned() else { return no(Refusal::NothingToSoak(who)) };
    let spec = spec(course.get(who)?, &offer);
    course.spend(who, Bought::Soak(who))?;
    let roll = spec.roll(dice)?;
    course.happen(Event::Rolled(Box::new(Reopen::Soak(roll, Box::new(offer)))));
    consequences(course)
}

/// Decides that the wounds stand, and the offer to soak them is gone.
///
/// # Errors
/// No wound of a hit just taken waits.
pub fn take(course: &mut Course, who: Id) -> Decided<()> {
    if offer_to(&course.fight, who).is_none() {
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

/// What follows from the Soak that is open: how the victim stood before the hit, and what is
/// left of the wounds; without any left it is not Shaken either, even if it was before.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn consequences(course: &mut Course) -> Decided<()> {
    let Some(Open { what: Reopen::Soak(roll, offer), .. }) = &course.fight.open else { return Ok(()) };
    let (who, of) = (offer.who, offer.wounds);
    let removed = removed(roll, of);
    let offer = (**offer).clone();
    course.happen(Event::Soaked { who, of, removed });
    if removed < of {
        return hurt(course, &offer, of - removed);
    }
    if course.get(who)?.is_shaken() {
        course.happen(Event::Unshaken { who, member: 0, acts: true });
    }
    Ok(())
}
