//! Fights in progress: which journal belongs to which file, and which fight was the last one open.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use crate::journal::Record;
use crate::rules::Encounter;

use super::journal_file::{JournalFile, NoJournal, Recovered};
use super::ron_text;
use super::save::{NotSaved, Over, Stamp, save};

/// The folder with all fights in progress.
#[derive(Clone, Debug)]
pub struct Fights {
    folder: PathBuf,
}

/// One fight in progress, as it is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// its number, also in the name of its journal
    pub number: u32,
    /// what the game master calls it
    pub title: String,
    /// the round that it had reached
    pub round: u32,
    /// the file that it came from or was saved to last; none for the built-in one
    pub file: Option<String>,
    /// what that file held then
    stamp: Option<String>,
    /// the one opened last has the highest
    opened: u64,
    /// put aside for another fight of the same file
    aside: bool,
}

/// What there is of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// nothing: begin anew
    No,
    /// its fight, and the file is as it was: go on
    Same(Fight),
    /// its fight, but the file was changed since: ask which counts
    Changed(Fight),
}

/// Why a fight cannot be begun or resumed.
#[derive(Debug)]
pub enum NoFight {
    /// its journal cannot be used
    Journal(NoJournal),
    /// its entry cannot be written
    Entry(NotSaved),
    /// its journal does not tell how it began
    NoStart,
}

impl From<NoJournal> for NoFight {
    fn from(error: NoJournal) -> Self {
        Self::Journal(error)
    }
}

impl From<NotSaved> for NoFight {
    fn from(error: NotSaved) -> Self {
        Self::Entry(error)
    }
}

impl From<std::io::Error> for NoFight {
    fn from(error: std::io::Error) -> Self {
        Self::Journal(NoJournal::Failed(error))
    }
}

impl Fights {
    /// Those in a folder, which need not be there yet.
    #[must_use]
    pub const fn of(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// All fights, the one opened last first. An entry that cannot be read is left out.
    #[must_use]
    pub fn list(&self) -> Vec<Fight> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let entries = entries.filter(|path| path.extension().is_some_and(|end| end == "ron"));
        let read = |path: PathBuf| ron_text::options().from_str::<Fight>(&fs::read_to_string(path).ok()?).ok();
        let mut list: Vec<Fight> =
            entries.filter_map(read).filter(|fight| self.journal(fight.number).exists()).collect();
        list.sort_by_key(|fight| std::cmp::Reverse((fight.opened, fight.number)));
        list
    }

    /// When a fight was last changed, by the clock of the machine.
    #[must_use]
    pub fn changed(&self, fight: &Fight) -> Option<SystemTime> {
        fs::metadata(self.journal(fight.number)).and_then(|meta| meta.modified()).ok()
    }

    /// What there is of a file with this content; without a file: of the built-in fight.
    #[must_use]
    pub fn known(&self, file: Option<&Path>, text: &str) -> Known {
        let file = file.map(called);
        let stamp = Stamp::of(text.as_bytes()).word();
        match self.list().into_iter().find(|fight| fight.file == file && !fight.aside) {
            None => Known::No,
            Some(fight) if fight.stamp.as_ref() == Some(&stamp) => Known::Same(fight),
            Some(fight) => Known::Changed(fight),
        }
    }

    /// Begins a fight: a journal with its start. Another one of the same file is put aside and
    /// stays in the list.
    ///
    /// # Errors
    /// The disk says no.
    pub fn begin(&self, file: Option<&Path>, text: &str, start: &Encounter) -> Result<(Fight, JournalFile), NoFight> {
        fs::create_dir_all(&self.folder)?;
        let list = self.list();
        let file = file.map(called);
        let number = self.free();
        let mut journal = JournalFile::create(&self.journal(number))?;
        journal.append(&Record::Start(start.clone()))?;
        let (title, round) = headed(start);
        let stamp = Some(Stamp::of(text.as_bytes()).word());
        let fight = Fight { number, title, round, file, stamp, opened: next(&list), aside: false };
        for other in list.into_iter().filter(|other| other.file == fight.file && !other.aside) {
            self.put(&Fight { aside: true, ..other })?;
        }
        self.put(&fight)?;
        Ok((fight, journal))
    }

    /// Goes on with a fight: its journal and everything that it tells.
    ///
    /// # Errors
    /// Another process has it open; it holds no start; the disk says no.
    pub fn resume(&self, fight: &Fight) -> Result<(Fight, Recovered), NoFight> {
        let found = JournalFile::open(&self.journal(fight.number))?;
        if !matches!(found.records.first(), Some(Record::Start(_))) {
            return Err(NoFight::NoStart);
        }
        let list = self.list();
        let fight = Fight { opened: next(&list), aside: false, ..fight.clone() };
        for other in
            list.into_iter().filter(|other| other.number != fight.number && other.file == fight.file && !other.aside)
        {
            self.put(&Fight { aside: true, ..other })?;
        }
        self.put(&fight)?;
        Ok((fight, found))
    }

    /// Notes how far a fight has come.
    ///
    /// # Errors
    /// The disk says no.
    pub fn note(&self, fight: &mut Fight, now: &Encounter) -> Result<(), NotSaved> {
        let (title, round) = headed(now);
        if (&fight.title, fight.round) == (&title, round) {
            return Ok(());
        }
        (fight.title, fight.round) = (title, round);
        self.put(fight)
    }

