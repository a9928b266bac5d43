//! Signals: the terminal is given back before the program goes, and painted anew after a stop.

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
use signal_hook::iterator::Signals;

use super::terminal::{leave, lend};

/// Watches for signals in a thread of its own: those that end the program give the terminal back
/// and end it with 128+n; a stop gives it back for a while, and after it `resumed` is called.
///
/// # Errors
/// The system does not let signals be watched.
pub fn watch(resumed: impl Fn() + Send + 'static) -> std::io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT])?;
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            match signal {
                SIGCONT => resumed(),
                SIGTSTP => stop(),
                _ => {
                    leave();
                    #[expect(
                        clippy::exit,
                        reason = "a signal ends the program from this thread; every step is on disk already"
                    )]
                    std::process::exit(128 + signal);
                }
            }
        }
    })?;
    Ok(())
}

/// Stops the program as the shell's Ctrl-Z would; when it is continued, it goes on here and
/// whoever watches is told.
pub fn stop() {
    lend();
    // SIGSTOP rather than SIGTSTP: an orphaned process group ignores the latter.
    let _ = signal_hook::low_level::raise(signal_hook::consts::SIGSTOP);
}
