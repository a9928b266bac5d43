//! A Trait roll in plain numbers: its die, the Wild Die, modifiers, raises, critical failures (rules 2 and 3).

use crate::dice::Level;

use super::super::trait_roll::{Spec, WILD_DIE};
use super::die::{at_least, small};

/// What is rolled, and against what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// the die of the Trait, and what stands beyond it; unskilled: d4
    pub level: Level,
    /// whether a Wild Die is rolled beside it
    pub wild: bool,
    /// the sum of all modifiers, that of an unskilled roll included
    pub modifier: i32,
    /// what a result has to reach
    pub tn: i32,
    /// how many Trait dice; beside them there is one Wild Die at most, which replaces the lowest
    pub shots: u8,
}

/// The chances of a Trait roll; of several dice the best counts.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TraitOdds {
    /// reaches its number, raises included
    pub success: f64,
    /// reaches it with a raise
    pub raise: f64,
    /// is a critical failure
    pub critical_failure: f64,
}

impl TraitOdds {
    /// The same with so many rerolls of these odds, each bought only while the roll has failed; the
    /// better roll counts, so that a critical failure stays one only if all are (rules 6.2).
    #[must_use]
    pub fn rerolled(self, again: Self, count: u8) -> Self {
        let count = i32::from(count);
        let (failed, once_more) = (1.0 - self.success, bought(1.0 - again.success, count));
        Self {
            success: self.success + failed * again.success * once_more,
            raise: self.raise + failed * again.raise * once_more,
            critical_failure: self.critical_failure * again.critical_failure.powi(count),
        }
    }
}

/// How many rerolls are bought on average after a failure, each of which fails so often.
pub(super) fn bought(fails: f64, count: i32) -> f64 {
    (0..count).map(|earlier| fails.powi(earlier)).sum()
}

impl From<&Spec> for Roll {
    fn from(spec: &Spec) -> Self {
        let modifier = spec.mods.iter().map(|own| own.value).sum();
        Self { level: spec.level, wild: spec.wild, modifier, tn: spec.tn, shots: spec.shots.max(1) }
    }
}

impl Roll {
    /// One Trait die against 4, as most rolls are.
    #[must_use]
    pub const fn plain(level: Level, wild: bool, modifier: i32) -> Self {
        Self { level, wild, modifier, tn: 4, shots: 1 }
    }

    /// The same with something added.
    #[must_use]
    pub const fn plus(self, bonus: i32) -> Self {
        Self { modifier: self.modifier.saturating_add(bonus), ..self }
    }

    /// The chances of success, of a raise, and of a critical failure.
    ///
    /// ```
    /// # use abordage::rules::savage::odds::Roll;
    /// let shot = Roll::plain("d8".parse().expect("a Trait"), true, 0).odds();
    /// assert_eq!(shot.success, 1.0 - 3.0 / 8.0 * 3.0 / 6.0);
    /// assert_eq!(shot.critical_failure, 1.0 / 48.0);
    /// ```
    #[must_use]
    pub fn odds(&self) -> TraitOdds {
        let tn = i64::from(self.tn);
        TraitOdds { success: self.reaches(tn), raise: self.reaches(tn + 4), critical_failure: self.critical() }
    }

    /// The chance that its best result is this total or more, and it is no critical failure.
    #[must_use]
    pub fn reaches(&self, total: i64) -> f64 {
        let dice = at_least(self.level.die, total - self.beyond());
        let any = if self.shots <= 1 { dice } else { 1.0 - (1.0 - dice).powi(i32::from(self.shots)) };
        if !self.wild {
            return any;
        }
        let wild = at_least(WILD_DIE, total - i64::from(self.modifier));
        any + wild - any * wild - self.critical_reaching(total)
    }

    /// The chance of this total or more, critical failures included.
    pub(super) fn totals(&self, total: i64) -> f64 {
        self.reaches(total) + if self.wild { self.critical_reaching(total) } else { 0.0 }
    }

    /// The chance of a critical failure: the Wild Die shows 1, and of all dice more than half do
    /// (rules 2.4); an Extra has none.
    #[must_use]
    pub fn critical(&self) -> f64 {
        if self.wild { self.critical_below(1.0 - self.one()) } else { 0.0 }
    }

    /// What is added to the Trait die.
    pub(super) fn beyond(&self) -> i64 {
        i64::from(self.level.plus) + i64::from(self.modifier)
    }

    /// The chance that one Trait die shows 1.
    pub(super) fn one(&self) -> f64 {
        1.0 / f64::from(self.level.die.sides())
    }

    /// The chance that the Trait die, which is alone, shows 1 and the roll reaches this total all the same.
    pub(super) fn reaches_on_one(&self, total: i64) -> f64 {
        let enough = 1 + self.beyond() >= total;
        let wild = if enough { 2 } else { (total - i64::from(self.modifier)).max(2) };
        match (self.wild, enough) {
            (true, _) => self.one() * at_least(WILD_DIE, wild),
            (false, true) => self.one(),
            (false, false) => 0.0,
        }
    }

    /// No result is lower than this.
    pub(super) fn lowest(&self) -> i64 {
        1 + self.beyond().min(i64::from(self.modifier))
    }

    /// The result of a single Trait die where it and the Wild Die show 1.
    pub(super) fn ones(&self) -> i64 {
        1 + self.beyond().max(i64::from(self.modifier))
    }

    /// The chance of a critical failure whose best result would be this total or more.
    fn critical_reaching(&self, total: i64) -> f64 {
        if self.ones() >= total {
            return self.critical();
        }
        if self.shots <= 1 {
            return 0.0;
        }
        let other = at_least(self.level.die, 2) - at_least(self.level.die, total - self.beyond());
        self.critical() - self.critical_below(other)
    }

    /// The chance of a critical failure in which each Trait die that shows no 1 is one of those
    /// that together have this chance.
    fn critical_below(&self, other: f64) -> f64 {
        let dice = i32::from(self.shots.max(1));
        let mut ways = 1.0;
        let mut sum = 0.0;
        for ones in 1..=dice {
            ways *= small(i64::from(dice - ones + 1)) / small(i64::from(ones));
            if 2 * (ones + 1) > dice + 1 {
                sum += ways * self.one().powi(ones) * other.powi(dice - ones);
            }
        }
        sum / f64::from(WILD_DIE.sides())
    }
}
