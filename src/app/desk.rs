//! What lies on the table between two keys: the box, the rows, the dice, the foot line.

use crate::rules::Command;
use crate::rules::contract::{Call, Roller};
use crate::view::{Foot, Line, Now, Row};

use super::dice_field::Slot;

/// What a click on an entry does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// this action
    Act(&'static str),
    /// nothing: it only explains
    Nothing,
}

/// An entry of the foot line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// what a click does
    pub press: Press,
    /// how it looks
    pub shown: Foot,
}

/// All that follows from the fight, the cursor and the draft.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    /// everybody
    pub rows: Vec<Row>,
    /// the box
    pub now: Now,
    /// what go would play
    pub call: Option<Call>,
    /// the same with every name settled, where it throws dice
    pub command: Option<Command>,
    /// whose dice it throws
    pub roller: Option<Roller>,
    /// the dice that it throws, with the faces typed so far
    pub slots: Vec<Slot>,
    /// what would come of the faces, once all are in
    pub outcome: Vec<Line>,
    /// what undo takes back
    pub undo: String,
    /// the foot line
    pub foot: Vec<Entry>,
}
