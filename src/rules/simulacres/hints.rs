//! The hints for newcomers to this game, in the order in which they are thought of.

use crate::rules::contract::hint::{HELP, Hint, SHEET, UNDO};
use crate::texts;

/// Every hint of a fight.
pub static HINTS: &[Hint] = &[
    Hint {
        name: "pass",
        done_by: &["go"],
        due: |occasion| occasion.steps == 0 && occasion.now.go.is_some(),
        words: |lang, key| texts::sim_hint_pass(lang, key("go")),
    },
    Hint {
        name: "two-dice",
        done_by: &[],
        due: |occasion| occasion.dice > 0 && occasion.roller.is_some_and(|roller| roller.player.is_some()),
        words: |lang, _| texts::sim_hint_dice(lang),
    },
    UNDO,
    SHEET,
    HELP,
];
