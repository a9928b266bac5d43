//! Saving a file whole or not at all, and never over what somebody else wrote.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

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
        match fs::read(path) {
            Ok(bytes) => Ok(Some(Self::of(&bytes))),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
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

/// Names of half-written files begin and end so.
const PREFIX: &str = ".abordage-";
const SUFFIX: &str = ".part";
/// A half-written file older than this has nobody who still writes it.
const STALE: Duration = Duration::from_mins(10);

/// Saves a text: the file has the old content or the new one, whatever happens. A link stays a
/// link, and the rights of the file stay as they were.
///
/// # Errors
/// Somebody else changed the file; or the disk says no.
pub fn save(path: &Path, text: &str, over: Over) -> Result<Stamp, NotSaved> {
    let path = followed(path);
    let there = match fs::metadata(&path) {
        Ok(there) if there.is_dir() => return Err(NotSaved::Failed(FileError::whole(What::Folder))),
        // Renaming over a device or a pipe would take it away from everybody.
        Ok(there) if !there.is_file() => return Err(NotSaved::Failed(FileError::whole(What::NoFileProper))),
        Ok(there) if there.permissions().readonly() => return Err(NotSaved::Failed(FileError::whole(What::NoRight))),
        Ok(there) => Some(there),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => return Err(error.into()),
    };
    if there.is_some() {
        match over {
            Over::Anything => {}
            Over::Only(stamp) if Stamp::of_file(&path)?.is_none_or(|now| now == stamp) => {}
            Over::Nothing | Over::Only(_) => return Err(NotSaved::Changed),
        }
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    clean(folder);
    let mut part = new_part(folder)?;
    part.write_all(text.as_bytes())?;
    if let Some(there) = there {
        part.as_file().set_permissions(there.permissions())?;
    }
    part.as_file().sync_all()?;
    part.persist(&path).map_err(|error| error.error)?;
    // Not every system lets a folder be synced.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(Stamp::of(text.as_bytes()))
}

#[cfg(unix)]
fn new_part(folder: &Path) -> std::io::Result<tempfile::NamedTempFile> {
    use std::os::unix::fs::PermissionsExt as _;
    // What the umask leaves of this.
    let rights = fs::Permissions::from_mode(0o666);
    tempfile::Builder::new().prefix(PREFIX).suffix(SUFFIX).permissions(rights).tempfile_in(folder)
}

#[cfg(not(unix))]
fn new_part(folder: &Path) -> std::io::Result<tempfile::NamedTempFile> {
    tempfile::Builder::new().prefix(PREFIX).suffix(SUFFIX).tempfile_in(folder)
}

/// Where a link leads in the end, also where nothing is there yet.
fn followed(path: &Path) -> PathBuf {
    if let Ok(whole) = fs::canonicalize(path) {
        return whole;
    }
    match fs::read_link(path) {
        Ok(target) => path.parent().map_or_else(|| target.clone(), |folder| folder.join(&target)),
        Err(_) => path.to_owned(),
    }
}

/// Takes away what an interrupted save left in a folder.
fn clean(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let age = entry.metadata().and_then(|meta| meta.modified()).ok().and_then(|then| then.elapsed().ok());
        if name.starts_with(PREFIX) && name.ends_with(SUFFIX) && age.is_some_and(|age| age > STALE) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "tests write and read what the store meets")]
mod tests {
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
