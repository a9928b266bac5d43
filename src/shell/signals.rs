//! Signals: the terminal is given back before the program goes, and painted anew after a stop.

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;

use super::terminal::give_back;

/// Watches for signals in a thread of its own: those that end the program give the terminal back
/// and end it with 128+n; after a stop `resumed` is called.
///
/// # Errors
/// The system does not let signals be watched.
pub fn watch(resumed: impl Fn() + Send + 'static) -> std::io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT])?;
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            if signal == SIGCONT {
                resumed();
            } else {
                give_back();
                #[expect(
                    clippy::exit,
                    reason = "a signal ends the program from this thread; every step is on disk already"
                )]
                std::process::exit(128 + signal);
            }
        }
    })?;
    Ok(())
}

/// Stops the program as the shell's Ctrl-Z would; it goes on here when it is continued.
pub fn stop() {
    give_back();
    // SIGSTOP rather than SIGTSTP: an orphaned process group ignores the latter.
    let _ = signal_hook::low_level::raise(signal_hook::consts::SIGSTOP);
}
