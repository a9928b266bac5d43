//! The finishing move: one who is helpless is killed outright (rules 9.20).

use super::action::{played, spend};
use super::arms::weapon_of;
use super::attackers::attackers;
use super::course::{Course, Decided, no};
use super::event::Event;
use super::fact::{Blood, Verdict};
use super::fray::Fray;
use super::open::Pending;
use super::refusal::Refusal;
use super::rule::Rule;
use super::state::{Combatant, Encounter};
use super::trait_roll::Target;
use super::vital::Fate;

/// The figure that can be finished off: one that is down and not dead; by the table's word, one that stands.
#[must_use]
pub fn victim(whom: &Combatant, member: Option<usize>, helpless: bool) -> Option<usize> {
    if whom.is_wild() {
        let vital = &whom.vital;
        let down = vital.incapacitated || vital.unconscious || vital.bleeding;
        return (!vital.dead && (down || helpless)).then_some(0);
    }
    let lives = |place: &usize| {
        let figure = whom.vital.members.get(*place);
        figure.is_some_and(|own| own.fate != Some(Fate::Dead) && (own.out || helpless))
    };
    let all = 0..whom.vital.members.len();
    member.map_or_else(|| all.clone().find(lives), |place| Some(place).filter(lives))
}

/// Decides that somebody kills one who is helpless: an action.
///
/// # Errors
/// The table plays without it; the one cannot act, or has nothing lethal; the other is not helpless, or dead.
pub fn decide(
    course: &mut Course<'_>,
    who: Target,
    whom: Target,
    weapon: Option<usize>,
    helpless: bool,
) -> Decided<()> {
    played(course, Rule::FinishingMove)?;
    if who.id == whom.id {
        return no(Refusal::OnSelf(who.id));
    }
    let attacker = course.get(who.id)?;
    let by = match attackers(attacker, who.member, None) {
        Ok(members) => members.first().copied(),
        Err(refusal) => return no(refusal),
    };
    let weapon = weapon_of(attacker, weapon).1.name.clone();
    if weapon.is_empty() {
        return no(Refusal::NotLethal(who.id));
    }
    let target = course.get(whom.id)?;
    let Some(member) = victim(target, whom.member, helpless) else { return no(Refusal::NotHelpless(whom.id)) };
    let (wild, stood) = (target.is_wild(), target.vital.members.get(member).is_some_and(|figure| !figure.out));
    let bleeds = target.vital.bleeding;
    let (by, on) = (Target { id: who.id, member: by }, Target { id: whom.id, member: Some(member) });
    spend(course, by, false)?;
    course.happen(Event::Fray(Fray::Finished { by, whom: on, weapon: weapon.as_str().into() }));
    if !wild {
        if stood {
            course.happen(Event::Out { who: whom.id, member });
        }
        course.happen(Event::FateKnown { who: whom.id, member, fate: Fate::Dead });
    } else if bleeds {
        course.happen(Event::Bled { who: whom.id, blood: Blood::Dies });
    } else {
        course.happen(Event::Judged { who: whom.id, verdict: Verdict::Dead });
    }
    Ok(())
}

/// Nothing is owed any more by one who is dead.
pub fn forget(fight: &mut Encounter, whom: Target) {
    if fight.get(whom.id).is_some_and(Combatant::is_wild) {
        let about = |owed: &Pending| {
            matches!(owed, Pending::Incapacitation { .. } | Pending::Bleeding { .. } | Pending::Soak(_))
                && owed.who() == whom.id
        };
        fight.pending.retain(|owed| !about(owed));
    }
}
