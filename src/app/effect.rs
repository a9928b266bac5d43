//! What the program asks of the world outside, and what the world answers.

use crate::journal::Record;
use crate::rules::contract::Carry;

use super::settings::Settings;

/// Something that only the shell can do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// write this down at once
    Append(Record),
    /// write the fight to the file of that name
    Save(String),
    /// say which fights there are, by [`Report::Fights`]
    ListFights,
    /// go on with another fight
    Open(Opened),
    /// begin a fight
    NewFight(Carry),
    /// this fight anew; the old one is kept
    Restart,
    /// the fight counts, and not its file that was changed since
    KeepFight,
    /// the changed file counts; the fight that was played is kept
    TakeFile,
    /// leave
    Quit,
    /// back to the shell for a while
    Suspend,
    /// paint everything again
    Repaint,
    /// use the mouse, or leave it to the terminal
    Mouse(bool),
    /// keep the settings
    SaveSettings(Box<Settings>),
}

/// Which fight to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// the one at that place in the list that was reported
    Listed(usize),
    /// the file of that name
    Path(String),
}

/// A fight that can be opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FightEntry {
    /// what it is called
    pub label: String,
    /// where it stands
    pub detail: String,
}

/// What the shell has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// all steps are on disk, or not
    OnDisk(bool),
    /// the file was written
    Saved(String),
    /// something could not be written, and why
    NotWritten(String),
    /// the name that saving proposes
    Proposed(String),
    /// the fights that can be opened
    Fights(Vec<FightEntry>),
    /// the file of this fight was changed since: which of the two counts?
    Changed,
    /// another window has the fight: it is looked at, and not changed
    Looking,
    /// something else went wrong
    Failed(String),
    /// the fight stands as it began
    BegunAnew,
    /// the next fight of the evening stands ready
    NextFight,
}
