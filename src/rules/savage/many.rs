//! One action that strikes more than one target, or more than once (rules 9.3, 9.6, 9.7, 9.18 and 13).

use std::sync::Arc;

use super::area;
use super::arms::{held, is_ranged, skill_of, weapon_of};
use super::attack::{More, Plan, Thrown, bullets, single};
use super::command::{AttackOptions, Beyond, Members};
use super::course::known;
use super::damage::Part;
use super::manner::{Manner, Sent, Template};
use super::open::Aim;
use super::refusal::Refusal;
use super::state::{Combatant, Encounter};
use super::stats::Weapon;
use super::trait_roll::{Mod, Mods, Reason, Spec, Target};

/// Works out such an attack up to its rolls.
///
/// # Errors
/// What the rules forbid: a way that the attacker does not know or that the weapon does not have, more
/// targets than there are dice for, and all that they forbid of a plain attack.
pub fn plan(
    fight: &Encounter,
    who: Target,
    whom: Target,
    options: &AttackOptions,
    beyond: &Beyond,
) -> Result<Plan, Refusal> {
    let attacker = known(fight, who.id)?;
    if options.members.is_some_and(|members| members != Members::Next(1)) {
        return Err(Refusal::NotWith("members", "also"));
    }
    if beyond.way == Some(Manner::Disarm)
        && fight.get(whom.id).is_some_and(|victim| held(victim, whom.member).is_none())
    {
        return Err(Refusal::NothingToDrop(whom.id));
    }
    // It is aimed at what is held, not at a part of the body (rules 9.11 and 9.12).
    if beyond.way == Some(Manner::Disarm) && options.called.is_some() {
        return Err(Refusal::NotWith("disarm", "called"));
    }
    let behind = options.obstacle.is_some() || beyond.also.iter().any(|(_, own)| own.obstacle.is_some());
    if behind && (!beyond.also.is_empty() || beyond.way.is_some() || beyond.second.is_some()) {
        return Err(Refusal::NotWith("obstacle", "also"));
    }
    let (_, weapon) = weapon_of(attacker, options.weapon);
    let ranged = is_ranged(weapon, &skill_of(attacker, weapon, options.range.is_some()));
    let targets: Vec<(Target, &AttackOptions)> =
        std::iter::once((whom, options)).chain(beyond.also.iter().map(|(whom, own)| (*whom, own))).collect();
    let dice = dice_for(attacker, weapon, ranged, (options, beyond), targets.len())?;
    let hands = if beyond.second.is_some() { options.actions.max(2) } else { options.actions };
    let each = |(whom, own): &(Target, &AttackOptions), weapon: Option<usize>, offhand: bool| {
        let shots = if matches!(beyond.way, None | Some(Manner::Suppress)) && ranged { dice.shots } else { 1 };
        let own =
            AttackOptions { weapon, offhand, shots, actions: hands, beyond: None, members: None, ..(*own).clone() };
        let mut plan = single(fight, who, *whom, &own)?;
        let way = Blow { fight, attacker, way: beyond.way, options: &own };
        way.shape(&mut plan);
        Ok(plan)
    };
    let mut plans = targets
        .iter()
        .map(|target| each(target, options.weapon, options.offhand))
        .collect::<Result<Vec<_>, Refusal>>()?;
    let count = plans.len();
    // Which plan each die of each roll is for.
    let mut rolls: Vec<Vec<usize>> = match beyond.way {
        Some(Manner::Rapid(_)) => (0..dice.dice).map(|at| vec![at % count]).collect(),
        Some(Manner::Sweep | Manner::Area(_) | Manner::Suppress) => vec![(0..count).collect()],
        Some(Manner::Frenzy | Manner::Burst | Manner::DoubleTap | Manner::Free | Manner::Touch | Manner::Disarm)
        | None => {
            vec![(0..dice.dice).map(|at| at % count).collect()]
        }
    };
    if let Some(second) = beyond.second {
        let last = targets.last().copied().unwrap_or((whom, options));
        plans.push(each(&last, Some(second), true)?);
        rolls = vec![vec![0], vec![count]];
    }
    let one_for_all = matches!(beyond.way, Some(Manner::Sweep | Manner::Area(_) | Manner::Suppress));
    Ok(joined(attacker, plans, &rolls, one_for_all, beyond, dice.shots))
}

/// How many dice an attack has.
#[derive(Clone, Copy)]
struct Count {
    dice: usize,
    shots: u8,
}

