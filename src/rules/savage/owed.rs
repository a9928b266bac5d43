//! What a roll leaves owed, and what it settles.

use std::sync::Arc;

use super::contact::{Chance, covers};
use super::damage::Hit;
use super::fray::Fray;
use super::manner::Manner;
use super::open::{Pending, Peril, Reopen, Resisted};
use super::state::Encounter;
use super::trait_roll::Target;
use crate::view::Id;

impl Encounter {
    /// An attack's successes are hits without damage.
    pub(super) fn owe_hits(&mut self, what: &Reopen) {
        if let Reopen::Attack(attack) = what {
            self.forget_bystanders();
            // A touch does no damage.
            if attack.way == Some(Manner::Touch) {
                return;
            }
            attack.for_each_hit(|hit| {
                self.pending.push(match attack.way {
                    Some(Manner::Suppress) => {
                        let (who, hit) = (hit.whom, Hit { raise: false, ..hit });
                        Pending::Resist(Arc::new(Resisted { who, from: Peril::Suppressed(Arc::new(hit)) }))
                    }
                    Some(_) | None => Pending::Damage(Arc::new(hit)),
                });
            });
            if attack.area.as_ref().is_some_and(|area| area.stray.is_some()) {
                self.pending.push(Pending::Stray(Arc::clone(&attack.hit)));
            }
        }
    }

    /// Folds a fact between several.
    pub(super) fn fray(&mut self, fact: &Fray) {
        match fact {
            Fray::WildDiePlaced { what, .. } => self.reopen(what, true),
            Fray::Caught { hits } => {
                if let Some(at) = self.pending.iter().rposition(|owed| matches!(owed, Pending::Stray(_))) {
                    self.pending.remove(at);
                }
                self.pending.extend(hits.iter().map(|hit| Pending::Damage(Arc::clone(hit))));
            }
            Fray::HitOwed(hit) | Fray::Squeezed(hit) => self.pending.push(Pending::Damage(Arc::clone(hit))),
            Fray::Pushed { whom, prone, .. } => {
                self.figure(whom.id, whom.member.unwrap_or(0), |figure| figure.prone |= *prone);
            }
            Fray::Ambushed { by, whom } => {
                for who in by {
                    self.wait(*who);
                }
                let owed =
                    |(who, danger): &(Target, bool)| Resisted { who: *who, from: Peril::Ambush { danger: *danger } };
                self.pending.extend(whom.iter().map(|one| Pending::Resist(Arc::new(owed(one)))));
            }
            Fray::ResistOwed(resisted) => self.pending.push(Pending::Resist(Arc::clone(resisted))),
            Fray::WentWide { hit } => self.pending.push(Pending::Bystander(Arc::clone(hit))),
            Fray::BystanderHit { hit, .. } => {
                self.close_bystander();
                self.pending.push(Pending::Damage(Arc::clone(hit)));
            }
            Fray::NobodyBy => self.close_bystander(),
            Fray::Finished { whom, .. } => super::finish::forget(self, *whom),
            Fray::Escaped { hit } => self.drop_hit(hit),
            Fray::Engaged { who, whom } => self.melee.pairs.push((*who, *whom)),
            Fray::Withdrew { who, from } => self.leave(*who, *from),
            Fray::FreeOffered(offer) => {
                match offer.why {
                    Chance::Withdrawal => {}
                    Chance::FirstStrike => self.melee.struck_first.push(offer.by.id),
                    Chance::Counter { .. } => self.melee.countered.push(offer.by.id),
                }
                self.pending.push(Pending::Free(*offer));
            }
            Fray::FreeClosed(offer) | Fray::FreeWaived(offer) => {
                if let Some(at) = self.pending.iter().position(|owed| *owed == Pending::Free(*offer)) {
                    self.pending.remove(at);
                }
            }
        }
    }

    /// The shot that went wide last is settled.
    fn close_bystander(&mut self) {
        if let Some(at) = self.pending.iter().rposition(|owed| matches!(owed, Pending::Bystander(_))) {
            self.pending.remove(at);
        }
    }

    /// A shot that went wide and nobody asked about hit nobody: the fight has moved on.
    pub(super) fn forget_bystanders(&mut self) {
        if !self.pending.is_empty() {
            self.pending.retain(|owed| !matches!(owed, Pending::Bystander(_)));
        }
    }

    /// Pairs with this one are over; of a group that was declared as a whole the others stay.
    fn leave(&mut self, who: Target, from: Option<Target>) {
        let places = |id: Id| self.get(id).map_or(0, |own| own.vital.members.len());
        let mut left: Vec<(Target, Target)> = Vec::new();
        for (one, other) in &self.melee.pairs {
            let (mine, theirs) = if covers(*one, who) { (*one, *other) } else { (*other, *one) };
            let meant = covers(mine, who) && from.is_none_or(|from| covers(theirs, from));
            if !meant {
                left.push((*one, *other));
                continue;
            }
            let rest = |whole: Target, part: Target| {
                let all = (0..places(whole.id)).map(move |place| Target { id: whole.id, member: Some(place) });
                let split = whole.member.is_none() && part.member.is_some();
                all.filter(move |own| split && own.member != part.member)
            };
            left.extend(rest(mine, who).map(|own| (own, theirs)));
            if let Some(from) = from {
                let own = if mine.member.is_none() { who } else { mine };
                left.extend(rest(theirs, from).map(|other| (own, other)));
            }
        }
        self.melee.pairs = left;
    }

    /// A roll that was owed is owed no more.
    pub(super) fn settle_roll(&mut self, what: &Reopen) {
        match what {
            Reopen::Incapacitation { roll, .. } => self.pending.retain(
                |owed| !matches!(owed, Pending::Soak(_) | Pending::Incapacitation { .. } if owed.who() == roll.who.id),
            ),
            Reopen::Soak(roll, _) => self.close_soak(roll.who.id),
            Reopen::Bleed(roll) => {
                self.pending.retain(|owed| !matches!(owed, Pending::Bleeding { who } if *who == roll.who.id));
            }
            Reopen::Recover(rolls) => {
                for roll in rolls {
                    self.figure(roll.who.id, roll.who.member.unwrap_or(0), |figure| figure.tried = true);
                }
            }
            Reopen::Cast(cast) => {
                let roll = &cast.roll;
                self.figure(roll.who.id, roll.who.member.unwrap_or(0), |figure| figure.struck = true);
            }
            Reopen::Ritual(roll, _) => {
                self.figure(roll.who.id, roll.who.member.unwrap_or(0), |figure| figure.struck = true);
            }
            Reopen::Extract(..)
            | Reopen::Contest(..)
            | Reopen::Smash(..)
            | Reopen::Guard(..)
            | Reopen::Roll(_)
            | Reopen::Oppose(..)
            | Reopen::Attack(_)
            | Reopen::Interrupt(..)
            | Reopen::Fate(_) => {}
            Reopen::Resist(_, resisted) => {
                self.pending.retain(|owed| !matches!(owed, Pending::Resist(own) if own.who == resisted.who));
            }
            Reopen::Damage { result, .. } => self.last_damage = Some(result.clone()),
        }
    }

    pub(super) fn drop_hit(&mut self, hit: &Arc<Hit>) {
        // The very same hit is the rule, and is seen without comparing all that it is made of.
        if let Some(at) = self.pending.iter().position(|owed| matches!(owed, Pending::Damage(own) if own == hit)) {
            self.pending.remove(at);
        }
    }
}
