//! Tricks, tests of will, grappling and pushing: who rolls what, and what follows (rules 9.13 to 9.15).

use smallvec::smallvec;

use crate::dice::Dice;
use crate::rules::contract::No;
use crate::view::Id;

use super::action::{bound, spend, taken};
use super::affected::{on_actions, on_foe};
use super::attack::single;
use super::attackers::{attackers, is_up};
use super::command::AttackOptions;
use super::contest::{Attempt, Contest};
use super::course::{Course, Decided, known};
use super::effect::{Alters, Effect, EffectKind, Until};
use super::event::Event;
use super::fact::EndWhy;
use super::fray::Fray;
use super::lasting;
use super::open::Reopen;
use super::opposed;
use super::optional::needs;
use super::refusal::Refusal;
use super::rule::Rule;
use super::state::{Combatant, Encounter};
use super::stats::{Attribute, FIGHTING, Trait};
use super::strike;
use super::trait_roll::{Reason, Spec, Target, raises};

/// What a trick takes from Parry (rules 9.15).
const TRICKED: i32 = -2;
/// What a test of will gives to the next action against that foe (rules 9.15).
const UNNERVED: i32 = 2;
/// What being held takes from every action but breaking free (rules 9.13).
const HELD: i32 = -4;
/// What each action taken already costs (rules 9.3).
const FURTHER: i32 = -2;
/// What edges give to tricks and wills (rules 13).
const EDGE: i32 = 2;

/// Both rolls of it, up to their dice.
///
/// # Errors
/// The table leaves it out; who tries cannot act, on whom does not stand, nobody holds anybody, or there is
/// no such choice.
pub fn sides(fight: &Encounter, attempt: &Attempt) -> Result<(Spec, Spec), Refusal> {
    let what = attempt.what;
    needs(fight, rule_of(what))?;
    if what == (Contest::Push { prone: true }) {
        needs(fight, Rule::Prone)?;
    }
    let active = known(fight, attempt.who.id)?;
    // Of a group the one who holds somebody, or is held, is meant.
    let grips = |place: &usize| {
        let one = Target { id: active.id, member: Some(*place) };
        match attempt.what {
            Contest::Squeeze => on_whom(fight, attempt, one).is_ok(),
            Contest::Break => holder_of(fight, one).is_some(),
            Contest::Trick | Contest::Taunt | Contest::Intimidate | Contest::Grapple | Contest::Push { .. } => false,
        }
    };
    let named = attempt.who.member.or_else(|| (0..active.vital.members.len()).find(grips));
    let member = attackers(active, named, None)?.first().copied().unwrap_or(0);
    let who = Target { id: active.id, member: Some(member) };
    bound(fight, who)?;
    let whom = on_whom(fight, attempt, who)?;
    if whom.id == who.id {
        return Err(Refusal::OnSelf(who.id));
    }
    let other = known(fight, whom.id)?;
    let place = whom.member.or_else(|| other.first_up()).filter(|place| is_up(other, *place));
    let place = place.ok_or(Refusal::TargetDown(whom.id))?;
    let (mine, theirs) = traits(attempt, active, other)?;
    let mut mine = side(active, member, mine, attempt.modifier);
    edges(&mut mine, what, active, true);
    mine.add(Reason::Actions, FURTHER * i32::from(taken(fight, who)));
    if what != Contest::Break {
        on_actions(&mut mine, &active.vital, Some(member));
    }
    on_foe(&mut mine, &active.vital, Some(member), Target { id: other.id, member: Some(place) });
    let mut theirs = side(other, place, theirs, attempt.versus);
    edges(&mut theirs, what, other, false);
    Ok((mine, theirs))
}

/// The optional rule that it is.
const fn rule_of(what: Contest) -> Rule {
    match what {
        Contest::Trick => Rule::Trick,
        Contest::Taunt | Contest::Intimidate => Rule::TestOfWill,
        Contest::Grapple | Contest::Break | Contest::Squeeze => Rule::Grapple,
        Contest::Push { .. } => Rule::Push,
    }
}

