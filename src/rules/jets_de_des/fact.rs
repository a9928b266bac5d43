//! What the game master's word can change about somebody.

use serde::{Deserialize, Serialize};

use super::stats::Characteristic;
use super::wounds::Level;

/// One fact about a combatant, as the game master says it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// the score of a characteristic, 0 to 10
    Score(Characteristic, u8),
    /// what an attack must reach
    Defence(u8),
    /// Degrees of Mastery in a skill; 0: none
    Mastery(String, u8),
    /// ticked boxes of a level
    Ticked(Level, u8),
    /// how many boxes a level has
    Boxes(Level, u8),
    /// points beyond all boxes
    Overflow(u32),
    /// dice more or fewer while its wounds last
    Handicap(i32),
    /// not in sight
    Hidden(bool),
    /// out of the fight
    Out(bool),
    /// dead
    Dead(bool),
}
