//! Hints for newcomers: what each says, and how its occasion is known.

use crate::texts::{self, Lang};
use crate::view::{Now, Row};

use super::Roller;

/// The key of an action, as it is shown.
pub type Key<'a> = &'a dyn Fn(&str) -> String;

/// One hint; the program counts how often it was shown.
#[derive(Clone, Copy, Debug)]
pub struct Hint {
    /// its name in the settings
    pub name: &'static str,
    /// the actions that show that it is not needed any more
    pub done_by: &'static [&'static str],
    /// whether its occasion has come
    pub due: fn(&Occasion<'_>) -> bool,
    /// its words
    pub words: fn(Lang, Key<'_>) -> String,
}

/// What can be seen of a fight after a step.
#[derive(Clone, Copy)]
pub struct Occasion<'a> {
    /// how many steps there are
    pub steps: usize,
    /// the box
    pub now: &'a Now,
    /// everybody
    pub rows: &'a [Row],
    /// how many dice the box waits for
    pub dice: usize,
    /// whose dice they are
    pub roller: Option<&'a Roller>,
    /// whether an action of the table does something now
    pub can: &'a dyn Fn(&str) -> bool,
}

/// That a step can be taken back.
pub const UNDO: Hint = Hint {
    name: "undo",
    done_by: &["undo"],
    due: |occasion| occasion.steps >= 2,
    words: |lang, key| texts::hint_undo(lang, key("undo")),
};

/// That there are more panes.
pub const SHEET: Hint = Hint {
    name: "sheet",
    done_by: &["pane-next"],
    due: |occasion| occasion.steps >= 3,
    words: |lang, key| texts::hint_sheet(lang, key("pane-next")),
};

/// That every key is listed somewhere.
pub const HELP: Hint = Hint {
    name: "help",
    done_by: &["help"],
    due: |occasion| occasion.steps >= 6,
    words: |lang, key| texts::hint_help(lang, key("help")),
};
