//! How what a power does changes the fight, beyond effects that last.

use std::sync::Arc;

use super::event::Magic;
use super::injury::Lasts;
use super::open::Pending;
use super::state::Encounter;

impl Encounter {
    /// Folds a fact about a power.
    pub(super) fn enchant(&mut self, fact: &Magic) {
        match fact {
            Magic::Hit(hit) => self.pending.push(Pending::Damage(Arc::clone(hit))),
            Magic::WentAstray { working, astray } => {
                self.pending.push(Pending::Astray { working: Arc::clone(working), astray: *astray });
            }
            Magic::Caught { who, .. } => {
                self.pending.retain(|owed| !matches!(owed, Pending::Astray { working, .. } if working.who.id == *who));
            }
            Magic::Backlash { .. } => {}
            Magic::Mended { who, wounds, revived, whole } => {
                let Some(patient) = self.get_mut(*who) else { return };
                let vital = &mut patient.vital;
                vital.wounds = vital.wounds.saturating_sub(*wounds);
                if *whole {
                    vital.injuries.retain(|injury| injury.lasts != Lasts::Healed);
                }
                if *revived {
                    vital.incapacitated = false;
                    vital.bleeding = false;
                    vital.unconscious = false;
                    self.pending.retain(|owed| {
                        !matches!(owed, Pending::Incapacitation { .. } | Pending::Bleeding { .. } if owed.who() == *who)
                    });
                }
            }
            Magic::Raised { who, member } => {
                let figure = self.get_mut(*who).and_then(|c| c.vital.members.get_mut(*member));
                if let Some(figure) = figure {
                    figure.out = false;
                    figure.shaken = true;
                    figure.fate = None;
                }
            }
        }
    }
}
