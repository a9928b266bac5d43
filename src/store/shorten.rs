//! A journal that has grown long made short: the same fight with less of its past.

use crate::journal::{Journal, Record};

use super::journal_lines::{head, line};

/// How long a journal may grow, and what is kept of it then, both in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// a longer one is shortened
    pub longest: usize,
    /// so much of its newest steps is kept
    pub kept: usize,
}

impl Default for Limits {
    /// Ten evenings, and three of them.
    fn default() -> Self {
        Self { longest: 4 << 20, kept: 1 << 20 }
    }
}

/// A shorter journal.
#[derive(Debug)]
pub struct Shorter {
    /// its records
    pub records: Vec<Record>,
    /// the same as they are written
    pub text: String,
    /// so many of the oldest steps are part of its start now, and cannot be taken back
    pub folded: usize,
    /// steps that were taken back cannot be taken again
    pub dropped: bool,
}

/// The fight that these records tell in fewer bytes. What nobody can come back to goes first: steps
/// that were taken back and replaced, and the taking back itself. Where half of what is allowed is
/// not enough for the rest, its newest steps alone stay, and the steps that were taken back where
/// there is room for them. None where the records tell no fight, or cannot be written.
#[must_use]
pub fn shorten(records: Vec<Record>, limits: Limits) -> Option<Shorter> {
    let journal = Journal::replay(records)?;
    let whole = within(&journal, limits.longest / 2)?;
    if whole.folded == 0 && !whole.dropped {
        return Some(whole);
    }
    within(&journal, limits.kept)
}

fn within(journal: &Journal, room: usize) -> Option<Shorter> {
    let mut room = room;
    let mut fits = |events: &[crate::rules::Event]| {
        let length = line(0, &Record::Step(events.to_vec())).map_or(usize::MAX, |line| line.len());
        let fits = length <= room;
        room = room.saturating_sub(length);
        fits
    };
    let all_undone = journal.undone();
    let undone = if all_undone.iter().all(|events| fits(events)) { all_undone } else { &[] };
    let newest = journal.steps().iter().rev().take_while(|events| fits(events)).count();
    let folded = journal.steps().len() - newest;
    let steps = journal.steps().iter().skip(folded).chain(undone).map(|events| Record::Step(events.clone()));
    let mut records = vec![Record::Start(journal.at(folded))];
    records.extend(steps);
    records.extend((!undone.is_empty()).then_some(Record::Undo(undone.len())));
    let mut text = head();
    for (number, record) in records.iter().enumerate() {
        text += &line(number as u64, record).ok()?;
    }
    Some(Shorter { records, text, folded, dropped: undone.len() < all_undone.len() })
}
