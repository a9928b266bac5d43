//! The attack roll: skill, target number, every modifier with its reason (rules 5 and 9).

use std::sync::Arc;

use smallvec::SmallVec;

use crate::dice::{Damage, Die};

use super::affected::{on_attack, on_damage};
use super::arms::{in_saddle, is_ranged, skill_of, weapon_of};
use super::attackers::{attackers, is_up};
use super::command::{AttackOptions, Band, Called, Cover, Light};
use super::course::known;
use super::damage::{Hit, Obstacle, Part};
use super::edges;
use super::effect::EffectKind;
use super::manner::{Manner, Sent, Template};
use super::melee;
use super::open::Aim;
use super::optional::needs;
use super::refusal::Refusal;
use super::rule::Rule;
use super::state::{Combatant, Encounter, Places};
use super::stats::{Attribute, Location, Weapon};
use super::trait_roll::{Mod, Reason, Spec, Target};

/// A weapon that must rest, fired after moving (rules 9.6).
const SNAPFIRE: i32 = -2;
/// A shot from a moving mount or a heaving deck (rules 5 and 9.25).
const UNSTEADY: i32 = -2;
/// Most that ganging up gives (rules 9.8).
const MOST_GANG: i32 = 4;

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
    /// its blows, where it is no plain attack on one target
    pub more: Option<Arc<More>>,
}

/// What an attack needs beyond its plan on the first target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct More {
    /// how it is done
    pub way: Option<Manner>,
    /// its rolls
    pub specs: Vec<Spec>,
    /// its blows; none where all dice are for one target
    pub aims: Vec<Aim>,
    /// bullets that it uses
    pub bullets: u32,
    /// its template
    pub area: Option<Thrown>,
}

/// A template before it is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// its size
    pub template: Template,
    /// how it is sent on its way
    pub sent: Sent,
}

/// One attack on one target.
///
/// # Errors
/// What the rules forbid: by the Shaken, the spent, the fallen; on the fallen; beyond what the weapon can do.
pub(super) fn single(fight: &Encounter, who: Target, whom: Target, options: &AttackOptions) -> Result<Plan, Refusal> {
    let (attacker, target) = (known(fight, who.id)?, known(fight, whom.id)?);
    let members = attackers(attacker, who.member, options.members)?;
    if who.id == whom.id {
        return Err(Refusal::OnSelf(who.id));
    }
    let struck = whom.member.or_else(|| target.first_up()).filter(|place| is_up(target, *place));
    let struck = struck.ok_or(Refusal::TargetDown(whom.id))?;
    blow(fight, (attacker, members), (target, whom, struck), options)
}

/// The same where it is settled who attacks whom.
///
/// # Errors
/// What the rules forbid beyond the weapon.
#[inline]
pub(super) fn blow(
    fight: &Encounter,
    (attacker, members): (&Combatant, Places),
    (target, whom, struck): (&Combatant, Target, usize),
    options: &AttackOptions,
) -> Result<Plan, Refusal> {
    let (place, weapon) = weapon_of(attacker, options.weapon);
    let members = at_hand(attacker, members, place, weapon)?;
    if weapon.range.is_none() && options.range.is_some() {
        return Err(Refusal::NoRange(attacker.id));
    }
    let skill = skill_of(attacker, weapon, options.range.is_some());
    let ranged = is_ranged(weapon, &skill);
    let saddle = options.mounted || options.charge;
    let skill = if saddle && !ranged { in_saddle(attacker, skill) } else { skill };
    check_options(options, ranged)?;
    check_special(fight, weapon, options)?;
    if options.shots > weapon.rof.max(1) {
        return Err(Refusal::TooManyShots(attacker.id, weapon.rof.max(1)));
    }

    let prone = target.vital.members.get(struck).is_some_and(|figure| figure.prone);
    let tn = if ranged { 4 } else { target.parry(struck) - if options.prone && !prone { 2 } else { 0 } };
    let mut spec = Spec::of(attacker, members.first().copied(), skill, tn);
    spec.shots = options.shots.max(1);
    if options.running && !attacker.ran {
        spec.add(Reason::Running, -2);
    }
    if ranged {
        let near = options.near && fight.options.combat.prone_near;
        ranged_mods(&mut spec, attacker, target, weapon, options, (prone || options.prone) && !near);
    } else {
        let on = Target { id: whom.id, member: Some(struck) };
        let gang = options.gang.or_else(|| melee::gang(fight, attacker.id, &members, on));
        melee_mods(&mut spec, gang, options);
    }
    common_mods(&mut spec, attacker, options);
    special_mods(&mut spec, fight, attacker, weapon, options);
    match members.first() {
        Some(first) if ranged => snapped(&mut spec, attacker, *first, weapon.snapfire),
        Some(first) => lying(&mut spec, attacker, *first),
        None => {}
    }
    on_attack(&mut spec, ranged, (attacker, members.first().copied()), (target, struck));
    let mut hit = hit_of(attacker, whom, weapon, options, ranged);
    on_damage(&mut hit.mods, attacker, members.first().copied(), &weapon.name, ranged);
    edges::count(&mut spec, &mut hit, &edges::Blow { attacker, target, place, options, ranged });
    Ok(Plan { weapon: place, members, ranged, spec, hit: Arc::new(hit), more: None })
}

/// Who of them has the weapon at hand.
fn at_hand(who: &Combatant, mut members: Places, place: Option<usize>, weapon: &Weapon) -> Result<Places, Refusal> {
    if place.is_some() {
        members.retain(|member| !who.has_dropped(Some(*member), &weapon.name));
    }
    if members.is_empty() { Err(Refusal::Dropped(who.id, weapon.name.as_str().into())) } else { Ok(members) }
}

