//! How likely a test is, before its dice: every way in which they can fall, counted.

use super::options::Options;
use super::roll::Roll;
use super::throw::{Bare, further, read};

/// What a test may come to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Odds {
    /// how likely each margin of a success is, with all its dice, by its number
    pub margins: Vec<f64>,
    /// how likely a critical success is
    pub critical: f64,
    /// how likely a critical failure is
    pub fumble: f64,
}

impl Odds {
    /// How likely it succeeds.
    #[must_use]
    pub fn success(&self) -> f64 {
        self.margins.iter().sum()
    }

    /// So likely a margin more.
    fn add(&mut self, margin: usize, share: f64) {
        if self.margins.len() <= margin {
            self.margins.resize(margin + 1, 0.0);
        }
        if let Some(own) = self.margins.get_mut(margin) {
            *own += share;
        }
    }
}

/// How likely each sum of so many dice is, by the sum.
#[must_use]
pub fn sums(dice: u8) -> Vec<f64> {
    let mut ways = vec![1.0];
    for _ in 0..dice {
        let mut more = vec![0.0; ways.len() + 6];
        for (sum, share) in ways.iter().enumerate() {
            for own in more.iter_mut().skip(sum + 1).take(6) {
                *own += share / 6.0;
            }
        }
        ways = more;
    }
    ways
}

/// The chances of a planned test.
#[must_use]
pub fn of(roll: &Roll, options: &Options) -> Odds {
    let mut odds = Odds::default();
    for (sum, share) in sums(2).into_iter().enumerate().skip(2) {
        let bare = read(roll.value(), u8::try_from(sum).unwrap_or(12), roll.threshold, options);
        let mr = match bare {
            Bare::Fumble { .. } => {
                odds.fumble += share;
                continue;
            }
            Bare::Failure { .. } => continue,
            Bare::Critical { mr } => {
                odds.critical += share;
                mr
            }
            Bare::Hair => {
                odds.critical += share;
                0
            }
            Bare::Success { mr } => mr,
        };
        let (extra, power) = further(bare, roll.extra, roll.stake.dice, options);
        for (more, own) in sums(extra.saturating_add(power)).into_iter().enumerate().filter(|(_, own)| *own > 0.0) {
            odds.add(usize::try_from(mr).unwrap_or(0) + more, share * own);
        }
    }
    odds
}
