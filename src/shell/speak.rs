//! What is said beside the screen: answers on standard output, troubles on standard error.

use std::io::Write as _;

use crate::store::{visible, visible_json};

/// Says something on standard error; a closed pipe is not our concern.
pub fn complain(text: &str) {
    let mut out = std::io::stderr().lock();
    for line in text.split('\n') {
        // Names come from files, and a terminal may read this.
        let _ = writeln!(out, "{}", visible(line));
    }
}

/// An answer that did not get through, which was said.
pub struct Unheard;

/// Answers on standard output, with text whose last line ends.
///
/// # Errors
/// It does not take it; a closed pipe is not our concern.
pub fn say(text: &str) -> Result<(), Unheard> {
    let lines = text.split_inclusive('\n').map(|line| {
        let end = if line.ends_with('\n') { "\n" } else { "" };
        visible(line.trim_end_matches('\n')) + end
    });
    put(&lines.collect::<String>())
}

fn put(text: &str) -> Result<(), Unheard> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            complain(&error.to_string());
            Err(Unheard)
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Answers with a document that programs read.
///
/// # Errors
/// As [`say`].
pub fn say_json(document: &str) -> Result<(), Unheard> {
    put(&visible_json(document))
}
