//! The journal on the disk: written before what it tells is shown, and read up to what is damaged.

use std::collections::VecDeque;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::journal::Record;

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
        let mut journal = Self::over(disk, path, file, lock);
        journal.waiting.push_back(head());
        journal.flush()?;
        Ok(journal)
    }

    fn over(disk: &Arc<dyn Disk>, path: &Path, file: Arc<dyn Handle>, lock: Lock) -> Self {
        let syncer = Syncer::start(Arc::clone(&file));
        let (disk, path) = (Arc::clone(disk), path.to_owned());
        Self { disk, path, file, good: 0, next: 0, waiting: VecDeque::new(), syncer, _lock: lock }
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
        let mut file = Self::over(disk, path, disk.open(path)?, lock);
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
            && let Some(shorter) = shorten(found.records.clone(), limits.kept)
        {
            // Where that cannot be done now it is done another time.
            if let Ok(folded) = file.shorten(&shorter, &bytes[..found.good]) {
                return Ok(Recovered { file, records: shorter.records, cut, folded: Some(folded) });
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

    fn shorten(&mut self, shorter: &Shorter, whole: &[u8]) -> std::io::Result<Folded> {
        let kept = beside(&self.path, ".old");
        let whole = std::str::from_utf8(whole).map_err(|_| ErrorKind::InvalidData)?;
        save_on(self.disk.as_ref(), &kept, whole, Over::Anything).map_err(|_| ErrorKind::Other)?;
        self.replace(shorter.text.as_bytes())?;
        self.next = shorter.records.len() as u64;
        Ok(Folded { steps: shorter.folded, kept })
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
#[expect(clippy::disallowed_methods, reason = "tests write and read what the store meets")]
mod tests {
    use super::super::disk::Real;
    use super::*;
    use crate::rules::Encounter;

    fn journal() -> (tempfile::TempDir, PathBuf, Vec<Record>) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.journal");
        let records = vec![
            Record::Start(Encounter::Savage(Box::default())),
            Record::Step(Vec::new()),
            Record::Undo(1),
            Record::Redo(1),
        ];
        let mut file = JournalFile::create(&Real::shared(), &path).expect("a journal");
        for record in &records {
            file.append(record).expect("written");
        }
        (folder, path, records)
    }

    #[test]
    fn it_goes_on_where_it_was() {
        let (_folder, path, mut records) = journal();
        let mut found = JournalFile::open(&Real::shared(), &path).expect("a journal");
        assert_eq!((found.records, found.cut), (records.clone(), None));
        found.file.append(&Record::Undo(7)).expect("written");
        drop(found.file);
        records.push(Record::Undo(7));
        assert_eq!(JournalFile::open(&Real::shared(), &path).expect("a journal").records, records);
    }

    #[test]
    fn a_journal_cut_anywhere_gives_the_longest_whole_beginning() {
        let (_folder, path, records) = journal();
        let bytes = std::fs::read(&path).expect("bytes");
        for length in 0..bytes.len() {
            std::fs::write(&path, &bytes[..length]).expect("written");
            let whole = bytes[..length].split(|byte| *byte == b'\n').count().saturating_sub(2);
            let found = JournalFile::open(&Real::shared(), &path).expect("a journal");
            assert_eq!(found.records, records[..whole], "{length}");
            assert!(found.cut.is_none_or(|cut| cut.kept.is_none()));
            drop(found.file);
            let again = JournalFile::open(&Real::shared(), &path).expect("a journal");
            assert_eq!((again.records.len(), again.cut), (whole, None), "{length}");
        }
    }

    #[test]
    fn every_flipped_bit_is_noticed() {
        let (_folder, path, records) = journal();
        let bytes = std::fs::read(&path).expect("bytes");
        for place in 0..bytes.len() {
            for bit in 0..8 {
                let mut flipped = bytes.clone();
                flipped[place] ^= 1 << bit;
                let found = read(&flipped).expect("no newer format");
                assert!(found.records.len() < records.len() && found.good <= place, "byte {place}, bit {bit}");
                assert_eq!(found.records, records[..found.records.len()]);
            }
        }
    }

    #[test]
    fn what_is_damaged_in_the_middle_is_kept_aside() {
        let (_folder, path, _) = journal();
        let mut bytes = std::fs::read(&path).expect("bytes");
        let second = bytes.iter().position(|byte| *byte == b'\n').expect("a line") + 3;
        bytes[second] ^= 1;
        std::fs::write(&path, &bytes).expect("written");
        let found = JournalFile::open(&Real::shared(), &path).expect("a journal");
        let kept = found.cut.and_then(|cut| cut.kept).expect("kept");
        assert!(std::fs::read(kept).expect("bytes").len() > 20);
    }

    #[test]
    fn a_second_process_is_refused() {
        let (_folder, path, _) = journal();
        let _first = JournalFile::open(&Real::shared(), &path).expect("a journal");
        assert!(
            matches!(JournalFile::open(&Real::shared(), &path), Err(NoJournal::InUse(Some(pid))) if pid == std::process::id())
        );
    }
}
