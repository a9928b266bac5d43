//! A pass of arms or a shot as it is decided: dice, comparison, the blow that lands (rules 8 and 14).

use std::cmp::Ordering;

use crate::dice::Dice;
use crate::rules::contract::No;
use crate::view::Id;

use super::attack::{Planned, Throw, attack, riposte};
use super::blow::{Blow, Hit};
use super::command::Strike;
use super::course::{Course, Decided, no};
use super::event::{Event, Verdict};
use super::options::{Options, Tiebreak};
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::roll::{Purpose, Roll};
use super::state::{Encounter, Lasting, Open};
use super::stats::Energy;
use super::test::roll_of;

/// Decides an attack.
///
/// # Errors
/// The rules forbid it, something must be settled first, or a die is missing.
pub fn decide(course: &mut Course, who: Id, whom: Id, strike: &Strike, dice: &mut dyn Dice) -> Decided<()> {
    course.settled()?;
    lasting(course, who, whom);
    let planned = attack(&course.fight, who, whom, strike).map_err(No::Refused)?;
    let Planned { one, other, melee, back } = planned;
    let one = throw(course, one, 0, dice)?;
    let other = other.map(|other| throw(course, other, 1, dice)).transpose()?;
    course.happen(Event::Fought { who, whom, melee, back });
    match other {
        None => {
            let winner = one.outcome.mr().map(|_| who);
            course.happen(Event::Compared { who, other: whom, winner, by: Verdict::Simple });
            land(course, &one, who, whom, None);
        }
        Some(other) if matches!(other.purpose, Purpose::Parry(_)) => parried(course, &one, &other),
        Some(other) => {
            let (winner, by) = compare(&course.fight, &one, &other);
            course.happen(Event::Compared { who, other: whom, winner, by });
            if winner == Some(who) {
                land(course, &one, who, whom, Some(&other));
            } else if winner == Some(whom) && back {
                land(course, &other, whom, who, Some(&one));
            }
        }
    }
    Ok(())
}

fn throw(course: &mut Course, throw: Throw, of: u16, dice: &mut dyn Dice) -> Decided<Roll> {
    match throw {
        Throw::Fallen(roll) => Ok(roll),
        Throw::New(roll) => {
            let roll = roll_of(course, roll, of, dice)?;
            kept(course, &roll);
            Ok(roll)
        }
    }
}

/// Points that EP paid last against this opponent (rules 5; A17).
fn kept(course: &mut Course, roll: &Roll) {
    let mut left = match (roll.stake.ep, course.fight.options.mixed_lasts) {
        (0, _) => 0,
        (_, true) => roll.stake.cost(),
        (ep, false) => ep,
    };
    for energy in Energy::ALL {
        let points = roll.stake.value.get(energy).min(left);
        left = left.saturating_sub(points);
        if points > 0 {
            let lasting = Lasting { energy, points, against: roll.other() };
            course.happen(Event::Lasts { who: roll.who, lasting });
        }
    }
}

/// What lasts against one opponent ends when another is run to; where the first is down, who steps
/// in at once takes its place (rules 5).
fn lasting(course: &mut Course, who: Id, whom: Id) {
    let Some(own) = course.fight.get(who).and_then(|own| own.lasting.first()).copied() else { return };
    match own.against {
        Some(against) if against == whom => {}
        Some(against) if course.fight.stands(against) => course.happen(Event::Faded { who }),
        Some(_) | None => course.happen(Event::LastsOn { who, against: whom }),
    }
}

/// The margin that duels compare: with critical and Power dice, or without (A3).
fn margin(roll: &Roll, options: &Options) -> Option<u32> {
    if options.dice_before_duel { roll.outcome.mr() } else { roll.bare() }
}

