//! The Injury Table (rules 10.7).

use serde::{Deserialize, Serialize};

use crate::dice::{Ask, Dice, Die, Halt, Purpose};
use crate::view::Id;

use super::stats::{Attribute, Location};

/// What was hurt for longer than a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Harm {
    /// 2: nothing that counts in a fight
    Unmentionables,
    /// 3–4: an arm cannot be used
    Arm,
    /// 5–9, d6 1–2: Agility one die less
    Agility,
    /// 5–9, d6 3–4: Vigor one die less
    Vigor,
    /// 5–9, d6 5–6: Strength one die less
    Strength,
    /// 10: Lame
    Lame,
    /// 10 for one who is Lame already: one leg lost
    OneLeg,
    /// 11–12, d6 1–2: a hideous scar
    Scar,
    /// 11–12, d6 3–4: an eye lost
    Eye,
    /// 11–12, d6 3–4 with one eye left: blind
    Blind,
    /// 11–12, d6 5–6: Smarts one die less
    Smarts,
}

impl Harm {
    /// The attribute that it lowers by a die.
    #[must_use]
    pub const fn lowers(self) -> Option<Attribute> {
        match self {
            Self::Agility => Some(Attribute::Agility),
            Self::Vigor => Some(Attribute::Vigor),
            Self::Strength => Some(Attribute::Strength),
            Self::Smarts => Some(Attribute::Smarts),
            Self::Unmentionables | Self::Arm | Self::Lame | Self::OneLeg | Self::Scar | Self::Eye | Self::Blind => None,
        }
    }

    /// The hindrance that is the same harm, for one who came with it.
    #[must_use]
    pub const fn hindrance(self) -> Option<&'static str> {
        match self {
            Self::Lame => Some("Lame"),
            Self::Eye => Some("One Eye"),
            Self::Arm => Some("One Arm"),
            Self::OneLeg => Some("One Leg"),
            Self::Blind => Some("Blind"),
            Self::Unmentionables | Self::Agility | Self::Vigor | Self::Strength | Self::Scar | Self::Smarts => None,
        }
    }

    /// Its name in the state document and the file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Unmentionables => "unmentionables",
            Self::Arm => "arm",
            Self::Agility => "agility",
            Self::Vigor => "vigor",
            Self::Strength => "strength",
            Self::Lame => "lame",
            Self::OneLeg => "one-leg",
            Self::Scar => "scar",
            Self::Eye => "one-eye",
            Self::Blind => "blind",
            Self::Smarts => "smarts",
        }
    }
}

/// How long it lasts (rules 10.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lasts {
    /// to the end of the fight
    Fight,
    /// until all wounds are healed
    Healed,
    /// for good
    Forever,
}

/// A lasting harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Injury {
    /// what was hurt
    pub kind: Harm,
    /// for how long
    pub lasts: Lasts,
}

/// Rolls on the table, where what the victim lacks already counts: 2d6, unless the blow was aimed at a part; then a d6 where the row asks one.
///
/// # Errors
/// [`Halt`] where the dice do not fit.
pub fn roll(who: Id, has: &dyn Fn(Harm) -> bool, aimed: Option<Location>, dice: &mut dyn Dice) -> Result<Harm, Halt> {
    let row = match aimed {
        Some(Location::Head) => 11,
        Some(Location::Arms) => 3,
        Some(Location::Legs) => 10,
        Some(Location::Torso) => 5,
        None => table_die(Die::D6, who, dice)? + table_die(Die::D6, who, dice)?,
    };
    Ok(match row {
        2 => Harm::Unmentionables,
        3 | 4 => Harm::Arm,
        5..=9 => match table_die(Die::D6, who, dice)? {
            1 | 2 => Harm::Agility,
            3 | 4 => Harm::Vigor,
            _ => Harm::Strength,
        },
        10 if has(Harm::Lame) => Harm::OneLeg,
        10 => Harm::Lame,
        _ => match table_die(Die::D6, who, dice)? {
            1 | 2 => Harm::Scar,
            3 | 4 if has(Harm::Eye) => Harm::Blind,
            3 | 4 => Harm::Eye,
            _ => Harm::Smarts,
        },
    })
}

/// A die of a table: it never aces.
///
/// # Errors
/// [`Halt`] where the dice do not fit.
pub fn table_die(die: Die, of: Id, dice: &mut dyn Dice) -> Result<u8, Halt> {
    dice.face(Ask { die, purpose: Purpose::Table, of: u16::try_from(of.0).unwrap_or(u16::MAX), again: 0 })
}
