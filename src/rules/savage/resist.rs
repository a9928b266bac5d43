//! A roll against what is about to befall somebody: fire, a template, a blow at its weapon, an ambush, its own rage (rules 9 and 13).

use std::sync::Arc;

use smallvec::smallvec;

use crate::dice::Dice;

use super::ambush::{self, NOTICE};
use super::course::{Course, Decided, no};
use super::damage::{Hit, Part};
use super::effect::{Alters, Effect, EffectKind, Until, Way};
use super::event::Event;
use super::fray::Fray;
use super::lasting;
use super::open::{Attack, Open, Pending, Peril, Reopen, Resisted};
use super::refusal::Refusal;
use super::state::{Combatant, Encounter};
use super::stats::{Attribute, FIGHTING, Trait};
use super::trait_roll::{Reason, Spec, Target};

/// What this combatant may roll against now: what it must, else the template that it stands under.
#[must_use]
pub fn peril_of(fight: &Encounter, who: Target) -> Option<Arc<Resisted>> {
    let mine = |whom: Target| whom.id == who.id && (who.member.is_none() || whom.member == who.member);
    let owed = fight.pending.iter().find_map(|owed| match owed {
        Pending::Resist(resisted) if mine(resisted.who) => Some(Arc::clone(resisted)),
        _ => None,
    });
    owed.or_else(|| {
        fight.pending.iter().find_map(|owed| match owed {
            Pending::Damage(hit) if hit.part == Part::OfArea && mine(hit.whom) => {
                Some(Arc::new(Resisted { who: hit.whom, from: Peril::Under(Arc::clone(hit)) }))
            }
            _ => None,
        })
    })
}

/// The roll: Spirit under fire, Agility −2 under a template, Strength against a blow at one's weapon, Notice in an
/// ambush, Smarts against a rage.
#[must_use]
pub fn spec(who: &Combatant, resisted: &Resisted) -> Spec {
    let several = who.vital.members.len() > 1;
    let member = resisted.who.member.or_else(|| who.first_up()).filter(|_| several);
    match resisted.from {
        Peril::Disarmed(_, damage) => Spec::of(who, member, Trait::Attribute(Attribute::Strength), damage),
        Peril::Suppressed(_) => Spec::of(who, member, Trait::Attribute(Attribute::Spirit), 4),
        Peril::Under(_) => {
            let dodge = if who.stats.has("Improved Dodge") { 2 } else { 0 };
            let spec = Spec::of(who, member, Trait::Attribute(Attribute::Agility), 4);
            spec.plus(Reason::Dive, -2).plus(Reason::Dodge, dodge)
        }
        Peril::Ambush { danger } => {
            Spec::of(who, member, Trait::skill(NOTICE), 4).plus(Reason::DangerSense, if danger { -2 } else { 0 })
        }
        Peril::Rage => Spec::of(who, member, Trait::Attribute(Attribute::Smarts), 4),
    }
}

/// Decides such a roll.
///
/// # Errors
/// Nothing is about to befall it, or the dice do not fit.
pub fn decide(course: &mut Course<'_>, who: Target, dice: &mut dyn Dice) -> Decided<()> {
    let Some(resisted) = peril_of(course.fight, who) else { return no(Refusal::NothingToResist(who.id)) };
    course.close_offers();
    let roll = spec(course.get(who.id)?, &resisted).roll(dice)?;
    course.roll(Reopen::Resist(roll, resisted), consequences);
    Ok(())
}

