//! The attack roll: skill, target number, every modifier with its reason (rules 5 and 9).

use std::sync::Arc;

use smallvec::smallvec;

use crate::dice::{Damage, Dice, Die};

use super::affected::{on_attack, on_damage};
use super::command::{AttackOptions, Band, Called, Cover, Light, Members};
use super::course::{Course, Decided, no};
use super::damage::Hit;
use super::event::Event;
use super::lasting;
use super::open::{Attack, Reopen, Rolls};
use super::refusal::Refusal;
use super::state::{Combatant, Encounter, Places};
use super::stats::{Attribute, FIGHTING, Location, Trait, Weapon};
use super::trait_roll::{Mod, Reason, Spec, Target};

/// Most that ganging up gives (rules 9.8).
const MOST_GANG: i32 = 4;

/// What whoever has no weapon attacks with.
static BARE_HANDS: Weapon = Weapon::bare();

/// An attack worked out up to its roll: what is rolled, and what a success does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// the place of the weapon in the list; none for bare hands
    pub weapon: Option<usize>,
    /// the attacking members, counted from 0
    pub members: Places,
    /// whether it is a shot or a throw
    pub ranged: bool,
    /// the roll of each of them
    pub spec: Spec,
    /// the hit of a success
    pub hit: Arc<Hit>,
}

/// The weapon of an attack: the one that is named, else the first listed, else bare hands.
#[must_use]
pub fn weapon_of(who: &Combatant, named: Option<usize>) -> (Option<usize>, &Weapon) {
    let place = named.unwrap_or(0);
    match who.stats.weapons.get(place) {
        Some(weapon) => (Some(place), weapon),
        None => (None, &BARE_HANDS),
    }
}

/// The skill that the weapon is used with: thrown weapons are Fighting unless a range is named,
/// then Throwing, or Shooting without that skill (rules 9.6).
fn skill_of(who: &Combatant, weapon: &Weapon, thrown: bool) -> Trait {
    const THROWING: &str = "Throwing";
    if (weapon.thrown && thrown) || weapon.skill.as_deref() == Some(THROWING) {
        let skill = Trait::skill(THROWING);
        return if who.level(&skill).is_some() { skill } else { Trait::skill("Shooting") };
    }
    match &weapon.skill {
        Some(skill) => Trait::skill(skill),
        None if weapon.is_melee() => Trait::skill(FIGHTING),
        None => Trait::skill("Shooting"),
    }
}

/// Works out an attack up to its roll.
///
/// # Errors
/// What the rules forbid: by the Shaken, the spent, the fallen; on the fallen; beyond what the
/// weapon can do.
pub fn plan(fight: &Encounter, who: Target, whom: Target, options: &AttackOptions) -> Result<Plan, Refusal> {
    let unknown =
        |id: crate::view::Id| Refusal::Shared(crate::rules::contract::Refusal::UnknownName(format!("#{}", id.0)));
    let attacker = fight.get(who.id).ok_or_else(|| unknown(who.id))?;
    let target = fight.get(whom.id).ok_or_else(|| unknown(whom.id))?;
    let members = attackers(attacker, who.member, options.members)?;
    if who.id == whom.id {
        return Err(Refusal::OnSelf(who.id));
    }
    let struck = whom.member.or_else(|| target.first_up()).filter(|place| is_up(target, *place));
    let struck = struck.ok_or(Refusal::TargetDown(whom.id))?;

    let (place, weapon) = weapon_of(attacker, options.weapon);
    if weapon.range.is_none() && options.range.is_some() {
        return Err(Refusal::NoRange(who.id));
    }
    let thrown = options.range.is_some();
    let skill = skill_of(attacker, weapon, thrown);
    let ranged = weapon.range.is_some() && skill.name() != FIGHTING;
    check_options(options, ranged)?;
    if options.shots > weapon.rof.max(1) {
        return Err(Refusal::TooManyShots(who.id, weapon.rof.max(1)));
    }

    let prone = target.vital.members.get(struck).is_some_and(|figure| figure.prone);
    let tn = if ranged { 4 } else { target.parry(struck) - if options.prone && !prone { 2 } else { 0 } };
    let mut spec = Spec::of(attacker, members.first().copied(), skill, tn);
    spec.shots = options.shots.max(1);
    if options.running && !attacker.ran {
        spec.add(Reason::Running, -2);
    }
    if ranged {
        ranged_mods(&mut spec, attacker, target, weapon, options, prone);
    } else {
        melee_mods(&mut spec, options);
    }
    common_mods(&mut spec, attacker, options);
    if let Some(first) = members.first().filter(|_| !ranged) {
        lying(&mut spec, attacker, *first);
    }
    on_attack(&mut spec, ranged, (attacker, members.first().copied()), (target, struck));
    let mut hit = hit_of(attacker, whom, weapon, options, ranged);
    on_damage(&mut hit.mods, attacker, members.first().copied(), &weapon.name, ranged);
    let hit = Arc::new(hit);
    Ok(Plan { weapon: place, members, ranged, spec, hit })
}

