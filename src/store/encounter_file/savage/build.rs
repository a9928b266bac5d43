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
        let field = format!("system/{}", name.replace(": ", "/"));
        check.wrong(&field, Wrong::Penalty(name, least).into());
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

#[cfg(test)]
mod tests {
    use std::path::Path;

    use crate::store::{Library, read};
    use crate::texts::Lang;

    /// What is said of a file with these options, one of them on a line of its own.
    fn told(option: &str) -> String {
        let text = format!(
            "(title: \"t\",\n system: SavageWorlds(edition: TestDrive,\n  {option}),\n combatants: [(name: \"A\")])"
        );
        read(&text, Library::built_in()).err().map_or_else(String::new, |wrong| wrong.render(Lang::EN, Path::new("f")))
    }

    #[test]
    fn a_number_of_the_options_is_told_where_it_stands() {
        for (option, place) in [
            ("combat: (push_raise: 3, rapid_attack: -99)", "f:3:41: "),
            ("combat: (turns: (crouching: 77))", "f:3:31: "),
        ] {
            let told = told(option);
            assert!(told.starts_with(place), "{told}");
        }
    }

    #[test]
    fn a_word_that_is_nearly_one_of_those_is_told() {
        let told = told("combat: (without: [Trik])");
        assert!(told.contains("perhaps `Trick` was meant"), "{told}");
    }
}
