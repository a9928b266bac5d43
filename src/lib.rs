//! A combat tracker for the terminal, room by room from the dice up; `ARCHITECTURE.md` is the map.

pub mod app;
pub mod cli;
pub mod dice;
pub mod journal;
pub mod rules;
pub mod shell;
pub mod store;
pub mod texts;
pub mod ui;
pub mod view;
