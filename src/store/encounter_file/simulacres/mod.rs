//! Encounter files of SimulacreS.

mod body;
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
pub use form::{BodyForm, CombatantForm, WeaponBlock};
pub use gear::{protection, weapon_block};
pub use write::write;
pub use wrong::Wrong;
