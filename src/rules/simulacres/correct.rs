//! The game master's word: one fact changes, and no rule follows from it.

use crate::texts::fold;

use super::body::{Body, Zone, ZoneState};
use super::fact::Fact;
use super::state::Combatant;

impl Combatant {
    /// Sets one fact by hand; `pass` is the number of the pass under way.
    pub(super) fn correct(&mut self, fact: &Fact, pass: u32) {
        match fact {
            Fact::Component(component, score) => self.stats.components.set(*component, *score),
            Fact::Means(means, score) => self.stats.means.set(*means, *score),
            Fact::Domain(name, score) => {
                self.stats.domains.insert(name.clone(), *score);
            }
            Fact::Talent(name, level) => {
                self.stats.talents.retain(|own, _| fold(own) != fold(name));
                self.stats.talents.insert(name.clone(), *level);
            }
            Fact::Energy(energy, score) => self.stats.energies.set(*energy, *score),
            Fact::Quick(value) => self.stats.quick = *value,
            Fact::Breath(points) => self.breath.now = (*points).min(self.breath.max),
            Fact::MostBreath(points) => {
                self.breath.max = *points;
                self.breath.now = self.breath.now.min(*points);
            }
            Fact::Balance(points) => self.balance.now = (*points).min(self.balance.max),
            Fact::MostBalance(points) => {
                self.balance.max = *points;
                self.balance.now = self.balance.now.min(*points);
            }
            Fact::Points(zone, points) => {
                self.zone(*zone, |own| own.pv = (*points).min(own.max.into()));
                // What is well again waits for nobody.
                if *points > 0 {
                    self.rescues.retain(|own| own.zone != *zone);
                }
            }
            Fact::MostPoints(zone, points) => self.zone(*zone, |own| {
                own.max = *points;
                own.pv = own.pv.min((*points).into());
            }),
            Fact::Protection(zone, points) => self.zone(*zone, |own| own.protection = *points),
            Fact::Lost(zone, lost) => {
                self.zone(*zone, |own| own.lost = *lost);
                self.rescues.retain(|own| own.zone != *zone);
            }
            Fact::Mastered(zone, mastered) => self.zone(*zone, |own| own.mastered = *mastered),
            Fact::Pool(points) => match &mut self.body {
                Body::Pool { max, pv } => *pv = (*points).min((*max).into()),
                Body::Zones(_) => {}
            },
            Fact::Malaise(boxes) => self.ticks = *boxes,
            Fact::Shield(shield) => self.stats.shield = *shield,
            Fact::Stunned(stunned) => self.stunned = stunned.then(|| pass.saturating_add(1)),
            Fact::Coma(days) => self.coma = *days,
            Fact::ChanceUsed(used) => self.chance_used = *used,
            Fact::Hidden(hidden) => self.hidden = *hidden,
            Fact::Out(out) => self.out = *out,
            Fact::Dead(dead) => self.dead = *dead,
        }
    }

    /// Changes a zone, where there are zones.
    pub(super) fn zone(&mut self, zone: Zone, how: impl FnOnce(&mut ZoneState)) {
        if let Some(own) = self.body.zone_mut(zone) {
            how(own);
        }
    }
}
