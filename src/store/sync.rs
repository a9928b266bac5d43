//! Puts a growing file on the disk for good, beside the work and not in it.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::disk::Handle;

/// A power cut takes at most what happened in this time.
const PACE: Duration = Duration::from_millis(100);

/// The thread that syncs; it ends, after a last time, when this is dropped.
#[derive(Debug)]
pub struct Syncer {
    news: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
    trouble: Arc<Mutex<Option<String>>>,
}

impl Syncer {
    /// Starts for a file. Where the system gives no thread, that is the trouble.
    pub fn start(file: Arc<dyn Handle>) -> Self {
        let (news, heard) = channel();
        let trouble = Arc::new(Mutex::new(None));
        let told = Arc::clone(&trouble);
        let thread = std::thread::Builder::new().name("sync".to_owned());
        match thread.spawn(move || run(file.as_ref(), &heard, &told)) {
            Ok(thread) => Self { news: Some(news), thread: Some(thread), trouble },
            Err(error) => Self { news: None, thread: None, trouble: Arc::new(Mutex::new(Some(error.to_string()))) },
        }
    }

    /// Something was written.
    pub fn wake(&self) {
        if let Some(news) = &self.news {
            let _ = news.send(());
        }
    }

    /// Something else of the file could not be put on the disk for good.
    pub fn complain(&self, error: &std::io::Error) {
        note(&self.trouble, error);
    }

    /// What the disk complained about first. A file that could not be synced once is never right
    /// again: the system may have forgotten what it did not take, and say nothing the next time.
    pub fn trouble(&self) -> Option<String> {
        self.trouble.lock().ok().and_then(|trouble| trouble.clone())
    }
}

fn note(trouble: &Mutex<Option<String>>, error: &std::io::Error) {
    if let Ok(mut trouble) = trouble.lock() {
        trouble.get_or_insert(error.to_string());
    }
}

impl Drop for Syncer {
    fn drop(&mut self) {
        self.news = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "the pace of the disk is measured here, and nowhere else")]
fn run(file: &dyn Handle, heard: &Receiver<()>, trouble: &Mutex<Option<String>>) {
    while heard.recv().is_ok() {
        let until = Instant::now() + PACE;
        let open = loop {
            match heard.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(()) => {}
                Err(RecvTimeoutError::Timeout) => break true,
                Err(RecvTimeoutError::Disconnected) => break false,
            }
        };
        if let Err(error) = file.sync() {
            note(trouble, &error);
        }
        if !open {
            return;
        }
    }
}
