//! What a power does when it works, however it was cast: one success with so many raises.

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};

use crate::dice::Damage;
use crate::view::Id;

use super::course::{Course, Decided, no};
use super::damage::{Hit, Part};
use super::effect::{Alters, Effect, EffectKind, Until, Upkeep, Way};
use super::event::{Event, Magic};
use super::lasting;
use super::open::Pending;
use super::power::PowerDoes;
use super::refusal::{MagicNo, Refusal};
use super::spell::{Astray, Working};
use super::state::Combatant;
use super::stats::Location;
use super::trait_roll::{Mod, Mods, Reason, Target};

/// What follows from a power at work. `outcomes` holds the raises of each success, and nothing for a
/// failure: of several bolts one each, else one alone. An area that misses goes astray.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn take_effect(
    course: &mut Course<'_>,
    working: &Arc<Working>,
    outcomes: &[Option<i32>],
    astray: Option<Astray>,
) -> Decided<()> {
    let first = outcomes.first().copied().flatten();
    match &working.power.does {
        PowerDoes::Bolt { damage, strong, .. } => {
            let damage = if working.strong { strong } else { damage };
            // Whoever is owed damage last is asked first.
            for (place, raises) in outcomes.iter().enumerate().rev() {
                if let Some((raises, whom)) = raises.zip(working.at.get(place).or_else(|| working.at.last())) {
                    strike(course, working, *whom, damage, (raises > 0, false))?;
                }
            }
        }
        PowerDoes::Blast { damage, strong } => match (first, astray) {
            (Some(raises), _) => {
                let damage = if working.strong { strong } else { damage };
                let raise = raises > 0 && course.fight.options.area_raise_bonus;
                for whom in &working.at {
                    strike(course, working, *whom, damage, (raise, true))?;
                }
            }
            (None, Some(astray)) => {
                course.happen(Event::Magic(Magic::WentAstray { working: Arc::clone(working), astray }));
            }
            (None, None) => {}
        },
        PowerDoes::Armor { success, raise } => {
            let worth = |raises| if raises > 0 { *raise } else { *success };
            begin(course, working, first, EffectKind::Armor, |raises| vec![Alters::Armor(worth(raises))]);
        }
        PowerDoes::Deflection { success, raise } => {
            let worth = |raises| if raises > 0 { *raise } else { *success };
            begin(course, working, first, EffectKind::Deflection, |raises| {
                vec![Alters::Attacked(Way::Any, -worth(raises)), Alters::AreaArmor(worth(raises))]
            });
        }
        PowerDoes::Smite { success, raise, .. } => {
            let Some((weapon, _)) = working.weapon.clone() else { return Ok(()) };
            let worth = |raises| if raises > 0 { *raise } else { *success };
            begin(course, working, first, EffectKind::Smite, |raises| vec![Alters::Weapon(weapon, worth(raises))]);
        }
        PowerDoes::Healing | PowerDoes::Tending => {
            if let Some((raises, whom)) = first.zip(working.at.first()) {
                mend(course, *whom, raises, working.power.does == PowerDoes::Healing)?;
            }
        }
    }
    Ok(())
}

fn strike(
    course: &mut Course<'_>,
    working: &Working,
    whom: Target,
    damage: &Damage,
    (raise, area): (bool, bool),
) -> Decided<()> {
    let joker = course.get(working.who.id)?.has_joker();
    course.happen(Event::Magic(Magic::Hit(Arc::new(hit_of(working, whom, damage, (raise, area), joker)))));
    Ok(())
}

/// The hit of a power on one whom it strikes: with or without a raise, alone or in an area; a Joker adds to it.
#[must_use]
pub fn hit_of(working: &Working, whom: Target, damage: &Damage, (raise, area): (bool, bool), joker: bool) -> Hit {
    let mut mods = Mods::new();
    if joker {
        mods.push(Mod::new(Reason::Joker, 2));
    }
    Hit {
        by: working.who,
        whom,
        weapon: working.power.name.as_str().into(),
        strength: None,
        damage: damage.clone(),
        ap: 0,
        location: Location::Torso,
        aimed: false,
        raise,
        mods,
        doubled: false,
        shelter: 0,
        bonus: SmallVec::new(),
        disarms: None,
        part: if area { Part::OfArea } else { Part::Alone },
        behind: None,
        nonlethal: false,
    }
}

