//! Where the steps of the open fight go: into its journal, or nowhere until the disk takes them.

use std::path::{Path, PathBuf};

use crate::journal::Record;
use crate::rules::Encounter;
use crate::store::fights::{Fight, Fights};
use crate::store::{Folded, JournalFile, NoFight, NoJournal, NotSaved, Recovered, Shortened};
use crate::texts::{self, Lang};

/// Steps are not on the disk: why, where that was not said before.
pub struct NotKept(pub Option<String>);

/// The open fight on the disk.
#[derive(Default)]
pub struct Kept {
    place: Place,
    /// what was last said about steps that are not on the disk
    trouble: Option<String>,
}

enum Place {
    /// its journal takes every step
    Journal(Box<Fight>, Box<JournalFile>),
    /// the disk refused, and is asked again with each step
    Memory(Memory),
    /// the journal of another window, by its number in the list: nothing goes there
    Elsewhere(u32),
}

/// What the disk has not taken.
#[derive(Default)]
struct Memory {
    /// everything so far, beginning with the start
    records: Vec<Record>,
    /// the fight in the list whose journal could be read, but not written
    fight: Option<Fight>,
    /// so many of the records are in that journal
    there: usize,
    /// the file that it comes from, and what that held
    source: Option<PathBuf>,
    text: String,
}

impl Default for Place {
    fn default() -> Self {
        Self::Memory(Memory::default())
    }
}

impl Kept {
    /// A fight that begins; it is on the disk once [`flush`](Self::flush) says so.
    pub fn begun(start: Encounter, source: Option<PathBuf>, text: String) -> Self {
        let memory = Memory { records: vec![Record::Start(start)], source, text, ..Memory::default() };
        Self { place: Place::Memory(memory), trouble: None }
    }

    /// A fight that goes on in its journal.
    pub fn resumed(fight: Fight, journal: JournalFile) -> Self {
        Self { place: Place::Journal(Box::new(fight), Box::new(journal)), trouble: None }
    }

    /// A fight whose journal could be read, but not written, and why not.
    pub fn peeked(fight: &Fight, records: Vec<Record>, why: String) -> Self {
        let source = fight.file.as_ref().map(PathBuf::from);
        let memory = Memory { there: records.len(), records, fight: Some(fight.clone()), source, ..Memory::default() };
        Self { place: Place::Memory(memory), trouble: Some(why) }
    }

    /// A fight that another window has, and that is only looked at.
    pub const fn looked_at(number: u32) -> Self {
        Self { place: Place::Elsewhere(number), trouble: None }
    }

    /// Its number in the list.
    pub fn number(&self) -> Option<u32> {
        match &self.place {
            Place::Journal(fight, _) => Some(fight.number),
            Place::Memory(memory) => memory.fight.as_ref().map(|fight| fight.number),
            Place::Elsewhere(number) => Some(*number),
        }
    }

    /// Its entry in the list, where it has a journal.
    pub fn fight_mut(&mut self) -> Option<&mut Fight> {
        match &mut self.place {
            Place::Journal(fight, _) => Some(fight),
            Place::Memory(_) | Place::Elsewhere(_) => None,
        }
    }

    /// Whether everything is on the disk.
    pub fn is_whole(&self) -> bool {
        match &self.place {
            Place::Journal(_, journal) => journal.waiting() == 0,
            Place::Memory(_) => false,
            Place::Elsewhere(_) => true,
        }
    }

    /// Writes a record down at once.
    ///
    /// # Errors
    /// Why not; it waits, and the next record tries again.
    pub fn append(
        &mut self,
        record: &Record,
        now: &Encounter,
        fights: Option<&Fights>,
        lang: Lang,
    ) -> Result<(), NotKept> {
        let written = match &mut self.place {
            Place::Journal(_, journal) => journal.append(record).map_err(|error| error.to_string()),
            Place::Memory(memory) => {
                memory.records.push(record.clone());
                self.catch_up(fights, lang)
            }
            Place::Elsewhere(_) => Ok(()),
        };
        if let (Some(fights), Some(fight)) = (fights, self.fight_mut()) {
            // The list shows an older round until the next note: no harm.
            let _ = fights.note(fight, now);
        }
        self.outcome(written)
    }

