//! Facts of a fight, past tense: a stored format, added to and never renamed.

use serde::{Deserialize, Serialize};

use crate::view::Id;

use super::body::Zone;
use super::fact::Fact;
use super::roll::Roll;
use super::state::Combatant;

/// Damage that was dealt: its dice, and what came of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Struck {
    /// who dealt it; none: a fall, a trap, the table's word
    pub by: Option<Id>,
    /// whom
    pub whom: Id,
    /// where; none: the whole body, or one pool
    pub zone: Option<Zone>,
    /// the dice that said where
    pub places: Vec<u8>,
    /// the margin in it
    pub mr: u32,
    /// the dice; none where the table told the points
    pub dice: Option<(u8, u8)>,
    /// what the zone's protection took off
    pub protection: u8,
    /// what is looked up, before the weapon's own number
    pub total: i32,
    /// life points lost
    pub pv: u32,
    /// breath points lost
    pub ps: u32,
}

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
