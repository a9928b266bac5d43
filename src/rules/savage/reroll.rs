//! A benny on the last roll: all dice again, the better whole result counts (rules 6.2).

use std::sync::Arc;

use crate::dice::Dice;

use super::black_powder::ritual;
use super::bystander;
use super::course::{Course, Decided, no};
use super::damage::DamageRoll;
use super::event::Event;
use super::fact::Bought;
use super::open::{Open, Reopen};
use super::refusal::Refusal;
use super::spell::Cast;
use super::state::Encounter;
use super::trait_roll::{Mod, Reason, Target, TraitRoll};
use super::{
    breaking, cast, contend, counter, engage, incapacitation, initiative, recovery, resist, soak, stance, strike,
};

/// Whose roll a reroll would be now.
///
/// # Errors
/// There is no roll to reroll, or the last one was somebody else's.
pub fn roller(fight: &Encounter, said: Option<Target>) -> Result<Target, Refusal> {
    let Some(open) = &fight.open else { return Err(Refusal::NothingToReroll) };
    let own = |roll: &TraitRoll| roll.who;
    let candidates: Vec<Target> = match &*open.what {
        // Of a hit only the damage could come out otherwise.
        Reopen::Smash(roll, smash) if smash.damage.is_some() => {
            if !fight.get(roll.who.id).is_some_and(|by| by.stats.has("No Mercy")) {
                return Err(Refusal::DamageRolled);
            }
            vec![own(roll)]
        }
        Reopen::Roll(roll)
        | Reopen::Smash(roll, _)
        | Reopen::Soak(roll, _)
        | Reopen::Bleed(roll)
        | Reopen::Fate(roll)
        | Reopen::Ritual(roll, _)
        | Reopen::Resist(roll, _)
        | Reopen::Extract(roll, _)
        | Reopen::Guard(roll, _)
        | Reopen::Incapacitation { roll, .. } => vec![own(roll)],
        Reopen::Cast(cast) => vec![own(&cast.roll)],
        Reopen::Oppose(mine, theirs) | Reopen::Interrupt(mine, theirs) | Reopen::Contest(mine, theirs, _) => {
            vec![own(mine), own(theirs)]
        }
        // The last roll of several is the one that counts, unless another is named.
        Reopen::Attack(attack) => attack.rolls.iter().rev().map(own).collect(),
        Reopen::Recover(rolls) => rolls.iter().rev().map(own).collect(),
        Reopen::Damage { hit: Some(hit), .. } => {
            let merciless = fight.get(hit.by.id).is_some_and(|by| by.stats.has("No Mercy"));
            if !merciless {
                return Err(Refusal::DamageRolled);
            }
            vec![hit.by]
        }
        Reopen::Damage { hit: None, .. } => return Err(Refusal::DamageRolled),
    };
    let Some(said) = said else { return candidates.first().copied().ok_or(Refusal::NothingToReroll) };
    let meant = |who: &&Target| {
        who.id == said.id && (said.member.is_none() || who.member == said.member || who.member.is_none())
    };
    candidates.iter().find(meant).copied().ok_or(Refusal::NotTheirRoll(said.id))
}

/// Decides a reroll.
///
/// # Errors
/// There is nothing to reroll, nobody can pay, or the dice do not fit.
pub fn decide(course: &mut Course<'_>, said: Option<Target>, dice: &mut dyn Dice) -> Decided<()> {
    let who = match roller(course.fight, said) {
        Ok(who) => who,
        Err(refusal) => return no(refusal),
    };
    let Some(old) = course.fight.open.as_ref().map(|Open { what, .. }| Arc::clone(what)) else {
        return no(Refusal::NothingToReroll);
    };
    course.spend(who.id, Bought::Reroll(who.id))?;
    let (what, total, better) = fresh(course, &old, who, dice)?;
    let what = Arc::new(what);
    course.happen(Event::Rerolled { what: Arc::clone(&what), who, total, better });
    if better {
        follow(course, &what)?;
    }
    Ok(())
}

