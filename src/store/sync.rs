//! Puts a growing file on the disk for good, beside the work and not in it.

use std::fs::File;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

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
    /// Starts for a file.
    ///
    /// # Errors
    /// The system gives no second handle or no thread.
    pub fn start(file: &File) -> std::io::Result<Self> {
        let file = file.try_clone()?;
        let (news, heard) = channel();
        let trouble = Arc::new(Mutex::new(None));
        let told = Arc::clone(&trouble);
        let thread = std::thread::Builder::new().name("sync".to_owned()).spawn(move || run(&file, &heard, &told))?;
        Ok(Self { news: Some(news), thread: Some(thread), trouble })
    }

    /// Something was written.
    pub fn wake(&self) {
        if let Some(news) = &self.news {
            let _ = news.send(());
        }
    }

    /// What the disk last complained about, once.
    pub fn trouble(&self) -> Option<String> {
        self.trouble.lock().ok().and_then(|mut trouble| trouble.take())
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
fn run(file: &File, heard: &Receiver<()>, trouble: &Mutex<Option<String>>) {
    while heard.recv().is_ok() {
        let until = Instant::now() + PACE;
        let open = loop {
            match heard.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(()) => {}
                Err(RecvTimeoutError::Timeout) => break true,
                Err(RecvTimeoutError::Disconnected) => break false,
            }
        };
        if let Err(error) = file.sync_data()
            && let Ok(mut trouble) = trouble.lock()
        {
            *trouble = Some(error.to_string());
        }
        if !open {
            return;
        }
    }
}
