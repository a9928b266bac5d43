//! A whole fight from what a file says, the running state included.

use crate::rules::simulacres::{Combatant, Encounter};
use crate::store::encounter_file::check::Check;
use crate::store::encounter_file::roster;
use crate::store::library::simulacres::Library;

use super::combatant::combatant;
use super::form::EncounterForm;
use super::saved;

/// The longest fight, in seconds of its clock.
const LONGEST: i64 = u32::MAX as i64;

/// The fight, and whether it is a fresh one. What is wrong is noted in `check`.
pub fn encounter(form: &EncounterForm, library: &Library, check: &mut Check) -> (Encounter, bool) {
    let _: Option<i64> = check.number("version", form.version, 1..=1);
    let options = form.system.read(check);
    let combatants: Vec<Combatant> =
        roster::combatants(&form.combatants, check, |form, check| combatant(check, form, library))
            .into_iter()
            .map(|(one, name, id)| Combatant { id, name, ..one })
            .collect();
    let saved = form.next_id.is_some();
    let fight = Encounter {
        title: check.name("title", &form.title),
        options,
        players: roster::players(form.players.as_deref(), saved && form.players.is_some(), &form.combatants, check),
        next_id: roster::next_id(form.next_id, combatants.iter().map(|combatant| combatant.id), check),
        combatants,
        pass: form.pass.clone().unwrap_or_default(),
        clock: check.number("clock", form.clock, 0..=LONGEST).unwrap_or_default(),
        open: form.open.clone().unwrap_or_default(),
        last_roll: form.last_roll.clone(),
        last_other: form.last_other.clone(),
        last_damage: form.last_damage.clone(),
    };
    saved::handles(&fight, check);
    saved::numbers(&fight, check);
    (fight, !saved)
}
