//! The closed enums over all rulesets: the one file that knows them all.

pub mod contract;
mod forecast;
pub mod jets_de_des;
pub mod phrase;
mod play;
pub mod roster;
pub mod savage;
mod show;
pub mod simulacres;

pub use forecast::Forecast;

use serde::{Deserialize, Serialize};

use contract::{NoShelf, Shelf, Verb};

/// Every ruleset: what it is called at the table, and its table of verbs.
pub static RULESETS: &[(&str, &[Verb])] =
    &[("Savage Worlds", savage::VERBS), ("Jets de dés", jets_de_des::VERBS), ("SimulacreS", simulacres::VERBS)];

/// A fight, whatever its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Encounter {
    /// Savage Worlds
    Savage(Box<savage::Encounter>),
    /// Jets de dés
    Jets(Box<jets_de_des::Encounter>),
    /// SimulacreS
    Simulacres(Box<simulacres::Encounter>),
}

/// Something asked of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Savage Worlds
    Savage(savage::Command),
    /// Jets de dés
    Jets(jets_de_des::Command),
    /// SimulacreS
    Simulacres(simulacres::Command),
}

/// A fact of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Savage Worlds
    Savage(savage::Event),
    /// Jets de dés
    Jets(jets_de_des::Event),
    /// SimulacreS
    Simulacres(simulacres::Event),
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// for a reason that any ruleset may have
    Shared(contract::Refusal),
    /// for a reason of Savage Worlds
    Savage(savage::Refusal),
    /// for a reason of Jets de dés
    Jets(jets_de_des::Refusal),
    /// for a reason of SimulacreS
    Simulacres(simulacres::Refusal),
}

impl Refusal {
    /// The reason, where any ruleset may have it.
    #[must_use]
    pub const fn shared(&self) -> Option<&contract::Refusal> {
        match self {
            Self::Shared(shared) => Some(shared),
            Self::Savage(_) | Self::Jets(_) | Self::Simulacres(_) => None,
        }
    }
}

impl From<savage::Refusal> for Refusal {
    fn from(refusal: savage::Refusal) -> Self {
        match refusal {
            savage::Refusal::Shared(shared) => Self::Shared(shared),
            own => Self::Savage(own),
        }
    }
}

impl From<jets_de_des::Refusal> for Refusal {
    fn from(refusal: jets_de_des::Refusal) -> Self {
        match refusal {
            jets_de_des::Refusal::Shared(shared) => Self::Shared(shared),
            own => Self::Jets(own),
        }
    }
}

impl From<simulacres::Refusal> for Refusal {
    fn from(refusal: simulacres::Refusal) -> Self {
        match refusal {
            simulacres::Refusal::Shared(shared) => Self::Shared(shared),
            own => Self::Simulacres(own),
        }
    }
}

impl From<contract::Refusal> for Refusal {
    fn from(refusal: contract::Refusal) -> Self {
        Self::Shared(refusal)
    }
}

/// What building heroes needs to know, of each ruleset that builds them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Books {
    /// Savage Worlds
    pub savage: savage::build::Book,
}

/// The libraries of all rulesets.
pub trait Shelves {
    /// What building heroes needs to know; nothing where a library does not say.
    fn books(&self) -> Books {
        Books::default()
    }

    /// Stat blocks for Savage Worlds.
    fn savage(&self) -> &dyn Shelf<savage::Combatant>;

    /// Stat blocks for Jets de dés.
    fn jets_de_des(&self) -> &dyn Shelf<jets_de_des::Combatant>;

    /// Stat blocks for SimulacreS.
    fn simulacres(&self) -> &dyn Shelf<simulacres::Combatant>;
}

/// Libraries with nothing in them, for looking at calls that need none.
pub struct NoShelves;

impl Shelves for NoShelves {
    fn savage(&self) -> &dyn Shelf<savage::Combatant> {
        &NoShelf
    }

    fn jets_de_des(&self) -> &dyn Shelf<jets_de_des::Combatant> {
        &NoShelf
    }

    fn simulacres(&self) -> &dyn Shelf<simulacres::Combatant> {
        &NoShelf
    }
}
