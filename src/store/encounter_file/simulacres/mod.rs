//! Encounter files of SimulacreS.

mod build;
mod combatant;
mod form;
mod write;
mod wrong;

pub use build::encounter;
pub use combatant::{block, weapon_block};
pub use form::{CombatantForm, WeaponBlock};
pub use write::write;
pub use wrong::Wrong;
