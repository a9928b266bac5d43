//! The next fight of the evening: what the heroes take along.

use crate::rules::contract::{Carry, Luggage};
use crate::texts;
use crate::view::Side;

use super::contact::Melee;
use super::deck::{ActionDeck, Card};
use super::effect::EffectKind;
use super::injury::Lasts;
use super::open::AllPending;
use super::state::{Combatant, Encounter};
use super::vital::{Member, Turn, Vital};

const HEROES: &str = "heroes";
const WOUNDS: &str = "wounds";
const BENNIES: &str = "bennies";
const DECK: &str = "deck";

/// What can be taken along.
pub static LUGGAGE: &[Luggage] = &[
    Luggage { name: HEROES, label: texts::new_heroes, usual: true },
    Luggage { name: WOUNDS, label: texts::new_wounds, usual: true },
    Luggage { name: BENNIES, label: texts::new_bennies, usual: true },
    Luggage { name: DECK, label: texts::new_deck, usual: false },
];

/// A fight that follows this one, before anybody of the other side has joined. What is not taken
/// along begins anew: wounds are gone, bennies are those of a new session (rules 6.1), the deck
/// lies in its fixed order and wants to be shuffled: that is the second answer.
#[must_use]
pub fn next_fight(fight: &Encounter, carry: &Carry, title: &str) -> (Encounter, bool) {
    let heroes = fight.combatants.iter().filter(|c| carry.has(HEROES) && c.side == Side::Heroes);
    let combatants: Vec<Combatant> = heroes.map(|hero| taken_along(hero, carry)).collect();
    let pool = u8::try_from(fight.players.len()).unwrap_or(u8::MAX);
    let goes_on = carry.has(DECK);
    let next = Encounter {
        title: title.to_owned(),
        options: fight.options,
        players: fight.players.clone(),
        combatants,
        next_id: fight.next_id,
        deck: if goes_on { gathered(fight) } else { ActionDeck { pile: Card::all(), ..ActionDeck::default() } },
        round: 0,
        turn: Turn::default(),
        gm_bennies: if carry.has(BENNIES) { fight.gm_bennies } else { pool },
        pending: AllPending::new(),
        gangs: Vec::new(),
        melee: Melee::default(),
        open: None,
        last_roll: None,
        last_damage: None,
        casting: None,
        last_casting: None,
    };
    (next, !goes_on)
}

fn taken_along(hero: &Combatant, carry: &Carry) -> Combatant {
    let fresh = Combatant::starting_bennies(hero.kind, hero.player.is_some(), &hero.stats);
    let count = hero.vital.members.len();
    let vital = if carry.has(WOUNDS) {
        let members = hero.vital.members.iter().map(|figure| Member {
            out: figure.out,
            fate: figure.fate,
            late: figure.late,
            ..Member::default()
        });
        // A device that broke down is no better in the next fight.
        let broken = hero.vital.effects.iter().filter(|effect| effect.kind == EffectKind::Malfunction);
        let mut injuries = hero.vital.injuries.clone();
        injuries.retain(|injury| injury.lasts != Lasts::Fight);
        Vital {
            members: members.collect(),
            injuries,
            on_hold: false,
            lost_hold: false,
            effects: broken.cloned().collect(),
            ..hero.vital.clone()
        }
    } else {
        let mut injuries = hero.vital.injuries.clone();
        injuries.retain(|injury| injury.lasts == Lasts::Forever);
        Vital { injuries, dead: hero.vital.dead, ..Vital::of(count) }
    };
    Combatant {
        bennies: if carry.has(BENNIES) { hero.bennies } else { fresh },
        card: None,
        acted: false,
        called: false,
        ran: false,
        exposed: false,
        weapon: None,
        target: None,
        struck_by: None,
        vital,
        ..hero.clone()
    }
}

/// The deck with the cards of the last round laid aside; a reshuffle that was due stays due.
fn gathered(fight: &Encounter) -> ActionDeck {
    let mut deck = fight.deck.clone();
    let mut held: Vec<Card> = fight.combatants.iter().filter_map(|c| c.card).collect();
    held.sort_unstable();
    held.dedup();
    deck.discard.extend(held);
    deck
}
