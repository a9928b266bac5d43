//! The real program in a real pseudo-terminal: what it shows, what it keeps, and what it leaves behind.
#![cfg(unix)]
#![expect(clippy::expect_used, clippy::panic, reason = "what fails here fails the test")]
#![expect(clippy::print_stderr, reason = "a test that is skipped says so")]

mod clock;
mod evening;
mod files;
mod foreseen;
mod grown;
mod hostile;
mod keyboard;
mod killed;
mod monkey;
mod nowhere;
mod paper;
mod signals;
mod stopped;
mod table;
mod windows;
