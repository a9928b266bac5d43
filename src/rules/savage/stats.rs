//! A stat block: what a combatant is worth before anything happens to it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::dice::{Damage, Die, Level};

use super::black_powder::adept::Adept;
use super::build::Building;
use super::manner::Template;
use super::power::Power;
use super::rank::Rank;

/// The five attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Attribute {
    /// quickness
    Agility,
    /// wits
    Smarts,
    /// will
    Spirit,
    /// muscle
    Strength,
    /// health
    Vigor,
}

impl Attribute {
    /// All five, in the order of a sheet.
    pub const ALL: [Self; 5] = [Self::Agility, Self::Smarts, Self::Spirit, Self::Strength, Self::Vigor];

    /// Its canonical English name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Agility => "Agility",
            Self::Smarts => "Smarts",
            Self::Spirit => "Spirit",
            Self::Strength => "Strength",
            Self::Vigor => "Vigor",
        }
    }
}

/// The skill of whoever fights hand to hand, and of Parry.
pub const FIGHTING: &str = "Fighting";

/// A Trait: an attribute, or a skill by its canonical English name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Trait {
    /// one of the five attributes
    Attribute(Attribute),
    /// a skill
    Skill(SmolStr),
}

impl Trait {
    /// The Trait of that canonical English name; whatever is no attribute is a skill.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Attribute::ALL
            .into_iter()
            .find(|attribute| attribute.name().eq_ignore_ascii_case(name))
            .map_or_else(|| Self::Skill(name.into()), Self::Attribute)
    }

    /// A skill.
    #[must_use]
    pub fn skill(name: &str) -> Self {
        Self::Skill(name.into())
    }

    /// Its canonical English name.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Attribute(attribute) => attribute.name(),
            Self::Skill(name) => name,
        }
    }
}

/// Where a blow lands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Location {
    /// the body, where nothing else is said
    #[default]
    Torso,
    /// the head
    Head,
    /// an arm
    Arms,
    /// a leg
    Legs,
}

impl Location {
    /// Its word in commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Torso => "torso",
            Self::Head => "head",
            Self::Arms => "arms",
            Self::Legs => "legs",
        }
    }
}

/// Armour points by location.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Armor {
    /// on the body
    pub torso: i32,
    /// on the head
    pub head: i32,
    /// on the arms
    pub arms: i32,
    /// on the legs
    pub legs: i32,
}

impl Armor {
    /// The points at one location: armour elsewhere does not help (rules 9.11).
    #[must_use]
    pub const fn at(self, location: Location) -> i32 {
        match location {
            Location::Torso => self.torso,
            Location::Head => self.head,
            Location::Arms => self.arms,
            Location::Legs => self.legs,
        }
    }
}

/// A weapon with its numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of its own in the library")]
pub struct Weapon {
    /// its canonical English name, or the one that the file gives it
    pub name: String,
    /// what it does
    pub damage: Damage,
    /// short, medium and long range in squares
    pub range: Option<(u32, u32, u32)>,
    /// points of armour that it ignores
    pub ap: i32,
    /// what it adds to the wielder's Parry
    pub parry: i32,
    /// squares beyond the next one
    pub reach: u32,
    /// shots in one action
    pub rof: u8,
    /// actions to load it again
    pub reload: u8,
    /// the Strength that it wants, where it is not that of its die
    pub min_strength: Option<Die>,
    /// hands that it takes
    pub hands: u8,
    /// the skill that it is used with, where it is not the usual one
    pub skill: Option<String>,
    /// a melee weapon that can be thrown as far as its range
    pub thrown: bool,
    /// +2 on Shooting; 3d6, 2d6 and 1d6 by range (rules 9.6)
    pub shotgun: bool,
    /// −2 where the shooter has moved in this round (rules 9.6)
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub snapfire: bool,
    /// no weapon, but what lies at hand: −1 to hit with it (rules 9.17)
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub improvised: bool,
    /// the template that it takes, where it strikes whatever is under it (rules 9.18)
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub template: Option<Template>,
}

