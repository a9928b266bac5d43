//! A natural 1 on the Trait die of a single roll that may be made again (rules 15.4).

use std::collections::BTreeMap;

use super::roll::Roll;
use super::together::{Fell, Throw};

/// The chance that the roll that counts in the end shows a natural 1 and works, and that it shows one and fails.
/// It is made again while it fails, so often at most; the better roll counts, the earlier of two alike.
pub(super) fn natural(first: &Roll, again: &Roll, rerolls: u8) -> [f64; 2] {
    let throw = Throw { first: *first, again: *again, tn: first.tn.into(), aside: 0 };
    let falls = |roll: &Roll| {
        let mut all: BTreeMap<(Fell, bool), f64> = BTreeMap::new();
        for (fell, chance) in throw.falls(roll) {
            let ones = match fell {
                Fell::Critical(_) => chance,
                Fell::Missed(total) => roll.reaches_on_one(total) - roll.reaches_on_one(throw.next(roll, total)),
                Fell::Hit => roll.reaches_on_one(throw.tn) - roll.reaches_on_one(throw.tn + 4),
                Fell::Raise => roll.reaches_on_one(throw.tn + 4),
            };
            all.extend([((fell, true), ones), ((fell, false), chance - ones)]);
        }
        all
    };
    let mut now = falls(first);
    let once_more = falls(again);
    for _ in 0..rerolls {
        let mut next: BTreeMap<(Fell, bool), f64> = BTreeMap::new();
        for (own, mass) in &now {
            if own.0.hits() {
                *next.entry(*own).or_default() += mass;
                continue;
            }
            for (new, chance) in &once_more {
                *next.entry(if new.0 > own.0 { *new } else { *own }).or_default() += mass * chance;
            }
        }
        now = next;
    }
    let sum =
        |hits: bool| now.iter().filter(|((fell, one), _)| *one && fell.hits() == hits).map(|(_, mass)| mass).sum();
    [sum(true), sum(false)]
}
