//! What arrives from a terminal, in the program's own words.

use crate::app::Key;

/// What arrives from the terminal, in the program's own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// a key, and whether the terminal says that it is a repeat
    Key(Key, bool),
    /// text from the clipboard
    Paste(String),
    /// the left button, at a column and a row
    Click(u16, u16),
    /// the wheel: up (−1) or down (1)
    Wheel(i8),
    /// another size
    Resize(u16, u16),
}
