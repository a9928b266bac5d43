//! Everything that lies on a disk: encounter files, the library, journals, settings, paths.

pub mod disk;
pub mod encounter_file;
pub mod fights;
mod file_error;
pub mod journal_file;
pub mod journal_lines;
pub mod library;
mod lock;
mod names;
mod no_fight;
pub mod paths;
mod place;
mod problem;
mod ron_text;
pub mod save;
pub mod settings;
pub mod shorten;
mod source;
mod sync;
mod system;
mod visible;

pub use disk::{Disk, Real};
pub use encounter_file::{Opened, read, read_path, write};
pub use fights::{Fight, Fights, Known};
pub use file_error::FileError;
pub use journal_file::{Cut, Folded, JournalFile, NoJournal, Recovered, Shortened};
pub use library::Library;
pub use names::{called, propose_name};
pub use no_fight::NoFight;
pub use paths::Paths;
pub use place::Place;
pub use problem::{Problem, Wanted, What};
pub use save::{NotSaved, Over, Stamp, save};
pub use settings::Settings;
pub use source::read_text;
pub use visible::{visible, visible_json};

/// The fight that opens where no other is named.
pub const BOARDING: &str = include_str!("../../encounters/savage-worlds/boarding.ron");