    /// Shortens a journal that has grown long, where it has; the fight stands as it does now.
    pub fn shorten(&mut self, now: &Encounter) -> Option<Shortened> {
        match &mut self.place {
            Place::Journal(_, journal) => journal.shorten_if_long(now),
            Place::Memory(_) | Place::Elsewhere(_) => None,
        }
    }

    /// Writes what waits.
    ///
    /// # Errors
    /// Why not.
    pub fn flush(&mut self, fights: Option<&Fights>, lang: Lang) -> Result<(), NotKept> {
        let written = match &mut self.place {
            Place::Journal(_, journal) => journal.flush().map_err(|error| error.to_string()),
            Place::Memory(_) => self.catch_up(fights, lang),
            Place::Elsewhere(_) => Ok(()),
        };
        self.outcome(written)
    }

    fn outcome(&mut self, written: Result<(), String>) -> Result<(), NotKept> {
        let before = std::mem::replace(&mut self.trouble, written.clone().err());
        written.map_err(|why| NotKept(Some(why).filter(|why| before.as_ref() != Some(why))))
    }

    /// Brings what the disk did not take into a journal.
    fn catch_up(&mut self, fights: Option<&Fights>, lang: Lang) -> Result<(), String> {
        let Some(fights) = fights else { return Err(texts::no_data_folder(lang)) };
        let Place::Memory(memory) = &self.place else { return Ok(()) };
        let (fight, mut journal, there) = memory.journal(fights).map_err(|error| no_fight(&error, lang))?;
        let mut written = Ok(());
        for record in memory.records.get(there..).unwrap_or_default() {
            // From here on the journal itself keeps what does not fit.
            written = journal.append(record).map_err(|error| error.to_string());
        }
        self.place = Place::Journal(Box::new(fight), Box::new(journal));
        written
    }
}

impl Memory {
    /// A journal for these records, and how many of them it has already.
    fn journal(&self, fights: &Fights) -> Result<(Fight, JournalFile, usize), NoFight> {
        if let Some(fight) = &self.fight {
            match fights.resume(fight) {
                Ok((fight, found)) if Some(found.records.as_slice()) == self.records.get(..self.there) => {
                    return Ok((fight, found.file, self.there));
                }
                Err(NoFight::Journal(NoJournal::Failed(error))) => return Err(error.into()),
                // Another window has gone on with it meanwhile: then this is a fight of its own.
                Ok(_) | Err(NoFight::Journal(_) | NoFight::Entry(_) | NoFight::NoStart) => {}
            }
        }
        let Some(Record::Start(start)) = self.records.first() else { return Err(NoFight::NoStart) };
        let (fight, journal) = fights.begin(self.source.as_deref(), &self.text, start)?;
        Ok((fight, journal, 1))
    }
}

/// What became of a journal that was not as it should be.
pub fn mended(found: &Recovered, lang: Lang) -> Option<String> {
    let cut = found.cut.as_ref().map(|cut| match &cut.kept {
        None => texts::journal_cut(lang),
        Some(path) => {
            let here = found.records.len().saturating_sub(1);
            texts::journal_damaged(lang, here, cut.records, path.display().to_string())
        }
    });
    cut.or_else(|| found.folded.as_ref().map(|steps| folded(steps, lang)))
}

/// What became of the oldest steps of a journal that had grown long.
pub fn folded(folded: &Folded, lang: Lang) -> String {
    texts::journal_folded(lang, folded.steps, folded.kept.display().to_string())
}

/// Why a fight cannot be kept or opened, in words.
pub fn no_fight(error: &NoFight, lang: Lang) -> String {
    match error {
        NoFight::Journal(NoJournal::InUse(Some(process))) => texts::fight_in_use(lang, process.to_string()),
        NoFight::Journal(NoJournal::InUse(None)) => texts::fight_in_use(lang, "?"),
        NoFight::Journal(NoJournal::Newer { found, known }) => texts::journal_newer(lang, *found, *known),
        NoFight::Journal(NoJournal::Failed(error)) => error.to_string(),
        NoFight::Entry(NotSaved::Failed(error)) => error.render(lang, Path::new("fights")),
        NoFight::Entry(NotSaved::Changed) | NoFight::NoStart => texts::journal_empty(lang),
    }
}
