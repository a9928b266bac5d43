//! Fights in progress: which journal belongs to which file, and which fight was the last one open.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use crate::journal::{Journal, Record};
use crate::rules::Encounter;

use super::disk::{Disk, Real};
use super::journal_file::{JournalFile, NoJournal, Recovered};
use super::names::called;
use super::no_fight::NoFight;
use super::ron_text;
use super::save::{NotSaved, Over, Stamp, clean, save_on};

/// The folder with all fights in progress.
#[derive(Clone, Debug)]
pub struct Fights {
    disk: Arc<dyn Disk>,
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
    /// other files that it came from or was saved to, with what they held then
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    also: Vec<(String, Option<String>)>,
}

impl Fight {
    /// The stamp of its file, where that still is what the fight left there.
    #[must_use]
    pub fn left_there(&self) -> Option<Stamp> {
        let now = Stamp::of_file(Path::new(self.file.as_ref()?)).ok()??;
        (self.stamp.as_ref() == Some(&now.word())).then_some(now)
    }

    /// Whether a file still holds what it did when it and the fight last agreed; none where it is
    /// no file of this fight.
    fn agrees(&self, file: Option<&String>, now: &String) -> Option<bool> {
        if self.file.as_ref() == file {
            return Some(self.stamp.as_ref() == Some(now));
        }
        self.also.iter().find(|(other, _)| Some(other) == file).map(|(_, stamp)| stamp.as_ref() == Some(now))
    }
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

impl Fights {
    /// Those in a folder, which need not be there yet.
    #[must_use]
    pub fn of(folder: PathBuf) -> Self {
        Self::on(Real::shared(), folder)
    }

    /// Those in a folder of a file system.
    #[must_use]
    pub fn on(disk: Arc<dyn Disk>, folder: PathBuf) -> Self {
        Self { disk, folder }
    }

    /// All fights, the one opened last first. One whose entry is lost is listed by what its
    /// journal tells, put aside.
    #[must_use]
    pub fn list(&self) -> Vec<Fight> {
        let paths = self.disk.list(&self.folder).unwrap_or_default();
        let journals = paths.iter().filter(|path| path.extension().is_some_and(|end| end == "journal"));
        let fight = |path: &PathBuf| {
            let number = number(path.as_path())?;
            self.entry_of(number).or_else(|| self.told_by_journal(number))
        };
        let mut list: Vec<Fight> = journals.filter_map(fight).collect();
        list.sort_by_key(|fight| std::cmp::Reverse((fight.opened, fight.number)));
        list
    }

    fn entry_of(&self, number: u32) -> Option<Fight> {
        let text = String::from_utf8(self.disk.read(&self.entry(number)).ok()?).ok()?;
        let fight: Fight = ron_text::options().from_str(&text).ok()?;
        (fight.number == number).then_some(fight)
    }

    fn told_by_journal(&self, number: u32) -> Option<Fight> {
        let records = JournalFile::peek(self.disk.as_ref(), &self.journal(number)).ok()?;
        let (title, round) = headed(Journal::replay(records)?.now());
        Some(Fight { number, title, round, file: None, stamp: None, opened: 0, aside: true, also: Vec::new() })
    }

    /// When a fight was last changed, by the clock of the machine.
    #[must_use]
    pub fn changed(&self, fight: &Fight) -> Option<SystemTime> {
        self.disk.changed(&self.journal(fight.number))
    }

    /// What there is of a file with this content; without a file: of the built-in fight.
    #[must_use]
    pub fn known(&self, file: Option<&Path>, text: &str) -> Known {
        let file = file.map(called);
        let stamp = Stamp::of(text.as_bytes()).word();
        let mut there = self.list().into_iter().filter(|fight| !fight.aside);
        match there.find_map(|fight| Some((fight.agrees(file.as_ref(), &stamp)?, fight))) {
            None => Known::No,
            Some((true, fight)) => Known::Same(fight),
            Some((false, fight)) => Known::Changed(fight),
        }
    }

    /// Begins a fight: a journal with its start. Another one of the same file is put aside and
    /// stays in the list.
    ///
    /// # Errors
    /// The disk says no.
    pub fn begin(&self, file: Option<&Path>, text: &str, start: &Encounter) -> Result<(Fight, JournalFile), NoFight> {
        self.disk.make_folder(&self.folder)?;
        clean(self.disk.as_ref(), &self.folder);
        let list = self.list();
        let (number, journal) = self.create(start)?;
        let (title, round) = headed(start);
        let (file, stamp) = (file.map(called), Some(Stamp::of(text.as_bytes()).word()));
        let fight = Fight { number, title, round, file, stamp, opened: next(&list), aside: false, also: Vec::new() };
        let listed = self.put(&fight);
        if let Err(error) = listed {
            drop(journal);
            self.remove(number);
            return Err(error.into());
        }
        self.put_others_aside(&fight)?;
        Ok((fight, journal))
    }

    /// A journal with a number that is free, and its start; or nothing of it.
    fn create(&self, start: &Encounter) -> Result<(u32, JournalFile), NoFight> {
        let mut number = self.free();
        loop {
            let made = JournalFile::create(&self.disk, &self.journal(number)).and_then(|mut journal| {
                // The entry that names it must not outlast it.
                journal.append(&Record::Start(start.clone())).and_then(|()| journal.sync())?;
                Ok(journal)
            });
            match made {
                Ok(journal) => return Ok((number, journal)),
                // Another process began a fight at the same moment.
                Err(NoJournal::InUse(_)) => number = number.saturating_add(1),
                Err(NoJournal::Failed(error)) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                    number = number.saturating_add(1);
                }
                Err(error) => {
                    self.remove(number);
                    return Err(error.into());
                }
            }
        }
    }

