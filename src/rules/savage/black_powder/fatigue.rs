//! Fatigue: Fatigued, Exhausted, and the third level takes its victim down (rules 10.9).

use super::super::course::{Course, Decided};
use super::super::event::Event;
use super::super::trait_roll::Target;
use super::happening::Happening;

/// Levels that somebody bears; the next one takes it down.
pub const MOST_FATIGUE: u8 = 2;

/// Somebody tires by so many levels. The third takes it down without an Injury, a Vigor roll or a Soak.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn tire(course: &mut Course<'_>, who: Target, levels: u8) -> Decided<()> {
    let victim = course.get(who.id)?;
    let whole = victim.vital.fatigue.saturating_add(levels);
    let down = whole > MOST_FATIGUE;
    let member = if victim.is_wild() { None } else { who.member.or_else(|| victim.first_up()) };
    let tired = Happening::Tired { who: who.id, member, now: whole.min(MOST_FATIGUE), down };
    course.happen(Event::Powder(Box::new(tired)));
    Ok(())
}
