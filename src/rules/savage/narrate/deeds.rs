//! What somebody does with its turn, in words.

use crate::rules::savage::deed::{Deed, Gait};
use crate::rules::savage::state::Encounter;
use crate::rules::savage::trait_roll::Target;
use crate::texts::{self, Lang};

use super::names::{called, count, of, plain};

/// A fact about a turn; an action that is spent is told by what it was spent on.
pub fn told(fight: &Encounter, deed: &Deed, lang: Lang) -> Option<String> {
    let (many, who) = (many(fight, deed.who()), called(fight, deed.who()));
    match deed {
        Deed::Acted { .. } | Deed::Anew { .. } => None,
        Deed::Moved { gait: Gait::Walk, squares, .. } => Some(texts::log_moved(lang, many, who, plain(*squares))),
        Deed::Moved { gait: Gait::Crouch, squares, .. } => {
            Some(texts::log_moved_crouching(lang, many, who, plain(*squares)))
        }
        Deed::Moved { gait: Gait::Crawl, squares, .. } => Some(texts::log_crawled(lang, many, who, plain(*squares))),
        Deed::Ran { die, face, squares, .. } => {
            Some(texts::log_ran(lang, many, who, format!("d{die} {face}"), plain(*squares)))
        }
        Deed::Rose { .. } => Some(texts::log_rose(lang, many, who)),
    }
}

/// What undo takes back of it.
pub fn label(fight: &Encounter, deed: &Deed, lang: Lang) -> Option<String> {
    let whose = of(lang, &called(fight, deed.who()));
    match deed {
        Deed::Acted { .. } | Deed::Anew { .. } => None,
        Deed::Moved { .. } => Some(texts::undo_moved(lang, whose)),
        Deed::Ran { .. } => Some(texts::undo_ran(lang, whose)),
        Deed::Rose { .. } => Some(texts::undo_rose(lang, whose)),
    }
}

/// How many of somebody do something together, for the words.
fn many(fight: &Encounter, who: Target) -> usize {
    if who.member.is_some() { 1 } else { count(fight, who.id) }
}
