//! What can be broken and is no combatant, and how tough the usual things are (rules 9.23).

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

/// An object that somebody strikes at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Object {
    /// its canonical name, or what the table calls it
    pub name: SmolStr,
    /// what the damage of one blow must reach
    pub toughness: i32,
}

/// The Toughness of the usual objects, in the encounter file `combat: (objects: (lock: 10))`; nobody could
/// confirm the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Objects {
    /// a light door
    pub light_door: i32,
    /// a heavy door
    pub heavy_door: i32,
    /// a lock
    pub lock: i32,
    /// a rope
    pub rope: i32,
    /// handcuffs
    pub handcuffs: i32,
}

impl Default for Objects {
    fn default() -> Self {
        Self { light_door: 8, heavy_door: 10, lock: 8, rope: 4, handcuffs: 12 }
    }
}

impl Objects {
    /// Their canonical names, in the order in which they are offered.
    pub const NAMES: [&'static str; 5] = ["light door", "heavy door", "lock", "rope", "handcuffs"];

    /// Whether they are as tough as everywhere.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Their Toughness, in the order of their names.
    const fn all(self) -> [i32; 5] {
        [self.light_door, self.heavy_door, self.lock, self.rope, self.handcuffs]
    }

    /// How tough the object of that canonical name is; none where it is none of the usual ones.
    #[must_use]
    pub fn toughness(&self, name: &str) -> Option<i32> {
        Self::NAMES.into_iter().zip(self.all()).find(|(own, _)| *own == name).map(|(_, toughness)| toughness)
    }

    /// The number that lies outside what can be reckoned with, by its name, and the least that it may be.
    #[must_use]
    pub fn wrong(&self) -> Option<(&'static str, i32)> {
        let fields = [
            "combat: objects: light_door",
            "combat: objects: heavy_door",
            "combat: objects: lock",
            "combat: objects: rope",
            "combat: objects: handcuffs",
        ];
        fields.into_iter().zip(self.all()).find(|(_, number)| !(0..=99).contains(number)).map(|(name, _)| (name, 0))
    }
}
