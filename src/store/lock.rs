//! One process a fight: a file beside the journal that only one can hold.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use super::disk::{Disk, Handle, beside, write_all};

/// A lock that is held; it vanishes with the process, however that ends.
#[derive(Debug)]
pub struct Lock {
    _file: Arc<dyn Handle>,
}

/// Why a lock was not given.
#[derive(Debug)]
pub enum NotLocked {
    /// another process has it; its number, where it is known
    Held(Option<u32>),
    /// the disk says no
    Failed(std::io::Error),
}

impl Lock {
    /// Takes the lock of a file, at once or not at all.
    ///
    /// # Errors
    /// Another process has it, or the disk says no.
    pub fn take(disk: &dyn Disk, of: &Path) -> Result<Self, NotLocked> {
        let path = beside(of, ".lock");
        match disk.claim(&path) {
            Ok(file) => {
                // Without the number the lock holds all the same.
                let number = format!("{}\n", std::process::id());
                let _ = file.cut(0).and_then(|()| write_all(file.as_ref(), 0, number.as_bytes()));
                Ok(Self { _file: file })
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => {
                let said = disk.read(&path).ok().and_then(|bytes| String::from_utf8(bytes).ok());
                Err(NotLocked::Held(said.and_then(|said| said.trim().parse().ok())))
            }
            Err(error) => Err(NotLocked::Failed(error)),
        }
    }
}
