//! Down: the Vigor roll, bleeding out, and the fate of Extras (rules 10.6, 10.8, 10.12).

use crate::dice::{Dice, Die};
use crate::view::Id;

use super::course::{Course, Decided, no};
use super::event::Event;
use super::fact::{Blood, Verdict};
use super::injury::{self, Harm, Injury, Lasts, table_die};
use super::open::{Pending, Reopen};
use super::refusal::Refusal;
use super::state::{Combatant, Encounter};
use super::stats::{Attribute, Location, Trait};
use super::trait_roll::{Reason, Spec, Target, TraitRoll};
use super::vital::Fate;

/// The Vigor roll of one who is down; one who is Hard to Kill feels no wounds here.
#[must_use]
pub fn spec(who: &Combatant) -> Spec {
    let mut spec = Spec::of(who, None, Trait::Attribute(Attribute::Vigor), 4);
    if who.stats.has("Hard to Kill") || who.stats.has("Harder to Kill") {
        spec.mods.retain(|own| own.reason != Reason::Wounds);
    }
    spec
}

/// A Vigor roll that somebody owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// where the last blow was aimed, if anywhere
    pub location: Option<Location>,
    /// whether it was meant to knock out, not to kill
    pub nonlethal: bool,
}

/// The Vigor roll that one who is down still owes.
#[must_use]
pub fn due(fight: &Encounter, who: Id) -> Option<Due> {
    let owed = fight.pending.iter().find_map(|owed| match owed {
        Pending::Incapacitation { who: id, location, nonlethal } if *id == who => {
            Some(Due { location: *location, nonlethal: *nonlethal })
        }
        Pending::Incapacitation { .. }
        | Pending::Damage(_)
        | Pending::Soak(_)
        | Pending::Bleeding { .. }
        | Pending::Resist(_)
        | Pending::Stray(_)
        | Pending::Bystander(_)
        | Pending::Free(_)
        | Pending::Upkeep { .. }
        | Pending::Raises(_)
        | Pending::Astray { .. } => None,
    });
    // The game master's word may have put somebody down whose roll is not made yet.
    let unjudged = |c: &Combatant| {
        let vital = &c.vital;
        vital.incapacitated && !vital.dead && !vital.bleeding && !vital.unconscious
    };
    owed.or_else(|| {
        fight.get(who).filter(|c| c.is_wild() && unjudged(c)).map(|_| Due { location: None, nonlethal: false })
    })
}

/// How many dice of hours a blow that was meant to knock out brings: two where another would kill, one
/// where another would let bleed (rules 10.6).
fn dice_of_hours(roll: &TraitRoll) -> usize {
    if roll.crit || roll.total() <= 1 { 2 } else { usize::from(!roll.success()) }
}

/// What the roll comes to (rules 10.6).
fn verdict(roll: &TraitRoll, saved: Option<bool>, hours: Option<u8>, up_again: bool) -> Verdict {
    if let Some(hours) = hours.filter(|hours| *hours > 0) {
        return Verdict::KnockedOut(hours);
    }
    if roll.crit || roll.total() <= 1 {
        if saved == Some(true) { Verdict::Unconscious } else { Verdict::Dead }
    } else if !roll.success() {
        Verdict::BleedingOut
    } else if roll.raises() > 0 && up_again {
        Verdict::UpAgain
    } else {
        Verdict::Unconscious
    }
}

/// How long the Injury of a roll lasts; none where it brings none.
fn lasts(roll: &TraitRoll, nonlethal: bool) -> Option<Lasts> {
    if roll.crit || roll.total() <= 1 || nonlethal && !roll.success() {
        None
    } else if !roll.success() {
        Some(Lasts::Forever)
    } else if roll.raises() > 0 {
        Some(Lasts::Fight)
    } else {
        Some(Lasts::Healed)
    }
}

/// What it lost in this fight, or came without.
fn lacks(who: &Combatant) -> Vec<Harm> {
    let came = [("Lame", Harm::Lame), ("One Eye", Harm::Eye)].into_iter().filter(|(name, _)| who.stats.has(name));
    who.vital.injuries.iter().map(|injury| injury.kind).chain(came.map(|(_, kind)| kind)).collect()
}

/// What was rolled for a verdict before.
#[derive(Clone, Debug, Default)]
struct Had {
    injury: Option<Injury>,
    saved: Option<bool>,
    hours: Option<Vec<u8>>,
}

/// Rolls what a verdict brings: Harder to Kill's die, or the Injury, unless they were rolled before.
fn complete(
    who: &Combatant,
    roll: TraitRoll,
    had: Had,
    Due { location, nonlethal }: Due,
    dice: &mut dyn Dice,
) -> Decided<Reopen> {
    let Had { mut injury, mut saved, hours } = had;
    let mut hours = nonlethal.then(|| hours.unwrap_or_default());
    if let Some(faces) = &mut hours {
        let wanted = dice_of_hours(&roll);
        faces.truncate(wanted);
        while faces.len() < wanted {
            faces.push(table_die(Die::D6, who.id, dice)?);
        }
    }
    match lasts(&roll, nonlethal) {
        None if nonlethal => {}
        None if saved.is_none() && who.stats.has("Harder to Kill") => {
            saved = Some(table_die(Die::D6, who.id, dice)? % 2 == 0);
        }
        None => {}
        Some(lasts) => {
            let kind = match injury {
                Some(own) => own.kind,
                None => injury::roll(who.id, &lacks(who), location, dice)?,
            };
            injury = Some(Injury { kind, lasts });
        }
    }
    Ok(Reopen::Incapacitation { roll, injury, location, saved, hours })
}

