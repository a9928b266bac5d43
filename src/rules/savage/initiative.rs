//! Whose turn it is: the count, Hold, Jokers, interruptions (rules 7.3, 7.4 and 8).

use crate::dice::Dice;
use crate::view::Id;

use super::action::played;
use super::attackers::why_not;
use super::black_powder::play::move_on;
use super::course::{Course, Decided, no};
use super::deck::Card;
use super::deed::Deed;
use super::event::Event;
use super::fact::{How, Outcome};
use super::lasting::{begin_turn, turn_ends};
use super::open::{INTERRUPT_TRAIT, Reopen};
use super::refusal::Refusal;
use super::rule::Rule;
use super::state::{Combatant, Encounter};
use super::trait_roll::{Spec, Target};
use super::vital::Next;

/// Whether the count may call this combatant: it has a card that it has not used.
#[must_use]
pub fn is_to_act(combatant: &Combatant) -> bool {
    !combatant.acted
        && combatant.card.is_some()
        && !combatant.hidden
        && !combatant.called
        && !combatant.vital.on_hold
        && !combatant.vital.lost_hold
        && combatant.is_up()
}

/// Who acts when the present turn ends: one who was interrupted, one who lost an interruption,
/// else the next card. Nobody is skipped, nobody acts twice (cases H22 to H30).
#[must_use]
pub fn upcoming(fight: &Encounter) -> Option<Next> {
    let alive = |id: &Id| fight.get(*id).is_some_and(Combatant::is_up);
    let queued = fight.turn.queue.iter().rev().find(|(Next::Resume(id) | Next::After(id))| alive(id)).copied();
    queued.or_else(|| called(fight, fight.turn.current).map(Next::After))
}

/// Whom the count calls: the highest card that is to act, this combatant excepted.
fn called(fight: &Encounter, but: Option<Id>) -> Option<Id> {
    let mut highest: Option<(u8, Id)> = None;
    for combatant in fight.combatants.iter().filter(|c| !c.acted) {
        let Some(rank) = combatant.card.map(Card::rank) else { continue };
        // Of allies on one card the first in the list is called.
        let higher = highest.is_none_or(|(most, _)| rank > most);
        if higher && is_to_act(combatant) && but != Some(combatant.id) {
            highest = Some((rank, combatant.id));
        }
    }
    highest.map(|(_, who)| who)
}

/// How many are still to act in this round, who has the turn included.
#[must_use]
pub fn still_to_act(fight: &Encounter) -> usize {
    let counts = |c: &&Combatant| is_to_act(c) || fight.turn.current == Some(c.id) || (c.vital.on_hold && c.is_up());
    fight.combatants.iter().filter(counts).count()
}

/// Decides the next turn.
///
/// # Errors
/// No round has been dealt, or all have acted.
pub fn next(course: &mut Course<'_>) -> Decided<()> {
    if course.fight.round == 0 && course.fight.combatants.iter().all(|c| c.card.is_none()) {
        return no(Refusal::NotDealt);
    }
    let had = course.fight.turn.current;
    course.close_offers();
    move_on(course)?;
    end_turn(course);
    while let Some(queued) = course.fight.turn.queue.last().copied() {
        let (Next::Resume(who) | Next::After(who)) = queued;
        if course.fight.get(who).is_some_and(Combatant::is_up) {
            match queued {
                Next::Resume(who) => course.happen(Event::TurnResumed { who }),
                Next::After(who) => begin_turn(course, who, How::After),
            }
            return Ok(());
        }
        course.happen(Event::TurnMissed { who });
    }
    match called(course.fight, None) {
        Some(who) => begin_turn(course, who, How::Called),
        None if had.is_some() => course.happen(Event::RoundOver),
        None => return no(Refusal::RoundOver),
    }
    Ok(())
}

/// Whether somebody acts although the turn is not its own; before the first deal nobody has turns.
#[must_use]
pub fn is_out_of_turn(fight: &Encounter, who: Id) -> bool {
    fight.round > 0 && fight.turn.current != Some(who)
}

/// Whoever has the turn has ended it. A Joker that did nothing with it stays free to act, and so
/// does a holder.
fn end_turn(course: &mut Course<'_>) {
    let fight = &*course.fight;
    let Some(current) = fight.turn.current.and_then(|id| fight.get(id)) else { return };
    let who = current.id;
    let kept = current.vital.on_hold || (current.has_joker() && !fight.turn.used && current.is_up());
    super::free::passed_over(course);
    turn_ends(course, who);
    course.happen(Event::TurnEnded { who, acted: !kept });
}

