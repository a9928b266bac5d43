//! The traditional way: a fixed ritual, a roll of the arcane skill (rules 15.4).

use std::sync::Arc;

use crate::dice::{Dice, Told};

use super::super::action::{bound, taken};
use super::super::affected::on_actions;
use super::super::course::{Course, Decided, no};
use super::super::deed::Deed;
use super::super::event::Event;
use super::super::open::Reopen;
use super::super::refusal::Refusal;
use super::super::state::Encounter;
use super::super::stats::Trait;
use super::super::trait_roll::{Reason, Spec, Target, TraitRoll};
use super::casting::Ritual;
use super::drain::drain;
use super::happening::Happening;
use super::knows::{Able, able};
use super::order::Intent;
use super::raises;
use super::refusal::PowderRefusal;
use super::work::examine;

/// What every power is rolled against.
const TN: i32 = 4;

/// A ritual up to its roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// the power, what it is aimed at, and what a Drain would do
    pub ritual: Ritual,
    /// the roll
    pub spec: Spec,
}

/// Works out a ritual up to its roll.
///
/// # Errors
/// Who cannot act, has no such power or no skill for it, or is in the middle of a game of cards.
pub fn prepared(fight: &Encounter, intent: &Intent, modifier: i32) -> Result<Prepared, Refusal> {
    let who = intent.who;
    let Able { adept, power, combatant, member } = able(fight, intent)?;
    let skill = Trait::named(&adept.skill);
    if combatant.level(&skill).is_none() {
        return Err(Refusal::Powder(PowderRefusal::Unskilled(who.id)));
    }
    let me = Target { id: who.id, member: Some(member) };
    bound(fight, me)?;
    let further = if fight.options.combat.turns.castings_add_up { i32::from(taken(fight, me)) } else { 0 };
    let place = (combatant.vital.members.len() > 1).then_some(member);
    let options = fight.options.black_powder.unwrap_or_default();
    let spec = Spec::of(combatant, place, skill, TN).plus(Reason::Actions, -2 * further);
    let mut spec = spec.plus(Reason::Other, modifier);
    on_actions(&mut spec, &combatant.vital, Some(member));
    Ok(Prepared {
        ritual: Ritual {
            power: power.name.clone(),
            at: intent.at.clone(),
            drain: intent.drain.unwrap_or(options.drain),
        },
        spec,
    })
}

/// Decides a ritual.
///
/// # Errors
/// See [`prepared`]; or the dice do not fit.
pub fn decide(course: &mut Course<'_>, intent: &Intent, modifier: i32, dice: &mut dyn Dice) -> Decided<()> {
    let Prepared { ritual, spec } = match prepared(course.fight, intent, modifier) {
        Ok(prepared) => prepared,
        Err(refusal) => return no(refusal),
    };
    course.close_offers();
    raises::settle(course)?;
    examine(course, spec.who.id, &ritual.power, &ritual.at, dice)?;
    let roll = spec.roll(dice)?;
    course.happen(Event::Deed(Deed::Acted { who: roll.who, whole: false }));
    course.roll(Reopen::Ritual(roll, Arc::new(ritual)), consequences)
}

/// How many Drains a roll costs: two for a natural 1 on the Trait die, whatever the Wild Die made of it,
/// else one for a failure (C-18, C-39).
#[must_use]
pub fn drains(roll: &TraitRoll) -> u8 {
    let natural = roll.dice.first().is_some_and(crate::dice::Throw::is_one);
    let told = roll.told.first().is_some_and(|entry| entry.crit || entry.told == Told::Dice(1));
    if natural || told { 2 } else { u8::from(!roll.success()) }
}

/// What follows from the ritual that is open: the power works or does not, and Drain.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn consequences(course: &mut Course<'_>, performed: &Reopen) -> Decided<()> {
    let Reopen::Ritual(roll, ritual) = performed else { return Ok(()) };
    let (who, ritual): (Target, Arc<Ritual>) = (roll.who, Arc::clone(ritual));
    let (success, total, drains) = (roll.success(), roll.total(), drains(roll));
    let raises = u8::try_from(roll.raises()).unwrap_or(u8::MAX);
    let Ritual { power, at, drain: rule } = &*ritual;
    let power = power.clone();
    course.happen(Event::Powder(Box::new(Happening::Performed { who: who.id, power, total, success, raises, drains })));
    if drains > 0 {
        drain(course, who, drains, *rule)?;
    }
    if success { raises::won(course, who, &ritual.power, at, raises) } else { Ok(()) }
}
