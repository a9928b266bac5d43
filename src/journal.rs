//! The one truth of a fight: how it began, and every step since; all else is a fold over it.

use serde::{Deserialize, Serialize};

use crate::dice::{Dice, Entered, Halt};
use crate::rules::contract::{Call, Entries, No, Refusal as Shared};
use crate::rules::{Encounter, Event, Refusal, Shelves};
use crate::texts::Lang;
use crate::view::Line;

/// What is written down, in order. A stored format: added to, never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Record {
    /// the whole encounter, before the first step
    Start(Encounter),
    /// what one command made
    Step(Vec<Event>),
    /// so many steps were taken back
    Undo(usize),
    /// so many steps were taken again
    Redo(usize),
}

/// A fight with its whole past, and the steps that were taken back.
#[derive(Clone, Debug)]
pub struct Journal {
    start: Encounter,
    steps: Vec<Vec<Event>>,
    cursor: usize,
    /// before the last step that counts; as it began where there is none
    before: Encounter,
    now: Encounter,
}

impl Journal {
    /// A fight without a past.
    ///
    /// ```
    /// # use abordage::{journal::Journal, rules::{Encounter, savage}};
    /// # let fight = Encounter::Savage(Box::default());
    /// let journal = Journal::new(fight.clone());
    /// assert_eq!(journal.now(), &fight);
    /// ```
    #[must_use]
    pub fn new(start: Encounter) -> Self {
        Self { now: start.clone(), before: start.clone(), start, steps: Vec::new(), cursor: 0 }
    }

    /// The fight that these records tell; nothing where they do not begin with a start. Records
    /// that do not fit (an undo of more than there is) take what there is.
    pub fn replay(records: impl IntoIterator<Item = Record>) -> Option<Self> {
        let mut records = records.into_iter();
        let Some(Record::Start(start)) = records.next() else { return None };
        let mut journal = Self::new(start);
        for record in records {
            match record {
                Record::Start(start) => journal = Self::new(start),
                Record::Step(events) => {
                    journal.steps.truncate(journal.cursor);
                    journal.steps.push(events);
                    journal.cursor += 1;
                }
                Record::Undo(count) => journal.cursor = journal.cursor.saturating_sub(count),
                Record::Redo(count) => journal.cursor = journal.cursor.saturating_add(count).min(journal.steps.len()),
            }
        }
        journal.fold();
        Some(journal)
    }

    /// The fight as it stands.
    #[must_use]
    pub const fn now(&self) -> &Encounter {
        &self.now
    }

    /// The fight before the last step that counts; as it began where there is none.
    #[must_use]
    pub const fn before(&self) -> &Encounter {
        &self.before
    }

    /// The fight as it began.
    #[must_use]
    pub const fn start(&self) -> &Encounter {
        &self.start
    }

    /// The steps that count, oldest first.
    #[must_use]
    pub fn steps(&self) -> &[Vec<Event>] {
        self.steps.get(..self.cursor).unwrap_or(&self.steps)
    }

    /// The steps that were taken back and can be taken again, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[Vec<Event>] {
        self.steps.get(self.cursor..).unwrap_or(&[])
    }

    /// The fight after so many steps.
    #[must_use]
    pub fn at(&self, steps: usize) -> Encounter {
        let mut fight = self.start.clone();
        self.steps.iter().take(steps).flatten().for_each(|event| fight.apply(event));
        fight
    }

    /// Works out how things stand at the cursor, and one step earlier.
    fn fold(&mut self) {
        let earlier = self.cursor.saturating_sub(1);
        self.before = self.at(earlier);
        self.now.clone_from(&self.before);
        for event in self.steps.iter().take(self.cursor).skip(earlier).flatten() {
            self.now.apply(event);
        }
    }

    /// Takes a step; what was taken back before is gone.
    pub fn push(&mut self, events: Vec<Event>) -> Record {
        self.steps.truncate(self.cursor);
        self.before.clone_from(&self.now);
        for event in &events {
            self.now.apply(event);
        }
        self.steps.push(events.clone());
        self.cursor += 1;
        Record::Step(events)
    }

    /// Takes steps back, as many as there are at most.
    ///
    /// # Errors
    /// Nothing is left to take back.
    pub fn undo(&mut self, count: usize) -> Result<Record, Refusal> {
        let count = count.min(self.cursor);
        if count == 0 {
            return Err(Shared::NothingToUndo.into());
        }
        self.cursor -= count;
        self.fold();
        Ok(Record::Undo(count))
    }

    /// Takes steps again, as many as there are at most, with the same faces.
    ///
    /// # Errors
    /// Nothing was taken back, or something new happened since.
    pub fn redo(&mut self, count: usize) -> Result<Record, Refusal> {
        let count = count.min(self.steps.len() - self.cursor);
        if count == 0 {
            return Err(Shared::NothingToRedo.into());
        }
        for (place, events) in self.steps.iter().skip(self.cursor).take(count).enumerate() {
            if place + 1 == count {
                self.before.clone_from(&self.now);
            }
            for event in events {
                self.now.apply(event);
            }
        }
        self.cursor += count;
        Ok(Record::Redo(count))
    }

    /// Decides what a call makes of the fight as it stands; nothing changes. Dice that the call
    /// brings along are used instead of the supply, and must fit it to the last one.
    ///
    /// # Errors
    /// A refusal with its reason, or the die that is missing or does not fit.
    pub fn decide(&self, call: &Call, dice: &mut dyn Dice, shelves: &dyn Shelves) -> Result<Vec<Event>, No<Refusal>> {
        let command = self.now.resolve(call, shelves).map_err(No::Refused)?;
        let Some(command) = command else { return Err(No::Refused(Shared::UnknownName(call.verb.to_owned()).into())) };
        let Some(Entries { faces, told }) = Entries::of(call) else { return self.now.decide(&command, dice) };
        let mut entered = Entered { faces: faces.into(), told: told.into(), rest: dice };
        let events = self.now.decide(&command, &mut entered)?;
        match entered.faces.len() + entered.told.len() {
            0 => Ok(events),
            left => Err(No::Dice(Halt::LeftOver(left))),
        }
    }

    /// Plays a call: a step, or steps taken back or again. Nothing changes where it is refused.
    ///
    /// # Errors
    /// A refusal with its reason, or the die that is missing or does not fit.
    pub fn play(&mut self, call: &Call, dice: &mut dyn Dice, shelves: &dyn Shelves) -> Result<Record, No<Refusal>> {
        let steps = || call.get_number("steps").and_then(|steps| usize::try_from(steps).ok()).unwrap_or(1);
        match call.verb {
            "undo" => self.undo(steps()).map_err(No::Refused),
            "redo" => self.redo(steps()).map_err(No::Refused),
            _ => {
                let events = self.decide(call, dice, shelves)?;
                Ok(self.push(events))
            }
        }
    }

    /// The log of the steps that count, a line for each fact that has one.
    #[must_use]
    pub fn log(&self, lang: Lang) -> Vec<String> {
        let mut fight = self.start.clone();
        let mut lines = Vec::new();
        for event in self.steps().iter().flatten() {
            lines.extend(fight.narrate(event, lang).iter().map(Line::text));
            fight.apply(event);
        }
        lines
    }
}
