//! What only a file of this game can have wrong, told in every language.

use crate::rules::savage::black_powder::Fault;
use crate::texts::{self, Lang};

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// no die
    Die {
        /// the field that holds it
        field: String,
        /// what stands there
        found: String,
    },
    /// no damage
    Damage {
        /// what stands there
        found: String,
    },
    /// no card
    Card {
        /// what stands there
        found: String,
    },
    /// a card that somebody or something else has too
    CardTwice(String),
    /// a skill that is an attribute
    AttributeAsSkill(String),
    /// a Wild Card is a single one
    WildGroup,
    /// the count and the members written out differ
    Members {
        /// the count that is given
        count: i64,
        /// how many are written out
        members: usize,
    },
    /// an Extra has no bennies of its own
    ExtraBennies,
    /// short, medium and long range do not grow
    Ranges,
    /// ranks that do not begin one after the other
    Ranks,
    /// no power of the library
    Power {
        /// what stands there
        found: String,
        /// what may be meant
        near: Option<String>,
    },
    /// a number of the options that lies outside what can be reckoned with
    Penalty(&'static str, i32),
    /// cards that lie nowhere; it refuses nothing
    CardsMissing(usize),
    /// what somebody bought of Black Powder
    Powder(Fault),
}

impl Wrong {
    /// In words.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        match self {
            Self::Die { field, found } => texts::value_die(lang, field.as_str(), found.as_str()),
            Self::Damage { found } => texts::value_damage(lang, found.as_str()),
            Self::Card { found } => texts::value_card(lang, found.as_str()),
            Self::CardTwice(card) => texts::value_card_twice(lang, card.as_str()),
            Self::AttributeAsSkill(name) => texts::value_attribute_as_skill(lang, name.as_str()),
            Self::WildGroup => texts::value_wild_group(lang),
            Self::Members { count, members } => texts::value_members(lang, count.to_string(), members.to_string()),
            Self::ExtraBennies => texts::value_extra_bennies(lang),
            Self::Ranges => texts::value_ranges(lang),
            Self::Ranks => texts::value_ranks(lang),
            Self::Powder(fault) => powder(fault, lang),
            Self::Power { found, near: Some(near) } => texts::value_power_near(lang, found.as_str(), near.as_str()),
            Self::Power { found, near: None } => texts::value_power(lang, found.as_str()),
            Self::Penalty(name, least) => texts::value_penalty(lang, *name, texts::plain(*least)),
            Self::CardsMissing(count) => texts::file_cards_missing(lang, *count),
        }
    }
}

/// What is wrong with what somebody bought of Black Powder.
fn powder(fault: &Fault, lang: Lang) -> String {
    match fault {
        Fault::SuitTwice(first, second) => texts::value_suit_twice(lang, first.as_str(), second.as_str()),
        Fault::Domains(count, most) => texts::value_too_many_domains(lang, *count, *most),
        Fault::OneDomain(power) => texts::value_one_domain(lang, power.as_str()),
        Fault::NoDomain(power) => texts::value_no_domain(lang, power.as_str()),
        Fault::NotOwned(power, domain) => texts::value_not_owned(lang, power.as_str(), domain.as_str()),
        Fault::NotLegendary(power) => texts::value_not_legendary(lang, power.as_str()),
        Fault::Points(cost, points) => texts::value_points(lang, *cost, *points),
    }
}
