//! Tricks, tests of will, grappling and pushing in words.

use crate::rules::savage::contest::Contest;
use crate::texts::{self, Lang};

/// What the verb of a contest is called.
#[must_use]
pub fn verb(name: &str, lang: Lang) -> String {
    match name {
        "trick" => texts::verb_trick(lang),
        "taunt" => texts::verb_taunt(lang),
        "intimidate" => texts::verb_intimidate(lang),
        "grapple" => texts::verb_grapple(lang),
        "break" => texts::verb_break(lang),
        "squeeze" => texts::verb_squeeze(lang),
        "push" => texts::verb_push(lang),
        other => other.to_owned(),
    }
}

/// What a contest is called, in a line of the log and of undo.
#[must_use]
pub fn named(what: Contest, lang: Lang) -> String {
    match what {
        Contest::Trick => texts::contest_trick(lang),
        Contest::Taunt => texts::contest_taunt(lang),
        Contest::Intimidate => texts::contest_intimidate(lang),
        Contest::Grapple => texts::contest_grapple(lang),
        Contest::Break => texts::contest_break(lang),
        Contest::Squeeze => texts::contest_squeeze(lang),
        Contest::Push { prone: false } => texts::contest_push(lang),
        Contest::Push { prone: true } => texts::contest_push_prone(lang),
    }
}