/// Who wins a duel (rules 8.2; A4).
#[must_use]
pub fn compare(fight: &Encounter, one: &Roll, other: &Roll) -> (Option<Id>, Verdict) {
    let options = &fight.options;
    match (margin(one, options), margin(other, options)) {
        (None, None) => (None, Verdict::Nothing),
        (Some(_), None) => (Some(one.who), Verdict::Margin),
        (None, Some(_)) => (Some(other.who), Verdict::Margin),
        (Some(first), Some(second)) => match first.cmp(&second) {
            Ordering::Greater => (Some(one.who), Verdict::Margin),
            Ordering::Less => (Some(other.who), Verdict::Margin),
            Ordering::Equal => match speed(fight, one).cmp(&speed(fight, other)) {
                Ordering::Greater => (Some(one.who), Verdict::Speed),
                Ordering::Less => (Some(other.who), Verdict::Speed),
                Ordering::Equal => (None, Verdict::Tie),
            },
        },
    }
}

/// What breaks a tie.
fn speed(fight: &Encounter, roll: &Roll) -> u8 {
    match fight.options.tiebreak {
        Tiebreak::Score => fight.get(roll.who).map_or(0, |own| own.stats.energies.speed),
        Tiebreak::Engaged => roll.stake.haste,
    }
}

/// Whether a parry holds (rules 14; A9).
#[must_use]
pub fn holds(one: &Roll, parry: &Roll, options: &Options) -> bool {
    match (margin(one, options), margin(parry, options)) {
        (None, _) => true,
        (Some(_), None) => false,
        (Some(attack), Some(parry)) => options.parry_by_success || parry >= attack,
    }
}

fn parried(course: &mut Course, one: &Roll, parry: &Roll) {
    let (who, whom) = (one.who, parry.who);
    let held = holds(one, parry, &course.fight.options);
    let winner = if held { None } else { Some(who) };
    course.happen(Event::Compared { who, other: whom, winner, by: Verdict::Parry });
    if !held {
        land(course, one, who, whom, None);
    } else if matches!(parry.outcome, Outcome::Success { critical: true, .. }) {
        course.happen(Event::RiposteDue { who: whom, whom: who });
    }
}

/// The blow of a test that won, where it has one: its damage waits. A master of arms who succeeded
/// takes its own margin off, where a table plays so (rules 17).
fn land(course: &mut Course, roll: &Roll, who: Id, whom: Id, loser: Option<&Roll>) {
    let (Purpose::Attack(blow) | Purpose::Riposte(blow)) = &roll.purpose else { return };
    let Some(mr) = roll.outcome.mr() else { return };
    let off = loser.filter(|own| masters(own, &course.fight.options)).and_then(|own| own.outcome.mr()).unwrap_or(0);
    // The one roll of a pass may have been made for another opponent.
    let blow = Blow { whom, ..(**blow).clone() };
    course.happen(Event::Landed(Box::new(Hit { by: who, mr: mr.saturating_sub(off), blow })));
}

/// Whether the one who rolls masters its weapon, where a table plays so (rules 17).
#[must_use]
pub fn masters(roll: &Roll, options: &Options) -> bool {
    options.weapon_mastery && roll.talent.as_ref().is_some_and(|(_, level)| *level >= 1)
}

/// Decides the blow after a perfect parry.
///
/// # Errors
/// None is due, or a die is missing.
pub fn strike_back(course: &mut Course, who: Id, strike: &Strike, dice: &mut dyn Dice) -> Decided<()> {
    let due = course.fight.open.iter().find_map(|open| match open {
        Open::Riposte { who: own, whom } if *own == who => Some(*whom),
        Open::Riposte { .. }
        | Open::Hit(_)
        | Open::Dose { .. }
        | Open::Faint { .. }
        | Open::Survival { .. }
        | Open::Will { .. } => None,
    });
    let Some(whom) = due else { return no(Refusal::NoRiposte(who)) };
    course.able(who)?;
    let roll = riposte(&course.fight, who, whom, strike).map_err(No::Refused)?;
    course.happen(Event::LetGo);
    let roll = roll_of(course, roll, 0, dice)?;
    let winner = roll.outcome.mr().map(|_| who);
    course.happen(Event::Compared { who, other: whom, winner, by: Verdict::Simple });
    land(course, &roll, who, whom, None);
    Ok(())
}
