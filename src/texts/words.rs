//! The vocabulary: names of traits, weapons and the like, from and to every language.

use std::collections::HashMap;
use std::sync::OnceLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::WORDS;
use super::lang::Lang;

/// The kinds of words; a name is unique within its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Words {
    /// an attribute or a skill
    Trait,
    /// a weapon
    Weapon,
    /// a piece of armour
    Armor,
    /// an Edge
    Edge,
    /// a Hindrance
    Hindrance,
    /// a stat block of the library
    Template,
    /// a race
    Race,
    /// a note of the library
    Note,
    /// an effect that lasts, or a power
    Effect,
    /// a thing that can be broken
    Object,
}

/// For each kind, the row of `WORDS` by a name as written and by its slug, in any language.
type Index = HashMap<Words, HashMap<String, usize>>;

/// A name in a language, from its canonical English one; unknown names come back as they are.
///
/// ```
/// # use abordage::texts::{Lang, Words, word};
/// assert_eq!(word(Lang::FR, Words::Weapon, "cutlass"), "sabre d’abordage");
/// assert_eq!(word(Lang::FR, Words::Weapon, "boathook"), "boathook");
/// ```
#[must_use]
pub fn word(lang: Lang, kind: Words, canonical: &str) -> String {
    row(kind, canonical)
        .and_then(|texts| texts.get(lang.index()))
        .map_or_else(|| canonical.to_owned(), |text| (*text).to_owned())
}

/// The canonical English name of what was typed in any shipped language,
/// whatever its case, accents and punctuation.
///
/// ```
/// # use abordage::texts::{Words, canonical};
/// let typed = canonical(Words::Weapon, "SABRE D’ABORDAGE");
/// assert_eq!(typed.as_deref(), Some("cutlass"));
/// ```
#[must_use]
pub fn canonical(kind: Words, typed: &str) -> Option<String> {
    let texts = row(kind, typed)?;
    texts.first().map(|text| (*text).to_owned())
}

/// Every canonical name of a kind, by id.
pub fn all_words(kind: Words) -> impl Iterator<Item = &'static str> {
    let rows = WORDS.iter().filter(move |(other, _)| *other == kind);
    rows.filter_map(|(_, texts)| texts.first().copied())
}

/// A text made comparable: no accents, no capitals, no ligatures, one apostrophe, trimmed.
///
/// ```
/// # use abordage::texts::fold;
/// assert_eq!(fold(" Œil d'Âme "), "oeil d'ame");
/// ```
#[must_use]
pub fn fold(text: &str) -> String {
    let text = text.trim();
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    let lower = text.nfd().flat_map(char::to_lowercase);
    for letter in lower.filter(|letter| !is_combining_mark(*letter)) {
        match letter {
            // Whoever types has the straight one under the finger.
            '’' => folded.push('\''),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            other => folded.push(other),
        }
    }
    folded
}

/// A text as in a message id: folded, with one hyphen for all that is neither letter nor digit.
fn slug(text: &str) -> String {
    let folded = fold(text);
    let mut slug = String::with_capacity(folded.len());
    for part in folded.split(|letter: char| !letter.is_alphanumeric()) {
        if !part.is_empty() {
            if !slug.is_empty() {
                slug.push('-');
            }
            slug.push_str(part);
        }
    }
    slug
}

fn row(kind: Words, name: &str) -> Option<&'static [&'static str]> {
    static INDEX: OnceLock<Index> = OnceLock::new();
    let names = INDEX.get_or_init(index).get(&kind)?;
    let found = names.get(name).or_else(|| names.get(&slug(name)))?;
    WORDS.get(*found).map(|(_, texts)| texts.as_slice())
}

fn index() -> Index {
    let mut index = Index::new();
    for (number, (kind, texts)) in WORDS.iter().enumerate() {
        let names = index.entry(*kind).or_default();
        // The last text is the pseudo language, which nobody types.
        for text in texts.iter().take(Lang::all().len()) {
            names.insert((*text).to_owned(), number);
            names.insert(slug(text), number);
        }
    }
    index
}
