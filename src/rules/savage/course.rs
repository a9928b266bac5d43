//! A decision in the making: the facts so far, and the fight as they leave it.

use std::sync::Arc;

use crate::rules::contract::No;
use crate::view::Id;

use super::event::Event;
use super::fact::{Bought, Purse};
use super::open::{Pending, Reopen};
use super::refusal::Refusal;
use super::state::{Combatant, Encounter};

/// What a decision comes to.
pub type Decided<T> = Result<T, No<Refusal>>;

/// The facts that a command makes, in order, each applied at once, so that the next rule sees what
/// the last one did. The table decides on a copy of its fight; a forecast on the very fight that it
/// plays.
#[derive(Debug)]
pub struct Course<'a> {
    /// the fight as the facts so far leave it
    pub fight: &'a mut Encounter,
    /// the facts so far, where somebody wants them
    kept: Option<&'a mut Vec<Event>>,
    /// nothing lasts: somebody has looked, and no effect can have begun since
    quiet: bool,
}

/// Refuses, as a decision.
pub const fn no<T>(refusal: Refusal) -> Decided<T> {
    Err(No::Refused(refusal))
}

impl<'a> Course<'a> {
    /// Begins at this fight, and keeps the facts.
    #[must_use]
    pub const fn on(fight: &'a mut Encounter, kept: &'a mut Vec<Event>) -> Self {
        Self { fight, kept: Some(kept), quiet: false }
    }

    /// Begins at this fight, for good: nobody looks in between, the facts are not kept, and no roll is made
    /// again.
    #[must_use]
    pub const fn for_good(fight: &'a mut Encounter) -> Self {
        Self { fight, kept: None, quiet: false }
    }

    /// Lets a fact happen.
    #[inline]
    pub fn happen(&mut self, event: Event) {
        self.quiet &= leaves_effects(&event);
        match &mut self.kept {
            Some(kept) => {
                self.fight.apply(&event);
                kept.push(event);
            }
            None => self.fight.fold(&event, false),
        }
    }

    /// Lets a roll happen, and then what follows from it.
    pub fn roll<T>(&mut self, what: Reopen, follow: impl FnOnce(&mut Self, &Reopen) -> T) -> T {
        if self.kept.is_some() {
            let what = Arc::new(what);
            self.happen(Event::Rolled(Arc::clone(&what)));
            follow(self, &what)
        } else if matches!(what, Reopen::Soak(..)) {
            // What it takes away is read off the roll while that is open.
            let what = Arc::new(what);
            self.fight.open_roll(&what, false);
            follow(self, &what)
        } else {
            self.fight.roll_for_good(&what);
            follow(self, &what)
        }
    }

    /// Whether anything lasts at all. Mostly nothing does, and then nobody need be searched.
    #[inline]
    pub fn anything_lasts(&mut self) -> bool {
        self.quiet = self.quiet || self.fight.combatants.iter().all(|combatant| combatant.vital.effects.is_empty());
        !self.quiet
    }

    /// Whether somebody looks at what happens: not in a forecast.
    #[must_use]
    pub const fn is_looked_at(&self) -> bool {
        self.kept.is_some()
    }

    /// Who that is.
    ///
    /// # Errors
    /// Nobody of that handle is in the list.
    #[inline]
    pub fn get(&self, id: Id) -> Decided<&Combatant> {
        known(self.fight, id).map_err(No::Refused)
    }

    /// Offers to soak that nobody took are gone as soon as something else is resolved (rules 10.5).
    #[inline]
    pub fn close_offers(&mut self) {
        if !self.fight.pending.is_empty() {
            self.close_all();
        }
    }

    #[cold]
    fn close_all(&mut self) {
        let open: Vec<Id> = self
            .fight
            .pending
            .iter()
            .filter_map(|owed| match owed {
                Pending::Soak(offer) => Some(offer.who),
                Pending::Damage(_)
                | Pending::Incapacitation { .. }
                | Pending::Bleeding { .. }
                | Pending::Resist(_)
                | Pending::Stray(_)
                | Pending::Bystander(_)
                | Pending::Free(_)
                | Pending::Upkeep { .. }
                | Pending::Raises(_)
                | Pending::Astray { .. } => None,
            })
            .collect();
        for who in open {
            self.happen(Event::SoakClosed { who });
        }
    }

    /// Pays a benny (rules 6.1).
    ///
    /// # Errors
    /// Nobody can pay.
    pub fn spend(&mut self, who: Id, bought: Bought) -> Decided<()> {
        let purse = purse_of(self.fight, self.get(who)?).map_err(No::Refused)?;
        self.happen(Event::BennySpent { purse, bought });
        Ok(())
    }
}

/// Whether no effect begins by a fact, or comes back: known of those that happen most often.
#[inline]
const fn leaves_effects(event: &Event) -> bool {
    matches!(
        event,
        Event::Rolled(_)
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::RoundOver
            | Event::RoundEnded { .. }
            | Event::RoundBegan { .. }
            | Event::Dealt { .. }
            | Event::Shaken { .. }
            | Event::Unshaken { .. }
            | Event::StayedShaken { .. }
            | Event::Wounded { .. }
            | Event::Out { .. }
            | Event::SoakOffered(_)
            | Event::SoakClosed { .. }
            | Event::BennySpent { .. }
    )
}

/// Somebody of the list.
///
/// # Errors
/// Nobody has that handle.
#[inline]
pub fn known(fight: &Encounter, id: Id) -> Result<&Combatant, Refusal> {
    fight.get(id).ok_or_else(|| unknown(id))
}

#[cold]
fn unknown(id: Id) -> Refusal {
    Refusal::Shared(crate::rules::contract::Refusal::UnknownName(format!("#{}", id.0)))
}

/// Who pays for this combatant: a player's Wild Card its own; one of the game master's its own
/// first, then the pool; an Extra the pool (rules 6.1).
///
/// # Errors
/// Nothing is left there.
pub fn purse_of(fight: &Encounter, who: &Combatant) -> Result<Purse, Refusal> {
    if who.bennies.is_some_and(|own| own > 0) {
        return Ok(Purse::Own(who.id));
    }
    if who.is_wild() && who.player.is_some() {
        return Err(Refusal::NoBenny(who.id));
    }
    if fight.gm_bennies > 0 {
        Ok(Purse::Pool)
    } else if who.is_wild() {
        Err(Refusal::NoBenny(who.id))
    } else {
        Err(Refusal::PoolEmpty)
    }
}
