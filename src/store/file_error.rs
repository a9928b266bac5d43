//! A file that cannot be used: every problem with its line, and a caret below it.

use std::fmt::Write as _;
use std::path::Path;

use unicode_width::UnicodeWidthStr;

use crate::texts::Lang;

use super::place::Place;
use super::problem::{Problem, What};
use super::visible::visible;

/// What is wrong with a file; there is always at least one problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    problems: Vec<Problem>,
    /// the lines that problems point at
    lines: Vec<(usize, String)>,
}

/// So much of a long line is shown before the caret, and after it.
const AROUND: usize = 60;

impl FileError {
    /// Problems of this text.
    #[must_use]
    pub fn of(text: &str, problems: Vec<Problem>) -> Self {
        let mut wanted: Vec<usize> = problems.iter().filter_map(|problem| Some(problem.place?.line)).collect();
        wanted.sort_unstable();
        wanted.dedup();
        let mut lines = Vec::new();
        let mut wanted = wanted.into_iter().peekable();
        for (number, line) in (1..).zip(text.split('\n')) {
            if wanted.next_if_eq(&number).is_some() {
                lines.push((number, line.trim_end_matches('\r').to_owned()));
            }
        }
        Self { problems, lines }
    }

    /// A problem with the file as a whole.
    #[must_use]
    pub fn whole(what: What) -> Self {
        Self { problems: vec![Problem::whole(what)], lines: Vec::new() }
    }

    /// What the system said about a file.
    #[must_use]
    pub fn io(error: &std::io::Error) -> Self {
        Self::whole(match error.kind() {
            std::io::ErrorKind::NotFound => What::NoFile,
            std::io::ErrorKind::PermissionDenied => What::NoRight,
            std::io::ErrorKind::IsADirectory => What::Folder,
            _ => What::System(error.to_string()),
        })
    }

    /// Everything that is wrong.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Everything that is wrong, for a terminal: `FILE:LINE:COLUMN: what`, and below each the
    /// source line with a caret. Ends without a line break.
    #[must_use]
    pub fn render(&self, lang: Lang, path: &Path) -> String {
        let mut text = String::new();
        for problem in &self.problems {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&headline(problem, lang, path));
            if let Some(place) = problem.place
                && let Some((_, line)) = self.lines.iter().find(|(number, _)| *number == place.line)
            {
                text.push_str(&underlined(line, place));
            }
        }
        text
    }
}

/// One problem in one line.
#[must_use]
pub fn headline(problem: &Problem, lang: Lang, path: &Path) -> String {
    let place = problem.place.map_or_else(String::new, |Place { line, column }| format!("{line}:{column}:"));
    let said = problem.say(lang);
    visible(&format!("{}:{place} {said}", path.display()))
}

fn underlined(line: &str, place: Place) -> String {
    let from = place.column.saturating_sub(1 + AROUND);
    let before: String = line.chars().skip(from).take(place.column - 1 - from).collect();
    let after: String = line.chars().skip(place.column - 1).take(AROUND).collect();
    let (before, after) = (visible(&before), visible(&after));
    let mut text = String::new();
    let margin = format!("{:>4} | ", place.line);
    let _ = write!(text, "\n{margin}{before}{after}\n{:>1$}", "^", margin.len() + before.width() + 1);
    text
}
