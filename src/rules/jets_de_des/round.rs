//! The round: its two orders, whose turn it is, and its end (rules 6).

use std::cmp::Reverse;

use crate::view::Id;

use super::course::{Course, Decided, no};
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Combatant, Encounter, Kind, Phase};
use super::stats::Characteristic;

/// Decides that a round begins: both orders are fixed by the Speed of this moment, and the first
/// has its turn to declare.
///
/// # Errors
/// Something is open, or consequences wait for the end of the round before.
pub fn begin(course: &mut Course) -> Decided<()> {
    course.settled()?;
    if !course.fight.pending.is_empty() {
        return no(Refusal::CommitFirst);
    }
    let (declares, acts) = orders(&course.fight);
    let round = course.fight.round.number.saturating_add(1);
    course.happen(Event::RoundBegan { round, declares, acts });
    begin_next(course);
    Ok(())
}

/// Who declares and who acts, in which order (rules 6; A16, A17).
fn orders(fight: &Encounter) -> (Vec<Id>, Vec<Id>) {
    let present = fight.combatants.iter().filter(|c| !c.hidden && c.is_up());
    let (mut players, others): (Vec<&Combatant>, Vec<&Combatant>) = present.partition(|c| c.is_players());
    let speed = |c: &&Combatant| c.effective(Characteristic::Speed);
    players.sort_by_key(speed);
    let declares = players.iter().chain(&others).map(|c| c.id).collect();
    // Of equals, players' characters act in the reverse of their declaration, and before the others.
    let mut acts: Vec<&Combatant> = players.into_iter().rev().chain(others).collect();
    let last = |c: &Combatant| fight.options.npcs_last && !c.is_players();
    acts.sort_by_key(|c| (last(c), Reverse(speed(c))));
    (declares, acts.into_iter().map(|c| c.id).collect())
}

/// Decides that the next has its turn. Who has it and did not declare passes; after the last
/// declaration the actions begin.
///
/// # Errors
/// No round is under way, something is open, or everybody had a turn.
pub fn next(course: &mut Course) -> Decided<()> {
    let phase = course.fight.round.phase;
    if phase == Phase::Rest {
        return no(Refusal::NoRound);
    }
    course.settled()?;
    let ended = course.fight.round.turn;
    if let Some(who) = ended {
        if phase == Phase::Declaration && course.fight.declaration(who).is_none() {
            course.happen(Event::Passed { who });
        }
        course.happen(Event::TurnEnded { who });
    }
    if begin_next(course) {
        return Ok(());
    }
    match (phase, ended) {
        (Phase::Declaration, _) => {
            course.happen(Event::ActionBegan);
            begin_next(course);
            Ok(())
        }
        (Phase::Rest | Phase::Action, Some(_)) => Ok(()),
        (Phase::Rest | Phase::Action, None) => no(Refusal::PhaseOver),
    }
}

/// The next of the order has its turn, where anybody is left.
fn begin_next(course: &mut Course) -> bool {
    let next = course.fight.order().iter().copied().find(|who| waits(&course.fight, *who));
    if let Some(who) = next {
        course.happen(Event::TurnBegan { who });
    }
    next.is_some()
}

/// Whether somebody's turn is still to come: a reaction comes by the game master's hand alone.
pub fn waits(fight: &Encounter, who: Id) -> bool {
    let reacts = fight.round.phase == Phase::Action
        && fight.declaration(who).is_some_and(|own| matches!(own.kind, Kind::Reaction(_)));
    let there = fight.get(who).is_some_and(|c| c.is_up() && !c.hidden);
    there && !reacts && !fight.round.done.contains(&who)
}

/// Decides that somebody acts now: the players agreed on it, or its reaction is set off. Whoever
/// had the turn has ended it if it has rolled in it, and else goes on afterwards.
///
/// # Errors
/// Nobody acts now, something is open, it has no turn in this round or had it already.
pub fn act(course: &mut Course, who: Id) -> Decided<()> {
    match course.fight.round.phase {
        Phase::Rest => return no(Refusal::NoRound),
        Phase::Declaration => return no(Refusal::NotActing),
        Phase::Action => {}
    }
    course.settled()?;
    may_take_part(course, who)?;
    let round = &course.fight.round;
    if round.turn == Some(who) {
        return no(Refusal::ItsTurn(who));
    }
    if round.done.contains(&who) {
        return no(Refusal::HadTurn(who));
    }
    if let Some(ended) = round.turn.filter(|_| round.used) {
        course.happen(Event::TurnEnded { who: ended });
    }
    course.happen(Event::TurnBegan { who });
    Ok(())
}

/// Only those take part in a round who are up, in sight, and in its orders.
///
/// # Errors
/// It is not so.
pub fn may_take_part(course: &Course, who: Id) -> Decided<()> {
    let combatant = course.get(who)?;
    if !combatant.is_up() {
        return no(Refusal::Down(who));
    }
    if combatant.hidden {
        return no(Refusal::Hidden(who));
    }
    if course.fight.order().contains(&who) { Ok(()) } else { no(Refusal::NoTurn(who)) }
}

/// Decides on another place in the order of this phase, counted from 1.
///
/// # Errors
/// No round is under way, it is not in the order, or the order has no such place.
pub fn place(course: &mut Course, who: Id, place: usize) -> Decided<()> {
    if course.fight.round.phase == Phase::Rest {
        return no(Refusal::NoRound);
    }
    course.get(who)?;
    let order = course.fight.order();
    if !order.contains(&who) {
        return no(Refusal::NoTurn(who));
    }
    match place.checked_sub(1).filter(|from| *from < order.len()) {
        Some(place) => {
            course.happen(Event::Placed { who, place });
            Ok(())
        }
        None => no(Refusal::NoSuchPlace(place)),
    }
}

/// Decides that all that waited comes now, in the order of its coming, and the round is over.
///
/// # Errors
/// Something is open, or nothing waits.
pub fn commit(course: &mut Course) -> Decided<()> {
    course.settled()?;
    let acting = course.fight.round.phase == Phase::Action;
    if !acting && course.fight.pending.is_empty() {
        return no(Refusal::NothingToCommit);
    }
    let pending = course.fight.pending.clone();
    course.happen(Event::Committed);
    for consequence in pending {
        course.happen(Event::Came(consequence));
    }
    Ok(())
}
