//! A forecast of the rest of a fight, whatever its rules.

use std::ops::Range;

use serde::Serialize;

use crate::dice::Dice;
use crate::texts::Lang;
use crate::view::Line;

use super::contract::{self, Call, Change, Figures, No};
use super::{Encounter, Event, Refusal, savage};

/// Many plays of the rest of a fight: it plays as many as it is told, and then more.
#[derive(Clone, Debug)]
pub enum Forecast {
    /// Savage Worlds
    Savage(Box<savage::Forecast>),
}

impl Encounter {
    /// A forecast of this fight as it stands, nothing of it played yet.
    ///
    /// # Errors
    /// There is nothing to foresee: nobody of a side stands.
    pub fn forecast(&self) -> Result<Forecast, Refusal> {
        match self {
            Self::Savage(fight) => Ok(Forecast::Savage(Box::new(savage::Forecast::of(fight)?))),
            Self::Jets(_) | Self::Simulacres(_) => Err(contract::Refusal::NoForecast.into()),
        }
    }

    /// The fight as it would stand with these changes; nothing changes in this one.
    ///
    /// # Errors
    /// The rules refuse one of them.
    pub fn what_if(&self, changes: &[Change]) -> Result<Self, No<Refusal>> {
        match self {
            Self::Savage(fight) => Ok(Self::Savage(Box::new(savage::what_if(fight, changes).map_err(no)?))),
            Self::Jets(_) | Self::Simulacres(_) => Err(No::Refused(contract::Refusal::NoForecast.into())),
        }
    }
}

impl Encounter {
    /// What the figures of a forecast of this fight say, in words.
    #[must_use]
    pub fn foretell(&self, figures: &Figures, lang: Lang) -> Vec<Line> {
        match self {
            Self::Savage(fight) => savage::foretell(fight, figures, lang),
            Self::Jets(_) | Self::Simulacres(_) => Vec::new(),
        }
    }

    /// The same as fields for scripts.
    #[must_use]
    pub fn foretold(&self, figures: &Figures, seed: u64) -> Option<impl Serialize + use<>> {
        match self {
            Self::Savage(fight) => Some(savage::Foretold::of(fight, figures, seed)),
            Self::Jets(_) | Self::Simulacres(_) => None,
        }
    }
}

impl Forecast {
    /// Plays the fights of these numbers on top of those so far, each with dice of its own.
    ///
    /// # Errors
    /// The rules refuse a step.
    pub fn play<D: Dice>(&mut self, fights: Range<u64>, dice: impl Fn(u64) -> D) -> Result<(), No<Refusal>> {
        match self {
            Self::Savage(forecast) => forecast.play(fights, dice).map_err(no),
        }
    }

    /// Plays one fight, and tells each step: the call that plays it with its dice, and its facts.
    ///
    /// # Errors
    /// The rules refuse a step.
    pub fn trace(&mut self, dice: &mut dyn Dice) -> Result<Vec<(Call, Vec<Event>)>, No<Refusal>> {
        match self {
            Self::Savage(forecast) => {
                let steps = forecast.trace(dice).map_err(no)?.into_iter();
                Ok(steps.map(|(call, events)| (call, events.into_iter().map(Event::Savage).collect())).collect())
            }
        }
    }

    /// The figures of all fights so far.
    #[must_use]
    pub fn figures(&self) -> &Figures {
        match self {
            Self::Savage(forecast) => forecast.figures(),
        }
    }
}

fn no(no: No<savage::Refusal>) -> No<Refusal> {
    match no {
        No::Refused(refusal) => No::Refused(refusal.into()),
        No::Dice(halt) => No::Dice(halt),
    }
}
