//! The settings of a table as they are written: each may be left out.

use serde::{Deserialize, Serialize};

use crate::rules::simulacres::{Options, Tiebreak};
use crate::store::encounter_file::check::Check;

/// The settings that are written. What each means stands at [`Options`].
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(rename = "Simulacres", deny_unknown_fields, default)]
pub struct OptionsForm {
    #[serde(skip_serializing_if = "Option::is_none")]
    criticals: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_point: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_point_twice: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column_shift: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    weapon_mastery: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    several_attacks: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds_per_pass: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tiebreak: Option<Tiebreak>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hair_dice: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wide_hair: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dice_before_duel: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parry_by_success: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parry_lowers: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    several_penalty: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    roll_each: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ranged_first: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    malaise_at_once: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    faint_passes: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    zero_conscious: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mixed_lasts: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blast_protected: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lost_limb_box: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    breath_protected: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    automatic_protected: Option<bool>,
}

impl OptionsForm {
    /// The settings, with the usual answer where nothing is written.
    pub fn read(&self, check: &mut Check) -> Options {
        let usual = Options::default();
        let seconds = check.number("system/seconds_per_pass", self.seconds_per_pass, 1..=3_600);
        let faint = check.number("system/faint_passes", self.faint_passes, 0..=99);
        Options {
            criticals: self.criticals.unwrap_or(usual.criticals),
            last_point: self.last_point.unwrap_or(usual.last_point),
            last_point_twice: self.last_point_twice.unwrap_or(usual.last_point_twice),
            column_shift: self.column_shift.unwrap_or(usual.column_shift),
            weapon_mastery: self.weapon_mastery.unwrap_or(usual.weapon_mastery),
            several_attacks: self.several_attacks.unwrap_or(usual.several_attacks),
            seconds_per_pass: seconds.unwrap_or(usual.seconds_per_pass),
            tiebreak: self.tiebreak.unwrap_or(usual.tiebreak),
            hair_dice: self.hair_dice.unwrap_or(usual.hair_dice),
            wide_hair: self.wide_hair.unwrap_or(usual.wide_hair),
            dice_before_duel: self.dice_before_duel.unwrap_or(usual.dice_before_duel),
            parry_by_success: self.parry_by_success.unwrap_or(usual.parry_by_success),
            parry_lowers: self.parry_lowers.unwrap_or(usual.parry_lowers),
            several_penalty: self.several_penalty.unwrap_or(usual.several_penalty),
            roll_each: self.roll_each.unwrap_or(usual.roll_each),
            ranged_first: self.ranged_first.unwrap_or(usual.ranged_first),
            malaise_at_once: self.malaise_at_once.unwrap_or(usual.malaise_at_once),
            faint_passes: faint.unwrap_or(usual.faint_passes),
            zero_conscious: self.zero_conscious.unwrap_or(usual.zero_conscious),
            mixed_lasts: self.mixed_lasts.unwrap_or(usual.mixed_lasts),
            blast_protected: self.blast_protected.unwrap_or(usual.blast_protected),
            lost_limb_box: self.lost_limb_box.unwrap_or(usual.lost_limb_box),
            breath_protected: self.breath_protected.unwrap_or(usual.breath_protected),
            automatic_protected: self.automatic_protected.unwrap_or(usual.automatic_protected),
        }
    }

    /// Those settings that are not the usual ones.
    pub fn of(options: &Options) -> Self {
        let usual = Options::default();
        let switch = |own: bool, usual: bool| (own != usual).then_some(own);
        Self {
            criticals: switch(options.criticals, usual.criticals),
            last_point: switch(options.last_point, usual.last_point),
            last_point_twice: switch(options.last_point_twice, usual.last_point_twice),
            column_shift: switch(options.column_shift, usual.column_shift),
            weapon_mastery: switch(options.weapon_mastery, usual.weapon_mastery),
            several_attacks: switch(options.several_attacks, usual.several_attacks),
            seconds_per_pass: (options.seconds_per_pass != usual.seconds_per_pass)
                .then(|| options.seconds_per_pass.into()),
            tiebreak: (options.tiebreak != usual.tiebreak).then_some(options.tiebreak),
            hair_dice: switch(options.hair_dice, usual.hair_dice),
            wide_hair: switch(options.wide_hair, usual.wide_hair),
            dice_before_duel: switch(options.dice_before_duel, usual.dice_before_duel),
            parry_by_success: switch(options.parry_by_success, usual.parry_by_success),
            parry_lowers: switch(options.parry_lowers, usual.parry_lowers),
            several_penalty: switch(options.several_penalty, usual.several_penalty),
            roll_each: switch(options.roll_each, usual.roll_each),
            ranged_first: switch(options.ranged_first, usual.ranged_first),
            malaise_at_once: switch(options.malaise_at_once, usual.malaise_at_once),
            faint_passes: (options.faint_passes != usual.faint_passes).then(|| options.faint_passes.into()),
            zero_conscious: switch(options.zero_conscious, usual.zero_conscious),
            mixed_lasts: switch(options.mixed_lasts, usual.mixed_lasts),
            blast_protected: switch(options.blast_protected, usual.blast_protected),
            lost_limb_box: switch(options.lost_limb_box, usual.lost_limb_box),
            breath_protected: switch(options.breath_protected, usual.breath_protected),
            automatic_protected: switch(options.automatic_protected, usual.automatic_protected),
        }
    }
}
