//! One whole screen as plain data: what the panes paint, and nothing else.

use super::{DieSlot, Header, Line, Now, Page, Row, Sheet, Tone};

/// A pane that can have the focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pane {
    /// the order of action
    #[default]
    Order,
    /// the sheet of the selected combatant
    Sheet,
    /// what has happened
    Log,
}

/// What kind of notice stands above the foot line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NoticeKind {
    /// what just happened
    #[default]
    News,
    /// why a key or command did nothing
    Refusal,
    /// something outside went wrong
    Error,
    /// a hint for newcomers
    Hint,
}

/// The notice line: left what happened, right what undo takes back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice {
    /// what kind it is
    pub kind: NoticeKind,
    /// what happened
    pub text: String,
    /// the key that undoes and what it takes back; empty where there is nothing
    pub undo: String,
    /// the same in its shortest form: the key and what it does
    pub undo_short: String,
}

/// An entry of the foot line: a key that works now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foot {
    /// the key as it is shown
    pub key: String,
    /// what it does
    pub label: String,
}

/// An entry of a list: help, palette, question, fights to open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Item {
    /// a heading that stands before it where it differs from the one above
    pub section: String,
    /// its keys as they are shown
    pub keys: String,
    /// what it is
    pub label: String,
    /// its text form, or a remark
    pub detail: String,
    /// whether it cannot be chosen now; the detail then says why
    pub dim: bool,
    /// whether it is of another kind than those above: a gap stands before it where there is room
    pub apart: bool,
}

/// A line of text that is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Input {
    /// what stands before it (`:`)
    pub prompt: String,
    /// the text
    pub text: String,
    /// the cursor, counted in characters
    pub cursor: usize,
    /// what is wrong with it or what it wants next
    pub hint: String,
    /// the part of the text that the hint is about, counted in characters
    pub wrong: Option<(usize, usize)>,
    /// whether the hint says why the text was not taken
    pub refused: bool,
}

/// What lies over the sheet and the log; the order and the box stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlay {
    /// what it is
    pub title: String,
    /// how it is used, right of the title
    pub help: String,
    /// a line being typed
    pub input: Option<Input>,
    /// what can be chosen
    pub items: Vec<Item>,
    /// the chosen one
    pub selected: usize,
    /// plain text, above the items
    pub lines: Vec<Line>,
}

/// One whole screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// the header line
    pub header: Header,
    /// further words for the header, shown from 100 columns on
    pub header_extra: Vec<String>,
    /// what must never be dropped from the header: the fight is not on disk
    pub alarm: String,
    /// the title of the order pane
    pub order_title: String,
    /// everybody, in order; unfolded members behind their group
    pub rows: Vec<Row>,
    /// the row under the cursor
    pub cursor: Option<usize>,
    /// rows that must be seen: who acts, and the target
    pub anchors: Vec<usize>,
    /// the sheet of the row under the cursor
    pub sheet: Sheet,
    /// how many lines of the sheet are scrolled away
    pub sheet_scroll: usize,
    /// the title of the log pane
    pub log_title: String,
    /// the last lines of the log, oldest first, one for each fact
    pub log: Vec<Line>,
    /// the chosen log line, where the log has the focus
    pub log_cursor: Option<usize>,
    /// which pane has the focus
    pub focus: Pane,
    /// the pane that stands alone, where one does
    pub alone: Option<Pane>,
    /// a word about the panes that are hidden at 60 columns (`Tab sheet, log`)
    pub tab_hint: String,
    /// the box of the moment
    pub now: Now,
    /// whether the attack form is unfolded
    pub unfolded: bool,
    /// the chosen row of the unfolded form
    pub form_cursor: usize,
    /// the keys of the form's rows, in their order
    pub form_keys: Vec<String>,
    /// whose dice are thrown (`Benoît's dice`)
    pub dice_of: String,
    /// the dice of the roll that go would make
    pub slots: Vec<DieSlot>,
    /// the word before the dice (`dice`), and what can be done with them, in two lengths
    pub dice_hint: [String; 3],
    /// what is typed as a sum (`=12`)
    pub typed: String,
    /// the notice line
    pub notice: Notice,
    /// the keys that work now, by weight; the last one is never dropped
    pub foot: Vec<Foot>,
    /// what lies on top
    pub overlay: Option<Overlay>,
    /// what stands in the place of order, sheet and log
    pub page: Option<Page>,
    /// what to say where the terminal is too small; its size is filled in
    pub too_small: String,
    /// the word behind a number of rows that there is no room for (`more`)
    pub more: String,
    /// the word on the badge of an error (`Error`)
    pub error: String,
}

impl Scene {
    /// The tone of a row's name: strong for who acts.
    #[must_use]
    pub fn name_tone(row: &Row) -> Tone {
        // Hidden, or without a card yet: its word is dim too.
        let waits = row.member.is_none() && row.card.text.is_empty() && row.state.tone == Tone::Dim;
        match row.mark {
            super::Mark::None if waits => Tone::Dim,
            super::Mark::Turn => Tone::Strong,
            super::Mark::Acted | super::Mark::Out => Tone::Dim,
            super::Mark::None | super::Mark::Hold => Tone::Plain,
        }
    }
}
