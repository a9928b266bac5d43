//! A casting as data: all that its roll turns into an effect.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use smol_str::SmolStr;

use super::power::Power;
use super::trait_roll::{Target, TraitRoll};

/// A power at work: all that its effect needs, however it was cast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Working {
    /// who casts
    pub who: Target,
    /// what
    pub power: Power,
    /// on whom; of several bolts the target of each, of a blast everybody within
    pub at: SmallVec<[Target; 2]>,
    /// the dearer damage
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub strong: bool,
    /// the larger area
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wide: bool,
    /// the weapon that is blessed, by its canonical name, and its uses where they are counted
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<(SmolStr, Option<u16>)>,
    /// what each bolt has beyond the modifiers of the roll: its target may be harder to hit
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub aside: SmallVec<[i32; 2]>,
    /// by how much a stray area is multiplied: 1, 2, 3 by range
    pub band: u8,
    /// squares to the middle, where somebody has said so
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub distance: Option<u32>,
}

/// Where an area goes that misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Astray {
    /// so many squares
    pub squares: u32,
    /// towards this hour of a clock face
    pub hour: u8,
}

/// A casting whose roll is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cast {
    /// what is cast
    pub working: Arc<Working>,
    /// the roll on the arcane skill
    pub roll: TraitRoll,
    /// where a missed area went: the dice of that are never thrown again
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub astray: Option<Astray>,
}
