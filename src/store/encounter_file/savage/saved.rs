//! The running state of a saved fight: no card twice, no handle of nobody, no absurd number.

use std::collections::HashSet;

use crate::rules::savage::{ActionDeck, Card, Combatant, Encounter, Next};
use crate::store::encounter_file::check::Check;
use crate::store::problem::What;

use super::form::DeckForm;
use super::wrong::Wrong;

/// The deck that is written, or all cards in their fixed order less those in somebody's hand.
pub fn deck(form: Option<&DeckForm>, combatants: &[Combatant], check: &mut Check) -> ActionDeck {
    let Some(form) = form else {
        let held: HashSet<Card> = combatants.iter().filter_map(|combatant| combatant.card).collect();
        let pile = Card::all().into_iter().filter(|card| !held.contains(card)).collect();
        return ActionDeck { pile, ..ActionDeck::default() };
    };
    let mut heap = |name: &str, cards: &[String]| {
        let one = |(place, card): (usize, &String)| check.card(&format!("deck/{name}/{place}"), card);
        cards.iter().enumerate().filter_map(one).collect()
    };
    ActionDeck {
        pile: heap("pile", &form.pile),
        discard: heap("discard", &form.discard),
        reshuffle_due: form.reshuffle_due,
    }
}

/// No card is there twice; the allies of one player share theirs (rules 7.2).
pub fn cards(fight: &Encounter, has_deck: bool, check: &mut Check) {
    let mut seen = HashSet::new();
    for (name, heap) in [("pile", &fight.deck.pile), ("discard", &fight.deck.discard)] {
        for (place, card) in heap.iter().enumerate() {
            if !seen.insert(*card) {
                check.wrong(&format!("deck/{name}/{place}"), Wrong::CardTwice(card.to_string()).into());
            }
        }
    }
    for (place, combatant) in fight.combatants.iter().enumerate() {
        let Some(card) = combatant.card else { continue };
        let shared = fight.combatants.iter().take(place);
        let shared = shared
            .filter(|other| other.card == Some(card))
            .any(|other| other.ally_of().is_some() && other.ally_of() == combatant.ally_of());
        if !seen.insert(card) && !shared {
            check.who = Some(combatant.name.clone());
            check.wrong(&format!("combatants/{place}/card"), Wrong::CardTwice(card.to_string()).into());
            check.who = None;
        }
    }
    let missing = Card::all().len() - seen.len();
    if has_deck && missing > 0 {
        check.remark("deck", Wrong::CardsMissing(missing).into());
    }
}

/// Whoever has the turn is there.
pub fn handles(fight: &Encounter, check: &mut Check) {
    let queued = fight.turn.queue.iter().map(|next| match next {
        Next::Resume(id) | Next::After(id) => *id,
    });
    for id in fight.turn.current.into_iter().chain(queued) {
        if fight.get(id).is_none() {
            check.wrong("turn", What::NoSuchId { field: "turn".to_owned(), found: i64::from(id.0) });
        }
    }
}

/// Every number within what is open is one that can be reckoned with.
pub fn numbers(fight: &Encounter, check: &mut Check) {
    check.largest("pending", &fight.pending);
    check.largest("gangs", &fight.gangs);
    check.largest("melee", &fight.melee);
    check.largest("open", &fight.open);
    check.largest("last_roll", &fight.last_roll);
    check.largest("last_damage", &fight.last_damage);
}