/// Decides to hold an action.
///
/// # Errors
/// It is down, Shaken or spent; holds already; has acted, or begun to (rules 8). Who has the Drop on somebody is
/// treated as on Hold whatever it has done (rules 9.21).
pub fn hold(course: &mut Course<'_>, who: Id, drop: bool) -> Decided<()> {
    if drop {
        played(course, Rule::Drop)?;
    }
    let combatant = course.get(who)?;
    if combatant.hidden {
        return no(Refusal::Hidden(who));
    }
    if combatant.vital.on_hold {
        return no(Refusal::Holding(who));
    }
    if !combatant.can_act() {
        return no(why_not(combatant, None));
    }
    let begun = combatant.has_struck() || course.fight.turn.current == Some(who) && course.fight.turn.used;
    if !drop && (combatant.acted || combatant.vital.lost_hold || begun) {
        return no(Refusal::Acted(who));
    }
    if drop && begun {
        course.happen(Event::Deed(Deed::Anew { who: Target { id: who, member: None } }));
    }
    course.happen(Event::Held { who });
    Ok(())
}

/// Decides to use a held action or a Joker between two turns.
///
/// # Errors
/// It is down, or neither holds nor has a Joker left to use.
pub fn act(course: &mut Course<'_>, who: Id) -> Decided<()> {
    let how = free(course, who)?;
    course.close_offers();
    if course.fight.turn.current != Some(who) {
        end_turn(course);
    }
    if how == How::Held {
        course.happen(Event::HoldUsed { who });
    }
    begin_turn(course, who, how);
    Ok(())
}

/// How somebody may act out of the count.
fn free(course: &Course<'_>, who: Id) -> Decided<How> {
    let combatant = course.get(who)?;
    if !combatant.is_up() {
        return no(why_not(combatant, None));
    }
    if combatant.vital.on_hold {
        return Ok(How::Held);
    }
    if course.fight.turn.current == Some(who) {
        return no(Refusal::ItsTurn(who));
    }
    if combatant.is_free_to_act() { Ok(How::Joker) } else { no(Refusal::NotFree(who)) }
}

/// Decides an interruption: opposed Agility, the interrupter first; a Joker needs no roll.
///
/// # Errors
/// It is not free to act; the other does not act now; or the dice do not fit.
pub fn interrupt(course: &mut Course<'_>, who: Id, whom: Id, dice: &mut dyn Dice) -> Decided<()> {
    let how = free(course, who)?;
    let other = course.get(whom)?;
    if who == whom {
        return no(Refusal::OnSelf(who));
    }
    if !other.is_up() {
        return no(Refusal::TargetDown(whom));
    }
    if course.fight.turn.current.is_some_and(|id| id != whom)
        || course.fight.turn.current.is_none() && course.fight.round > 0
    {
        return no(Refusal::NotActing(whom, course.fight.turn.current));
    }
    course.close_offers();
    if how == How::Joker || course.get(who)?.has_joker() {
        if how == How::Held {
            course.happen(Event::HoldUsed { who });
        }
        course.happen(Event::Interrupted { who, whom, outcome: Outcome::Won });
        begin_turn(course, who, How::Interrupting);
        return Ok(());
    }
    let roll = |c: &Combatant, dice: &mut dyn Dice| Spec::of(c, None, INTERRUPT_TRAIT, 4).roll(dice);
    let mine = roll(course.get(who)?, dice)?;
    let theirs = roll(course.get(whom)?, dice)?;
    course.roll(Reopen::Interrupt(mine, theirs.into()), interrupt_consequences);
    Ok(())
}

/// What follows from an interruption: the higher acts first, a tie is
/// simultaneous, and the Hold is used up whatever comes of it (rules 8.3 and 8.4).
pub fn interrupt_consequences(course: &mut Course<'_>, interruption: &Reopen) {
    let Reopen::Interrupt(mine, theirs) = interruption else { return };
    let (who, whom) = (mine.who.id, theirs.who.id);
    let outcome = match mine.total().cmp(&theirs.total()) {
        std::cmp::Ordering::Greater => Outcome::Won,
        std::cmp::Ordering::Less => Outcome::Lost,
        std::cmp::Ordering::Equal => Outcome::Together,
    };
    course.happen(Event::HoldUsed { who });
    course.happen(Event::Interrupted { who, whom, outcome });
    if outcome == Outcome::Won {
        begin_turn(course, who, How::Interrupting);
    }
}

/// Everybody who may act out of the count now, in order.
#[must_use]
pub fn free_to_act(fight: &Encounter) -> Vec<Target> {
    let free = |c: &&Combatant| c.is_free_to_act() && fight.turn.current != Some(c.id) && !c.hidden;
    fight.order().into_iter().filter(free).map(|c| Target { id: c.id, member: None }).collect()
}
