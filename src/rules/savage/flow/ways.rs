//! What makes an attack of the box more than a plain one: another way, a second weapon, further targets.

use crate::rules::contract::Call;
use crate::view::Id;

use super::super::arms::{held, weapon_of};
use super::super::state::{Combatant, Encounter};
use super::super::stats::Weapon;
use super::allowed::left_out;
use super::proposal::{parties, targets};

/// The ways of attacking, by their fields.
const WAYS: [&str; 9] = ["frenzy", "sweep", "burst", "doubletap", "rapid", "suppress", "area", "touch", "disarm"];

/// The way that a call says.
#[must_use]
pub fn now(call: &Call) -> Option<&'static str> {
    WAYS.into_iter().find(|way| call.args.contains_key(way))
}

fn attacker<'a>(fight: &'a Encounter, call: &Call) -> Option<(&'a Combatant, Option<usize>, &'a Weapon)> {
    let who = parties(call).and_then(|(who, _, _)| fight.get(who))?;
    let named = call.get_text("with").and_then(|with| who.stats.weapons.iter().position(|own| own.name == with));
    let (place, weapon) = weapon_of(who, named);
    Some((who, place, weapon))
}

fn ranged(call: &Call, weapon: &Weapon) -> bool {
    weapon.range.is_some() && (!weapon.thrown || call.args.contains_key("range"))
}

/// The ways that this attacker can choose with this weapon.
#[must_use]
pub fn of(fight: &Encounter, call: &Call) -> Vec<&'static str> {
    let Some((who, _, weapon)) = attacker(fight, call) else { return Vec::new() };
    let far = ranged(call, weapon);
    let has = |edge, improved| !far && (who.stats.has(edge) || who.stats.has(improved));
    let can = |way: &&'static str| match *way {
        "frenzy" => has("Frenzy", "Improved Frenzy"),
        "sweep" => has("Sweep", "Improved Sweep"),
        "burst" | "suppress" => far && weapon.rof > 1,
        "doubletap" => far && weapon.reload == 0 && weapon.template.is_none(),
        "touch" => !far,
        "disarm" => weapon.template.is_none() && disarmable(fight, call),
        "rapid" => weapon.reload == 0 && weapon.template.is_none() && !(far && weapon.thrown),
        _ => false,
    };
    WAYS.into_iter().filter(can).filter(|way| !left_out(fight, &so(call.clone(), way))).collect()
}

/// Whether the target holds something.
fn disarmable(fight: &Encounter, call: &Call) -> bool {
    let Some(crate::rules::contract::Who::Is(id, member)) = call.get_who("whom") else { return false };
    fight.get(*id).is_some_and(|target| held(target, *member).is_some())
}

/// The call done in this way.
fn so(call: Call, way: &'static str) -> Call {
    match way {
        "rapid" => call.number(way, 2),
        // What is struck from a hand is no part of the body.
        "disarm" => call.without("called").on(way),
        _ => call.on(way),
    }
}

/// The call with the next way, or none.
#[must_use]
pub fn turned(fight: &Encounter, call: Call, by: i32) -> Call {
    let all = of(fight, &call);
    let at = now(&call).and_then(|now| all.iter().position(|way| *way == now)).map_or(0, |at| at + 1);
    let next = turn(at, all.len(), by);
    let plain = WAYS.into_iter().chain(["also", "shots"]).fold(call, Call::without);
    match next.checked_sub(1).and_then(|at| all.get(at)) {
        Some(way) => so(plain, way),
        None => plain,
    }
}

fn turn(at: usize, count: usize, by: i32) -> usize {
    let whole = i32::try_from(count + 1).unwrap_or(1);
    usize::try_from((i32::try_from(at).unwrap_or(0) + by).rem_euclid(whole)).unwrap_or(0)
}

/// The other weapons that the free hand could strike with.
#[must_use]
pub fn seconds<'a>(fight: &'a Encounter, call: &Call) -> Vec<&'a str> {
    let Some((who, place, weapon)) = attacker(fight, call) else { return Vec::new() };
    if ranged(call, weapon) || weapon.hands > 1 {
        return Vec::new();
    }
    let other = |(at, own): &(usize, &Weapon)| Some(*at) != place && own.is_melee() && own.hands < 2;
    who.stats.weapons.iter().enumerate().filter(other).map(|(_, own)| own.name.as_str()).collect()
}

/// The call with the next weapon in the other hand, or none.
#[must_use]
pub fn second(fight: &Encounter, call: Call, by: i32) -> Call {
    let all = seconds(fight, &call);
    let at = call.get_text("second").and_then(|now| all.iter().position(|own| *own == now)).map_or(0, |at| at + 1);
    match turn(at, all.len(), by).checked_sub(1).and_then(|at| all.get(at)) {
        Some(name) => WAYS.into_iter().fold(call, Call::without).text("second", *name),
        None => call.without("second").without("also"),
    }
}

/// How many further targets there is room for.
#[must_use]
pub fn room(fight: &Encounter, call: &Call) -> usize {
    let Some((_, _, weapon)) = attacker(fight, call) else { return 0 };
    let most = match now(call) {
        Some("sweep" | "suppress" | "area") => usize::MAX,
        Some("frenzy") => 1,
        Some("rapid") => call.get_number("rapid").and_then(|count| usize::try_from(count).ok()).map_or(1, |n| n - 1),
        None if weapon.template.is_some() => usize::MAX,
        None if call.args.contains_key("second") => 1,
        None if ranged(call, weapon) => usize::from(weapon.rof.saturating_sub(1)),
        Some(_) | None => 0,
    };
    most.min(others(fight, call).len())
}

/// Everybody else who may be struck, likeliest first: of a group each who stands.
fn others(fight: &Encounter, call: &Call) -> Vec<(Id, Option<usize>)> {
    let Some((who, _, _)) = attacker(fight, call) else { return Vec::new() };
    let Some((_, _, whom)) = parties(call) else { return Vec::new() };
    let aimed = match call.get_who("whom") {
        Some(crate::rules::contract::Who::Is(_, member)) => *member,
        _ => None,
    };
    let first = fight.get(whom).and_then(|c| aimed.or_else(|| c.first_up()));
    let mut order = targets(fight, who);
    order.sort_by_key(|id| *id != whom);
    let each = |id: Id| {
        let figures = fight.get(id).map(|c| c.vital.members.iter().enumerate()).into_iter().flatten();
        figures.filter(|(_, figure)| !figure.out).map(move |(at, _)| (id, Some(at)))
    };
    order.into_iter().flat_map(each).filter(|(id, at)| *id != whom || *at != first).collect()
}

/// The call with one target more or fewer.
#[must_use]
pub fn also(fight: &Encounter, call: Call, by: i32) -> Call {
    let now = call.get_text("also").map_or(0, |also| also.split(',').count());
    let next = turn(now, room(fight, &call), by);
    let names: Vec<String> =
        others(fight, &call).into_iter().take(next).map(|(id, at)| fight.typed_name(id, at)).collect();
    let call = call.without("shots");
    if names.is_empty() { call.without("also") } else { call.text("also", names.join(",")) }
}
