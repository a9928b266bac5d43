//! What a table may decide for itself: the ambiguities of the rules, each with its usual answer.

use serde::{Deserialize, Serialize};

/// The settings of an encounter (rules 10 and 12). Each has the recommended answer as its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own that the rules leave open")]
pub struct Options {
    /// damage of a hit without margin, where the weapon says nothing (A1)
    pub base_damage: u8,
    /// an attack must exceed Defence; else reaching it is enough (A2)
    pub must_exceed: bool,
    /// what a critical failure takes from the characteristic (A5)
    pub critical_penalty: u8,
    /// tactical control needs a perfect outcome; else one die that shows 6 (A6)
    pub tactical_by_outcome: bool,
    /// the least number of dice of which all must show 6 to be devastating (A7)
    pub devastating_least: u8,
    /// critical failure and "all sixes" are read before mastery is spent; else after (A8)
    pub read_before_mastery: bool,
    /// mastery also counts where nothing is rolled, a success a point (A9)
    pub mastery_without_roll: bool,
    /// score 0 without rolling is half of its two dice, one success; else none (A10)
    pub zero_counts: bool,
    /// no success without rolling is a critical failure; else a plain one (A11)
    pub no_roll_critical: bool,
    /// Defence 0 is hit without a roll and without margin; else it is rolled for the margin (A12)
    pub no_roll_at_zero: bool,
    /// each success of a Resistance roll takes one point of damage away; else all or nothing (A13)
    pub soak: bool,
    /// added to the difficulty of resisting for each wound suffered before (A14)
    pub wound_difficulty_step: u8,
    /// attributes may be rolled as pools (A15)
    pub attribute_pools: bool,
    /// the game master's combatants act after all players' characters; else by their own Speed (A16)
    pub npcs_last: bool,
    /// consequences come at once; else at the end of the round (A18)
    pub at_once: bool,
    /// boxes of each level, where a combatant says nothing (A19)
    pub default_boxes: (u8, u8, u8),
    /// a devastating strike stands although its damage was resisted (A22)
    pub devastating_stands: bool,
    /// mastery is a reserve for the round; else for each roll anew (A23)
    pub mastery_reserve: bool,
    /// attacks and Resistance may do without a roll (rules 3)
    pub no_roll_in_combat: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            base_damage: 1,
            must_exceed: false,
            critical_penalty: 1,
            tactical_by_outcome: false,
            devastating_least: 1,
            read_before_mastery: false,
            mastery_without_roll: false,
            zero_counts: false,
            no_roll_critical: false,
            no_roll_at_zero: false,
            soak: false,
            wound_difficulty_step: 0,
            attribute_pools: true,
            npcs_last: false,
            at_once: false,
            default_boxes: (3, 2, 1),
            devastating_stands: false,
            mastery_reserve: false,
            no_roll_in_combat: false,
        }
    }
}
