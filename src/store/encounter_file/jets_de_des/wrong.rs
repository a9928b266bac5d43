//! What only a file of this game can have wrong, told in every language.

use crate::texts::{self, Lang};

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// a skill that is a characteristic or an attribute
    ScoreAsSkill(String),
}

impl Wrong {
    /// In words.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        match self {
            Self::ScoreAsSkill(name) => texts::value_score_as_skill(lang, name.as_str()),
        }
    }
}
