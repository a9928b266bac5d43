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
    /// what stands around the place of each problem
    around: Vec<Option<Around>>,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Around {
    before: String,
    after: String,
}

/// So much of a long line is shown before the caret, and after it.
const AROUND: usize = 60;

impl FileError {
    /// Problems of this text.
    #[must_use]
    pub fn of(text: &str, problems: Vec<Problem>) -> Self {
        let around = around(text, &problems);
        Self { problems, around }
    }

    /// A problem with the file as a whole.
    #[must_use]
    pub fn whole(what: What) -> Self {
        Self { problems: vec![Problem::whole(what)], around: vec![None] }
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
        for (problem, around) in self.problems.iter().zip(&self.around) {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&headline(problem, lang, path));
            if let (Some(place), Some(around)) = (problem.place, around) {
                text.push_str(&underlined(around, place));
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

/// What stands around each problem, found in one walk through the text.
fn around(text: &str, problems: &[Problem]) -> Vec<Option<Around>> {
    let placed = problems.iter().enumerate().filter_map(|(at, problem)| Some((problem.place?, at)));
    let mut order: Vec<(Place, usize)> = placed.collect();
    order.sort_unstable();
    let mut order = order.into_iter().peekable();
    let mut found = vec![None; problems.len()];
    for (number, line) in (1..).zip(text.split('\n')) {
        if order.peek().is_none() {
            break;
        }
        let line = line.trim_end_matches('\r');
        let (mut byte, mut column) = (0, 1);
        while let Some((place, at)) = order.next_if(|(place, _)| place.line == number) {
            let skipped = line.get(byte..).unwrap_or("").chars().take(place.column.saturating_sub(column));
            byte += skipped.map(char::len_utf8).sum::<usize>();
            column = place.column;
            let (before, after) = line.split_at_checked(byte).unwrap_or((line, ""));
            let first = before.char_indices().rev().take(AROUND).last().map_or(0, |(start, _)| start);
            let before = before.get(first..).unwrap_or("").to_owned();
            if let Some(slot) = found.get_mut(at) {
                *slot = Some(Around { before, after: after.chars().take(AROUND).collect() });
            }
        }
    }
    found
}

fn underlined(Around { before, after }: &Around, place: Place) -> String {
    let (before, after) = (visible(before), visible(after));
    let mut text = String::new();
    let margin = format!("{:>4} | ", place.line);
    let _ = write!(text, "\n{margin}{before}{after}\n{:>1$}", "^", margin.len() + before.width() + 1);
    text
}
