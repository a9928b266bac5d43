//! How heroes are built and advance (seed 004): what it costs, and what it may buy.

mod given;

pub use given::Building;
