//! What can be wrong with a file, told in every language.

use crate::texts::{self, Lang};

use super::encounter_file::{jets_de_des, savage, simulacres};
use super::place::Place;
use crate::texts::nearest;

/// A kind of value or sign that was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// a whole number
    Number,
    /// a text in double quotes
    Text,
    /// `true` or `false`
    Boolean,
    /// a word without quotes
    Word,
    /// this sign
    Sign(&'static str),
    /// this name before a bracket
    Struct(&'static str),
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// something else stands where this should
    Expected(Wanted),
    /// something else stands where something of this form should
    Form(String),
    /// a field that must be there
    MissingField(String),
    /// a field that does not exist, and the one probably meant, or all that do
    UnknownField {
        /// what stands there
        found: String,
        /// the one probably meant
        near: Option<String>,
        /// all that exist
        known: String,
    },
    /// the same field twice
    DuplicateField(String),
    /// a word that is none of these
    UnknownWord {
        /// what stands there
        found: String,
        /// all that fit
        known: String,
    },
    /// a text that never ends
    OpenText,
    /// a comment that never ends
    OpenComment,
    /// the file stops in the middle
    EndsEarly,
    /// something stands after the end
    GoesOn,
    /// a number that no field can hold
    NumberTooLarge,
    /// `\q`, or a number with a wrong digit
    BadEscape,
    /// this does not belong here
    Stray(String),
    /// brackets within brackets without end
    TooDeep,
    /// more texts between quotes than so many
    TooManyTexts(usize),
    /// more entries between two brackets than so many
    TooManyEntries(usize),
    /// whatever else the reader said
    Other(String),

    /// there is no such file
    NoFile,
    /// it is a folder
    Folder,
    /// it is a device, a pipe or a socket
    NoFileProper,
    /// no right to it
    NoRight,
    /// larger than so many megabytes
    TooLarge(u64),
    /// not UTF-8 but this
    Encoding(&'static str),
    /// not UTF-8
    NotUtf8,
    /// a NUL character
    Nul,
    /// the system said so
    System(String),
    /// made by a newer program
    Newer {
        /// the version of the file
        found: u64,
        /// the newest version known here
        known: u64,
    },

    /// it does not say by which rules it is played
    NoSystem {
        /// all that exist
        known: String,
    },
    /// a system that nobody knows
    UnknownSystem {
        /// what stands there
        found: String,
        /// all that exist
        known: String,
    },

    /// a number outside its range
    Range {
        /// the field that holds it
        field: String,
        /// what stands there
        found: i64,
        /// the least allowed
        least: i64,
        /// the most allowed
        most: i64,
    },
    /// a handle that another combatant has too
    IdTwice(i64),
    /// a handle that nobody has
    NoSuchId {
        /// the field that holds it
        field: String,
        /// what stands there
        found: i64,
    },
    /// the same key twice in a map
    KeyTwice {
        /// the field that holds it
        field: String,
        /// the key
        key: String,
    },
    /// no such stat block, and the one probably meant
    Like {
        /// what stands there
        found: String,
        /// the one probably meant
        near: Option<String>,
    },
    /// no such weapon in the library, and the one probably meant
    Weapon {
        /// what stands there
        found: String,
        /// the one probably meant
        near: Option<String>,
    },
    /// no such armour in the library
    Armour {
        /// what stands there
        found: String,
        /// the one probably meant
        near: Option<String>,
    },
    /// a text longer than so many characters
    TooLong {
        /// the field that holds it
        field: String,
        /// the most allowed
        most: usize,
    },
    /// more combatants than that
    TooMany {
        /// how many there are
        found: usize,
        /// the most allowed
        most: usize,
    },
    /// a name that was taken, and what it became
    Renamed {
        /// the name that was taken
        name: String,
        /// what it became
        now: String,
    },
    /// an edge, hindrance or skill that the program does not know, and one that it does
    Unfamiliar {
        /// what stands there
        word: String,
        /// the known one that is closest
        near: String,
    },

    /// what only a file of Savage Worlds can have wrong
    Savage(savage::Wrong),
    /// what only a file of Jets de dés can have wrong
    Jets(jets_de_des::Wrong),
    /// what only a file of SimulacreS can have wrong
    Simulacres(simulacres::Wrong),
}

/// One thing that is wrong, with its place and its combatant where they are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// whose entry it is in
    pub who: Option<String>,
    /// what is wrong
    pub what: What,
    /// where
    pub place: Option<Place>,
}

impl Problem {
    /// Something wrong with the file as a whole.
    #[must_use]
    pub const fn whole(what: What) -> Self {
        Self { who: None, what, place: None }
    }

    /// The same in words; whatever came from the file may still hold control characters.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        let text = self.what.say(lang);
        match &self.who {
            Some(name) => texts::file_of(lang, name.as_str(), text),
            None => text,
        }
    }
}

impl From<savage::Wrong> for What {
    fn from(wrong: savage::Wrong) -> Self {
        Self::Savage(wrong)
    }
}

