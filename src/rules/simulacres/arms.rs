//! What somebody declared, and the weapon that it uses.

use crate::view::Id;

use super::command::Strike;
use super::state::{Combatant, Declaration, Encounter};
use super::stats::{Weapon, WeaponKind};

/// What somebody declared for this pass.
#[must_use]
pub fn declared(fight: &Encounter, who: Id) -> Option<&Declaration> {
    fight.pass.declarations.iter().find(|own| own.who == who)
}

/// The weapon of an attack: as it is told, as declared, the last one, the first; none: bare hands.
#[must_use]
pub fn weapon<'a>(fight: &Encounter, who: &'a Combatant, strike: &Strike) -> Option<&'a Weapon> {
    if strike.bare {
        return None;
    }
    let told = strike.weapon.or_else(|| declared(fight, who.id).and_then(|own| own.weapon)).or(who.weapon);
    told.and_then(|place| who.stats.weapons.get(place)).or_else(|| who.stats.weapons.first())
}

/// The weapon with which somebody fights back hand to hand.
#[must_use]
pub fn melee_weapon<'a>(fight: &Encounter, who: &'a Combatant, told: Option<usize>) -> Option<&'a Weapon> {
    let weapons = &who.stats.weapons;
    let close = |own: &&Weapon| own.kind != WeaponKind::Ranged;
    let at = |place: Option<usize>| place.and_then(|place| weapons.get(place)).filter(close);
    let declared = declared(fight, who.id).and_then(|own| own.weapon);
    at(told).or_else(|| at(declared)).or_else(|| at(who.weapon)).or_else(|| weapons.iter().find(close))
}