fn is_up(target: &Combatant, place: usize) -> bool {
    target.is_up() && target.vital.members.get(place).is_some_and(|figure| !figure.out)
}

/// Who of the attacker attacks; a group without a number sends the next one that can.
fn attackers(who: &Combatant, named: Option<usize>, members: Option<Members>) -> Result<Places, Refusal> {
    let able = who.able();
    if let Some(place) = named {
        return if able.contains(&place) { Ok(smallvec![place]) } else { Err(why_not(who, Some(place))) };
    }
    if able.is_empty() {
        return Err(why_not(who, None));
    }
    let fresh = |place: &usize| who.vital.members.get(*place).is_some_and(|figure| !figure.struck);
    let count = match members {
        Some(Members::All) => return Ok(able),
        Some(Members::Next(count)) => count.max(1),
        None => 1,
    };
    let (next, done) = (able.iter().filter(|place| fresh(place)), able.iter().filter(|place| !fresh(place)));
    Ok(next.chain(done).take(count).copied().collect())
}

/// Why somebody cannot act.
#[must_use]
pub fn why_not(who: &Combatant, member: Option<usize>) -> Refusal {
    let figure = member.and_then(|place| who.vital.members.get(place));
    if !who.is_up() || figure.is_some_and(|figure| figure.out) {
        Refusal::Down(who.id)
    } else if figure.map_or_else(|| who.is_shaken(), |figure| figure.shaken) {
        Refusal::Shaken(who.id)
    } else {
        Refusal::Spent(who.id)
    }
}

/// Options that the attack cannot use are refused rather than dropped in silence.
fn check_options(options: &AttackOptions, ranged: bool) -> Result<(), Refusal> {
    if ranged {
        let melee =
            [("gang", options.gang.is_some_and(|gang| gang > 1)), ("wild", options.wild), ("unarmed", options.unarmed)];
        melee.iter().find(|(_, on)| *on).map_or(Ok(()), |(name, _)| Err(Refusal::OnlyMelee(name)))
    } else {
        let far = [("cover", options.cover.is_some()), ("aim", options.aim)];
        far.iter().find(|(_, on)| *on).map_or(Ok(()), |(name, _)| Err(Refusal::OnlyRanged(name)))
    }
}

fn ranged_mods(
    spec: &mut Spec,
    attacker: &Combatant,
    target: &Combatant,
    weapon: &Weapon,
    options: &AttackOptions,
    prone: bool,
) {
    let range = match options.range {
        None | Some(Band::Short) => (Reason::MediumRange, 0),
        Some(Band::Medium) => (Reason::MediumRange, -2),
        Some(Band::Long) => (Reason::LongRange, -4),
    };
    let cover = match options.cover {
        None => (Reason::MinorCover, 0),
        Some(Cover::Minor) => (Reason::MinorCover, -2),
        Some(Cover::Substantial) => (Reason::SubstantialCover, -4),
    };
    // Lying on the ground counts as minor cover: it helps nobody who has that or better.
    let lying = if (prone || options.prone) && options.cover.is_none() { -2 } else { 0 };
    let dodge = if target.stats.has("Improved Dodge") {
        -2
    } else if target.stats.has("Dodge") {
        -1
    } else {
        0
    };
    let strength = attacker.attribute(Attribute::Strength).die;
    let missing = weapon.min_strength.map_or(0, |wanted| steps(strength, wanted));
    spec.add(range.0, range.1);
    spec.add(cover.0, cover.1);
    spec.add(Reason::ProneTarget, lying);
    spec.add(Reason::Shots, if options.shots > 1 { -2 } else { 0 });
    spec.add(Reason::Aim, if options.aim { 2 } else { 0 });
    spec.add(Reason::Shotgun, if weapon.shotgun { 2 } else { 0 });
    spec.add(Reason::MinStrength, -missing);
    spec.add(Reason::Dodge, dodge);
}

