//! Casting a power with Power Points: what it costs, the arcane roll, backlash (rules 14).

use std::sync::Arc;

use smallvec::SmallVec;

use crate::dice::Dice;

use super::action::{bound, taken};
use super::affected::{on_actions, on_attack};
use super::area::{stray, times};
use super::attackers::why_not;
use super::care::{attempt, hurt, is_first_aid, may_tend};
use super::command::{Band, CastOptions, Cover};
use super::course::{Course, Decided, known, no};
use super::deed::Deed;
use super::event::{Event, Magic};
use super::failing::{ones, works};
use super::incapacitation::aftermath;
use super::lasting;
use super::manner::Sent;
use super::open::Reopen;
use super::power::{ARCANE, Power, PowerDoes};
use super::refusal::{MagicNo, Refusal};
use super::spell::{Astray, Cast, Working};
use super::state::{Combatant, Encounter};
use super::stats::Trait;
use super::strike;
use super::trait_roll::{Reason, Spec, Target, raises};
use super::vital::Fate;
use super::working::{fallen, take_effect};

/// A casting worked out up to its roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastPlan {
    /// all that the effect needs
    pub working: Arc<Working>,
    /// the roll
    pub spec: Spec,
    /// Power Points
    pub cost: u8,
}

/// The skill that this one casts with: the first arcane one that it has.
#[must_use]
pub fn arcane_skill(who: &Combatant) -> Option<&'static str> {
    ARCANE.into_iter().find(|name| who.stats.skills.contains_key(*name))
}

/// Works out a casting up to its roll.
///
/// # Errors
/// What the rules forbid: no skill, too few Power Points, a rank not reached, targets that the power cannot
/// have, by the Shaken, the spent, the fallen.
pub fn plan(fight: &Encounter, who: Target, power: &Power, said: &CastOptions) -> Result<CastPlan, Refusal> {
    let magic = |why| Refusal::Magic(who.id, why);
    let caster = known(fight, who.id)?;
    let place = who.member.or_else(|| caster.able().first().copied());
    let Some(place) = place.filter(|place| caster.able().contains(place)) else {
        return Err(why_not(caster, who.member));
    };
    bound(fight, Target { id: who.id, member: Some(place) })?;
    let tending = power.does == PowerDoes::Tending;
    let skill = if tending { Some("Healing") } else { arcane_skill(caster) };
    let skill = skill.ok_or_else(|| magic(MagicNo::Untrained))?;
    let rank = caster.stats.rank(&fight.options.building);
    if caster.is_wild() && caster.player.is_some() && rank < power.rank {
        return Err(magic(MagicNo::Rank(power.name.clone(), power.rank)));
    }
    if !tending {
        works(caster, Target { id: who.id, member: Some(place) }, &power.name)?;
    }
    let (bolts, cost) = form(power, said).map_err(magic)?;
    if !tending && caster.power < cost {
        return Err(Refusal::NoPower(who.id, caster.power, cost));
    }
    let me = Target { id: who.id, member: Some(place) };
    let mut at: SmallVec<[Target; 2]> = said.at.as_slice().into();
    if at.is_empty() && !power.does.is_aimed() {
        at.push(Target { id: who.id, member: who.member });
    }
    let most = match power.does {
        PowerDoes::Blast { .. } => usize::MAX,
        _ => usize::from(bolts),
    };
    if at.is_empty() || at.len() > most {
        return Err(magic(if at.is_empty() { MagicNo::NoTarget } else { MagicNo::TooManyTargets(most) }));
    }
    for whom in &mut at {
        let target = known(fight, whom.id)?;
        if power.does.heals() {
            hurt(target, *whom)?;
            if tending {
                may_tend(me, target, *whom)?;
            }
        } else if strike::standing(fight, *whom).is_none() {
            return Err(Refusal::TargetDown(whom.id));
        }
    }
    let band = band(power, said).map_err(magic)?;
    let weapon = blessed(fight, power, &at, said)?;
    let mut spec = Spec::of(caster, Some(place), Trait::skill(skill), 4);
    spec.shots = bolts;
    let mut working = Working {
        who: me,
        power: power.clone(),
        at,
        strong: said.strong,
        wide: said.wide,
        weapon,
        aside: SmallVec::new(),
        band: times(Some(band)),
        distance: said.distance,
    };
    on_actions(&mut spec, &caster.vital, Some(place));
    modify(fight, caster, &mut working, &mut spec, (band, said));
    spec.add(Reason::Supplies, if tending && said.bare { -2 } else { 0 });
    // Ten minutes of tending are no action among others of a round.
    let patient = working.at.first().and_then(|whom| fight.get(whom.id));
    let further = if tending && !patient.is_some_and(is_first_aid) { 0 } else { further(fight, me, said.actions) };
    spec.add(Reason::Actions, -2 * i32::from(further));
    spec.add(Reason::Other, said.modifier);
    Ok(CastPlan { working: Arc::new(working), spec, cost: if tending { 0 } else { cost } })
}