/// Rolls once more; the answer is the whole as it counts now, the new total, and whether the
/// new one is the better.
fn fresh(course: &Course<'_>, old: &Reopen, who: Target, dice: &mut dyn Dice) -> Decided<(Reopen, i32, bool)> {
    let combatant = course.get(who.id)?;
    let wild = combatant.is_wild();
    let elan = combatant.stats.has("Elan").then_some(Mod::new(Reason::Elan, 2));
    let mut again = |roll: &TraitRoll| -> Decided<(TraitRoll, i32, bool)> {
        let new = roll.again(wild, elan, dice)?;
        let (total, better) = (new.total(), new.is_better_than(roll));
        Ok((if better { new } else { roll.clone() }, total, better))
    };
    Ok(match old {
        Reopen::Roll(roll) => {
            let (roll, total, better) = again(roll)?;
            (Reopen::Roll(roll), total, better)
        }
        Reopen::Ritual(roll, ritual) => {
            let (roll, total, better) = again(roll)?;
            (Reopen::Ritual(roll, Arc::clone(ritual)), total, better)
        }
        Reopen::Fate(roll) => {
            let (roll, total, better) = again(roll)?;
            (Reopen::Fate(roll), total, better)
        }
        Reopen::Bleed(roll) => {
            let (roll, total, better) = again(roll)?;
            (Reopen::Bleed(roll), total, better)
        }
        Reopen::Soak(roll, offer) => {
            let (roll, total, better) = again(roll)?;
            (Reopen::Soak(roll, offer.clone()), total, better)
        }
        Reopen::Oppose(mine, theirs) | Reopen::Interrupt(mine, theirs) | Reopen::Contest(mine, theirs, _) => {
            let active = mine.who == who;
            let (roll, total, better) = again(if active { mine } else { theirs })?;
            let (mine, theirs) = if active { (roll, theirs.clone()) } else { (mine.clone(), roll.into()) };
            let what = match old {
                Reopen::Interrupt(..) => Reopen::Interrupt(mine, theirs),
                Reopen::Contest(_, _, over) => Reopen::Contest(mine, theirs, *over),
                _ => Reopen::Oppose(mine, theirs),
            };
            (what, total, better)
        }
        Reopen::Guard(roll, whose) => {
            let (roll, total, better) = again(roll)?;
            (Reopen::Guard(roll, *whose), total, better)
        }
        Reopen::Extract(roll, foes) => {
            let (roll, total, better) = again(roll)?;
            (Reopen::Extract(roll, foes.clone()), total, better)
        }
        Reopen::Resist(roll, resisted) => {
            let (roll, total, better) = again(roll)?;
            (Reopen::Resist(roll, resisted.clone()), total, better)
        }
        Reopen::Attack(attack) if !attack.aims.is_empty() => {
            // Of several rolls of one attacker the worst is rolled again.
            let at = attack.worst();
            let Some(roll) = attack.rolls.get(at) else { return no(Refusal::NothingToReroll) };
            let new = roll.again(wild, elan, dice)?;
            let (total, mut with) = (new.total(), attack.clone());
            with.rolls[at] = new;
            let better = with.rank(at) > attack.rank(at);
            if better && let Some(area) = with.area.as_mut().filter(|_| with.rolls[at].success()) {
                area.stray = None;
            }
            (Reopen::Attack(if better { with } else { attack.clone() }), total, better)
        }
        Reopen::Attack(attack) => {
            let mut attack = attack.clone();
            let (total, better) = replace(&mut attack.rolls, who, &mut again)?;
            (Reopen::Attack(attack), total, better)
        }
        Reopen::Recover(rolls) => {
            let mut rolls = rolls.clone();
            let (total, better) = replace(&mut rolls, who, &mut again)?;
            (Reopen::Recover(rolls), total, better)
        }
        Reopen::Cast(cast) => {
            let roll = cast.roll.again(wild, elan, dice)?;
            let (total, new) = (roll.total(), Cast { roll, ..(**cast).clone() });
            let better = cast::rank(&new) > cast::rank(cast);
            let mut cast = if better { new } else { (**cast).clone() };
            cast::go_astray(course.fight, &mut cast, dice)?;
            (Reopen::Cast(Box::new(cast)), total, better)
        }
        Reopen::Smash(roll, smash) if smash.damage.is_some() => {
            let (smash, total, better) = breaking::harder(smash, dice)?;
            (Reopen::Smash(roll.clone(), smash.into()), total, better)
        }
        Reopen::Smash(roll, smash) => {
            let (roll, total, better) = again(roll)?;
            let smash = breaking::landed(&roll, smash, dice)?;
            (Reopen::Smash(roll, smash.into()), total, better)
        }
        Reopen::Incapacitation { roll, .. } => {
            let (roll, total, better) = again(roll)?;
            let what = if better { incapacitation::rerolled(course, roll, old, dice)? } else { old.clone() };
            (what, total, better)
        }
        Reopen::Damage { hit, whom, roll, .. } => damage(course, hit.as_ref(), *whom, roll, old, dice)?,
    })
}