/// Decides the Vigor roll of one who went down.
///
/// # Errors
/// Nothing took it down; or the dice do not fit.
pub fn decide(course: &mut Course<'_>, who: Id, dice: &mut dyn Dice) -> Decided<()> {
    let Some(due) = due(course.fight, who) else { return no(Refusal::NotDown(who)) };
    let combatant = course.get(who)?;
    let roll = spec(combatant).roll(dice)?;
    let what = complete(combatant, roll, Had::default(), due, dice)?;
    course.close_offers();
    course.roll(what, consequences);
    Ok(())
}

/// The same roll with better dice: an Injury already rolled stays, one newly due is rolled.
///
/// # Errors
/// The dice do not fit.
pub fn rerolled(course: &Course<'_>, fresh: TraitRoll, old: &Reopen, dice: &mut dyn Dice) -> Decided<Reopen> {
    let Reopen::Incapacitation { injury, location, saved, hours, .. } = old else { return Ok(old.clone()) };
    let who = course.get(fresh.who.id)?;
    let had = Had { injury: *injury, saved: *saved, hours: hours.clone() };
    complete(who, fresh, had, Due { location: *location, nonlethal: hours.is_some() }, dice)
}

/// What follows from a Vigor roll.
pub fn consequences(course: &mut Course<'_>, down: &Reopen) {
    let Reopen::Incapacitation { roll, injury, saved, hours, .. } = down else { return };
    let who = roll.who.id;
    let up_again = !course.fight.options.incap_raise_unconscious;
    let nonlethal = hours.is_some();
    let slept = hours.as_ref().map(|faces| faces.iter().sum());
    let verdict = verdict(roll, *saved, slept, up_again);
    let injury = injury.filter(|_| lasts(roll, nonlethal).is_some());
    let spared = saved.filter(|_| !nonlethal && lasts(roll, nonlethal).is_none());
    if let Some(spared) = spared {
        course.happen(Event::CheatedDeath { who, spared });
    }
    course.happen(Event::Judged { who, verdict });
    if let Some(injury) = injury {
        course.happen(Event::Injured { who, injury });
    }
}

/// Decides a bleeding-out roll.
///
/// # Errors
/// It is not bleeding; or the dice do not fit.
pub fn bleed(course: &mut Course<'_>, who: Id, dice: &mut dyn Dice) -> Decided<()> {
    let combatant = course.get(who)?;
    if !combatant.vital.bleeding || combatant.vital.dead {
        return no(Refusal::NotBleeding(who));
    }
    let roll = spec(combatant).roll(dice)?;
    course.roll(Reopen::Bleed(roll), bleed_consequences);
    Ok(())
}

/// What follows from a bleeding-out roll (rules 10.8).
pub fn bleed_consequences(course: &mut Course<'_>, bleeding: &Reopen) {
    let Reopen::Bleed(roll) = bleeding else { return };
    let who = roll.who.id;
    let blood = if roll.crit || roll.total() <= 1 {
        Blood::Dies
    } else if roll.success() {
        Blood::Stops
    } else {
        Blood::BleedsOn
    };
    course.happen(Event::Bled { who, blood });
}

/// Decides the fate of each Extra of this row that was taken out: one Vigor roll each (rules 10.12).
///
/// # Errors
/// None was taken out, or their fate is known; or the dice do not fit.
pub fn aftermath(course: &mut Course<'_>, who: Target, dice: &mut dyn Dice) -> Decided<()> {
    let combatant = course.get(who.id)?.clone();
    let meant = |place: usize| who.member.is_none_or(|named| named == place);
    let figures = combatant.vital.members.iter().enumerate();
    let fallen: Vec<usize> = figures
        .filter(|(place, figure)| meant(*place) && figure.out && figure.fate.is_none())
        .map(|(place, _)| place)
        .collect();
    if fallen.is_empty() || combatant.is_wild() {
        return no(Refusal::NoFate(who.id));
    }
    for member in fallen {
        let roll = Spec::of(&combatant, Some(member), Trait::Attribute(Attribute::Vigor), 4).roll(dice)?;
        course.roll(Reopen::Fate(roll), fate_consequences);
    }
    Ok(())
}

/// What follows from the roll for an Extra's fate.
pub fn fate_consequences(course: &mut Course<'_>, fate: &Reopen) {
    let Reopen::Fate(roll) = fate else { return };
    let (who, member) = (roll.who.id, roll.who.member.unwrap_or(0));
    let fate = match (roll.success(), roll.raises()) {
        (false, _) => Fate::Dead,
        (true, 0) => Fate::Alive,
        (true, _) => Fate::Scratched,
    };
    course.happen(Event::FateKnown { who, member, fate });
}
