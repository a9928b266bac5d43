//! Plain and opposed Trait rolls (rules 2 and 4).

use crate::dice::Dice;
use crate::rules::contract::No;
use crate::view::Id;

use super::affected::on_actions;
use super::attackers::why_not;
use super::course::{Course, Decided, known};
use super::open::Reopen;
use super::refusal::Refusal;
use super::state::{Combatant, Encounter};
use super::stats::Trait;
use super::trait_roll::{Reason, Spec, Target, TraitRoll};

/// A roll of somebody who stands: the member that was named, else the first that does.
fn spec(fight: &Encounter, who: Target, what: Trait, tn: i32, modifier: i32) -> Result<Spec, Refusal> {
    let combatant = known(fight, who.id)?;
    if !combatant.is_up() && !combatant.is_wild() {
        return Err(why_not(combatant, who.member));
    }
    Ok(Spec::of(combatant, place(combatant, who.member), what, tn).plus(Reason::Other, modifier))
}

/// What somebody does in its own turn is an action: what burdens those counts.
fn acting(fight: &Encounter, mut spec: Spec) -> Spec {
    let Target { id, member } = spec.who;
    if let Some(who) = fight.get(id).filter(|_| fight.turn.current == Some(id)) {
        on_actions(&mut spec, &who.vital, member);
    }
    spec
}

/// The figure that rolls: of a single one nothing is said.
#[must_use]
pub fn place(who: &Combatant, member: Option<usize>) -> Option<usize> {
    if who.vital.members.len() > 1 { member.or_else(|| who.first_up()) } else { None }
}

/// Decides a Trait roll.
///
/// # Errors
/// Nobody of it stands; or the dice do not fit.
pub fn roll(
    course: &mut Course<'_>,
    who: Target,
    what: Trait,
    tn: i32,
    modifier: i32,
    dice: &mut dyn Dice,
) -> Decided<()> {
    let spec = spec(course.fight, who, what, tn, modifier).map_err(No::Refused)?;
    let roll = acting(course.fight, spec).roll(dice)?;
    course.roll(Reopen::Roll(roll), |_, _| ());
    Ok(())
}

/// A roll of the arcane skill gains by a domain that the other side has not (rules 15.5).
fn owning(fight: &Encounter, spec: Spec, other: Id) -> Spec {
    let bonus = super::black_powder::advance::domain_bonus(fight, &spec, other);
    spec.plus(Reason::Domain, bonus)
}

/// One side of an opposed roll: who, on what, and a free number.
pub type Side = (Target, Trait, i32);

/// Both rolls of an opposed roll before they are made, the active side first (rules 4.1).
///
/// # Errors
/// Nobody of a side stands.
pub fn sides(fight: &Encounter, active: Side, resisting: Side) -> Result<[Spec; 2], Refusal> {
    let (who, whom) = (active.0.id, resisting.0.id);
    let mine = spec(fight, active.0, active.1, 4, active.2)?;
    let theirs = spec(fight, resisting.0, resisting.1, 4, resisting.2)?;
    Ok([acting(fight, owning(fight, mine, whom)), owning(fight, theirs, who)])
}

/// Decides an opposed roll: the active side first (rules 4.1).
///
/// # Errors
/// Nobody of a side stands; or the dice do not fit.
pub fn oppose(course: &mut Course<'_>, active: Side, resisting: Side, dice: &mut dyn Dice) -> Decided<()> {
    let [mine, theirs] = sides(course.fight, active, resisting).map_err(No::Refused)?;
    let (mine, theirs) = both(course, mine, theirs, dice)?;
    course.roll(Reopen::Oppose(mine, theirs.into()), |_, _| ());
    Ok(())
}

/// Both sides roll, the active one first (rules 4.1 to 4.4).
///
/// # Errors
/// The dice do not fit.
pub fn both(course: &Course<'_>, mine: Spec, theirs: Spec, dice: &mut dyn Dice) -> Decided<(TraitRoll, TraitRoll)> {
    let (mut mine, mut theirs) = (mine.roll(dice)?, theirs.roll(dice)?);
    mine.least = course.fight.options.opposed_needs_success.then_some(mine.tn);
    for roll in [&mut mine, &mut theirs] {
        roll.wins_ties = course.get(roll.who.id)?.stats.has("Killer Instinct");
    }
    Ok((mine, theirs))
}
