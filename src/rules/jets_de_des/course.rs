//! A decision in the making: the facts so far, and the fight as they leave it.

use crate::rules::contract::{self, No};
use crate::view::Id;

use super::event::Event;
use super::refusal::Refusal;
use super::roll::{Hit, Roll};
use super::state::{Combatant, Consequence, Encounter, Open, Phase, What};

/// What a decision comes to.
pub type Decided<T> = Result<T, No<Refusal>>;

/// The facts that a command makes, in order, each applied to a copy of the fight, so that the
/// next rule sees what the last one did.
#[derive(Clone, Debug)]
pub struct Course {
    /// the fight as it would stand
    pub fight: Encounter,
    /// the facts so far
    pub events: Vec<Event>,
}

/// Refuses, as a decision.
pub const fn no<T>(refusal: Refusal) -> Decided<T> {
    Err(No::Refused(refusal))
}

/// Who that is.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn known(fight: &Encounter, id: Id) -> Result<&Combatant, Refusal> {
    fight.get(id).ok_or_else(|| Refusal::Shared(contract::Refusal::UnknownName(format!("#{}", id.0))))
}

impl Course {
    /// Begins at this fight.
    #[must_use]
    pub fn of(fight: &Encounter) -> Self {
        Self { fight: fight.clone(), events: Vec::new() }
    }

    /// Lets a fact happen.
    pub fn happen(&mut self, event: Event) {
        self.fight.apply(&event);
        self.events.push(event);
    }

    /// Who that is.
    ///
    /// # Errors
    /// Nobody of that handle is in the list.
    pub fn get(&self, id: Id) -> Decided<&Combatant> {
        known(&self.fight, id).map_err(No::Refused)
    }

    /// Nothing may wait for a decision: points are spent and hits are dealt with. A failed attack
    /// that was not turned into a hit stays one.
    ///
    /// # Errors
    /// Points are to be spent, or a hit is to be resisted or taken.
    pub fn settled(&mut self) -> Decided<()> {
        self.spent()?;
        if let Some(hit) = self.fight.hit() {
            return no(Refusal::HitFirst(hit.whom));
        }
        self.go_on();
        Ok(())
    }

    /// No roll may wait for its points.
    ///
    /// # Errors
    /// One does.
    pub fn spent(&self) -> Decided<()> {
        match self.fight.spending() {
            Some(roll) => no(Refusal::SpendFirst(roll.who)),
            None => Ok(()),
        }
    }

    /// Something happens: a failed attack that was not turned into a hit stays one.
    pub fn go_on(&mut self) {
        if self.fight.price().is_some() {
            self.happen(Event::PriceLeft);
        }
    }

    /// Lets a consequence come: at the end of the round, or at once where none is under way
    /// (rules 6; A18).
    pub fn brings(&mut self, by: Option<Id>, who: Id, what: What) {
        let consequence = Consequence { by, who, what };
        let waits = match self.fight.round.phase {
            Phase::Rest => false,
            Phase::Declaration | Phase::Action => !self.fight.options.at_once,
        };
        self.happen(if waits { Event::Due(consequence) } else { Event::Came(consequence) });
    }
}

impl Encounter {
    /// The roll that waits for its points.
    #[must_use]
    pub fn spending(&self) -> Option<&Roll> {
        self.open.iter().rev().find_map(|open| match open {
            Open::Spend(roll) => Some(&**roll),
            Open::Price(_) | Open::Hit(_) => None,
        })
    }

    /// The failed attack that may hit at a price.
    #[must_use]
    pub fn price(&self) -> Option<&Roll> {
        self.open.iter().rev().find_map(|open| match open {
            Open::Price(roll) => Some(&**roll),
            Open::Spend(_) | Open::Hit(_) => None,
        })
    }

    /// The hits that wait, the most urgent first.
    pub fn hits(&self) -> impl Iterator<Item = &Hit> {
        self.open.iter().rev().filter_map(|open| match open {
            Open::Hit(hit) => Some(&**hit),
            Open::Spend(_) | Open::Price(_) => None,
        })
    }

    /// The most urgent hit.
    #[must_use]
    pub fn hit(&self) -> Option<&Hit> {
        self.hits().next()
    }

    /// The most urgent hit on somebody.
    #[must_use]
    pub fn hit_on(&self, whom: Id) -> Option<&Hit> {
        self.hits().find(|hit| hit.whom == whom)
    }
}
