//! Every switch of an edition, by name.

use serde::{Deserialize, Serialize};

use super::black_powder::casting::PowderOptions;
use super::build::Building;
use super::combat::Combat;

/// Which printing of the rules is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edition {
    /// the French test drive 6.0, its gaps filled from the Explorer's Edition
    #[default]
    TestDrive,
}

/// What a table may play otherwise than its edition prints it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the file")]
pub struct Options {
    /// which printing the other switches start from
    pub edition: Edition,
    /// a holder who becomes Shaken keeps the Hold (rules 18, C-41)
    pub hold_kept_when_shaken: bool,
    /// a raise on the incapacitation roll leaves the victim unconscious too (rules 18, C-40)
    pub incap_raise_unconscious: bool,
    /// the acting side of an opposed roll must reach 4 as well (rules 4.4)
    pub opposed_needs_success: bool,
    /// a raise with an area gives 1d6 more damage (rules 9.18; a later edition)
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub area_raise_bonus: bool,
    /// an area goes astray by half the distance at most (rules 9.18)
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub deviation_cap: bool,
    /// backlash wounds a caster who is Shaken already (rules 14)
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub backlash_wounds: bool,
    /// what heroes are built from, and when they rise (seed 004)
    #[serde(skip_serializing_if = "Building::is_usual")]
    pub building: Building,
    /// Black Powder in place of power points, where it is played (rules 15)
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black_powder: Option<PowderOptions>,
    /// what may be played otherwise when somebody attacks
    #[serde(skip_serializing_if = "Combat::is_usual")]
    pub combat: Combat,
}
