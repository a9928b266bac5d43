//! The rest of a fight foreseen, whatever its rules.

use std::ops::Range;

use crate::dice::Dice;
use crate::texts::Lang;
use crate::view::{Id, Line, Table};

use super::contract::{self, Figures, No};
use super::{Encounter, Refusal, savage};

/// A forecast: it plays as many fights as it is told, and then more.
#[derive(Clone, Debug)]
pub enum Forecast {
    /// Savage Worlds
    Savage(Box<savage::Forecast>),
}

/// What could be otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Savage Worlds
    Savage(savage::Change),
}

impl Encounter {
    /// A forecast of this fight as it stands, no fight of it played yet.
    ///
    /// # Errors
    /// Nobody of a side stands; or the game has no forecast.
    pub fn forecast(&self) -> Result<Forecast, Refusal> {
        match self {
            Self::Savage(fight) => Ok(Forecast::Savage(Box::new(savage::Forecast::of(fight)?))),
            Self::Jets(_) => Err(contract::Refusal::NoForecast.into()),
        }
    }

    /// The fight as it would stand; nothing changes in this one.
    ///
    /// # Errors
    /// The rules refuse it.
    pub fn what_if(&self, changes: &[Change]) -> Result<Self, No<Refusal>> {
        match self {
            Self::Savage(fight) => {
                let changes: Vec<savage::Change> = changes.iter().map(|Change::Savage(change)| *change).collect();
                match savage::what_if(fight, &changes) {
                    Ok(fight) => Ok(Self::Savage(Box::new(fight))),
                    Err(No::Refused(refusal)) => Err(No::Refused(refusal.into())),
                    Err(No::Dice(halt)) => Err(No::Dice(halt)),
                }
            }
            Self::Jets(_) => Ok(self.clone()),
        }
    }

    /// What could be otherwise, about the one who is looked at and about everybody.
    #[must_use]
    pub fn changes(&self, about: Option<Id>, lang: Lang) -> Vec<(String, Change)> {
        match self {
            Self::Savage(fight) => savage::changes(fight, about, lang)
                .into_iter()
                .map(|(label, change)| (label, Change::Savage(change)))
                .collect(),
            Self::Jets(_) => Vec::new(),
        }
    }

    /// The figures of a forecast in words.
    #[must_use]
    pub fn outlook(&self, figures: &Figures, lang: Lang) -> (Vec<Line>, Table) {
        match self {
            Self::Savage(fight) => savage::outlook(fight, figures, lang),
            Self::Jets(_) => (Vec::new(), Table::default()),
        }
    }
}

impl Forecast {
    /// Plays the fights of these numbers, each with dice of its own.
    ///
    /// # Errors
    /// The rules refuse a step.
    pub fn play<D: Dice>(&mut self, fights: Range<u64>, dice: impl Fn(u64) -> D) -> Result<(), No<Refusal>> {
        match self {
            Self::Savage(forecast) => match forecast.play(fights, dice) {
                Ok(()) => Ok(()),
                Err(No::Refused(refusal)) => Err(No::Refused(refusal.into())),
                Err(No::Dice(halt)) => Err(No::Dice(halt)),
            },
        }
    }

    /// The figures of all fights so far.
    #[must_use]
    pub const fn figures(&self) -> &Figures {
        match self {
            Self::Savage(forecast) => forecast.figures(),
        }
    }
}