/// What follows from the roll.
pub fn consequences(course: &mut Course<'_>, what: &Reopen) {
    let Reopen::Resist(roll, resisted) = what else { return };
    let (id, member) = (resisted.who.id, resisted.who.member.unwrap_or(0));
    let success = roll.success();
    match &resisted.from {
        Peril::Suppressed(hit) => {
            let struck = roll.dice.first().is_some_and(crate::dice::Throw::is_one).then(|| Arc::clone(hit));
            let figure = course.fight.get(id).and_then(|c| c.vital.members.get(member));
            let shakes = !success && figure.is_some_and(|figure| !figure.shaken && !figure.out);
            if shakes {
                course.happen(Event::Shaken { who: id, member });
            }
            if let Some(hit) = struck {
                course.happen(Event::Fray(Fray::HitOwed(hit)));
            }
        }
        Peril::Ambush { danger } => ambush::noticed(course, resisted.who, *danger, success),
        Peril::Rage if success => {}
        Peril::Rage => rage(course, resisted.who),
        Peril::Disarmed(hit, _) => {
            if let Some(weapon) = hit.disarms.as_ref().filter(|_| !success) {
                let several = course.fight.get(id).is_some_and(|c| c.vital.members.len() > 1);
                let effect = Effect {
                    by: Some(hit.by.id),
                    member: several.then_some(member),
                    does: smallvec![Alters::Without(weapon.clone())],
                    ..Effect::new(lasting::next_number(course.fight), EffectKind::Dropped, weapon)
                };
                lasting::begin(course, id, effect);
            }
        }
        Peril::Under(hit) => {
            let hit = Arc::clone(hit);
            if success {
                course.happen(Event::Fray(Fray::Escaped { hit }));
            }
        }
    }
}

/// Berserk: stronger, tougher, careless, and no wound is felt (rules 13).
fn rage(course: &mut Course<'_>, who: Target) {
    let several = course.fight.get(who.id).is_some_and(|c| c.vital.members.len() > 1);
    let kind = EffectKind::Berserk;
    let effect = Effect {
        by: Some(who.id),
        member: who.member.filter(|_| several),
        does: smallvec![
            Alters::Trait(Trait::skill(FIGHTING), 2),
            Alters::Trait(Trait::Attribute(Attribute::Strength), 2),
            Alters::Damage(Way::Melee, 2),
            Alters::Toughness(2),
            Alters::Parry(-2),
            Alters::IgnoresWounds,
        ],
        until: smallvec![Until::Down(who)],
        ..Effect::new(lasting::next_number(course.fight), kind, kind.name().unwrap_or_default())
    };
    lasting::begin(course, who.id, effect);
}

/// Decides who stands under a template that has strayed, each with the cover that it has there.
///
/// # Errors
/// None has strayed, or one of them is out.
pub fn under(course: &mut Course<'_>, who: &[(Target, i32)]) -> Decided<()> {
    let stray = course.fight.pending.iter().rev().find_map(|owed| match owed {
        Pending::Stray(hit) => Some(Arc::clone(hit)),
        _ => None,
    });
    let Some(stray) = stray else { return no(Refusal::NothingStrayed) };
    let mut hits: Vec<Arc<Hit>> = Vec::new();
    for (whom, cover) in who {
        let Some(member) = super::strike::standing(course.fight, *whom) else {
            return no(Refusal::TargetDown(whom.id));
        };
        let whom = Target { id: whom.id, member: Some(member) };
        let victim = course.get(whom.id)?;
        hits.push(super::area::on_victim(&stray, victim, whom, *cover, stray.raise));
    }
    course.happen(Event::Fray(Fray::Caught { hits }));
    Ok(())
}

/// Decides that the Wild Die of the last attack counts for another of its results (rules 2.2).
///
/// # Errors
/// The last roll is no attack with a Wild Die, its damage is rolled, or it has no such result.
pub fn place_wild_die(course: &mut Course<'_>, place: usize) -> Decided<()> {
    let Some(Open { what, .. }) = &course.fight.open else { return no(Refusal::NoWildDie) };
    let Reopen::Attack(attack) = &**what else { return no(Refusal::NoWildDie) };
    let Some(roll) = attack.rolls.last() else { return no(Refusal::NoWildDie) };
    let Some(placed) = roll.with_wild_on(place) else { return no(Refusal::NoWildDie) };
    let mut attack: Attack = attack.clone();
    if let Some(last) = attack.rolls.last_mut() {
        *last = placed;
    }
    course.happen(Event::Fray(Fray::WildDiePlaced { what: Arc::new(Reopen::Attack(attack)), place }));
    Ok(())
}
