//! What can be asked of the rules, with every name settled.

use crate::view::Id;

use super::fact::Fact;
use super::roll::Chosen;
use super::state::{Combatant, Declaration, Penalty};
use super::stats::{Characteristic, Pool};
use super::wounds::Level;

/// How the points of a roll are spent (rules 4.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spending {
    /// strategy S: most successes, then most sixes
    Successes,
    /// strategy P: most sixes, then most successes
    Sixes,
    /// strategy O: the best outcome for the difficulty
    Outcome,
    /// nothing is spent
    Nothing,
    /// so many points on each kept die, in their order
    Dice(Vec<u8>),
}

/// What every roll may be told beside its pool.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// the skill whose mastery helps; none: the usual one of the weapon, or none at all
    pub skill: Option<String>,
    /// dice more or fewer, by the game master's word
    pub modifier: i32,
    /// added to the difficulty
    pub harder: i32,
    /// acting without a roll (rules 3)
    pub without: bool,
    /// the points are spent at once in this way
    pub spend: Option<Spending>,
    /// of an attribute, the characteristic that a critical failure costs; none: the higher
    pub at_stake: Option<Characteristic>,
}

/// Something asked of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// a new round: intentions are declared
    Round,
    /// somebody says what it means to do
    Declare(Declaration),
    /// the same, and where it had the turn the next has it
    Announce(Declaration),
    /// the next in this phase has its turn; after the last declaration the actions begin
    Next,
    /// this one acts now, out of its order
    Act(Id),
    /// another place in the order of this phase, counted from 1
    Place(Id, usize),
    /// a test
    Roll {
        /// who
        who: Id,
        /// on what
        pool: Pool,
        /// what must be reached
        difficulty: i32,
        /// the rest
        terms: Terms,
    },
    /// an attack
    Attack {
        /// who
        who: Id,
        /// whom
        whom: Id,
        /// the weapon, by its place in the list; none: the first, else bare hands
        weapon: Option<usize>,
        /// the characteristic; none: the usual one of the weapon
        on: Option<Characteristic>,
        /// instead of Defence
        difficulty: Option<i32>,
        /// the rest
        terms: Terms,
    },
    /// the points of the open roll
    Spend(Spending),
    /// the failed attack hits after all, at a price in the table's words
    Price(String),
    /// what an attacker in control chooses for its hit
    Choose(Chosen),
    /// resisting the open hit
    Resist {
        /// who was hit
        who: Id,
        /// on what
        pool: Pool,
        /// the rest; `harder` is the game master's increase
        terms: Terms,
    },
    /// the open hit is taken, less so many points by the game master's word
    Take(Id, u32),
    /// damage that comes from elsewhere: it may be resisted
    Harm {
        /// whom
        whom: Id,
        /// points
        amount: u32,
        /// the level at which they begin
        level: Level,
        /// what kind of wound
        nature: Option<String>,
    },
    /// every consequence comes at once, and the round is over
    Commit,
    /// boxes cleared at a level
    Heal(Id, u32, Level),
    /// a temporary penalty by the game master's word
    Penalty(Id, Penalty),
    /// the penalties of a characteristic are gone
    Lift(Id, Characteristic),
    /// a condition
    Condition(Id, String),
    /// a condition is over
    Cure(Id, String),
    /// the game master's word
    Set(Id, Fact),
    /// a remark
    Note(Id, String),
    /// newcomers, complete but for their handles and numbers
    Add(Box<Combatant>, usize),
    /// out of the list
    Remove(Id),
    /// another name
    Rename(Id, String),
}