type Again<'a> = dyn FnMut(&TraitRoll) -> Decided<(TraitRoll, i32, bool)> + 'a;

fn replace(rolls: &mut [TraitRoll], who: Target, again: &mut Again<'_>) -> Decided<(i32, bool)> {
    let Some(slot) = rolls.iter_mut().rev().find(|roll| roll.who == who) else { return no(Refusal::NothingToReroll) };
    let (roll, total, better) = again(slot)?;
    *slot = roll;
    Ok((total, better))
}

/// Damage again, for one who has No Mercy; the victim stands as before the hit.
fn damage(
    course: &Course<'_>,
    hit: Option<&Arc<super::damage::Hit>>,
    whom: Target,
    roll: &DamageRoll,
    old: &Reopen,
    dice: &mut dyn Dice,
) -> Decided<(Reopen, i32, bool)> {
    let Some(hit) = hit else { return no(Refusal::DamageRolled) };
    let new = DamageRoll::of(hit, dice)?;
    let (total, better) = (new.total, new.total > roll.total);
    if !better {
        return Ok((old.clone(), total, false));
    }
    let mut before = course.fight.clone();
    if let Some(open) = &course.fight.open {
        before.restore(&open.before);
    }
    let result = strike::result_for(&before, hit, whom, total);
    Ok((Reopen::Damage { hit: Some(Arc::clone(hit)), whom, roll: new, result, told_at: None }, total, true))
}

/// What follows from the better roll.
fn follow(course: &mut Course<'_>, what: &Reopen) -> Decided<()> {
    match what {
        Reopen::Roll(_) | Reopen::Oppose(..) | Reopen::Smash(..) => {}
        Reopen::Attack(_) => {
            counter::counter(course, what);
            bystander::wide(course, what);
        }
        Reopen::Contest(..) => contend::consequences(course, what)?,
        Reopen::Extract(..) => engage::consequences(course, what)?,
        Reopen::Guard(..) => stance::consequences(course, what),
        Reopen::Resist(..) => resist::consequences(course, what),
        Reopen::Recover(_) => recovery::consequences(course, what),
        Reopen::Soak(..) => soak::consequences(course, what)?,
        Reopen::Incapacitation { .. } => incapacitation::consequences(course, what),
        Reopen::Bleed(_) => incapacitation::bleed_consequences(course, what),
        Reopen::Fate(_) => incapacitation::fate_consequences(course, what),
        Reopen::Ritual(..) => ritual::consequences(course, what)?,
        Reopen::Cast(_) => cast::consequences(course, what)?,
        Reopen::Interrupt(..) => initiative::interrupt_consequences(course, what),
        Reopen::Damage { .. } => strike::consequences(course, what)?,
    }
    Ok(())
}
