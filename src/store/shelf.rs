//! The library as the rules see it: stat blocks by name.

use crate::rules::Shelves;
use crate::rules::contract::Shelf;
use crate::rules::savage::Combatant;

use super::library::Library;

impl Shelf<Combatant> for Library {
    fn find(&self, name: &str) -> Option<Combatant> {
        self.template(name)
    }

    fn names(&self) -> Vec<String> {
        self.template_names().map(str::to_owned).collect()
    }
}

impl Shelves for Library {
    fn savage(&self) -> &dyn Shelf<Combatant> {
        self
    }
}
