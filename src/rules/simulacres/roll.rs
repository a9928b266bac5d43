//! A test as it fell, with all that it was made of, and what it is for.

use serde::{Deserialize, Serialize};

use crate::view::Id;

use super::body::Zone;
use super::damage::Harm;
use super::stats::{Component, Energies, Energy, Part};

/// Where an attack aims (rules 10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Target {
    /// wherever it strikes
    #[default]
    Anywhere,
    /// torso and arms
    Upper,
    /// legs
    Lower,
    /// one zone
    Zone(Zone),
}

/// How far a shot goes, as its weapon sees it (rules 9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Distance {
    /// point blank
    PointBlank,
    /// near
    Near,
    /// as the weapon is meant to be used
    #[default]
    Normal,
    /// far
    Far,
    /// very far
    VeryFar,
}

impl Distance {
    /// All of them, from near to far.
    pub const ALL: [Self; 5] = [Self::PointBlank, Self::Near, Self::Normal, Self::Far, Self::VeryFar];

    /// Its name in commands and the state document.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::PointBlank => "point-blank",
            Self::Near => "near",
            Self::Normal => "normal",
            Self::Far => "far",
            Self::VeryFar => "very-far",
        }
    }

    /// What it adds to the test.
    #[must_use]
    pub const fn difficulty(self) -> i32 {
        match self {
            Self::PointBlank => 4,
            Self::Near => 2,
            Self::Normal => 0,
            Self::Far => -2,
            Self::VeryFar => -4,
        }
    }

    /// By how many columns it shifts damage, where a table does so (A25): the near one and the
    /// normal one do not.
    #[must_use]
    pub const fn columns(self) -> i32 {
        match self {
            Self::PointBlank => 2,
            Self::Near | Self::Normal => 0,
            Self::Far => -1,
            Self::VeryFar => -2,
        }
    }
}

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
}

/// One modifier of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mod {
    /// why
    pub reason: Reason,
    /// how much, signed
    pub amount: i32,
}

/// A blow that is struck or shot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// at whom
    pub whom: Id,
    /// the weapon; none: bare hands
    pub weapon: Option<String>,
    /// what it does
    pub harm: Harm,
    /// what it does to a single pool of life points, where that differs
    pub pool: Option<Harm>,
    /// every zone at once
    pub whole: bool,
    /// it is shot or thrown
    pub ranged: bool,
    /// where it aims
    pub aim: Target,
    /// how much of it counts is chosen
    pub dose: bool,
    /// how far
    pub distance: Distance,
}

/// A blow that has landed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// who struck
    pub by: Id,
    /// the margin that goes into damage
    pub mr: u32,
    /// the blow
    pub blow: Blow,
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
}

/// What a test came to (rules 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// it succeeded by this margin, bonus dice included
    Success {
        /// the margin
        mr: u32,
        /// a critical success
        critical: bool,
    },
    /// it failed by this margin
    Failure {
        /// the margin
        me: u32,
        /// a critical failure
        critical: bool,
    },
}

impl Outcome {
    /// The margin of a success.
    #[must_use]
    pub const fn mr(self) -> Option<u32> {
        match self {
            Self::Success { mr, .. } => Some(mr),
            Self::Failure { .. } => None,
        }
    }

    /// Whether it is critical, for better or worse.
    #[must_use]
    pub const fn is_critical(self) -> bool {
        match self {
            Self::Success { critical, .. } | Self::Failure { critical, .. } => critical,
        }
    }

    /// How good it is (rules 2.2).
    #[must_use]
    pub const fn quality(self) -> Quality {
        match self {
            Self::Success { mr: 0 | 1, .. } => Quality::Normal,
            Self::Success { mr: 2 | 3, .. } => Quality::Good,
            Self::Success { mr: 4 | 5, .. } => Quality::VeryGood,
            Self::Success { mr: 6.., .. } => Quality::Excellent,
            Self::Failure { me: 0 | 1, .. } => Quality::Almost,
            Self::Failure { me: 2 | 3, .. } => Quality::Bad,
            Self::Failure { me: 4.., .. } => Quality::VeryBad,
        }
    }
}

/// How good a test is, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quality {
    /// by 6 and more
    Excellent,
    /// by 4 or 5
    VeryGood,
    /// by 2 or 3
    Good,
    /// by 1, or by a hair
    Normal,
    /// missed by 0 or 1
    Almost,
    /// missed by 2 or 3
    Bad,
    /// missed by 4 and more
    VeryBad,
}

impl Quality {
    /// Its name in the state document.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Excellent => "excellent",
            Self::VeryGood => "very-good",
            Self::Good => "good",
            Self::Normal => "normal",
            Self::Almost => "almost",
            Self::Bad => "bad",
            Self::VeryBad => "very-bad",
        }
    }
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

    /// Whom it is about beside the one who rolls.
    #[must_use]
    pub fn other(&self) -> Option<Id> {
        match &self.purpose {
            Purpose::Against(other) | Purpose::Parry(other) | Purpose::Defend(other) => Some(*other),
            Purpose::Attack(blow) => Some(blow.whom),
            Purpose::Aid { whom, .. } | Purpose::Operate { whom, .. } => Some(*whom),
            Purpose::Test
            | Purpose::Faint(_)
            | Purpose::Survival(_)
            | Purpose::Will(_)
            | Purpose::Repel
            | Purpose::Heal(_)
            | Purpose::Chance => None,
        }
    }
}
