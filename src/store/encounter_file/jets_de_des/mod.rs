//! Encounter files of Jets de dés.

mod build;
mod combatant;
mod form;
mod gear;
mod options;
mod saved;
mod write;
mod wrong;

pub use build::encounter;
pub use combatant::block;
pub use form::{CombatantForm, WeaponBlock};
pub use gear::weapon_block;
pub use write::write;
pub use wrong::Wrong;
