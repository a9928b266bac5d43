//! The settings of a table as they are written: each may be left out.

use serde::{Deserialize, Serialize};

use crate::rules::jets_de_des::Options;
use crate::store::encounter_file::check::Check;

/// The settings that are written. What each means stands at [`Options`].
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(rename = "JetsDeDes", deny_unknown_fields, default)]
pub struct OptionsForm {
    #[serde(skip_serializing_if = "Option::is_none")]
    base_damage: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    must_exceed: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    critical_penalty: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tactical_by_outcome: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    devastating_least: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    read_before_mastery: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mastery_without_roll: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    zero_counts: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    no_roll_critical: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    no_roll_at_zero: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    soak: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wound_difficulty_step: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attribute_pools: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    npcs_last: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_once: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    default_boxes: Option<(i64, i64, i64)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    devastating_stands: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mastery_reserve: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    no_roll_in_combat: Option<bool>,
}

impl OptionsForm {
    /// The settings, with the usual answer where nothing is written.
    pub fn read(&self, check: &mut Check) -> Options {
        let usual = Options::default();
        let mut number = |field: &str, value, most, usual: u8| {
            check.number(&format!("system/{field}"), value, 0..=most).unwrap_or(usual)
        };
        Options {
            base_damage: number("base_damage", self.base_damage, 99, usual.base_damage),
            must_exceed: self.must_exceed.unwrap_or(usual.must_exceed),
            critical_penalty: number("critical_penalty", self.critical_penalty, 10, usual.critical_penalty),
            tactical_by_outcome: self.tactical_by_outcome.unwrap_or(usual.tactical_by_outcome),
            devastating_least: number("devastating_least", self.devastating_least, 20, usual.devastating_least),
            read_before_mastery: self.read_before_mastery.unwrap_or(usual.read_before_mastery),
            mastery_without_roll: self.mastery_without_roll.unwrap_or(usual.mastery_without_roll),
            zero_counts: self.zero_counts.unwrap_or(usual.zero_counts),
            no_roll_critical: self.no_roll_critical.unwrap_or(usual.no_roll_critical),
            no_roll_at_zero: self.no_roll_at_zero.unwrap_or(usual.no_roll_at_zero),
            soak: self.soak.unwrap_or(usual.soak),
            wound_difficulty_step: number(
                "wound_difficulty_step",
                self.wound_difficulty_step,
                20,
                usual.wound_difficulty_step,
            ),
            attribute_pools: self.attribute_pools.unwrap_or(usual.attribute_pools),
            npcs_last: self.npcs_last.unwrap_or(usual.npcs_last),
            at_once: self.at_once.unwrap_or(usual.at_once),
            default_boxes: check.boxes("system/default_boxes", self.default_boxes).unwrap_or(usual.default_boxes),
            devastating_stands: self.devastating_stands.unwrap_or(usual.devastating_stands),
            mastery_reserve: self.mastery_reserve.unwrap_or(usual.mastery_reserve),
            no_roll_in_combat: self.no_roll_in_combat.unwrap_or(usual.no_roll_in_combat),
        }
    }

    /// Those settings that are not the usual ones.
    pub fn of(options: &Options) -> Self {
        let usual = Options::default();
        let number = |own: u8, usual: u8| (own != usual).then(|| i64::from(own));
        let switch = |own: bool, usual: bool| (own != usual).then_some(own);
        let (minor, moderate, severe) = options.default_boxes;
        let boxes = (i64::from(minor), i64::from(moderate), i64::from(severe));
        Self {
            base_damage: number(options.base_damage, usual.base_damage),
            must_exceed: switch(options.must_exceed, usual.must_exceed),
            critical_penalty: number(options.critical_penalty, usual.critical_penalty),
            tactical_by_outcome: switch(options.tactical_by_outcome, usual.tactical_by_outcome),
            devastating_least: number(options.devastating_least, usual.devastating_least),
            read_before_mastery: switch(options.read_before_mastery, usual.read_before_mastery),
            mastery_without_roll: switch(options.mastery_without_roll, usual.mastery_without_roll),
            zero_counts: switch(options.zero_counts, usual.zero_counts),
            no_roll_critical: switch(options.no_roll_critical, usual.no_roll_critical),
            no_roll_at_zero: switch(options.no_roll_at_zero, usual.no_roll_at_zero),
            soak: switch(options.soak, usual.soak),
            wound_difficulty_step: number(options.wound_difficulty_step, usual.wound_difficulty_step),
            attribute_pools: switch(options.attribute_pools, usual.attribute_pools),
            npcs_last: switch(options.npcs_last, usual.npcs_last),
            at_once: switch(options.at_once, usual.at_once),
            default_boxes: (options.default_boxes != usual.default_boxes).then_some(boxes),
            devastating_stands: switch(options.devastating_stands, usual.devastating_stands),
            mastery_reserve: switch(options.mastery_reserve, usual.mastery_reserve),
            no_roll_in_combat: switch(options.no_roll_in_combat, usual.no_roll_in_combat),
        }
    }
}