/// Tests that attacker and weapon can do it, and counts the dice.
fn dice_for(
    attacker: &Combatant,
    weapon: &Weapon,
    ranged: bool,
    (options, beyond): (&AttackOptions, &Beyond),
    targets: usize,
) -> Result<Count, Refusal> {
    let who = attacker.id;
    let edge = |name: &'static str, improved: &str| {
        if ranged {
            Err(Refusal::OnlyMelee(name))
        } else if attacker.stats.has(name) || attacker.stats.has(improved) {
            Ok(())
        } else {
            Err(Refusal::NeedsEdge(who, name))
        }
    };
    let far = |name| if ranged { Ok(()) } else { Err(Refusal::OnlyRanged(name)) };
    let automatic = || if weapon.rof > 1 { Ok(()) } else { Err(Refusal::NotAutomatic(who)) };
    let loads = || if weapon.reload == 0 { Ok(()) } else { Err(Refusal::NotAutomatic(who)) };
    let shots = options.shots.max(1);
    let one = |way| if shots > 1 { Err(Refusal::NotWith("shots", way)) } else { Ok(()) };
    if beyond.second.is_some() && beyond.way.is_some() {
        return Err(Refusal::NotWith("second", "frenzy"));
    }
    let few = |dice: usize| if targets > dice { Err(Refusal::TooManyTargets(who, dice)) } else { Ok(()) };
    match beyond.way {
        Some(Manner::Frenzy) => {
            edge("Frenzy", "Improved Frenzy")?;
            few(2)?;
            Ok(Count { dice: 2, shots: 1 })
        }
        Some(Manner::Sweep) => edge("Sweep", "Improved Sweep").map(|()| Count { dice: 1, shots: 1 }),
        Some(Manner::Burst) => {
            far("burst")?;
            automatic()?;
            one("burst")?;
            few(1)?;
            Ok(Count { dice: 1, shots: 1 })
        }
        Some(Manner::DoubleTap) => {
            far("doubletap")?;
            loads()?;
            one("doubletap")?;
            few(1)?;
            Ok(Count { dice: 1, shots: 1 })
        }
        Some(Manner::Rapid(count)) => {
            loads()?;
            one("rapid")?;
            few(usize::from(count))?;
            Ok(Count { dice: usize::from(count), shots: 1 })
        }
        Some(Manner::Suppress) => {
            far("suppress")?;
            automatic()?;
            Ok(Count { dice: 1, shots })
        }
        Some(Manner::Area(_)) => {
            far("area")?;
            one("area")?;
            Ok(Count { dice: 1, shots: 1 })
        }
        Some(Manner::Touch) => {
            if ranged {
                return Err(Refusal::OnlyMelee("touch"));
            }
            few(1)?;
            Ok(Count { dice: 1, shots: 1 })
        }
        Some(Manner::Disarm) => {
            one("disarm")?;
            few(1)?;
            Ok(Count { dice: 1, shots: 1 })
        }
        Some(Manner::Free) => Ok(Count { dice: 1, shots: 1 }),
        None if beyond.second.is_some() => {
            one("second")?;
            few(2)?;
            Ok(Count { dice: 2, shots: 1 })
        }
        None => {
            let dice = if ranged { usize::from(shots).max(targets.min(usize::from(weapon.rof.max(1)))) } else { 1 };
            few(dice)?;
            Ok(Count { dice, shots: u8::try_from(dice).unwrap_or(u8::MAX) })
        }
    }
}

/// How a way changes the attack on one target.
struct Blow<'a> {
    fight: &'a Encounter,
    attacker: &'a Combatant,
    way: Option<Manner>,
    options: &'a AttackOptions,
}

impl Blow<'_> {
    fn shape(&self, plan: &mut Plan) {
        let has = |edge| self.attacker.stats.has(edge);
        let spec = &mut plan.spec;
        let damage = match self.way {
            Some(Manner::Frenzy) => {
                spec.add(Reason::Frenzy, if has("Improved Frenzy") { 0 } else { -2 });
                0
            }
            Some(Manner::Sweep) => {
                spec.add(Reason::Sweep, if has("Improved Sweep") { 0 } else { -2 });
                0
            }
            Some(Manner::Burst) => {
                spec.add(Reason::Burst, 2);
                2
            }
            Some(Manner::DoubleTap) => {
                spec.add(Reason::DoubleTap, 1);
                1
            }
            Some(Manner::Touch) => {
                spec.add(Reason::Touch, 2);
                0
            }
            Some(Manner::Rapid(_)) => {
                spec.add(Reason::Rapid, self.fight.options.combat.rapid_attack);
                0
            }
            Some(Manner::Area(Template::Small | Template::Medium | Template::Large)) => {
                // A template is aimed at a place: what hides or saves somebody there comes later.
                spec.tn = 4;
                spec.mods.retain(|own| {
                    !matches!(
                        own.reason,
                        Reason::MinorCover | Reason::SubstantialCover | Reason::ProneTarget | Reason::Dodge
                    )
                });
                0
            }
            Some(Manner::Disarm) => {
                spec.add(Reason::Disarm, -2);
                0
            }
            // Before a muzzle each target has its own cover (rules 16.2, grapeshot).
            Some(Manner::Area(Template::Cone) | Manner::Suppress | Manner::Free) | None => 0,
        };
        let hit = Arc::make_mut(&mut plan.hit);
        if damage != 0 {
            let reason = if damage == 1 { Reason::DoubleTap } else { Reason::Burst };
            hit.mods.push(Mod::new(reason, damage));
        }
        if self.way == Some(Manner::Disarm) {
            let held = self.fight.get(hit.whom.id).and_then(|victim| held(victim, hit.whom.member));
            hit.disarms = held.map(|weapon| weapon.name.as_str().into());
        }
        if self.way.is_some_and(Manner::lands)
            && let Some(victim) = self.fight.get(hit.whom.id)
        {
            let cover = self.options.cover.map_or(0, |cover| -cover.penalty());
            plan.hit = area::on_victim(&plan.hit, victim, plan.hit.whom, cover, false);
        }
    }
}

