//! The weapon of an attack, and the skill that it is used with.

use super::state::Combatant;
use super::stats::{FIGHTING, Trait, Weapon};

/// What whoever has no weapon attacks with.
static BARE_HANDS: Weapon = Weapon::bare();

/// The weapon of an attack: the one that is named, else the first listed that is at hand, else bare hands.
#[must_use]
pub fn weapon_of(who: &Combatant, named: Option<usize>) -> (Option<usize>, &Weapon) {
    let at_hand = || who.stats.weapons.iter().position(|weapon| !who.has_dropped(None, &weapon.name));
    let place = named.or_else(at_hand).unwrap_or(who.stats.weapons.len());
    match who.stats.weapons.get(place) {
        Some(weapon) => (Some(place), weapon),
        None => (None, &BARE_HANDS),
    }
}

/// What somebody holds: the weapon that it used last, where that is at hand, else the first that is.
#[must_use]
pub fn held(who: &Combatant, member: Option<usize>) -> Option<&Weapon> {
    let member = member.or_else(|| who.first_up());
    let last = who.weapon.and_then(|place| who.stats.weapons.get(place));
    last.into_iter().chain(&who.stats.weapons).find(|weapon| !who.has_dropped(member, &weapon.name))
}

/// The skill that the weapon is used with: thrown weapons are Fighting unless a range is named,
/// then Throwing, or Shooting without that skill (rules 9.6).
#[must_use]
pub fn skill_of(who: &Combatant, weapon: &Weapon, thrown: bool) -> Trait {
    const THROWING: &str = "Throwing";
    if (weapon.thrown && thrown) || weapon.skill.as_deref() == Some(THROWING) {
        let skill = Trait::skill(THROWING);
        return if who.level(&skill).is_some() { skill } else { Trait::skill("Shooting") };
    }
    match &weapon.skill {
        Some(skill) => Trait::skill(skill),
        None if weapon.is_melee() => Trait::skill(FIGHTING),
        None => Trait::skill("Shooting"),
    }
}

/// The skill of whoever sits in a saddle.
pub const RIDING: &str = "Riding";

/// The skill of a blow from the saddle: the lower of Fighting and Riding (rules 9.25).
#[must_use]
pub fn in_saddle(who: &Combatant, skill: Trait) -> Trait {
    let riding = Trait::skill(RIDING);
    let worth = |skill: &Trait| who.level(skill).map(|level| (level.die, level.plus));
    if skill.name() == FIGHTING && worth(&riding) < worth(&skill) { riding } else { skill }
}

/// Whether a weapon that is used with this skill strikes from afar.
#[must_use]
pub fn is_ranged(weapon: &Weapon, skill: &Trait) -> bool {
    weapon.range.is_some() && skill.name() != FIGHTING
}
