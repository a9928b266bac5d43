//! How likely each side is to win a duel, before its dice: every way in which both can fall, counted.

use super::odds::sums;
use super::options::Options;
use super::roll::Roll;
use super::throw::{Bare, further, read};

/// One way in which a test can come out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Way {
    /// how likely it is, 0 to 1
    pub share: f64,
    /// the margin that a duel compares; nothing: it failed
    pub compared: Option<u32>,
    /// the margin that goes into damage: with all dice
    pub margin: u32,
}

/// Who comes out of a duel on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// the first side
    First,
    /// the second side
    Second,
    /// nobody: nothing happens
    Nobody,
}

/// What a duel may come to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Duel {
    /// how likely the first side wins, by the margin that goes into its damage
    pub first: Vec<f64>,
    /// the same of the second side
    pub second: Vec<f64>,
    /// how likely nothing happens
    pub nobody: f64,
}

/// Every way in which a planned test can come out, those that are alike together.
#[must_use]
pub fn ways(roll: &Roll, options: &Options) -> Vec<Way> {
    let mut all: Vec<Way> = Vec::new();
    for (sum, share) in sums(2).into_iter().enumerate().skip(2) {
        let bare = read(roll.value(), u8::try_from(sum).unwrap_or(12), roll.threshold, options);
        let margin = match bare {
            Bare::Fumble { .. } | Bare::Failure { .. } => {
                add(&mut all, Way { share, compared: None, margin: 0 });
                continue;
            }
            Bare::Critical { mr } | Bare::Success { mr } => mr,
            Bare::Hair => 0,
        };
        let (extra, power) = further(bare, roll.extra, roll.stake.dice, options);
        for (more, own) in (0..).zip(sums(extra.saturating_add(power))).filter(|(_, own)| *own > 0.0) {
            let full = margin.saturating_add(more);
            let compared = Some(if options.dice_before_duel { full } else { margin });
            add(&mut all, Way { share: share * own, compared, margin: full });
        }
    }
    all
}

fn add(all: &mut Vec<Way>, way: Way) {
    match all.iter_mut().find(|own| (own.compared, own.margin) == (way.compared, way.margin)) {
        Some(own) => own.share += way.share,
        None => all.push(way),
    }
}

/// The chances of a duel of two tests; `winner` says who wins of the two margins compared.
///
/// ```
/// # use abordage::rules::simulacres::{Way, Winner, duel};
/// let sure = |margin| [Way { share: 1.0, compared: Some(margin), margin }];
/// let higher = |one: Option<u32>, other: Option<u32>| if one > other { Winner::First } else { Winner::Second };
/// assert_eq!(duel(&sure(4), &sure(3), higher).first, [0.0, 0.0, 0.0, 0.0, 1.0]);
/// ```
#[must_use]
pub fn duel(one: &[Way], other: &[Way], winner: impl Fn(Option<u32>, Option<u32>) -> Winner) -> Duel {
    mastered(one, other, (false, false), winner)
}

/// The same where the margin of a side that masters its weapon comes off what strikes it, although it lost
/// (rules 17).
#[must_use]
pub fn mastered(
    one: &[Way],
    other: &[Way],
    masters: (bool, bool),
    winner: impl Fn(Option<u32>, Option<u32>) -> Winner,
) -> Duel {
    let off = |master: bool, loser: &Way| loser.compared.filter(|_| master).map_or(0, |_| loser.margin);
    let mut duel = Duel::default();
    for first in one {
        for second in other {
            let share = first.share * second.share;
            match winner(first.compared, second.compared) {
                Winner::First => {
                    put(&mut duel.first, first.margin.saturating_sub(off(masters.1, second)), share);
                }
                Winner::Second => {
                    put(&mut duel.second, second.margin.saturating_sub(off(masters.0, first)), share);
                }
                Winner::Nobody => duel.nobody += share,
            }
        }
    }
    duel
}

fn put(margins: &mut Vec<f64>, margin: u32, share: f64) {
    let at = usize::try_from(margin).unwrap_or(0);
    if margins.len() <= at {
        margins.resize(at + 1, 0.0);
    }
    if let Some(own) = margins.get_mut(at) {
        *own += share;
    }
}

impl Duel {
    /// How likely the first side wins.
    #[must_use]
    pub fn first_wins(&self) -> f64 {
        self.first.iter().sum()
    }

    /// How likely the second side wins.
    #[must_use]
    pub fn second_wins(&self) -> f64 {
        self.second.iter().sum()
    }
}

/// Who wins of two who fight each other: who alone succeeded, then the higher margin, then
/// whoever breaks the tie (rules 8.2).
#[must_use]
pub fn higher(one: Option<u32>, other: Option<u32>, tie: Winner) -> Winner {
    match (one, other) {
        (None, None) => Winner::Nobody,
        (Some(_), None) => Winner::First,
        (None, Some(_)) => Winner::Second,
        (Some(one), Some(other)) => match one.cmp(&other) {
            std::cmp::Ordering::Greater => Winner::First,
            std::cmp::Ordering::Less => Winner::Second,
            std::cmp::Ordering::Equal => tie,
        },
    }
}
