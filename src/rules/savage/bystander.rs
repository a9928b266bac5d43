//! A shot that goes wide, and whom it hits instead (rules 9.6).

use std::sync::Arc;

use crate::dice::{Ask, Dice, Die, Purpose};

use super::course::{Course, Decided, no};
use super::damage::{Hit, Part};
use super::event::Event;
use super::fray::{Fray, Lot};
use super::manner::Manner;
use super::open::{Attack, Pending, Reopen};
use super::refusal::Refusal;
use super::rule::Rule;
use super::stats::Location;
use super::strike::standing;
use super::trait_roll::{Reason, Target, TraitRoll};

/// Most among whom a die can choose.
pub const MOST: usize = 12;

/// Whether a missed shot goes wide: its skill die shows 1, or 1 or 2 of a shotgun or of several shots.
pub fn wide(course: &mut Course<'_>, what: &Reopen) {
    let Reopen::Attack(attack) = what else { return };
    // Nobody stands by in a forecast: who would be there is for the table to say.
    let plays = course.is_looked_at() && !course.fight.options.combat.without.has(Rule::Bystander);
    if !plays || !attack.ranged || attack.area.is_some() || attack.way == Some(Manner::Suppress) {
        return;
    }
    let weapons = course.fight.get(attack.who).into_iter().flat_map(|c| &c.stats.weapons);
    let shotgun = weapons.filter(|own| own.name == attack.hit.weapon).any(|own| own.shotgun);
    for (at, roll) in attack.rolls.iter().enumerate() {
        let most = if shotgun || roll.dice.len() > 1 { 2 } else { 1 };
        for (die, thrown) in roll.dice.iter().enumerate() {
            let low = thrown.faces.first().is_some_and(|face| *face <= most);
            if let Some(hit) = missed(attack, (at, roll), die).filter(|_| low) {
                course.happen(Event::Fray(Fray::WentWide { hit: Arc::new(hit) }));
            }
        }
    }
}

/// The hit on whoever stands by, of a die that misses all that it was meant for.
fn missed(attack: &Attack, (at, roll): (usize, &TraitRoll), die: usize) -> Option<Hit> {
    let meant = if attack.aims.is_empty() {
        let result = roll.results.get(die).copied()?;
        let misses = roll.crit || result < roll.tn && !attack.hit.is_through(result, roll.tn);
        misses.then_some(&attack.hit)?
    } else {
        let mut mine = attack.aims.iter().filter(|aim| usize::from(aim.roll) == at && usize::from(aim.die) == die);
        &mine.find(|aim| attack.outcome(aim).is_none())?.hit
    };
    let mut hit = Hit { by: roll.who, ..(**meant).clone() };
    (hit.raise, hit.aimed, hit.location, hit.part) = (false, false, Location::Torso, Part::Alone);
    (hit.shelter, hit.behind) = (0, None);
    hit.mods.retain(|own| !matches!(own.reason, Reason::CalledHead | Reason::CalledVitals));
    Some(hit)
}

/// Decides whom a shot that went wide hits: the one who is named, one of several by a die, or nobody.
///
/// # Errors
/// No shot went wide; one of them shot it, or is out, or there are too many for a die; the dice do not fit.
pub fn decide(course: &mut Course<'_>, among: &[Target], dice: &mut dyn Dice) -> Decided<()> {
    let waiting = course.fight.pending.iter().rev().find_map(|owed| match owed {
        Pending::Bystander(hit) => Some(Arc::clone(hit)),
        _ => None,
    });
    let Some(hit) = waiting else { return no(Refusal::NothingWide) };
    if among.len() > MOST {
        return no(Refusal::TooManyBystanders(MOST));
    }
    let mut all: Vec<Target> = Vec::new();
    for whom in among {
        if whom.id == hit.by.id {
            return no(Refusal::OnSelf(whom.id));
        }
        let Some(member) = standing(course.fight, *whom) else { return no(Refusal::TargetDown(whom.id)) };
        all.push(Target { id: whom.id, member: Some(member) });
    }
    let (lot, place) = match all.len() {
        0 => {
            course.happen(Event::Fray(Fray::NobodyBy));
            return Ok(());
        }
        1 => (None, 0),
        several => {
            let (lot, place) = draw(several, dice)?;
            (Some(lot), place)
        }
    };
    let Some(whom) = all.get(place).copied() else { return Ok(()) };
    let hit = Arc::new(Hit { whom, ..(*hit).clone() });
    course.happen(Event::Fray(Fray::BystanderHit { hit, lot, among: all }));
    Ok(())
}

/// The die that chooses evenly among so many, and the faces for each; what is beyond is thrown again.
///
/// ```
/// # use abordage::dice::Die;
/// # use abordage::rules::savage::die_among;
/// assert_eq!([2, 3, 5, 6, 7].map(die_among), [(Die::D4, 2), (Die::D6, 2), (Die::D10, 2), (Die::D6, 1), (Die::D8, 1)]);
/// ```
#[must_use]
pub fn die_among(count: usize) -> (Die, usize) {
    let sides = |die: &Die| usize::from(die.sides());
    let all = [Die::D4, Die::D6, Die::D8, Die::D10, Die::D12];
    let even = all.iter().find(|die| sides(die).is_multiple_of(count.max(1)));
    let least = || all.iter().find(|die| sides(die) >= count);
    let die = even.or_else(least).copied().unwrap_or(Die::D12);
    (die, (sides(&die) / count.max(1)).max(1))
}

fn draw(count: usize, dice: &mut dyn Dice) -> Decided<(Lot, usize)> {
    let (lot, each) = die_among(count);
    let mut again = 0;
    loop {
        let face = dice.face(Ask { die: lot, purpose: Purpose::Table, of: 0, again })?;
        let place = usize::from(face.saturating_sub(1)) / each;
        if place < count {
            return Ok((Lot { die: lot, face }, place));
        }
        again += 1;
    }
}
