//! Soak rolls against the wounds of one hit (rules 10.5).

use super::roll::Roll;

/// Chances below this are none: what is neglected of one attack is less.
const NEGLIGIBLE: f64 = 1e-14;

/// The Vigor roll of somebody who soaks every wound while a benny is left for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Soak {
    /// the roll with all modifiers but that of its wounds
    pub roll: Roll,
    /// how many of its wounds bring no penalty (Nerves of Steel)
    pub ignored: u8,
    /// the bennies for each hit: one for the roll, then one for each reroll while a wound is left
    pub bennies: u8,
}

/// What becomes of the wounds of one hit.
#[derive(Clone, Debug, PartialEq)]
pub struct SoakOdds {
    /// the chance that so many are taken away, from none to all
    pub removed: Vec<f64>,
    /// the chance that what is left takes the victim down
    pub down: f64,
}

impl Soak {
    /// The chance that a victim with so many wounds before the hit takes away at least 0, 1, 2…
    /// wounds; the list ends where the chance is negligible.
    pub(super) fn removes(&self, before: u8) -> Vec<f64> {
        let hurt = before.min(3).saturating_sub(self.ignored);
        let roll = self.roll.plus(-i32::from(hurt));
        let mut chances = vec![1.0];
        let mut total = i64::from(roll.tn);
        loop {
            let once = roll.reaches(total);
            let chance = if self.bennies == 1 { once } else { 1.0 - (1.0 - once).powi(i32::from(self.bennies)) };
            if chance < NEGLIGIBLE {
                return chances;
            }
            chances.push(chance);
            total += 4;
        }
    }

    /// What becomes of so many wounds of one hit, where the victim had some before and its limit
    /// is three (rules 10.4).
    ///
    /// ```
    /// # use abordage::rules::savage::odds::{Roll, Soak};
    /// let soak = Soak { roll: Roll::plain("d6".parse().expect("a Trait"), true, 0), ignored: 0, bennies: 1 };
    /// assert_eq!(soak.odds(0, 1).removed, [0.25, 0.75]);
    /// ```
    #[must_use]
    pub fn odds(&self, before: u8, wounds: u8) -> SoakOdds {
        let chances = self.removes(before);
        let at_least = |count: u8| chances.get(usize::from(count)).copied().unwrap_or(0.0);
        let exactly = |count: u8| at_least(count) - if count < wounds { at_least(count + 1) } else { 0.0 };
        let removed: Vec<f64> = (0..=wounds).map(exactly).collect();
        // So many must go, or it is down.
        let least = (before + wounds).saturating_sub(3);
        SoakOdds { removed, down: 1.0 - at_least(least) }
    }
}
