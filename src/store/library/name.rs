//! How a newcomer of the library is called at first.

use crate::texts::{Lang, Words, fold, word};

/// The name of a stat block in the language in which it was typed, with a capital.
pub fn called(own: &str, typed: &str) -> String {
    let mut words = Lang::all().map(|lang| word(lang, Words::Template, own));
    let name = words.find(|word| fold(word) == fold(typed)).unwrap_or_else(|| own.to_owned());
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
