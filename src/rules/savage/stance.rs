//! A turn spent on guarding or on aiming: Defend, Full Defense, Aim (rules 9.6 and 9.10).

use smallvec::smallvec;

use crate::dice::Dice;

use super::action::{played, spend, whole_turn};
use super::course::{Course, Decided, no};
use super::effect::{Alters, Effect, EffectKind, Until, Way};
use super::lasting;
use super::open::Reopen;
use super::refusal::Refusal;
use super::rule::Rule;
use super::state::{Combatant, Encounter};
use super::stats::{FIGHTING, Trait};
use super::trait_roll::{Reason, Spec, Target};

/// What aiming adds to the next shot or throw (rules 9.6).
const AIM: i32 = 2;

/// The roll of a Full Defense: Fighting, and a success is more than Parry (rules 9.10).
#[must_use]
pub fn spec(fight: &Encounter, who: &Combatant, member: Option<usize>) -> Spec {
    let place = member.or_else(|| who.first_up()).unwrap_or(0);
    let several = who.vital.members.len() > 1;
    let prone = who.vital.members.get(place).is_some_and(|figure| figure.prone);
    let spec = Spec::of(who, Some(place).filter(|_| several), Trait::skill(FIGHTING), who.parry(place) + 1);
    spec.plus(Reason::FullDefense, fight.options.combat.turns.full_defense_bonus)
        .plus(Reason::Prone, if prone { -2 } else { 0 })
}

/// Decides to Defend: Parry is higher to the next action, and nothing else is done but walking.
///
/// # Errors
/// The table plays without it; it cannot act, has acted, or has run.
pub fn defend(course: &mut Course<'_>, who: Target) -> Decided<()> {
    played(course, Rule::Defend)?;
    standing_still(course, who, false)?;
    spend(course, who, true)?;
    begin(course, who, EffectKind::Defend, Alters::Parry(course.fight.options.combat.turns.defend));
    Ok(())
}

/// Decides a Full Defense: a Fighting roll stands in for Parry to the next action where it is higher, and
/// nothing else is done at all.
///
/// # Errors
/// As for [`defend`]; it has moved; the dice do not fit.
pub fn full(course: &mut Course<'_>, who: Target, dice: &mut dyn Dice) -> Decided<()> {
    played(course, Rule::FullDefense)?;
    standing_still(course, who, true)?;
    spend(course, who, true)?;
    let roll = spec(course.fight, course.get(who.id)?, who.member).roll(dice)?;
    course.roll(Reopen::Guard(roll, who), consequences);
    Ok(())
}

/// What follows from the roll: it stands in for Parry where it is higher.
pub fn consequences(course: &mut Course<'_>, what: &Reopen) {
    let Reopen::Guard(roll, who) = what else { return };
    if roll.success() {
        begin(course, *who, EffectKind::FullDefense, Alters::ParryAtLeast(roll.total()));
    }
}

/// Decides to aim for a whole turn: the next shot or throw is surer, unless it moves or is Shaken first.
///
/// # Errors
/// The table plays without it; it cannot act, or has acted or moved.
pub fn aim(course: &mut Course<'_>, who: Target) -> Decided<()> {
    played(course, Rule::Aim)?;
    standing_still(course, who, true)?;
    spend(course, who, true)?;
    let mut until = smallvec![Until::Attack(who.id), Until::Shaken(who.id)];
    if course.fight.options.combat.turns.moving_spoils_aim {
        until.push(Until::Moves(who.id));
    }
    let effect = Effect { until, ..own(course, who, EffectKind::Aim, Alters::Attacks(Way::Ranged, AIM)) };
    lasting::begin(course, who.id, effect);
    Ok(())
}

/// Whether the whole turn is still there: nothing was done with it, nobody ran, and where that counts nobody moved.
fn standing_still(course: &Course<'_>, who: Target, still: bool) -> Decided<()> {
    whole_turn(course, who)?;
    let combatant = course.get(who.id)?;
    if course.fight.round == 0 {
        return Ok(());
    }
    if combatant.ran {
        return no(Refusal::HasRun(who.id));
    }
    if still && combatant.has_moved(who.member) { no(Refusal::HasMoved(who.id)) } else { Ok(()) }
}

fn begin(course: &mut Course<'_>, who: Target, kind: EffectKind, does: Alters) {
    let effect = Effect { until: smallvec![Until::Action(who.id)], ..own(course, who, kind, does) };
    lasting::begin(course, who.id, effect);
}

/// Its own deed, on the figure that was meant.
fn own(course: &Course<'_>, who: Target, kind: EffectKind, does: Alters) -> Effect {
    let several = course.fight.get(who.id).is_some_and(|c| c.vital.members.len() > 1);
    Effect {
        by: Some(who.id),
        member: who.member.filter(|_| several),
        does: smallvec![does],
        ..Effect::new(lasting::next_number(course.fight), kind, kind.name().unwrap_or_default())
    }
}
