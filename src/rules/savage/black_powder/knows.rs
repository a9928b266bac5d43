//! Whether the table plays Black Powder, and what somebody knows of it.

use crate::view::Id;

use super::super::attackers::why_not;
use super::super::course::known;
use super::super::refusal::Refusal;
use super::super::state::{Combatant, Encounter};
use super::adept::{Adept, Known};
use super::order::Intent;
use super::refusal::PowderRefusal;

/// What this one knows of magic, where the table plays Black Powder.
///
/// # Errors
/// The table does not play it, or this one works no magic.
pub fn adept(fight: &Encounter, who: Id) -> Result<&Adept, Refusal> {
    if fight.options.black_powder.is_none() {
        return Err(Refusal::Powder(PowderRefusal::Off));
    }
    let adept = fight.get(who).and_then(|own| own.stats.black_powder.as_deref());
    adept.ok_or(Refusal::Powder(PowderRefusal::NoMagic(who)))
}

/// Somebody who can begin to cast: what either way asks first.
pub struct Able<'a> {
    /// what it knows of magic
    pub adept: &'a Adept,
    /// the power that is meant
    pub power: &'a Known,
    /// the one who casts
    pub combatant: &'a Combatant,
    /// which of its figures
    pub member: usize,
}

/// Who casts what.
///
/// # Errors
/// See [`adept`]; cards are being played; it has no such power, or aims it at nobody; it cannot act.
pub fn able<'a>(fight: &'a Encounter, intent: &Intent) -> Result<Able<'a>, Refusal> {
    let who = intent.who;
    let adept = adept(fight, who.id)?;
    if let Some(other) = &fight.casting {
        return Err(Refusal::Powder(PowderRefusal::Casting(other.who.id)));
    }
    let missing = || Refusal::Powder(PowderRefusal::NoPower(who.id, intent.power.clone()));
    let power = adept.power(&intent.power).ok_or_else(missing)?;
    if intent.at.is_empty() && power.is_aimed() {
        return Err(Refusal::Powder(PowderRefusal::NoTarget(power.name.clone())));
    }
    let combatant = known(fight, who.id)?;
    let able = combatant.able();
    let member = who.member.or_else(|| able.first().copied()).filter(|place| able.contains(place));
    let member = member.ok_or_else(|| why_not(combatant, who.member))?;
    Ok(Able { adept, power, combatant, member })
}
