//! What a combatant is before the fight touches it: scores, talents, Energies, weapons, a shield.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::damage::Harm;

/// A Component: one part of every test (rules 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Component {
    /// the body
    Body,
    /// feelings, faith
    Heart,
    /// reason
    Mind,
    /// the animal in us
    Instincts,
}

/// A Means: one part of every test (rules 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Means {
    /// to perceive
    Perception,
    /// to do
    Action,
    /// to want
    Desire,
    /// to withstand
    Resistance,
}

impl Component {
    /// All of them, in the order of the rules.
    pub const ALL: [Self; 4] = [Self::Body, Self::Heart, Self::Mind, Self::Instincts];

    /// Its English name, which stands in commands and the state document.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Body => "Body",
            Self::Heart => "Heart",
            Self::Mind => "Mind",
            Self::Instincts => "Instincts",
        }
    }
}

impl Means {
    /// All of them, in the order of the rules.
    pub const ALL: [Self; 4] = [Self::Perception, Self::Action, Self::Desire, Self::Resistance];

    /// Its English name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Perception => "Perception",
            Self::Action => "Action",
            Self::Desire => "Desire",
            Self::Resistance => "Resistance",
        }
    }
}

/// What a Domain is called in files: hands and feet, people.
pub const HUMAN: &str = "Human";
/// Things that were made: weapons, doors.
pub const MATERIAL: &str = "Material";
/// Beasts and plants.
pub const NATURAL: &str = "Natural";

/// One part of a test. A Domain that nobody listed is the table's own.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Part {
    /// a Component
    Component(Component),
    /// a Means
    Means(Means),
    /// a Domain by its English name, or as the table calls it
    Domain(String),
}

impl Part {
    /// Its English name, or the table's.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Component(component) => component.name(),
            Self::Means(means) => means.name(),
            Self::Domain(name) => name,
        }
    }
}

/// The four Components, 1 to 7 each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Components {
    /// Body
    pub body: u8,
    /// Heart
    pub heart: u8,
    /// Mind
    pub mind: u8,
    /// Instincts
    pub instincts: u8,
}

/// The four Means, 0 to 5 each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeansScores {
    /// Perception
    pub perception: u8,
    /// Action
    pub action: u8,
    /// Desire
    pub desire: u8,
    /// Resistance
    pub resistance: u8,
}

impl Components {
    /// The score of a Component.
    #[must_use]
    pub const fn get(self, component: Component) -> u8 {
        match component {
            Component::Body => self.body,
            Component::Heart => self.heart,
            Component::Mind => self.mind,
            Component::Instincts => self.instincts,
        }
    }

    /// Another score for a Component.
    pub const fn set(&mut self, component: Component, score: u8) {
        match component {
            Component::Body => self.body = score,
            Component::Heart => self.heart = score,
            Component::Mind => self.mind = score,
            Component::Instincts => self.instincts = score,
        }
    }
}

impl MeansScores {
    /// The score of a Means.
    #[must_use]
    pub const fn get(self, means: Means) -> u8 {
        match means {
            Means::Perception => self.perception,
            Means::Action => self.action,
            Means::Desire => self.desire,
            Means::Resistance => self.resistance,
        }
    }

    /// Another score for a Means.
    pub const fn set(&mut self, means: Means, score: u8) {
        match means {
            Means::Perception => self.perception = score,
            Means::Action => self.action = score,
            Means::Desire => self.desire = score,
            Means::Resistance => self.resistance = score,
        }
    }
}

/// A talent: its level, or that it cannot even be tried (X).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Talent {
    /// X: what needs it fails without a roll
    Never,
    /// added to the test: −4, −2, 0, +1, +2, +3
    At(i8),
}

/// A basic Energy (rules 1, 5 and 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Energy {
    /// strength of body and will
    Power,
    /// speed
    Speed,
    /// care
    Precision,
}

impl Energy {
    /// All of them, in the order of the rules.
    pub const ALL: [Self; 3] = [Self::Power, Self::Speed, Self::Precision];

    /// Its English name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Power => "Power",
            Self::Speed => "Speed",
            Self::Precision => "Precision",
        }
    }
}

/// Points of each Energy: a score, or points put in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Energies {
    /// Power
    pub power: u8,
    /// Speed
    pub speed: u8,
    /// Precision
    pub precision: u8,
}

impl Energies {
    /// The points of an Energy.
    #[must_use]
    pub const fn get(self, energy: Energy) -> u8 {
        match energy {
            Energy::Power => self.power,
            Energy::Speed => self.speed,
            Energy::Precision => self.precision,
        }
    }

    /// Other points of an Energy.
    pub const fn set(&mut self, energy: Energy, points: u8) {
        match energy {
            Energy::Power => self.power = points,
            Energy::Speed => self.speed = points,
            Energy::Precision => self.precision = points,
        }
    }

    /// All of them together.
    #[must_use]
    pub const fn sum(self) -> u8 {
        self.power.saturating_add(self.speed).saturating_add(self.precision)
    }
}

/// How a weapon is used (rules 8 and 9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WeaponKind {
    /// hand to hand, with a thing: Material
    #[default]
    Melee,
    /// fists and feet: Human
    Bare,
    /// shot or thrown
    Ranged,
}

/// A weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weapon {
    /// its name
    pub name: String,
    /// how it is used
    pub kind: WeaponKind,
    /// what it does, zone by zone where it strikes the whole body
    pub harm: Harm,
    /// what it does to one with a single pool of PV, where that differs (rules 17)
    pub pool: Option<Harm>,
    /// it strikes every zone at once: a grenade, fire (rules 11.4)
    pub whole: bool,
    /// it needs both hands
    pub two_handed: bool,
    /// the talent that it is used with
    pub talent: Option<String>,
    /// what one who lacks that talent has instead: −2 for a light weapon, −4 for others
    pub untrained: i8,
}

/// A shield (rules 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shield {
    /// 1 off the opponent's test
    Small,
    /// 2 off the opponent's test
    Large,
}

/// A stat block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stats {
    /// the stat block of the library that it is like
    pub like: Option<String>,
    /// the Components
    pub components: Components,
    /// the Means
    pub means: MeansScores,
    /// Domains by name; one that is not there counts 0
    pub domains: BTreeMap<String, u8>,
    /// talents by name
    pub talents: BTreeMap<String, Talent>,
    /// the basic Energies
    pub energies: Energies,
    /// one value for every test, instead of all that (rules 17)
    pub quick: Option<i8>,
    /// a shield at hand
    pub shield: Option<Shield>,
    /// weapons, the usual one first
    pub weapons: Vec<Weapon>,
    /// its weapon arm is the left one
    pub left_handed: bool,
}

impl Default for Stats {
    fn default() -> Self {
        let domains = [(HUMAN, 1), (MATERIAL, 1)];
        Self {
            like: None,
            components: Components { body: 4, heart: 4, mind: 4, instincts: 4 },
            means: MeansScores { perception: 2, action: 2, desire: 2, resistance: 2 },
            domains: domains.into_iter().map(|(name, score)| (name.to_owned(), score)).collect(),
            talents: BTreeMap::new(),
            energies: Energies::default(),
            quick: None,
            shield: None,
            weapons: Vec::new(),
            left_handed: false,
        }
    }
}

impl Stats {
    /// The score of a part of a test.
    #[must_use]
    pub fn score(&self, part: &Part) -> u8 {
        match part {
            Part::Component(component) => self.components.get(*component),
            Part::Means(means) => self.means.get(*means),
            Part::Domain(name) => self.domains.get(name).copied().unwrap_or(0),
        }
    }
}
