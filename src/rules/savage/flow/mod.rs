//! The flow of a fight at the keyboard: what the box proposes, and what each key means now.

mod again;
mod allowed;
mod bennies;
mod boxed;
mod care;
mod casting;
mod chances;
mod contests;
mod does;
mod drafted;
mod form;
mod labels;
mod lasting;
mod magic;
mod matrix;
mod objects;
mod other;
mod powers;
mod proposal;
mod spell;
mod step;
mod strayed;
mod subject;
mod turn;
mod ways;
mod worth;

pub use boxed::now;
pub use does::does;
pub use labels::{die_label, roller, verb_label, verb_short};
pub use matrix::matrix;
pub use spell::waits;
pub use step::step;
