//! The journal on the disk: a line a record, each with its number and checksum.

use std::collections::VecDeque;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::journal::Record;

use super::lock::{Lock, NotLocked};
use super::sync::Syncer;

/// The format that this program writes, and the highest that it reads.
pub const FORMAT: u32 = 1;
const SIGN: &str = "abordage-journal";

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

impl From<NotLocked> for NoJournal {
    fn from(error: NotLocked) -> Self {
        match error {
            NotLocked::Held(by) => Self::InUse(by),
            NotLocked::Failed(error) => Self::Failed(error),
        }
    }
}

/// What was wrong at the end of a journal, and taken away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// how many bytes
    pub bytes: u64,
    /// where they are kept, where they were more than the one record that was being written
    pub kept: Option<PathBuf>,
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
}

/// An open journal. Nothing else writes to it.
#[derive(Debug)]
pub struct JournalFile {
    file: File,
    path: PathBuf,
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
    pub fn create(path: &Path) -> Result<Self, NoJournal> {
        let lock = Lock::take(path)?;
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(path)?;
        Self::begin(file, path, lock)
    }

    fn begin(file: File, path: &Path, lock: Lock) -> Result<Self, NoJournal> {
        let syncer = Syncer::start(&file)?;
        let mut journal =
            Self { file, path: path.to_owned(), good: 0, next: 0, waiting: VecDeque::new(), syncer, _lock: lock };
        journal.waiting.push_back(header());
        journal.flush()?;
        Ok(journal)
    }

    /// Opens a journal: its records up to the first damaged one; the rest is cut off.
    ///
    /// # Errors
    /// Another process has it; it is newer; the disk says no.
    pub fn open(path: &Path) -> Result<Recovered, NoJournal> {
        let lock = Lock::take(path)?;
        let mut file = OpenOptions::new().read(true).write(true).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let (records, good) = read(&bytes)?;
        let rest = bytes.get(good..).unwrap_or(&[]);
        let cut = if rest.is_empty() { None } else { Some(cut(path, &file, good, rest)?) };
        if good == 0 {
            file.set_len(0)?;
            let file = Self::begin(file, path, lock)?;
            return Ok(Recovered { file, records, cut });
        }
        let syncer = Syncer::start(&file)?;
        let next = records.len() as u64;
        let file = Self {
            file,
            path: path.to_owned(),
            good: good as u64,
            next,
            waiting: VecDeque::new(),
            syncer,
            _lock: lock,
        };
        Ok(Recovered { file, records, cut })
    }

    /// The records of a journal up to the first damaged one; nothing is locked, cut or written.
    ///
    /// # Errors
    /// It is newer; the disk says no.
    pub fn peek(path: &Path) -> Result<Vec<Record>, NoJournal> {
        Ok(read(&std::fs::read(path)?)?.0)
    }

    /// Adds a record, after those that the disk did not take before.
    ///
    /// # Errors
    /// The disk says no; the record waits, and the next one tries again.
    pub fn append(&mut self, record: &Record) -> std::io::Result<()> {
        let text = ron::to_string(record).map_err(std::io::Error::other)?;
        self.waiting.push_back(line(self.next, &text));
        self.next += 1;
        self.flush()
    }

