//! Pieces of sentences that every game says: numbers with their sign, lists, whose something is.

use super::{Lang, fold, list_and, of_who};

/// A number with its sign, a true minus.
///
/// ```
/// # use abordage::texts::signed;
/// assert_eq!((signed(2).as_str(), signed(-2).as_str()), ("+2", "−2"));
/// ```
#[must_use]
pub fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

/// A number with a true minus.
#[must_use]
pub fn plain(number: i32) -> String {
    if number < 0 { signed(number) } else { number.to_string() }
}

/// « of Kenway », « d’Oslo ».
///
/// ```
/// # use abordage::texts::{Lang, of};
/// assert_eq!(of(Lang::FR, "Oslo"), "d’Oslo");
/// ```
#[must_use]
pub fn of(lang: Lang, who: &str) -> String {
    let vowel = fold(who).starts_with(['a', 'e', 'i', 'o', 'u']);
    of_who(lang, if vowel { "vowel" } else { "other" }, who.to_owned())
}

/// « a, b and c ».
///
/// ```
/// # use abordage::texts::{Lang, list};
/// assert_eq!(list(Lang::EN, &["a".into(), "b".into(), "c".into()]), "a, b and c");
/// ```
#[must_use]
pub fn list(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => list_and(lang, first.join(", "), last.clone()),
    }
}
