//! Several rolls of one attack, a die each: what they come to together, where the worst of them is rolled again (rules 9.7).

use std::collections::BTreeMap;

use super::roll::Roll;

/// More misses than these are not told apart: whoever misses by so much will hardly ever hit.
const MISSES: i64 = 48;

/// One of the rolls.
#[derive(Clone, Copy, Debug)]
pub(super) struct Throw {
    /// as it is made
    pub first: Roll,
    /// as a benny buys it
    pub again: Roll,
    /// what its result has to reach
    pub tn: i64,
    /// what its target adds to the result
    pub aside: i64,
}

/// What a roll has come to, from the worst; a benny goes by the total of a miss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fell {
    Critical(i64),
    Missed(i64),
    Hit,
    Raise,
}

impl Fell {
    pub const fn hits(self) -> bool {
        matches!(self, Self::Hit | Self::Raise)
    }

    /// The same where the total of a miss no longer matters.
    const fn told(self) -> Self {
        match self {
            Self::Critical(_) => Self::Critical(0),
            Self::Missed(_) => Self::Missed(0),
            Self::Hit | Self::Raise => self,
        }
    }
}

impl Throw {
    /// What it can come to, and how likely.
    pub fn falls(&self, roll: &Roll) -> Vec<(Fell, f64)> {
        let reaches = |total: i64| roll.reaches(total - self.aside);
        let lowest = roll.lowest() + self.aside;
        let mut all: Vec<(Fell, f64)> = vec![(Fell::Critical(roll.ones() + self.aside), roll.critical())];
        let missed = |total: i64| (Fell::Missed(total), reaches(total) - reaches(self.next(roll, total)));
        all.extend((lowest..self.last(roll)).map(missed));
        all.push((Fell::Hit, reaches(self.tn) - reaches(self.tn + 4)));
        all.push((Fell::Raise, reaches(self.tn + 4)));
        all.retain(|(_, chance)| *chance > 0.0);
        all
    }

    /// The total beyond the last miss that is told apart.
    fn last(&self, roll: &Roll) -> i64 {
        self.tn.min((roll.lowest() + self.aside).saturating_add(MISSES))
    }

    /// What is told apart from this total next: the last miss stands for all that follow.
    pub fn next(&self, roll: &Roll, total: i64) -> i64 {
        if total + 1 == self.last(roll) { self.tn } else { total + 1 }
    }
}

/// A roll with all that it can come to, from the worst.
struct Ladder {
    rungs: Vec<Fell>,
    /// the place of each rung in the table of all rolls, from one to the next
    stride: usize,
    first: Vec<(Fell, f64)>,
    again: Vec<(usize, f64)>,
}

/// What all rolls come to, one entry for each way. So many rerolls go to the worst roll of the moment, the
/// earlier one of two alike, while it misses; the better result counts (rules 6.2).
pub(super) fn together(rolls: &[Throw], rerolls: u8) -> Vec<(Vec<Fell>, f64)> {
    let mut size = 1;
    let mut ladders: Vec<Ladder> = Vec::with_capacity(rolls.len());
    for roll in rolls {
        let (first, again) = (roll.falls(&roll.first), roll.falls(&roll.again));
        let mut rungs: Vec<Fell> = first.iter().chain(&again).map(|(fell, _)| *fell).collect();
        rungs.sort_unstable();
        rungs.dedup();
        let place = |fell: Fell| rungs.partition_point(|own| *own < fell);
        let again = again.into_iter().map(|(fell, chance)| (place(fell), chance)).collect();
        let stride = size;
        size *= rungs.len();
        ladders.push(Ladder { rungs, stride, first, again });
    }
    let mut now = vec![1.0; size];
    for (at, mass) in now.iter_mut().enumerate() {
        for own in &ladders {
            let fell = own.at(at).1;
            *mass *= own.first.iter().find(|(first, _)| *first == fell).map_or(0.0, |(_, chance)| *chance);
        }
    }
    for _ in 0..rerolls {
        now = once_more(&ladders, &now);
    }
    let mut told: BTreeMap<Vec<Fell>, f64> = BTreeMap::new();
    for (at, mass) in now.iter().enumerate().filter(|(_, mass)| **mass > 0.0) {
        let fell = ladders.iter().map(|own| own.at(at).1.told()).collect();
        *told.entry(fell).or_default() += mass;
    }
    told.into_iter().collect()
}

impl Ladder {
    /// On which rung this roll stands at a place of the table.
    fn at(&self, place: usize) -> (usize, Fell) {
        let rung = place / self.stride % self.rungs.len();
        (rung, self.rungs.get(rung).copied().unwrap_or(Fell::Raise))
    }
}

/// The table of all rolls after one reroll of the worst.
fn once_more(ladders: &[Ladder], now: &[f64]) -> Vec<f64> {
    let mut next = vec![0.0; now.len()];
    for (at, mass) in now.iter().enumerate().filter(|(_, mass)| **mass > 0.0) {
        match ladders.iter().min_by_key(|own| own.at(at).1).filter(|own| !own.at(at).1.hits()) {
            None => next[at] += mass,
            Some(worst) => {
                let (had, _) = worst.at(at);
                for (rung, chance) in &worst.again {
                    next[at + (*rung).max(had).saturating_sub(had) * worst.stride] += mass * chance;
                }
            }
        }
    }
    next
}
