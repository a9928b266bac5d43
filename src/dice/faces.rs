//! What a typed character means where real dice are entered.

use super::Die;

/// The unshifted digit row of an AZERTY keyboard, from 1 to 0.
pub const AZERTY: &str = "&é\"'(-è_çà";

/// What a character means in a field of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// a digit of a face or of a sum
    Digit(u8),
    /// a sum follows; twice: all included
    Sum,
    /// this die's next throw comes later
    Later,
    /// what was typed stands as it is
    Gap,
}

/// Reads one character; `row` are the ten characters of the digit row without Shift, 1 to 0.
///
/// ```
/// # use abordage::dice::{AZERTY, Stroke, stroke};
/// assert_eq!(stroke('è', AZERTY), Some(Stroke::Digit(7)));
/// assert_eq!(stroke('x', AZERTY), None);
/// ```
#[must_use]
pub fn stroke(c: char, row: &str) -> Option<Stroke> {
    match c {
        '=' => Some(Stroke::Sum),
        '/' | ';' => Some(Stroke::Later),
        ' ' | ',' => Some(Stroke::Gap),
        _ => digit(c, row).map(Stroke::Digit),
    }
}

/// The digit that a character stands for.
#[must_use]
pub fn digit(c: char, row: &str) -> Option<u8> {
    let plain = c.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
    plain.or_else(|| {
        let place = row.chars().take(10).position(|other| other == c)?;
        u8::try_from((place + 1) % 10).ok()
    })
}

/// What a digit makes of the die that waits for a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// this face
    Face(u8),
    /// a 1, unless 0, 1 or 2 follows
    One,
    /// the 1 before it was a face, and the digit is for the next die
    Settles,
    /// nothing: the die has no such face
    Nothing,
}

/// Reads a digit for a die; `one` tells that a 1 stands before it.
///
/// ```
/// # use abordage::dice::{Die, Reading, read_face};
/// assert_eq!(read_face(Die::D10, false, 0), Reading::Face(10));
/// assert_eq!(read_face(Die::D12, true, 2), Reading::Face(12));
/// ```
#[must_use]
pub fn read_face(die: Die, one: bool, digit: u8) -> Reading {
    let sides = die.sides();
    match (one, digit) {
        (true, low) if low.saturating_add(10) <= sides => Reading::Face(low.saturating_add(10)),
        (true, _) => Reading::Settles,
        (false, 0) if die == Die::D10 => Reading::Face(10),
        (false, 1) if sides >= 10 => Reading::One,
        (false, face) if face >= 1 && face <= sides => Reading::Face(face),
        (false, _) => Reading::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_the_die_lacks_is_nothing() {
        for (die, digit, reading) in [
            (Die::D4, 5, Reading::Nothing),
            (Die::D8, 9, Reading::Nothing),
            (Die::D8, 0, Reading::Nothing),
            (Die::D12, 0, Reading::Nothing),
            (Die::D8, 8, Reading::Face(8)),
            (Die::D6, 1, Reading::Face(1)),
            (Die::D10, 1, Reading::One),
            (Die::D12, 9, Reading::Face(9)),
        ] {
            assert_eq!(read_face(die, false, digit), reading, "{die} {digit}");
        }
    }

    #[test]
    fn a_one_waits_where_more_could_follow() {
        for (die, digit, reading) in [
            (Die::D10, 0, Reading::Face(10)),
            (Die::D10, 1, Reading::Settles),
            (Die::D12, 1, Reading::Face(11)),
            (Die::D12, 3, Reading::Settles),
        ] {
            assert_eq!(read_face(die, true, digit), reading, "{die} 1{digit}");
        }
    }

    #[test]
    fn the_french_row_types_digits() {
        let typed: Vec<_> = AZERTY.chars().filter_map(|c| digit(c, AZERTY)).collect();
        assert_eq!(typed, [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
        assert_eq!(digit('ě', "+ěščřžýáíé"), Some(2));
    }
}
