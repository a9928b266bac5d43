//! How likely a blow strikes the weapon from somebody's hand: Strength against the damage (rules 9.12).

use crate::dice::Die;

use super::super::attack::Plan;
use super::super::open::{Peril, Resisted};
use super::super::resist;
use super::super::state::Encounter;
use super::super::strike::standing;
use super::super::trait_roll::Target;
use super::blow::Blow;
use super::roll::Roll;
use super::sum::Sum;

/// No Strength holds against so many pips of damage with a chance that any number of digits would show.
const MOST: u16 = 400;

/// The chance that the weapon falls; none of an attack that is not at one.
#[must_use]
pub fn of_disarm(fight: &Encounter, plan: &Plan) -> Option<f64> {
    plan.hit.disarms.as_ref()?;
    let whom = plan.hit.whom;
    let victim = fight.get(whom.id)?;
    let who = Target { id: whom.id, member: standing(fight, whom) };
    let spec = resist::spec(victim, &Resisted { who, from: Peril::Disarmed(plan.hit.clone(), 0) });
    let spec = plan.more.as_ref().and_then(|more| more.specs.first()).map(|attack| (Roll::from(attack), spec))?;
    let (attack, strength) = (spec.0.odds(), Roll::from(&spec.1));
    let blow = Blow::from(&*plan.hit);
    let [once, raised] = [false, true].map(|raise| drops(&blow, raise, &strength));
    Some((attack.success - attack.raise) * once + attack.raise * raised)
}

/// The same once the blow has struck.
fn drops(blow: &Blow, raise: bool, strength: &Roll) -> f64 {
    let dice = if raise { blow.dice.with(Die::D6) } else { blow.dice };
    let reaches = Sum::of(dice, i64::from(MOST)).reaches((0..=MOST).map(i64::from));
    let total = |sum: u16| (i64::from(sum) + i64::from(blow.flat)) * if blow.doubled { 2 } else { 1 };
    let each =
        reaches.windows(2).zip(0..).map(|(pair, sum)| (pair[0] - pair[1]) * (1.0 - strength.reaches(total(sum))));
    each.sum::<f64>() + reaches.last().copied().unwrap_or(0.0)
}
