//! The next fight of an evening: what the heroes take along.

use crate::rules::contract::{Carry, Luggage};
use crate::texts;
use crate::view::Side;

use super::state::{Combatant, Encounter};
use super::wounds::Wounds;

const HEROES: &str = "heroes";
const WOUNDS: &str = "wounds";

/// What the next fight may take over.
pub static LUGGAGE: &[Luggage] = &[
    Luggage { name: HEROES, label: texts::new_heroes, usual: true },
    Luggage { name: WOUNDS, label: texts::new_wounds, usual: true },
];

/// The next fight: the same table, its heroes as they are told to come along, and nobody else.
#[must_use]
pub fn next_fight(fight: &Encounter, carry: &Carry, title: &str) -> Encounter {
    let hero = |own: &&Combatant| carry.has(HEROES) && own.side == Side::Heroes;
    let along = |own: &Combatant| {
        let [minor, moderate, severe] = own.wounds.boxes;
        let kept = carry.has(WOUNDS);
        Combatant {
            id: own.id,
            notes: own.notes.clone(),
            wounds: if kept { own.wounds } else { Wounds::fresh((minor, moderate, severe)) },
            penalties: if kept { own.penalties.clone() } else { Vec::new() },
            conditions: if kept { own.conditions.clone() } else { Vec::new() },
            handicap: if kept { own.handicap } else { 0 },
            out: kept && own.out,
            dead: own.dead,
            ..Combatant::fresh(
                own.name.clone(),
                own.side,
                own.player.clone(),
                own.stats.clone(),
                (minor, moderate, severe),
            )
        }
    };
    Encounter {
        title: title.to_owned(),
        options: fight.options,
        players: fight.players.clone(),
        combatants: fight.combatants.iter().filter(hero).map(along).collect(),
        next_id: fight.next_id,
        ..Encounter::default()
    }
}
