//! What a table may decide for itself: the ambiguities of the rules, each with its usual answer.

use serde::{Deserialize, Serialize};

/// What breaks the tie of a duel (A4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tiebreak {
    /// the higher score in Speed, at no cost
    #[default]
    Score,
    /// the points of Speed that were put in for it
    Engaged,
}

/// The settings of an encounter (rules 18 and 21). Each has the recommended answer as its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Simulacres", default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own that the rules leave open")]
pub struct Options {
    /// double 1 and double 6 are special (rules 4)
    pub criticals: bool,
    /// one point of PS or EP left: 1 off every test (rules 3)
    pub last_point: bool,
    /// both at one point: 2 off instead of 1 (A22)
    pub last_point_twice: bool,
    /// the distance shifts the columns of damage too (A25)
    pub column_shift: bool,
    /// a fighter with his weapon at +1 takes his own margin off the winner's (rules 17)
    pub weapon_mastery: bool,
    /// more than one attack in a pass (rules 17)
    pub several_attacks: bool,
    /// how many seconds a pass takes (A23)
    pub seconds_per_pass: u16,
    /// what breaks a tie (A4)
    pub tiebreak: Tiebreak,
    /// critical dice are thrown where double 1 saves a test by a hair (A1)
    pub hair_dice: bool,
    /// a widened critical that misses its value is a success by a hair; else a failure (A2)
    pub wide_hair: bool,
    /// critical and Power dice count before duels are compared; else for damage alone (A3)
    pub dice_before_duel: bool,
    /// a parry needs its own success alone, whatever the attacker's margin (A9)
    pub parry_by_success: bool,
    /// one who only parries lowers the attacker's test too (A10)
    pub parry_lowers: bool,
    /// defending against two or three lowers the test (A11)
    pub several_penalty: bool,
    /// one roll for each opponent; else one for all of a pass (A12)
    pub roll_each: bool,
    /// who shoots comes before those hand to hand (A13)
    pub ranged_first: bool,
    /// malaise that comes within a pass lowers rolls already made in it (A14)
    pub malaise_at_once: bool,
    /// how many passes a faint lasts beyond the one that brought it (A15)
    pub faint_passes: u8,
    /// head or torso at exactly 0: still conscious (A16)
    pub zero_conscious: bool,
    /// paid with PS and EP, the whole bonus lasts; else what EP paid (A17)
    pub mixed_lasts: bool,
    /// the torso's protection counts against the breath that a blast takes (A18)
    pub blast_protected: bool,
    /// a lost limb ticks a box of its own (A19)
    pub lost_limb_box: bool,
    /// protection lowers what a blow takes of breath as well (A20)
    pub breath_protected: bool,
    /// protection counts against damage without an attack (rules 13.6)
    pub automatic_protected: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            criticals: true,
            last_point: false,
            last_point_twice: false,
            column_shift: false,
            weapon_mastery: false,
            several_attacks: false,
            seconds_per_pass: 6,
            tiebreak: Tiebreak::Score,
            hair_dice: false,
            wide_hair: true,
            dice_before_duel: true,
            parry_by_success: false,
            parry_lowers: true,
            several_penalty: true,
            roll_each: false,
            ranged_first: true,
            malaise_at_once: false,
            faint_passes: 1,
            zero_conscious: false,
            mixed_lasts: false,
            blast_protected: false,
            lost_limb_box: true,
            breath_protected: true,
            automatic_protected: true,
        }
    }
}
