//! What has happened by Black Powder: facts, with every card.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::dice::Level;
use crate::view::Id;

use super::super::deck::Card;
use super::super::rank::Rank;
use super::super::trait_roll::Target;
use super::adept::Gains;
use super::casting::{Casting, Game, Side, Spent, Unspent};
use super::hand::Counted;

/// A fact, past tense. A stored format: added to, never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Happening {
    /// somebody began to cast by cards; the deck was shuffled
    Began(Arc<Casting>),
    /// a card was drawn
    Drew {
        /// by whom
        side: Side,
        /// which
        card: Card,
    },
    /// a card was cancelled
    Cancelled {
        /// by whom
        side: Side,
        /// which
        card: Card,
    },
    /// the player stood, on these values
    Stood {
        /// each card and what it counts
        values: Vec<Counted>,
    },
    /// the game is over
    Decided {
        /// who cast
        who: Id,
        /// which power
        power: String,
        /// every card, and how it came out
        game: Arc<Game>,
    },
    /// a ritual was performed
    Performed {
        /// who cast
        who: Id,
        /// which power
        power: String,
        /// the total of the roll
        total: i32,
        /// whether it works
        success: bool,
        /// raises
        raises: u8,
        /// Drains: none, one, two
        drains: u8,
    },
    /// the game was left in the middle
    GivenUp {
        /// who cast
        who: Id,
        /// which power
        power: String,
    },
    /// a Drain was suffered
    Drained {
        /// by whom
        who: Target,
        /// one or two
        count: u8,
        /// whether it is a malfunction: Shaken or a wound in place of Fatigue
        harm: bool,
    },
    /// somebody is as tired as this now (rules 10.9)
    Tired {
        /// who
        who: Id,
        /// which member, where it is an Extra
        member: Option<usize>,
        /// its level of Fatigue
        now: u8,
        /// whether a third level takes it down
        down: bool,
    },
    /// raises wait to be spent
    RaisesWon(Arc<Unspent>),
    /// raises were spent
    RaisesSpent {
        /// whose
        who: Id,
        /// on what
        on: Spent,
    },
    /// a power works
    Works {
        /// whose
        who: Target,
        /// which
        power: String,
        /// on whom
        at: Vec<Target>,
        /// the improvements that it has: those for ever, and those of this casting
        gains: Gains,
    },
    /// a power rose by a rank
    PowerRaised {
        /// whose
        who: Id,
        /// which
        power: String,
        /// to what
        to: Rank,
        /// the improvements that it has now for ever
        gains: Gains,
        /// what it cost
        paid: u16,
    },
    /// the arcane skill rose by a step
    SkillRaised {
        /// whose
        who: Id,
        /// which
        skill: String,
        /// to what
        to: Level,
        /// what it cost
        paid: u16,
    },
}
