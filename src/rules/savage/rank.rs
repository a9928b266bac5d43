//! Rank: how far a hero has come, which says what edges and powers are open (seed 004, advances).

use serde::{Deserialize, Serialize};

use crate::texts::{self, Lang, fold};

/// The five ranks, from the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rank {
    /// who has just begun
    #[default]
    Novice,
    /// who has seen something
    Seasoned,
    /// who has seen much
    Veteran,
    /// who is talked about
    Heroic,
    /// who is sung about
    Legendary,
}

impl Rank {
    /// All five, from the lowest.
    pub const ALL: [Self; 5] = [Self::Novice, Self::Seasoned, Self::Veteran, Self::Heroic, Self::Legendary];

    /// The rank by experience, where these are the points at which the four higher ranks begin.
    ///
    /// ```
    /// # use abordage::rules::savage::Rank;
    /// let begins = [20, 40, 60, 80];
    /// assert_eq!(Rank::by(19, &begins), Rank::Novice);
    /// assert_eq!(Rank::by(20, &begins), Rank::Seasoned);
    /// assert_eq!(Rank::by(500, &begins), Rank::Legendary);
    /// ```
    #[must_use]
    pub fn by(experience: u16, begins: &[u16; 4]) -> Self {
        let higher = Self::ALL.into_iter().skip(1).zip(begins);
        higher.take_while(|(_, from)| experience >= **from).last().map_or(Self::Novice, |(rank, _)| rank)
    }

    /// Novice is 1, Legendary is 5 (rules 15.8).
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Novice => 1,
            Self::Seasoned => 2,
            Self::Veteran => 3,
            Self::Heroic => 4,
            Self::Legendary => 5,
        }
    }

    /// Its word in commands and in the state document.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Seasoned => "seasoned",
            Self::Veteran => "veteran",
            Self::Heroic => "heroic",
            Self::Legendary => "legendary",
        }
    }

    /// What the table calls it.
    #[must_use]
    pub fn name(self, lang: Lang) -> String {
        match self {
            Self::Novice => texts::rank_novice(lang),
            Self::Seasoned => texts::rank_seasoned(lang),
            Self::Veteran => texts::rank_veteran(lang),
            Self::Heroic => texts::rank_heroic(lang),
            Self::Legendary => texts::rank_legendary(lang),
        }
    }

    /// The rank that is called that in any shipped language.
    ///
    /// ```
    /// # use abordage::rules::savage::Rank;
    /// assert_eq!(Rank::named("vétéran"), Some(Rank::Veteran));
    /// assert_eq!(Rank::named("Seasoned"), Some(Rank::Seasoned));
    /// assert_eq!(Rank::named("admiral"), None);
    /// ```
    #[must_use]
    pub fn named(said: &str) -> Option<Self> {
        let said = fold(said);
        let is = |rank: &Self| rank.word() == said || Lang::all().any(|lang| fold(&rank.name(lang)) == said);
        Self::ALL.into_iter().find(is)
    }
}
