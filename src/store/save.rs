//! Saving a file whole or not at all, and never over what somebody else wrote.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::disk::{Disk, Handle, Kind, Real, folder_of, write_all};
use super::file_error::FileError;
use super::problem::What;

/// What a file held when it was read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    length: u64,
    sum: u64,
}

impl Stamp {
    /// The stamp of a content.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        // FNV-1a: the same on every machine and in every release.
        let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        Self { length: bytes.len() as u64, sum: bytes.iter().fold(0xcbf2_9ce4_8422_2325, step) }
    }

    /// The stamp of a file as it lies there; nothing where there is none.
    ///
    /// # Errors
    /// It is there, but cannot be read.
    pub fn of_file(path: &Path) -> std::io::Result<Option<Self>> {
        Self::of_file_on(&Real, path)
    }

    /// The same on a file system.
    ///
    /// # Errors
    /// As there.
    pub fn of_file_on(disk: &dyn Disk, path: &Path) -> std::io::Result<Option<Self>> {
        match disk.read(path) {
            Ok(bytes) => Ok(Some(Self::of(&bytes))),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// As a word, for other files.
    #[must_use]
    pub fn word(self) -> String {
        format!("{:x}-{:016x}", self.length, self.sum)
    }
}

/// What may be overwritten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// whatever is there: the game master said so
    Anything,
    /// only what this program read or wrote last
    Only(Stamp),
    /// nothing: there must be no such file
    Nothing,
}

/// Why a file was not saved. The file that was there is still whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// something else is there than what may be overwritten
    Changed,
    /// the disk says no
    Failed(FileError),
}

impl From<std::io::Error> for NotSaved {
    fn from(error: std::io::Error) -> Self {
        Self::Failed(FileError::io(&error))
    }
}

/// Names of half-written files begin and end so; the process that writes stands between.
const PREFIX: &str = ".abordage-";
const SUFFIX: &str = ".part";
/// A half-written file older than this has nobody who still writes it.
const STALE: Duration = Duration::from_mins(1);

/// Saves a text: the file has the old content or the new one, whatever happens. A link stays a
/// link, and the rights and the owner of the file stay as they were.
///
/// # Errors
/// Somebody else changed the file; or the disk says no.
pub fn save(path: &Path, text: &str, over: Over) -> Result<Stamp, NotSaved> {
    save_on(&Real, path, text, over)
}

/// The same on a file system.
///
/// # Errors
/// As there.
pub fn save_on(disk: &dyn Disk, path: &Path, text: &str, over: Over) -> Result<Stamp, NotSaved> {
    let path = disk.followed(path);
    let there = match disk.kind(&path) {
        Ok(Kind::Folder) => return Err(NotSaved::Failed(FileError::whole(What::Folder))),
        // Renaming over a device or a pipe would take it away from everybody.
        Ok(Kind::Other) => return Err(NotSaved::Failed(FileError::whole(What::NoFileProper))),
        Ok(Kind::Fixed) => return Err(NotSaved::Failed(FileError::whole(What::NoRight))),
        Ok(Kind::File) => true,
        Err(error) if error.kind() == ErrorKind::NotFound => false,
        Err(error) => return Err(error.into()),
    };
    if there {
        match over {
            Over::Anything => {}
            Over::Only(stamp) if Stamp::of_file_on(disk, &path)?.is_none_or(|now| now == stamp) => {}
            Over::Nothing | Over::Only(_) => return Err(NotSaved::Changed),
        }
    }
    put(disk, &path, text.as_bytes(), there)?;
    disk.sync_folder(folder_of(&path))?;
    Ok(Stamp::of(text.as_bytes()))
}

