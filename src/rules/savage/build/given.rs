//! What heroes are given to be built from: numbers of the rules, each of which a file may change.

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};

/// What the rules give to build a hero, and when he advances; part of the options of a fight, so that a
/// table that plays otherwise says so in its file (`building: (skill_points: 12)`).
///
/// From seed 004 where a field says so; else a default of our own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Building {
    /// points for attributes, which begin at d4 (seed 004: 5)
    pub attribute_points: u8,
    /// points for skills (seed 004: 15)
    pub skill_points: u8,
    /// edges that cost nothing (seed 004: one for a human); a combatant may have a number of its own
    pub free_edges: u8,
    /// how many minor hindrances give a point (seed 004: 2)
    pub minor_hindrances: u8,
    /// how many major hindrances give two points (seed 004: 1)
    pub major_hindrances: u8,
    /// experience from one advance to the next (seed 004: 5)
    pub experience_per_advance: NonZeroU16,
    /// the experience at which Seasoned, Veteran, Heroic and Legendary begin. A default: seed 004 announces
    /// the table of ranks and does not print it
    pub ranks: [u16; 4],
}

impl Default for Building {
    fn default() -> Self {
        const FIVE: NonZeroU16 = NonZeroU16::MIN.saturating_add(4);
        Self {
            attribute_points: 5,
            skill_points: 15,
            free_edges: 1,
            minor_hindrances: 2,
            major_hindrances: 1,
            experience_per_advance: FIVE,
            ranks: [20, 40, 60, 80],
        }
    }
}

impl Building {
    /// Whether nothing is otherwise than usual.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Whether each rank begins later than the one before.
    #[must_use]
    pub fn ascends(&self) -> bool {
        let [seasoned, veteran, heroic, legendary] = self.ranks;
        0 < seasoned && seasoned < veteran && veteran < heroic && heroic < legendary
    }
}
