//! Facts of a fight, past tense: a stored format, added to and never renamed.

use serde::{Deserialize, Serialize};

use crate::view::Id;

use super::fact::Fact;
use super::roll::Roll;
use super::state::Combatant;

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// a newcomer, with its whole stat block
    Added(Box<Combatant>),
    /// out of the list
    Removed {
        /// who
        who: Id,
    },
    /// another name
    Renamed {
        /// who
        who: Id,
        /// what it is called from now on
        name: String,
    },
    /// a remark
    Noted {
        /// about whom
        who: Id,
        /// what
        text: String,
    },
    /// the game master's word
    Corrected {
        /// about whom
        who: Id,
        /// what is so
        fact: Fact,
    },
    /// a pass began
    PassBegan {
        /// its number
        pass: u32,
        /// everybody who takes part
        order: Vec<Id>,
    },
    /// the pass ended, and its seconds have gone by
    PassEnded,
    /// a turn began
    TurnBegan {
        /// whose
        who: Id,
    },
    /// a turn ended
    TurnEnded {
        /// whose
        who: Id,
    },
    /// another place in the order
    Placed {
        /// who
        who: Id,
        /// counted from 0
        place: usize,
    },
    /// a test fell, and its Energies were paid
    Rolled(Box<Roll>),
}
