//! The odds of tests and duels once more, face by face and in whole numbers, from the words of the rules alone.

#![expect(clippy::expect_used, reason = "what cannot be read fails the test")]

use std::collections::BTreeMap;
use std::sync::LazyLock;

use abordage::rules::simulacres::{
    self, Fell, Options, Outcome, Purpose, Roll, Stake, Tiebreak, Winner, duel, higher, mastered, ways,
};
use abordage::view::Id;

/// A side of a test: its value, the level of its talent, Precision for criticals, Power for its margin.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    value: i8,
    talent: i8,
    edge: u8,
    power: u8,
}

pub const fn side(value: i8, talent: i8, edge: u8, power: u8) -> Side {
    Side { value, talent, edge, power }
}

/// What a test comes to: nothing where it fails, else its margin without and with further dice.
pub type Came = Option<(u32, u32)>;

/// In how many of `all` ways each comes about.
pub struct Ways {
    pub all: u128,
    pub came: BTreeMap<Came, u128>,
}

/// The sum of every throw of so many dice, each face at a time.
fn throws(dice: u32, so_far: u32, each: &mut impl FnMut(u32)) {
    if dice == 0 {
        each(so_far);
        return;
    }
    (1..=6).for_each(|face| throws(dice - 1, so_far + face, each));
}

/// How often each sum of none to seven dice comes up.
static SUMS: LazyLock<Vec<BTreeMap<u32, u128>>> = LazyLock::new(|| {
    let of = |dice| {
        let mut sums = BTreeMap::new();
        throws(dice, 0, &mut |sum| *sums.entry(sum).or_default() += 1);
        sums
    };
    (0..=7).map(of).collect()
});

fn sums(dice: u32) -> &'static BTreeMap<u32, u128> {
    &SUMS[usize::try_from(dice).expect("seven at most")]
}

/// Rules 2, 4 and 6, as they are written. The talent's level gives the dice and the range; Precision widens
/// the range alone; double 6 is never a success; what misses its value within the range succeeds by a hair,
/// without dice of its own.
pub fn count(side: Side, options: &Options) -> Ways {
    let level = u32::try_from(side.talent.max(0)).expect("0 or more");
    let (range, critical_dice, power) = (2 + level + u32::from(side.edge), level + 1, u32::from(side.power));
    let most = critical_dice + power;
    let mut came: BTreeMap<Came, u128> = BTreeMap::new();
    for first in 1..=6_u32 {
        for second in 1..=6_u32 {
            let sum = first + second;
            let margin = i32::from(side.value) - i32::try_from(sum).expect("12 at most");
            let in_range = options.criticals && sum <= range;
            let special = options.criticals && sum == 12;
            let (margin, dice) = match u32::try_from(margin) {
                _ if special => (None, 0),
                Ok(margin) if margin > 0 => (Some(margin), if in_range { most } else { power }),
                _ if in_range && (options.wide_hair || sum == 2) => {
                    (Some(0), if options.hair_dice { most } else { power })
                }
                _ => (None, 0),
            };
            let unused = 6_u128.pow(most - dice);
            match margin {
                None => *came.entry(None).or_default() += 6_u128.pow(most),
                Some(margin) => {
                    for (more, ways) in sums(dice) {
                        *came.entry(Some((margin, margin + more))).or_default() += ways * unused;
                    }
                }
            }
        }
    }
    Ways { all: 36 * 6_u128.pow(most), came }
}

/// The same test as the program plans it.
fn planned(side: Side, options: &Options) -> Roll {
    let level = u8::try_from(side.talent.max(0)).expect("0 or more");
    Roll {
        who: Id(1),
        purpose: Purpose::Test,
        parts: Vec::new(),
        quick: Some(side.value),
        talent: None,
        mods: Vec::new(),
        stake: Stake { dice: side.power, edge: side.edge, ..Stake::default() },
        hidden: false,
        threshold: if options.criticals { 2 + level + side.edge } else { 0 },
        extra: level + 1,
        fell: Fell::default(),
        outcome: Outcome::Failure { me: 0, critical: false },
    }
}

#[expect(clippy::cast_precision_loss, reason = "shares are compared to ten digits")]
fn share(ways: u128, all: u128) -> f64 {
    ways as f64 / all as f64
}

#[track_caller]
fn same(one: f64, other: f64, what: &dyn std::fmt::Debug) {
    assert!((one - other).abs() < 1e-10, "{one} and {other}: {what:?}");
}

fn all_options() -> Vec<Options> {
    let usual = Options::default();
    vec![
        usual,
        Options { criticals: false, ..usual },
        Options { hair_dice: true, ..usual },
        Options { wide_hair: false, ..usual },
        Options { dice_before_duel: false, tiebreak: Tiebreak::Engaged, ..usual },
    ]
}

fn sides() -> Vec<Side> {
    let mut sides = Vec::new();
    for value in -3..=16 {
        for (talent, edge, power) in
            [(-4, 0, 0), (0, 0, 0), (0, 2, 1), (1, 0, 0), (1, 1, 2), (2, 0, 1), (3, 0, 0), (3, 2, 1)]
        {
            sides.push(side(value, talent, edge, power));
        }
    }
    sides
}

#[test]
fn the_chances_of_the_rules() {
    let usual = Options::default();
    let printed =
        [(2, 1), (3, 1), (4, 3), (5, 6), (6, 10), (7, 15), (8, 21), (9, 26), (10, 30), (11, 33), (12, 35), (13, 35)];
    for (value, ways) in printed {
        let own = count(side(value, 0, 0, 0), &usual);
        let succeeded: u128 = own.came.iter().filter(|(came, _)| came.is_some()).map(|(_, ways)| ways).sum();
        assert_eq!(succeeded * 36, ways * own.all, "value {value}");
        let odds = simulacres::odds(&planned(side(value, 0, 0, 0), &usual), &usual);
        same(odds.success(), share(ways, 36), &value);
    }
}

