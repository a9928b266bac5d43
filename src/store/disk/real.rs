//! The file system of the machine.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{ErrorKind, Result, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use super::{Disk, Handle, Kind};

/// No file of the program grows so long; a longer one is not taken into memory.
const LARGEST: u64 = 64 << 20;

/// The file system of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Real;

impl Real {
    /// The same, for those who keep it.
    #[must_use]
    pub fn shared() -> Arc<dyn Disk> {
        Arc::new(Self)
    }
}

impl Disk for Real {
    fn followed(&self, path: &Path) -> PathBuf {
        if let Ok(whole) = fs::canonicalize(path) {
            return whole;
        }
        match fs::read_link(path) {
            Ok(target) => path.parent().map_or_else(|| target.clone(), |folder| folder.join(&target)),
            Err(_) => path.to_owned(),
        }
    }

    fn kind(&self, path: &Path) -> Result<Kind> {
        let there = fs::metadata(path)?;
        Ok(if there.is_dir() {
            Kind::Folder
        } else if !there.is_file() {
            Kind::Other
        } else if there.permissions().readonly() {
            Kind::Fixed
        } else {
            Kind::File
        })
    }

    fn changed(&self, path: &Path) -> Option<SystemTime> {
        fs::metadata(path).and_then(|there| there.modified()).ok()
    }

    fn read(&self, path: &Path) -> Result<Vec<u8>> {
        if fs::metadata(path)?.len() > LARGEST { Err(ErrorKind::FileTooLarge.into()) } else { fs::read(path) }
    }

    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
    }

    fn create(&self, path: &Path, like: Option<&Path>) -> Result<Arc<dyn Handle>> {
        let like = like.map(fs::metadata).transpose()?;
        let file = OpenOptions::new().write(true).create_new(true).open(path)?;
        if let Some(like) = like
            && let Err(error) = take_after(&file, &like)
        {
            let _ = fs::remove_file(path);
            return Err(error);
        }
        Ok(Arc::new(Open(file)))
    }

    fn open(&self, path: &Path) -> Result<Arc<dyn Handle>> {
        Ok(Arc::new(Open(OpenOptions::new().read(true).write(true).open(path)?)))
    }

    fn claim(&self, path: &Path) -> Result<Arc<dyn Handle>> {
        let mut open = OpenOptions::new();
        // Some network file systems lock only what is open for both.
        let file = open.read(true).write(true).create(true).truncate(false).open(path)?;
        match patiently(&file) {
            Ok(()) => Ok(Arc::new(Open(file))),
            Err(TryLockError::WouldBlock) => Err(ErrorKind::WouldBlock.into()),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn rename(&self, from: &Path, to: &Path) -> Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> Result<()> {
        fs::remove_file(path)
    }

    fn make_folder(&self, path: &Path) -> Result<()> {
        fs::create_dir_all(path)
    }

    fn sync_folder(&self, folder: &Path) -> Result<()> {
        match File::open(folder).and_then(|folder| folder.sync_all()) {
            // Not every system lets a folder be opened or synced.
            Err(error) if !cfg!(unix) || is_beyond(error.kind()) => Ok(()),
            answer => answer,
        }
    }
}

fn is_beyond(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::PermissionDenied | ErrorKind::InvalidInput | ErrorKind::Unsupported)
}

/// The rights of another file, and its owner where whoever runs this may give files away.
fn take_after(file: &File, like: &Metadata) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        // First the owner: a change of it takes some rights away.
        let _ = std::os::unix::fs::fchown(file, Some(like.uid()), Some(like.gid()));
    }
    file.set_permissions(like.permissions())
}

/// How often, and how far apart, a lock is asked for.
const TRIES: (u32, Duration) = (20, Duration::from_millis(2));

/// A process that this one is just starting holds all its locks for a moment, until it is itself.
fn patiently(file: &File) -> std::result::Result<(), TryLockError> {
    for _ in 1..TRIES.0 {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => std::thread::park_timeout(TRIES.1),
            answer => return answer,
        }
    }
    file.try_lock()
}

#[derive(Debug)]
struct Open(File);

impl Handle for Open {
    fn write(&self, at: u64, bytes: &[u8]) -> Result<usize> {
        (&self.0).seek(SeekFrom::Start(at))?;
        (&self.0).write(bytes)
    }

    fn cut(&self, length: u64) -> Result<()> {
        self.0.set_len(length)
    }

    fn sync(&self) -> Result<()> {
        // Its length is part of what is synced; when it was changed is not.
        match self.0.sync_data() {
            // Some file systems have nothing that could be synced.
            Err(error) if is_beyond(error.kind()) => Ok(()),
            answer => answer,
        }
    }
}
