//! Encounter files: what a game master writes by hand, and what the program saves.

mod build;
mod check;
mod combatant;
mod form;
mod gear;
mod page;
mod saved;
mod write;

use std::path::Path;

use crate::rules;

use super::file_error::FileError;
use super::library::Library;
use super::place::Place;
use super::problem::{Problem, What};
use super::ron_text;
use super::source::{LARGEST_MB, read_text, without_mark};

pub(super) use check::Check;
pub(super) use combatant::block;
pub(super) use form::{CombatantForm, WeaponBlock};
pub(super) use gear::weapon_block;
pub use write::write;

/// The file version that this program writes, and the highest that it reads.
pub const VERSION: u64 = 1;

/// A file that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// the fight
    pub encounter: rules::Encounter,
    /// there was no deck in the file: its pile lies in a fixed order and wants to be shuffled
    pub fresh: bool,
    /// what is remarkable, but wrong with nothing
    pub warnings: Vec<Problem>,
}

/// Reads the text of an encounter file.
///
/// # Errors
/// The first thing that RON does not allow; a newer version; or every value that is wrong.
pub fn read(text: &str, library: &Library) -> Result<Opened, FileError> {
    let text = without_mark(text);
    if text.len() as u64 > LARGEST_MB * 1024 * 1024 {
        return Err(FileError::whole(What::TooLarge(LARGEST_MB)));
    }
    refuse_newer(text)?;
    let form = ron_text::parse(text).map_err(|problem| {
        let who = problem.place.and_then(|place| check::combatant_at(text, place));
        FileError::of(text, vec![Problem { who, ..problem }])
    })?;
    let mut check = Check::default();
    let (encounter, fresh) = build::encounter(&form, library, &mut check);
    let (wrong, warnings) = check.finish(text);
    if wrong.is_empty() {
        Ok(Opened { encounter: rules::Encounter::Savage(Box::new(encounter)), fresh, warnings })
    } else {
        Err(FileError::of(text, wrong))
    }
}

/// Reads an encounter file.
///
/// # Errors
/// As [`read`]; besides whatever keeps the file from being read at all.
pub fn read_path(path: &Path, library: &Library) -> Result<Opened, FileError> {
    read(&read_text(path)?, library)
}

/// A newer file may hold anything, so its version is looked for before all else.
fn refuse_newer(text: &str) -> Result<(), FileError> {
    match check::value_at::<u64>(text, "/version") {
        Some((found, offset)) if found > VERSION => {
            let what = What::Newer { found, known: VERSION };
            let problem = Problem { who: None, what, place: Some(Place::of(text, offset)) };
            Err(FileError::of(text, vec![problem]))
        }
        _ => Ok(()),
    }
}
