//! Values of a file checked one by one; every one that is wrong is noted with its place.

use std::collections::{HashMap, HashSet};
use std::ops::{Range, RangeInclusive};

use serde::Serialize;

use crate::store::place::{Place, places, places_of, walk};
use crate::store::problem::{Problem, What};
use crate::store::ron_text;
use crate::view::Id;

use super::numbers::beyond;

/// Longest name, of whatever: those of the samples with 300 letters still fit.
const LONGEST_NAME: usize = 500;
/// Longest text that the game master may note.
const LONGEST_TEXT: usize = 1_000_000;
/// Larger numbers than this never come about at a table.
const LARGEST: i64 = 1_000_000;
/// More problems than this help nobody.
const MOST_PROBLEMS: usize = 200;

/// Collects what is wrong.
#[derive(Default)]
pub struct Check {
    /// the path of the entry being read, such as `/combatants/3`
    pub path: String,
    /// the name of its combatant
    pub who: Option<String>,
    wrong: Vec<(String, Problem)>,
    remarks: Vec<(String, Problem)>,
}

impl Check {
    /// Notes that something is wrong with a field.
    pub fn wrong(&mut self, field: &str, what: What) {
        let noted = (format!("{}/{field}", self.path), Problem { who: self.who.clone(), what, place: None });
        if self.wrong.len() < MOST_PROBLEMS {
            self.wrong.push(noted);
        }
    }

    /// Notes what refuses nothing.
    pub fn remark(&mut self, field: &str, what: What) {
        let noted = (format!("{}/{field}", self.path), Problem { who: self.who.clone(), what, place: None });
        if self.remarks.len() < MOST_PROBLEMS {
            self.remarks.push(noted);
        }
    }

    /// Whether more remarks would be thrown away.
    const fn is_full(&self) -> bool {
        self.remarks.len() >= MOST_PROBLEMS || self.wrong.len() >= MOST_PROBLEMS
    }

    /// What was probably meant; nothing where it would be thrown away, since looking for it takes long.
    pub fn near(&self, look: impl FnOnce() -> Option<String>) -> Option<String> {
        if self.is_full() { None } else { look() }
    }

    /// A number within its range; nothing where it is not written or is wrong.
    pub fn number<N: TryFrom<i64>>(
        &mut self,
        field: &str,
        value: Option<i64>,
        range: RangeInclusive<i64>,
    ) -> Option<N> {
        let found = value?;
        match N::try_from(found) {
            Ok(number) if range.contains(&found) => Some(number),
            _ => {
                self.wrong(
                    field,
                    What::Range { field: last(field).to_owned(), found, least: *range.start(), most: *range.end() },
                );
                None
            }
        }
    }

    /// The handle of somebody; whether that one is there is nobody's business here.
    pub fn handle(&mut self, field: &str, value: Option<i64>) -> Option<Id> {
        self.number(field, value, 0..=i64::from(u32::MAX) - 1).map(Id)
    }

    /// Every number within a value is one that can be reckoned with.
    pub fn largest(&mut self, field: &str, value: &impl Serialize) {
        if let Some(found) = beyond(value, LARGEST) {
            self.wrong(field, What::Range { field: field.to_owned(), found, least: -LARGEST, most: LARGEST });
        }
    }

    /// A name; too long a one is wrong.
    pub fn name(&mut self, field: &str, text: &str) -> String {
        self.text(field, text, LONGEST_NAME)
    }

    /// A remark of the game master.
    pub fn note(&mut self, field: &str, text: &str) -> String {
        self.text(field, text, LONGEST_TEXT)
    }

    fn text(&mut self, field: &str, text: &str, most: usize) -> String {
        if text.len() > most && text.chars().count() > most {
            let name = field.split('/').next().unwrap_or(field).to_owned();
            self.wrong(field, What::TooLong { field: name, most });
        }
        text.to_owned()
    }

    /// What is wrong, and what is remarkable, each with its place in this text.
    pub fn finish(self, text: &str) -> (Vec<Problem>, Vec<Problem>) {
        let wanted: HashSet<&str> = self.wrong.iter().chain(&self.remarks).flat_map(|(path, _)| owners(path)).collect();
        let found = if wanted.is_empty() { HashMap::new() } else { places(text, &wanted) };
        let reached = places_of(text, found.values().copied());
        let placed = |(path, problem): (String, Problem)| {
            let offset = owners(&path).find_map(|path| found.get(path));
            Problem { place: offset.and_then(|offset| reached.get(offset)).copied(), ..problem }
        };
        let mut wrong: Vec<Problem> = self.wrong.into_iter().map(placed).collect();
        wrong.sort_by_key(|problem| problem.place);
        (wrong, self.remarks.into_iter().map(placed).collect())
    }
}

/// A path, and what it lies in, as far as one combatant's entry.
fn owners(path: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(path), |path| path.rsplit_once('/').map(|(owner, _)| owner))
        .filter(|path| path.matches('/').count() > 0)
}

/// The last word of a field's path.
pub fn last(field: &str) -> &str {
    field.rsplit('/').next().unwrap_or(field)
}

/// So much of a text as is worth quoting.
pub fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The value at a path, where it is a text or a number.
pub fn value_at<T: serde::de::DeserializeOwned>(text: &str, path: &str) -> Option<(T, usize)> {
    let mut found: Option<Range<usize>> = None;
    walk(text, &mut |other, range| {
        if found.is_none() && other == path {
            found = Some(range);
        }
    });
    let range = found?;
    let value = ron_text::options().from_str(text.get(range.clone())?).ok()?;
    Some((value, range.start))
}

/// The name of the combatant whose entry a place lies in.
pub fn combatant_at(text: &str, place: Place) -> Option<String> {
    let offset = place.offset(text);
    let mut entry = String::new();
    walk(text, &mut |path, range| {
        let number = path.strip_prefix("/combatants/");
        if range.start <= offset && number.is_some_and(|number| !number.contains('/')) {
            path.clone_into(&mut entry);
        }
    });
    value_at(text, &format!("{entry}/name")).map(|(name, _)| name)
}
