//! Dice and where their faces come from.

mod damage;
mod die;
mod entry;
mod faces;
mod source;
mod throw;

pub use damage::{Damage, Ruin};
pub use die::{Die, Level, NotADie};
pub use entry::{Entry, Told};
pub use faces::{AZERTY, Reading, Stroke, digit, read_face, stroke};
pub use source::{Ask, Dice, Entered, Faces, Halt, Preview, Purpose, Scripted};
pub use throw::Throw;
