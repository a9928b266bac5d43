//! What the next fight of an evening takes over from the one before.

use std::collections::BTreeSet;

use crate::texts::Lang;

/// One thing that can be taken over.
#[derive(Clone, Copy, Debug)]
pub struct Luggage {
    /// its name within the ruleset
    pub name: &'static str,
    /// what it is called
    pub label: fn(Lang) -> String,
    /// whether it usually goes along
    pub usual: bool,
}

/// What is taken over, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Carry(BTreeSet<&'static str>);

impl Carry {
    /// What usually goes along.
    #[must_use]
    pub fn usual(all: &[Luggage]) -> Self {
        Self(all.iter().filter(|one| one.usual).map(|one| one.name).collect())
    }

    /// Whether this goes along.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains(name)
    }

    /// Takes this along, or leaves it behind where it went along.
    pub fn switch(&mut self, name: &'static str) {
        if !self.0.remove(name) {
            self.0.insert(name);
        }
    }
}
