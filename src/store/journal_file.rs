//! The journal on the disk: written before what it tells is shown, and read up to what is damaged.

use std::collections::VecDeque;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::journal::{Journal, Record};
use crate::rules::Encounter;

use super::disk::{Disk, Handle, beside, folder_of, write_all};
use super::journal_lines::{FORMAT, Newer, head, line, read};
use super::lock::{Lock, NotLocked};
use super::save::{Over, put, save_on};
use super::shorten::{Limits, Shorter, shorten};
use super::sync::Syncer;

/// Why a journal cannot be used.
#[derive(Debug)]
pub enum NoJournal {
    /// another process has the fight open; its number, where it is known
    InUse(Option<u32>),
    /// written by a newer program: its format, and the highest known
    Newer {
        /// the format of the file
        found: u32,
        /// the highest that this program reads
        known: u32,
    },
    /// the disk says no
    Failed(std::io::Error),
}

impl From<std::io::Error> for NoJournal {
    fn from(error: std::io::Error) -> Self {
        Self::Failed(error)
    }
}

impl From<Newer> for NoJournal {
    fn from(Newer(found): Newer) -> Self {
        Self::Newer { found, known: FORMAT }
    }
}

impl From<NotLocked> for NoJournal {
    fn from(error: NotLocked) -> Self {
        match error {
            NotLocked::Held(by) => Self::InUse(by),
            NotLocked::Failed(error) => Self::Failed(error),
        }
    }
}

/// What was wrong with a journal, and taken away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// how many bytes
    pub bytes: u64,
    /// how many whole records are among them
    pub records: usize,
    /// where they are kept, where they were more than the one record that was being written
    pub kept: Option<PathBuf>,
}

/// What became of the oldest steps of a journal that had grown long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folded {
    /// so many can no longer be taken back
    pub steps: usize,
    /// where the whole journal is kept
    pub kept: PathBuf,
}

/// A journal that was shortened while its fight went on.
#[derive(Debug)]
pub struct Shortened {
    /// what it tells now
    pub journal: Journal,
    /// what became of its oldest steps; nothing where all are still there
    pub folded: Option<Folded>,
}

/// What a journal held.
#[derive(Debug)]
pub struct Recovered {
    /// the journal, to go on
    pub file: JournalFile,
    /// its records up to the first that is damaged
    pub records: Vec<Record>,
    /// what was taken away behind them
    pub cut: Option<Cut>,
    /// what was taken away before them
    pub folded: Option<Folded>,
}

/// An open journal. Nothing else writes to it.
#[derive(Debug)]
pub struct JournalFile {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    file: Arc<dyn Handle>,
    /// up to here everything is right
    good: u64,
    /// the number of the next record
    next: u64,
    /// records that the disk did not take yet
    waiting: VecDeque<String>,
    limits: Limits,
    /// longer than this, and it is shortened
    long: u64,
    syncer: Syncer,
    _lock: Lock,
}

impl JournalFile {
    /// A new journal; there must be none.
    ///
    /// # Errors
    /// There is one; another process is faster; the disk says no.
    pub fn create(disk: &Arc<dyn Disk>, path: &Path) -> Result<Self, NoJournal> {
        let lock = Lock::take(disk.as_ref(), path)?;
        let file = disk.create(path, None)?;
        let mut journal = Self::over(disk, path, file, lock, Limits::default());
        journal.waiting.push_back(head());
        journal.flush()?;
        Ok(journal)
    }

    fn over(disk: &Arc<dyn Disk>, path: &Path, file: Arc<dyn Handle>, lock: Lock, limits: Limits) -> Self {
        let syncer = Syncer::start(Arc::clone(&file));
        let (disk, path) = (Arc::clone(disk), path.to_owned());
        let (waiting, long) = (VecDeque::new(), limits.longest as u64);
        Self { disk, path, file, good: 0, next: 0, waiting, limits, long, syncer, _lock: lock }
    }

    /// Opens a journal: its records up to the first damaged one; the rest is cut off. One that has
    /// grown long is shortened.
    ///
    /// # Errors
    /// Another process has it; it is newer; the disk says no.
    pub fn open(disk: &Arc<dyn Disk>, path: &Path) -> Result<Recovered, NoJournal> {
        Self::open_within(disk, path, Limits::default())
    }

    /// The same with other limits.
    ///
    /// # Errors
    /// As there.
    pub fn open_within(disk: &Arc<dyn Disk>, path: &Path, limits: Limits) -> Result<Recovered, NoJournal> {
        let lock = Lock::take(disk.as_ref(), path)?;
        let mut file = Self::over(disk, path, disk.open(path)?, lock, limits);
        let bytes = disk.read(path)?;
        let found = read(&bytes)?;
        let rest = bytes.get(found.good..).unwrap_or(&[]);
        let cut = if rest.is_empty() { None } else { Some(file.cut(found.good, rest, found.behind)?) };
        if found.good == 0 {
            file.waiting.push_back(head());
            file.flush()?;
            return Ok(Recovered { file, records: found.records, cut, folded: None });
        }
        (file.good, file.next) = (found.good as u64, found.records.len() as u64);
        if found.good > limits.longest
            && let Some(shorter) = shorten(found.records.clone(), limits)
        {
            // Where that cannot be done now it is done another time.
            if let Ok(folded) = file.shorten(&shorter, &bytes[..found.good]) {
                return Ok(Recovered { file, records: shorter.records, cut, folded });
            }
        }
        Ok(Recovered { file, records: found.records, cut, folded: None })
    }

