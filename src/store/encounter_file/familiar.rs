//! Words of a file that stand in the vocabulary, in whatever language they were written.

use crate::store::problem::What;
use crate::texts::{Lang, Words, all_words, canonical, nearest, word};

use super::check::Check;

/// The canonical name of a word in any language; an unknown one stays as it is, with a remark
/// where it looks like a slip.
pub fn familiar(check: &mut Check, field: &str, kind: Words, text: &str) -> String {
    if let Some(known) = canonical(kind, text) {
        return known;
    }
    let name = check.name(field, text);
    if let Some(near) = check.near(|| near_word(kind, &name)) {
        check.remark(field, What::Unfamiliar { word: name.clone(), near });
    }
    name
}

/// The word that was probably meant, in the language in which it was written.
pub fn near_word(kind: Words, said: &str) -> Option<String> {
    let known: Vec<String> =
        Lang::all().flat_map(|lang| all_words(kind).map(move |name| word(lang, kind, name))).collect();
    nearest(said, known.iter().map(String::as_str)).map(str::to_owned)
}
