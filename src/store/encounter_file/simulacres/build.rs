//! A whole fight from what a file says, the running state included.

use crate::rules::simulacres::{Combatant, Encounter};
use crate::store::encounter_file::check::Check;
use crate::store::encounter_file::roster;
use crate::store::library::simulacres::Library;
use crate::store::problem::What;

use super::combatant::combatant;
use super::form::EncounterForm;

/// The fight, and whether it is a fresh one. What is wrong is noted in `check`.
pub fn encounter(form: &EncounterForm, library: &Library, check: &mut Check) -> (Encounter, bool) {
    let _: Option<i64> = check.number("version", form.version, 1..=1);
    let combatants: Vec<Combatant> =
        roster::combatants(&form.combatants, check, |form, check| combatant(check, form, library))
            .into_iter()
            .map(|(one, name, id)| Combatant { id, name, ..one })
            .collect();
    let saved = form.next_id.is_some();
    let fight = Encounter {
        title: check.name("title", &form.title),
        options: form.system,
        players: roster::players(form.players.as_deref(), saved && form.players.is_some(), &form.combatants, check),
        next_id: roster::next_id(form.next_id, combatants.iter().map(|combatant| combatant.id), check),
        combatants,
        pass: form.pass.clone().unwrap_or_default(),
        clock: check.number("clock", form.clock, 0..=i64::from(u32::MAX)).unwrap_or_default(),
        open: form.open.clone().unwrap_or_default(),
        last_roll: form.last_roll.clone(),
        last_other: form.last_other.clone(),
        last_damage: form.last_damage.clone(),
    };
    for id in fight.pass.order.iter().chain(&fight.pass.turn) {
        if fight.get(*id).is_none() {
            check.wrong("pass", What::NoSuchId { field: "pass".to_owned(), found: i64::from(id.0) });
        }
    }
    check.largest("pass", &fight.pass);
    check.largest("open", &fight.open);
    check.largest("last_roll", &fight.last_roll);
    check.largest("last_other", &fight.last_other);
    check.largest("last_damage", &fight.last_damage);
    for one in &fight.combatants {
        check.largest("combatants", &one.body);
    }
    (fight, !saved)
}
