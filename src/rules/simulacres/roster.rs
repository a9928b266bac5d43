//! Who takes part: newcomers, those who leave, other names.

use crate::rules::roster::free_name;
use crate::view::Id;

use super::course::{Course, Decided, no};
use super::event::Event;
use super::refusal::Refusal;
use super::state::Combatant;

/// Most characters of a name.
const LONGEST_NAME: usize = 200;

/// Decides that newcomers join, last in the list and last in a pass that is under way; a name
/// that is taken gets a number.
pub fn add(course: &mut Course, newcomer: &Combatant, count: usize) {
    for _ in 0..count {
        let id = Id(course.fight.next_id);
        let name = free_name(course.fight.combatants.iter().map(|c| c.name.as_str()), &newcomer.name);
        course.happen(Event::Added(Box::new(Combatant { id, name, ..newcomer.clone() })));
    }
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
    let name: String = name.trim().chars().take(LONGEST_NAME).collect();
    if name.is_empty() {
        return no(Refusal::NoName);
    }
    if course.fight.combatants.iter().any(|c| c.id != who && c.name == name) {
        return no(Refusal::NameTaken(name));
    }
    course.happen(Event::Renamed { who, name });
    Ok(())
}