/// Puts a whole file in the place of another, or where there is none; the file, to go on with. It
/// outlasts a power cut once its folder is synced.
///
/// # Errors
/// The disk says no; what was there is still there.
pub fn put(disk: &dyn Disk, path: &Path, bytes: &[u8], there: bool) -> std::io::Result<Arc<dyn Handle>> {
    clean(disk, folder_of(path));
    let (part, file) = new_part(disk, path, there)?;
    let written = write_all(file.as_ref(), 0, bytes).and_then(|()| file.sync());
    match written.and_then(|()| disk.rename(&part, path)) {
        Ok(()) => Ok(file),
        Err(error) => {
            let _ = disk.remove(&part);
            Err(error)
        }
    }
}

/// A file beside another, to be written before it takes its place.
fn new_part(disk: &dyn Disk, path: &Path, there: bool) -> std::io::Result<(PathBuf, Arc<dyn Handle>)> {
    let mut number = 0_u32;
    loop {
        let part = folder_of(path).join(format!("{PREFIX}{}-{number}{SUFFIX}", std::process::id()));
        match disk.create(&part, there.then_some(path)) {
            Ok(file) => return Ok((part, file)),
            // Left by a process of that number, or another thread is at it.
            Err(error) if error.kind() == ErrorKind::AlreadyExists && number < 1000 => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Takes away what an interrupted save left in a folder.
pub fn clean(disk: &dyn Disk, folder: &Path) {
    for path in disk.list(folder).unwrap_or_default() {
        let name = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        let age = || disk.changed(&path).and_then(|then| then.elapsed().ok());
        if name.starts_with(PREFIX) && name.ends_with(SUFFIX) && age().is_some_and(|age| age > STALE) {
            let _ = disk.remove(&path);
        }
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "tests write and read what the store meets")]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_only_if_nobody_else_changed_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.ron");
        let first = save(&path, "one", Over::Nothing).expect("saved");
        assert_eq!(save(&path, "two", Over::Nothing), Err(NotSaved::Changed));
        save(&path, "two", Over::Only(first)).expect("saved");
        assert_eq!(save(&path, "three", Over::Only(first)), Err(NotSaved::Changed));
        save(&path, "three", Over::Anything).expect("saved");
        assert_eq!(fs::read_to_string(&path).expect("a file"), "three");
        assert_eq!(folder.path().read_dir().expect("a folder").count(), 1);
    }

    #[test]
    fn what_cannot_be_saved_says_why() {
        let folder = tempfile::tempdir().expect("a folder");
        let gone = folder.path().join("nowhere").join("a.ron");
        assert_eq!(save(&gone, "x", Over::Anything), Err(NotSaved::Failed(FileError::whole(What::NoFile))));
        assert_eq!(save(folder.path(), "x", Over::Anything), Err(NotSaved::Failed(FileError::whole(What::Folder))));
        let path = folder.path().join("fixed.ron");
        fs::write(&path, "old").expect("written");
        let mut rights = fs::metadata(&path).expect("there").permissions();
        rights.set_readonly(true);
        fs::set_permissions(&path, rights).expect("set");
        assert_eq!(save(&path, "x", Over::Anything), Err(NotSaved::Failed(FileError::whole(What::NoRight))));
        assert_eq!(fs::read_to_string(&path).expect("a file"), "old");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_not_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("socket");
        let _socket = std::os::unix::net::UnixListener::bind(&path).expect("a socket");
        let refused = Err(NotSaved::Failed(FileError::whole(What::NoFileProper)));
        assert_eq!(save(&path, "x", Over::Anything), refused);
        assert!(!fs::symlink_metadata(&path).expect("there").is_file());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_the_rights_stay() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.ron");
        let link = folder.path().join("link.ron");
        fs::write(&path, "old").expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("set");
        std::os::unix::fs::symlink("a.ron", &link).expect("a link");
        save(&link, "new", Over::Anything).expect("saved");
        assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
        assert_eq!(fs::read_to_string(&path).expect("a file"), "new");
        assert_eq!(fs::metadata(&path).expect("there").permissions().mode() & 0o777, 0o640);
    }
}
