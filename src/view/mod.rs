//! Plain data that a ruleset shows and asks: rows, sheets, lines, and the box of the moment.

pub mod ink;
mod odds;
pub mod page;
mod scene;
mod table;

use serde::{Deserialize, Serialize};

pub use odds::{Chance, Odds, percentage, percentages};
pub use scene::{Foot, Input, Item, Notice, NoticeKind, Overlay, Pane, Scene};
pub use table::{Page, Table, TableRow};

/// A combatant's handle, stable through the whole fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Id(pub u32);

/// What a piece of text means; the theme says how that looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tone {
    /// ordinary words
    #[default]
    Plain,
    /// what matters now
    Strong,
    /// what may be overlooked
    Dim,
    /// our side's sign
    Ours,
    /// the other side's sign
    Theirs,
    /// a red suit
    RedSuit,
    /// a Joker, free to act and at +2
    Joker,
    /// a held action
    Hold,
    /// Shaken
    Shaken,
    /// wounds taken
    Wound,
    /// something went well for who did it
    Good,
    /// something failed
    Bad,
    /// a key that can be pressed
    Key,
    /// the sign before a refusal
    Refusal,
}

/// A run of text with one meaning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// the words
    pub text: String,
    /// what they mean
    pub tone: Tone,
}

impl Span {
    /// Text with a tone.
    pub fn new(text: impl Into<String>, tone: Tone) -> Self {
        Self { text: text.into(), tone }
    }

    /// Ordinary text.
    pub fn plain(text: impl Into<String>) -> Self {
        Self::new(text, Tone::Plain)
    }
}

/// One line of text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<Span>);

impl Line {
    /// An ordinary line.
    pub fn plain(text: impl Into<String>) -> Self {
        Self(vec![Span::plain(text)])
    }

    /// A line of one tone.
    pub fn toned(text: impl Into<String>, tone: Tone) -> Self {
        Self(vec![Span::new(text, tone)])
    }

    /// The same line with more text behind it.
    #[must_use]
    pub fn with(mut self, text: impl Into<String>, tone: Tone) -> Self {
        self.0.push(Span::new(text, tone));
        self
    }

    /// The words alone.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.iter().map(|span| span.text.as_str()).collect()
    }
}

/// What the mouse met; each place counts in the scene's own list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// a row of the order
    Row(usize),
    /// an entry of the foot line
    Foot(usize),
    /// an item of the overlay, or a row of the unfolded form
    Item(usize),
    /// a line of the log
    Log(usize),
}

/// The sign at the head of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// nothing to say
    #[default]
    None,
    /// its turn
    Turn,
    /// waits on Hold
    Hold,
    /// has acted
    Acted,
    /// out of the fight
    Out,
}

/// Whose side a row fights on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// the players' side
    Heroes,
    /// the game master's side
    Foes,
}

impl Side {
    /// Whom it fights.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Heroes => Self::Foes,
            Self::Foes => Self::Heroes,
        }
    }
}

/// One member of a group, as a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Member {
    /// up and well
    Up,
    /// Shaken
    Shaken,
    /// out of the fight
    Out,
}

/// One line of the order pane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// the combatant
    pub id: Id,
    /// its place in the group, counted from 0, where the row is one member of an unfolded group
    pub member: Option<usize>,
    /// the sign at its head
    pub mark: Mark,
    /// its card, number or phase
    pub card: Span,
    /// its side
    pub side: Side,
    /// its name, or `#n` for a member
    pub name: String,
    /// who plays it
    pub player: Option<String>,
    /// what state it is in, the weightiest word first
    pub state: Span,
    /// further facts about its state, for wide screens and searches
    pub states: Vec<Span>,
    /// how badly it is hurt, level by level: boxes taken, and how many there are
    pub boxes: Vec<(u8, u8)>,
    /// how many stand, of how many, where it is a group
    pub standing: Option<(usize, usize)>,
    /// its members, for wide screens; empty where it is alone
    pub members: Vec<Member>,
    /// its bennies or the like
    pub tokens: Option<u8>,
    /// the two numbers that a foe asks for (here: Parry, Toughness)
    pub numbers: [String; 2],
    /// whether the box proposes it as target
    pub target: bool,
}

/// The pane about one combatant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// name, side and player
    pub title: Line,
    /// what there is to know, already cut for the width that was asked for
    pub lines: Vec<Line>,
}

/// The header's parts, by falling weight.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// the fight's title
    pub title: String,
    /// the round and how many are still to act
    pub round: String,
    /// the deck, in two lengths: long and short
    pub deck: [String; 2],
    /// whether the deck has something to say that must be seen
    pub deck_tone: Tone,
    /// the game master's bennies or the like
    pub tokens: String,
}

/// One die of the roll that the box waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DieSlot {
    /// the member that throws it, counted from 0, where several throw at once
    pub member: Option<usize>,
    /// what it is called: `d8`, `wild`
    pub label: String,
    /// the faces that are in, in order
    pub faces: Vec<u8>,
    /// whether it waits for a face
    pub open: bool,
}

/// A row of an unfolded form: one modifier or choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormRow {
    /// the action of the table that switches it (`gang`, `wild`, `cover`…)
    pub action: &'static str,
    /// whether it is in force
    pub on: bool,
    /// what it is and why it counts
    pub label: String,
    /// what it is worth, signed; empty where it is no number
    pub worth: String,
    /// the chance of success if it is switched; empty where that is not told
    pub chance: String,
    /// its rule in words, for wide screens
    pub rule: String,
}

/// The box that says what is happening and what comes next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// who does what
    pub title: String,
    /// who comes next
    pub next: Option<String>,
    /// the combatant that the box is about
    pub about: Option<Id>,
    /// the member of it, counted from 0
    pub member: Option<usize>,
    /// who is aimed at
    pub target: Option<Id>,
    /// what will happen, against what; each line is whole
    pub lines: Vec<Line>,
    /// the chances of the roll, where it is one
    pub odds: Option<Odds>,
    /// the modifiers, for the unfolded form; empty where there is nothing to unfold
    pub form: Vec<FormRow>,
    /// what go will do, in a word or two (`roll`, `damage`, `next Sea Dogs`)
    pub go: Option<String>,
}
