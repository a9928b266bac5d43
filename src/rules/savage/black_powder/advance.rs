//! Between two scenarios: power experience raises a power or the arcane skill (rules 15.7).

use crate::texts::{Words, canonical, fold};
use crate::view::{Id, Side};

use super::super::course::{Course, Decided, no};
use super::super::event::Event;
use super::super::refusal::Refusal;
use super::super::state::{Combatant, Encounter};
use super::super::trait_roll::Spec;
use super::adept::{BEYOND_COST, DOMAIN_BONUS, GAINS_PER_RANK, Gains, STEP_COST, USUAL_SKILL};
use super::casting::{attribute_of, next_rank};
use super::happening::Happening;
use super::knows::adept;
use super::refusal::PowderRefusal;

/// Whether the table is between two scenarios: no round was dealt, or one side is left alone.
#[must_use]
pub fn is_between(fight: &Encounter) -> bool {
    let stands = |side: Side| fight.combatants.iter().any(|own| own.side == side && !own.hidden && own.is_up());
    fight.round == 0 || !(stands(Side::Heroes) && stands(Side::Foes))
}

const fn refuse<T>(refusal: PowderRefusal) -> Decided<T> {
    no(Refusal::Powder(refusal))
}

/// Decides that a power rises by a rank, which brings it four improvements for ever; or the arcane skill
/// by a step.
///
/// # Errors
/// The fight is on; there are too few points, no rank above, or not four improvements.
pub fn decide(course: &mut Course<'_>, who: Id, what: &str, gains: Gains) -> Decided<()> {
    let adept = match adept(course.fight, who) {
        Ok(adept) => adept.clone(),
        Err(refusal) => return no(refusal),
    };
    if !is_between(course.fight) {
        return refuse(PowderRefusal::MidFight);
    }
    let wanted = canonical(Words::Trait, what).unwrap_or_else(|| what.to_owned());
    if fold(&wanted) == fold(&adept.skill) {
        return skill(course, who, &adept.skill, adept.ppx);
    }
    let Some(power) = adept.power(what) else { return refuse(PowderRefusal::NoPower(who, what.to_owned())) };
    let Some(to) = next_rank(power.rank()) else { return refuse(PowderRefusal::TopRank(power.name.clone())) };
    if gains.total() != u32::from(GAINS_PER_RANK) {
        return refuse(PowderRefusal::ChooseGains(GAINS_PER_RANK));
    }
    afford(who, adept.ppx, STEP_COST)?;
    let gains = power.always.plus(gains);
    let raised = Happening::PowerRaised { who, power: power.name.clone(), to, gains, paid: STEP_COST };
    course.happen(Event::Powder(Box::new(raised)));
    Ok(())
}

/// What one more step of the arcane skill costs this one: more where it goes beyond its attribute.
#[must_use]
pub fn price(who: &Combatant) -> u16 {
    let skill = who.stats.black_powder.as_deref().map_or(USUAL_SKILL, |own| own.skill.as_str());
    let to = who.stats.skills.get(skill).map(|now| now.raised());
    let linked = who.attribute(attribute_of(skill));
    let beyond = to.is_some_and(|to| (to.die, to.plus) > (linked.die, linked.plus));
    if beyond { BEYOND_COST } else { STEP_COST }
}

/// What a domain gives to this roll against that one: it is a roll of the arcane skill, and the other side
/// has not the like (rules 15.5).
#[must_use]
pub fn domain_bonus(fight: &Encounter, spec: &Spec, other: Id) -> i32 {
    let magic = |id: Id| fight.get(id).and_then(|own| own.stats.black_powder.as_deref());
    let owns = magic(spec.who.id).is_some_and(|own| spec.what.name() == own.skill && own.outdoes(magic(other)));
    if owns && fight.options.black_powder.is_some() { DOMAIN_BONUS } else { 0 }
}

fn afford(who: Id, have: u16, needs: u16) -> Decided<()> {
    if have < needs { refuse(PowderRefusal::TooFewPpx { who, have, needs }) } else { Ok(()) }
}

fn skill(course: &mut Course<'_>, who: Id, skill: &str, have: u16) -> Decided<()> {
    let combatant = course.get(who)?;
    let Some(now) = combatant.stats.skills.get(skill).copied() else {
        return refuse(PowderRefusal::Unskilled(who));
    };
    let to = now.raised();
    let paid = price(combatant);
    afford(who, have, paid)?;
    course.happen(Event::Powder(Box::new(Happening::SkillRaised { who, skill: skill.to_owned(), to, paid })));
    Ok(())
}
