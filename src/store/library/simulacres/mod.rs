//! The library of SimulacreS: stat blocks, weapons and protections by name.

mod file;

use std::collections::BTreeMap;

use crate::rules::contract::Shelf;
use crate::rules::simulacres::{Combatant, Gauge, Stats, Weapon, Zone};
use crate::store::encounter_file::simulacres::BodyForm;
use crate::texts::{Words, canonical, fold};
use crate::view::Side;

use super::name::called;

pub use file::BUILT_IN;

/// Stat blocks, weapons and protections by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    weapons: BTreeMap<String, Weapon>,
    /// by canonical name: what it takes off
    protections: BTreeMap<String, u8>,
    /// by folded name: the name as written, and the block
    blocks: BTreeMap<String, (String, Block)>,
}

/// A stat block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// its numbers
    pub stats: Stats,
    /// protection by zone
    pub worn: BTreeMap<Zone, u8>,
    /// breath, where it has not the usual one
    pub breath: Option<Gauge>,
    /// psychic balance, where it has not the usual one
    pub balance: Option<Gauge>,
    /// where its life points are, as far as it says
    pub body: Option<BodyForm>,
    /// the remarks that come with it
    pub notes: Vec<String>,
}

impl Library {
    /// A weapon by its name in any language.
    #[must_use]
    pub fn weapon(&self, name: &str) -> Option<&Weapon> {
        let known = canonical(Words::Weapon, name);
        self.weapons.get(&fold(known.as_deref().unwrap_or(name)))
    }

    /// The names of all weapons.
    pub fn weapon_names(&self) -> impl Iterator<Item = &str> {
        self.weapons.values().map(|weapon| weapon.name.as_str())
    }

    /// What a protection takes off, by its name in any language.
    #[must_use]
    pub fn protection(&self, name: &str) -> Option<u8> {
        let known = canonical(Words::Armor, name);
        self.protections.get(known.as_deref().unwrap_or(name)).copied()
    }

    /// The names of all protections.
    pub fn protection_names(&self) -> impl Iterator<Item = &str> {
        self.protections.keys().map(String::as_str)
    }

    /// The names of all stat blocks, the canonical English ones where they have such.
    pub fn template_names(&self) -> impl Iterator<Item = &str> {
        self.blocks.values().map(|(name, _)| name.as_str())
    }

    /// A stat block by its name in any language.
    #[must_use]
    pub fn block(&self, name: &str) -> Option<&Block> {
        self.named(name).map(|(_, block)| block)
    }

    fn named(&self, name: &str) -> Option<&(String, Block)> {
        let known = canonical(Words::Template, name);
        self.blocks.get(&fold(known.as_deref().unwrap_or(name)))
    }
}

impl Shelf<Combatant> for Library {
    fn find(&self, name: &str) -> Option<Combatant> {
        let (own, block) = self.named(name)?;
        let mut one = block.combatant(called(own, name), Side::Foes, None);
        one.stats.like = Some(own.clone());
        Some(one)
    }

    fn names(&self) -> Vec<String> {
        self.template_names().map(str::to_owned).collect()
    }
}
