//! Breaking an object: a blow or a shot at it, and damage that must reach its Toughness (rules 9.23).

use std::sync::Arc;

use crate::dice::Dice;
use crate::rules::contract::No;
use crate::view::{Id, Side};

use super::action::{bound, spend, taken};
use super::assault::emptied;
use super::attack::{Plan, blow};
use super::attackers::attackers;
use super::command::AttackOptions;
use super::course::{Course, Decided, known};
use super::damage::{DamageRoll, Hit};
use super::event::Event;
use super::lasting;
use super::object::Object;
use super::open::Reopen;
use super::optional::{attack_needs, needs};
use super::refusal::Refusal;
use super::rule::Rule;
use super::smash::Smash;
use super::state::{Combatant, Encounter, Kind};
use super::stats::Stats;
use super::trait_roll::{Target, TraitRoll};

/// Parry of whatever does not defend itself.
const PARRY: i32 = 2;
/// The handle of an object: nobody of the list bears it.
const NOBODY: Id = Id(u32::MAX);

/// Works it out up to its roll: as an attack on somebody who stands there and has Parry 2.
///
/// # Errors
/// The table leaves it out; who strikes cannot act; what the weapon cannot do.
pub fn plan(fight: &Encounter, who: Target, options: &AttackOptions) -> Result<Plan, Refusal> {
    needs(fight, Rule::Objects)?;
    attack_needs(fight, options)?;
    let attacker = known(fight, who.id)?;
    let members = attackers(attacker, who.member, None)?;
    let by = Target { id: who.id, member: members.first().copied() };
    bound(fight, by)?;
    let actions = if options.actions == 0 { taken(fight, by).saturating_add(1) } else { options.actions };
    // Nobody gangs up on a door.
    let options = AttackOptions { actions, gang: options.gang.or(Some(1)), ..options.clone() };
    let stats = Stats { parry: Some(PARRY), ..Stats::default() };
    let mut object = Combatant::fresh(String::new(), Kind::Extra, Side::Foes, None, stats);
    object.id = NOBODY;
    let mut plan = blow(fight, (attacker, members), (&object, Target { id: NOBODY, member: None }, 0), &options)?;
    plan.spec.who = by;
    Ok(plan)
}

/// Decides it: the attack roll, and where that hits the damage.
///
/// # Errors
/// See [`plan`]; or the dice do not fit.
pub fn decide(
    course: &mut Course<'_>,
    who: Target,
    object: &Object,
    options: &AttackOptions,
    dice: &mut dyn Dice,
) -> Decided<()> {
    let plan = plan(course.fight, who, options).map_err(No::Refused)?;
    let by = plan.spec.who;
    let roll = plan.spec.clone().roll(dice)?;
    // An object has no handle that a file could name: its striker stands there.
    let hit = Hit { whom: by, ..plan.hit.of_success(by, false) };
    let smash = landed(&roll, &Smash { object: object.clone(), hit, ranged: plan.ranged, damage: None }, dice)?;
    let emptied = emptied(course.get(who.id)?, &plan, options);
    spend(course, by, false)?;
    if options.running && !course.get(who.id)?.ran {
        course.happen(Event::Ran { who: who.id });
    }
    course.roll(Reopen::Smash(roll, Arc::new(smash)), |_, _| ());
    lasting::attacked(course, who.id);
    lasting::used(course, who.id, &plan.hit.weapon, 1);
    if options.wild {
        course.happen(Event::Exposed { who: who.id });
    }
    if let Some(weapon) = emptied {
        course.happen(Event::Emptied { who: who.id, weapon });
    }
    Ok(())
}

/// The same with the damage of this attack roll; none of a miss.
///
/// # Errors
/// The dice do not fit.
pub fn landed(roll: &TraitRoll, smash: &Smash, dice: &mut dyn Dice) -> Decided<Smash> {
    let damage = if roll.success() { Some(DamageRoll::of_object(&smash.hit, dice)?) } else { None };
    Ok(Smash { damage, ..smash.clone() })
}

/// The damage again, for one who has No Mercy: as it counts now, the new total, whether that is the better.
///
/// # Errors
/// The dice do not fit.
pub fn harder(smash: &Smash, dice: &mut dyn Dice) -> Decided<(Smash, i32, bool)> {
    let new = DamageRoll::of_object(&smash.hit, dice)?;
    let (total, better) = (new.total, smash.damage.as_ref().is_none_or(|old| new.total > old.total));
    let damage = if better { Some(new) } else { smash.damage.clone() };
    Ok((Smash { damage, ..smash.clone() }, total, better))
}
