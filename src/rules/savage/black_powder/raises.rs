//! The raises of a casting: each buys an improvement or a point of power experience (rules 15.6 and 15.7).

use std::sync::Arc;

use crate::view::Id;

use super::super::course::{Course, Decided, no};
use super::super::event::Event;
use super::super::open::Pending;
use super::super::refusal::Refusal;
use super::super::state::Encounter;
use super::super::trait_roll::Target;
use super::adept::Gains;
use super::casting::{Spent, Unspent};
use super::happening::Happening;
use super::refusal::PowderRefusal;
use super::work::work;

/// All raises that wait to be spent.
pub fn waiting(fight: &Encounter) -> impl Iterator<Item = &Arc<Unspent>> {
    fight.pending.iter().filter_map(|owed| match owed {
        Pending::Raises(unspent) => Some(unspent),
        Pending::Damage(_)
        | Pending::Soak(_)
        | Pending::Incapacitation { .. }
        | Pending::Bleeding { .. }
        | Pending::Upkeep { .. }
        | Pending::Astray { .. }
        | Pending::Resist(_)
        | Pending::Stray(_)
        | Pending::Bystander(_)
        | Pending::Free(_) => None,
    })
}

/// The raises of this one that wait to be spent.
#[must_use]
pub fn of(fight: &Encounter, who: Id) -> Option<&Arc<Unspent>> {
    waiting(fight).find(|unspent| unspent.who.id == who)
}

/// A casting succeeded with so many raises; without any, the power works at once.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn won(course: &mut Course<'_>, who: Target, power: &str, at: &[Target], raises: u8) -> Decided<()> {
    let unspent = Unspent { who, power: power.to_owned(), at: at.to_vec(), raises, gains: Gains::default() };
    if raises == 0 {
        return works(course, &unspent);
    }
    course.happen(Event::Powder(Box::new(Happening::RaisesWon(Arc::new(unspent)))));
    Ok(())
}

/// The power works, with the improvements that it has for ever and those of this casting.
fn works(course: &mut Course<'_>, unspent: &Unspent) -> Decided<()> {
    let Unspent { who, power, at, gains, .. } = unspent;
    let known = course.get(who.id)?.stats.black_powder.as_ref().and_then(|own| own.power(power)).cloned();
    let gains = known.as_ref().map_or(*gains, |known| known.always.plus(*gains));
    course.happen(Event::Powder(Box::new(Happening::Works { who: *who, power: power.clone(), at: at.clone(), gains })));
    known.map_or(Ok(()), |known| work(course, *who, &known, at, gains))
}

/// Spends raises; nothing named: all that are left, on power experience. Once none is left, the power works.
///
/// # Errors
/// None waits, or fewer than that.
pub fn spend(course: &mut Course<'_>, who: Id, spent: Spent) -> Decided<()> {
    let Some(unspent) = of(course.fight, who).cloned() else {
        return no(Refusal::Powder(PowderRefusal::NoRaises(who)));
    };
    let on = if spent.raises() == 0 { Spent { ppx: unspent.raises, ..spent } } else { spent };
    if on.raises() > u32::from(unspent.raises) {
        return no(Refusal::Powder(PowderRefusal::TooManyGains(unspent.raises)));
    }
    course.happen(Event::Powder(Box::new(Happening::RaisesSpent { who, on })));
    if of(course.fight, who).is_none() {
        let gains = unspent.gains.plus(on.gains);
        return works(course, &Unspent { gains, ..(*unspent).clone() });
    }
    Ok(())
}

/// Spends the raises that a casting has just brought, as was said beforehand.
///
/// # Errors
/// It brought none, or fewer than that.
pub fn spend_now(course: &mut Course<'_>, before: usize, spent: Spent) -> Decided<()> {
    let newest = waiting(course.fight).skip(before).last().map(|own| (own.who.id, own.raises));
    match newest {
        Some((who, _)) => spend(course, who, spent),
        None => no(Refusal::Powder(PowderRefusal::TooManyGains(0))),
    }
}

/// Raises that nobody spent go to power experience.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn settle(course: &mut Course<'_>) -> Decided<()> {
    if course.fight.pending.is_empty() {
        return Ok(());
    }
    let all: Vec<Id> = waiting(course.fight).map(|unspent| unspent.who.id).collect();
    all.into_iter().try_for_each(|who| spend(course, who, Spent::default()))
}
