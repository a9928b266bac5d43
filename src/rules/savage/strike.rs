//! A hit taken: damage against Toughness, and what follows from it at once.

use std::sync::Arc;

use crate::dice::Dice;
use crate::view::Id;

use super::black_powder::PowderRefusal;
use super::course::{Course, Decided, no, purse_of};
use super::damage::{DamageRoll, Effect, Hit, LastDamage, Part, damage_effect};
use super::event::Event;
use super::fray::Fray;
use super::lasting;
use super::open::{Offer, Pending, Peril, Reopen, Resisted};
use super::refusal::Refusal;
use super::state::Encounter;
use super::stats::Location;
use super::trait_roll::Target;
use super::vital::Fate;

/// Wounds that a Wild Card can bear; the next one takes it down (rules 10.4).
pub const WOUND_LIMIT: i32 = 3;

/// The next hit whose damage is due: of the last attack that has any, its first.
#[must_use]
pub fn next_hit(fight: &Encounter) -> Option<&Arc<Hit>> {
    let mut hits = fight.pending.iter().rev().filter_map(|owed| match owed {
        Pending::Damage(hit) => Some(hit),
        Pending::Soak(_)
        | Pending::Incapacitation { .. }
        | Pending::Bleeding { .. }
        | Pending::Resist(_)
        | Pending::Stray(_)
        | Pending::Bystander(_)
        | Pending::Free(_)
        | Pending::Upkeep { .. }
        | Pending::Raises(_)
        | Pending::Astray { .. } => None,
    });
    let last = hits.next()?;
    let several = last.part != Part::Alone;
    let same = |hit: &&Arc<Hit>| {
        let alike = hit.whom.id == last.whom.id && hit.weapon == last.weapon || several && hit.part != Part::Alone;
        hit.by.id == last.by.id && alike
    };
    Some(hits.take_while(same).last().unwrap_or(last))
}

/// Rolls and applies the damage of the last hit. After an attack by several members it goes
/// through their hits in order, and stops where somebody must decide.
///
/// # Errors
/// No hit waits; or the dice do not fit.
pub fn decide(course: &mut Course<'_>, dice: &mut dyn Dice) -> Decided<()> {
    let Some(first) = next_hit(course.fight).cloned() else { return no(why_no_hit(course.fight)) };
    course.close_offers();
    let mut hit = first;
    loop {
        let by = hit.by;
        take(course, hit, dice)?;
        if course.get(by.id).is_ok_and(|attacker| attacker.vital.members.len() <= 1) {
            return Ok(());
        }
        let again = next_hit(course.fight).filter(|next| next.by.id == by.id).cloned();
        match again {
            Some(next) if !must_decide(course.fight) => hit = next,
            Some(_) | None => return Ok(()),
        }
    }
}

/// Why nothing waits for its damage: a power may be on its way to it.
fn why_no_hit(fight: &Encounter) -> Refusal {
    if let Some(casting) = &fight.casting {
        return Refusal::Powder(PowderRefusal::Casting(casting.who.id));
    }
    let unspent = fight.pending.iter().find_map(|owed| match owed {
        Pending::Raises(unspent) => Some(unspent),
        _ => None,
    });
    unspent.map_or(Refusal::NoHit, |own| Refusal::Powder(PowderRefusal::RaisesFirst(own.who.id)))
}

/// Whether somebody has wounds to soak and the means, or a Vigor roll to make.
#[must_use]
pub fn must_decide(fight: &Encounter) -> bool {
    fight.pending.iter().any(|owed| match owed {
        Pending::Soak(offer) => fight.get(offer.who).is_some_and(|victim| purse_of(fight, victim).is_ok()),
        Pending::Incapacitation { .. } | Pending::Resist(_) => true,
        Pending::Damage(_)
        | Pending::Bleeding { .. }
        | Pending::Stray(_)
        | Pending::Bystander(_)
        | Pending::Free(_)
        | Pending::Upkeep { .. }
        | Pending::Raises(_)
        | Pending::Astray { .. } => false,
    })
}

fn take(course: &mut Course<'_>, hit: Arc<Hit>, dice: &mut dyn Dice) -> Decided<()> {
    let Some(member) = standing(course.fight, hit.whom) else {
        course.happen(Event::Wasted { hit });
        return Ok(());
    };
    let roll = DamageRoll::of(&hit, dice)?;
    let whom = Target { id: hit.whom.id, member: Some(member) };
    let result = result_for(course.fight, &hit, whom, roll.total);
    suffer(course, Reopen::Damage { hit: Some(hit), whom, roll, result, told_at: None })
}

/// The member that a blow strikes: the one that was aimed at, else the first that stands.
pub(super) fn standing(fight: &Encounter, whom: Target) -> Option<usize> {
    let victim = fight.get(whom.id)?;
    let first = victim.first_up()?;
    match whom.member {
        Some(place) => victim.vital.members.get(place).is_some_and(|figure| !figure.out).then_some(place),
        None => Some(first),
    }
}

/// Damage that the table has rolled.
///
/// # Errors
/// The target is out already.
pub fn told(course: &mut Course<'_>, whom: Target, total: i32, ap: i32, location: Option<Location>) -> Decided<()> {
    let Some(member) = standing(course.fight, whom) else { return no(Refusal::TargetDown(whom.id)) };
    course.close_offers();
    let whom = Target { id: whom.id, member: Some(member) };
    let result = result_of(course.fight, whom, total, (ap, 0), (location.unwrap_or_default(), false));
    // The body is where a blow lands that nobody aimed.
    let told_at = location.filter(|place| *place != Location::Torso);
    suffer(course, Reopen::Damage { hit: None, whom, roll: DamageRoll::told(total), result, told_at })
}

