//! Real dice told as a sum instead of face by face.

use serde::{Deserialize, Serialize};

/// A sum that the table told for one roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Told {
    /// the better die, or all damage dice, with aces, before modifiers
    Dice(i32),
    /// all included
    Total(i32),
}

/// One roll as the table told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// the sum
    pub told: Told,
    /// both dice showed 1
    pub crit: bool,
}