/// Who it is tried on: who is named, and of what has to do with a hold the other end of that.
fn on_whom(fight: &Encounter, attempt: &Attempt, who: Target) -> Result<Target, Refusal> {
    let named = attempt.whom;
    match attempt.what {
        Contest::Break => holder_of(fight, who).ok_or(Refusal::NotHeld(who.id)),
        Contest::Squeeze => {
            let mut held = held_by(fight, who);
            let one = held.find(|own| named.is_none_or(|named| super::contact::covers(named, *own)));
            one.ok_or(Refusal::HoldsNobody(who.id))
        }
        Contest::Trick | Contest::Taunt | Contest::Intimidate | Contest::Grapple | Contest::Push { .. } => {
            named.ok_or(Refusal::NobodyToAttack)
        }
    }
}

/// Who holds this one.
#[must_use]
pub fn holder_of(fight: &Encounter, who: Target) -> Option<Target> {
    let effects = &fight.get(who.id)?.vital.effects;
    effects.iter().filter(|effect| effect.is_on(who.member)).find_map(holder)
}

/// Whose grip an effect is.
fn holder(effect: &Effect) -> Option<Target> {
    let held = effect.kind == EffectKind::Held;
    effect.until.iter().find_map(|until| match until {
        Until::Down(of) if held && effect.by == Some(of.id) => Some(*of),
        Until::Down(_)
        | Until::Action(_)
        | Until::TurnBegins(..)
        | Until::TurnEnds(..)
        | Until::RoundEnds(_)
        | Until::Attack(_)
        | Until::Against(..)
        | Until::Shaken(_)
        | Until::Wounded(_)
        | Until::Moves(_) => None,
    })
}

/// Whom this one holds.
pub fn held_by(fight: &Encounter, who: Target) -> impl Iterator<Item = Target> {
    fight.combatants.iter().flat_map(move |c| {
        let mine = move |effect: &&Effect| holder(effect).is_some_and(|by| super::contact::covers(by, who));
        c.vital.effects.iter().filter(mine).map(move |effect| Target { id: c.id, member: effect.member })
    })
}

/// What both roll. Where there is a choice and nothing is said, each takes what is better; of a trick whoever
/// tries it chooses for both.
fn traits(attempt: &Attempt, active: &Combatant, other: &Combatant) -> Result<(Trait, Trait), Refusal> {
    if let Some(fixed) = attempt.what.traits() {
        return Ok(fixed);
    }
    let choice = attempt.what.choice();
    let one = |who: &Combatant, said: Option<Attribute>| match said {
        Some(said) if !choice.contains(&said) => Err(Refusal::NoSuchTrait(attempt.what.verb(), said)),
        Some(said) => Ok(said),
        None => Ok(better(who, choice)),
    };
    let mine = one(active, attempt.by)?;
    let theirs = if attempt.what == Contest::Trick { mine } else { one(other, attempt.against)? };
    Ok((Trait::Attribute(mine), Trait::Attribute(theirs)))
}

/// The attribute that is better; of equal ones the first.
fn better(who: &Combatant, choice: &[Attribute]) -> Attribute {
    let level = |attribute: Attribute| (who.attribute(attribute).die, who.attribute(attribute).plus);
    let best = choice.iter().copied().reduce(|best, own| if level(own) > level(best) { own } else { best });
    best.unwrap_or(Attribute::Agility)
}

/// One side of it. Whoever lies on the ground fights worse (rules 9.19).
fn side(who: &Combatant, place: usize, what: Trait, number: i32) -> Spec {
    let fights = what.name() == FIGHTING;
    let lies = who.vital.members.get(place).is_some_and(|figure| figure.prone);
    let spec = Spec::of(who, opposed::place(who, Some(place)), what, 4).plus(Reason::Other, number);
    spec.plus(Reason::Prone, if fights && lies { -2 } else { 0 })
}

/// The edges that help: with tricks the one who tries, with wills both (rules 13).
fn edges(spec: &mut Spec, what: Contest, who: &Combatant, tries: bool) {
    let worth = |edge| if who.stats.has(edge) { EDGE } else { 0 };
    match what {
        Contest::Trick if tries => {
            let agile = spec.what == Trait::Attribute(Attribute::Agility);
            spec.add(Reason::Acrobat, if agile { worth("Acrobat") } else { 0 });
            spec.add(Reason::DirtyFighter, worth("Dirty Fighter"));
        }
        Contest::Taunt | Contest::Intimidate => spec.add(Reason::StrongWilled, worth("Strong Willed")),
        Contest::Trick | Contest::Grapple | Contest::Break | Contest::Squeeze | Contest::Push { .. } => {}
    }
}