/// An effect of the power on its target: from now on for its rounds, to the beginning of the caster's turn.
fn begin(
    course: &mut Course<'_>,
    working: &Working,
    raises: Option<i32>,
    kind: EffectKind,
    does: impl FnOnce(i32) -> Vec<Alters>,
) {
    let Some((raises, whom)) = raises.zip(working.at.first()) else { return };
    let (by, power) = (working.who.id, &working.power);
    let count = course.fight.get(whom.id).map_or(1, |c| c.vital.members.len());
    let round = course.fight.round.saturating_add(power.rounds.into());
    let effect = Effect {
        by: Some(by),
        member: whom.member.filter(|_| count > 1),
        does: does(raises).into(),
        until: if power.rounds == 0 { smallvec![] } else { smallvec![Until::TurnBegins(by, round)] },
        upkeep: (power.upkeep > 0).then_some(Upkeep { by, cost: power.upkeep, rounds: 1 }),
        uses: working.weapon.as_ref().and_then(|(_, uses)| *uses),
        ..Effect::new(lasting::next_number(course.fight), kind, &power.name)
    };
    lasting::begin(course, whom.id, effect);
}

/// Wounds are healed: one, or two with a raise. Whoever is down comes to itself; by the skill that is all
/// that the first success does (rules 10.10). An Extra that was out is Shaken (rules 14).
fn mend(course: &mut Course<'_>, whom: Target, raises: i32, power: bool) -> Decided<()> {
    let patient = course.get(whom.id)?;
    if !patient.is_wild() {
        if let Some(member) = fallen(patient, whom.member) {
            course.happen(Event::Magic(Magic::Raised { who: whom.id, member }));
        }
        return Ok(());
    }
    let revived = patient.vital.incapacitated || patient.vital.bleeding;
    let worth = if raises > 0 { 2 } else { 1 };
    let wounds = if revived && !power { 0 } else { patient.vital.fresh_wounds().min(worth) };
    let whole = patient.vital.wounds == wounds;
    course.happen(Event::Magic(Magic::Mended { who: whom.id, wounds, revived, whole }));
    Ok(())
}

/// The figure of a group that is out: the one that is named, else the first, and of those one that can still
/// be helped.
#[must_use]
pub fn fallen(patient: &Combatant, named: Option<usize>) -> Option<usize> {
    let figures = &patient.vital.members;
    if let Some(place) = named {
        return figures.get(place).is_some_and(|figure| figure.out).then_some(place);
    }
    let first = |late: bool| figures.iter().position(|figure| figure.out && (late || !figure.late));
    first(false).or_else(|| first(true))
}

/// Decides who is within an area that went astray.
///
/// # Errors
/// Nothing of this one went astray; somebody named is out already.
pub fn caught(course: &mut Course<'_>, who: Id, at: &[Target]) -> Decided<()> {
    let owed = course.fight.pending.iter().find_map(|owed| match owed {
        Pending::Astray { working, .. } if working.who.id == who => Some(Arc::clone(working)),
        Pending::Astray { .. }
        | Pending::Raises(_)
        | Pending::Upkeep { .. }
        | Pending::Damage(_)
        | Pending::Soak(_)
        | Pending::Resist(_)
        | Pending::Stray(_)
        | Pending::Bystander(_)
        | Pending::Free(_)
        | Pending::Incapacitation { .. }
        | Pending::Bleeding { .. } => None,
    });
    let Some(working) = owed else { return no(Refusal::Magic(who, MagicNo::NothingAstray)) };
    for whom in at {
        if !course.get(whom.id)?.is_up() {
            return no(Refusal::TargetDown(whom.id));
        }
    }
    course.happen(Event::Magic(Magic::Caught { who, at: at.into() }));
    let PowerDoes::Blast { damage, strong } = &working.power.does else { return Ok(()) };
    for whom in at {
        strike(course, &working, *whom, if working.strong { strong } else { damage }, (false, true))?;
    }
    Ok(())
}
