//! Blows: where they aim, how far they go, what they do, and what came of them.

use serde::{Deserialize, Serialize};

use crate::view::Id;

use super::body::Zone;
use super::damage::Harm;

/// Where an attack aims (rules 10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Target {
    /// wherever it strikes
    #[default]
    Anywhere,
    /// torso and arms
    Upper,
    /// legs
    Lower,
    /// one zone
    Zone(Zone),
}

/// How far a shot goes, as its weapon sees it (rules 9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Distance {
    /// point blank
    PointBlank,
    /// near
    Near,
    /// as the weapon is meant to be used
    #[default]
    Normal,
    /// far
    Far,
    /// very far
    VeryFar,
}

impl Distance {
    /// All of them, from near to far.
    pub const ALL: [Self; 5] = [Self::PointBlank, Self::Near, Self::Normal, Self::Far, Self::VeryFar];

    /// Its name in commands and the state document.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::PointBlank => "point-blank",
            Self::Near => "near",
            Self::Normal => "normal",
            Self::Far => "far",
            Self::VeryFar => "very-far",
        }
    }

    /// What it adds to the test.
    #[must_use]
    pub const fn difficulty(self) -> i32 {
        match self {
            Self::PointBlank => 4,
            Self::Near => 2,
            Self::Normal => 0,
            Self::Far => -2,
            Self::VeryFar => -4,
        }
    }

    /// By how many columns it shifts damage, where a table does so (A25): the near one and the
    /// normal one do not.
    #[must_use]
    pub const fn columns(self) -> i32 {
        match self {
            Self::PointBlank => 2,
            Self::Near | Self::Normal => 0,
            Self::Far => -1,
            Self::VeryFar => -2,
        }
    }
}

/// A blow that is struck or shot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// at whom
    pub whom: Id,
    /// the weapon; none: bare hands
    pub weapon: Option<String>,
    /// what it does
    pub harm: Harm,
    /// what it does to a single pool of life points, where that differs
    pub pool: Option<Harm>,
    /// every zone at once
    pub whole: bool,
    /// it is shot or thrown
    pub ranged: bool,
    /// where it aims
    pub aim: Target,
    /// how much of it counts is chosen
    pub dose: bool,
    /// how far
    pub distance: Distance,
}

/// A blow that has landed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// who struck
    pub by: Id,
    /// the margin that goes into damage
    pub mr: u32,
    /// the blow
    pub blow: Blow,
}

/// Damage that was dealt: its dice, and what came of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Struck {
    /// who dealt it; none: a fall, a trap, the table's word
    pub by: Option<Id>,
    /// whom
    pub whom: Id,
    /// where; none: the whole body, or one pool
    pub zone: Option<Zone>,
    /// the dice that said where
    pub places: Vec<u8>,
    /// the margin in it
    pub mr: u32,
    /// the dice; none where the table told the points
    pub dice: Option<(u8, u8)>,
    /// what the zone's protection took off
    pub protection: u8,
    /// what is looked up, before the weapon's own number
    pub total: i32,
    /// life points lost
    pub pv: u32,
    /// breath points lost
    pub ps: u32,
}
