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
                _ => end(signal),
            }
        }
    })?;
    std::thread::Builder::new().name("hangup".to_owned()).spawn(await_hangup)?;
    Ok(())
}

/// Gives the terminal back and ends the program, as a signal wants it.
fn end(signal: i32) {
    leave();
    #[expect(clippy::exit, reason = "a signal ends the program from its own thread; every step is on disk already")]
    std::process::exit(128 + signal);
}

/// A terminal that is gone is told by a signal, but not to everybody: not to a program in a
/// session of its own. Whoever reads keys from it would then read nothing, for ever.
fn await_hangup() {
    if hangup::comes().is_ok() {
        end(SIGHUP);
    }
}

#[cfg(any(target_os = "linux", target_os = "android"))]
mod hangup {
    //! Waits for the end of the terminal beside whoever reads it.

    use rustix::event::epoll::{self, CreateFlags, EventData, EventFlags};
    use rustix::io::{Errno, Result};

    /// Returns once the terminal is gone.
    ///
    /// # Errors
    /// The system cannot tell it.
    pub fn comes() -> Result<()> {
        let set = epoll::create(CreateFlags::CLOEXEC)?;
        // Linux wakes nobody for a hangup alone; keys wake this thread too, once each.
        let told = EventFlags::IN | EventFlags::ET;
        epoll::add(&set, std::io::stdin(), EventData::new_u64(0), told)?;
        let mut events = Vec::with_capacity(1);
        loop {
            match epoll::wait(&set, rustix::buffer::spare_capacity(&mut events), None) {
                Ok(_) | Err(Errno::INTR) => {}
                Err(error) => return Err(error),
            }
            if events.drain(..).any(|event| { event.flags }.intersects(EventFlags::HUP | EventFlags::ERR)) {
                return Ok(());
            }
        }
    }
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
mod hangup {
    //! Waits for the end of the terminal beside whoever reads it.

    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::{Errno, Result};

    /// Returns once the terminal is gone.
    ///
    /// # Errors
    /// The system cannot tell it.
    pub fn comes() -> Result<()> {
        let input = std::io::stdin();
        loop {
            let mut gone = [PollFd::new(&input, PollFlags::empty())];
            match poll(&mut gone, None) {
                Ok(_) if gone[0].revents().intersects(PollFlags::HUP | PollFlags::ERR) => return Ok(()),
                Ok(_) => return Err(Errno::NOTSUP),
                Err(Errno::INTR) => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// Stops the program as the shell's Ctrl-Z would; when it is continued, it goes on here and
/// whoever watches is told.
pub fn stop() {
    lend();
    // SIGSTOP rather than SIGTSTP: an orphaned process group ignores the latter.
    let _ = signal_hook::low_level::raise(signal_hook::consts::SIGSTOP);
}
