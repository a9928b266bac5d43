//! The switches of the form: what a letter or an arrow changes in the call in the box.

use crate::rules::contract::{Call, Context, Does};

use super::super::refusal::Refusal;
use super::super::state::Encounter;
use super::super::stats::Characteristic;
use super::proposal::{after, in_box, next_pool, who};

/// What ← or → changes on a row of the unfolded form.
///
/// # Errors
/// No roll is in the box, or it has no such row.
pub fn step(fight: &Encounter, action: &str, by: i32, context: Context<'_>) -> Result<Does, Refusal> {
    let call = in_box(fight, context).ok_or(Refusal::NoSuchOption)?;
    switched(fight, action, by, &call).map(Does::Draft)
}

/// The call with one option changed.
///
/// # Errors
/// The roll in the box has no such option.
pub fn switched(fight: &Encounter, option: &str, by: i32, call: &Call) -> Result<Call, Refusal> {
    let rolls = call.verb != "declare";
    match option {
        "characteristic" if matches!(call.verb, "roll" | "resist") => {
            next_pool(fight, call, by).ok_or(Refusal::NoSuchOption)
        }
        "characteristic" => Ok(characteristic(fight, call, by)),
        "skill" => Ok(skill(fight, call, by)),
        "number" if rolls => Ok(number(call, "mod", by)),
        "harder" if rolls => Ok(number(call, "harder", by)),
        "without" if call.verb == "roll" || fight.options.no_roll_in_combat => Ok(flag(call, "without")),
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

/// The characteristic of an attack: from the weapon's own through all six.
fn characteristic(fight: &Encounter, call: &Call, by: i32) -> Call {
    let now = call.get_text("on").or_else(|| usual(fight, call).map(Characteristic::name));
    let next = after(&Characteristic::ALL.map(Characteristic::name), now, by);
    next.map_or_else(|| call.clone(), |name| call.clone().text("on", name))
}

/// The characteristic of the weapon in the call.
fn usual(fight: &Encounter, call: &Call) -> Option<Characteristic> {
    let arms = &fight.get(who(call)?)?.stats.weapons;
    arms.iter().find(|weapon| Some(weapon.name.as_str()) == call.get_text("with")).map(|weapon| weapon.on)
}

/// The skill whose mastery helps: the weapon's own or none, then each that it has.
fn skill(fight: &Encounter, call: &Call, by: i32) -> Call {
    let Some(own) = who(call).and_then(|id| fight.get(id)) else { return call.clone() };
    let all: Vec<Option<&str>> =
        std::iter::once(None).chain(own.stats.skills.keys().map(|own| Some(own.as_str()))).collect();
    match after(&all, Some(call.get_text("skill")), by).flatten() {
        Some(name) => call.clone().text("skill", name),
        None => call.clone().without("skill"),
    }
}
