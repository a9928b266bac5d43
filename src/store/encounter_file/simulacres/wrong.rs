//! What only a file of this game can have wrong, told in every language.

use crate::texts::{self, Lang};

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// damage that is no column
    Code(String),
    /// a level that no talent has
    Talent(String),
    /// zones, and one pool of life points as well
    PoolAndZones,
    /// protection for zones that are not there
    NoZones,
}

impl Wrong {
    /// In words.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        match self {
            Self::Code(found) => texts::value_sim_code(lang, found.as_str()),
            Self::Talent(found) => texts::value_sim_talent(lang, found.as_str()),
            Self::PoolAndZones => texts::value_sim_pool_and_zones(lang),
            Self::NoZones => texts::value_sim_no_zones(lang),
        }
    }
}
