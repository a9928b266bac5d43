//! The text of a file, whatever an editor put before it.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use super::file_error::FileError;
use super::place::Place;
use super::problem::{Problem, What};

/// The largest file that is read, in megabytes.
pub const LARGEST_MB: u64 = 10;
const MEGABYTE: u64 = 1024 * 1024;

/// Reads a whole file as text.
///
/// # Errors
/// It is not there, no file, too large, or no UTF-8.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let failed = |error: std::io::Error| FileError::io(&error);
    if path.metadata().map_err(failed)?.is_dir() {
        return Err(FileError::whole(What::Folder));
    }
    let mut bytes = Vec::new();
    File::open(path).map_err(failed)?.take(LARGEST_MB * MEGABYTE + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > LARGEST_MB * MEGABYTE {
        return Err(FileError::whole(What::TooLarge(LARGEST_MB)));
    }
    decode(bytes)
}

/// The text of these bytes, without a byte order mark.
fn decode(bytes: Vec<u8>) -> Result<String, FileError> {
    let foreign = match bytes.as_slice() {
        [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..] => Some("UTF-32"),
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => Some("UTF-16"),
        _ => None,
    };
    if let Some(name) = foreign {
        return Err(FileError::whole(What::Encoding(name)));
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(without_mark(&text).to_owned()),
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
            let problem = Problem { who: None, what: What::NotUtf8, place: Some(Place::of(&text, good)) };
            Err(FileError::of(&text, vec![problem]))
        }
    }
}

/// The text without a UTF-8 byte order mark.
#[must_use]
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}
