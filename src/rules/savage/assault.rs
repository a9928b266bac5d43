//! An attack carried out: its rolls, its template, the hits that they make, and what it costs.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::dice::Dice;

use super::action::{bound, out_of_turn};
use super::area;
use super::attack::{More, Plan, bullets, of_member, single};
use super::bystander;
use super::command::{AttackOptions, Beyond, Members};
use super::counter;
use super::course::{Course, Decided, no};
use super::event::Event;
use super::lasting;
use super::manner::{Area, Manner, Template};
use super::many;
use super::open::{Attack, Reopen, Rolls};
use super::optional::attack_needs;
use super::refusal::Refusal;
use super::state::{Combatant, Encounter};
use super::trait_roll::Target;

/// Works out an attack up to its roll.
///
/// # Errors
/// What the rules forbid: by the Shaken, the spent, the fallen; on the fallen; beyond what the
/// weapon can do.
pub fn plan(fight: &Encounter, who: Target, whom: Target, options: &AttackOptions) -> Result<Plan, Refusal> {
    attack_needs(fight, options)?;
    bound(fight, who)?;
    match &options.beyond {
        None => {
            let plan = single(fight, who, whom, options)?;
            // A weapon with a template strikes whatever is under it.
            match plan.ranged.then(|| template_of(fight, &plan)).flatten() {
                None => Ok(plan),
                Some(template) => {
                    let beyond = Beyond { way: Some(Manner::Area(template)), ..Beyond::default() };
                    many::plan(fight, who, whom, options, &beyond)
                }
            }
        }
        Some(beyond) => many::plan(fight, who, whom, options, beyond),
    }
}

fn template_of(fight: &Encounter, plan: &Plan) -> Option<Template> {
    fight.get(plan.hit.by.id)?.stats.weapons.get(plan.weapon?)?.template
}

/// Decides an attack: its rolls, and the hits that they make.
///
/// # Errors
/// See [`plan`]; or the dice do not fit.
pub fn decide(
    course: &mut Course<'_>,
    who: Target,
    whom: Target,
    options: &AttackOptions,
    dice: &mut dyn Dice,
) -> Decided<()> {
    match plan(course.fight, who, whom, options) {
        Ok(plan) => carry_out(course, &plan, &plan.members, options, dice),
        Err(refusal) => no(refusal),
    }
}

/// Decides an attack that is worked out already, by these members.
///
/// # Errors
/// The dice do not fit.
pub fn carry_out(
    course: &mut Course<'_>,
    plan: &Plan,
    members: &[usize],
    options: &AttackOptions,
    dice: &mut dyn Dice,
) -> Decided<()> {
    let (who, whom) = (plan.hit.by, plan.hit.whom);
    course.close_offers();
    if let Some(more) = &plan.more {
        return several(course, plan, more, options, dice);
    }
    let mut rolls = Rolls::new();
    for member in members {
        let mut spec = plan.spec.by(Target { id: who.id, member: Some(*member) });
        of_member(&mut spec, plan, course.fight, *member);
        spec.roll_behind(&mut rolls, dice)?;
    }
    let attack = Attack {
        who: who.id,
        whom,
        hit: Arc::clone(&plan.hit),
        rolls,
        ranged: plan.ranged,
        bullets: bullets(course.get(who.id)?, plan, options.shots),
        way: None,
        aims: Vec::new(),
        area: None,
    };
    happen(course, plan, attack, options)
}

/// Lets an attack happen that has been rolled, and all that it costs.
///
/// # Errors
/// Nobody of that handle is in the list.
#[inline]
pub(super) fn happen(course: &mut Course<'_>, plan: &Plan, attack: Attack, options: &AttackOptions) -> Decided<()> {
    let (who, whom) = (plan.hit.by, plan.hit.whom);
    let emptied = emptied(course.get(who.id)?, plan, options);
    // An attack that is free is no action.
    if attack.way != Some(Manner::Free) {
        out_of_turn(course, who.id)?;
    }
    if let Some(count) = options.gang {
        course.happen(Event::GangedUp { whom: whom.id, count });
    }
    if options.running && !course.get(who.id)?.ran {
        course.happen(Event::Ran { who: who.id });
    }
    let uses = attack.bullets.max(u32::from(options.shots.max(1)));
    let lasts = course.anything_lasts();
    course.roll(Reopen::Attack(attack), |course, what| {
        if lasts {
            lasting::attacked(course, who.id);
            if let Reopen::Attack(attack) = what {
                lasting::turned_on(course, who.id, &attack.targets().collect::<SmallVec<[Target; 2]>>());
            }
        }
        counter::counter(course, what);
        bystander::wide(course, what);
    });
    if lasts {
        lasting::used(course, who.id, &plan.hit.weapon, uses);
    }
    if options.wild {
        course.happen(Event::Exposed { who: who.id });
    }
    if let Some(weapon) = emptied {
        course.happen(Event::Emptied { who: who.id, weapon });
    }
    Ok(())
}

/// The weapon that must be loaded again after it, by its place in the list.
pub(super) fn emptied(attacker: &Combatant, plan: &Plan, options: &AttackOptions) -> Option<usize> {
    let weapon = plan.weapon.and_then(|at| attacker.stats.weapons.get(at));
    let whole = attacker.vital.members.len() == 1 || options.members == Some(Members::All);
    plan.weapon.filter(|at| {
        plan.ranged && whole && weapon.is_some_and(|weapon| weapon.reload > 0) && !attacker.empty.contains(at)
    })
}

/// Rolls an attack that is worked out, and where its template lands.
///
/// # Errors
/// The dice do not fit.
fn several(
    course: &mut Course<'_>,
    plan: &Plan,
    more: &More,
    options: &AttackOptions,
    dice: &mut dyn Dice,
) -> Decided<()> {
    let who = plan.hit.by.id;
    let by = Target { id: who, member: plan.members.first().copied() };
    let mut attack = Attack {
        who,
        whom: plan.hit.whom,
        hit: Arc::clone(&plan.hit),
        rolls: Rolls::new(),
        ranged: plan.ranged,
        bullets: more.bullets,
        way: more.way,
        aims: more.aims.clone(),
        area: None,
    };
    for spec in &more.specs {
        spec.by(by).roll_behind(&mut attack.rolls, dice)?;
    }
    if let Some(thrown) = more.area {
        let missed = attack.rolls.first().is_none_or(|roll| !roll.success());
        let squares = options.beyond.as_ref().and_then(|beyond| beyond.squares);
        let rules = course.fight.options;
        let stray =
            missed.then(|| area::stray(thrown.sent, area::times(options.range), squares, rules, dice)).transpose()?;
        attack.area = Some(Area { template: thrown.template, raise_adds: rules.area_raise_bonus, stray });
    }
    happen(course, plan, attack, options)?;
    if matches!(more.way, Some(Manner::Rapid(_))) && !options.wild {
        course.happen(Event::Exposed { who });
    }
    Ok(())
}
