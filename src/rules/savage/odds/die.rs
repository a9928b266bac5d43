//! One acing die in closed form (rules 1.2).

use crate::dice::Die;

/// The chance that an acing die shows this total or more.
///
/// With q = total div sides and r = total mod sides, q aces are needed, and after them a face of at
/// least r.
///
/// ```
/// # use abordage::dice::Die;
/// # use abordage::rules::savage::odds::at_least;
/// assert_eq!(at_least(Die::D6, 4), 0.5);
/// assert_eq!(at_least(Die::D6, 6), at_least(Die::D6, 7));
/// ```
#[must_use]
pub fn at_least(die: Die, total: i64) -> f64 {
    if total <= 1 {
        return 1.0;
    }
    let sides = i64::from(die.sides());
    let (aces, rest) = (total / sides, total % sides);
    let one = 1.0 / f64::from(die.sides());
    // Beyond some thousand aces the chance is 0 to any number of digits.
    let chain = one.powi(i32::try_from(aces).unwrap_or(i32::MAX));
    if rest <= 1 { chain } else { chain * small(sides - rest + 1) * one }
}

/// A small whole number as a factor.
pub(super) fn small(number: i64) -> f64 {
    i32::try_from(number).map_or(f64::INFINITY, f64::from)
}
