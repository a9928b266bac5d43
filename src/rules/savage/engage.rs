//! Engaging, withdrawing, and the free attacks that they give (rules 9.5 and 13).

use std::sync::Arc;

use crate::dice::Dice;

use super::assault::happen;
use super::attack::single;
use super::contact::{Chance, FreeAttack, covers};
use super::course::{Course, Decided, no};
use super::event::Event;
use super::fray::Fray;
use super::free::{able, options};
use super::manner::Manner;
use super::melee::foes_of;
use super::open::{Attack, Pending, Reopen, Rolls};
use super::refusal::Refusal;
use super::state::Encounter;
use super::stats::{Attribute, Stats, Trait};
use super::trait_roll::{Spec, Target};

/// Decides that somebody fights these hand to hand from now on, having come to them: who of them has
/// First Strike may strike first.
///
/// # Errors
/// The table plays without engagements, one is out, or both are on one side.
pub fn engage(course: &mut Course<'_>, who: Target, whom: &[Target]) -> Decided<()> {
    if !course.fight.options.combat.engagements {
        return no(Refusal::NoEngagements);
    }
    for foe in whom {
        let (one, other) = (course.get(who.id)?, course.get(foe.id)?);
        if !one.is_up() {
            return no(Refusal::Down(who.id));
        }
        if !other.is_up() {
            return no(Refusal::TargetDown(foe.id));
        }
        if one.side == other.side {
            return no(Refusal::SameSide(who.id, foe.id));
        }
        if is_engaged(course.fight, who, *foe) {
            return no(Refusal::Engaged(who.id, foe.id));
        }
    }
    let mut strikers: Vec<Target> = Vec::new();
    for foe in whom {
        course.happen(Event::Fray(Fray::Engaged { who, whom: *foe }));
        strikers.extend(foes_of(course.fight, who).into_iter().filter(|own| covers(*foe, *own)));
    }
    for by in strikers {
        let own = course.get(by.id)?;
        let improved = own.stats.has("Improved First Strike");
        let has = improved || own.stats.has("First Strike");
        let ready = improved || !course.fight.melee.struck_first.contains(&by.id);
        let offer = FreeAttack { by, whom: who, why: Chance::FirstStrike };
        if has && ready && able(course.fight, offer) {
            course.happen(Event::Fray(Fray::FreeOffered(offer)));
        }
    }
    Ok(())
}

/// Whether these two have been declared to fight each other, by these very names.
#[must_use]
pub fn is_engaged(fight: &Encounter, who: Target, whom: Target) -> bool {
    fight.melee.pairs.iter().any(|pair| *pair == (who, whom) || *pair == (whom, who))
}

/// Decides that somebody leaves contact with all, or with this one: each foe there that can strike has one
/// free attack; Extraction may spare one or all of them.
///
/// # Errors
/// The table plays without engagements, it fights nobody there, or the dice do not fit.
pub fn withdraw(course: &mut Course<'_>, who: Target, from: Option<Target>, dice: &mut dyn Dice) -> Decided<()> {
    if !course.fight.options.combat.engagements {
        return no(Refusal::NoEngagements);
    }
    let foes: Vec<Target> =
        foes_of(course.fight, who).into_iter().filter(|foe| from.is_none_or(|from| covers(from, *foe))).collect();
    if foes.is_empty() {
        return no(Refusal::NotEngaged(who.id));
    }
    let offer = |by: Target| FreeAttack { by, whom: who, why: Chance::Withdrawal };
    let strikers: Vec<Target> = foes.into_iter().filter(|foe| able(course.fight, offer(*foe))).collect();
    let own = course.get(who.id)?;
    if !own.can_act() && !own.is_up() {
        return no(Refusal::Down(who.id));
    }
    let slips = slips(&own.stats) && !strikers.is_empty();
    let several = own.vital.members.len() > 1;
    let member = who.member.or_else(|| own.first_up()).filter(|_| several);
    let spec = Spec::of(own, member, Trait::Attribute(Attribute::Agility), 4);
    course.happen(Event::Fray(Fray::Withdrew { who, from }));
    if slips {
        let roll = spec.roll(dice)?;
        return course.roll(Reopen::Extract(roll, strikers), consequences);
    }
    for by in strikers {
        course.happen(Event::Fray(Fray::FreeOffered(offer(by))));
    }
    Ok(())
}

fn slips(stats: &Stats) -> bool {
    stats.has("Extraction") || stats.has("Improved Extraction")
}

/// What follows from the roll to slip away: a success spares one free attack, a raise all, and with the
/// improved edge a success does.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn consequences(course: &mut Course<'_>, what: &Reopen) -> Decided<()> {
    let Reopen::Extract(roll, foes) = what else { return Ok(()) };
    let (who, foes, success, raises) = (roll.who, foes.clone(), roll.success(), roll.raises());
    let improved = course.get(who.id)?.stats.has("Improved Extraction");
    let spared = match (success, raises > 0 || improved) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => foes.len(),
    };
    for by in foes.into_iter().skip(spared) {
        course.happen(Event::Fray(Fray::FreeOffered(FreeAttack { by, whom: who, why: Chance::Withdrawal })));
    }
    Ok(())
}

/// The free attack that this one may make now.
#[must_use]
pub fn offer_to(fight: &Encounter, who: Target) -> Option<FreeAttack> {
    fight.pending.iter().find_map(|owed| match owed {
        Pending::Free(offer) if covers(offer.by, who) => Some(*offer),
        _ => None,
    })
}

/// Decides the free attack of one who may make it.
///
/// # Errors
/// It has none, it or its target is out, or the dice do not fit.
pub fn strike(course: &mut Course<'_>, who: Target, dice: &mut dyn Dice) -> Decided<()> {
    let Some(offer) = offer_to(course.fight, who) else { return no(Refusal::NoFreeAttack(who.id)) };
    let options = options(course.fight, offer);
    let plan = match single(course.fight, offer.by, offer.whom, &options) {
        Ok(plan) => plan,
        Err(refusal) => return no(refusal),
    };
    course.close_offers();
    let roll = plan.spec.by(offer.by).roll(dice)?;
    course.happen(Event::Fray(Fray::FreeClosed(offer)));
    let attack = Attack {
        who: offer.by.id,
        whom: plan.hit.whom,
        hit: Arc::clone(&plan.hit),
        rolls: Rolls::from_iter([roll]),
        ranged: false,
        bullets: 0,
        way: Some(Manner::Free),
        aims: Vec::new(),
        area: None,
    };
    happen(course, &plan, attack, &options)
}

/// Decides that somebody lets its free attack go.
///
/// # Errors
/// It has none.
pub fn waive(course: &mut Course<'_>, who: Target) -> Decided<()> {
    let Some(offer) = offer_to(course.fight, who) else { return no(Refusal::NoFreeAttack(who.id)) };
    course.happen(Event::Fray(Fray::FreeWaived(offer)));
    Ok(())
}