/// How many actions there are beside this one: as said, else those of this round before it (rules 9.3).
fn further(fight: &Encounter, who: Target, said: u8) -> u8 {
    match said.checked_sub(1) {
        Some(further) => further,
        None if fight.options.combat.turns.castings_add_up => taken(fight, who),
        None => 0,
    }
}

/// How many arcane dice, and what the form costs: several bolts each its points, a stronger one twice as
/// much and alone; a stronger or wider area twice, both three times.
fn form(power: &Power, said: &CastOptions) -> Result<(u8, u8), MagicNo> {
    let times = |times: u8| power.cost.saturating_mul(times);
    match &power.does {
        PowerDoes::Bolt { most, .. } => match (said.bolts.max(1), said.strong) {
            _ if said.wide => Err(MagicNo::NoForm),
            (bolts, _) if bolts > *most => Err(MagicNo::TooManyBolts(*most)),
            (1, true) => Ok((1, times(2))),
            (_, true) => Err(MagicNo::OneBolt),
            (bolts, false) => Ok((bolts, times(bolts))),
        },
        _ if said.bolts > 1 => Err(MagicNo::NoForm),
        PowerDoes::Blast { .. } => Ok((1, times(1 + u8::from(said.strong) + u8::from(said.wide)))),
        _ if said.strong || said.wide => Err(MagicNo::NoForm),
        _ => Ok((1, power.cost)),
    }
}

/// How far it is: as said, or by the squares. A distance that is just reached is within.
fn band(power: &Power, said: &CastOptions) -> Result<Band, MagicNo> {
    let Some((short, medium, long)) = power.range else { return Ok(Band::Short) };
    match said.distance {
        Some(squares) if squares > long => Err(MagicNo::TooFar(long)),
        Some(squares) if squares > medium => Ok(Band::Long),
        Some(squares) if squares > short => Ok(Band::Medium),
        Some(_) => Ok(Band::Short),
        None => Ok(said.range.unwrap_or(Band::Short)),
    }
}

/// The weapon that is blessed, and for how many shots: what is loaded one by one for its load.
fn blessed(
    fight: &Encounter,
    power: &Power,
    at: &[Target],
    said: &CastOptions,
) -> Result<Option<(smol_str::SmolStr, Option<u16>)>, Refusal> {
    let PowerDoes::Smite { uses, .. } = power.does else { return Ok(None) };
    let Some((whom, target)) = at.first().and_then(|whom| Some((whom, fight.get(whom.id)?))) else { return Ok(None) };
    let weapon = target.stats.weapons.get(said.weapon.unwrap_or(0));
    let weapon = weapon.ok_or(Refusal::Magic(whom.id, MagicNo::NoWeapon))?;
    let shots = if weapon.reload > 0 { u16::from(weapon.rof.max(1)) } else { uses };
    Ok(Some((weapon.name.as_str().into(), (!weapon.is_melee()).then_some(shots))))
}

/// What range, cover, and those who are aimed at or healed do to the roll.
fn modify(
    fight: &Encounter,
    caster: &Combatant,
    working: &mut Working,
    spec: &mut Spec,
    (band, said): (Band, &CastOptions),
) {
    let first = working.at.first().and_then(|whom| fight.get(whom.id));
    if working.power.does.heals() {
        let wounds = first.filter(|patient| patient.is_wild()).map_or(0, |patient| i32::from(patient.vital.wounds));
        spec.add(Reason::Patient, -wounds);
        return;
    }
    if !working.power.does.is_aimed() {
        return;
    }
    match band {
        Band::Short => {}
        Band::Medium => spec.add(Reason::MediumRange, -2),
        Band::Long => spec.add(Reason::LongRange, -4),
    }
    match said.cover {
        None => {}
        Some(Cover::Minor) => spec.add(Reason::MinorCover, -2),
        Some(Cover::Substantial) => spec.add(Reason::SubstantialCover, -4),
    }
    if matches!(working.power.does, PowerDoes::Blast { .. }) {
        return;
    }
    let of = |whom: &Target, spec: &mut Spec| {
        let Some(target) = fight.get(whom.id) else { return };
        let struck = whom.member.or_else(|| target.first_up()).unwrap_or(0);
        let prone = target.vital.members.get(struck).is_some_and(|figure| figure.prone);
        spec.add(Reason::ProneTarget, if prone && said.cover.is_none() { -2 } else { 0 });
        let dodge = if target.stats.has("Improved Dodge") { -2 } else { -i32::from(target.stats.has("Dodge")) };
        spec.add(Reason::Dodge, dodge);
        on_attack(spec, true, (caster, spec.who.member), (target, struck));
    };
    match working.at.as_slice() {
        [one] => of(one, spec),
        several => {
            // Several targets share the dice and not what makes each of them hard to hit.
            let plain: i32 = spec.mods.iter().map(|own| own.value).sum();
            working.aside = several
                .iter()
                .map(|whom| {
                    let mut own = spec.clone();
                    of(whom, &mut own);
                    own.mods.iter().map(|own| own.value).sum::<i32>() - plain
                })
                .collect();
        }
    }
}