/// Decides it: both roll, and what it was for follows.
///
/// # Errors
/// See [`sides`]; or the dice do not fit.
pub fn decide(course: &mut Course<'_>, attempt: &Attempt, dice: &mut dyn Dice) -> Decided<()> {
    let (mine, theirs) = sides(course.fight, attempt).map_err(No::Refused)?;
    let (mine, theirs) = opposed::both(course, mine, theirs, dice)?;
    spend(course, figure(course.fight, mine.who), false)?;
    course.roll(Reopen::Contest(mine, theirs.into(), attempt.what), consequences)
}

/// What follows from it.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn consequences(course: &mut Course<'_>, what: &Reopen) -> Decided<()> {
    let Reopen::Contest(mine, theirs, what) = what else { return Ok(()) };
    let (who, whom) = (figure(course.fight, mine.who), figure(course.fight, theirs.who));
    lasting::turned_on(course, who.id, &[whom]);
    if !mine.beats(theirs) {
        return Ok(());
    }
    let raise = raises(mine.total(), theirs.total()) > 0;
    match what {
        Contest::Trick => {
            let until = Until::Action(whom.id);
            last(course, *what, who.id, whom, (Alters::Parry(TRICKED), &[until]));
        }
        Contest::Taunt | Contest::Intimidate => {
            let until = Until::Against(who.id, whom);
            last(course, *what, who.id, who, (Alters::Against(whom, UNNERVED), &[until]));
        }
        Contest::Grapple => {
            let until = [Until::Down(who), Until::Down(whom)];
            last(course, *what, who.id, whom, (Alters::Actions(HELD), &until));
        }
        Contest::Break => return loosen(course, who),
        Contest::Squeeze => {
            let bare = course.get(who.id)?.stats.weapons.len();
            let options = AttackOptions { weapon: Some(bare), ..AttackOptions::default() };
            let plan = single(course.fight, who, whom, &options).map_err(No::Refused)?;
            let mut hit = (*plan.hit).clone();
            (hit.by, hit.whom) = (mine.who, theirs.who);
            course.happen(Event::Fray(Fray::Squeezed(hit.into())));
            return Ok(());
        }
        Contest::Push { prone } => {
            let combat = course.fight.options.combat;
            let squares = if raise { combat.push_raise } else { combat.push_squares };
            course.happen(Event::Fray(Fray::Pushed { whom, squares: if *prone { 0 } else { squares }, prone: *prone }));
            return Ok(());
        }
    }
    if raise { strike::shake(course, whom) } else { Ok(()) }
}

/// The very figure that has rolled.
fn figure(fight: &Encounter, who: Target) -> Target {
    let member = who.member.or_else(|| fight.get(who.id)?.first_up());
    Target { member: Some(member.unwrap_or(0)), ..who }
}

/// An effect of it begins, on this one.
fn last(course: &mut Course<'_>, what: Contest, by: Id, on: Target, (does, until): (Alters, &[Until])) {
    let Some(kind) = what.leaves() else { return };
    let several = course.fight.get(on.id).is_some_and(|c| c.vital.members.len() > 1);
    let effect = Effect {
        by: Some(by),
        member: on.member.filter(|_| several),
        does: smallvec![does],
        until: until.iter().copied().collect(),
        ..Effect::new(lasting::next_number(course.fight), kind, kind.name().unwrap_or_default())
    };
    lasting::begin(course, on.id, effect);
}

/// Nobody holds this one any more.
fn loosen(course: &mut Course<'_>, who: Target) -> Decided<()> {
    let effects = &course.get(who.id)?.vital.effects;
    let grips = effects.iter().filter(|effect| effect.kind == EffectKind::Held && effect.is_on(who.member));
    let grips: Vec<u32> = grips.map(|effect| effect.id).collect();
    for grip in grips {
        lasting::end(course, who.id, grip, EndWhy::Broken);
    }
    Ok(())
}
