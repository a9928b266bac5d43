//! The calls of a file system on which saves and journals rest, so that a test can let each of them fail.

mod real;

use std::fmt::Debug;
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

pub use real::Real;

/// What lies at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// a file that may be written
    File,
    /// a file that its owner has marked as not to be written
    Fixed,
    /// a folder
    Folder,
    /// a device, a pipe, a socket
    Other,
}

/// A file system. Each call does one thing, or fails and has done nothing.
pub trait Disk: Debug + Send + Sync {
    /// Where a link leads in the end, also where nothing is there yet.
    fn followed(&self, path: &Path) -> PathBuf;

    /// What lies there; a link is what it leads to.
    ///
    /// # Errors
    /// Nothing is there, or it may not be looked at.
    fn kind(&self, path: &Path) -> Result<Kind>;

    /// When a file was last changed, by the clock of the machine.
    fn changed(&self, path: &Path) -> Option<SystemTime>;

    /// All bytes of a file.
    ///
    /// # Errors
    /// Nothing is there, or it cannot be read.
    fn read(&self, path: &Path) -> Result<Vec<u8>>;

    /// The files and folders in a folder.
    ///
    /// # Errors
    /// It is not there, or cannot be read.
    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>>;

    /// A file that was not there before; with the rights and the owner of another one, as far as
    /// the system allows.
    ///
    /// # Errors
    /// Something is there, or the disk says no.
    fn create(&self, path: &Path, like: Option<&Path>) -> Result<Arc<dyn Handle>>;

    /// A file that is there, to be written to.
    ///
    /// # Errors
    /// It is not there, or may not be written.
    fn open(&self, path: &Path) -> Result<Arc<dyn Handle>>;

    /// A file that only one process holds, made where it is not there. It is free again when the
    /// handle is dropped, or its process ends in whatever way.
    ///
    /// # Errors
    /// [`ErrorKind::WouldBlock`] where another process holds it; or the disk says no.
    fn claim(&self, path: &Path) -> Result<Arc<dyn Handle>>;

    /// Puts a file in the place of another.
    ///
    /// # Errors
    /// The disk says no; both are as they were.
    fn rename(&self, from: &Path, to: &Path) -> Result<()>;

    /// Takes a file away.
    ///
    /// # Errors
    /// It is not there, or the disk says no.
    fn remove(&self, path: &Path) -> Result<()>;

    /// Makes a folder and those above it, where they are not there.
    ///
    /// # Errors
    /// The disk says no.
    fn make_folder(&self, path: &Path) -> Result<()>;

    /// Makes what was created, renamed or removed in a folder outlast a power cut, where the
    /// system can do that.
    ///
    /// # Errors
    /// The disk says no.
    fn sync_folder(&self, folder: &Path) -> Result<()>;
}

/// An open file.
pub trait Handle: Debug + Send + Sync {
    /// Writes at a place; tells how many bytes were taken, which may be fewer.
    ///
    /// # Errors
    /// The disk says no.
    fn write(&self, at: u64, bytes: &[u8]) -> Result<usize>;

    /// Cuts the file to a length.
    ///
    /// # Errors
    /// The disk says no.
    fn cut(&self, length: u64) -> Result<()>;

    /// Makes all that was written outlast a power cut.
    ///
    /// # Errors
    /// The disk says no; what was not on it before may never be.
    fn sync(&self) -> Result<()>;
}

/// A write that was interrupted so often is not coming through.
const PATIENCE: u32 = 100;

/// Writes all of it.
///
/// # Errors
/// The disk says no; some of it may be there.
pub fn write_all(file: &dyn Handle, mut at: u64, mut bytes: &[u8]) -> Result<()> {
    let mut interrupted = 0;
    while !bytes.is_empty() {
        match file.write(at, bytes) {
            Ok(0) => return Err(Error::from(ErrorKind::WriteZero)),
            Ok(count) => {
                at += count as u64;
                bytes = bytes.get(count..).unwrap_or_default();
            }
            Err(error) if error.kind() == ErrorKind::Interrupted && interrupted < PATIENCE => interrupted += 1,
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// The folder that a file lies in.
#[must_use]
pub fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    }
}

/// A file beside another, called after it.
#[must_use]
pub fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}
