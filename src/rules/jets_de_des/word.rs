//! The game master's word: facts, penalties, conditions, boxes cleared.

use crate::texts::fold;
use crate::view::Id;

use super::course::{Course, Decided, no};
use super::event::Event;
use super::fact::Fact;
use super::refusal::Refusal;
use super::state::Penalty;
use super::stats::Characteristic;
use super::wounds::Level;

/// Decides that boxes of a level are cleared (rules 8).
///
/// # Errors
/// None of that level is ticked.
pub fn heal(course: &mut Course, who: Id, boxes: u32, level: Level) -> Decided<()> {
    let ticked = course.get(who)?.wounds.ticked.get(level.place()).copied().unwrap_or(0);
    let boxes = boxes.min(u32::from(ticked));
    if boxes == 0 {
        return no(Refusal::NothingToHeal(who));
    }
    course.go_on();
    course.happen(Event::Healed { who, boxes, level });
    Ok(())
}

/// Decides on a temporary penalty.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn penalise(course: &mut Course, who: Id, penalty: &Penalty) -> Decided<()> {
    course.get(who)?;
    course.happen(Event::Penalised { who, penalty: penalty.clone() });
    Ok(())
}

/// Decides that the penalties of a characteristic are gone.
///
/// # Errors
/// There is none.
pub fn lift(course: &mut Course, who: Id, on: Characteristic) -> Decided<()> {
    if course.get(who)?.penalties.iter().all(|penalty| penalty.on != on) {
        return no(Refusal::NoPenalty(who, on));
    }
    course.happen(Event::Lifted { who, on });
    Ok(())
}

/// Decides that a condition is over: any part of its words that fits no other is enough.
///
/// # Errors
/// It has no such condition, or several.
pub fn cure(course: &mut Course, who: Id, said: &str) -> Decided<()> {
    let own = &course.get(who)?.conditions;
    let wanted = fold(said);
    let mut near = own.iter().filter(|text| fold(text).contains(&wanted));
    let only = near.next().filter(|_| near.next().is_none());
    match own.iter().find(|text| fold(text) == wanted).or(only).cloned() {
        Some(text) => {
            course.happen(Event::Cured { who, text });
            Ok(())
        }
        None => no(Refusal::NoCondition(who, said.to_owned())),
    }
}

/// Decides on a condition.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn affect(course: &mut Course, who: Id, text: &str) -> Decided<()> {
    course.get(who)?;
    course.happen(Event::Affected { who, text: text.to_owned() });
    Ok(())
}

/// Decides that a fact is so.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn set(course: &mut Course, who: Id, fact: Fact) -> Decided<()> {
    course.get(who)?;
    course.happen(Event::Corrected { who, fact });
    Ok(())
}

/// Decides on a remark.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn note(course: &mut Course, who: Id, text: &str) -> Decided<()> {
    course.get(who)?;
    course.happen(Event::Noted { who, text: text.to_owned() });
    Ok(())
}
