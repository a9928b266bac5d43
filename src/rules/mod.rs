//! The closed enums over all rulesets: the one file that knows them all.

pub mod contract;
pub mod roster;
pub mod savage;
