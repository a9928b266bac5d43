//! The test that a call would make, before its dice.

use crate::rules::contract::{Call, NoShelf};

use super::super::command::Command;
use super::super::plan;
use super::super::refusal::Refusal;
use super::super::roll::{Purpose, Roll};
use super::super::state::Encounter;
use super::super::verbs::resolve;

/// The test of a call; nothing where it makes none.
///
/// # Errors
/// A name that is nobody's, or the rules forbid it.
pub fn planned(fight: &Encounter, call: &Call) -> Result<Option<Roll>, Refusal> {
    match resolve(fight, call, &NoShelf)? {
        Some(Command::Roll { who, sum, terms }) => plan::test(fight, who, Purpose::Test, &sum, &terms).map(Some),
        Some(_) | None => Ok(None),
    }
}