    /// The records of a journal up to the first damaged one; nothing is locked, cut or written.
    ///
    /// # Errors
    /// It is newer; the disk says no.
    pub fn peek(disk: &dyn Disk, path: &Path) -> Result<Vec<Record>, NoJournal> {
        Ok(read(&disk.read(path)?)?.records)
    }

    /// Adds a record, after those that the disk did not take before.
    ///
    /// # Errors
    /// The disk says no; the record waits, and the next one tries again.
    pub fn append(&mut self, record: &Record) -> std::io::Result<()> {
        self.waiting.push_back(line(self.next, record)?);
        self.next += 1;
        self.flush()
    }

    /// Writes what waits.
    ///
    /// # Errors
    /// The disk says no; what is left still waits.
    pub fn flush(&mut self) -> std::io::Result<()> {
        if self.syncer.trouble().is_some() {
            self.write_anew()?;
        }
        while let Some(line) = self.waiting.front() {
            if let Err(error) = write_all(self.file.as_ref(), self.good, line.as_bytes()) {
                // Half a record must not stay; where even that fails, the next write lies over it.
                let _ = self.file.cut(self.good);
                return Err(error);
            }
            self.good += line.len() as u64;
            self.waiting.pop_front();
            self.syncer.wake();
        }
        match self.syncer.trouble() {
            None => Ok(()),
            Some(said) => Err(std::io::Error::other(said)),
        }
    }

    /// Shortens it where it has grown long; `now` is the fight that it must still tell. Nothing where
    /// it is short, or cannot be shortened now: then it goes on as it is, and that is tried again
    /// when it has grown some more.
    pub fn shorten_if_long(&mut self, now: &Encounter) -> Option<Shortened> {
        if self.good <= self.long || !self.waiting.is_empty() || self.syncer.trouble().is_some() {
            return None;
        }
        let shortened = self.shorten_now(now);
        self.long = self.good.max(self.long) + self.limits.longest as u64 / 2;
        if shortened.is_some() {
            self.long = (self.good + self.limits.longest as u64 / 2).max(self.limits.longest as u64);
        }
        shortened
    }

    fn shorten_now(&mut self, now: &Encounter) -> Option<Shortened> {
        let bytes = self.disk.read(&self.path).ok()?;
        let whole = bytes.get(..usize::try_from(self.good).ok()?)?;
        let found = read(whole).ok().filter(|found| found.good as u64 == self.good)?;
        let shorter = shorten(found.records, self.limits)?;
        let journal = Journal::replay(shorter.records.clone()).filter(|journal| journal.now() == now)?;
        let folded = self.shorten(&shorter, whole).ok()?;
        Some(Shortened { journal, folded })
    }

    /// Puts everything that was written on the disk for good, now.
    ///
    /// # Errors
    /// The disk says no.
    pub fn sync(&self) -> std::io::Result<()> {
        self.file.sync()
    }

    /// How many records wait for the disk.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Where it lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A file whose sync failed is never right again; its content goes into another.
    fn write_anew(&mut self) -> std::io::Result<()> {
        let mut bytes = self.disk.read(&self.path)?;
        bytes.truncate(usize::try_from(self.good).unwrap_or(usize::MAX));
        let right = read(&bytes).is_ok_and(|found| found.good as u64 == self.good);
        if right { self.replace(&bytes) } else { Err(ErrorKind::InvalidData.into()) }
    }

    /// Puts another content in the place of this one: the file has the old one or the new one,
    /// whatever happens.
    fn replace(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        self.file = put(self.disk.as_ref(), &self.path, bytes, true)?;
        // From here on it is the other file, whatever else fails.
        self.syncer = Syncer::start(Arc::clone(&self.file));
        self.good = bytes.len() as u64;
        if let Err(error) = self.disk.sync_folder(folder_of(&self.path)) {
            self.syncer.complain(&error);
        }
        Ok(())
    }

    /// The whole is kept beside it where it tells more than the shorter one.
    fn shorten(&mut self, shorter: &Shorter, whole: &[u8]) -> std::io::Result<Option<Folded>> {
        let kept = beside(&self.path, ".old");
        if shorter.folded > 0 || shorter.dropped {
            let whole = std::str::from_utf8(whole).map_err(|_| ErrorKind::InvalidData)?;
            save_on(self.disk.as_ref(), &kept, whole, Over::Anything).map_err(|_| ErrorKind::Other)?;
        }
        self.replace(shorter.text.as_bytes())?;
        self.next = shorter.records.len() as u64;
        Ok((shorter.folded > 0).then_some(Folded { steps: shorter.folded, kept }))
    }

    /// Cuts the journal after what is right. A record that was being written is no loss: nobody was
    /// told that it had happened; more than that is kept beside the journal.
    fn cut(&self, good: usize, rest: &[u8], records: usize) -> std::io::Result<Cut> {
        let torn = !rest.contains(&b'\n');
        let kept = if torn { None } else { Some(keep(self.disk.as_ref(), &self.path, rest)?) };
        self.file.cut(good as u64)?;
        self.file.sync()?;
        Ok(Cut { bytes: rest.len() as u64, records, kept })
    }
}

fn keep(disk: &dyn Disk, path: &Path, rest: &[u8]) -> std::io::Result<PathBuf> {
    for number in 1..1000_u32 {
        let name = beside(path, &format!(".damaged-{number}"));
        match disk.create(&name, None) {
            Ok(file) => {
                write_all(file.as_ref(), 0, rest)?;
                file.sync()?;
                disk.sync_folder(folder_of(path))?;
                return Ok(name);
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests;
