//! The real program in a real pseudo-terminal: what it shows, what it keeps, and what it leaves behind.
#![cfg(unix)]

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
