//! What a combatant is before the fight touches it: scores, skills, protection, weapons.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::wounds::Level;

/// One of the six characteristics, scored 0 to 10 (rules 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Characteristic {
    /// taking damage, toxins, long effort
    Endurance,
    /// melee, heavy weapons and armour
    Strength,
    /// ranged attacks, aimed strikes
    Precision,
    /// order of declaration and action, dodging
    Speed,
    /// fear, mental pressure
    Determination,
    /// perception, ambush, insight
    Sensitivity,
}

impl Characteristic {
    /// All of them, in the order of the rules.
    pub const ALL: [Self; 6] =
        [Self::Endurance, Self::Strength, Self::Precision, Self::Speed, Self::Determination, Self::Sensitivity];

    /// Its English name, which stands in files and the state document.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Endurance => "Endurance",
            Self::Strength => "Strength",
            Self::Precision => "Precision",
            Self::Speed => "Speed",
            Self::Determination => "Determination",
            Self::Sensitivity => "Sensitivity",
        }
    }
}

/// A sum of two characteristics (rules 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Attribute {
    /// Endurance and Strength
    Might,
    /// Precision and Speed
    Reflexes,
    /// Determination and Sensitivity
    Will,
}

impl Attribute {
    /// All of them, in the order of the rules.
    pub const ALL: [Self; 3] = [Self::Might, Self::Reflexes, Self::Will];

    /// Its English name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Might => "Might",
            Self::Reflexes => "Reflexes",
            Self::Will => "Will",
        }
    }

    /// The two characteristics that it sums.
    #[must_use]
    pub const fn parts(self) -> [Characteristic; 2] {
        match self {
            Self::Might => [Characteristic::Endurance, Characteristic::Strength],
            Self::Reflexes => [Characteristic::Precision, Characteristic::Speed],
            Self::Will => [Characteristic::Determination, Characteristic::Sensitivity],
        }
    }
}

/// What a pool of dice is made of: one characteristic, or an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pool {
    /// one characteristic
    Of(Characteristic),
    /// a sum of two
    Sum(Attribute),
}

impl Pool {
    /// Its English name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Of(characteristic) => characteristic.name(),
            Self::Sum(attribute) => attribute.name(),
        }
    }

    /// The characteristics in it.
    #[must_use]
    pub fn parts(self) -> Vec<Characteristic> {
        match self {
            Self::Of(characteristic) => vec![characteristic],
            Self::Sum(attribute) => attribute.parts().to_vec(),
        }
    }

    /// The pool of an English name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let single = Characteristic::ALL.into_iter().map(Self::Of);
        single.chain(Attribute::ALL.into_iter().map(Self::Sum)).find(|pool| pool.name() == name)
    }
}

/// The six scores, 0 to 10 each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scores {
    /// Endurance
    pub endurance: u8,
    /// Strength
    pub strength: u8,
    /// Precision
    pub precision: u8,
    /// Speed
    pub speed: u8,
    /// Determination
    pub determination: u8,
    /// Sensitivity
    pub sensitivity: u8,
}

impl Scores {
    /// An ordinary person: 2 in everything.
    pub const AVERAGE: Self =
        Self { endurance: 2, strength: 2, precision: 2, speed: 2, determination: 2, sensitivity: 2 };

    /// The score of a characteristic.
    #[must_use]
    pub const fn get(self, characteristic: Characteristic) -> u8 {
        match characteristic {
            Characteristic::Endurance => self.endurance,
            Characteristic::Strength => self.strength,
            Characteristic::Precision => self.precision,
            Characteristic::Speed => self.speed,
            Characteristic::Determination => self.determination,
            Characteristic::Sensitivity => self.sensitivity,
        }
    }

    /// Another score for a characteristic.
    pub const fn set(&mut self, characteristic: Characteristic, score: u8) {
        match characteristic {
            Characteristic::Endurance => self.endurance = score,
            Characteristic::Strength => self.strength = score,
            Characteristic::Precision => self.precision = score,
            Characteristic::Speed => self.speed = score,
            Characteristic::Determination => self.determination = score,
            Characteristic::Sensitivity => self.sensitivity = score,
        }
    }
}

/// Resistance points tied to a characteristic: spent like mastery on Resistance rolls (rules 5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resistance {
    /// what the trait is called; empty where it has no name
    pub name: String,
    /// the characteristic that it helps
    pub on: Characteristic,
    /// how many points
    pub points: u8,
}

/// A weapon or a method of attack (rules 7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weapon {
    /// its name
    pub name: String,
    /// the skill that is usually rolled with it
    pub skill: Option<String>,
    /// the characteristic that is usually rolled with it
    pub on: Characteristic,
    /// damage of a hit without margin; none: what the encounter says
    pub damage: Option<u8>,
    /// the level that it hits directly; none: from the first upwards
    pub level: Option<Level>,
    /// what kind of wound it makes, in the table's words
    pub nature: Option<String>,
}

/// A stat block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stats {
    /// the stat block of the library that it is like
    pub like: Option<String>,
    /// the six scores
    pub scores: Scores,
    /// what an attack must reach: the protection worn
    pub defence: u8,
    /// Degrees of Mastery by skill
    pub skills: BTreeMap<String, u8>,
    /// traits that help to resist
    pub traits: Vec<Resistance>,
    /// weapons, the usual one first
    pub weapons: Vec<Weapon>,
}

impl Default for Stats {
    fn default() -> Self {
        Self {
            like: None,
            scores: Scores::AVERAGE,
            defence: 1,
            skills: BTreeMap::new(),
            traits: Vec::new(),
            weapons: Vec::new(),
        }
    }
}
