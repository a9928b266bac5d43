//! A Trait roll: its dice, its modifiers, its raises.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::dice::{Dice, Die, Entry, Halt, Level, Purpose, Throw, Told};
use crate::view::Id;

pub use super::reason::Reason;
use super::stats::Trait;
pub use super::target::Target;

/// The Wild Die of a roll, where there is one (rules 2.1).
pub const WILD_DIE: Die = Die::D6;

/// One bonus or penalty with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mod {
    /// why
    pub reason: Reason,
    /// how much
    pub value: i32,
}

impl Mod {
    /// A modifier.
    #[must_use]
    pub const fn new(reason: Reason, value: i32) -> Self {
        Self { reason, value }
    }
}

/// All that is added to a roll; few enough to stand beside it.
pub type Mods = SmallVec<[Mod; 4]>;

/// A roll for each figure that rolls at once; most often that is one.
pub type Rolls = SmallVec<[TraitRoll; 1]>;

/// The last Trait roll, in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastRoll {
    /// who rolled
    pub who: Id,
    /// on what
    pub what: Trait,
    /// the better die, all included
    pub total: i32,
    /// what it had to reach
    pub tn: i32,
    /// whether it did
    pub success: bool,
    /// raises
    pub raises: i32,
    /// Mauvais Œil
    pub critical_failure: bool,
}

/// A Trait roll with every face and modifier (rules 2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraitRoll {
    /// who rolls
    pub who: Target,
    /// on what
    pub what: Trait,
    /// the die, and what a Trait beyond d12 adds to it alone
    pub level: Level,
    /// every modifier
    pub mods: Mods,
    /// what it has to reach
    pub tn: i32,
    /// the Trait die, once for each shot
    pub dice: SmallVec<[Throw; 1]>,
    /// the Wild Die, once for the whole action
    pub wild: Option<Throw>,
    /// what the table told instead of faces: one for each shot
    pub told: Vec<Entry>,
    /// Mauvais Œil: it fails whatever the total (rules 2.4)
    pub crit: bool,
    /// the total of each shot, the Wild Die already in its best place
    pub results: SmallVec<[i32; 4]>,
    /// the active side of an opposed roll that wins ties (Killer Instinct)
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wins_ties: bool,
    /// what the active side of an opposed roll must reach besides (rules 4.4)
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<i32>,
}

/// What is to be rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// who rolls
    pub who: Target,
    /// whether it has a Wild Die
    pub wild: bool,
    /// on what
    pub what: Trait,
    /// the die
    pub level: Level,
    /// every modifier
    pub mods: Mods,
    /// what it has to reach
    pub tn: i32,
    /// how many Trait dice
    pub shots: u8,
}

impl Spec {
    /// Adds a modifier, where it is any.
    pub fn add(&mut self, reason: Reason, value: i32) {
        if value != 0 {
            self.mods.push(Mod::new(reason, value));
        }
    }

    /// The same roll by this figure.
    #[must_use]
    pub fn by(&self, who: Target) -> Self {
        // The modifiers are copied at once, not one by one.
        Self { who, what: self.what.clone(), mods: Mods::from_slice(&self.mods), ..*self }
    }

    /// The same with one modifier more, where it is any.
    #[must_use]
    pub fn plus(mut self, reason: Reason, value: i32) -> Self {
        self.add(reason, value);
        self
    }

    /// Rolls it.
    ///
    /// # Errors
    /// [`Halt`] where the dice do not fit.
    pub fn roll(self, dice: &mut dyn Dice) -> Result<TraitRoll, Halt> {
        let (wild, shots) = (self.wild, self.shots.max(1));
        let mut roll = self.unthrown();
        roll.throw(wild, shots, dice)?;
        Ok(roll)
    }

    /// Rolls it behind others: a roll is large, and is made where it stays.
    ///
    /// # Errors
    /// [`Halt`] where the dice do not fit.
    pub fn roll_behind(self, others: &mut Rolls, dice: &mut dyn Dice) -> Result<(), Halt> {
        let (wild, shots) = (self.wild, self.shots.max(1));
        others.push(self.unthrown());
        others.last_mut().map_or(Ok(()), |roll| roll.throw(wild, shots, dice))
    }

    #[inline]
    fn unthrown(self) -> TraitRoll {
        let Self { who, what, level, mods, tn, .. } = self;
        TraitRoll {
            who,
            what,
            level,
            mods,
            tn,
            dice: smallvec![],
            wild: None,
            told: vec![],
            crit: false,
            results: smallvec![],
            wins_ties: false,
            least: None,
        }
    }
}

impl TraitRoll {
    /// The same roll with the Wild Die in the place of this result, counted from 0, where it is the better of
    /// the two (rules 2.2). None where there is no such result, or nobody saw the dice.
    #[must_use]
    pub fn with_wild_on(&self, place: usize) -> Option<Self> {
        let (modifier, wild) = (self.modifier(), self.wild.as_ref()?);
        let beyond = i32::from(self.level.plus) + modifier;
        let mut fresh = Self { results: self.dice.iter().map(|die| die.total() + beyond).collect(), ..self.clone() };
        let result = fresh.results.get_mut(place)?;
        *result = (*result).max(wild.total() + modifier);
        Some(fresh)
    }