/// One plan of several: the modifiers that all blows of a roll share belong to the roll, the others to
/// each blow.
fn joined(
    attacker: &Combatant,
    plans: Vec<Plan>,
    rolls: &[Vec<usize>],
    one_for_all: bool,
    beyond: &Beyond,
    shots: u8,
) -> Plan {
    let several = rolls.len() > 1 || plans.len() > 1 || one_for_all;
    let mut specs: Vec<Spec> = Vec::new();
    let mut aims: Vec<Aim> = Vec::new();
    for (roll, dice) in rolls.iter().enumerate() {
        let own: Vec<&Plan> = dice.iter().filter_map(|at| plans.get(*at)).collect();
        let Some(first) = own.first() else { continue };
        let shared = own.iter().skip(1).fold(first.spec.mods.clone(), |shared, plan| common(&shared, &plan.spec.mods));
        let count = if one_for_all { 1 } else { u8::try_from(dice.len()).unwrap_or(u8::MAX) };
        specs.push(Spec { mods: shared.clone(), shots: count, ..first.spec.clone() });
        for (die, plan) in own.iter().enumerate().filter(|_| several) {
            let mut hit = Arc::clone(&plan.hit);
            if hit.part == Part::Alone {
                Arc::make_mut(&mut hit).part = Part::OfSeveral;
            }
            aims.push(Aim {
                roll: u8::try_from(roll).unwrap_or(u8::MAX),
                die: if one_for_all { 0 } else { u8::try_from(die).unwrap_or(u8::MAX) },
                mods: without(&plan.spec.mods, &shared),
                tn: plan.spec.tn,
                hit,
            });
        }
    }
    let area = match beyond.way {
        Some(Manner::Area(template)) if template != Template::Cone => {
            let thrown = plans.first().is_some_and(|plan| plan.spec.what.name() == "Throwing");
            Some(Thrown { template, sent: if thrown { Sent::Thrown } else { Sent::Launched } })
        }
        Some(_) | None => None,
    };
    let mut plans = plans;
    let mut whole = plans.swap_remove(0);
    whole.spec.shots = specs.first().map_or(1, |spec| spec.shots);
    whole.members.truncate(1);
    let used = match beyond.way {
        Some(Manner::Burst) => 3,
        Some(Manner::DoubleTap) => 2,
        Some(
            Manner::Suppress
            | Manner::Touch
            | Manner::Disarm
            | Manner::Rapid(_)
            | Manner::Area(_)
            | Manner::Frenzy
            | Manner::Sweep
            | Manner::Free,
        )
        | None => bullets(attacker, &whole, shots),
    };
    whole.more = Some(Arc::new(More { way: beyond.way, specs, aims, bullets: used, area }));
    whole
}

/// The modifiers that stand in both.
fn common(one: &[Mod], other: &[Mod]) -> Mods {
    let mut left: Vec<Mod> = other.to_vec();
    let both = one.iter().filter(|own| {
        let at = left.iter().position(|other| other == *own);
        at.map(|at| left.swap_remove(at)).is_some()
    });
    both.copied().collect()
}

/// The modifiers that stand in the first alone.
fn without(all: &[Mod], shared: &[Mod]) -> Mods {
    let mut gone: Vec<Mod> = shared.to_vec();
    let rest = all.iter().filter(|own| match gone.iter().position(|other| other == *own) {
        Some(at) => {
            gone.swap_remove(at);
            false
        }
        None => true,
    });
    rest.copied().collect()
}
