//! The dice of a test, and what they come to (rules 2 and 4).

use crate::dice::{Ask, Dice, Die, Halt, Purpose as Use, Told};

use super::options::Options;
use super::outcome::Outcome;
use super::roll::{Fell, Roll};

/// What dice come to before critical and Power dice: how far they are from the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bare {
    /// a critical failure
    Fumble {
        /// by how much
        me: u32,
    },
    /// a critical success that deserves its dice
    Critical {
        /// by how much
        mr: u32,
    },
    /// a critical success that misses its value: by a hair
    Hair,
    /// a success
    Success {
        /// by how much
        mr: u32,
    },
    /// a failure
    Failure {
        /// by how much
        me: u32,
    },
}

/// Reads two dice against a value, in the order of the rules (2; A1, A2).
///
/// ```
/// # use abordage::rules::simulacres::{Bare, Options, read};
/// let options = Options::default();
/// assert_eq!(read(12, 12, 2, &options), Bare::Fumble { me: 0 });
/// assert_eq!(read(10, 6, 2, &options), Bare::Success { mr: 4 });
/// assert_eq!(read(6, 6, 2, &options), Bare::Failure { me: 0 });
/// assert_eq!(read(2, 2, 2, &options), Bare::Hair);
/// ```
#[must_use]
pub fn read(value: i32, dice: u8, threshold: u8, options: &Options) -> Bare {
    let (dice, below) = (i32::from(dice), |more: i32| u32::try_from(more.max(0)).unwrap_or(0));
    let (mr, me) = (below(value.saturating_sub(dice)), below(dice.saturating_sub(value)));
    if options.criticals {
        if dice == 12 {
            return Bare::Fumble { me };
        }
        if dice <= i32::from(threshold) {
            return if dice < value {
                Bare::Critical { mr }
            } else if dice == 2 || options.wide_hair {
                Bare::Hair
            } else {
                Bare::Failure { me }
            };
        }
    }
    if dice < value { Bare::Success { mr } } else { Bare::Failure { me } }
}

/// How many critical dice and Power dice are thrown after these two.
#[must_use]
pub const fn further(bare: Bare, extra: u8, power: u8, options: &Options) -> (u8, u8) {
    match bare {
        Bare::Fumble { .. } | Bare::Failure { .. } => (0, 0),
        Bare::Critical { .. } => (extra, power),
        Bare::Hair => (if options.hair_dice { extra } else { 0 }, power),
        Bare::Success { .. } => (0, power),
    }
}

/// What a test comes to with all its dice.
#[must_use]
pub fn outcome(bare: Bare, fell: &Fell) -> Outcome {
    let dice = fell.bonus.iter().chain(&fell.power).fold(0, |sum: u32, face| sum + u32::from(*face));
    match bare {
        Bare::Fumble { me } => Outcome::Failure { me, critical: true },
        Bare::Critical { mr } => Outcome::Success { mr: mr.saturating_add(dice), critical: true },
        Bare::Hair => Outcome::Success { mr: dice, critical: true },
        Bare::Success { mr } => Outcome::Success { mr: mr.saturating_add(dice), critical: false },
        Bare::Failure { me } => Outcome::Failure { me, critical: false },
    }
}

/// A die of a roll that several throw: whose it is.
fn ask(purpose: Use, of: u16) -> Ask {
    Ask { die: Die::D6, purpose, of, again: 0 }
}

/// Two dice; the table may have told their sum instead.
///
/// # Errors
/// A face is missing or on no die; the sum told is none of two dice.
pub fn two(of: u16, dice: &mut dyn Dice) -> Result<(u8, u8), Halt> {
    if let Some(told) = dice.told() {
        let (Told::Dice(sum) | Told::Total(sum)) = told.told;
        return u8::try_from(sum).ok().and_then(halves).ok_or(Halt::NeedsFaces);
    }
    let first = dice.face(ask(Use::Pool, of))?;
    Ok((first, dice.face(ask(Use::Pool, of))?))
}

/// Two faces of a sum, as even as can be: which they were makes no difference.
fn halves(sum: u8) -> Option<(u8, u8)> {
    (2..=12).contains(&sum).then(|| (sum / 2, sum - sum / 2))
}

/// One die that hangs on those before it.
///
/// # Errors
/// A face is missing or on no die.
pub fn one(of: u16, dice: &mut dyn Dice) -> Result<u8, Halt> {
    dice.face(ask(Use::Table, of))
}

/// One die that is thrown in any case.
///
/// # Errors
/// A face is missing or on no die.
pub fn first(dice: &mut dyn Dice) -> Result<u8, Halt> {
    dice.face(ask(Use::Pool, 0))
}

/// Lets the dice of a planned roll fall.
///
/// # Errors
/// A face is missing or on no die.
pub fn fall(roll: &mut Roll, of: u16, options: &Options, dice: &mut dyn Dice) -> Result<(), Halt> {
    let (first, second) = two(of, dice)?;
    let bare = read(roll.value(), first.saturating_add(second), roll.threshold, options);
    let (extra, power) = further(bare, roll.extra, roll.stake.dice, options);
    let mut more = |count: u8| (0..count).map(|_| one(of, dice)).collect::<Result<Vec<_>, _>>();
    roll.fell = Fell { dice: (first, second), bonus: more(extra)?, power: more(power)? };
    roll.outcome = outcome(bare, &roll.fell);
    Ok(())
}