/// How many dice steps a Strength falls short.
fn steps(have: Die, wanted: Die) -> i32 {
    (i32::from(wanted.sides()) - i32::from(have.sides())).max(0) / 2
}

/// What each member brings along by itself: it may lie on the ground, and something may last on it.
pub(super) fn of_member(spec: &mut Spec, plan: &Plan, fight: &Encounter, member: usize) {
    let whom = plan.hit.whom;
    let (Some(attacker), Some(target)) = (fight.get(spec.who.id), fight.get(whom.id)) else { return };
    if !plan.ranged {
        lying(spec, attacker, member);
    }
    let struck = whom.member.or_else(|| target.first_up()).unwrap_or(0);
    on_attack(spec, plan.ranged, (attacker, Some(member)), (target, struck));
}

/// Whoever lies on the ground fights worse, each member for itself (rules 9.19).
fn lying(spec: &mut Spec, attacker: &Combatant, member: usize) {
    spec.mods.retain(|own| own.reason != Reason::Prone);
    let prone = attacker.vital.members.get(member).is_some_and(|figure| figure.prone);
    spec.add(Reason::Prone, if prone { -2 } else { 0 });
}

fn melee_mods(spec: &mut Spec, options: &AttackOptions) {
    let gang = options.gang.map_or(0, |all| (i32::from(all) - 1).clamp(0, MOST_GANG));
    spec.add(Reason::GangUp, gang);
    spec.add(Reason::Wild, if options.wild { 2 } else { 0 });
    spec.add(Reason::UnarmedDefender, if options.unarmed { 2 } else { 0 });
}

fn common_mods(spec: &mut Spec, attacker: &Combatant, options: &AttackOptions) {
    let called = match options.called {
        None => (Reason::CalledArms, 0),
        Some(Called::Arms) => (Reason::CalledArms, -2),
        Some(Called::Legs) => (Reason::CalledLegs, -2),
        Some(Called::Head) => (Reason::CalledHead, -4),
        Some(Called::Vitals) => (Reason::CalledVitals, -4),
        Some(Called::Small) => (Reason::CalledSmall, -4),
        Some(Called::Tiny) => (Reason::CalledTiny, -6),
    };
    let light = match options.light {
        None => (Reason::DimLight, 0),
        Some(Light::Dim) => (Reason::DimLight, -1),
        Some(Light::Dark) => (Reason::Dark, -2),
        Some(Light::Pitch) => (Reason::PitchDark, -4),
    };
    let free = u8::from(attacker.stats.has("Two-Fisted"));
    let further = options.actions.max(1) - 1;
    let off = options.offhand && !attacker.stats.has("Ambidextrous");
    spec.add(Reason::Actions, -2 * i32::from(further.saturating_sub(free)));
    spec.add(Reason::OffHand, if off { -2 } else { 0 });
    spec.add(called.0, called.1);
    spec.add(Reason::Drop, if options.drop { 4 } else { 0 });
    spec.add(light.0, light.1);
    spec.add(Reason::Other, options.modifier);
}

