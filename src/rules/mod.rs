//! The closed enums over all rulesets: the one file that knows them all.

pub mod contract;
pub mod roster;
pub mod savage;

use serde::{Deserialize, Serialize};

use crate::dice::Dice;
use contract::No;

/// A fight, whatever its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Encounter {
    /// Savage Worlds
    Savage(Box<savage::Encounter>),
}

/// Something asked of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Savage Worlds
    Savage(savage::Command),
}

/// A fact of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Savage Worlds
    Savage(savage::Event),
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// for a reason that any ruleset may have
    Shared(contract::Refusal),
    /// for a reason of Savage Worlds
    Savage(savage::Refusal),
}

impl From<contract::Refusal> for Refusal {
    fn from(refusal: contract::Refusal) -> Self {
        Self::Shared(refusal)
    }
}

impl Encounter {
    /// Decides a command; nothing changes.
    ///
    /// # Errors
    /// A refusal with its reason, or the die that is missing or does not fit.
    pub fn decide(&self, command: &Command, dice: &mut dyn Dice) -> Result<Vec<Event>, No<Refusal>> {
        match (self, command) {
            (Self::Savage(fight), Command::Savage(command)) => match savage::decide(fight, command, dice) {
                Ok(events) => Ok(events.into_iter().map(Event::Savage).collect()),
                Err(No::Refused(savage::Refusal::Shared(refusal))) => Err(No::Refused(Refusal::Shared(refusal))),
                Err(No::Refused(refusal)) => Err(No::Refused(Refusal::Savage(refusal))),
                Err(No::Dice(halt)) => Err(No::Dice(halt)),
            },
        }
    }

    /// Folds one fact into the fight.
    pub fn apply(&mut self, event: &Event) {
        match (self, event) {
            (Self::Savage(fight), Event::Savage(event)) => fight.apply(event),
        }
    }
}

