//! The damage table: what a total does in a column (rules 13.1 and 13.2).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A column of the damage table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "a letter has no other meaning than its place")]
pub enum Column {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
}

/// The highest total of each row.
const BOUNDS: [i32; 9] = [2, 3, 6, 9, 11, 14, 18, 22, 26];
/// Beyond the last row, so many points of a total make the next slice.
const SLICE: i32 = 4;

/// What each column does in each row, and for each slice begun beyond the last row.
const TABLE: [(Column, [u32; 9], u32); 11] = [
    (Column::A, [0, 0, 0, 0, 1, 1, 1, 2, 3], 1),
    (Column::B, [0, 0, 0, 1, 1, 1, 1, 2, 4], 1),
    (Column::C, [0, 1, 1, 1, 1, 2, 3, 4, 5], 2),
    (Column::D, [0, 1, 1, 1, 2, 3, 4, 5, 6], 2),
    (Column::E, [0, 1, 1, 2, 3, 3, 4, 6, 8], 2),
    (Column::F, [0, 1, 2, 2, 3, 4, 4, 6, 8], 2),
    (Column::G, [0, 1, 2, 3, 3, 4, 5, 7, 9], 3),
    (Column::H, [0, 1, 2, 3, 4, 5, 6, 8, 9], 3),
    (Column::I, [0, 1, 2, 4, 4, 5, 6, 8, 10], 4),
    (Column::J, [0, 1, 3, 4, 5, 6, 8, 10, 12], 4),
    (Column::K, [0, 1, 3, 5, 5, 6, 8, 10, 12], 6),
];

impl Column {
    fn place(self) -> usize {
        TABLE.iter().position(|(column, ..)| *column == self).unwrap_or(0)
    }

    /// What a total does in this column (rules 13.2).
    ///
    /// ```
    /// # use abordage::rules::simulacres::Column;
    /// assert_eq!((Column::H.at(8), Column::E.at(8)), (3, 2));
    /// assert_eq!([27, 30, 31].map(|total| Column::D.at(total)), [8, 8, 10]);
    /// ```
    #[must_use]
    pub fn at(self, total: i32) -> u32 {
        let Some((_, rows, step)) = TABLE.get(self.place()) else { return 0 };
        let row = BOUNDS.iter().position(|bound| total <= *bound);
        let last = BOUNDS.last().copied().unwrap_or(0);
        if let Some(points) = row.and_then(|row| rows.get(row)) {
            return *points;
        }
        let beyond = u32::try_from(total.saturating_sub(last)).unwrap_or(0).div_ceil(SLICE.unsigned_abs());
        rows.last().copied().unwrap_or(0).saturating_add(step.saturating_mul(beyond))
    }
}

/// `[A-3]`: a column, and what is added to the total before it is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code {
    /// the column
    pub column: Column,
    /// added to the total
    pub add: i8,
}

impl Code {
    /// What a total does.
    ///
    /// ```
    /// # use abordage::rules::simulacres::Code;
    /// let fist: Code = "A-3".parse().expect("a code");
    /// assert_eq!([12, 13].map(|total| fist.at(total)), [0, 1]);
    /// ```
    #[must_use]
    pub fn at(self, total: i32) -> u32 {
        self.column.at(total.saturating_add(self.add.into()))
    }

    /// So many columns to the right, or to the left: right of K there is none, and left of A the
    /// total falls instead (rules 9).
    #[must_use]
    pub fn shifted(self, by: i32) -> Self {
        let place = i32::try_from(self.column.place()).unwrap_or(0).saturating_add(by);
        let column = usize::try_from(place.max(0)).ok().and_then(|place| TABLE.get(place.min(TABLE.len() - 1)));
        let add = i32::from(self.add).saturating_add(place.min(0));
        Self { column: column.map_or(self.column, |(column, ..)| *column), add: i8::try_from(add).unwrap_or(i8::MIN) }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.column)?;
        if self.add == 0 { Ok(()) } else { write!(f, "{:+}", self.add) }
    }
}

/// What was read is no column with a number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("A to K, or A-3 or C+2 was expected, not `{0}`")]
pub struct NotACode(pub String);

impl FromStr for Code {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<Self, NotACode> {
        let wrong = || NotACode(text.chars().take(40).collect());
        let bare = text.trim().trim_matches(['[', ']']).replace('\u{2212}', "-").to_ascii_uppercase();
        let mut signs = bare.chars();
        let letter = signs.next().ok_or_else(wrong)?;
        let column =
            TABLE.iter().map(|(column, ..)| *column).find(|column| format!("{column:?}") == letter.to_string());
        let rest = signs.as_str().trim();
        let add = match rest {
            "" => 0,
            number if number.starts_with(['+', '-']) => number.parse::<i8>().map_err(|_| wrong())?,
            _ => return Err(wrong()),
        };
        match column {
            Some(column) if (-40..=40).contains(&add) => Ok(Self { column, add }),
            _ => Err(wrong()),
        }
    }
}

impl Serialize for Code {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// What a blow takes of life and of breath: `[H]` PV, `[E]` PS.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Harm {
    /// life points
    pub pv: Option<Code>,
    /// breath points
    pub ps: Option<Code>,
}

impl Harm {
    /// Both columns shifted.
    #[must_use]
    pub fn shifted(self, by: i32) -> Self {
        Self { pv: self.pv.map(|code| code.shifted(by)), ps: self.ps.map(|code| code.shifted(by)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_reads_back_as_it_is_written() {
        for text in ["A", "K", "A-3", "C+2"] {
            assert_eq!(text.parse::<Code>().expect(text).to_string(), text);
        }
        assert_eq!("[a−3]".parse::<Code>().expect("a code").to_string(), "A-3");
        for text in ["", "L", "A3", "A-", "AB", "A-99"] {
            assert!(text.parse::<Code>().is_err(), "{text}");
        }
    }

    #[test]
    fn no_column_does_less_at_a_higher_total() {
        for (column, ..) in TABLE {
            let all: Vec<u32> = (-3..60).map(|total| column.at(total)).collect();
            assert!(all.is_sorted(), "{column:?}");
        }
    }
}
