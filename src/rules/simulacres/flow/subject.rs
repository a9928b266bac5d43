//! Whom the letters serve: who the box is about, or the row that the cursor was moved to.

use crate::rules::contract::Context;
use crate::view::Id;

use super::super::refusal::Refusal;
use super::super::state::Encounter;
use super::stage::{about, stage};

/// Whom the letters serve: the row that the cursor was moved to, else who the box is about.
///
/// # Errors
/// The box is about nobody, and no row is chosen.
pub fn subject(fight: &Encounter, context: Context<'_>) -> Result<Id, Refusal> {
    let boxed = about(&stage(fight)).filter(|_| !context.moved);
    boxed.map_or_else(|| row(fight, context), Ok)
}

/// The row under the cursor.
///
/// # Errors
/// No row is chosen.
pub fn row(fight: &Encounter, context: Context<'_>) -> Result<Id, Refusal> {
    let selected = context.selected.filter(|(id, _)| fight.get(*id).is_some());
    selected.map(|(id, _)| id).ok_or(Refusal::NobodySelected)
}
