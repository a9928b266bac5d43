//! A file system in memory whose calls fail when they are told to, and whose power can be cut.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use abordage::store::disk::{Disk, Handle, Kind};

/// What lies on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct State {
    pub names: BTreeMap<PathBuf, usize>,
    pub files: BTreeMap<usize, Vec<u8>>,
}

/// One thing that was done, which a power cut may undo until it is synced.
#[derive(Clone, Debug)]
pub enum Step {
    Write(usize, u64, Vec<u8>),
    Cut(usize, u64),
    Link(PathBuf, usize),
    Rename(PathBuf, PathBuf, usize),
    Unlink(PathBuf),
    Sync(usize),
    SyncFolder,
}

/// How a call fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// the device is broken
    Io,
    /// no room: half is taken, then nothing
    Full,
    /// fewer bytes are taken, without an error
    Short,
    /// interrupted by a signal
    Interrupted,
    /// mounted to be read only
    ReadOnly,
    /// not allowed
    Forbidden,
}

pub const FAULTS: [Fault; 6] =
    [Fault::Io, Fault::Full, Fault::Short, Fault::Interrupted, Fault::ReadOnly, Fault::Forbidden];

impl Fault {
    fn error(self) -> Error {
        match self {
            Self::Io => Error::other("the device is broken"),
            Self::Full | Self::Short => ErrorKind::StorageFull.into(),
            Self::Interrupted => ErrorKind::Interrupted.into(),
            Self::ReadOnly => ErrorKind::ReadOnlyFilesystem.into(),
            Self::Forbidden => ErrorKind::PermissionDenied.into(),
        }
    }

