//! How what lasts changes the fight: effects that begin, are used, are kept, and end.

use crate::view::Id;

use super::effect::{Effect, Until};
use super::event::Lasting;
use super::fact::EndWhy;
use super::open::Pending;
use super::state::Encounter;
use super::vital::Vital;

impl Encounter {
    /// An effect by its bearer and number.
    #[must_use]
    pub fn effect(&self, who: Id, effect: u32) -> Option<&Effect> {
        self.get(who)?.vital.effects.iter().find(|own| own.id == effect)
    }

    /// Folds a fact about what lasts.
    pub(super) fn affect(&mut self, fact: &Lasting) {
        match fact {
            Lasting::Began { who, effect } => {
                let add = |vital: &mut Vital| vital.effects.push((**effect).clone());
                // The game master's word outlasts a reroll: it was so before as well.
                self.vitals(*who, effect.by.is_none(), add);
            }
            Lasting::Ended { who, effect, why } => {
                let before = match why {
                    EndWhy::Time
                    | EndWhy::Word
                    | EndWhy::Unpaid
                    | EndWhy::Gone
                    | EndWhy::Used
                    | EndWhy::Moved
                    | EndWhy::TakenUp => !self.open.as_ref().is_some_and(|open| open.what.moves_turn()),
                    EndWhy::Hurt | EndWhy::Replaced | EndWhy::Broken => false,
                };
                self.vitals(*who, before, |vital| vital.effects.retain(|own| own.id != *effect));
                self.unowe(*who, *effect);
            }
            Lasting::Used { who, effect, count } => {
                self.vitals(*who, true, |vital| {
                    for own in vital.effects.iter_mut().filter(|own| own.id == *effect) {
                        own.uses = own.uses.map(|left| left.saturating_sub(*count));
                    }
                });
            }
            Lasting::Owed { who, of, effect } => {
                self.pending.push(Pending::Upkeep { who: *who, of: *of, effect: *effect });
            }
            Lasting::Kept { who, effect, round, .. } => {
                self.vitals(*who, true, |vital| {
                    for own in vital.effects.iter_mut().filter(|own| own.id == *effect) {
                        own.until.iter_mut().for_each(|until| last_to(until, *round));
                    }
                });
                self.unowe(*who, *effect);
            }
        }
    }

    /// Changes how somebody stands, and where that is meant, how it stood before the last roll.
    pub(super) fn vitals(&mut self, who: Id, before: bool, how: impl Fn(&mut Vital)) {
        if let Some(combatant) = self.get_mut(who) {
            how(&mut combatant.vital);
        }
        if let Some(open) = self.open.as_mut().filter(|_| before) {
            open.before.vitals.iter_mut().filter(|(id, _)| *id == who).for_each(|(_, vital)| how(vital));
        }
    }

    fn unowe(&mut self, who: Id, number: u32) {
        let this =
            |owed: &Pending| matches!(owed, Pending::Upkeep { of, effect, .. } if *of == who && *effect == number);
        self.pending.retain(|owed| !this(owed));
        if let Some(open) = &mut self.open {
            open.before.pending.retain(|owed| !this(owed));
        }
    }
}

/// Its time is up in that round now.
const fn last_to(until: &mut Until, round: u32) {
    match until {
        Until::TurnBegins(_, at) | Until::TurnEnds(_, at) | Until::RoundEnds(at) => *at = round,
        Until::Action(_)
        | Until::Attack(_)
        | Until::Against(..)
        | Until::Down(_)
        | Until::Shaken(_)
        | Until::Wounded(_)
        | Until::Moves(_) => {}
    }
}
