//! The next fight of an evening: what the heroes take along.

use crate::rules::contract::{Carry, Luggage};
use crate::texts;
use crate::view::Side;

use super::state::{Combatant, Encounter};

const HEROES: &str = "heroes";
const WOUNDS: &str = "wounds";

/// What the next fight may take over.
pub static LUGGAGE: &[Luggage] = &[
    Luggage { name: HEROES, label: texts::new_heroes, usual: true },
    Luggage { name: WOUNDS, label: texts::new_wounds, usual: true },
];

/// The next fight: the same table, its heroes as they are told to come along, and nobody else.
/// What is spent of psychic balance stays spent either way: it comes back in weeks.
#[must_use]
pub fn next_fight(fight: &Encounter, carry: &Carry, title: &str) -> Encounter {
    let hero = |own: &&Combatant| carry.has(HEROES) && own.side == Side::Heroes;
    let along = |own: &Combatant| {
        let fresh = own.another();
        let kept = carry.has(WOUNDS);
        Combatant {
            id: own.id,
            notes: own.notes.clone(),
            body: if kept { own.body } else { fresh.body },
            breath: if kept { own.breath } else { fresh.breath },
            balance: own.balance,
            ticks: if kept { own.ticks } else { 0 },
            coma: if kept { own.coma } else { 0 },
            rescues: if kept { own.rescues.clone() } else { Vec::new() },
            chance_used: own.chance_used,
            out: kept && own.out,
            dead: own.dead,
            ..fresh
        }
    };
    Encounter {
        title: title.to_owned(),
        options: fight.options,
        players: fight.players.clone(),
        combatants: fight.combatants.iter().filter(hero).map(along).collect(),
        next_id: fight.next_id,
        clock: fight.clock,
        ..Encounter::default()
    }
}
