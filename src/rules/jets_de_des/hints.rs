//! The hints for newcomers to this game, in the order in which they are thought of.

use crate::rules::contract::hint::{HELP, Hint, SHEET, UNDO};
use crate::texts;

/// Every hint of a fight.
pub static HINTS: &[Hint] = &[
    Hint {
        name: "round",
        done_by: &["go"],
        due: |occasion| occasion.steps == 0 && occasion.now.go.is_some(),
        words: |lang, key| texts::jets_hint_round(lang, key("go")),
    },
    Hint {
        name: "points",
        done_by: &["spend-successes", "spend-sixes", "spend-outcome"],
        due: |occasion| (occasion.can)("spend-outcome"),
        words: |lang, _| texts::jets_hint_points(lang),
    },
    Hint {
        name: "resist",
        done_by: &["take"],
        due: |occasion| (occasion.can)("take"),
        words: |lang, key| texts::jets_hint_resist(lang, key("take"), key("target")),
    },
    Hint {
        name: "target",
        done_by: &["target", "attack"],
        due: |occasion| occasion.now.target.is_some(),
        words: |lang, key| texts::jets_hint_target(lang, key("target"), key("attack")),
    },
    Hint {
        name: "pool",
        done_by: &[],
        due: |occasion| occasion.dice > 0 && occasion.roller.is_some_and(|roller| roller.player.is_some()),
        words: |lang, _| texts::jets_hint_pool(lang),
    },
    Hint {
        name: "pending",
        done_by: &[],
        due: |occasion| (occasion.can)("commit") && occasion.now.target.is_none() && occasion.dice == 0,
        words: |lang, _| texts::jets_hint_pending(lang),
    },
    UNDO,
    SHEET,
    Hint {
        name: "correction",
        done_by: &["wounds", "penalty", "condition"],
        due: |occasion| occasion.steps >= 6,
        words: |lang, key| texts::jets_hint_correction(lang, key("wounds"), key("penalty")),
    },
    HELP,
];
