//! Duels of any kind, conflicts of will, the last chance (rules 8.2 and 12).

use crate::dice::Dice;
use crate::rules::contract::No;
use crate::view::Id;

use super::command::{Sum, Terms};
use super::course::{Course, Decided, no};
use super::event::Event;
use super::fight::compare;
use super::outcome::Outcome;
use super::plan::{Task, plan, test};
use super::refusal::Refusal;
use super::roll::{Mod, Purpose, Reason, Roll};
use super::state::{Encounter, Open};
use super::stats::{Component, HUMAN, Means, Part};
use super::test::roll_of;

/// What another Component costs where the game master says nothing.
const CHANGE: u8 = 1;

/// The two tests of a duel before their dice.
///
/// # Errors
/// One cannot be tried or paid.
pub fn duel(
    fight: &Encounter,
    (who, sum): (Id, &Sum),
    (whom, other): (Id, &Sum),
    versus: i32,
    terms: &Terms,
) -> Result<(Roll, Roll), Refusal> {
    if who == whom {
        return Err(Refusal::OnSelf(who));
    }
    let one = test(fight, who, Purpose::Against(whom), sum, terms)?;
    let theirs = Terms { difficulty: versus, ..Terms::default() };
    Ok((one, test(fight, whom, Purpose::Against(who), other, &theirs)?))
}

/// Decides a duel.
///
/// # Errors
/// As [`duel`]; or a die is missing.
pub fn oppose(
    course: &mut Course,
    one: (Id, &Sum),
    other: (Id, &Sum),
    versus: i32,
    terms: &Terms,
    dice: &mut dyn Dice,
) -> Decided<()> {
    let (first, second) = duel(&course.fight, one, other, versus, terms).map_err(No::Refused)?;
    let first = roll_of(course, first, 0, dice)?;
    let second = roll_of(course, second, 1, dice)?;
    let (winner, by) = compare(&course.fight, &first, &second);
    course.happen(Event::Compared { who: first.who, other: second.who, winner, by });
    Ok(())
}

/// Resisting passively, before its dice: the other's margin is against it.
///
/// # Errors
/// It cannot be paid.
pub fn resisting(
    fight: &Encounter,
    who: Id,
    component: Component,
    against: i32,
    terms: &Terms,
) -> Result<Roll, Refusal> {
    let parts = [Part::Component(component), Part::Means(Means::Resistance), Part::Domain(HUMAN.to_owned())];
    let mods = vec![Mod { reason: Reason::Margin, amount: against.saturating_neg() }];
    let purpose = Purpose::Will(component);
    plan(fight, Task { who, purpose, parts: &parts, talent: None, mods, combat: false }, terms)
}

/// Decides a passive resistance; what is lost may be fought.
///
/// # Errors
/// As [`resisting`]; or a die is missing.
pub fn resist(
    course: &mut Course,
    who: Id,
    component: Component,
    against: i32,
    terms: &Terms,
    dice: &mut dyn Dice,
) -> Decided<()> {
    let roll = resisting(&course.fight, who, component, against, terms).map_err(No::Refused)?;
    let roll = roll_of(course, roll, 0, dice)?;
    if let Outcome::Failure { me, .. } = roll.outcome {
        course.happen(Event::WillBroken { who, component, me });
    }
    Ok(())
}

/// Resisting actively, before its dice: by how much the first test failed is against it.
///
/// # Errors
/// No such conflict is open, or it cannot be paid.
pub fn repelling(
    fight: &Encounter,
    who: Id,
    component: Component,
    change: Option<u8>,
    terms: &Terms,
) -> Result<Roll, Refusal> {
    let lost = fight.open.iter().rev().find_map(|open| match open {
        Open::Will { who: own, component, me } if *own == who => Some((*component, *me)),
        Open::Will { .. }
        | Open::Hit(_)
        | Open::Dose { .. }
        | Open::Riposte { .. }
        | Open::Faint { .. }
        | Open::Survival { .. } => None,
    });
    let Some((before, me)) = lost else { return Err(Refusal::NoWill(who)) };
    let changed = if before == component { 0 } else { change.unwrap_or(CHANGE) };
    let parts = [Part::Component(component), Part::Means(Means::Desire), Part::Domain(HUMAN.to_owned())];
    let mods = vec![
        Mod { reason: Reason::Margin, amount: -i32::try_from(me).unwrap_or(i32::MAX) },
        Mod { reason: Reason::Change, amount: -i32::from(changed) },
    ];
    plan(fight, Task { who, purpose: Purpose::Repel, parts: &parts, talent: None, mods, combat: false }, terms)
}

/// Decides an active resistance.
///
/// # Errors
/// As [`repelling`]; or a die is missing.
pub fn repel(
    course: &mut Course,
    who: Id,
    component: Component,
    change: Option<u8>,
    terms: &Terms,
    dice: &mut dyn Dice,
) -> Decided<()> {
    let roll = repelling(&course.fight, who, component, change, terms).map_err(No::Refused)?;
    roll_of(course, roll, 0, dice)?;
    course.happen(Event::WillSettled { who });
    Ok(())
}

/// The last chance before its dice: Desire and the Domain that would save.
///
/// # Errors
/// It is used up.
pub fn last_chance(fight: &Encounter, who: Id, domain: &str) -> Result<Roll, Refusal> {
    let own = super::course::known(fight, who)?;
    if own.chance_used {
        return Err(Refusal::ChanceUsed(who));
    }
    let parts = [Part::Means(Means::Desire), Part::Domain(domain.to_owned())];
    let task = Task { who, purpose: Purpose::Chance, parts: &parts, talent: None, mods: Vec::new(), combat: false };
    plan(fight, task, &Terms::default())
}

/// Decides the last chance: once in a life.
///
/// # Errors
/// It is used up, or a die is missing.
pub fn chance(course: &mut Course, who: Id, domain: &str, dice: &mut dyn Dice) -> Decided<()> {
    let roll = last_chance(&course.fight, who, domain).map_err(No::Refused)?;
    course.happen(Event::ChanceTaken { who });
    roll_of(course, roll, 0, dice)?;
    Ok(())
}

/// Decides what waits is left alone.
///
/// # Errors
/// Nothing waits.
pub fn skip(course: &mut Course) -> Decided<()> {
    if course.fight.open.is_empty() {
        return no(Refusal::NothingOpen);
    }
    course.happen(Event::LetGo);
    Ok(())
}
