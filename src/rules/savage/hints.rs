//! The hints for newcomers to this game, in the order in which they are thought of.

use crate::rules::contract::hint::{HELP, Hint, SHEET, UNDO};
use crate::texts;
use crate::view::Tone;

/// The action that spends a benny on what is at hand.
const LUCK: &str = "benny-now";

/// Every hint of a fight.
pub static HINTS: &[Hint] = &[
    Hint {
        name: "deal",
        done_by: &["go"],
        due: |occasion| occasion.steps == 0 && occasion.now.go.is_some(),
        words: |lang, key| texts::hint_deal(lang, key("go")),
    },
    Hint {
        name: "target",
        done_by: &["target", "attack"],
        due: |occasion| occasion.now.target.is_some(),
        words: |lang, key| texts::hint_target(lang, key("target"), key("attack")),
    },
    Hint {
        name: "dice",
        done_by: &[],
        due: |occasion| {
            occasion.steps > 0 && occasion.dice > 0 && occasion.roller.is_some_and(|roller| roller.player.is_some())
        },
        words: |lang, _| texts::hint_dice(lang),
    },
    Hint {
        name: "soak",
        done_by: &[],
        due: |occasion| (occasion.can)(LUCK) && occasion.dice == 0 && occasion.steps > 3,
        words: |lang, key| texts::hint_soak(lang, key(LUCK)),
    },
    Hint {
        name: "benny",
        done_by: &[LUCK],
        due: |occasion| (occasion.can)(LUCK) && occasion.steps > 0,
        words: |lang, key| texts::hint_benny(lang, key(LUCK)),
    },
    Hint {
        name: "joker",
        done_by: &["interrupt"],
        due: |occasion| occasion.rows.iter().any(|row| row.card.tone == Tone::Joker),
        words: |lang, key| texts::hint_joker(lang, key("interrupt")),
    },
    UNDO,
    SHEET,
    Hint {
        name: "correction",
        done_by: &["shaken", "wounds", "benny"],
        due: |occasion| occasion.steps >= 4,
        words: |lang, _| texts::hint_correction(lang),
    },
    HELP,
];
