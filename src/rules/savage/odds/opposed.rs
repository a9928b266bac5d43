//! Opposed rolls and interruptions: the higher total wins (rules 4 and 8.3).

use super::roll::Roll;

/// Below this no total is worth another turn of the loop.
const NEGLIGIBLE: f64 = 1e-17;

/// The chances of an opposed roll, as the active side sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpposedOdds {
    /// wins
    pub wins: f64,
    /// wins with a raise over the other's total
    pub raise: f64,
    /// equal totals that nobody wins; an attempt then fails, an interruption is simultaneous
    pub ties: f64,
    /// loses
    pub loses: f64,
}

/// What makes an opposed roll differ from the plain one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Resisted {
    /// who wins a tie alone: the active side, the other one, or nobody (Killer Instinct)
    pub active_wins_ties: Option<bool>,
    /// what the active side has to reach besides (rules 4.4)
    pub least: Option<i32>,
}

/// The chance of each total, from the lowest that can fall, as long as it is worth it: the total,
/// its chance, and the chance of a greater one.
fn totals(chance: impl Fn(i64) -> f64, lowest: i64) -> impl Iterator<Item = (i64, f64)> {
    let mut here = chance(lowest);
    (lowest..).map_while(move |total| {
        let (now, next) = (here, chance(total + 1));
        here = next;
        (now > NEGLIGIBLE).then_some((total, now - next))
    })
}

/// What an opposed roll comes to. A critical failure loses, and of two the active side does.
#[must_use]
pub fn opposed(active: &Roll, other: &Roll, how: Resisted) -> OpposedOdds {
    let least = how.least.map_or(i64::MIN, i64::from);
    let mut odds = OpposedOdds { wins: 0.0, raise: 0.0, ties: 0.0, loses: 0.0 };
    let enough = |total: i64| active.reaches(total.max(least).max(active.lowest()));
    for (total, chance) in totals(|total| other.reaches(total), other.lowest()) {
        let (even, more) = (enough(total), enough(total + 1));
        let tied = active.reaches(total) - active.reaches(total + 1);
        match how.active_wins_ties {
            Some(true) => odds.wins += chance * even,
            Some(false) => odds.wins += chance * more,
            None => {
                odds.wins += chance * more;
                odds.ties += chance * tied;
            }
        }
        odds.raise += chance * enough(total + 4);
    }
    // Against a critical failure any roll wins, by a raise only where its total is that much higher.
    odds.wins += other.critical() * enough(active.lowest());
    for (total, chance) in totals(|total| other.totals(total) - other.reaches(total), other.lowest()) {
        odds.raise += chance * enough(total + 4);
    }
    odds.loses = (1.0 - odds.wins - odds.ties).max(0.0);
    odds
}

/// What an interruption comes to: totals alone count, and a raise is nothing.
#[must_use]
pub fn interruption(interrupter: &Roll, other: &Roll) -> OpposedOdds {
    let mut odds = OpposedOdds { wins: 0.0, raise: 0.0, ties: 0.0, loses: 0.0 };
    for (total, chance) in totals(|total| other.totals(total), other.lowest()) {
        let (even, more) = (interrupter.totals(total), interrupter.totals(total + 1));
        odds.wins += chance * more;
        odds.ties += chance * (even - more);
    }
    odds.loses = (1.0 - odds.wins - odds.ties).max(0.0);
    odds
}
