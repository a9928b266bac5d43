//! A power being cast by cards, and what came of the last one.

use serde::{Deserialize, Serialize};

use crate::view::Id;

use super::super::deck::{Card, Suit};
use super::super::rank::Rank;
use super::super::stats::Attribute;
use super::super::trait_roll::Target;
use super::adept::{Adept, Gains, Known};
use super::hand::{Counted, Hand, total};
use super::terms::{Terms, Verdict};

/// What a Drain does to somebody, where the game master or the table says otherwise than its source (C-12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrainRule {
    /// Fatigue where the power is drawn from occult forces, Shaken or a wound where it is stored in devices
    #[default]
    BySource,
    /// Fatigue, whatever the source
    Fatigue,
    /// Shaken, or a wound, whatever the source
    Wound,
}

/// How a table plays Black Powder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PowderOptions {
    /// the intuitive way is open for every power, whoever owns its domain (C-38)
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub intuitive_without_domain: bool,
    /// what a Drain does
    pub drain: DrainRule,
}

/// The two who play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    /// who casts
    Player,
    /// the game master
    Bank,
}

/// A card game that is being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Casting {
    /// who casts
    pub who: Target,
    /// which power
    pub power: String,
    /// at whom
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<Target>,
    /// what a Drain would do
    #[serde(default)]
    pub drain: DrainRule,
    /// what it is played under
    pub terms: Terms,
    /// what is still to draw, the top first
    pub pile: Vec<Card>,
    /// the player's cards
    #[serde(default)]
    pub mine: Hand,
    /// what they count, once the player stands: the bank draws from then on
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stood: Option<Vec<Counted>>,
    /// the bank's cards
    #[serde(default)]
    pub bank: Hand,
}

impl Casting {
    /// What the player's cards count: as was said, else as it serves him best.
    #[must_use]
    pub fn counted(&self) -> Vec<Counted> {
        self.stood.clone().unwrap_or_else(|| self.terms.counted(&self.mine, &[]))
    }

    /// The player's total and number of cards.
    #[must_use]
    pub fn score(&self) -> (i32, usize) {
        let counted = self.counted();
        (total(&counted), counted.len())
    }

    /// The hand of one of the two.
    #[must_use]
    pub const fn hand(&self, side: Side) -> &Hand {
        match side {
            Side::Player => &self.mine,
            Side::Bank => &self.bank,
        }
    }
}

/// The suits that a game is played with: those of the power's owned domains, and all owned ones.
#[must_use]
pub fn terms(adept: &Adept, power: &Known, tn: i32, may_cancel: bool) -> Terms {
    let suits: Vec<Suit> = adept.domains_of(power).map(|own| own.suit).collect();
    Terms {
        tn,
        cancels: power.rank().number(),
        may_cancel,
        suits: suits.into(),
        guarded: adept.domains.iter().map(|own| own.suit).collect(),
    }
}

/// A power cast by ritual, beside its roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ritual {
    /// which power
    pub power: String,
    /// at whom
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<Target>,
    /// what a Drain would do
    #[serde(default)]
    pub drain: DrainRule,
}

/// The way in which a power was cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    /// by a fixed ritual: a roll (rules 15.4)
    Traditional,
    /// by cards (rules 15.8)
    Intuitive,
}

impl Way {
    /// Its word in the state document.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Traditional => "traditional",
            Self::Intuitive => "intuitive",
        }
    }
}

/// A game that is over, with every card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// what it was played under
    pub terms: Terms,
    /// the player's cards and what they counted
    pub mine: Vec<Counted>,
    /// those that the player cancelled
    pub cancelled: Vec<Card>,
    /// the bank's cards and what they counted
    pub bank: Vec<Counted>,
    /// those that the bank cancelled
    pub bank_cancelled: Vec<Card>,
    /// how it came out
    pub verdict: Verdict,
}

/// What came of the last casting, in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastCasting {
    /// who cast
    pub who: Id,
    /// which power
    pub power: String,
    /// in which way
    pub way: Way,
    /// the total of the roll or of the cards
    pub total: i32,
    /// what the bank had; none where it did not play, or there was none
    #[serde(default)]
    pub bank: Option<i32>,
    /// whether the power works
    pub success: bool,
    /// raises
    pub raises: u8,
    /// Drains: none, one, two
    pub drains: u8,
}

/// Raises of a casting, of which each waits to be spent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unspent {
    /// whose
    pub who: Target,
    /// of which power
    pub power: String,
    /// at whom it was cast
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<Target>,
    /// how many
    pub raises: u8,
    /// the improvements that others of them have bought
    #[serde(default)]
    pub gains: Gains,
}

/// What the raises of a casting were spent on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Spent {
    /// improvements of this casting
    pub gains: Gains,
    /// points of power experience
    pub ppx: u8,
}

impl Spent {
    /// How many raises that took.
    #[must_use]
    pub fn raises(self) -> u32 {
        self.gains.total() + u32::from(self.ppx)
    }
}

/// One of the five ranks up, where there is one.
#[must_use]
pub fn next_rank(rank: Rank) -> Option<Rank> {
    Rank::ALL.into_iter().find(|other| other.number() == rank.number() + 1)
}

/// The attribute that an arcane skill hangs on: Spirit for Faith, else Smarts.
#[must_use]
pub fn attribute_of(skill: &str) -> Attribute {
    if skill == "Faith" { Attribute::Spirit } else { Attribute::Smarts }
}
