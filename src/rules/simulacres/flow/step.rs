//! The switches of the form: what a letter or an arrow changes in the call in the box.

use crate::rules::contract::{Call, Context, Does};

use super::super::blow::Distance;
use super::super::refusal::Refusal;
use super::super::state::Encounter;
use super::proposal::{after, in_box};

/// Where an attack may aim, in the order of the form.
pub const AIMS: [&str; 9] =
    ["anywhere", "upper", "lower", "head", "torso", "left-arm", "right-arm", "left-leg", "right-leg"];

/// Each switch with the field that it changes, and the verbs that have it; none: all.
pub const SWITCHES: [(&str, &str, &[&str]); 14] = [
    ("aiming", "aim", &["attack", "riposte"]),
    ("dosed", "dose", &["attack", "riposte"]),
    ("range", "distance", &["attack"]),
    ("number", "mod", &[]),
    ("put-power", "power", &[]),
    ("put-speed", "speed", &["attack", "riposte", "roll", "aid"]),
    ("put-precision", "precision", &["attack", "riposte", "roll", "aid"]),
    ("put-boost", "boost", &["attack", "riposte", "roll"]),
    ("put-edge", "edge", &["attack", "riposte", "roll"]),
    ("put-ep", "ep", &[]),
    ("unanswered", "simple", &["attack"]),
    ("parried", "parry", &["attack"]),
    ("many", "gang", &["attack"]),
    ("secret", "secret", &["attack", "roll", "will", "repel"]),
];

/// The field that a switch changes in a call, where it has that.
#[must_use]
pub fn field(option: &str, verb: &str) -> Option<&'static str> {
    let own = SWITCHES.iter().find(|(name, ..)| *name == option)?;
    (own.2.is_empty() || own.2.contains(&verb)).then_some(own.1)
}

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
    let field = field(option, call.verb).ok_or(Refusal::NoSuchOption)?;
    Ok(match option {
        "aiming" => word(call, field, &AIMS, "anywhere", by),
        "range" => word(call, field, &Distance::ALL.map(Distance::name), "normal", by),
        "number" => number(call, field, (-20, 20), by),
        "many" => number(call, field, (0, 9), by),
        "put-power" | "put-speed" | "put-precision" | "put-boost" | "put-edge" | "put-ep" => {
            number(call, field, (0, 9), by)
        }
        _ => flag(call, field),
    })
}

fn word(call: &Call, field: &'static str, all: &[&'static str], usual: &'static str, by: i32) -> Call {
    let now = all.iter().copied().find(|own| Some(*own) == call.get_text(field)).unwrap_or(usual);
    match after(all, Some(now), by) {
        Some(next) if next != usual => call.clone().text(field, next),
        Some(_) | None => call.clone().without(field),
    }
}

fn flag(call: &Call, field: &'static str) -> Call {
    if call.is_on(field) { call.clone().without(field) } else { call.clone().on(field) }
}

fn number(call: &Call, field: &'static str, (least, most): (i32, i32), by: i32) -> Call {
    let now = call.get_number(field).unwrap_or(0);
    match (now + by).clamp(least, most) {
        0 => call.clone().without(field),
        number => call.clone().number(field, number),
    }
}
