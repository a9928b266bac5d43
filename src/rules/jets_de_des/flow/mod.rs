//! The flow of a fight at the keyboard: what the box proposes, and what each key means now.

mod allowed;
mod boxed;
mod chances;
mod does;
mod form;
mod hit;
mod labels;
mod lists;
mod planned;
mod proposal;
mod rolling;
mod spending;
mod stage;
mod step;
mod subject;
mod turn;

#[cfg(test)]
mod tests;

pub use boxed::now;
pub use does::does;
pub use labels::{die_label, roller, verb_label, verb_short};
pub use step::step;
