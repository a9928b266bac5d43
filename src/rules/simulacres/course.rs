//! A decision in the making: the facts so far, and the fight as they leave it.

use crate::rules::contract::{self, No};
use crate::view::Id;

use super::blow::Hit;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Combatant, Encounter, Open};

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

impl Encounter {
    /// The blow that waits for its damage.
    #[must_use]
    pub fn hit(&self) -> Option<&Hit> {
        self.open.iter().rev().find_map(|open| match open {
            Open::Hit(hit) => Some(&**hit),
            Open::Dose { .. }
            | Open::Riposte { .. }
            | Open::Faint { .. }
            | Open::Survival { .. }
            | Open::Will { .. } => None,
        })
    }
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

    /// Nothing may wait for dice or a decision: damage, a faint, a rescue. A riposte that was not
    /// struck and a will that was not fought are let go.
    ///
    /// # Errors
    /// Something waits.
    pub fn settled(&mut self) -> Decided<()> {
        while let Some(open) = self.fight.open.last() {
            match open {
                Open::Riposte { .. } | Open::Will { .. } => self.happen(Event::LetGo),
                Open::Hit(_) | Open::Dose { .. } => return no(Refusal::DamageFirst(open.whose())),
                Open::Faint { who, .. } => return no(Refusal::FaintFirst(*who)),
                Open::Survival { who, .. } => return no(Refusal::SurvivalFirst(*who)),
            }
        }
        Ok(())
    }

    /// Who that is, and able to do something.
    ///
    /// # Errors
    /// It is out, senseless or in a faint.
    pub fn able(&self, id: Id) -> Decided<&Combatant> {
        let who = self.get(id)?;
        if self.fight.is_up(who) { Ok(who) } else { no(Refusal::Down(id)) }
    }
}