    /// Takes away a fight that never was.
    fn remove(&self, number: u32) {
        let journal = self.journal(number);
        // What cannot be taken away is no fight that is listed.
        let _ = self.disk.remove(&journal);
        let _ = self.disk.remove(&journal.with_extension("journal.lock"));
    }

    /// Other fights give up the file of this one, and stay in the list.
    fn put_others_aside(&self, fight: &Fight) -> Result<(), NotSaved> {
        for mut other in self.list().into_iter().filter(|other| other.number != fight.number && !other.aside) {
            let before = other.also.len();
            other.also.retain(|(file, _)| Some(file) != fight.file.as_ref());
            other.aside = other.file == fight.file;
            if other.aside || other.also.len() != before {
                self.put(&other)?;
            }
        }
        Ok(())
    }

    /// Goes on with a fight: its journal and everything that it tells.
    ///
    /// # Errors
    /// Another process has it open; it holds no start; the disk says no.
    pub fn resume(&self, fight: &Fight) -> Result<(Fight, Recovered), NoFight> {
        let found = JournalFile::open(&self.disk, &self.journal(fight.number))?;
        if !matches!(found.records.first(), Some(Record::Start(_))) {
            if found.records.is_empty() {
                // Nothing is left of it here, and what was damaged lies beside the journal: the
                // next start must not meet it again.
                let _ = self.disk.remove(&self.entry(fight.number));
            }
            return Err(NoFight::NoStart);
        }
        let fight = Fight { opened: next(&self.list()), aside: false, ..fight.clone() };
        // Where this cannot be noted the list has an older order; the fight goes on all the same.
        let _ = self.put(&fight).and_then(|()| self.put_others_aside(&fight));
        Ok((fight, found))
    }

    /// What the journal of a fight tells, where nothing can be written beside it.
    ///
    /// # Errors
    /// It cannot be read, or holds no start.
    pub fn peek(&self, fight: &Fight) -> Result<Vec<Record>, NoFight> {
        let records = JournalFile::peek(self.disk.as_ref(), &self.journal(fight.number))?;
        if matches!(records.first(), Some(Record::Start(_))) { Ok(records) } else { Err(NoFight::NoStart) }
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
        let (file, stamp) = (called(file), Some(Stamp::of(text.as_bytes()).word()));
        fight.also.retain(|(other, _)| *other != file);
        let before = (fight.file.replace(file), std::mem::replace(&mut fight.stamp, stamp));
        if let (Some(other), stamp) = before
            && Some(&other) != fight.file.as_ref()
        {
            fight.also.push((other, stamp));
        }
        self.put_others_aside(fight)?;
        self.put(fight)
    }

    fn put(&self, fight: &Fight) -> Result<(), NotSaved> {
        let text = ron_text::on_many_lines(fight).map_err(|error| NotSaved::from(std::io::Error::other(error)))?;
        save_on(self.disk.as_ref(), &self.entry(fight.number), &(text + "\n"), Over::Anything).map(|_| ())
    }

    fn journal(&self, number: u32) -> PathBuf {
        self.folder.join(format!("fight-{number:04}.journal"))
    }

    fn entry(&self, number: u32) -> PathBuf {
        self.folder.join(format!("fight-{number:04}.ron"))
    }

    /// A number that no journal and no entry has.
    fn free(&self) -> u32 {
        let paths = self.disk.list(&self.folder).unwrap_or_default();
        paths.iter().filter_map(|path| number(path)).max().unwrap_or(0).saturating_add(1)
    }
}

/// The number in the name of a journal, an entry, or what else belongs to a fight.
fn number(path: &Path) -> Option<u32> {
    path.file_name()?.to_str()?.strip_prefix("fight-")?.split('.').next()?.parse().ok()
}

fn next(list: &[Fight]) -> u64 {
    list.iter().map(|fight| fight.opened).max().unwrap_or(0).saturating_add(1)
}

fn headed(fight: &Encounter) -> (String, u32) {
    let (title, round) = fight.title();
    (title.to_owned(), round)
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "tests write and read what the store meets")]
mod tests {
    use std::fs;

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
    fn a_fight_is_known_by_its_file_and_by_where_it_was_saved() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, saved) = (folder.path().join("a.ron"), folder.path().join("a.fight.ron"));
        let fights = Fights::of(folder.path().join("data"));
        let (mut first, _) = fights.begin(Some(&file), "text", &fight("One", 1)).expect("begun");
        fights.belongs(&mut first, &saved, "saved").expect("noted");
        fights.belongs(&mut first, &saved, "saved again").expect("noted");
        assert_eq!(fights.known(Some(&file), "text"), Known::Same(first.clone()));
        assert_eq!(fights.known(Some(&file), "other"), Known::Changed(first.clone()));
        assert_eq!(fights.known(Some(&saved), "saved again"), Known::Same(first));
        let (second, _) = fights.begin(Some(&file), "text", &fight("Two", 1)).expect("begun");
        assert_eq!(fights.known(Some(&file), "text"), Known::Same(second));
        assert!(matches!(fights.known(Some(&saved), "saved again"), Known::Same(one) if one.title == "One"));
    }

    #[test]
    fn a_fight_that_cannot_be_begun_leaves_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let fights = Fights::of(folder.path().join("data"));
        fs::write(folder.path().join("data"), "no folder").expect("written");
        assert!(fights.begin(None, "", &fight("One", 0)).is_err());
        assert_eq!(folder.path().read_dir().expect("a folder").count(), 1);
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
