//! Encounter files of Savage Worlds.

mod build;
mod combatant;
mod form;
mod gear;
mod powder;
mod saved;
mod value;
mod write;
mod wrong;

pub use build::encounter;
pub use combatant::block;
pub use form::{CombatantForm, Skills, WeaponBlock};
pub use gear::{named as named_power, weapon_block};
pub use write::write;
pub use wrong::Wrong;
