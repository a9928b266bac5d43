//! Writes the settings beside the event loop, one after the other.

use std::path::PathBuf;
use std::thread::{Builder, JoinHandle};

use crate::store::settings::Settings;

/// Writes settings, each in a thread that waits for the one before; whoever drops it waits for the last.
#[derive(Debug, Default)]
pub struct Scribe {
    last: Option<JoinHandle<()>>,
}

impl Scribe {
    /// Writes settings to a file; `failed` hears of it where they cannot be written.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn write(
        &mut self,
        settings: Settings,
        path: PathBuf,
        failed: impl FnOnce(PathBuf) + Send + 'static,
    ) -> std::io::Result<()> {
        let before = self.last.take();
        self.last = Some(Builder::new().name("settings".to_owned()).spawn(move || {
            if let Some(before) = before {
                let _ = before.join();
            }
            if settings.save(&path).is_err() {
                failed(path);
            }
        })?);
        Ok(())
    }
}

impl Drop for Scribe {
    fn drop(&mut self) {
        if let Some(last) = self.last.take() {
            let _ = last.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_hint(shown: u8) -> Settings {
        Settings { hints: [("a".to_owned(), shown)].into(), ..Settings::default() }
    }

    #[test]
    fn the_last_of_many_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let (sender, failures) = std::sync::mpsc::channel();
        let mut scribe = Scribe::default();
        for shown in 0..20 {
            let sender = sender.clone();
            let failed = move |path| sender.send(path).expect("somebody listens");
            scribe.write(with_hint(shown), path.clone(), failed).expect("a thread");
        }
        drop((scribe, sender));
        assert_eq!(failures.recv().ok(), None);
        assert_eq!(Settings::load(&path), Ok(with_hint(19)));
    }

    #[test]
    fn whoever_asked_hears_what_cannot_be_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let (sender, failures) = std::sync::mpsc::channel();
        let failed = move |path| sender.send(path).expect("somebody listens");
        Scribe::default().write(with_hint(1), folder.path().to_owned(), failed).expect("a thread");
        assert_eq!(failures.recv().ok().as_deref(), Some(folder.path()));
    }
}
