//! Powers as data: what they cost, how far they reach, what they do (rules 14).

use serde::{Deserialize, Serialize};

use crate::dice::Damage;

use super::rank::Rank;

/// The skills that powers are cast with.
pub const ARCANE: [&str; 4] = ["Spellcasting", "Faith", "Psionics", "Weird Science"];

/// A power with its numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// its canonical English name, or the one that the file gives it
    pub name: String,
    /// who may cast it
    #[serde(default)]
    pub rank: Rank,
    /// Power Points; of a bolt, for each
    pub cost: u8,
    /// short, medium and long range in squares; none: touch
    #[serde(default)]
    pub range: Option<(u32, u32, u32)>,
    /// how many rounds it lasts; 0: it has its effect at once
    #[serde(default)]
    pub rounds: u8,
    /// Power Points for each further round; 0: it cannot be kept
    #[serde(default)]
    pub upkeep: u8,
    /// what it does
    pub does: PowerDoes,
}

/// What a power does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PowerDoes {
    /// armour
    Armor {
        /// with a success
        success: i32,
        /// with a raise
        raise: i32,
    },
    /// a penalty for whoever attacks, and armour against what strikes an area
    Deflection {
        /// with a success
        success: i32,
        /// with a raise
        raise: i32,
    },
    /// one or several missiles
    Bolt {
        /// of each
        damage: Damage,
        /// how many at most
        most: u8,
        /// of a single one for twice the points
        strong: Damage,
    },
    /// an area
    Blast {
        /// to each within
        damage: Damage,
        /// for more points
        strong: Damage,
    },
    /// more damage with a weapon
    Smite {
        /// with a success
        success: i32,
        /// with a raise
        raise: i32,
        /// shots of a weapon that is not loaded one by one
        uses: u16,
    },
    /// wounds of the last hour are healed
    Healing,
    /// the same by the skill, with hands and bandages (rules 10.10)
    Tending,
}

impl PowerDoes {
    /// Whether it is aimed at somebody far away.
    #[must_use]
    pub const fn is_aimed(&self) -> bool {
        matches!(self, Self::Bolt { .. } | Self::Blast { .. })
    }

    /// Whether it heals.
    #[must_use]
    pub const fn heals(&self) -> bool {
        matches!(self, Self::Healing | Self::Tending)
    }
}
