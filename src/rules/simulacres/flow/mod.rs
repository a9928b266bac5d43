//! The flow of a fight at the keyboard: what the box proposes, and what each key means now.

mod allowed;
mod boxed;
mod chances;
mod does;
mod form;
mod labels;
mod lists;
mod planned;
mod proposal;
mod stage;
mod step;
mod subject;

pub use boxed::now;
pub use does::does;
pub use labels::{die_label, roller, verb_label, verb_short};
pub use step::step;
