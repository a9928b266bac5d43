//! What has happened, as lines: each knows the step that made it.

use crate::journal::Journal;
use crate::rules::Encounter;
use crate::texts::Lang;
use crate::view::Line;

/// More lines than this are never handed to the screen at once.
const WINDOW: usize = 400;

/// The lines of every step, the ones that were taken back included.
#[derive(Clone, Debug, Default)]
pub struct Log {
    steps: Vec<Vec<Line>>,
    /// for each line of the steps in force, its step
    of: Vec<usize>,
}

impl Log {
    /// All lines of a journal.
    #[must_use]
    pub fn of(journal: &Journal, lang: Lang) -> Self {
        let mut fight = journal.start().clone();
        let mut log = Self::default();
        for events in journal.steps().iter().chain(journal.undone()) {
            log.steps.push(lines(&fight, events, lang));
            for event in events {
                fight.apply(event);
            }
        }
        log.count(journal.steps().len());
        log
    }

    /// Takes the lines of a new step, made out of how things stood before it.
    pub fn push(&mut self, before: &Encounter, events: &[crate::rules::Event], at: usize, lang: Lang) {
        self.steps.truncate(at);
        self.steps.push(lines(before, events, lang));
        self.count(at + 1);
    }

    /// So many steps are in force now.
    pub fn count(&mut self, steps: usize) {
        let of = |(step, lines): (usize, &Vec<Line>)| std::iter::repeat_n(step, lines.len());
        self.of = self.steps.iter().take(steps).enumerate().flat_map(of).collect();
    }

    /// How many lines there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.of.len()
    }

    /// Whether nothing has happened.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.of.is_empty()
    }

    /// How many lines the first steps have.
    #[must_use]
    pub fn before(&self, steps: usize) -> usize {
        self.steps.iter().take(steps).map(Vec::len).sum()
    }

    /// The step that made a line.
    #[must_use]
    pub fn step(&self, line: usize) -> Option<usize> {
        self.of.get(line).copied()
    }

    /// The first line that the screen gets, and the lines from there on.
    #[must_use]
    pub fn window(&self, cursor: Option<usize>) -> (usize, Vec<Line>) {
        let end = cursor.map_or(self.len(), |cursor| cursor.saturating_add(WINDOW / 2).min(self.len()));
        let first = end.saturating_sub(WINDOW);
        let Some(step) = self.step(first) else { return (0, Vec::new()) };
        let skip = self.of.get(..first).unwrap_or(&[]).iter().rev().take_while(|other| **other == step).count();
        let lines = self.steps.iter().skip(step).flatten().skip(skip).take(end - first).cloned().collect();
        (first, lines)
    }
}

/// The lines of one step; each begins with the number of its round.
fn lines(before: &Encounter, events: &[crate::rules::Event], lang: Lang) -> Vec<Line> {
    before.tell(events, lang)
}