/// Decides a casting.
///
/// # Errors
/// See [`plan`]; or the dice do not fit.
pub fn decide(
    course: &mut Course<'_>,
    who: Target,
    power: &Power,
    said: &CastOptions,
    dice: &mut dyn Dice,
) -> Decided<()> {
    let plan = match plan(course.fight, who, power, said) {
        Ok(plan) => plan,
        Err(refusal) => return no(refusal),
    };
    course.close_offers();
    if let Some(whom) = plan.working.at.first().filter(|_| power.does.heals())
        && !course.get(whom.id)?.is_wild()
        && !is_alive(course, *whom, dice)?
    {
        return Ok(());
    }
    if plan.cost > 0 {
        course.happen(Event::PowerSpent { who: who.id, count: plan.cost.into() });
    }
    let mut roll = plan.spec.roll(dice)?;
    let placed = said.wild.and_then(|place| roll.with_wild_on(usize::from(place).checked_sub(1)?));
    if let Some(placed) = placed {
        roll = placed;
    }
    course.happen(Event::Deed(Deed::Acted { who: plan.working.who, whole: false }));
    let mut cast = Cast { working: plan.working, roll, astray: None };
    go_astray(course.fight, &mut cast, dice)?;
    course.roll(Reopen::Cast(Box::new(cast)), consequences)
}

/// An Extra that is out may be dead: a Vigor roll tells, once (rules 14).
///
/// # Errors
/// Nobody of that handle is in the list; the dice do not fit.
pub fn is_alive(course: &mut Course<'_>, whom: Target, dice: &mut dyn Dice) -> Decided<bool> {
    let patient = course.get(whom.id)?;
    let Some(member) = fallen(patient, whom.member) else { return Ok(false) };
    let fate = |c: &Combatant| c.vital.members.get(member).and_then(|figure| figure.fate);
    if fate(patient).is_none() {
        aftermath(course, Target { id: whom.id, member: Some(member) }, dice)?;
    }
    Ok(fate(course.get(whom.id)?) != Some(Fate::Dead))
}

/// Where a missed area goes (rules 9.18).
///
/// # Errors
/// The dice do not fit.
pub fn go_astray(fight: &Encounter, cast: &mut Cast, dice: &mut dyn Dice) -> Decided<()> {
    let area = matches!(cast.working.power.does, PowerDoes::Blast { .. });
    if !area || cast.roll.success() || cast.astray.is_some() {
        return Ok(());
    }
    let (times, distance) = (cast.working.band, cast.working.distance);
    let missed = stray(Sent::Launched, times, distance, fight.options, dice)?;
    cast.astray = Some(Astray { squares: missed.squares, hour: missed.clock });
    Ok(())
}

/// The raises of each success of a roll, and nothing for a failure.
#[must_use]
pub fn outcomes(cast: &Cast) -> SmallVec<[Option<i32>; 2]> {
    let roll = &cast.roll;
    let one = |(place, result): (usize, &i32)| {
        let total = result + cast.working.aside.get(place).or_else(|| cast.working.aside.last()).unwrap_or(&0);
        (!roll.crit && total >= roll.tn).then(|| raises(total, roll.tn))
    };
    roll.results.iter().enumerate().map(one).collect()
}

/// How good a casting is, to compare it with another: what it comes to on each whom it is cast on.
#[must_use]
pub fn rank(cast: &Cast) -> (bool, usize, i32, i32, i32) {
    let (roll, all) = (&cast.roll, outcomes(cast));
    let raises = all.iter().flatten().sum();
    (!roll.crit, all.iter().flatten().count(), raises, roll.total(), roll.results.iter().sum())
}

/// What follows from the casting that is open: its effect, and what it does to the caster.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn consequences(course: &mut Course<'_>, what: &Reopen) -> Decided<()> {
    let Reopen::Cast(cast) = what else { return Ok(()) };
    lasting::turned_on(course, cast.working.who.id, &cast.working.at);
    let at = cast.working.at.first().copied();
    let tried = at.and_then(|whom| attempt(course.fight, &cast.working.power.does, whom, cast.roll.success()));
    take_effect(course, &cast.working, &outcomes(cast), cast.astray)?;
    if let Some((member, whom)) = tried.zip(at) {
        course.happen(Event::Magic(Magic::Tried { by: cast.working.who, whom: whom.id, member }));
    }
    ones(course, cast)
}
