//! When effects begin and end: turns, rounds, deeds, a word, or what is owed and not paid.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::texts::fold;
use crate::view::Id;

use super::attackers::is_up;
use super::contact::covers;
use super::course::{Course, Decided, no};
use super::effect::{Alters, Effect, EffectKind, Until};
use super::event::{Event, Lasting};
use super::fact::{EndWhy, How};
use super::fray::Fray;
use super::open::{Pending, Peril, Resisted};
use super::refusal::Refusal;
use super::state::{Combatant, Encounter};
use super::trait_roll::Target;

/// Effects by their bearers and numbers.
type Found = SmallVec<[(Id, u32); 4]>;

/// The number of the next effect.
#[must_use]
pub fn next_number(fight: &Encounter) -> u32 {
    let all = fight.combatants.iter().flat_map(|c| &c.vital.effects);
    all.map(|effect| effect.id).max().map_or(1, |most| most.saturating_add(1))
}

/// An effect begins. Where the same one lasts already on that figure, the new one takes its place: effects
/// of one name do not add up, however it is written.
pub fn begin(course: &mut Course<'_>, who: Id, effect: Effect) {
    let name = fold(&effect.name);
    let same = |own: &&Effect| own.kind == effect.kind && fold(&own.name) == name && own.member == effect.member;
    let old = course.fight.get(who).and_then(|c| c.vital.effects.iter().find(same)).map(|own| own.id);
    if let Some(old) = old {
        end(course, who, old, EndWhy::Replaced);
    }
    course.happen(Event::Effect(Lasting::Began { who, effect: Box::new(effect) }));
}

/// An effect ends, for this reason.
pub fn end(course: &mut Course<'_>, who: Id, effect: u32, why: EndWhy) {
    course.happen(Event::Effect(Lasting::Ended { who, effect, why }));
}

/// Those whose end has come.
fn found(fight: &Encounter, is: impl Fn(&Effect) -> bool) -> Found {
    let mut found = Found::new();
    for combatant in &fight.combatants {
        for effect in &combatant.vital.effects {
            if is(effect) {
                found.push((combatant.id, effect.id));
            }
        }
    }
    found
}

#[inline]
fn end_all(course: &mut Course<'_>, is: impl Fn(&Effect) -> bool, why: EndWhy) {
    if !course.anything_lasts() {
        return;
    }
    for (who, effect) in found(course.fight, is) {
        end(course, who, effect, why);
    }
}

/// A turn begins, and with it ends what lasted to the next action or to this turn. What can be kept is
/// asked for (rules 9.1).
pub fn begin_turn(course: &mut Course<'_>, who: Id, how: How) {
    course.happen(Event::TurnBegan { who, how });
    if !course.anything_lasts() {
        return;
    }
    let round = course.fight.round;
    // Who has acted in this round before its turn has had its next action.
    let begun = course.fight.get(who).is_some_and(Combatant::has_struck);
    let due = found(course.fight, |effect| {
        effect.until.iter().any(|until| match until {
            Until::Action(id) => *id == who && !begun,
            Until::TurnBegins(id, at) => *id == who && *at <= round,
            Until::TurnEnds(..)
            | Until::RoundEnds(_)
            | Until::Attack(_)
            | Until::Against(..)
            | Until::Down(_)
            | Until::Moves(_)
            | Until::Shaken(_)
            | Until::Wounded(_) => false,
        })
    });
    for (bearer, effect) in due {
        come_due(course, bearer, effect);
    }
}

/// Its time is up: it ends, unless whoever keeps it can pay for more.
fn come_due(course: &mut Course<'_>, bearer: Id, effect: u32) {
    let upkeep = course.fight.effect(bearer, effect).and_then(|own| own.upkeep);
    let payer = upkeep.and_then(|upkeep| Some((course.fight.get(upkeep.by)?, upkeep)));
    match payer.filter(|(payer, upkeep)| payer.is_up() && payer.power >= upkeep.cost) {
        Some((_, upkeep)) => {
            course.happen(Event::Effect(Lasting::Owed { who: upkeep.by, of: bearer, effect }));
        }
        None => end(course, bearer, effect, EndWhy::Time),
    }
}

/// A turn ends: so does what lasted to its end, and what was to be paid for in it and was not.
pub fn turn_ends(course: &mut Course<'_>, who: Id) {
    unpaid(course, Some(who));
    let round = course.fight.round;
    let ends = |until: &Until| matches!(until, Until::TurnEnds(id, at) if *id == who && *at <= round);
    end_all(course, |effect| effect.until.iter().any(ends), EndWhy::Time);
}

