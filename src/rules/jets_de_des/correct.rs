//! The game master's word: one fact changes, and no rule follows from it.

use crate::texts::fold;

use super::fact::Fact;
use super::state::Combatant;

impl Combatant {
    /// Sets one fact by hand.
    pub(super) fn correct(&mut self, fact: &Fact) {
        let wounds = &mut self.wounds;
        match fact {
            Fact::Score(characteristic, score) => self.stats.scores.set(*characteristic, *score),
            Fact::Defence(number) => self.stats.defence = *number,
            Fact::Mastery(skill, degrees) => {
                self.stats.skills.retain(|name, _| fold(name) != fold(skill));
                if *degrees > 0 {
                    self.stats.skills.insert(skill.clone(), *degrees);
                }
            }
            // A level holds no more ticks than boxes, whichever of them was set.
            Fact::Ticked(level, count) => {
                let places = wounds.ticked.get_mut(level.place()).zip(wounds.boxes.get(level.place()));
                if let Some((ticked, boxes)) = places {
                    *ticked = (*count).min(*boxes);
                }
            }
            Fact::Boxes(level, count) => {
                let places = wounds.ticked.get_mut(level.place()).zip(wounds.boxes.get_mut(level.place()));
                if let Some((ticked, boxes)) = places {
                    *boxes = *count;
                    *ticked = (*ticked).min(*count);
                }
            }
            Fact::Overflow(points) => wounds.overflow = *points,
            Fact::Handicap(dice) => self.handicap = *dice,
            Fact::Hidden(hidden) => self.hidden = *hidden,
            Fact::Out(out) => {
                self.out = *out;
                // Points beyond all boxes are what put it out.
                if !out {
                    wounds.overflow = 0;
                }
            }
            Fact::Dead(dead) => self.dead = *dead,
        }
    }
}
