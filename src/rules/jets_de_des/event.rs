//! Facts of a fight, past tense: a stored format, added to and never renamed.

use serde::{Deserialize, Serialize};

use crate::view::Id;

use super::fact::Fact;
use super::roll::{Chosen, Hit, Roll};
use super::state::{Combatant, Consequence, Declaration, Penalty};
use super::stats::Characteristic;
use super::wounds::Level;

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
    /// a round began: both orders, by the Speed of this moment
    RoundBegan {
        /// its number
        round: u32,
        /// the order of declaration
        declares: Vec<Id>,
        /// the order of action
        acts: Vec<Id>,
    },
    /// an intention
    Declared(Declaration),
    /// no intention: passes
    Passed {
        /// who
        who: Id,
    },
    /// something else is done than was declared
    ChangedMind {
        /// who
        who: Id,
    },
    /// all have declared: the actions begin
    ActionBegan,
    /// a turn of this phase began
    TurnBegan {
        /// whose
        who: Id,
    },
    /// a turn of this phase ended
    TurnEnded {
        /// whose
        who: Id,
    },
    /// another place in the order of this phase
    Placed {
        /// who
        who: Id,
        /// counted from 0
        place: usize,
    },
    /// a roll fell; its points, where it has any, are not spent yet
    Rolled(Box<Roll>),
    /// the points of the open roll were spent, so many on each kept die
    Spent {
        /// points by die
        points: Vec<u8>,
    },
    /// the attack rolled last failed: it may hit at a price
    PriceOffered,
    /// the attack that failed hits at a price, in the table's words
    PriceTaken {
        /// the price
        price: String,
    },
    /// the price of a failed attack was not taken
    PriceLeft,
    /// a hit landed: it may be resisted
    Hit(Box<Hit>),
    /// the attacker in control chose
    Chose(Chosen),
    /// the open hit is dealt with: so much of it remains
    HitClosed {
        /// who was hit
        whom: Id,
        /// points that it avoided
        avoided: u32,
        /// points that remain
        remains: u32,
    },
    /// a consequence waits for the end of the round
    Due(Consequence),
    /// all that waited comes now, and the round is over
    Committed,
    /// a consequence came
    Came(Consequence),
    /// boxes were cleared
    Healed {
        /// whose
        who: Id,
        /// how many
        boxes: u32,
        /// of which level
        level: Level,
    },
    /// a temporary penalty
    Penalised {
        /// whose
        who: Id,
        /// what
        penalty: Penalty,
    },
    /// the penalties of a characteristic are gone
    Lifted {
        /// whose
        who: Id,
        /// which
        on: Characteristic,
    },
    /// a condition
    Affected {
        /// whose
        who: Id,
        /// what
        text: String,
    },
    /// a condition is over
    Cured {
        /// whose
        who: Id,
        /// what
        text: String,
    },
}
