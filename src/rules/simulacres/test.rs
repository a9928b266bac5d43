//! A test that the table asks for (rules 2).

use crate::dice::Dice;
use crate::rules::contract::No;
use crate::view::Id;

use super::command::{Sum, Terms};
use super::course::{Course, Decided};
use super::event::Event;
use super::plan;
use super::roll::{Purpose, Roll};
use super::throw::fall;

/// Decides a test.
///
/// # Errors
/// It cannot be tried or paid, or a die is missing.
pub fn decide(course: &mut Course, who: Id, sum: &Sum, terms: &Terms, dice: &mut dyn Dice) -> Decided<()> {
    let roll = plan::test(&course.fight, who, Purpose::Test, sum, terms).map_err(No::Refused)?;
    roll_of(course, roll, 0, dice)?;
    Ok(())
}

/// Lets a planned test fall, and its Energies be paid.
///
/// # Errors
/// A die is missing.
pub fn roll_of(course: &mut Course, mut roll: Roll, of: u16, dice: &mut dyn Dice) -> Decided<Roll> {
    fall(&mut roll, of, &course.fight.options, dice).map_err(No::Dice)?;
    course.happen(Event::Rolled(Box::new(roll.clone())));
    Ok(roll)
}
