//! Moving on foot, running, standing up: told, and never tracked on a map (rules 9.4 and 10.3).

use smallvec::smallvec;

use crate::dice::{Ask, Dice, Die, Purpose};

use super::action::{bound, played};
use super::attackers::why_not;
use super::course::{Course, Decided, no};
use super::deed::{Deed, Gait};
use super::effect::{Alters, Effect, EffectKind, Until, Way};
use super::event::Event;
use super::injury::Harm;
use super::lasting;
use super::refusal::Refusal;
use super::rule::Rule;
use super::state::{Combatant, Encounter};
use super::trait_roll::Target;

/// What standing up takes from Pace (rules 9.4).
const STANDING_UP: i32 = 2;
/// How far one crawls in a round (rules 9.4).
const CRAWLING: i32 = 2;

/// The die of running (rules 9.4).
#[must_use]
pub fn running_die(who: &Combatant) -> Die {
    let lame = who.stats.has("Lame") || who.vital.injuries.iter().any(|injury| injury.kind == Harm::Lame);
    if lame {
        Die::D4
    } else if who.stats.has("Fleet-Footed") {
        Die::D10
    } else {
        Die::D6
    }
}

/// The squares that are left of its Pace: standing up has cost some, and being Shaken may cost half.
#[must_use]
pub fn squares_left(fight: &Encounter, who: &Combatant, member: Option<usize>) -> i32 {
    let meant = |at: &usize| member.is_none_or(|one| one == *at);
    let figures = || who.vital.members.iter().enumerate().filter(|(at, own)| meant(at) && !own.out).map(|(_, own)| own);
    let halved = fight.options.combat.turns.shaken_half_pace && figures().any(|own| own.shaken);
    let pace = if halved { (who.pace() + 1) / 2 } else { who.pace() };
    let rose = figures().any(|own| own.rose);
    (pace - if rose { STANDING_UP } else { 0 }).max(0)
}

/// Whether it can move at all: it stands, and has not given its whole turn to standing still.
fn free_to_move(course: &Course<'_>, who: Target) -> Decided<()> {
    let combatant = course.get(who.id)?;
    let up = who.member.map_or_else(|| combatant.is_up(), |one| super::attackers::is_up(combatant, one));
    if !up {
        return no(why_not(combatant, who.member));
    }
    if combatant.bears(EffectKind::FullDefense, who.member)
        && let Err(refusal) = bound(course.fight, who)
    {
        return no(refusal);
    }
    Ok(())
}

/// Whether one of those who are meant lies on the ground.
fn lies(who: &Combatant, member: Option<usize>) -> bool {
    let mut figures = who.vital.members.iter().enumerate();
    figures.any(|(at, own)| own.prone && !own.out && member.is_none_or(|one| one == at))
}

/// Decides to move on foot.
///
/// # Errors
/// It is down, in Full Defense, or lies on the ground and does not crawl.
pub fn walk(course: &mut Course<'_>, who: Target, gait: Gait) -> Decided<()> {
    free_to_move(course, who)?;
    let combatant = course.get(who.id)?;
    if gait != Gait::Crawl && lies(combatant, who.member) {
        return no(Refusal::OnTheGround(who.id));
    }
    let left = squares_left(course.fight, combatant, who.member);
    let squares = if gait == Gait::Crawl { left.min(CRAWLING) } else { left };
    course.happen(Event::Deed(Deed::Moved { who, gait, squares }));
    lasting::moves(course, who.id);
    if gait == Gait::Crouch {
        crouch(course, who);
    }
    Ok(())
}

/// Bent low, and harder to shoot at, to the next action.
fn crouch(course: &mut Course<'_>, who: Target) {
    let several = course.fight.get(who.id).is_some_and(|c| c.vital.members.len() > 1);
    let kind = EffectKind::Crouching;
    let effect = Effect {
        by: Some(who.id),
        member: who.member.filter(|_| several),
        does: smallvec![Alters::Attacked(Way::Ranged, course.fight.options.combat.turns.crouching)],
        until: smallvec![Until::Action(who.id), Until::Moves(who.id)],
        ..Effect::new(lasting::next_number(course.fight), kind, kind.name().unwrap_or_default())
    };
    lasting::begin(course, who.id, effect);
}

/// Decides to run: a die more of squares, which is no Trait roll, and −2 on all Trait rolls to the end of the
/// round.
///
/// # Errors
/// The table plays without it; it is down or Shaken, lies on the ground, has run, or defends; the dice do not fit.
pub fn run(course: &mut Course<'_>, who: Target, dice: &mut dyn Dice) -> Decided<()> {
    played(course, Rule::Run)?;
    free_to_move(course, who)?;
    let combatant = course.get(who.id)?;
    let shaken = |at: usize| combatant.vital.members.get(at).is_some_and(|own| own.shaken);
    if !course.fight.options.combat.turns.shaken_may_run && who.member.map_or_else(|| combatant.is_shaken(), shaken) {
        return no(Refusal::Shaken(who.id));
    }
    if lies(combatant, who.member) {
        return no(Refusal::OnTheGround(who.id));
    }
    if combatant.ran && course.fight.round > 0 {
        return no(Refusal::HasRun(who.id));
    }
    if combatant.bears(EffectKind::Defend, who.member)
        && let Err(refusal) = bound(course.fight, who)
    {
        return no(refusal);
    }
    let thrown = running_die(combatant);
    let pace = squares_left(course.fight, combatant, who.member);
    let face = dice.face(Ask { die: thrown, purpose: Purpose::Table, of: 0, again: 0 })?;
    let squares = pace + i32::from(face);
    course.happen(Event::Deed(Deed::Ran { who, die: thrown.sides(), face, squares }));
    lasting::moves(course, who.id);
    Ok(())
}

/// Decides to stand up.
///
/// # Errors
/// The table plays without it; it is down, in Full Defense, or stands already.
pub fn rise(course: &mut Course<'_>, who: Target) -> Decided<()> {
    played(course, Rule::Prone)?;
    free_to_move(course, who)?;
    if !lies(course.get(who.id)?, who.member) {
        return no(Refusal::Standing(who.id));
    }
    course.happen(Event::Deed(Deed::Rose { who }));
    lasting::moves(course, who.id);
    Ok(())
}