    /// Rolls it once more, all dice and the same modifiers (rules 6.2).
    ///
    /// # Errors
    /// [`Halt`] where the dice do not fit.
    pub fn again(&self, wild: bool, extra: Option<Mod>, dice: &mut dyn Dice) -> Result<Self, Halt> {
        let mut mods = self.mods.clone();
        if let Some(extra) = extra.filter(|extra| mods.iter().all(|own| own.reason != extra.reason)) {
            mods.push(extra);
        }
        let mut fresh = Self {
            mods,
            dice: smallvec![],
            wild: None,
            told: vec![],
            crit: false,
            results: smallvec![],
            ..self.clone()
        };
        fresh.throw(wild, u8::try_from(self.results.len().max(1)).unwrap_or(u8::MAX), dice)?;
        Ok(fresh)
    }

    fn throw(&mut self, wild: bool, shots: u8, dice: &mut dyn Dice) -> Result<(), Halt> {
        if let Some(first) = dice.told() {
            return self.take_told(wild, first, shots, dice);
        }
        let of = u16::try_from(self.who.member.unwrap_or(0)).unwrap_or(u16::MAX);
        let modifier = self.modifier();
        for _ in 0..shots {
            let thrown = Throw::acing(self.level.die, Purpose::Trait, of, dice)?;
            self.results.push(thrown.total() + i32::from(self.level.plus) + modifier);
            self.dice.push(thrown);
        }
        if !wild {
            return Ok(());
        }
        let wild = Throw::acing(WILD_DIE, Purpose::Wild, of, dice)?;
        let wild_total = wild.total() + modifier;
        if let Some(lowest) = self.results.iter_mut().min_by_key(|result| **result).filter(|low| **low < wild_total) {
            *lowest = wild_total;
        }
        if wild.is_one() {
            let ones = self.dice.iter().filter(|die| die.is_one()).count() + 1;
            self.crit = ones * 2 > self.dice.len() + 1;
        }
        self.wild = Some(wild);
        Ok(())
    }

    fn take_told(&mut self, wild: bool, first: Entry, shots: u8, dice: &mut dyn Dice) -> Result<(), Halt> {
        self.told.push(first);
        for _ in 1..shots {
            self.told.push(dice.told().ok_or(Halt::NeedsFaces)?);
        }
        let modifier = self.modifier();
        // What stands beyond d12 belongs to the Trait die; of a Wild Card's two nobody said which.
        let beyond = if wild { 0 } else { i32::from(self.level.plus) };
        for entry in &self.told {
            self.results.push(match entry.told {
                Told::Dice(sum) => sum + beyond + modifier,
                Told::Total(sum) => sum,
            });
        }
        // A Wild Card whose better die is 1 has two dice that show 1.
        let both_one = |entry: &Entry| entry.crit || matches!(entry.told, Told::Dice(1));
        self.crit = wild && self.told.iter().all(both_one);
        Ok(())
    }

    /// The sum of its modifiers.
    #[must_use]
    pub fn modifier(&self) -> i32 {
        self.mods.iter().map(|own| own.value).sum()
    }

    /// The best of its results.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.results.iter().copied().max().unwrap_or(0)
    }

    /// Whether it reached its number, and is no critical failure.
    #[must_use]
    pub fn success(&self) -> bool {
        !self.crit && self.total() >= self.tn
    }

    /// Raises of its best result: every four over the number (rules 3).
    #[must_use]
    pub fn raises(&self) -> i32 {
        if self.success() { raises(self.total(), self.tn) } else { 0 }
    }

    /// The raises of each shot that hits.
    pub fn hits(&self) -> impl Iterator<Item = i32> {
        self.results.iter().filter(|result| !self.crit && **result >= self.tn).map(|result| raises(*result, self.tn))
    }

    /// Whether the active side of an opposed roll wins over this resisting one (rules 4); on a
    /// tie the attempt fails, unless it alone wins ties.
    #[must_use]
    pub fn beats(&self, other: &Self) -> bool {
        let higher = match self.total().cmp(&other.total()) {
            Ordering::Greater => true,
            Ordering::Equal => self.wins_ties && !other.wins_ties,
            Ordering::Less => false,
        };
        !self.crit && (other.crit || higher) && self.least.is_none_or(|least| self.total() >= least)
    }

    /// Whether this whole result is better than that one (rules 6.2).
    #[must_use]
    pub fn is_better_than(&self, other: &Self) -> bool {
        let rank = |roll: &Self| {
            let (hits, raises) = (roll.hits().count(), roll.hits().sum::<i32>());
            (!roll.crit, hits, raises, roll.total(), roll.results.iter().sum::<i32>())
        };
        rank(self) > rank(other)
    }

    /// The roll in numbers.
    #[must_use]
    pub fn summary(&self) -> LastRoll {
        LastRoll {
            who: self.who.id,
            what: self.what.clone(),
            total: self.total(),
            tn: self.tn,
            success: self.success(),
            raises: self.raises(),
            critical_failure: self.crit,
        }
    }
}

/// Every four over the number is a raise (rules 3).
///
/// ```
/// # use abordage::rules::savage::raises;
/// assert_eq!((raises(3, 4), raises(4, 4), raises(8, 4), raises(-3, 4)), (0, 0, 1, 0));
/// ```
#[must_use]
pub const fn raises(total: i32, tn: i32) -> i32 {
    if total < tn { 0 } else { (total - tn) / 4 }
}
