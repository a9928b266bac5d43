//! One process a fight: a file beside the journal that only one can hold.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A lock that is held; it vanishes with the process, however that ends.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

/// Why a lock was not given.
#[derive(Debug)]
pub enum NotLocked {
    /// another process has it; its number, where it is known
    Held(Option<u32>),
    /// the disk says no
    Failed(std::io::Error),
}

/// How often, and how far apart, a lock is asked for.
const TRIES: (u32, Duration) = (20, Duration::from_millis(2));

/// A process that this one is just starting holds all its locks for a moment, until it is itself.
fn patiently(file: &File) -> Result<(), TryLockError> {
    for _ in 1..TRIES.0 {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => std::thread::park_timeout(TRIES.1),
            answer => return answer,
        }
    }
    file.try_lock()
}

impl Lock {
    /// Takes the lock of a file, at once or not at all.
    ///
    /// # Errors
    /// Another process has it, or the disk says no.
    pub fn take(of: &Path) -> Result<Self, NotLocked> {
        let mut open = OpenOptions::new();
        // Some network file systems lock only what is open for both.
        let open = open.read(true).write(true).create(true).truncate(false);
        let mut file = open.open(beside(of)).map_err(NotLocked::Failed)?;
        match patiently(&file) {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut said = String::new();
                let _ = file.read_to_string(&mut said);
                return Err(NotLocked::Held(said.trim().parse().ok()));
            }
            Err(TryLockError::Error(error)) => return Err(NotLocked::Failed(error)),
        }
        let written = file
            .set_len(0)
            .and_then(|()| file.seek(SeekFrom::Start(0)))
            .and_then(|_| writeln!(file, "{}", std::process::id()));
        // Without the number the lock holds all the same.
        let _ = written;
        Ok(Self { _file: file })
    }
}

fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".lock");
    PathBuf::from(name)
}
