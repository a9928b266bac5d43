//! The library: what every system has of stat blocks and gear.

mod file;
pub mod jets_de_des;
mod name;
pub mod savage;
pub mod simulacres;

use crate::rules;
use crate::rules::contract::Shelf;
use crate::rules::{Books, Shelves};

/// The libraries of all systems.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    /// that of Savage Worlds
    pub savage: savage::Library,
    /// that of Jets de dés
    pub jets_de_des: jets_de_des::Library,
    /// that of SimulacreS
    pub simulacres: simulacres::Library,
}

impl Shelves for Library {
    fn books(&self) -> Books {
        Books { savage: self.savage.book().clone() }
    }

    fn savage(&self) -> &dyn Shelf<rules::savage::Combatant> {
        &self.savage
    }

    fn jets_de_des(&self) -> &dyn Shelf<rules::jets_de_des::Combatant> {
        &self.jets_de_des
    }

    fn simulacres(&self) -> &dyn Shelf<rules::simulacres::Combatant> {
        &self.simulacres
    }
}