/// A round ends: so does what lasted to its end, or to a turn that did not come.
pub fn round_ends(course: &mut Course<'_>) {
    unpaid(course, None);
    let round = course.fight.round;
    let ends = |until: &Until| match until {
        Until::TurnBegins(_, at) | Until::TurnEnds(_, at) | Until::RoundEnds(at) => *at > 0 && *at <= round,
        Until::Action(_)
        | Until::Attack(_)
        | Until::Against(..)
        | Until::Down(_)
        | Until::Moves(_)
        | Until::Shaken(_)
        | Until::Wounded(_) => false,
    };
    end_all(course, |effect| effect.until.iter().any(ends), EndWhy::Time);
}

/// What was owed for effects and not paid, by this one or by anybody.
fn unpaid(course: &mut Course<'_>, by: Option<Id>) {
    if course.fight.pending.is_empty() {
        return;
    }
    let owed: Found = course
        .fight
        .pending
        .iter()
        .filter_map(|owed| match owed {
            Pending::Upkeep { who, of, effect } if by.is_none_or(|by| by == *who) => Some((*of, *effect)),
            Pending::Upkeep { .. }
            | Pending::Astray { .. }
            | Pending::Damage(_)
            | Pending::Soak(_)
            | Pending::Incapacitation { .. }
            | Pending::Bleeding { .. }
            | Pending::Resist(_)
            | Pending::Stray(_)
            | Pending::Bystander(_)
            | Pending::Free(_)
            | Pending::Raises(_) => None,
        })
        .collect();
    for (of, effect) in owed {
        end(course, of, effect, EndWhy::Unpaid);
    }
}

/// An attack outside its turn is somebody's next action.
pub fn acts(course: &mut Course<'_>, who: Id) {
    let action = |until: &Until| matches!(until, Until::Action(id) if *id == who);
    end_all(course, |effect| effect.until.iter().any(action), EndWhy::Time);
}

/// An attack was rolled: what lasted to the next one is spent.
pub fn attacked(course: &mut Course<'_>, who: Id) {
    let attack = |until: &Until| matches!(until, Until::Attack(id) if *id == who);
    end_all(course, |effect| effect.until.iter().any(attack), EndWhy::Used);
}

/// Somebody moved: what lasted until then is lost.
pub fn moves(course: &mut Course<'_>, who: Id) {
    end_all(course, |effect| effect.until.contains(&Until::Moves(who)), EndWhy::Moved);
}

/// Somebody did something to these: what lasted to its next action against one of them is spent.
pub fn turned_on(course: &mut Course<'_>, who: Id, on: &[Target]) {
    let action = |until: &Until| matches!(until, Until::Against(by, foe) if *by == who && on.iter().any(|own| covers(*own, *foe)));
    end_all(course, |effect| effect.until.iter().any(action), EndWhy::Used);
}

/// Whoever is out for good holds nobody: what lasted while a figure stood is over. As long as a Soak or a Vigor
/// roll may still put it on its feet, nothing is.
pub fn down(course: &mut Course<'_>) {
    if !course.anything_lasts() {
        return;
    }
    let ends = |until: &Until, fight: &Encounter| match until {
        Until::Down(figure) => {
            let waits = |owed: &Pending| {
                matches!(owed, Pending::Soak(_) | Pending::Incapacitation { .. }) && owed.who() == figure.id
            };
            let stands = |c: &Combatant| is_up(c, figure.member.unwrap_or(0));
            !fight.get(figure.id).is_some_and(stands) && !fight.pending.iter().any(waits)
        }
        Until::Action(_)
        | Until::TurnBegins(..)
        | Until::TurnEnds(..)
        | Until::RoundEnds(_)
        | Until::Attack(_)
        | Until::Against(..)
        | Until::Shaken(_)
        | Until::Wounded(_)
        | Until::Moves(_) => false,
    };
    let over = found(course.fight, |effect| effect.until.iter().any(|until| ends(until, course.fight)));
    for (who, effect) in over {
        end(course, who, effect, EndWhy::Gone);
    }
}

/// A weapon was used so many times: what is counted in its uses has fewer left.
pub fn used(course: &mut Course<'_>, who: Id, weapon: &str, count: u32) {
    let on = |does: &Alters| matches!(does, Alters::Weapon(name, _) if name == weapon);
    let counted = found(course.fight, |effect| effect.uses.is_some() && effect.does.iter().any(on));
    let count = u16::try_from(count).unwrap_or(u16::MAX);
    for (bearer, effect) in counted.into_iter().filter(|(bearer, _)| *bearer == who) {
        course.happen(Event::Effect(Lasting::Used { who, effect, count }));
        if course.fight.effect(bearer, effect).is_some_and(|own| own.uses == Some(0)) {
            end(course, who, effect, EndWhy::Used);
        }
    }
}

