//! Who takes part: newcomers, those who leave, other names.

use crate::rules::contract::No;
use crate::rules::roster::{given_name, is_same_name, new_name, room_for};
use crate::view::Id;

use super::course::{Course, Decided, no};
use super::event::Event;
use super::refusal::Refusal;
use super::state::Combatant;

/// Decides that newcomers join, last in the list and last in a pass that is under way; a name
/// that is taken gets a number.
///
/// # Errors
/// The fight is full.
pub fn add(course: &mut Course, newcomer: &Combatant, count: usize) -> Decided<()> {
    room_for(count, course.fight.combatants.len()).map_err(|full| No::Refused(full.into()))?;
    for _ in 0..count {
        let id = Id(course.fight.next_id);
        let name = new_name(course.fight.combatants.iter().map(|c| c.name.as_str()), &given_name(&newcomer.name));
        let player = newcomer.player.as_deref().map(given_name);
        course.happen(Event::Added(Box::new(Combatant { id, name, player, ..newcomer.clone() })));
    }
    Ok(())
}

/// Decides that somebody leaves the list.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn remove(course: &mut Course, who: Id) -> Decided<()> {
    course.get(who)?;
    course.happen(Event::Removed { who });
    Ok(())
}

/// Decides on another name.
///
/// # Errors
/// Somebody bears it already; it has no letters.
pub fn rename(course: &mut Course, who: Id, name: &str) -> Decided<()> {
    course.get(who)?;
    let name = given_name(name);
    if name.is_empty() {
        return no(Refusal::NoName);
    }
    if course.fight.combatants.iter().any(|c| c.id != who && is_same_name(&c.name, &name)) {
        return no(Refusal::NameTaken(name));
    }
    course.happen(Event::Renamed { who, name });
    Ok(())
}
