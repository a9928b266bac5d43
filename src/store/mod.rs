//! Everything that lies on a disk: encounter files, the library, journals, settings, paths.

pub mod encounter_file;
mod file_error;
pub mod library;
mod nearest;
mod place;
mod problem;
mod ron_text;
mod shelf;
mod source;
mod visible;

pub use encounter_file::{Opened, read, read_path, write};
pub use file_error::FileError;
pub use library::Library;
pub use place::Place;
pub use problem::{Problem, What};
pub use visible::visible;

/// The fight that opens where no other is named.
pub const BOARDING: &str = include_str!("../../encounters/savage-worlds/boarding.ron");
