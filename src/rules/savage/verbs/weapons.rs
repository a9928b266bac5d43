//! Which weapon of somebody is meant.

use crate::rules::savage::refusal::Refusal;
use crate::rules::savage::state::Encounter;
use crate::texts::{Words, canonical, fold};
use crate::view::Id;

/// The place of a weapon in somebody's list, by any unambiguous part of its name in any language.
///
/// # Errors
/// It has none of that name, or several.
pub fn weapon(fight: &Encounter, who: Id, named: Option<&str>) -> Result<Option<usize>, Refusal> {
    let (Some(named), Some(combatant)) = (named, fight.get(who)) else { return Ok(None) };
    let wanted = canonical(Words::Weapon, named).unwrap_or_else(|| named.to_owned());
    let wanted = fold(&wanted);
    let places = || combatant.stats.weapons.iter().map(|weapon| fold(&weapon.name)).enumerate();
    let exact = places().find(|(_, name)| *name == wanted).map(|(place, _)| place);
    let part: Vec<usize> = places().filter(|(_, name)| name.contains(&wanted)).map(|(place, _)| place).collect();
    match (exact, part.as_slice()) {
        (Some(place), _) => Ok(Some(place)),
        (None, [place]) => Ok(Some(*place)),
        (None, _) => Err(Refusal::NoWeapon(who, named.to_owned())),
    }
}
