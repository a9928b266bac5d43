//! Dice and where their faces come from.

mod damage;
mod die;
mod entry;
mod source;
mod throw;

pub use damage::{Damage, Ruin};
pub use die::{Die, Level, NotADie};
pub use entry::{Entry, Told};
pub use source::{Ask, Dice, Entered, Halt, Preview, Purpose, Scripted};
pub use throw::Throw;
