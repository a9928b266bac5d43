//! What the game master has chosen for every fight.

use std::collections::BTreeMap;

use crate::dice::AZERTY;
use crate::texts::Lang;

/// Whose dice are real.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WhoRolls {
    /// the players throw theirs, the program throws the game master's
    #[default]
    PlayersReal,
    /// everybody throws real dice
    AllReal,
    /// the program throws all
    AllHere,
}

impl WhoRolls {
    /// The next of the three.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::PlayersReal => Self::AllReal,
            Self::AllReal => Self::AllHere,
            Self::AllHere => Self::PlayersReal,
        }
    }

    /// Whether this roll is thrown with real dice.
    #[must_use]
    pub const fn is_real(self, players: bool) -> bool {
        match self {
            Self::PlayersReal => players,
            Self::AllReal => true,
            Self::AllHere => false,
        }
    }
}

/// The settings as far as the flow of the program knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// the language
    pub lang: Lang,
    /// whose dice are real
    pub who_rolls: WhoRolls,
    /// whether the mouse is used
    pub mouse: bool,
    /// whether go wants its keys by turns
    pub alternate: bool,
    /// the characters of the digit row without Shift, from 1 to 0
    pub digit_row: String,
    /// the keys of actions, where they differ from the table
    pub keys: BTreeMap<String, Vec<String>>,
    /// how often each hint was shown; at two it is not shown again
    pub hints: BTreeMap<String, u8>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: Lang::default(),
            who_rolls: WhoRolls::default(),
            mouse: true,
            alternate: false,
            digit_row: AZERTY.to_owned(),
            keys: BTreeMap::new(),
            hints: BTreeMap::new(),
        }
    }
}