fn suffer(course: &mut Course<'_>, damage: Reopen) -> Decided<()> {
    course.roll(damage, consequences)
}

/// The numbers of a damage total of this hit. One at a weapon wounds nobody (rules 9.12).
#[must_use]
pub fn result_for(fight: &Encounter, hit: &Hit, whom: Target, total: i32) -> LastDamage {
    let result = result_of(fight, whom, total, (hit.ap, hit.shelter), (hit.location, hit.part == Part::OfArea));
    if hit.disarms.is_some() { LastDamage { wounds: 0, ..result } } else { result }
}

/// The numbers of a damage total against this target (rules 10.2): armour piercing, and the armour of
/// what it hides behind.
#[must_use]
pub fn result_of(
    fight: &Encounter,
    whom: Target,
    total: i32,
    (ap, shelter): (i32, i32),
    (location, area): (Location, bool),
) -> LastDamage {
    let member = whom.member.unwrap_or(0);
    let victim = fight.get(whom.id);
    let toughness = victim.map_or(0, |victim| victim.toughness_behind(member, location, (ap, shelter), area));
    let shaken = victim.and_then(|victim| victim.vital.members.get(member)).is_some_and(|figure| figure.shaken);
    let Effect { margin, wounds, .. } = damage_effect(total, toughness, shaken);
    LastDamage { whom: whom.id, member, total, toughness, margin, wounds }
}

/// What follows from damage: nothing, Shaken, an Extra out, wounds to soak.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn consequences(course: &mut Course<'_>, damage: &Reopen) -> Decided<()> {
    let Reopen::Damage { hit, whom, result, told_at, .. } = damage else { return Ok(()) };
    let (who, member) = (whom.id, whom.member.unwrap_or(0));
    if let Some(hit) = hit.as_ref().filter(|hit| hit.disarms.is_some()) {
        let resisted = Resisted { who: *whom, from: Peril::Disarmed(Arc::clone(hit), result.total) };
        course.happen(Event::Fray(Fray::ResistOwed(Arc::new(resisted))));
        return Ok(());
    }
    let (margin, wounds) = (result.margin, result.wounds);
    let aimed = hit.as_ref().filter(|hit| hit.aimed).map(|hit| hit.location).or(*told_at);
    if margin < 0 {
        return Ok(());
    }
    let nonlethal = hit.as_ref().is_some_and(|hit| hit.nonlethal);
    let victim = course.get(who)?;
    if victim.is_wild() {
        let offer = || Arc::new(Offer { who, wounds, location: aimed, nonlethal, before: victim.vital.clone() });
        let offer = (wounds > 0).then(offer);
        hurt(course, who, wounds, (aimed, nonlethal))?;
        if let Some(offer) = offer {
            course.happen(Event::SoakOffered(offer));
        }
        return Ok(());
    }
    if wounds > 0 {
        course.happen(Event::Out { who, member });
        // Knocked out: it lives, whatever others die of (rules 9.22).
        if nonlethal {
            course.happen(Event::FateKnown { who, member, fate: Fate::Alive });
        }
    } else if victim.vital.members.get(member).is_some_and(|figure| !figure.shaken) {
        course.happen(Event::Shaken { who, member });
    }
    lasting::hurt(course, who, member, wounds > 0);
    lose_hold(course, who)
}

/// A Wild Card takes what a hit, or a Soak, leaves of it: Shaken, wounds, and beyond the third
/// the Vigor roll (rules 10.4). Of the blow: where it was aimed, and whether it was meant to knock out.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn hurt(
    course: &mut Course<'_>,
    who: Id,
    wounds: i32,
    (aimed, nonlethal): (Option<Location>, bool),
) -> Decided<()> {
    if !course.get(who)?.is_shaken() {
        course.happen(Event::Shaken { who, member: 0 });
    }
    lasting::hurt(course, who, 0, wounds > 0);
    lose_hold(course, who)?;
    if wounds > 0 {
        let whole = i32::from(course.get(who)?.vital.wounds) + wounds;
        let now = u8::try_from(whole.min(WOUND_LIMIT)).unwrap_or(0);
        course.happen(Event::Wounded { who, wounds, now });
        if whole > WOUND_LIMIT {
            course.happen(Event::WentDown { who, location: aimed, nonlethal });
        }
    }
    Ok(())
}

/// A figure is Shaken by what is no damage: that never wounds (rules 10.2).
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn shake(course: &mut Course<'_>, whom: Target) -> Decided<()> {
    let member = whom.member.unwrap_or(0);
    let figure = course.get(whom.id)?.vital.members.get(member);
    if figure.is_some_and(|figure| !figure.shaken && !figure.out) {
        course.happen(Event::Shaken { who: whom.id, member });
        lasting::hurt(course, whom.id, member, false);
        lose_hold(course, whom.id)?;
    }
    Ok(())
}

/// A holder who becomes Shaken loses the Hold and its action of this round (rules 8.7); a group
/// when none of it can act any more.
fn lose_hold(course: &mut Course<'_>, who: Id) -> Decided<()> {
    let holder = course.get(who)?;
    let kept = course.fight.options.hold_kept_when_shaken && holder.is_up();
    if holder.vital.on_hold && holder.able().is_empty() && !kept {
        course.happen(Event::HoldLost { who });
    }
    Ok(())
}
