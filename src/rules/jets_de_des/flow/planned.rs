//! The roll that a call would make, and what it would come to.

use crate::rules::contract::{Call, NoShelf};

use super::super::plan::plan;
use super::super::refusal::Refusal;
use super::super::roll::Roll;
use super::super::state::Encounter;
use super::super::verbs::resolve;

/// The roll of a call before its dice; nothing where it makes none.
///
/// # Errors
/// A name that is nobody's, or the rules forbid it.
pub fn planned(fight: &Encounter, call: &Call) -> Result<Option<Roll>, Refusal> {
    match resolve(fight, call, &NoShelf)? {
        Some(command) => Ok(plan(fight, &command)?.map(|(roll, _)| roll)),
        None => Ok(None),
    }
}
