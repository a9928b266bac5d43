//! The game master's word: facts, bennies, remarks, and the card in somebody's hand.

use crate::view::Id;

use super::action::{bound, spend};
use super::attackers::why_not;
use super::course::{Course, Decided, no};
use super::deck::Card;
use super::effect::{Effect, EffectKind};
use super::event::Event;
use super::fact::{Bearer, EndWhy, Fact, Purse};
use super::lasting;
use super::refusal::Refusal;
use super::state::Combatant;
use super::trait_roll::Target;

/// Decides that a fact is so.
///
/// # Errors
/// An Extra has no wounds, fatigue or bleeding to set.
pub fn set(course: &mut Course<'_>, who: Target, fact: Fact) -> Decided<()> {
    let combatant = course.get(who.id)?;
    if fact.bearer() == Bearer::WildCard && !combatant.is_wild() {
        return no(Refusal::OnlyWild(who.id));
    }
    // Wounds that are what they were make no step: a key that asks for them is easily pressed for nothing.
    let owed = || course.fight.pending.iter().any(|owed| owed.who() == who.id);
    if fact == Fact::Wounds(combatant.vital.wounds) && !owed() {
        return Ok(());
    }
    let hides = fact == Fact::Hidden(true);
    // A single Extra goes out as one of a group does.
    let alone = matches!(fact, Fact::Incapacitated(_)) && !combatant.is_wild() && combatant.vital.members.len() == 1;
    let member = if alone { Some(0) } else { who.member };
    course.happen(Event::Corrected { who: who.id, member, fact });
    if hides {
        lay_aside(course, who.id)?;
    }
    Ok(())
}

/// The card of one who leaves goes to the discards, unless others act on it too.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn lay_aside(course: &mut Course<'_>, who: Id) -> Decided<()> {
    let Some(card) = course.get(who)?.card else { return Ok(()) };
    let shared = course.fight.combatants.iter().any(|c| c.id != who && c.card == Some(card));
    if shared {
        course.happen(Event::CardGivenUp { who });
    } else {
        course.happen(Event::CardLaidAside { of: vec![who], card });
    }
    Ok(())
}

/// Decides that bennies are given or taken; nobody: the game master's pool.
///
/// # Errors
/// An Extra has none of its own; more are taken than there are.
pub fn benny(course: &mut Course<'_>, who: Option<Id>, count: i32) -> Decided<()> {
    let (purse, have) = match who {
        None => (Purse::Pool, i32::from(course.fight.gm_bennies)),
        Some(id) => match course.get(id)?.bennies {
            None => return no(Refusal::NoPurse(id)),
            Some(own) => (Purse::Own(id), i32::from(own)),
        },
    };
    if have + count < 0 {
        return no(Refusal::TooFewBennies(who, have));
    }
    course.happen(Event::BenniesGiven { purse, count });
    Ok(())
}

/// Decides which card lies in front of somebody: whoever had it gets the other's in exchange,
/// else it comes from pile or discards and the old one goes where it came from.
///
/// # Errors
/// The combatant is hidden and has no card.
pub fn card(course: &mut Course<'_>, who: Id, card: Card) -> Decided<()> {
    let combatant = course.get(who)?;
    if combatant.hidden {
        return no(Refusal::Hidden(who));
    }
    let to = course.fight.on_same_card(who);
    let holds = |c: &&Combatant| c.card == Some(card) && !to.contains(&c.id);
    let from: Vec<Id> = course.fight.combatants.iter().filter(holds).map(|c| c.id).collect();
    let deck = &course.fight.deck;
    let known =
        deck.pile.contains(&card) || deck.discard.contains(&card) || combatant.card == Some(card) || !from.is_empty();
    if !known {
        return no(Refusal::CardOut(card));
    }
    course.happen(Event::CardGiven { to, card, from });
    if card.is_joker() && !course.fight.deck.reshuffle_due {
        course.happen(Event::JokerUp);
    }
    Ok(())
}

/// Decides that a weapon is loaded again; nothing named: the first that is empty.
///
/// # Errors
/// It is loaded, or needs no loading.
pub fn reload(course: &mut Course<'_>, who: Id, weapon: Option<usize>) -> Decided<()> {
    let combatant = course.get(who)?;
    let place = weapon.or_else(|| combatant.empty.first().copied());
    match place.filter(|place| combatant.empty.contains(place)) {
        Some(weapon) => {
            course.happen(Event::Reloaded { who, weapon });
            Ok(())
        }
        None => no(Refusal::Loaded(who)),
    }
}

/// Decides that a weapon is taken up from the ground, which is an action; nothing named: the first that lies
/// there (rules 9.12).
///
/// # Errors
/// It cannot act, or nothing of the kind lies there.
pub fn pick_up(course: &mut Course<'_>, who: Target, weapon: Option<usize>) -> Decided<()> {
    let combatant = course.get(who.id)?;
    let able = combatant.able();
    if able.is_empty() || who.member.is_some_and(|member| !able.contains(&member)) {
        return no(why_not(combatant, who.member));
    }
    let named = weapon.and_then(|place| combatant.stats.weapons.get(place));
    let lies = |effect: &&Effect| {
        let able = effect.member.is_none_or(|member| able.contains(&member));
        effect.kind == EffectKind::Dropped && able && effect.is_on(who.member)
    };
    let mut lying = combatant.vital.effects.iter().filter(lies);
    let one = lying
        .find(|effect| named.is_none_or(|weapon| effect.name == weapon.name))
        .map(|effect| (effect.id, effect.member));
    let Some((effect, member)) = one else { return no(Refusal::NothingDropped(who.id)) };
    let figure = Target { id: who.id, member: member.or_else(|| combatant.first_up()) };
    if let Err(refusal) = bound(course.fight, figure) {
        return no(refusal);
    }
    lasting::end(course, who.id, effect, EndWhy::TakenUp);
    spend(course, figure, false)
}
