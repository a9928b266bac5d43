//! Whether the table plays Black Powder, and what somebody knows of it.

use crate::view::Id;

use super::super::refusal::Refusal;
use super::super::state::Encounter;
use super::adept::Adept;
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
