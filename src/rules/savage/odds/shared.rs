//! One roll whose dice are shared out, and its rerolls: each is bought while nothing strikes anybody (rules 6.2).

use super::attack::rerolled;
use super::blow::{Chances, DOWN, Hits, MISSED, STATES};
use super::roll::{Roll, TraitOdds, bought};
use super::volley::{Needs, shared};

/// A victim that nothing has hit yet.
pub(super) const UNTOUCHED: Chances = {
    let mut chances = [0.0; STATES];
    chances[MISSED] = 1.0;
    chances
};

/// The roll.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shared {
    first: Roll,
    again: Roll,
    /// how many rerolls are bought on average
    more: f64,
    /// what it comes to, whomever it strikes
    pub odds: TraitOdds,
}

impl Shared {
    /// A roll that has to reach these numbers to strike anybody, with what is added to one that is bought and how
    /// many are.
    pub fn of(first: Roll, needs: &Needs, bonus: i32, rerolls: u8) -> Self {
        let again = first.plus(bonus);
        let fails = |roll: &Roll| 1.0 - any(roll, needs);
        let more = fails(&first) * bought(fails(&again), rerolls.into());
        let own = Self { first, again, more, odds: TraitOdds::default() };
        let [success, raise] = own.strikes(needs);
        let critical_failure = first.critical() * again.critical().powi(rerolls.into());
        Self { odds: TraitOdds { success, raise, critical_failure }, ..own }
    }

    /// What becomes of a victim for whom the dice have to reach these numbers.
    pub fn over(&self, needs: &Needs, hits: &[Hits; 2]) -> Chances {
        let mut now = shared(&self.first, needs, hits, &UNTOUCHED);
        if self.more > 0.0 {
            rerolled(&mut now, &shared(&self.again, needs, hits, &UNTOUCHED), &UNTOUCHED, self.more);
        }
        now
    }

    /// The chance that anything strikes, and that anything does with a raise.
    pub fn strikes(&self, needs: &Needs) -> [f64; 2] {
        [STRIKES, RAISES].map(|hits| self.over(needs, &hits)[DOWN])
    }
}

/// Every hit tells.
pub(super) const STRIKES: [Hits; 2] = [Hits::fells(), Hits::fells()];
/// Every raise tells.
pub(super) const RAISES: [Hits; 2] = [Hits::nothing(), Hits::fells()];

fn any(roll: &Roll, needs: &Needs) -> f64 {
    shared(roll, needs, &STRIKES, &UNTOUCHED)[DOWN]
}