impl Weapon {
    /// Bare hands: Strength alone.
    #[must_use]
    pub const fn bare() -> Self {
        Self {
            name: String::new(),
            damage: Damage::bare(),
            range: None,
            ap: 0,
            parry: 0,
            reach: 0,
            rof: 1,
            reload: 0,
            min_strength: None,
            hands: 1,
            skill: None,
            thrown: false,
            shotgun: false,
            snapfire: false,
            improvised: false,
            template: None,
        }
    }

    /// Whether it is used hand to hand when nothing else is said.
    #[must_use]
    pub const fn is_melee(&self) -> bool {
        self.range.is_none() || self.thrown
    }

    /// The smallest Strength die that uses it in full: its entry, else its biggest die where it
    /// adds to Strength (rules 10.1).
    #[must_use]
    pub fn wants(&self) -> Option<Die> {
        self.min_strength.or_else(|| self.damage.strength.then(|| self.damage.dice.iter().copied().max()).flatten())
    }
}

/// The five attributes of a stat block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Attributes {
    /// quickness
    pub agility: Level,
    /// wits
    pub smarts: Level,
    /// will
    pub spirit: Level,
    /// muscle
    pub strength: Level,
    /// health
    pub vigor: Level,
}

impl Default for Attributes {
    fn default() -> Self {
        let average = Level::AVERAGE;
        Self { agility: average, smarts: average, spirit: average, strength: average, vigor: average }
    }
}

impl Attributes {
    /// One of the five.
    #[must_use]
    pub const fn get(&self, attribute: Attribute) -> Level {
        match attribute {
            Attribute::Agility => self.agility,
            Attribute::Smarts => self.smarts,
            Attribute::Spirit => self.spirit,
            Attribute::Strength => self.strength,
            Attribute::Vigor => self.vigor,
        }
    }

    /// Puts another level in its place.
    pub const fn set(&mut self, attribute: Attribute, level: Level) {
        match attribute {
            Attribute::Agility => self.agility = level,
            Attribute::Smarts => self.smarts = level,
            Attribute::Spirit => self.spirit = level,
            Attribute::Strength => self.strength = level,
            Attribute::Vigor => self.vigor = level,
        }
    }
}

/// What a combatant is worth before anything happens to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stats {
    /// the stat block of the library that it came from
    pub like: Option<String>,
    /// the five attributes
    pub attributes: Attributes,
    /// skills by canonical English name; what is not here is rolled unskilled
    pub skills: BTreeMap<String, Level>,
    /// edges by canonical English name; unknown ones are kept and shown
    pub edges: Vec<String>,
    /// hindrances, likewise
    pub hindrances: Vec<String>,
    /// armour points
    pub armor: Armor,
    /// weapons, the one in hand first
    pub weapons: Vec<Weapon>,
    /// added to Toughness
    pub size: i32,
    /// Pace where it is not the derived one, before wounds
    pub pace: Option<i32>,
    /// Parry where it is not the derived one, weapon and edges included
    pub parry: Option<i32>,
    /// Toughness where it is not the derived one, armour of the torso included
    pub toughness: Option<i32>,
    /// experience points
    #[serde(default, skip_serializing_if = "is_none")]
    pub experience: u16,
    /// the rank where it is not the one by experience
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<Rank>,
    /// edges that cost nothing, where it is not the usual number
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub free_edges: Option<u8>,
    /// Power Points of one who is rested (rules 14)
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power_points: Option<u8>,
    /// what it knows of magic by Black Powder
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_powder: Option<Box<Adept>>,
    /// the powers that it can cast
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub powers: Vec<Power>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
const fn is_none(points: &u16) -> bool {
    *points == 0
}

impl Stats {
    /// The rank: the one that is given, else the one by experience.
    #[must_use]
    pub fn rank(&self, building: &Building) -> Rank {
        self.rank.unwrap_or_else(|| Rank::by(self.experience, &building.ranks))
    }

    /// Whether it has this edge or hindrance, by canonical English name.
    #[must_use]
    #[inline]
    pub fn has(&self, name: &str) -> bool {
        // Most have none at all, and are not asked for each.
        !(self.edges.is_empty() && self.hindrances.is_empty()) && self.lists(name)
    }

    fn lists(&self, name: &str) -> bool {
        self.edges.iter().any(|own| own == name) || self.hindrances.iter().any(|own| own == name)
    }
}