/// Options that the attack cannot use are refused rather than dropped in silence.
fn check_options(options: &AttackOptions, ranged: bool) -> Result<(), Refusal> {
    if ranged {
        let melee = [
            ("gang", options.gang.is_some_and(|gang| gang > 1)),
            ("wild", options.wild),
            ("unarmed", options.unarmed),
            ("flat", options.flat),
            ("charge", options.charge),
        ];
        melee.iter().find(|(_, on)| *on).map_or(Ok(()), |(name, _)| Err(Refusal::OnlyMelee(name)))
    } else {
        let far = [
            ("cover", options.cover.is_some()),
            ("aim", options.aim),
            ("near", options.near),
            ("unsteady", options.unsteady),
            ("obstacle", options.obstacle.is_some()),
        ];
        far.iter().find(|(_, on)| *on).map_or(Ok(()), |(name, _)| Err(Refusal::OnlyRanged(name)))
    }
}

/// What only some tables or some weapons have.
fn check_special(fight: &Encounter, weapon: &Weapon, options: &AttackOptions) -> Result<(), Refusal> {
    if options.near && !fight.options.combat.prone_near {
        return Err(Refusal::NearIsOff);
    }
    if options.obstacle.is_some() && options.cover.is_none() {
        return Err(Refusal::NeedsCover);
    }
    if options.obstacle.is_some() && (options.shots > 1 || weapon.template.is_some()) {
        return Err(Refusal::NotWith("obstacle", "shots"));
    }
    if weapon.improvised { needs(fight, Rule::Improvised) } else { Ok(()) }
}

/// The flat of a blade, and what was never meant to be a weapon (rules 9.17 and 9.22).
fn special_mods(spec: &mut Spec, fight: &Encounter, attacker: &Combatant, weapon: &Weapon, options: &AttackOptions) {
    let at_hand = weapon.improvised && !attacker.stats.has("Improvisational Fighter");
    spec.add(Reason::Flat, if options.flat { fight.options.combat.flat_of_blade } else { 0 });
    spec.add(Reason::Improvised, if at_hand { -1 } else { 0 });
}

fn ranged_mods(
    spec: &mut Spec,
    attacker: &Combatant,
    target: &Combatant,
    weapon: &Weapon,
    options: &AttackOptions,
    low: bool,
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
    let lying = if low && options.cover.is_none() { -2 } else { 0 };
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
    let aims = attacker.bears(EffectKind::Aim, spec.who.member);
    spec.add(Reason::Aim, if options.aim && !aims { 2 } else { 0 });
    // A moving mount is no firmer ground than a deck in a heavy sea, and the two are one.
    let steady = attacker.stats.has("Steady Hands");
    let ground = if options.mounted { Reason::Mounted } else { Reason::Unsteady };
    spec.add(ground, if (options.mounted || options.unsteady) && !steady { UNSTEADY } else { 0 });
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
    if plan.ranged {
        let weapon = plan.weapon.and_then(|at| attacker.stats.weapons.get(at));
        snapped(spec, attacker, member, weapon.is_some_and(|weapon| weapon.snapfire));
    } else {
        lying(spec, attacker, member);
    }
    let struck = whom.member.or_else(|| target.first_up()).unwrap_or(0);
    on_attack(spec, plan.ranged, (attacker, Some(member)), (target, struck));
}

/// A weapon that does not like it fires worse after moving, each member for itself (rules 9.6).
fn snapped(spec: &mut Spec, attacker: &Combatant, member: usize, snapfire: bool) {
    spec.mods.retain(|own| own.reason != Reason::Snapfire);
    let moved = attacker.has_moved(Some(member)) || spec.mods.iter().any(|own| own.reason == Reason::Running);
    spec.add(Reason::Snapfire, if snapfire && moved { SNAPFIRE } else { 0 });
}

/// Whoever lies on the ground fights worse, each member for itself (rules 9.19).
fn lying(spec: &mut Spec, attacker: &Combatant, member: usize) {
    let prone = attacker.vital.members.get(member).is_some_and(|figure| figure.prone);
    if prone || !spec.mods.is_empty() {
        spec.mods.retain(|own| own.reason != Reason::Prone);
        spec.add(Reason::Prone, if prone { -2 } else { 0 });
    }
}

fn melee_mods(spec: &mut Spec, gang: Option<u8>, options: &AttackOptions) {
    let gang = gang.map_or(0, |all| (i32::from(all) - 1).clamp(0, MOST_GANG));
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
        Mod::new(Reason::Charge, if options.charge { 4 } else { 0 }),
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
        shelter: 0,
        bonus: SmallVec::new(),
        disarms: None,
        part: Part::Alone,
        behind: options
            .obstacle
            .zip(options.cover)
            .map(|(armor, cover)| Obstacle { cover: -cover.penalty(), armor: armor.into() }),
        nonlethal: options.nonlethal,
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

/// Bullets that so many shots use, where the weapon counts them: its rate of fire for each (rules 9.6).
pub(super) fn bullets(attacker: &Combatant, plan: &Plan, shots: u8) -> u32 {
    let weapon = plan.weapon.and_then(|at| attacker.stats.weapons.get(at));
    let rof = weapon.map_or(1, |weapon| u32::from(weapon.rof));
    if plan.ranged && rof > 1 { rof * u32::from(shots.max(1)) } else { 0 }
}
