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
            Magic::Tried { by, whom, member } => self.change(*whom, |c| c.vital.tended.push((*by, *member))),
            Magic::HourOver => self.hour_over(),
            Magic::Mended { who, wounds, revived, whole } => {
                let Some(patient) = self.get_mut(*who) else { return };
                let vital = &mut patient.vital;
                vital.wounds = vital.wounds.saturating_sub(*wounds);
                if *whole {
                    vital.tended.clear();
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
                let Some(patient) = self.get_mut(*who) else { return };
                patient.vital.tended.retain(|(_, of)| of != member);
                if let Some(figure) = patient.vital.members.get_mut(*member) {
                    figure.out = false;
                    figure.shaken = true;
                    figure.fate = None;
                    figure.late = false;
                }
            }
        }
    }
}
