//! The game master's word: facts and remarks.

use crate::view::Id;

use super::course::{Course, Decided};
use super::event::Event;
use super::fact::Fact;

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
