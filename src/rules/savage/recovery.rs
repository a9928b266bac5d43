//! Coming out of Shaken: the Spirit roll, or a benny (rules 10.3).

use crate::dice::Dice;

use super::attackers::why_not;
use super::course::{Course, Decided, no};
use super::event::Event;
use super::fact::Bought;
use super::open::{Reopen, Rolls};
use super::refusal::Refusal;
use super::state::{Combatant, Places};
use super::stats::{Attribute, Trait};
use super::trait_roll::{Reason, Spec, Target, TraitRoll};

/// The Spirit roll of one figure.
#[must_use]
pub fn spec(who: &Combatant, member: usize) -> Spec {
    let reflexes = if who.stats.has("Combat Reflexes") { 2 } else { 0 };
    let place = (who.vital.members.len() > 1).then_some(member);
    let spec = Spec::of(who, place, Trait::Attribute(Attribute::Spirit), 4).plus(Reason::CombatReflexes, reflexes);
    who.effect_recovery(member).fold(spec, |spec, (kind, value)| spec.plus(Reason::Effect(kind), value))
}

/// The Shaken figures that are meant, counted from 0.
fn shaken(who: &Combatant, member: Option<usize>) -> Places {
    if !who.is_up() {
        return Places::new();
    }
    let figures = who.vital.members.iter().enumerate();
    let meant = |place: usize| member.is_none_or(|named| named == place);
    figures.filter(|(place, figure)| meant(*place) && figure.shaken && !figure.out).map(|(place, _)| place).collect()
}

/// Decides the Spirit roll of each Shaken figure that is meant.
///
/// # Errors
/// Nobody of it is Shaken, or it is down; all have rolled in this turn; the dice do not fit.
pub fn decide(course: &mut Course<'_>, who: Target, dice: &mut dyn Dice) -> Decided<()> {
    let combatant = course.get(who.id)?;
    let shaken = shaken(combatant, who.member);
    if shaken.is_empty() {
        return no(if combatant.is_up() { Refusal::NotShaken(who.id) } else { why_not(combatant, who.member) });
    }
    let counts = course.fight.round > 0;
    let tried = |place: &usize| combatant.vital.members.get(*place).is_some_and(|figure| figure.tried);
    let mut rolls = Rolls::new();
    for member in shaken.into_iter().filter(|place| !(counts && tried(place))) {
        spec(combatant, member).roll_behind(&mut rolls, dice)?;
    }
    if rolls.is_empty() {
        return no(Refusal::Tried(who.id));
    }
    course.close_offers();
    course.roll(Reopen::Recover(rolls), consequences);
    Ok(())
}

fn outcome(course: &mut Course<'_>, roll: &TraitRoll) {
    let (who, member) = (roll.who.id, roll.who.member.unwrap_or(0));
    course.happen(if roll.success() {
        Event::Unshaken { who, member, acts: roll.raises() > 0 }
    } else {
        Event::StayedShaken { who, member }
    });
}

/// What follows from a recovery.
pub fn consequences(course: &mut Course<'_>, recovery: &Reopen) {
    let Reopen::Recover(rolls) = recovery else { return };
    for roll in rolls {
        outcome(course, roll);
    }
}

/// Decides a benny against Shaken: it acts at once on its own turn, and when its turn comes
/// otherwise.
///
/// # Errors
/// It is not Shaken, or down; no benny is left.
pub fn unshake(course: &mut Course<'_>, who: Target) -> Decided<()> {
    let combatant = course.get(who.id)?;
    let Some(member) = shaken(combatant, who.member).first().copied() else {
        let why = if combatant.is_up() { Refusal::NotShaken(who.id) } else { why_not(combatant, who.member) };
        return no(why);
    };
    course.spend(who.id, Bought::Unshake(who.id))?;
    course.close_offers();
    course.happen(Event::Unshaken { who: who.id, member, acts: true });
    Ok(())
}
