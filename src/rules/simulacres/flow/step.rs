//! The switches of the form: what a letter or an arrow changes in the call in the box.

use crate::rules::contract::{Call, Context, Does};

use super::super::blow::Distance;
use super::super::refusal::Refusal;
use super::super::state::Encounter;
use super::super::verbs::VERBS;
use super::lists::usual_sums;
use super::proposal::{after, in_box, is};

/// Where an attack may aim, in the order of the form.
pub const AIMS: [&str; 9] =
    ["anywhere", "upper", "lower", "head", "torso", "left-arm", "right-arm", "left-leg", "right-leg"];

/// Each switch with the field that it changes: of every verb that has it.
pub const SWITCHES: [(&str, &str); 19] = [
    ("own-sum", "sum"),
    ("own-talent", "talent"),
    ("their-sum", "versus"),
    ("their-talent", "theirs"),
    ("aiming", "aim"),
    ("dosed", "dose"),
    ("range", "distance"),
    ("number", "mod"),
    ("put-power", "power"),
    ("put-speed", "speed"),
    ("put-precision", "precision"),
    ("put-boost", "boost"),
    ("put-edge", "edge"),
    ("put-haste", "haste"),
    ("put-ep", "ep"),
    ("unanswered", "simple"),
    ("parried", "parry"),
    ("many", "gang"),
    ("secret", "secret"),
];

/// The field that a switch changes in a call, where its verb has that.
#[must_use]
pub fn field(option: &str, verb: &str) -> Option<&'static str> {
    let (_, own) = SWITCHES.iter().find(|(name, _)| *name == option)?;
    let fields = VERBS.iter().find(|row| row.name == verb)?.fields;
    fields.iter().any(|field| field.name == *own).then_some(*own)
}

/// What ← or → changes on a row of the unfolded form.
///
/// # Errors
/// No test is in the box, or it has no such row.
pub fn step(fight: &Encounter, action: &str, by: i32, context: Context<'_>) -> Result<Does, Refusal> {
    let call = in_box(fight, context).ok_or(Refusal::NoSuchOption)?;
    switched(fight, action, by, &call).map(Does::Draft)
}

/// The call with one option changed.
///
/// # Errors
/// The test in the box has no such option.
pub fn switched(fight: &Encounter, option: &str, by: i32, call: &Call) -> Result<Call, Refusal> {
    let field = field(option, call.verb).ok_or(Refusal::NoSuchOption)?;
    Ok(match option {
        "aiming" => word(call, field, &AIMS, "anywhere", by),
        "range" => word(call, field, &Distance::ALL.map(Distance::name), "normal", by),
        "number" => number(call, field, (-20, 20), by),
        "many" => number(call, field, (0, 9), by),
        "put-power" | "put-speed" | "put-precision" | "put-boost" | "put-edge" | "put-haste" | "put-ep" => {
            number(call, field, (0, 9), by)
        }
        "own-sum" | "their-sum" => {
            let all = usual_sums();
            let now = all.iter().position(|own| Some(own.as_str()) == call.get_text(field));
            let places: Vec<usize> = (0..all.len()).collect();
            let next = after(&places, now, by).and_then(|place| all.get(place));
            next.map_or_else(|| call.clone(), |sum| call.clone().text(field, sum.clone()))
        }
        "own-talent" => talent(fight, call, field, "who", by),
        "their-talent" => talent(fight, call, field, "whom", by),
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

/// The next talent of one of the two; behind the last comes none.
fn talent(fight: &Encounter, call: &Call, field: &'static str, whose: &str, by: i32) -> Call {
    let who = is(call, whose).and_then(|id| fight.get(id));
    let own = who.into_iter().flat_map(|own| own.stats.talents.keys());
    let all: Vec<Option<&str>> = [None].into_iter().chain(own.map(|name| Some(name.as_str()))).collect();
    match after(&all, Some(call.get_text(field)), by).flatten() {
        Some(name) => call.clone().text(field, name),
        None => call.clone().without(field),
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
