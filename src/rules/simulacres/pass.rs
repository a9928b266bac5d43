//! The pass of arms: who takes part, whose turn it is, its end (rules 8.1 and 8.4).

use crate::view::Id;

use super::consequence::check_rescues;
use super::course::{Course, Decided, no};
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Deed, Encounter};
use super::stats::WeaponKind;

/// Decides that the pass ends, where one is under way, and the next begins.
///
/// # Errors
/// Something must be settled first.
pub fn begin(course: &mut Course) -> Decided<()> {
    course.settled()?;
    if course.fight.pass.on {
        end(course)?;
        // A delay that is over must be seen to before anybody acts.
        if !course.fight.open.is_empty() {
            return Ok(());
        }
    }
    let present = course.fight.combatants.iter().filter(|own| !own.hidden && course.fight.is_up(own));
    let order = present.map(|own| own.id).collect();
    let pass = course.fight.pass.number.saturating_add(1);
    course.happen(Event::PassBegan { pass, order });
    begin_next(course);
    Ok(())
}

/// Decides that the pass ends, and with it delays that were counted in passes.
///
/// # Errors
/// None is under way, or something must be settled first.
pub fn end(course: &mut Course) -> Decided<()> {
    if !course.fight.pass.on {
        return no(Refusal::NoPass);
    }
    course.settled()?;
    if let Some(who) = course.fight.pass.turn {
        course.happen(Event::TurnEnded { who });
    }
    course.happen(Event::PassEnded);
    check_rescues(course);
    Ok(())
}

/// Decides that the next has its turn; after the last one nobody has it.
///
/// # Errors
/// No pass is under way, something must be settled first, or all had their turn.
pub fn next(course: &mut Course) -> Decided<()> {
    if !course.fight.pass.on {
        return no(Refusal::NoPass);
    }
    course.settled()?;
    let ended = course.fight.pass.turn;
    if let Some(who) = ended {
        course.happen(Event::TurnEnded { who });
    }
    if begin_next(course) || ended.is_some() { Ok(()) } else { no(Refusal::PassOver) }
}

/// The next of the order has its turn, where anybody is left.
fn begin_next(course: &mut Course) -> bool {
    let next = upcoming(&course.fight);
    if let Some(who) = next {
        course.happen(Event::TurnBegan { who });
    }
    next.is_some()
}

/// Who comes next.
#[must_use]
pub fn upcoming(fight: &Encounter) -> Option<Id> {
    let pass = &fight.pass;
    let waits = |who: &Id| {
        Some(*who) != pass.turn
            && !pass.done.contains(who)
            && fight.stands(*who)
            && fight.get(*who).is_some_and(|own| !own.hidden)
    };
    order(fight).into_iter().find(waits)
}

/// Decides that somebody acts now, out of its order; whoever had the turn goes on afterwards.
///
/// # Errors
/// No pass is under way, or it has the turn, or is in no shape to act.
pub fn act(course: &mut Course, who: Id) -> Decided<()> {
    course.able(who)?;
    let pass = &course.fight.pass;
    if !pass.on {
        return no(Refusal::NoPass);
    }
    if !pass.order.contains(&who) {
        return no(Refusal::NoTurn(who));
    }
    if pass.turn == Some(who) {
        return no(Refusal::ItsTurn(who));
    }
    course.happen(Event::TurnBegan { who });
    Ok(())
}

/// Decides on another place in the order, counted from 1: from then on it is the table's.
///
/// # Errors
/// No pass is under way, it takes no part, or there is no such place.
pub fn place(course: &mut Course, who: Id, place: usize) -> Decided<()> {
    course.get(who)?;
    let pass = &course.fight.pass;
    if !pass.on {
        return no(Refusal::NoPass);
    }
    if !pass.order.contains(&who) {
        return no(Refusal::NoTurn(who));
    }
    match place.checked_sub(1).filter(|place| *place < pass.order.len()) {
        Some(place) => {
            course.happen(Event::Placed { who, place });
            Ok(())
        }
        None => no(Refusal::NoSuchPlace(place)),
    }
}

/// The order of the pass: shots, then blows, then all else, unless the table has said otherwise
/// (rules 8.4; A13).
#[must_use]
pub fn order(fight: &Encounter) -> Vec<Id> {
    let pass = &fight.pass;
    let mut order = pass.order.clone();
    if fight.options.ranged_first && !pass.placed {
        order.sort_by_key(|who| rank(fight, *who));
    }
    order
}

/// 0 for shots, 1 for blows, 2 for all else.
fn rank(fight: &Encounter, who: Id) -> u8 {
    let declared = fight.pass.declarations.iter().find(|own| own.who == who);
    let weapon = declared.and_then(|own| own.weapon).or_else(|| fight.get(who).and_then(|own| own.weapon));
    let weapons = fight.get(who).map(|own| own.stats.weapons.as_slice()).unwrap_or_default();
    let shoots = weapons.get(weapon.unwrap_or(0)).is_some_and(|own| own.kind == WeaponKind::Ranged);
    match declared.map(|own| &own.deed) {
        Some(Deed::Attack(_)) | None => u8::from(!shoots),
        Some(Deed::Parry | Deed::Defend) => 1,
        Some(Deed::Move | Deed::Treat(_) | Deed::Other) => 2,
    }
}
