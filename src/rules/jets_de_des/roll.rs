//! A roll of a pool with all that it was made of, and what it is for.

use serde::{Deserialize, Serialize};

use crate::view::Id;

use super::options::Options;
use super::pool::{Dice, Goal, MOST_DICE, Outcome, PERFECT, Successes};
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

impl Chosen {
    /// Whether it needs nothing but sixes; else one is enough (rules 7.5).
    #[must_use]
    pub const fn needs_sixes_alone(&self) -> bool {
        match self {
            Self::Location(_) | Self::Nature(_) => false,
            Self::Kill | Self::Effect(_) => true,
        }
    }
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
    /// what was chosen so far: one of place and nature, one of death and effect
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
    /// points that may be spent after the roll: traits when resisting, and mastery
    pub points: u8,
    /// how many of them are mastery of the skill; traits are spent before it
    pub mastery: u8,
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

impl Thrown {
    /// The successes, with the points that were spent.
    #[must_use]
    pub fn successes(&self) -> Successes {
        match self {
            Self::Dice(dice) => Successes::of(&dice.adjusted()),
            Self::Without(partials) => Successes { perfects: 0, partials: *partials },
        }
    }

    /// The successes before any point was spent.
    #[must_use]
    pub fn bare(&self) -> Successes {
        match self {
            Self::Dice(dice) => Successes::of(&dice.kept),
            Self::Without(_) => self.successes(),
        }
    }

    /// The dice, where any were thrown.
    #[must_use]
    pub const fn dice(&self) -> Option<&Dice> {
        match self {
            Self::Dice(dice) => Some(dice),
            Self::Without(_) => None,
        }
    }
}

impl Roll {
    /// The score with its modifiers: 0 to 20 (rules 2, A25).
    #[must_use]
    pub fn effective(&self) -> u8 {
        let dice = self.mods.iter().fold(i32::from(self.score), |sum, one| sum.saturating_add(one.dice));
        u8::try_from(dice.clamp(0, i32::from(MOST_DICE))).unwrap_or(0)
    }

    /// What its successes are held against: an attack may have to exceed Defence (A2).
    #[must_use]
    pub const fn goal(&self, options: &Options) -> Goal {
        match self.purpose {
            Purpose::Attack(_) if options.must_exceed => Goal::exceed(self.difficulty),
            Purpose::Attack(_) | Purpose::Test | Purpose::Resist(_) => Goal::reach(self.difficulty),
        }
    }

    /// What it comes to with the points that were spent (rules 2.2; A8, A11).
    #[must_use]
    pub fn outcome(&self, options: &Options) -> Outcome {
        let read = if options.read_before_mastery { self.dice.bare() } else { self.dice.successes() };
        let rolled = self.dice.dice().is_some();
        let bare = read.total() == 0 && (rolled || options.no_roll_critical);
        Outcome::of(self.dice.successes(), self.goal(options), bare)
    }

    /// Whether every die that counts shows 6 (rules 7.5; A7, A8).
    #[must_use]
    pub fn is_all_sixes(&self, options: &Options) -> bool {
        let Some(dice) = self.dice.dice() else { return false };
        let faces = if options.read_before_mastery { dice.kept.clone() } else { dice.adjusted() };
        faces.len() >= usize::from(options.devastating_least.max(1)) && faces.iter().all(|face| *face >= PERFECT)
    }

    /// Whether it has points that could still raise a die.
    #[must_use]
    pub fn can_spend(&self) -> bool {
        let low = |dice: &Dice| dice.kept.iter().any(|face| *face < PERFECT);
        self.points > 0 && self.dice.dice().is_some_and(low)
    }

    /// Whom it is about beside the one who rolls.
    #[must_use]
    pub fn other(&self) -> Option<Id> {
        match &self.purpose {
            Purpose::Test => None,
            Purpose::Attack(blow) => Some(blow.whom),
            Purpose::Resist(hit) => hit.by,
        }
    }
}
