//! How likely the damage of a blow breaks an object: dice that never ace (rules 9.23).

use super::super::damage::Hit;
use super::blow::Blow;

/// The chance that a hit reaches this Toughness.
#[must_use]
pub fn breaks(hit: &Hit, toughness: i32) -> f64 {
    let blow = Blow::from(hit);
    let mut sums = vec![1.0];
    for die in blow.dice.dice() {
        let faces = usize::from(die.sides());
        let mut next = vec![0.0; sums.len() + faces];
        for (sum, share) in sums.iter().enumerate() {
            next[sum + 1..=sum + faces].iter_mut().for_each(|own| *own += share / f64::from(die.sides()));
        }
        sums = next;
    }
    let needed = usize::try_from(blow.dice_for(i64::from(toughness)).max(0)).unwrap_or(usize::MAX);
    sums.iter().skip(needed).sum()
}

#[cfg(test)]
mod tests {
    use smallvec::{SmallVec, smallvec};

    use crate::dice::{Damage, Die};
    use crate::rules::savage::fixture::{IDS, who};
    use crate::rules::savage::{Location, Mod, Part, Reason};

    use super::*;

    fn hit(dice: &[Die], plus: i32, doubled: bool) -> Hit {
        Hit {
            by: who(IDS.tia),
            whom: who(IDS.rats),
            weapon: "cutlass".into(),
            strength: None,
            damage: Damage { strength: false, dice: dice.into(), plus },
            ap: 0,
            location: Location::Torso,
            aimed: false,
            raise: true,
            mods: smallvec![Mod::new(Reason::Wild, 2)],
            doubled,
            shelter: 0,
            bonus: SmallVec::new(),
            disarms: None,
            part: Part::Alone,
            behind: None,
            nonlethal: false,
        }
    }

    fn is(share: f64, ways: u32, of: u32) {
        assert!((share - f64::from(ways) / f64::from(of)).abs() < 1e-12, "{share}");
    }

    #[test]
    fn no_die_aces_and_a_raise_adds_none() {
        let blow = hit(&[Die::D6, Die::D6], 0, false);
        is(breaks(&blow, 10), 15, 36);
        is(breaks(&blow, 14), 1, 36);
        is(breaks(&blow, 15), 0, 36);
        is(breaks(&blow, 0), 1, 1);
    }

    #[test]
    fn what_is_doubled_needs_half() {
        is(breaks(&hit(&[Die::D6], 0, true), 12), 3, 6);
    }
}
