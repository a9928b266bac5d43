//! A test as it fell, with all that it was made of, and what it is for.

use serde::{Deserialize, Serialize};

use crate::view::Id;

use super::blow::Blow;
use super::body::Zone;
use super::outcome::Outcome;
use super::stats::{Component, Energies, Energy, Part};

/// Energies announced for one test (rules 5 and 6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stake {
    /// points added to the value of the test
    pub value: Energies,
    /// points of Power that add a die each to the margin of a success
    pub dice: u8,
    /// points of Precision that widen the critical success
    pub edge: u8,
    /// points of Speed that win a tie, or halve the time of a long task
    pub haste: u8,
    /// how many of all these points are paid with EP; PS pay the others
    pub ep: u8,
    /// the action takes more than an hour: only EP pay
    pub long: bool,
    /// how many minutes the action takes; 0: nobody said
    pub minutes: u32,
}

impl Stake {
    /// What it costs.
    #[must_use]
    pub const fn cost(&self) -> u8 {
        self.value.sum().saturating_add(self.dice).saturating_add(self.edge).saturating_add(self.haste)
    }

    /// What of it PS pay.
    #[must_use]
    pub const fn ps(&self) -> u8 {
        self.cost().saturating_sub(self.ep)
    }

    /// All points of an Energy, whatever they are for.
    #[must_use]
    pub const fn of(&self, energy: Energy) -> u8 {
        let other = match energy {
            Energy::Power => self.dice,
            Energy::Speed => self.haste,
            Energy::Precision => self.edge,
        };
        self.value.get(energy).saturating_add(other)
    }

    /// Whether nothing is put in.
    #[must_use]
    pub const fn is_nothing(&self) -> bool {
        self.cost() == 0
    }
}

/// Why a test is easier or harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// the game master's difficulty
    Told,
    /// malaise
    Malaise,
    /// what it wears and carries
    Encumbrance,
    /// one point of breath or balance is left
    LastPoint,
    /// points of an Energy
    Energy(Energy),
    /// points of an Energy that last
    Lasting(Energy),
    /// where it aims
    Aim,
    /// its blow is dosed
    Dose,
    /// how far it shoots
    Distance,
    /// it defends itself against so many
    Against(u8),
    /// its opponent has others as well
    Outnumbered,
    /// the shield of its opponent
    Shield,
    /// the other's margin
    Margin,
    /// life points below 0
    Wound,
    /// another Component than before
    Change,
    /// how strong a poison is
    Virulence,
}

/// One modifier of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mod {
    /// why
    pub reason: Reason,
    /// how much, signed
    pub amount: i32,
}

/// What a test is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// whatever the table asks
    Test,
    /// against somebody's test
    Against(Id),
    /// a pass of arms, a shot; a fighter whom it attacks rolls the same
    Attack(Box<Blow>),
    /// striking back after a perfect parry
    Riposte(Box<Blow>),
    /// only parrying
    Parry(Id),
    /// only defending itself
    Defend(Id),
    /// not to faint
    Faint(Zone),
    /// not to lose a zone
    Survival(Zone),
    /// resisting a will passively: the other's margin
    Will(Component),
    /// resisting it actively
    Repel,
    /// first aid
    Aid {
        /// for whom
        whom: Id,
        /// which zone
        zone: Zone,
    },
    /// surgery
    Operate {
        /// on whom
        whom: Id,
        /// which zone
        zone: Zone,
    },
    /// does a wound heal by itself?
    Heal(Zone),
    /// the last chance
    Chance,
    /// against a poison, an illness
    Poison,
}

/// The dice of a test.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fell {
    /// the two dice
    pub dice: (u8, u8),
    /// critical dice
    pub bonus: Vec<u8>,
    /// dice of Power
    pub power: Vec<u8>,
}

/// A test with all that it was made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// who
    pub who: Id,
    /// what for
    pub purpose: Purpose,
    /// what it adds up, part by part; none of one whose tests have one value
    pub parts: Vec<(Part, u8)>,
    /// the one value of all its tests
    pub quick: Option<i8>,
    /// the talent, and its level
    pub talent: Option<(String, i8)>,
    /// everything else
    pub mods: Vec<Mod>,
    /// Energies put in
    pub stake: Stake,
    /// the game master rolls, and tells nobody
    pub hidden: bool,
    /// a critical success at this and less; 0: there is none
    pub threshold: u8,
    /// how many dice a critical success adds
    pub extra: u8,
    /// the dice
    pub fell: Fell,
    /// what it came to
    pub outcome: Outcome,
}

impl Roll {
    /// The value that the dice must stay below (rules 2).
    #[must_use]
    pub fn value(&self) -> i32 {
        let parts = self.parts.iter().fold(0, |sum: i32, (_, score)| sum.saturating_add((*score).into()));
        let talent = self.talent.as_ref().map_or(0, |(_, level)| i32::from(*level));
        let base = parts.saturating_add(self.quick.unwrap_or(0).into()).saturating_add(talent);
        self.mods.iter().fold(base, |sum, one| sum.saturating_add(one.amount))
    }

    /// How many minutes the task takes: each point of Speed put in for that halves them where it
    /// succeeds (rules 6). Nothing where nobody said how long it is.
    #[must_use]
    pub fn minutes(&self) -> Option<u32> {
        let told = Some(self.stake.minutes).filter(|minutes| *minutes > 0)?;
        Some(told.div_ceil(self.shortened()))
    }

    /// By what the time of the task is divided: 2 for each point of Speed put in for that.
    #[must_use]
    pub fn shortened(&self) -> u32 {
        let counts = matches!(self.purpose, Purpose::Test) && self.outcome.mr().is_some();
        if counts { 1 << self.stake.haste.min(9) } else { 1 }
    }

    /// The sum of the two dice.
    #[must_use]
    pub const fn dice(&self) -> u8 {
        self.fell.dice.0.saturating_add(self.fell.dice.1)
    }

    /// The margin without critical and Power dice.
    #[must_use]
    pub fn bare(&self) -> Option<u32> {
        let dice = self.fell.bonus.iter().chain(&self.fell.power).fold(0, |sum: u32, face| sum + u32::from(*face));
        self.outcome.mr().map(|mr| mr.saturating_sub(dice))
    }

    /// The one roll of a pass, for all whom one faces hand to hand.
    #[must_use]
    pub fn is_melee(&self) -> bool {
        match &self.purpose {
            Purpose::Attack(blow) => !blow.ranged,
            Purpose::Parry(_) | Purpose::Defend(_) => true,
            Purpose::Riposte(_)
            | Purpose::Test
            | Purpose::Against(_)
            | Purpose::Faint(_)
            | Purpose::Survival(_)
            | Purpose::Will(_)
            | Purpose::Repel
            | Purpose::Aid { .. }
            | Purpose::Operate { .. }
            | Purpose::Heal(_)
            | Purpose::Chance
            | Purpose::Poison => false,
        }
    }

    /// Whom it is about beside the one who rolls.
    #[must_use]
    pub fn other(&self) -> Option<Id> {
        match &self.purpose {
            Purpose::Against(other) | Purpose::Parry(other) | Purpose::Defend(other) => Some(*other),
            Purpose::Attack(blow) | Purpose::Riposte(blow) => Some(blow.whom),
            Purpose::Aid { whom, .. } | Purpose::Operate { whom, .. } => Some(*whom),
            Purpose::Test
            | Purpose::Faint(_)
            | Purpose::Survival(_)
            | Purpose::Will(_)
            | Purpose::Repel
            | Purpose::Heal(_)
            | Purpose::Chance
            | Purpose::Poison => None,
        }
    }
}
