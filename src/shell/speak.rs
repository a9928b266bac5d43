//! What is said beside the screen: answers on standard output, troubles on standard error.

use std::io::{IsTerminal as _, Write as _};

use crate::store::{visible, visible_json};

/// Says something on standard error; a closed pipe is not our concern.
pub fn complain(text: &str) {
    let mut out = std::io::stderr().lock();
    for line in text.split('\n') {
        // Names come from files, and a terminal may read this.
        let _ = writeln!(out, "{}", visible(line));
    }
}

/// How far something has come, on a line that the next one takes the place of; said to a terminal alone.
/// An empty text clears it.
pub fn progress(text: &str) {
    let mut out = std::io::stderr().lock();
    if out.is_terminal() {
        let _ = write!(out, "\r{}\u{1b}[K", visible(text));
        let _ = out.flush();
    }
}

/// Answers on standard output, with text whose last line ends.
pub fn say(text: &str) {
    let mut out = std::io::stdout().lock();
    for line in text.split_inclusive('\n') {
        let end = if line.ends_with('\n') { "\n" } else { "" };
        let _ = write!(out, "{}{end}", visible(line.trim_end_matches('\n')));
    }
    let _ = out.flush();
}

/// Answers with a document that programs read.
pub fn say_json(document: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(visible_json(document).as_bytes());
    let _ = out.flush();
}
