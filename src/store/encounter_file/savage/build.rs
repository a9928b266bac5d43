//! A whole fight from what a file says, the running state included.

use crate::rules::savage::{Combatant, Encounter, Options};
use crate::store::encounter_file::check::Check;
use crate::store::encounter_file::roster;
use crate::store::library::savage::Library;

use super::combatant::combatant;
use super::form::{EncounterForm, SystemForm};
use super::powder;
use super::saved;
use super::wrong::Wrong;

/// The fight, and whether it is a fresh one without a deck. What is wrong is noted in `check`.
pub fn encounter(form: &EncounterForm, library: &Library, check: &mut Check) -> (Encounter, bool) {
    let _: Option<i64> = check.number("version", form.version, 1..=1);
    let combatants: Vec<Combatant> =
        roster::combatants(&form.combatants, check, |form, check| combatant(check, form, library))
            .into_iter()
            .map(|(one, name, id)| Combatant { id, name, ..one })
            .collect();
    let whole = form.deck.is_some() && form.players.is_some();
    let players = roster::players(form.players.as_deref(), whole, &form.combatants, check);
    let fight = Encounter {
        title: check.name("title", &form.title),
        options: options(form.system, check),
        next_id: roster::next_id(form.next_id, combatants.iter().map(|combatant| combatant.id), check),
        round: roster::round(form.round, check),
        turn: form.turn.clone().unwrap_or_default(),
        gm_bennies: check
            .number("gm_bennies", form.gm_bennies, 0..=99)
            .unwrap_or_else(|| u8::try_from(players.len()).unwrap_or(99).min(99)),
        pending: form.pending.clone().unwrap_or_default().into(),
        gangs: form.gangs.clone().unwrap_or_default(),
        melee: form.melee.clone().unwrap_or_default(),
        open: form.open.clone(),
        last_roll: form.last_roll.clone(),
        last_damage: form.last_damage.clone(),
        casting: form.casting.clone().map(Into::into),
        last_casting: form.last_casting.clone(),
        deck: saved::deck(form.deck.as_ref(), &combatants, check),
        players,
        combatants,
    };
    saved::cards(&fight, form.deck.is_some(), check);
    saved::handles(&fight, check);
    saved::numbers(&fight, check);
    powder::adepts(&fight, check);
    powder::casting(&fight, check);
    (fight, form.deck.is_none())
}

fn options(system: SystemForm, check: &mut Check) -> Options {
    let SystemForm::SavageWorlds {
        edition,
        hold_kept_when_shaken,
        incap_raise_unconscious,
        opposed_needs_success,
        area_raise_bonus,
        deviation_cap,
        backlash_wounds,
        building,
        black_powder,
        combat,
    } = system;
    if !building.ascends() {
        check.wrong("system", Wrong::Ranks.into());
    }
    if let Some((name, least)) = combat.wrong() {
        check.wrong("system", Wrong::Penalty(name, least).into());
    }
    Options {
        edition,
        hold_kept_when_shaken,
        incap_raise_unconscious,
        opposed_needs_success,
        area_raise_bonus,
        deviation_cap,
        backlash_wounds,
        building,
        black_powder,
        combat,
    }
}