    /// Notes that a fight belongs to this file with this content: it was saved there, or the
    /// game master said that the fight counts and not the changed file.
    ///
    /// # Errors
    /// The disk says no.
    pub fn belongs(&self, fight: &mut Fight, file: &Path, text: &str) -> Result<(), NotSaved> {
        fight.file = Some(called(file));
        fight.stamp = Some(Stamp::of(text.as_bytes()).word());
        for other in self
            .list()
            .into_iter()
            .filter(|other| other.number != fight.number && other.file == fight.file && !other.aside)
        {
            self.put(&Fight { aside: true, ..other })?;
        }
        self.put(fight)
    }

    fn put(&self, fight: &Fight) -> Result<(), NotSaved> {
        let text = ron_text::on_many_lines(fight).map_err(|error| NotSaved::from(std::io::Error::other(error)))?;
        save(&self.folder.join(format!("fight-{:04}.ron", fight.number)), &(text + "\n"), Over::Anything).map(|_| ())
    }

    fn journal(&self, number: u32) -> PathBuf {
        self.folder.join(format!("fight-{number:04}.journal"))
    }

    /// A number that no journal and no entry has.
    fn free(&self) -> u32 {
        let names = fs::read_dir(&self.folder).into_iter().flatten().flatten().map(|entry| entry.file_name());
        let number =
            |name: std::ffi::OsString| name.to_str()?.strip_prefix("fight-")?.split('.').next()?.parse::<u32>().ok();
        names.filter_map(number).max().unwrap_or(0).saturating_add(1)
    }
}

fn next(list: &[Fight]) -> u64 {
    list.iter().map(|fight| fight.opened).max().unwrap_or(0).saturating_add(1)
}

fn headed(fight: &Encounter) -> (String, u32) {
    let (title, round) = fight.title();
    (title.to_owned(), round)
}

/// One file has one name, wherever the program is started and whatever link leads to it.
fn called(path: &Path) -> String {
    let whole = fs::canonicalize(path).or_else(|_| std::path::absolute(path));
    whole.as_deref().unwrap_or(path).to_string_lossy().into_owned()
}

/// Where a fight that came from a hand-written file is saved, unless the game master types
/// another name.
///
/// ```
/// # use std::path::Path;
/// # use abordage::store::fights::propose_name;
/// assert_eq!(propose_name(Path::new("sea/boarding.ron")), Path::new("sea/boarding.fight.ron"));
/// assert_eq!(propose_name(Path::new("boarding.fight.ron")), Path::new("boarding.fight.ron"));
/// ```
#[must_use]
pub fn propose_name(path: &Path) -> PathBuf {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let stem = name.strip_suffix(".ron").unwrap_or(&name);
    let stem = stem.strip_suffix(".fight").unwrap_or(stem);
    path.with_file_name(format!("{}.fight.ron", if stem.is_empty() { "abordage" } else { stem }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::savage;

    fn fight(title: &str, round: u32) -> Encounter {
        Encounter::Savage(Box::new(savage::Encounter {
            title: title.to_owned(),
            round,
            ..savage::Encounter::default()
        }))
    }

    #[test]
    fn a_file_finds_its_fight_until_it_changes() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a.ron");
        fs::write(&file, "text").expect("written");
        let fights = Fights::of(folder.path().join("data"));
        assert_eq!(fights.known(Some(&file), "text"), Known::No);
        let (mut first, mut journal) = fights.begin(Some(&file), "text", &fight("One", 0)).expect("begun");
        journal.append(&Record::Step(Vec::new())).expect("written");
        fights.note(&mut first, &fight("One", 3)).expect("noted");
        assert!(matches!(fights.resume(&first), Err(NoFight::Journal(NoJournal::InUse(Some(_))))));
        drop(journal);
        assert_eq!(fights.known(Some(&file), "text"), Known::Same(first.clone()));
        let (first, found) = fights.resume(&first).expect("resumed");
        assert_eq!((found.records.len(), first.round), (2, 3));
        drop(found);

        assert_eq!(fights.known(Some(&file), "other"), Known::Changed(first.clone()));
        let (second, journal) = fights.begin(Some(&file), "other", &fight("Two", 0)).expect("begun");
        drop(journal);
        let titles: Vec<(String, bool)> = fights.list().into_iter().map(|fight| (fight.title, fight.aside)).collect();
        assert_eq!(titles, [("Two".to_owned(), false), ("One".to_owned(), true)]);
        assert_eq!(fights.known(Some(&file), "other"), Known::Same(second));
        assert!(fights.changed(&first).is_some());

        let (mut first, found) = fights.resume(&first).expect("resumed");
        drop(found);
        fights.belongs(&mut first, &file, "other").expect("noted");
        assert_eq!(fights.known(Some(&file), "other"), Known::Same(first));
    }

    #[test]
    fn the_built_in_fight_has_no_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let fights = Fights::of(folder.path().to_owned());
        let (begun, _) = fights.begin(None, "built in", &fight("One", 0)).expect("begun");
        assert_eq!(fights.known(None, "built in"), Known::Same(begun.clone()));
        assert_eq!(fights.list(), [begun]);
        assert_eq!(Fights::of(folder.path().join("none")).list(), []);
    }
}
