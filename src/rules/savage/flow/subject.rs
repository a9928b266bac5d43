//! Whom the letters serve: who the box is about, or the row that the cursor was moved to.

use crate::rules::contract::Context;

use super::super::refusal::Refusal;
use super::super::stage::{about, stage};
use super::super::state::Encounter;
use super::super::trait_roll::Target;

/// Whom the letters serve: the row that the cursor was moved to, else who the box is about.
pub fn subject(fight: &Encounter, context: Context<'_>) -> Result<Target, Refusal> {
    let boxed = about(fight, &stage(fight)).filter(|_| !context.moved);
    boxed.map_or_else(|| row(fight, context), Ok)
}

/// The row under the cursor.
pub fn row(fight: &Encounter, context: Context<'_>) -> Result<Target, Refusal> {
    let selected = context.selected.filter(|(id, _)| fight.get(*id).is_some());
    selected.map(|(id, member)| Target { id, member }).ok_or(Refusal::NobodySelected)
}