    fn can_fail(self, call: Call) -> bool {
        match self {
            Self::Io | Self::Interrupted | Self::Forbidden => true,
            Self::Full | Self::ReadOnly => call != Call::Look,
            Self::Short => call == Call::Write,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    Look,
    Change,
    Write,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ill {
    /// syncs beside the work
    NoSync,
    /// files that are made
    NoNewFile,
}

#[derive(Debug, Default)]
struct Inner {
    before: State,
    now: State,
    log: Vec<Step>,
    held: BTreeSet<PathBuf>,
    /// what fails: how, the number of the call, and whether all further ones fail too
    plan: Option<(Fault, usize, bool)>,
    calls: usize,
    hit: bool,
    /// half of a write was taken, and the next one fails
    half: bool,
    /// what fails whenever it is tried
    ills: BTreeSet<Ill>,
    /// files of which a sync has failed: nothing that was written before is ever synced
    forgotten: BTreeMap<usize, usize>,
    synced_beside: usize,
}

/// The file system; clones are the same one.
#[derive(Clone, Debug, Default)]
pub struct Twin(Arc<Mutex<Inner>>);

impl Twin {
    /// With files on it that outlast everything.
    pub fn with(state: State) -> Self {
        let inner = Inner { before: state.clone(), now: state, ..Inner::default() };
        Self(Arc::new(Mutex::new(inner)))
    }

    pub fn shared(&self) -> Arc<dyn Disk> {
        Arc::new(self.clone())
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on the call of that number fails, counted from 0, and perhaps all after it.
    pub fn fail(&self, fault: Fault, at: usize, for_ever: bool) {
        let mut inner = self.inner();
        (inner.plan, inner.calls, inner.hit, inner.half) = (Some((fault, at, for_ever)), 0, false, false);
    }

    /// All is well again; tells whether anything failed meanwhile.
    pub fn heal(&self) -> bool {
        let mut inner = self.inner();
        inner.ills.clear();
        (inner.plan, inner.half) = (None, false);
        inner.hit
    }

    /// Syncs beside the work fail from now on.
    pub fn sicken(&self) {
        self.inner().ills.insert(Ill::NoSync);
    }

    /// No file can be made from now on.
    pub fn crowd(&self) {
        self.inner().ills.insert(Ill::NoNewFile);
    }

    /// How many syncs beside the work there were.
    pub fn synced_beside(&self) -> usize {
        self.inner().synced_beside
    }

    pub fn state(&self) -> State {
        self.inner().now.clone()
    }

    pub fn before(&self) -> State {
        self.inner().before.clone()
    }

    /// Files of which a sync has failed, each with how far the log was then.
    pub fn forgotten(&self) -> BTreeMap<usize, usize> {
        self.inner().forgotten.clone()
    }

    pub fn log(&self) -> Vec<Step> {
        self.inner().log.clone()
    }

    pub fn text(&self, path: &str) -> Option<String> {
        let inner = self.inner();
        let number = inner.now.names.get(Path::new(path))?;
        String::from_utf8(inner.now.files.get(number)?.clone()).ok()
    }
}

impl Inner {
    /// Counts a call, and lets it fail where it must.
    fn call(&mut self, call: Call) -> Result<()> {
        let Some((fault, at, for_ever)) = self.plan.filter(|(fault, ..)| fault.can_fail(call)) else { return Ok(()) };
        // What runs beside the work has no number of its own.
        if std::thread::current().name() == Some("sync") {
            return Ok(());
        }
        let number = self.calls;
        self.calls += 1;
        if number == at || (for_ever && number > at) {
            self.hit = true;
            return Err(fault.error());
        }
        Ok(())
    }

    fn done(&mut self, step: Step) {
        self.now.take(&step);
        self.log.push(step);
    }

    fn find(&self, path: &Path) -> Result<usize> {
        self.now.names.get(path).copied().ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn make(&mut self, path: &Path) -> usize {
        let number = self.now.files.keys().chain(self.before.files.keys()).max().map_or(0, |last| last + 1);
        self.now.files.insert(number, Vec::new());
        self.done(Step::Link(path.to_owned(), number));
        number
    }
}

impl State {
    pub fn take(&mut self, step: &Step) {
        match step {
            Step::Write(number, at, bytes) => {
                let file = self.files.entry(*number).or_default();
                let at = usize::try_from(*at).unwrap_or(0);
                file.resize(file.len().max(at + bytes.len()), 0);
                file[at..at + bytes.len()].copy_from_slice(bytes);
            }
            Step::Cut(number, length) => {
                self.files.entry(*number).or_default().resize(usize::try_from(*length).unwrap_or(0), 0);
            }
            Step::Link(path, number) => {
                self.files.entry(*number).or_default();
                self.names.insert(path.clone(), *number);
            }
            Step::Rename(from, to, number) => {
                self.names.remove(from);
                self.files.entry(*number).or_default();
                self.names.insert(to.clone(), *number);
            }
            Step::Unlink(path) => {
                self.names.remove(path);
            }
            Step::Sync(_) | Step::SyncFolder => {}
        }
    }
}

impl Disk for Twin {
    fn followed(&self, path: &Path) -> PathBuf {
        path.to_owned()
    }

    fn kind(&self, path: &Path) -> Result<Kind> {
        let mut inner = self.inner();
        inner.call(Call::Look)?;
        inner.find(path).map(|_| Kind::File)
    }

    /// Long ago, so that what is left is cleaned away.
    fn changed(&self, _: &Path) -> Option<SystemTime> {
        Some(SystemTime::UNIX_EPOCH + Duration::from_secs(1))
    }

    fn read(&self, path: &Path) -> Result<Vec<u8>> {
        let mut inner = self.inner();
        inner.call(Call::Look)?;
        let number = inner.find(path)?;
        Ok(inner.now.files.get(&number).cloned().unwrap_or_default())
    }

    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>> {
        let mut inner = self.inner();
        inner.call(Call::Look)?;
        Ok(inner.now.names.keys().filter(|path| path.parent() == Some(folder)).cloned().collect())
    }

    fn create(&self, path: &Path, _: Option<&Path>) -> Result<Arc<dyn Handle>> {
        let mut inner = self.inner();
        inner.call(Call::Change)?;
        if inner.now.names.contains_key(path) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        if inner.ills.contains(&Ill::NoNewFile) {
            return Err(ErrorKind::StorageFull.into());
        }
        let number = inner.make(path);
        Ok(Arc::new(Open { twin: self.clone(), number, claims: None }))
    }

    fn open(&self, path: &Path) -> Result<Arc<dyn Handle>> {
        let mut inner = self.inner();
        inner.call(Call::Change)?;
        let number = inner.find(path)?;
        Ok(Arc::new(Open { twin: self.clone(), number, claims: None }))
    }

    fn claim(&self, path: &Path) -> Result<Arc<dyn Handle>> {
        let mut inner = self.inner();
        inner.call(Call::Change)?;
        if !inner.held.insert(path.to_owned()) {
            return Err(ErrorKind::WouldBlock.into());
        }
        let number = match inner.find(path) {
            Ok(number) => number,
            Err(_) => inner.make(path),
        };
        Ok(Arc::new(Open { twin: self.clone(), number, claims: Some(path.to_owned()) }))
    }

    fn rename(&self, from: &Path, to: &Path) -> Result<()> {
        let mut inner = self.inner();
        inner.call(Call::Change)?;
        let number = inner.find(from)?;
        inner.done(Step::Rename(from.to_owned(), to.to_owned(), number));
        Ok(())
    }

    fn remove(&self, path: &Path) -> Result<()> {
        let mut inner = self.inner();
        inner.call(Call::Change)?;
        inner.find(path)?;
        inner.done(Step::Unlink(path.to_owned()));
        Ok(())
    }

    fn make_folder(&self, _: &Path) -> Result<()> {
        self.inner().call(Call::Change)
    }

    fn sync_folder(&self, _: &Path) -> Result<()> {
        let mut inner = self.inner();
        inner.call(Call::Change)?;
        inner.done(Step::SyncFolder);
        Ok(())
    }
}

#[derive(Debug)]
struct Open {
    twin: Twin,
    number: usize,
    /// the lock that goes with it
    claims: Option<PathBuf>,
}

impl Handle for Open {
    fn write(&self, at: u64, bytes: &[u8]) -> Result<usize> {
        let mut inner = self.twin.inner();
        let plan = inner.plan;
        if std::mem::take(&mut inner.half) {
            inner.half = plan.is_some_and(|(.., for_ever)| for_ever);
            return Err(Fault::Full.error());
        }
        if let Err(error) = inner.call(Call::Write) {
            let Some((fault @ (Fault::Short | Fault::Full), ..)) = plan else { return Err(error) };
            // Half is taken; a full disk then refuses the other half.
            inner.half = fault == Fault::Full;
            let half = bytes.len().div_ceil(2);
            inner.done(Step::Write(self.number, at, bytes[..half].to_vec()));
            return Ok(half);
        }
        inner.done(Step::Write(self.number, at, bytes.to_vec()));
        Ok(bytes.len())
    }

    fn cut(&self, length: u64) -> Result<()> {
        let mut inner = self.twin.inner();
        inner.call(Call::Change)?;
        inner.done(Step::Cut(self.number, length));
        Ok(())
    }

    fn sync(&self) -> Result<()> {
        let mut inner = self.twin.inner();
        let beside = std::thread::current().name() == Some("sync");
        inner.synced_beside += usize::from(beside);
        let answer =
            if beside && inner.ills.contains(&Ill::NoSync) { Err(Fault::Io.error()) } else { inner.call(Call::Change) };
        if answer.is_err() {
            // As systems do: what was not taken counts as clean from now on.
            let length = inner.log.len();
            inner.forgotten.insert(self.number, length);
        } else {
            inner.done(Step::Sync(self.number));
        }
        answer
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        if let Some(path) = &self.claims {
            self.twin.inner().held.remove(path);
        }
    }
}
