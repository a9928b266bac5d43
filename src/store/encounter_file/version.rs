//! The version of a file: a newer one may hold anything, and is looked for before all else.

use crate::store::file_error::FileError;
use crate::store::place::Place;
use crate::store::problem::{Problem, What};

use super::check::value_at;

/// The file version that this program writes, and the highest that it reads.
pub const VERSION: u64 = 1;

/// Refuses what a newer program has written.
///
/// # Errors
/// The file has a higher version.
pub fn refuse_newer(text: &str) -> Result<(), FileError> {
    match value_at::<u64>(text, "/version") {
        Some((found, offset)) if found > VERSION => {
            let what = What::Newer { found, known: VERSION };
            let problem = Problem { who: None, what, place: Some(Place::of(text, offset)) };
            Err(FileError::of(text, vec![problem]))
        }
        _ => Ok(()),
    }
}