impl From<jets_de_des::Wrong> for What {
    fn from(wrong: jets_de_des::Wrong) -> Self {
        Self::Jets(wrong)
    }
}

impl From<simulacres::Wrong> for What {
    fn from(wrong: simulacres::Wrong) -> Self {
        Self::Simulacres(wrong)
    }
}

impl Wanted {
    fn say(self, lang: Lang) -> String {
        match self {
            Self::Number => texts::file_a_number(lang),
            Self::Text => texts::file_a_text(lang),
            Self::Boolean => texts::file_a_boolean(lang),
            Self::Word => texts::file_a_word(lang),
            Self::Sign(sign) => format!("`{sign}`"),
            Self::Struct(name) => format!("`{name}(`"),
        }
    }
}

/// A number as it is written, without a language's thousands.
fn plain(number: &impl ToString) -> String {
    number.to_string()
}

impl What {
    /// In words.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        let maybe = |near: &Option<String>| {
            near.as_ref().map(|near| texts::file_maybe(lang, near.as_str())).unwrap_or_default()
        };
        match self {
            Self::Expected(wanted) => texts::file_expected(lang, wanted.say(lang)),
            Self::Form(form) => texts::file_expected(lang, form.as_str()),
            Self::MissingField(field) => texts::file_missing_field(lang, field.as_str()),
            Self::UnknownField { found, near: Some(near), .. } => {
                texts::file_unknown_field_near(lang, found.as_str(), near.as_str())
            }
            Self::UnknownField { found, near: None, known } => {
                texts::file_unknown_field(lang, found.as_str(), known.as_str())
            }
            Self::DuplicateField(field) => texts::file_duplicate_field(lang, field.as_str()),
            Self::UnknownWord { found, known } => match nearest(found, known.split(", ")) {
                Some(near) => texts::file_unknown_word_near(lang, found.as_str(), near),
                None => texts::file_unknown_word(lang, found.as_str(), known.as_str()),
            },
            Self::OpenText => texts::file_open_text(lang),
            Self::OpenComment => texts::file_open_comment(lang),
            Self::EndsEarly => texts::file_ends_early(lang),
            Self::GoesOn => texts::file_goes_on(lang),
            Self::NumberTooLarge => texts::file_number_too_large(lang),
            Self::BadEscape => texts::file_bad_escape(lang),
            Self::Stray(found) => texts::file_stray(lang, found.as_str()),
            Self::TooDeep => texts::file_too_deep(lang),
            Self::TooManyTexts(most) => texts::file_too_many_texts(lang, plain(most)),
            Self::Other(said) => texts::file_other(lang, said.as_str()),
            Self::TooManyEntries(most) => texts::file_too_many_entries(lang, plain(most)),
            Self::NoFile => texts::file_none(lang),
            Self::Folder => texts::file_folder(lang),
            Self::NoFileProper => texts::file_no_proper(lang),
            Self::NoRight => texts::file_no_right(lang),
            Self::TooLarge(limit) => texts::file_too_large(lang, plain(limit)),
            Self::Encoding(name) => texts::file_encoding(lang, *name),
            Self::NotUtf8 => texts::file_not_utf8(lang),
            Self::Nul => texts::file_nul(lang),
            Self::System(said) => texts::file_system(lang, said.as_str()),
            Self::Newer { found, known } => texts::file_newer(lang, plain(found), plain(known)),
            Self::NoSystem { known } => texts::file_no_system(lang, known.as_str()),
            Self::UnknownSystem { found, known } => {
                let near = nearest(found, known.split(", ")).map(str::to_owned);
                texts::file_unknown_system(lang, found.as_str(), maybe(&near), known.as_str())
            }
            Self::Renamed { name, now } => texts::file_renamed(lang, name.as_str(), now.as_str()),
            Self::Unfamiliar { word, near } => texts::file_unfamiliar(lang, word.as_str(), near.as_str()),
            Self::Range { field, found, least, most } => {
                texts::value_range(lang, field.as_str(), plain(found), plain(least), plain(most))
            }
            Self::IdTwice(id) => texts::value_id_twice(lang, plain(id)),
            Self::NoSuchId { field, found } => texts::value_no_such_id(lang, field.as_str(), plain(found)),
            Self::KeyTwice { field, key } => texts::value_key_twice(lang, key.as_str(), field.as_str()),
            Self::Like { found, near } => texts::value_like(lang, found.as_str(), maybe(near)),
            Self::Weapon { found, near } => texts::value_weapon(lang, found.as_str(), maybe(near)),
            Self::Armour { found, near } => texts::value_armour(lang, found.as_str(), maybe(near)),
            Self::TooLong { field, most } => texts::value_too_long(lang, field.as_str(), plain(most)),
            Self::TooMany { found, most } => texts::value_too_many(lang, plain(found), plain(most)),
            Self::Savage(wrong) => wrong.say(lang),
            Self::Jets(wrong) => wrong.say(lang),
            Self::Simulacres(wrong) => wrong.say(lang),
        }
    }
}
