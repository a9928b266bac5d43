//! Encounter files: what a game master writes by hand, and what the program saves.

mod check;
mod familiar;
pub(super) mod jets_de_des;
mod numbers;
mod page;
mod roster;
pub(super) mod savage;
mod shape;
pub(super) mod simulacres;
mod version;

use std::path::Path;

use serde::de::{DeserializeOwned, IgnoredAny};

use crate::rules::Encounter;

use super::file_error::FileError;
use super::library::Library;
use super::place::Place;
use super::problem::{Problem, What};
use super::ron_text;
use super::source::{LARGEST_MB, read_text, without_mark};
use super::system::System;

pub(super) use check::Check;
pub use version::VERSION;

/// A file that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// the fight
    pub encounter: Encounter,
    /// nothing was drawn or rolled in it yet: what a new fight shuffles wants to be shuffled
    pub fresh: bool,
    /// what is remarkable, but wrong with nothing
    pub warnings: Vec<Problem>,
}

/// Reads the text of an encounter file, by the rules of the system that it names.
///
/// # Errors
/// The first thing that RON does not allow; a newer version; no system, or an unknown one; or
/// every value that is wrong.
pub fn read(text: &str, library: &Library) -> Result<Opened, FileError> {
    let text = without_mark(text);
    if text.len() as u64 > LARGEST_MB * 1024 * 1024 {
        return Err(FileError::whole(What::TooLarge(LARGEST_MB)));
    }
    version::refuse_newer(text)?;
    match system(text)? {
        System::SavageWorlds => opened(text, |form, check| {
            let (fight, fresh) = savage::encounter(form, &library.savage, check);
            (Encounter::Savage(Box::new(fight)), fresh)
        }),
        System::JetsDeDes => opened(text, |form, check| {
            let (fight, fresh) = jets_de_des::encounter(form, &library.jets_de_des, check);
            (Encounter::Jets(Box::new(fight)), fresh)
        }),
        System::Simulacres => opened(text, |form, check| {
            let (fight, fresh) = simulacres::encounter(form, &library.simulacres, check);
            (Encounter::Simulacres(Box::new(fight)), fresh)
        }),
    }
}

/// Reads an encounter file.
///
/// # Errors
/// As [`read`]; besides whatever keeps the file from being read at all.
pub fn read_path(path: &Path, library: &Library) -> Result<Opened, FileError> {
    read(&read_text(path)?, library)
}

/// The whole fight as the text of a file: the same fight gives the same bytes, and reading them
/// gives the same fight.
///
/// # Errors
/// What cannot be written down; nothing that the rules make.
pub fn write(fight: &Encounter) -> Result<String, FileError> {
    let written = match fight {
        Encounter::Savage(fight) => savage::write(fight),
        Encounter::Jets(fight) => jets_de_des::write(fight),
        Encounter::Simulacres(fight) => simulacres::write(fight),
    };
    written.map_err(|error| FileError::whole(What::Other(error.to_string())))
}

fn system(text: &str) -> Result<System, FileError> {
    let wrong = |problem| FileError::of(text, vec![problem]);
    if let Some(system) = System::of(text).map_err(wrong)? {
        return Ok(system);
    }
    // Whatever makes the text unreadable is told first.
    let _: IgnoredAny = form(text)?;
    let place = text.find('(').map(|start| Place::of(text, start));
    Err(wrong(Problem { who: None, what: What::NoSystem { known: System::known() }, place }))
}

fn form<F: DeserializeOwned>(text: &str) -> Result<F, FileError> {
    ron_text::parse(text).map_err(|problem| {
        let who = problem.place.and_then(|place| check::combatant_at(text, place));
        FileError::of(text, vec![Problem { who, ..problem }])
    })
}

/// The fight that is built of a form, unless something is wrong with it.
fn opened<F: DeserializeOwned>(
    text: &str,
    build: impl FnOnce(&F, &mut Check) -> (Encounter, bool),
) -> Result<Opened, FileError> {
    let mut check = Check::default();
    let (encounter, fresh) = build(&form(text)?, &mut check);
    let (wrong, warnings) = check.finish(text);
    if wrong.is_empty() { Ok(Opened { encounter, fresh, warnings }) } else { Err(FileError::of(text, wrong)) }
}
