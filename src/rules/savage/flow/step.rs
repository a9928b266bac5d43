//! The switches of the attack form: what a letter or an arrow changes in the call.

use crate::rules::contract::{Call, Context, Does};
use crate::view::Id;

use super::super::refusal::Refusal;
use super::super::state::Encounter;
use super::super::stats::Weapon;
use super::proposal::{in_box, parties};
use super::ways;

/// The most armour of an obstacle that the form offers.
const OBSTACLE: i32 = 10;

/// What ← or → changes on a row of the unfolded form.
///
/// # Errors
/// No attack is in the box, or it has no such row.
pub fn step(fight: &Encounter, action: &str, by: i32, context: Context<'_>) -> Result<Does, Refusal> {
    let call = in_box(fight, context).ok_or(Refusal::NobodyToAttack)?;
    switched(fight, action, by, &call).map(Does::Draft)
}

/// The call with one option switched, or turned on by one.
///
/// # Errors
/// The attack has no such option.
pub fn switched(fight: &Encounter, option: &str, by: i32, call: &Call) -> Result<Call, Refusal> {
    let call = call.clone();
    Ok(match option {
        "wild" => flag(call, "wild"),
        "unarmed" => flag(call, "unarmed"),
        "offhand" => flag(call, "offhand"),
        "aim" => flag(call, "aim"),
        "drop" => flag(call, "drop"),
        "mounted" => flag(call, "mounted"),
        "charge" => flag(call, "charge"),
        "unsteady" => flag(call, "unsteady"),
        "running" => flag(call, "running"),
        "prone-target" => flag(call, "prone"),
        "near" => flag(call, "near"),
        "obstacle" => {
            let now = call.get_number("obstacle").map_or(-1, |now| now);
            // Two points at a time, as armour of things is told; behind the last there is none.
            match now
                + if now < 0 && by < 0 {
                    OBSTACLE + 1
                } else if now < 0 {
                    3
                } else {
                    2 * by
                } {
                armor @ 0..=OBSTACLE => call.number("obstacle", armor),
                _ => call.without("obstacle"),
            }
        }
        "nonlethal" => flag(call.without("flat"), "nonlethal"),
        "flat" => flag(call.without("nonlethal"), "flat"),
        // Only a thrown weapon must say that it is thrown at short range.
        "range" if is_thrown(fight, &call) => turn(call, "range", &["short", "medium", "long"], by),
        "range" => turn(call, "range", &["medium", "long"], by),
        "cover" => turn(call, "cover", &["minor", "substantial"], by),
        "called" => turn(call, "called", &["head", "arms", "legs", "vitals", "small", "tiny"], by),
        "light" => turn(call, "light", &["dim", "dark", "pitch"], by),
        // Five attackers give all there is to have: the next press begins anew.
        "gang" => count(call, "gang", 1, 5, by),
        "actions" => count(call, "actions", 1, 3, by),
        "shots" => {
            let most = rate(fight, &call);
            count(call, "shots", 1, most, by)
        }
        "members" => members(fight, call, by),
        "way" => ways::turned(fight, call, by),
        "second" => ways::second(fight, call, by),
        "also" => ways::also(fight, call, by),
        "number" => {
            let now = call.get_number("mod").unwrap_or(0);
            match (now + by).clamp(-20, 20) {
                0 => call.without("mod"),
                number => call.number("mod", number),
            }
        }
        _ => return Err(Refusal::NoSuchOption),
    })
}

fn flag(call: Call, field: &'static str) -> Call {
    if call.is_on(field) { call.without(field) } else { call.on(field) }
}

fn turn(call: Call, field: &'static str, words: &[&'static str], by: i32) -> Call {
    let at = call.get_text(field).and_then(|now| words.iter().position(|word| *word == now)).map_or(0, |at| at + 1);
    let whole = i32::try_from(words.len() + 1).unwrap_or(1);
    let next = (i32::try_from(at).unwrap_or(0) + by).rem_euclid(whole);
    match usize::try_from(next).ok().and_then(|next| next.checked_sub(1)).and_then(|at| words.get(at)) {
        Some(word) => call.text(field, *word),
        None => call.without(field),
    }
}

fn count(call: Call, field: &'static str, least: i32, most: i32, by: i32) -> Call {
    let now = call.get_number(field).unwrap_or(least).clamp(least, most.max(least));
    let next = least + (now - least + by).rem_euclid((most - least).max(0) + 1);
    if next == least { call.without(field) } else { call.number(field, next) }
}

fn is_thrown(fight: &Encounter, call: &Call) -> bool {
    weapon(fight, call).is_some_and(|weapon| weapon.thrown)
}

fn weapon<'a>(fight: &'a Encounter, call: &Call) -> Option<&'a Weapon> {
    let who = parties(call).and_then(|(who, _, _)| fight.get(who))?;
    who.stats.weapons.iter().find(|weapon| Some(weapon.name.as_str()) == call.get_text("with"))
}

/// Shots that the weapon fires at once.
fn rate(fight: &Encounter, call: &Call) -> i32 {
    weapon(fight, call).map_or(1, |weapon| i32::from(weapon.rof))
}

/// How many of a group attack: all of them, or fewer.
fn members(fight: &Encounter, call: Call, by: i32) -> Call {
    let able = parties(&call).map_or(1, |(who, _, _)| able(fight, who));
    let now = call.get_number("members").unwrap_or(able);
    let next = (now - 1 + by).rem_euclid(able.max(1)) + 1;
    let call = if next == able { call.text("members", "all") } else { call.number("members", next) };
    if call.args.contains_key("gang") && next > 1 { call.number("gang", next) } else { call.without("gang") }
}

fn able(fight: &Encounter, who: Id) -> i32 {
    fight.get(who).map_or(1, |who| i32::try_from(who.able().len()).unwrap_or(1))
}
