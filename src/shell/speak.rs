//! What is said beside the screen: answers on standard output, troubles on standard error.

use std::io::Write as _;

/// Says something on standard error; a closed pipe is not our concern.
pub fn complain(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// Answers on standard output.
pub fn say(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes());
    let _ = out.flush();
}
