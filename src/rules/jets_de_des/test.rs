//! A test: a pool against a difficulty (rules 2 and 3).

use crate::view::Id;

use super::command::Terms;
use super::refusal::Refusal;
use super::roll::{Purpose, Roll};
use super::state::Encounter;
use super::stats::Pool;
use super::throw::{self, Task};

/// The test before its dice.
///
/// # Errors
/// The rules forbid it.
pub fn plan(fight: &Encounter, who: Id, pool: Pool, difficulty: i32, terms: &Terms) -> Result<Roll, Refusal> {
    let skill = terms.skill.as_deref();
    throw::plan(fight, Task { who, purpose: Purpose::Test, pool, skill, difficulty }, terms)
}
