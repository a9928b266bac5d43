//! How a roll changes the fight as soon as it lies on the table: no rule, and no consequence.

use std::sync::Arc;

use super::manner::Manner;
use super::open::{Open, Reopen, Snapshot};
use super::state::{Combatant, Encounter};

impl Encounter {
    /// A roll lies on the table: what it touches stands as before until its consequences come.
    pub(super) fn open_roll(&mut self, what: &Arc<Reopen>, seen: bool) {
        self.note_roll(what, seen);
        let before = if seen { self.snapshot(what) } else { Snapshot::default() };
        self.open = Some(Open { before, what: Arc::clone(what) });
        self.owe_hits(what);
        self.settle_roll(what);
    }

    /// A roll that nobody sees or makes again: none is open after it.
    pub(super) fn roll_for_good(&mut self, what: &Reopen) {
        self.note_roll(what, false);
        self.owe_hits(what);
        self.settle_roll(what);
        self.open = None;
    }

    fn note_roll(&mut self, what: &Reopen, seen: bool) {
        if let Reopen::Attack(attack) = what {
            if seen {
                let mine = |c: &Combatant| c.stats.weapons.iter().position(|own| own.name == attack.hit.weapon);
                self.change(attack.who, |c| (c.weapon, c.target) = (mine(c), Some(attack.whom.id)));
                for whom in attack.targets() {
                    self.change(whom.id, |c| c.struck_by = Some(attack.who));
                }
            }
            // An attack out of turn that something gave is no action.
            for roll in attack.rolls.iter().filter(|_| attack.way != Some(Manner::Free)) {
                self.figure(attack.who, roll.who.member.unwrap_or(0), |figure| {
                    figure.struck = true;
                    figure.deeds = figure.deeds.saturating_add(1);
                });
            }
        }
        let acts = what.main_roll().is_some_and(|roll| self.turn.current == Some(roll.who.id));
        self.turn.used |= acts && what.is_action();
        if seen {
            self.last_roll = what.last_roll().or(self.last_roll.take());
        }
        if let Reopen::Damage { hit: Some(hit), .. } = what {
            self.drop_hit(hit);
        }
    }

    /// A roll was made again; where it is better, what the old one did is undone.
    pub(super) fn reopen(&mut self, what: &Arc<Reopen>, better: bool) {
        let Some(open) = self.open.take() else { return };
        if better {
            self.restore(&open.before);
            if let Some(roll) = what.last_roll() {
                self.last_roll = Some(roll);
            }
            self.owe_hits(what);
            self.settle_roll(what);
        }
        self.open = Some(Open { before: open.before, what: Arc::clone(what) });
    }
}
