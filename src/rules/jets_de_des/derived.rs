//! Numbers that follow from a combatant's sheet and its state: scores, mastery, points to resist.

use crate::rules::roster::Named;
use crate::texts::fold;
use crate::view::Id;

use super::roll::{Mod, Reason};
use super::state::{Combatant, Declaration, Encounter, Phase};
use super::stats::{Attribute, Characteristic, Pool};

impl Combatant {
    /// How much the temporary penalties take from a characteristic: never more than there is (A25).
    #[must_use]
    pub fn penalty(&self, on: Characteristic) -> u8 {
        let all = self.penalties.iter().filter(|penalty| penalty.on == on);
        all.fold(0, |sum: u8, penalty| sum.saturating_add(penalty.amount)).min(self.stats.scores.get(on))
    }

    /// A score with its temporary penalties (rules 2).
    #[must_use]
    pub fn effective(&self, on: Characteristic) -> u8 {
        self.stats.scores.get(on).saturating_sub(self.penalty(on))
    }

    /// An attribute as it is now: it falls with its characteristics (rules 1 and 2.3).
    #[must_use]
    pub fn attribute(&self, attribute: Attribute) -> u8 {
        attribute.parts().into_iter().fold(0, |sum: u8, part| sum.saturating_add(self.effective(part)))
    }

    /// The score of a pool without what is against it, and what is, in dice.
    #[must_use]
    pub fn pool(&self, pool: Pool) -> (u8, Vec<Mod>) {
        let parts = pool.parts();
        let score = parts.iter().fold(0, |sum: u8, part| sum.saturating_add(self.stats.scores.get(*part)));
        let penalties = parts.into_iter().map(|part| (Reason::Penalty(part), -i32::from(self.penalty(part))));
        let mods = penalties.chain([(Reason::Handicap, self.handicap)]).filter(|(_, dice)| *dice != 0);
        (score, mods.map(|(reason, dice)| Mod { reason, dice }).collect())
    }

    /// Degrees of Mastery in a skill; 0 in one that it lacks (rules 4).
    #[must_use]
    pub fn mastery(&self, skill: &str) -> u8 {
        let own = self.stats.skills.iter().find(|(name, _)| fold(name) == fold(skill));
        own.map_or(0, |(_, degrees)| *degrees)
    }

    /// How much mastery of a skill was spent this round.
    #[must_use]
    pub fn mastery_spent(&self, skill: &str) -> u8 {
        self.spent.iter().find(|(name, _)| fold(name) == fold(skill)).map_or(0, |(_, spent)| *spent)
    }

    /// Points of its traits that help to resist on a pool: those of each characteristic in it (rules 5).
    #[must_use]
    pub fn resistance(&self, pool: Pool) -> u8 {
        let parts = pool.parts();
        let fitting = self.stats.traits.iter().filter(|own| parts.contains(&own.on));
        fitting.fold(0, |sum: u8, own| sum.saturating_add(own.points))
    }

    /// The characteristic that a critical failure on a pool costs, where the game master picks none:
    /// the higher of an attribute (rules 5).
    #[must_use]
    pub fn at_stake(&self, pool: Pool) -> Characteristic {
        match pool {
            Pool::Of(characteristic) => characteristic,
            Pool::Sum(attribute) => {
                let [first, second] = attribute.parts();
                if self.effective(second) > self.effective(first) { second } else { first }
            }
        }
    }
}

impl Encounter {
    /// Everybody, as far as names go.
    #[must_use]
    pub fn roster(&self) -> Vec<Named<'_>> {
        self.combatants.iter().map(|own| Named { id: own.id, name: &own.name, count: 1 }).collect()
    }

    /// What somebody is called; nothing where nobody has the handle.
    #[must_use]
    pub fn called(&self, id: Id) -> String {
        self.get(id).map(|c| c.name.clone()).unwrap_or_default()
    }

    /// The order of the phase under way; empty between rounds.
    #[must_use]
    pub fn order(&self) -> &[Id] {
        match self.round.phase {
            Phase::Rest => &[],
            Phase::Declaration => &self.round.declares,
            Phase::Action => &self.round.acts,
        }
    }

    /// What somebody declared this round.
    #[must_use]
    pub fn declaration(&self, who: Id) -> Option<&Declaration> {
        self.round.declarations.iter().find(|own| own.who == who)
    }
}
