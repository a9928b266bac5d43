//! The switches of the form: what a letter or an arrow changes in the call in the box.

use crate::rules::contract::{Call, Context, Does};

use super::super::refusal::Refusal;
use super::super::state::Encounter;
use super::proposal::in_box;

/// What ← or → changes on a row of the unfolded form.
///
/// # Errors
/// No test is in the box, or it has no such row.
pub fn step(fight: &Encounter, action: &str, by: i32, context: Context<'_>) -> Result<Does, Refusal> {
    let call = in_box(fight, context).ok_or(Refusal::NoSuchOption)?;
    switched(action, by, &call).map(Does::Draft)
}

/// The call with one option changed.
///
/// # Errors
/// The test in the box has no such option.
pub fn switched(option: &str, by: i32, call: &Call) -> Result<Call, Refusal> {
    match option {
        "number" => Ok(number(call, "mod", by)),
        "secret" => Ok(flag(call, "secret")),
        _ => Err(Refusal::NoSuchOption),
    }
}

fn flag(call: &Call, field: &'static str) -> Call {
    if call.is_on(field) { call.clone().without(field) } else { call.clone().on(field) }
}

fn number(call: &Call, field: &'static str, by: i32) -> Call {
    let now = call.get_number(field).unwrap_or(0);
    match (now + by).clamp(-20, 20) {
        0 => call.clone().without(field),
        number => call.clone().number(field, number),
    }
}
