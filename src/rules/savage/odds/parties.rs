//! What the two parties of a roll bring along: bennies and what they buy, whom a hit strikes, how it soaks.

use super::super::damage::{Hit, Part};
use super::super::state::{Combatant, Encounter};
use super::super::stats::{Attribute, Trait};
use super::super::trait_roll::{Reason, Spec, Target};
use super::blow::Victim;
use super::roll::Roll;
use super::soak::Soak;

/// What Elan adds to a roll that a benny has bought (rules 6.2).
const ELAN: i32 = 2;

/// The bennies that both sides may spend on one attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bennies {
    /// rerolls of each attack roll, while it misses
    pub rerolls: u8,
    /// for each hit, the Soak roll and its rerolls, while a wound is left; none: before any Soak
    pub soaks: u8,
}

pub(super) fn elan(who: &Combatant) -> i32 {
    if who.stats.has("Elan") { ELAN } else { 0 }
}

/// Vigor against 4, without its wounds, which are counted by the state that each hit finds.
pub(super) fn soak_of(victim: &Combatant, bennies: u8) -> Soak {
    let mut spec = Spec::of(victim, None, Trait::Attribute(Attribute::Vigor), 4);
    spec.mods.retain(|own| own.reason != Reason::Wounds);
    let roll = Roll::from(&spec).plus(elan(victim));
    Soak { roll, ignored: victim.wounds_ignored(), bennies }
}

/// Whom a hit strikes, as it stands, before any Soak.
pub(super) fn victim_of(fight: &Encounter, hit: &Hit, whom: Target, figure: usize) -> Option<Victim> {
    let target = fight.get(whom.id)?;
    Some(Victim {
        toughness: target.toughness_behind(figure, hit.location, (hit.ap, hit.shelter), hit.part == Part::OfArea),
        wild: target.is_wild(),
        shaken: target.vital.members.get(figure).is_some_and(|figure| figure.shaken),
        wounds: target.vital.wounds,
        soak: None,
    })
}
