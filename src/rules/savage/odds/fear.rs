//! Fire that keeps heads down: a Spirit roll for each whom it finds (rules 9.6).

use super::blow::{Chances, Hits, MISSED, STATES, Victim, stands};
use super::roll::Roll;

/// What it does to somebody whom it finds: a failure shakes, and a natural 1 strikes besides as a hit does.
pub(super) fn under_fire(spirit: &Roll, victim: &Victim, strikes: &Hits) -> Hits {
    let odds = spirit.odds();
    let one = spirit.one();
    let both = spirit.reaches_on_one(spirit.tn.into());
    let mut row: Chances = [0.0; STATES];
    let calm = alone(stands(0, victim.shaken));
    let shaken = alone(stands(0, true));
    row[stands(0, victim.shaken)] += odds.success - both;
    row[stands(0, true)] += 1.0 - odds.success - (one - both);
    strikes.strike(&calm, both, &mut row);
    strikes.strike(&shaken, one - both, &mut row);
    Hits::nothing().where_missed(row)
}

/// It stands so for sure.
fn alone(state: usize) -> Chances {
    let mut chances = [0.0; STATES];
    chances[if state < STATES { state } else { MISSED }] = 1.0;
    chances
}