/// What a success does: the dice cut to the minimum Strength, and all that adds to damage.
fn hit_of(attacker: &Combatant, whom: Target, weapon: &Weapon, options: &AttackOptions, ranged: bool) -> Hit {
    let strength = attacker.attribute(Attribute::Strength);
    let mut damage =
        if weapon.shotgun && ranged { spread(options.range, &weapon.damage) } else { weapon.damage.clone() };
    if damage.strength {
        let most = weapon
            .min_strength
            .map_or(strength.die, |wanted| if strength.die >= wanted { Die::D12 } else { strength.die });
        damage.dice.iter_mut().for_each(|die| *die = (*die).min(most));
    }
    let adds = [
        Mod::new(Reason::Wild, if options.wild { 2 } else { 0 }),
        Mod::new(Reason::Drop, if options.drop { 4 } else { 0 }),
        match options.called {
            Some(Called::Head) => Mod::new(Reason::CalledHead, 4),
            Some(Called::Vitals) => Mod::new(Reason::CalledVitals, 4),
            Some(Called::Arms | Called::Legs | Called::Small | Called::Tiny) | None => Mod::new(Reason::CalledHead, 0),
        },
        Mod::new(Reason::Joker, if attacker.has_joker() { 2 } else { 0 }),
    ];
    let edge = if ranged { "Dead Shot" } else { "Mighty Blow" };
    Hit {
        by: Target { id: attacker.id, member: None },
        whom,
        weapon: weapon.name.as_str().into(),
        strength: damage.strength.then_some(strength),
        damage,
        ap: weapon.ap,
        location: match options.called {
            Some(Called::Head) => Location::Head,
            Some(Called::Arms) => Location::Arms,
            Some(Called::Legs) => Location::Legs,
            Some(Called::Vitals | Called::Small | Called::Tiny) | None => Location::Torso,
        },
        aimed: match options.called {
            Some(Called::Head | Called::Vitals | Called::Arms | Called::Legs) => true,
            Some(Called::Small | Called::Tiny) | None => false,
        },
        raise: false,
        mods: adds.into_iter().filter(|own| own.value != 0).collect(),
        doubled: attacker.has_joker() && attacker.stats.has(edge),
        area: false,
    }
}

/// A shotgun's dice by range (rules 9.6).
fn spread(range: Option<Band>, damage: &Damage) -> Damage {
    let count = match range {
        None | Some(Band::Short) => 3,
        Some(Band::Medium) => 2,
        Some(Band::Long) => 1,
    };
    Damage { dice: damage.dice.iter().copied().take(count).collect(), ..damage.clone() }
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
    let mut rolls = Rolls::new();
    for member in members {
        let by = Target { id: who.id, member: Some(*member) };
        let mut spec = Spec { who: by, ..plan.spec.clone() };
        of_member(&mut spec, plan, course.fight, *member);
        rolls.push(spec.roll(dice)?);
    }
    let attacker = course.get(who.id)?;
    let weapon = plan.weapon.and_then(|at| attacker.stats.weapons.get(at));
    let rof = weapon.map_or(1, |weapon| u32::from(weapon.rof));
    let bullets = if plan.ranged && rof > 1 { rof * u32::from(options.shots.max(1)) } else { 0 };
    let whole = attacker.vital.members.len() == 1 || options.members == Some(Members::All);
    let emptied = plan.weapon.filter(|at| {
        plan.ranged && whole && weapon.is_some_and(|weapon| weapon.reload > 0) && !attacker.empty.contains(at)
    });
    // Outside its turn an attack is its next action, and what the last one cost is over.
    if course.fight.turn.current != Some(who.id) {
        if course.get(who.id)?.exposed {
            course.happen(Event::Guarded { who: who.id });
        }
        lasting::acts(course, who.id);
    }
    if let Some(count) = options.gang {
        course.happen(Event::GangedUp { whom: whom.id, count });
    }
    if options.running && !course.get(who.id)?.ran {
        course.happen(Event::Ran { who: who.id });
    }
    let attack = Attack { who: who.id, whom, hit: Arc::clone(&plan.hit), rolls, ranged: plan.ranged, bullets };
    course.roll(Reopen::Attack(attack), |_, _| ());
    lasting::attacked(course, who.id);
    lasting::used(course, who.id, &plan.hit.weapon, bullets.max(u32::from(options.shots.max(1))));
    if options.wild {
        course.happen(Event::Exposed { who: who.id });
    }
    if let Some(weapon) = emptied {
        course.happen(Event::Emptied { who: who.id, weapon });
    }
    Ok(())
}
