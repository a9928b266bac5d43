//! What a table may play otherwise in a turn: what guarding is worth, who may run, what moving spoils.

use serde::{Deserialize, Serialize};

/// The options of a turn, in the encounter file `combat: (turns: (defend: 2))`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the file")]
pub struct Turns {
    /// what Defend adds to Parry (rules 9.10; a later edition has 4)
    pub defend: i32,
    /// what the roll of a Full Defense gains (rules 9.10; a later printing has 2)
    pub full_defense_bonus: i32,
    /// the Shaken may run (rules 10.3; a later edition)
    pub shaken_may_run: bool,
    /// the Shaken move at half Pace (rules 10.3; an earlier printing)
    pub shaken_half_pace: bool,
    /// moving loses an aim (rules 9.6)
    pub moving_spoils_aim: bool,
    /// what crouching takes from those who shoot at it (rules 9.4)
    pub crouching: i32,
    /// a further power in one turn costs as a further action does (rules 9.3)
    pub castings_add_up: bool,
}

impl Default for Turns {
    fn default() -> Self {
        Self {
            defend: 2,
            full_defense_bonus: 0,
            shaken_may_run: false,
            shaken_half_pace: false,
            moving_spoils_aim: true,
            crouching: -1,
            castings_add_up: true,
        }
    }
}

impl Turns {
    /// Whether it is played as printed.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// The number that lies outside what can be reckoned with, by its name, and the least that it may be.
    #[must_use]
    pub fn wrong(&self) -> Option<(&'static str, i32)> {
        let numbers = [
            ("combat: turns: defend", self.defend),
            ("combat: turns: full_defense_bonus", self.full_defense_bonus),
            ("combat: turns: crouching", self.crouching),
        ];
        numbers.into_iter().find(|(_, number)| !(-20..=20).contains(number)).map(|(name, _)| (name, -20))
    }
}
