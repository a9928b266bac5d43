//! Reading a pool: which dice count, what they come to against a difficulty (rules 2).

use serde::{Deserialize, Serialize};

/// The dice of one roll (rules 2): thrown, kept, and what was spent on the kept ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    /// every face that fell, in order
    pub raw: Vec<u8>,
    /// the faces that count: all, or the lowest of two at score 0
    pub kept: Vec<u8>,
    /// points spent on each kept die
    pub spent: Vec<u8>,
}

/// What a roll comes to (rules 2.2). Margins are successes beyond the difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// as many sixes as the difficulty asks
    Perfect {
        /// successes beyond the difficulty
        margin: u32,
    },
    /// as many successes as the difficulty asks
    Standard {
        /// successes beyond the difficulty
        margin: u32,
    },
    /// too few successes
    Failure,
    /// not one success
    Critical,
}
