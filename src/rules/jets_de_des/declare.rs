//! Saying what one means to do, and thinking better of it (rules 6).

use crate::view::Id;

use super::course::{Course, Decided, no};
use super::event::Event;
use super::refusal::Refusal;
use super::round::{may_take_part, next};
use super::state::{Declaration, Phase};

/// Decides on an intention, in the place of one declared before. Once the actions have begun,
/// that is a change of mind.
///
/// # Errors
/// No round is under way, it takes no part in it, or its turn to act is over.
pub fn decide(course: &mut Course, declaration: &Declaration) -> Decided<()> {
    let phase = course.fight.round.phase;
    if phase == Phase::Rest {
        return no(Refusal::NoRound);
    }
    course.go_on();
    let who = declaration.who;
    may_take_part(course, who)?;
    if phase == Phase::Action {
        if course.fight.round.done.contains(&who) {
            return no(Refusal::HadTurn(who));
        }
        if course.fight.declaration(who).is_some() {
            course.happen(Event::ChangedMind { who });
        }
    }
    course.happen(Event::Declared(declaration.clone()));
    Ok(())
}

/// Decides on an intention; where it was asked for by turn, the next has its turn.
///
/// # Errors
/// As for the intention alone, or something is open.
pub fn announce(course: &mut Course, declaration: &Declaration) -> Decided<()> {
    decide(course, declaration)?;
    let round = &course.fight.round;
    if round.phase == Phase::Declaration && round.turn == Some(declaration.who) { next(course) } else { Ok(()) }
}

/// An attack on somebody who was not named is a change of mind, and logged as one.
pub fn attack(course: &mut Course, who: Id, whom: Id) {
    let declared = course.fight.declaration(who).filter(|_| course.fight.round.phase == Phase::Action);
    let other = |own: &Declaration| !own.targets.is_empty() && !own.targets.contains(&whom);
    if declared.is_some_and(other) {
        course.happen(Event::ChangedMind { who });
    }
}
