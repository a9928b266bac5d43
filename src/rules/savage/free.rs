//! A free attack: what is said of it, whether it can be made, and that nobody made it (rules 9.5).

use super::attack::single;
use super::command::AttackOptions;
use super::contact::{Chance, FreeAttack};
use super::course::Course;
use super::event::Event;
use super::fray::Fray;
use super::open::Pending;
use super::state::Encounter;
use super::stats::Weapon;

/// What is said of a free attack: one blow, with the first weapon for it, and what it costs.
#[must_use]
pub fn options(fight: &Encounter, offer: FreeAttack) -> AttackOptions {
    let own = fight.get(offer.by.id);
    let weapons = own.map_or(&[][..], |own| &own.stats.weapons);
    let at_hand = |weapon: &Weapon| !own.is_some_and(|own| own.has_dropped(offer.by.member, &weapon.name));
    let modifier = match offer.why {
        Chance::Withdrawal | Chance::FirstStrike => 0,
        Chance::Counter { cost } => cost,
    };
    // Bare hands stand behind the last weapon of the list.
    let weapon = weapons.iter().position(|weapon| weapon.is_melee() && at_hand(weapon)).unwrap_or(weapons.len());
    AttackOptions { weapon: Some(weapon), modifier, ..AttackOptions::default() }
}

/// Whether it can be made: neither the Shaken nor those who have spent their turn can strike.
#[must_use]
pub fn able(fight: &Encounter, offer: FreeAttack) -> bool {
    single(fight, offer.by, offer.whom, &options(fight, offer)).is_ok()
}

/// Those that nobody took are over, with the turn or the round that gave them.
pub fn passed_over(course: &mut Course<'_>) {
    let offered = course.fight.pending.iter().filter_map(|owed| match owed {
        Pending::Free(offer) => Some(*offer),
        _ => None,
    });
    for offer in offered.collect::<Vec<_>>() {
        course.happen(Event::Fray(Fray::FreeWaived(offer)));
    }
}