/// A figure was hurt: what lasted until then is over. A mere Shaken ends less than a wound does. Who has
/// Berserk must keep its wits (rules 13).
pub fn hurt(course: &mut Course<'_>, who: Id, member: usize, wounded: bool) {
    let hurts = |until: &Until| match until {
        Until::Shaken(id) => *id == who,
        Until::Wounded(id) => wounded && *id == who,
        Until::Action(_)
        | Until::TurnBegins(..)
        | Until::TurnEnds(..)
        | Until::RoundEnds(_)
        | Until::Attack(_)
        | Until::Against(..)
        | Until::Down(_)
        | Until::Moves(_) => false,
    };
    end_all(course, |effect| effect.is_on(Some(member)) && effect.until.iter().any(hurts), EndWhy::Hurt);
    let own =
        course.fight.get(who).filter(|own| own.stats.has("Berserk") && !own.bears(EffectKind::Berserk, Some(member)));
    if own.is_some_and(|own| own.vital.members.get(member).is_some_and(|figure| !figure.out)) {
        let resisted = Resisted { who: Target { id: who, member: Some(member) }, from: Peril::Rage };
        course.happen(Event::Fray(Fray::ResistOwed(Arc::new(resisted))));
    }
}

/// Somebody leaves the list: what only its turns or deeds could end goes along.
pub fn leaves(course: &mut Course<'_>, who: Id) {
    end_all(
        course,
        |effect| effect.hangs_on().any(|id| id == who) || effect.upkeep.is_some_and(|upkeep| upkeep.by == who),
        EndWhy::Gone,
    );
}

/// Decides that an effect begins by the game master's word.
///
/// # Errors
/// The figure is not there.
pub fn word(course: &mut Course<'_>, who: Target, effect: &Effect) -> Decided<()> {
    let count = course.get(who.id)?.vital.members.len();
    let member = who.member.filter(|_| count > 1);
    let id = next_number(course.fight);
    begin(course, who.id, Effect { id, member, ..effect.clone() });
    Ok(())
}

/// Decides that an effect ends by somebody's word.
///
/// # Errors
/// It does not last.
pub fn stop(course: &mut Course<'_>, who: Id, effect: u32) -> Decided<()> {
    if course.fight.effect(who, effect).is_none() {
        return no(Refusal::NoEffect(who, effect.to_string()));
    }
    end(course, who, effect, EndWhy::Word);
    Ok(())
}

/// Decides that an effect is kept: Power Points are paid, and it lasts on.
///
/// # Errors
/// Nothing is owed for it; the points are not there.
pub fn maintain(course: &mut Course<'_>, who: Id, said: Option<(Id, u32)>) -> Decided<()> {
    let owed = owed_by(course.fight, who).find(|owed| said.is_none_or(|said| said == *owed));
    let Some((of, effect)) = owed else { return no(Refusal::NothingToMaintain(who)) };
    let Some(upkeep) = course.fight.effect(of, effect).and_then(|own| own.upkeep) else {
        return no(Refusal::NothingToMaintain(who));
    };
    let have = course.get(who)?.power;
    if have < upkeep.cost {
        return no(Refusal::NoPower(who, have, upkeep.cost));
    }
    course.happen(Event::PowerSpent { who, count: upkeep.cost.into() });
    let round = course.fight.round.saturating_add(upkeep.rounds.into());
    course.happen(Event::Effect(Lasting::Kept { who: of, effect, by: who, round }));
    Ok(())
}

/// What this one may keep by paying for it now, by bearers and numbers.
pub fn owed_by(fight: &Encounter, who: Id) -> impl Iterator<Item = (Id, u32)> {
    fight.pending.iter().filter_map(move |owed| match owed {
        Pending::Upkeep { who: by, of, effect } if *by == who => Some((*of, *effect)),
        Pending::Upkeep { .. }
        | Pending::Astray { .. }
        | Pending::Damage(_)
        | Pending::Soak(_)
        | Pending::Incapacitation { .. }
        | Pending::Bleeding { .. }
        | Pending::Resist(_)
        | Pending::Stray(_)
        | Pending::Bystander(_)
        | Pending::Free(_)
        | Pending::Raises(_) => None,
    })
}
