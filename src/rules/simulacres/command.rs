//! What can be asked of the rules, with every name settled.

use crate::view::Id;

use super::fact::Fact;
use super::roll::Stake;
use super::state::Combatant;
use super::stats::Part;

/// What every test may be told beside its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// the sum of all difficulties
    pub difficulty: i32,
    /// Energies put in, on top of what was announced
    pub stake: Stake,
    /// the game master rolls, and tells nobody
    pub hidden: bool,
}

/// A sum to be tested: its parts and a talent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// Component, Means, Domain
    pub parts: Vec<Part>,
    /// the talent
    pub talent: Option<String>,
}

/// Something asked of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// the pass ends, and the next one begins
    Pass,
    /// the pass ends
    End,
    /// the next has its turn
    Next,
    /// this one has its turn now
    Act(Id),
    /// another place in the order, counted from 1
    Place(Id, usize),
    /// a test
    Roll {
        /// who
        who: Id,
        /// of what
        sum: Sum,
        /// the rest
        terms: Terms,
    },
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