#[test]
fn every_margin_of_a_test_is_as_likely_as_counted() {
    for options in all_options() {
        for side in sides() {
            let (own, odds) = (count(side, &options), simulacres::odds(&planned(side, &options), &options));
            let mut margins: BTreeMap<u32, u128> = BTreeMap::new();
            for ((_, full), ways) in own.came.iter().filter_map(|(came, ways)| came.map(|came| (came, ways))) {
                *margins.entry(full).or_default() += ways;
            }
            for (margin, found) in (0_u32..).zip(&odds.margins) {
                let ways = margins.remove(&margin).unwrap_or(0);
                same(*found, share(ways, own.all), &(side, margin, options));
            }
            assert!(margins.is_empty(), "{side:?}: {margins:?}");
        }
    }
}

#[test]
fn every_duel_is_as_likely_as_counted() {
    let sides = sides();
    // Every eleventh pair of all: each value meets each talent.
    let pairs = sides
        .iter()
        .enumerate()
        .flat_map(|(at, one)| sides.iter().skip(at % 11).step_by(11).map(move |other| (*one, *other)));
    let all: Vec<(Side, Side)> = pairs.step_by(7).collect();
    assert!(all.len() > 200);
    for options in all_options() {
        for (at, (one, other)) in all.iter().enumerate() {
            let tie = [Winner::Nobody, Winner::First, Winner::Second][at % 3];
            let (left, right) = (count(*one, &options), count(*other, &options));
            let mut counted = [0_u128; 3];
            let mut damage: BTreeMap<u32, u128> = BTreeMap::new();
            for (a, a_ways) in &left.came {
                for (b, b_ways) in &right.came {
                    // Whoever failed achieves nothing; the higher margin wins with it, not with the difference.
                    let compared =
                        |came: &Came| came.map(|(bare, full)| if options.dice_before_duel { full } else { bare });
                    let place = match (compared(a), compared(b)) {
                        (None, None) => 2,
                        (Some(_), None) => 0,
                        (None, Some(_)) => 1,
                        (Some(a), Some(b)) if a > b => 0,
                        (Some(a), Some(b)) if a < b => 1,
                        _ => [2, 0, 1][at % 3],
                    };
                    counted[place] += a_ways * b_ways;
                    if let (0, Some((_, full))) = (place, a) {
                        *damage.entry(*full).or_default() += a_ways * b_ways;
                    }
                }
            }
            let ways = [one, other].map(|side| ways(&planned(*side, &options), &options));
            let found = duel(&ways[0], &ways[1], |a, b| higher(a, b, tie));
            let every = left.all * right.all;
            same(found.first_wins(), share(counted[0], every), &(one, other));
            same(found.second_wins(), share(counted[1], every), &(one, other));
            same(found.nobody, share(counted[2], every), &(one, other));
            for (margin, found) in (0_u32..).zip(&found.first) {
                same(*found, share(damage.get(&margin).copied().unwrap_or(0), every), &(one, other, margin));
            }
        }
    }
}

#[test]
fn a_master_who_lost_takes_its_margin_off_the_blow() {
    let usual = Options::default();
    for one in sides().into_iter().step_by(9) {
        for other in sides().into_iter().skip(4).step_by(13) {
            let (left, right) = (count(one, &usual), count(other, &usual));
            for masters in [(false, true), (true, false), (true, true)] {
                let mut counted: [BTreeMap<u32, u128>; 2] = Default::default();
                for (a, a_ways) in &left.came {
                    for (b, b_ways) in &right.came {
                        let full = |came: &Came| came.map(|(_, full)| full);
                        // Who failed has no margin to take off.
                        let off = |master: bool, loser: &Came| if master { full(loser).unwrap_or(0) } else { 0 };
                        let (side, margin) = match (full(a), full(b)) {
                            (Some(won), lost) if lost.is_none_or(|lost| won > lost) => {
                                (0, won.saturating_sub(off(masters.1, b)))
                            }
                            (lost, Some(won)) if lost.is_none_or(|lost| won > lost) => {
                                (1, won.saturating_sub(off(masters.0, a)))
                            }
                            _ => continue,
                        };
                        *counted[side].entry(margin).or_default() += a_ways * b_ways;
                    }
                }
                let ways = [one, other].map(|side| ways(&planned(side, &usual), &usual));
                let found = mastered(&ways[0], &ways[1], masters, |a, b| higher(a, b, Winner::Nobody));
                for (counted, found) in counted.into_iter().zip([&found.first, &found.second]) {
                    for (margin, share_found) in (0_u32..).zip(found) {
                        let own = share(counted.get(&margin).copied().unwrap_or(0), left.all * right.all);
                        same(*share_found, own, &(one, other, masters, margin));
                    }
                    let most = u32::try_from(found.len()).expect("few");
                    assert!(counted.keys().all(|margin| *margin < most), "{one:?} {other:?} {masters:?}");
                }
            }
        }
    }
}

#[test]
fn equals_win_equally_often() {
    let usual = Options::default();
    let own = ways(&planned(side(10, 1, 0, 0), &usual), &usual);
    let found = duel(&own, &own, |a, b| higher(a, b, Winner::Nobody));
    same(found.first_wins(), found.second_wins(), &"the same");
    same(found.first_wins() + found.second_wins() + found.nobody, 1.0, &"all");
}
