//! What somebody means to do in a pass, its Energies, its moves (rules 5 and 8.4).

use crate::rules::contract::No;
use crate::view::Id;

use super::course::{Course, Decided, no};
use super::event::Event;
use super::opponents::MOST_DEFENDED;
use super::plan::payable;
use super::refusal::Refusal;
use super::roll::Stake;
use super::state::{Declaration, Deed};

/// Decides on an intention; the one before is forgotten.
///
/// # Errors
/// No pass is under way, it cannot act, has acted, or names more than three whom it defends against.
pub fn decide(course: &mut Course, declaration: &Declaration) -> Decided<()> {
    let who = declaration.who;
    course.able(who)?;
    if !course.fight.pass.on {
        return no(Refusal::NoPass);
    }
    if !course.fight.pass.order.contains(&who) {
        return no(Refusal::NoTurn(who));
    }
    if course.fight.pass.struck.contains(&who) {
        return no(Refusal::HasStruck(who));
    }
    if declaration.deed == Deed::Attack(who) {
        return no(Refusal::OnSelf(who));
    }
    if declaration.deed == Deed::Parry && course.get(who)?.stats.shield.is_none() {
        return no(Refusal::NoShield(who));
    }
    if declaration.against.len() > MOST_DEFENDED {
        return no(Refusal::TooManyDefended(declaration.against.len()));
    }
    course.happen(Event::Declared(declaration.clone()));
    if declaration.deed == Deed::Move {
        fade(course, who);
    }
    Ok(())
}

/// Decides on Energies for the next test.
///
/// # Errors
/// They cannot be paid.
pub fn energy(course: &mut Course, who: Id, stake: Stake) -> Decided<()> {
    let own = course.get(who)?;
    payable(own, stake, true).map_err(No::Refused)?;
    course.happen(Event::Announced { who, stake });
    Ok(())
}

/// Decides that somebody moves: what lasts by EP ends.
///
/// # Errors
/// It cannot act.
pub fn moves(course: &mut Course, who: Id) -> Decided<()> {
    course.able(who)?;
    course.happen(Event::Moved { who });
    fade(course, who);
    Ok(())
}

fn fade(course: &mut Course, who: Id) {
    if course.fight.get(who).is_some_and(|own| !own.lasting.is_empty()) {
        course.happen(Event::Faded { who });
    }
}
