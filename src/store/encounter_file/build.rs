//! A whole fight from what a file says, the running state included.

use std::collections::HashSet;

use crate::rules::roster::free_name;
use crate::rules::savage::{Combatant, Encounter, Options};
use crate::store::library::Library;
use crate::store::problem::What;
use crate::view::Id;

use super::check::Check;
use super::combatant::combatant;
use super::form::{CombatantForm, EncounterForm, SystemForm};
use super::saved;

/// Most combatants of a fight.
const MOST_COMBATANTS: usize = 500;
/// Highest round.
const LAST_ROUND: i64 = 1_000_000;

/// The fight, and whether it is a fresh one without a deck. What is wrong is noted in `check`.
pub fn encounter(form: &EncounterForm, library: &Library, check: &mut Check) -> (Encounter, bool) {
    let count = form.combatants.len();
    if count > MOST_COMBATANTS {
        check.wrong("combatants", What::TooMany { found: count, most: MOST_COMBATANTS });
    }
    let _: Option<i64> = check.number("version", form.version, 1..=1);
    let combatants = combatants(&form.combatants, library, check);
    let players = players(form, check);
    let fight = Encounter {
        title: check.name("title", &form.title),
        options: options(form.system),
        next_id: next_id(form, &combatants, check),
        round: check.number("round", form.round, 0..=LAST_ROUND).unwrap_or_default(),
        turn: form.turn.clone().unwrap_or_default(),
        gm_bennies: check
            .number("gm_bennies", form.gm_bennies, 0..=99)
            .unwrap_or_else(|| u8::try_from(players.len()).unwrap_or(99).min(99)),
        pending: form.pending.clone().unwrap_or_default().into(),
        gangs: form.gangs.clone().unwrap_or_default(),
        open: form.open.clone(),
        last_roll: form.last_roll.clone(),
        last_damage: form.last_damage.clone(),
        deck: saved::deck(form.deck.as_ref(), &combatants, check),
        players,
        combatants,
    };
    saved::cards(&fight, form.deck.is_some(), check);
    saved::handles(&fight, check);
    saved::numbers(&fight, check);
    (fight, form.deck.is_none())
}

const fn options(system: SystemForm) -> Options {
    match system {
        SystemForm::SavageWorlds { edition, hold_kept_when_shaken, incap_raise_unconscious, opposed_needs_success } => {
            Options { edition, hold_kept_when_shaken, incap_raise_unconscious, opposed_needs_success }
        }
    }
}

/// All combatants with their handles and names; of two with one name, the later gets a number.
fn combatants(forms: &[CombatantForm], library: &Library, check: &mut Check) -> Vec<Combatant> {
    let mut combatants: Vec<Combatant> = Vec::new();
    let mut taken = HashSet::new();
    for (place, form) in forms.iter().enumerate().take(MOST_COMBATANTS) {
        check.path = format!("/combatants/{place}");
        check.who = Some(form.name.chars().take(60).collect());
        let mut one = combatant(check, form, library);
        let name = free_name(combatants.iter().map(|other| other.name.as_str()), &one.name);
        if name != one.name {
            check.remark("name", What::Renamed { name: one.name.clone(), now: name.clone() });
            one.name = name;
        }
        if let Some(id) = super::combatant::handle(check, "id", form.id) {
            one.id = id;
            if !taken.insert(id) {
                check.wrong("id", What::IdTwice(i64::from(id.0)));
            }
        }
        combatants.push(one);
    }
    check.path.clear();
    check.who = None;
    // Who has no handle of its own gets the next one that is free.
    let mut free = (1..).map(Id).filter(|id| !taken.contains(id));
    for (one, form) in combatants.iter_mut().zip(forms) {
        if form.id.is_none()
            && let Some(id) = free.next()
        {
            one.id = id;
        }
    }
    combatants
}

/// Those of the list, then those whom combatants name, each once.
fn players(form: &EncounterForm, check: &mut Check) -> Vec<String> {
    let mut players: Vec<String> = Vec::new();
    for (at, name) in form.players.iter().flatten().enumerate() {
        let name = check.name(&format!("players/{at}"), name);
        if !players.contains(&name) {
            players.push(name);
        }
    }
    // In a saved fight the list is whole, but for entries that were written in afterwards.
    let whole = form.deck.is_some() && form.players.is_some();
    let new = form.combatants.iter().filter(|combatant| !whole || combatant.id.is_none());
    for name in new.filter_map(|combatant| combatant.player.as_ref()) {
        if !players.contains(name) {
            players.push(name.clone());
        }
    }
    players
}

/// The next free handle; who was written into a saved fight by hand has taken one already.
fn next_id(form: &EncounterForm, combatants: &[Combatant], check: &mut Check) -> u32 {
    let highest = combatants.iter().map(|combatant| combatant.id.0).max().unwrap_or(0);
    let least = highest.saturating_add(1);
    check.number("next_id", form.next_id, 0..=i64::from(u32::MAX)).unwrap_or(least).max(least)
}
