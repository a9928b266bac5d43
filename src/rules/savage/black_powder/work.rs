//! What a power of Black Powder does once it works: its effect by the list of powers, with its improvements.

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};

use crate::dice::Dice;
use crate::view::Id;

use super::super::care::hurt;
use super::super::cast::is_alive;
use super::super::course::{Course, Decided};
use super::super::power::{Power, PowerDoes};
use super::super::spell::Working;
use super::super::state::{Combatant, Encounter};
use super::super::strike::standing;
use super::super::trait_roll::Target;
use super::super::vital::Fate;
use super::super::working::{fallen, take_effect};
use super::adept::{Gains, Known, improved};

/// A power takes effect on those who are named, on its caster where it needs no aim: one target, and one more
/// for each improvement of them; an area on everybody. One that must be aimed and is not stays with the table,
/// and so does one that is in no list. Raises have bought improvements, so that the effect is that of a plain
/// success. Whoever is out by now, or has nothing to heal, is left out.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn work(course: &mut Course<'_>, who: Target, known: &Known, at: &[Target], gains: Gains) -> Decided<()> {
    let Some(power) = with_gains(known, gains) else { return Ok(()) };
    let own = [who];
    let at = if at.is_empty() && !power.does.is_aimed() { &own[..] } else { at };
    let area = matches!(power.does, PowerDoes::Blast { .. });
    let most = if area { usize::MAX } else { 1 + usize::from(gains.targets) };
    let within: SmallVec<[Target; 2]> =
        at.iter().take(most).copied().filter(|whom| is_touched(course.fight, &power, *whom)).collect();
    let who = Target { member: Some(who.member.unwrap_or(0)), ..who };
    let working = |at: SmallVec<[Target; 2]>, weapon| Working {
        who,
        power: power.clone(),
        at,
        strong: false,
        wide: false,
        weapon,
        aside: smallvec![],
        band: 1,
        distance: None,
    };
    if area {
        return take_effect(course, &Arc::new(working(within, None)), &[Some(0)], None);
    }
    // Whoever is owed damage last is asked first.
    for whom in within.iter().rev() {
        let weapon = course.fight.get(whom.id).and_then(|target| blessed(&power, target));
        take_effect(course, &Arc::new(working(smallvec![*whom], weapon)), &[Some(0)], None)?;
    }
    Ok(())
}

/// Whether the power still finds something in this target.
fn is_touched(fight: &Encounter, power: &Power, whom: Target) -> bool {
    let Some(target) = fight.get(whom.id) else { return false };
    if !power.does.heals() {
        return standing(fight, whom).is_some();
    }
    let member = fallen(target, whom.member).and_then(|place| target.vital.members.get(place));
    hurt(target, whom).is_ok() && member.is_none_or(|figure| figure.fate != Some(Fate::Dead))
}

/// Before Extras that are out are healed, a Vigor roll tells whether they are alive (rules 14).
///
/// # Errors
/// The dice do not fit.
pub fn examine(course: &mut Course<'_>, who: Id, power: &str, at: &[Target], dice: &mut dyn Dice) -> Decided<()> {
    let known = course.get(who)?.stats.black_powder.as_ref().and_then(|own| own.power(power));
    if !known.and_then(|known| known.power.as_ref()).is_some_and(|power| power.does.heals()) {
        return Ok(());
    }
    for whom in at {
        if !course.get(whom.id)?.is_wild() {
            is_alive(course, *whom, dice)?;
        }
    }
    Ok(())
}

/// The weapon that is blessed: the first that the target has, a missile weapon for its load or its shots.
fn blessed(power: &Power, target: &Combatant) -> Option<(smol_str::SmolStr, Option<u16>)> {
    let PowerDoes::Smite { uses, .. } = power.does else { return None };
    let weapon = target.stats.weapons.first()?;
    let shots = if weapon.reload > 0 { u16::from(weapon.rof.max(1)) } else { uses };
    Some((weapon.name.as_str().into(), (!weapon.is_melee()).then_some(shots)))
}

/// The power as it is with these improvements: its duration once more for each, one more on each bonus and
/// penalty. Nobody pays to keep it longer. Nothing where the power stands in no list.
fn with_gains(known: &Known, gains: Gains) -> Option<Power> {
    let power = known.power.as_ref()?;
    let more = i32::from(gains.quantity);
    let does = match &power.does {
        PowerDoes::Armor { success, raise } => PowerDoes::Armor { success: success + more, raise: *raise },
        PowerDoes::Deflection { success, raise } => PowerDoes::Deflection { success: success + more, raise: *raise },
        PowerDoes::Smite { success, raise, uses } => {
            PowerDoes::Smite { success: success + more, raise: *raise, uses: *uses }
        }
        PowerDoes::Bolt { .. } | PowerDoes::Blast { .. } | PowerDoes::Healing | PowerDoes::Tending => {
            power.does.clone()
        }
    };
    let initial = known.duration.unwrap_or(power.rounds.into());
    let rounds = u8::try_from(improved(initial, gains.duration)).unwrap_or(u8::MAX);
    Some(Power { does, rounds, upkeep: 0, ..power.clone() })
}
