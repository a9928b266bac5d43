//! Why the rules say no.

use crate::rules::contract;
use crate::view::Id;

use super::stats::Energy;

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// for a reason that any game may have
    Shared(contract::Refusal),
    /// no pass is under way
    NoPass,
    /// all had their turn
    PassOver,
    /// it takes no part in this pass
    NoTurn(Id),
    /// it has its turn already
    ItsTurn(Id),
    /// the order has no such place
    NoSuchPlace(usize),
    /// it can do nothing now
    Down(Id),
    /// the talent is at X: the test fails without a roll
    Never(Id, String),
    /// more points of an Energy than it has
    TooMuchEnergy {
        /// whose
        who: Id,
        /// which
        energy: Energy,
        /// put in, with those that last
        wanted: u8,
        /// had
        score: u8,
    },
    /// more PS than are left
    NoBreath {
        /// whose
        who: Id,
        /// to be paid
        cost: u8,
        /// left
        left: u8,
    },
    /// more EP than are left
    NoBalance {
        /// whose
        who: Id,
        /// to be paid
        cost: u8,
        /// left
        left: u8,
    },
    /// more EP were named than the Energies cost
    TooManyEp {
        /// named
        ep: u8,
        /// the cost
        cost: u8,
    },
    /// what takes more than an hour is paid with EP alone
    OnlyEp,
    /// somebody is called that already
    NameTaken(String),
    /// a name without a letter
    NoName,
    /// nobody is left to attack
    NobodyToAttack,
    /// no row is selected
    NobodySelected,
    /// nothing of the kind can be done now
    NothingElse,
    /// the test in the box has no such option
    NoSuchOption,
}

impl From<contract::Refusal> for Refusal {
    fn from(refusal: contract::Refusal) -> Self {
        Self::Shared(refusal)
    }
}
