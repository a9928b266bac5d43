//! What a table may play otherwise when somebody attacks: switches, and numbers that nobody could confirm.

use serde::{Deserialize, Serialize};

use super::object::Objects;
use super::rule::Without;
use super::turn_options::Turns;

/// The options of attacks, in the encounter file `combat: (engagements: true)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Combat {
    /// who fights whom may be declared: ganging up and free attacks follow from it (rules 9.5, 9.8 and 13)
    pub engagements: bool,
    /// how many squares a push moves somebody (rules 9.14, unverified)
    pub push_squares: i32,
    /// how many with a raise (rules 9.14, unverified)
    pub push_raise: i32,
    /// what each attack of a rapid attack costs (rules 9.6, unverified)
    pub rapid_attack: i32,
    /// what striking with the flat of a blade costs (rules 9.22, unverified)
    pub flat_of_blade: i32,
    /// a target on the ground within three squares is no harder to shoot (rules 9.19, a later printing)
    pub prone_near: bool,
    /// the optional rules that are not played
    pub without: Without,
    /// how tough the usual objects are (rules 9.23, unverified)
    #[serde(skip_serializing_if = "Objects::is_usual")]
    pub objects: Objects,
    /// what may be played otherwise in a turn
    #[serde(skip_serializing_if = "Turns::is_usual")]
    pub turns: Turns,
}

impl Default for Combat {
    fn default() -> Self {
        Self {
            engagements: true,
            rapid_attack: -4,
            flat_of_blade: -1,
            prone_near: false,
            push_squares: 1,
            push_raise: 2,
            without: Without::default(),
            objects: Objects::default(),
            turns: Turns::default(),
        }
    }
}

impl Combat {
    /// Whether it is played as printed.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// The number that lies outside what can be reckoned with, by its name, and the least that it may be.
    #[must_use]
    pub fn wrong(&self) -> Option<(&'static str, i32)> {
        let numbers = [
            ("combat: rapid_attack", self.rapid_attack, -20),
            ("combat: flat_of_blade", self.flat_of_blade, -20),
            ("combat: push_squares", self.push_squares, 0),
            ("combat: push_raise", self.push_raise, 0),
        ];
        let own = numbers.into_iter().find(|(_, number, least)| !(*least..=20).contains(number));
        own.map(|(name, _, least)| (name, least)).or_else(|| self.objects.wrong()).or_else(|| self.turns.wrong())
    }
}
