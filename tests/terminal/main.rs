//! The real program in a real pseudo-terminal: what it shows, what it keeps, and what it leaves behind.

#![cfg(unix)]
#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "a terminal that does not come fails the test, one that cannot come is told"
)]

mod evening;
mod files;
mod hostile;
mod killed;
mod monkey;
mod nowhere;
mod paper;
mod signals;
mod stopped;
mod table;
mod windows;
