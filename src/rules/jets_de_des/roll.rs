//! A roll of a pool with all that it was made of, and what it is for.

use serde::{Deserialize, Serialize};

use crate::view::Id;

use super::pool::Dice;
use super::stats::{Characteristic, Pool};
use super::wounds::Level;

/// Why a pool has more or fewer dice than its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// the temporary penalties of this characteristic
    Penalty(Characteristic),
    /// the handicap of wounds that the game master has set
    Handicap,
    /// the game master's free number
    Free,
}

/// One modifier of a pool, in dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mod {
    /// why
    pub reason: Reason,
    /// how many dice, signed
    pub dice: i32,
}

/// What a blow does if it lands: the weapon or method of an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// whom it is for
    pub whom: Id,
    /// the weapon; none: bare hands or whatever the table says
    pub weapon: Option<String>,
    /// damage without margin
    pub base: u8,
    /// the level that it hits directly
    pub level: Level,
    /// what kind of wound it makes
    pub nature: Option<String>,
}

/// What an attacker in control chose (rules 7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chosen {
    /// where exactly it strikes
    Location(String),
    /// what kind of wound it makes
    Nature(String),
    /// the target dies outright: devastating alone
    Kill,
    /// an immediate lasting effect: devastating alone
    Effect(String),
}

/// A hit that has landed and was not yet resisted or taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// who struck; none: a fall, a trap, the table's word
    pub by: Option<Id>,
    /// who was struck
    pub whom: Id,
    /// points of damage
    pub amount: u32,
    /// the level at which they begin
    pub level: Level,
    /// what kind of wound it makes
    pub nature: Option<String>,
    /// the attacker may choose place or nature
    pub tactical: bool,
    /// the attacker may kill, or impose a lasting effect
    pub devastating: bool,
    /// what was chosen so far
    pub chosen: Vec<Chosen>,
}

/// What a roll is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// a test against a difficulty
    Test,
    /// an attack
    Attack(Blow),
    /// resisting a hit
    Resist(Box<Hit>),
}

/// A roll as it fell. Its dice carry the points that were spent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// who
    pub who: Id,
    /// what for
    pub purpose: Purpose,
    /// the pool
    pub pool: Pool,
    /// the score of the pool, before its modifiers
    pub score: u8,
    /// every modifier, in dice
    pub mods: Vec<Mod>,
    /// the skill, where one helps
    pub skill: Option<String>,
    /// points that may be spent after the roll: mastery, or traits when resisting
    pub points: u8,
    /// what must be reached
    pub difficulty: i32,
    /// the characteristic that a critical failure costs
    pub at_stake: Characteristic,
    /// the dice; none: acting without a roll, these automatic successes
    pub dice: Thrown,
}

/// Dice, or none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Thrown {
    /// dice were thrown
    Dice(Dice),
    /// nothing was thrown: so many partial successes by themselves (rules 3)
    Without(u32),
}