    /// Writes what waits.
    ///
    /// # Errors
    /// The disk says no; what is left still waits.
    pub fn flush(&mut self) -> std::io::Result<()> {
        while let Some(line) = self.waiting.front() {
            let written = self.file.seek(SeekFrom::Start(self.good)).and_then(|_| self.file.write_all(line.as_bytes()));
            if let Err(error) = written {
                // Half a record must not stay; where even that fails, the next write lies over it.
                let _ = self.file.set_len(self.good);
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
}

fn header() -> String {
    let text = format!("{SIGN} {FORMAT} {}", env!("CARGO_PKG_VERSION"));
    format!("{text} {:08x}\n", crc32fast::hash(text.as_bytes()))
}

fn line(number: u64, record: &str) -> String {
    let text = format!("{number} {record}");
    format!("{:08x} {text}\n", crc32fast::hash(text.as_bytes()))
}

/// The records of a journal up to the first damaged one, and where that begins.
///
/// # Errors
/// It was written by a newer program.
fn read(bytes: &[u8]) -> Result<(Vec<Record>, usize), NoJournal> {
    let mut records = Vec::new();
    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
    let Some(first) = lines.next().filter(|first| is_header(first)) else {
        return Ok((records, 0));
    };
    let format = std::str::from_utf8(first).ok().and_then(|line| line.split(' ').nth(1)?.parse().ok());
    if let Some(found) = format.filter(|found| *found > FORMAT) {
        return Err(NoJournal::Newer { found, known: FORMAT });
    }
    let mut good = first.len();
    for line in lines {
        let Some(record) = record(line, records.len()) else { break };
        records.push(record);
        good += line.len();
    }
    Ok((records, good))
}

fn is_header(line: &[u8]) -> bool {
    let Some((text, sum)) = std::str::from_utf8(line).ok().and_then(|line| line.strip_suffix('\n')?.rsplit_once(' '))
    else {
        return false;
    };
    text.starts_with(SIGN) && sum == format!("{:08x}", crc32fast::hash(text.as_bytes()))
}

fn record(line: &[u8], number: usize) -> Option<Record> {
    let line = std::str::from_utf8(line).ok()?.strip_suffix('\n')?;
    let (sum, text) = line.split_once(' ')?;
    if sum != format!("{:08x}", crc32fast::hash(text.as_bytes())) {
        return None;
    }
    let (own, text) = text.split_once(' ')?;
    if own != number.to_string() {
        return None;
    }
    ron::from_str(text).ok()
}

/// Cuts a journal after what is right. A record that was being written is no loss: nobody was
/// told that it had happened; more than that is kept beside the journal.
fn cut(path: &Path, file: &File, good: usize, rest: &[u8]) -> std::io::Result<Cut> {
    let torn = !rest.contains(&b'\n');
    let kept = if torn { None } else { Some(keep(path, rest)?) };
    file.set_len(good as u64)?;
    file.sync_all()?;
    Ok(Cut { bytes: rest.len() as u64, kept })
}

fn keep(path: &Path, rest: &[u8]) -> std::io::Result<PathBuf> {
    for number in 1..1000_u32 {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".damaged-{number}"));
        let name = PathBuf::from(name);
        match OpenOptions::new().write(true).create_new(true).open(&name) {
            Ok(mut file) => {
                file.write_all(rest)?;
                file.sync_all()?;
                return Ok(name);
            }
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(std::io::Error::from(std::io::ErrorKind::AlreadyExists))
}

#[cfg(test)]
mod tests {
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
        let mut file = JournalFile::create(&path).expect("a journal");
        for record in &records {
            file.append(record).expect("written");
        }
        (folder, path, records)
    }

    #[test]
    fn it_goes_on_where_it_was() {
        let (_folder, path, mut records) = journal();
        let mut found = JournalFile::open(&path).expect("a journal");
        assert_eq!((found.records, found.cut), (records.clone(), None));
        found.file.append(&Record::Undo(7)).expect("written");
        drop(found.file);
        records.push(Record::Undo(7));
        assert_eq!(JournalFile::open(&path).expect("a journal").records, records);
    }

    #[test]
    fn a_journal_cut_anywhere_gives_the_longest_whole_beginning() {
        let (_folder, path, records) = journal();
        let bytes = std::fs::read(&path).expect("bytes");
        for length in 0..bytes.len() {
            std::fs::write(&path, &bytes[..length]).expect("written");
            let whole = bytes[..length].split(|byte| *byte == b'\n').count().saturating_sub(2);
            let found = JournalFile::open(&path).expect("a journal");
            assert_eq!(found.records, records[..whole], "{length}");
            assert!(found.cut.is_none_or(|cut| cut.kept.is_none()));
            drop(found.file);
            let again = JournalFile::open(&path).expect("a journal");
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
                let (found, good) = read(&flipped).expect("no newer format");
                assert!(found.len() < records.len() && good <= place, "byte {place}, bit {bit}");
                assert_eq!(found, records[..found.len()]);
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
        let found = JournalFile::open(&path).expect("a journal");
        let kept = found.cut.and_then(|cut| cut.kept).expect("kept");
        assert!(std::fs::read(kept).expect("bytes").len() > 20);
    }

    #[test]
    fn what_the_disk_did_not_take_is_tried_again() {
        let (_folder, path, mut records) = journal();
        let mut journal = JournalFile::open(&path).expect("a journal").file;
        let good = std::mem::replace(&mut journal.file, File::open(&path).expect("a handle that cannot write"));
        assert!(journal.append(&Record::Undo(2)).is_err());
        assert!(journal.append(&Record::Redo(2)).is_err());
        assert_eq!(journal.waiting(), 2);
        journal.file = good;
        // Half a record, as a full disk leaves it.
        journal.file.set_len(journal.good + 7).expect("longer");
        journal.append(&Record::Undo(3)).expect("written");
        drop(journal);
        records.extend([Record::Undo(2), Record::Redo(2), Record::Undo(3)]);
        let found = JournalFile::open(&path).expect("a journal");
        assert_eq!((found.records, found.cut), (records, None));
    }

    #[test]
    fn a_second_process_is_refused_and_a_newer_format_too() {
        let (_folder, path, _) = journal();
        let first = JournalFile::open(&path).expect("a journal");
        assert!(matches!(JournalFile::open(&path), Err(NoJournal::InUse(Some(pid))) if pid == std::process::id()));
        drop(first);
        let text = format!("{SIGN} 7 9.9.9");
        std::fs::write(&path, format!("{text} {:08x}\n", crc32fast::hash(text.as_bytes()))).expect("written");
        assert!(matches!(JournalFile::open(&path), Err(NoJournal::Newer { found: 7, known: FORMAT })));
    }
}
