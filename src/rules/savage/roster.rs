//! Who takes part: newcomers, more of a group, those who leave, other names.

use crate::rules::contract::No;
use crate::rules::roster::{given_name, is_same_name, new_name, room_for};
use crate::view::Id;

use super::course::{Course, Decided, no};
use super::event::Event;
use super::refusal::Refusal;
use super::state::Combatant;

/// Most members of one group.
pub const MOST_MEMBERS: usize = 200;

/// Decides that a newcomer joins, last in the list, waiting for the next deal; a name that is
/// taken gets a number.
///
/// # Errors
/// The group is too large; the fight is full.
pub fn add(course: &mut Course<'_>, newcomer: &Combatant) -> Decided<()> {
    if newcomer.vital.members.is_empty() || newcomer.vital.members.len() > MOST_MEMBERS {
        return no(Refusal::TooMany(newcomer.vital.members.len()));
    }
    room_for(1, course.fight.combatants.len()).map_err(|full| No::Refused(full.into()))?;
    let id = Id(course.fight.next_id);
    let name = new_name(course.fight.combatants.iter().map(|c| c.name.as_str()), &given_name(&newcomer.name));
    let player = newcomer.player.as_deref().map(given_name);
    course.happen(Event::Added(Box::new(Combatant { id, name, player, ..newcomer.clone() })));
    Ok(())
}

/// Decides that a group grows, on its card.
///
/// # Errors
/// It is a Wild Card; the group would be too large.
pub fn reinforce(course: &mut Course<'_>, who: Id, count: usize) -> Decided<()> {
    let combatant = course.get(who)?;
    if combatant.is_wild() {
        return no(Refusal::NotAGroup(who));
    }
    let whole = combatant.vital.members.len() + count;
    if count == 0 || whole > MOST_MEMBERS {
        return no(Refusal::TooMany(whole));
    }
    course.happen(Event::Reinforced { who, count });
    Ok(())
}

/// Decides that somebody leaves the list.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn remove(course: &mut Course<'_>, who: Id) -> Decided<()> {
    super::word::lay_aside(course, who)?;
    super::lasting::leaves(course, who);
    course.happen(Event::Removed { who });
    Ok(())
}

/// Decides on another name.
///
/// # Errors
/// Somebody bears it already; it has no letters.
pub fn rename(course: &mut Course<'_>, who: Id, name: &str) -> Decided<()> {
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
