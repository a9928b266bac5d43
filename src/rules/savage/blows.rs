//! An attack whose roll is open: its blows, which of them strike, and how well.

use std::sync::Arc;

use crate::view::Id;
use serde::{Deserialize, Serialize};

use super::damage::Hit;
use super::manner::{Area, Manner};
pub use super::trait_roll::Rolls;
use super::trait_roll::{LastRoll, Mods, Target, TraitRoll, raises};

/// One blow of an attack that strikes more than once, or more than one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aim {
    /// which of the rolls it goes by, counted from 0
    pub roll: u8,
    /// which result of that roll
    pub die: u8,
    /// what is added for this target alone
    #[serde(default, skip_serializing_if = "Mods::is_empty")]
    pub mods: Mods,
    /// what it has to reach
    pub tn: i32,
    /// the hit of a success, and whom it strikes
    pub hit: Arc<Hit>,
}

/// The attack whose roll is open: everything that turns its rolls into hits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// who attacks
    pub who: Id,
    /// whom
    pub whom: Target,
    /// the hit that each success makes; `by`, `raise` are filled in per roll
    pub hit: Arc<Hit>,
    /// one roll for each attacking member
    pub rolls: Rolls,
    /// whether it was a shot or a throw
    pub ranged: bool,
    /// bullets that it used, where the weapon counts them
    pub bullets: u32,
    /// how it was done, where it was no plain attack
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub way: Option<Manner>,
    /// its blows, where there is more than one target or roll
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aims: Vec<Aim>,
    /// its template, where it has one
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<Area>,
}

impl Attack {
    /// Hands over the hits that its rolls make, in the order of the attackers: one for each success, with
    /// one d6 more where it had a raise (rules 10.1).
    pub fn for_each_hit(&self, mut to: impl FnMut(Hit)) {
        if self.aims.is_empty() {
            for roll in &self.rolls {
                roll.hits().for_each(|raises| to(self.hit.of_success(roll.who, raises > 0)));
                let through = self.through(roll).count();
                (0..through).for_each(|_| to(Hit { by: roll.who, ..self.hit.through() }));
            }
            return;
        }
        let raise_adds = self.area.as_ref().is_none_or(|area| area.raise_adds);
        for (aim, total, by) in self.struck() {
            to(aim.hit.of_success(by, raise_adds && raises(total, aim.tn) > 0));
        }
    }

    /// The results of a roll that strike what the target hides behind (rules 9.6).
    pub fn through(&self, roll: &TraitRoll) -> impl Iterator<Item = i32> {
        let (crit, tn) = (roll.crit, roll.tn);
        roll.results.iter().copied().filter(move |result| !crit && self.hit.is_through(*result, tn))
    }

    /// What the roll comes to for one of its blows, the modifiers of that target included.
    #[must_use]
    pub fn total_of(&self, aim: &Aim) -> Option<i32> {
        let roll = self.rolls.get(usize::from(aim.roll))?;
        let own: i32 = aim.mods.iter().map(|own| own.value).sum();
        roll.results.get(usize::from(aim.die)).map(|result| result + own)
    }

    /// Whether one of its blows strikes, with so many raises.
    #[must_use]
    pub fn outcome(&self, aim: &Aim) -> Option<i32> {
        let crit = self.rolls.get(usize::from(aim.roll)).is_none_or(|roll| roll.crit);
        self.total_of(aim).filter(|total| !crit && *total >= aim.tn).map(|total| raises(total, aim.tn))
    }

    /// The blows that strike, each with its total and who strikes it.
    fn struck(&self) -> impl Iterator<Item = (&Aim, i32, Target)> {
        self.aims.iter().filter(|aim| self.outcome(aim).is_some()).filter_map(|aim| {
            let roll = self.rolls.get(usize::from(aim.roll))?;
            Some((aim, self.total_of(aim)?, roll.who))
        })
    }

    /// The blows that miss: whom they were for, and who struck.
    pub fn missed(&self) -> impl Iterator<Item = (Target, Target)> {
        let alone = self.aims.is_empty();
        let plain = self.rolls.iter().filter(move |roll| alone && roll.hits().next().is_none());
        let several = self.aims.iter().filter(|aim| self.outcome(aim).is_none());
        let by = |aim: &Aim| self.rolls.get(usize::from(aim.roll)).map(|roll| roll.who);
        plain.map(|roll| (self.whom, roll.who)).chain(several.filter_map(move |aim| Some((aim.hit.whom, by(aim)?))))
    }

    /// How good the results of this roll are, to compare it with another.
    #[must_use]
    pub fn rank(&self, roll: usize) -> (bool, usize, i32, i32) {
        let own = || self.aims.iter().filter(|aim| usize::from(aim.roll) == roll);
        let hits = || own().filter_map(|aim| self.outcome(aim));
        let crit = self.rolls.get(roll).is_none_or(|roll| roll.crit);
        let sum = own().filter_map(|aim| self.total_of(aim)).sum();
        (!crit, hits().count(), hits().sum(), sum)
    }

    /// The roll that a benny would buy again: of several the worst, the earlier of two alike.
    #[must_use]
    pub fn worst(&self) -> usize {
        (0..self.rolls.len()).min_by_key(|at| self.rank(*at)).unwrap_or(0)
    }

    /// The roll in numbers: of several blows the best.
    pub(super) fn summary(&self) -> Option<LastRoll> {
        let last = self.rolls.last()?.summary();
        let over = |aim: &&Aim| self.total_of(aim).map_or(i32::MIN, |total| total - aim.tn);
        let Some(best) = self.aims.iter().max_by_key(over) else { return Some(last) };
        let roll = self.rolls.get(usize::from(best.roll))?.summary();
        let (total, won) = (self.total_of(best)?, self.outcome(best));
        Some(LastRoll { total, tn: best.tn, success: won.is_some(), raises: won.unwrap_or(0), ..roll })
    }

    /// The blows by whom they strike: everybody whom this attack is aimed at.
    pub fn targets(&self) -> impl Iterator<Item = Target> {
        let plain = self.aims.is_empty().then_some(self.whom);
        plain.into_iter().chain(self.aims.iter().map(|aim| aim.hit.whom))
    }
}
