//! The library of Savage Worlds: stat blocks, weapons and armour by name.

mod building;
mod file;

use std::collections::BTreeMap;

pub use file::BUILT_IN;

use crate::rules::contract::Shelf;
use crate::rules::savage::build::Book;
use crate::rules::savage::{Armor, Combatant, Kind, Power, Stats, Weapon};
use crate::texts::{Words, canonical, fold};
use crate::view::Side;

use super::name::called;

/// Stat blocks, weapons and armour by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    weapons: BTreeMap<String, Weapon>,
    armor: BTreeMap<String, i32>,
    powers: BTreeMap<String, Power>,
    /// by folded name: the name as written, and the block
    blocks: BTreeMap<String, (String, Rank)>,
    book: Book,
}

/// What a stat block is besides its numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rank {
    /// Wild Card or Extra
    pub kind: Kind,
    /// its numbers
    pub stats: Stats,
    /// the remarks that come with it
    pub notes: Vec<String>,
}

impl Library {
    /// What building needs to know of skills, hindrances and edges.
    #[must_use]
    pub const fn book(&self) -> &Book {
        &self.book
    }

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

    /// A power by its name in any language.
    #[must_use]
    pub fn power(&self, name: &str) -> Option<&Power> {
        let known = canonical(Words::Effect, name);
        self.powers.get(&fold(known.as_deref().unwrap_or(name)))
    }

    /// The names of all powers.
    pub fn power_names(&self) -> impl Iterator<Item = &str> {
        self.powers.values().map(|power| power.name.as_str())
    }

    /// A piece of armour by its name in any language, worn on the body.
    #[must_use]
    pub fn armor(&self, name: &str) -> Option<Armor> {
        let known = canonical(Words::Armor, name);
        let torso = *self.armor.get(known.as_deref().unwrap_or(name))?;
        Some(Armor { torso, ..Armor::default() })
    }

    /// The names of all pieces of armour.
    pub fn armor_names(&self) -> impl Iterator<Item = &str> {
        self.armor.keys().map(String::as_str)
    }

    /// The names of all stat blocks, the canonical English ones where they have such.
    pub fn template_names(&self) -> impl Iterator<Item = &str> {
        self.blocks.values().map(|(name, _)| name.as_str())
    }

    /// A stat block by its name in any language.
    #[must_use]
    pub fn block(&self, name: &str) -> Option<&Rank> {
        let known = canonical(Words::Template, name);
        self.blocks.get(&fold(known.as_deref().unwrap_or(name))).map(|(_, rank)| rank)
    }

    /// A newcomer of a stat block, complete but for its handle: one figure, a foe, called as the
    /// block is called in the language of `name`.
    ///
    /// ```
    /// use abordage::store::Library;
    /// let warrior = Library::built_in().savage.template("guerrier ugak").expect("it is built in");
    /// assert_eq!((warrior.name.as_str(), warrior.toughness()), ("Guerrier ugak", 7));
    /// ```
    #[must_use]
    pub fn template(&self, name: &str) -> Option<Combatant> {
        let known = canonical(Words::Template, name);
        let (own, rank) = self.blocks.get(&fold(known.as_deref().unwrap_or(name)))?;
        let mut stats = rank.stats.clone();
        stats.like = Some(own.clone());
        let newcomer = Combatant::fresh(called(own, name), rank.kind, Side::Foes, None, stats);
        Some(Combatant { notes: rank.notes.clone(), ..newcomer })
    }
}

impl Shelf<Combatant> for Library {
    fn find(&self, name: &str) -> Option<Combatant> {
        self.template(name)
    }

    fn names(&self) -> Vec<String> {
        self.template_names().map(str::to_owned).collect()
    }
}
