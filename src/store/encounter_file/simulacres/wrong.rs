//! What only a file of this game can have wrong, told in every language.

use crate::texts::{self, Lang};

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// damage that is no column
    Code(String),
    /// a level that no talent has
    Talent(String),
}

impl Wrong {
    /// In words.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        match self {
            Self::Code(found) => texts::value_sim_code(lang, found.as_str()),
            Self::Talent(found) => texts::value_sim_talent(lang, found.as_str()),
        }
    }
}
