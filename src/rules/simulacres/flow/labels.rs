//! What dice and actions are called, and whose dice a call throws.

use crate::dice::Ask;
use crate::rules::contract::{Call, Roller, Who};
use crate::rules::roster::find;
use crate::texts::{self, Lang};

use super::super::state::Encounter;
use super::planned::planned;

/// Whose dice a call throws; nothing where it throws none.
#[must_use]
pub fn roller(fight: &Encounter, call: &Call) -> Option<Roller> {
    let nobody = Who::Said(String::new());
    let who = match planned(fight, call) {
        // The game master rolls in secret, whoever it is for.
        Ok(Some(roll)) if roll.hidden => {
            return Some(Roller { name: fight.called(roll.who), player: None, together: false });
        }
        Ok(Some(roll)) => roll.who,
        Ok(None) => return None,
        // A test that is refused is still somebody's.
        Err(_) => find(&fight.roster(), call.get_who("who").unwrap_or(&nobody)).ok()?.0,
    };
    let own = fight.get(who)?;
    Some(Roller { name: own.name.clone(), player: own.player.clone(), together: false })
}

/// What a die is called in the box.
#[must_use]
pub fn die_label(ask: &Ask, lang: Lang) -> String {
    let die = ask.die.to_string();
    if ask.purpose.hangs_on_others() { texts::sim_die_further(lang, die) } else { die }
}

/// What an action of the table is called in a word, for the foot line.
#[must_use]
pub fn verb_short(action: &str, lang: Lang) -> String {
    match action {
        "next" => texts::short_next(lang),
        "act" => texts::sim_short_act(lang),
        "roll" => texts::short_roll(lang),
        "other" => texts::short_other(lang),
        "add" => texts::short_add(lang),
        other => verb_label(other, lang),
    }
}

/// What an action of the table is called.
#[must_use]
pub fn verb_label(action: &str, lang: Lang) -> String {
    match action {
        "pass" => texts::sim_verb_pass(lang),
        "end" => texts::sim_verb_end(lang),
        "next" => texts::verb_next(lang),
        "act" => texts::verb_interrupt(lang),
        "roll" => texts::sim_verb_roll(lang),
        "place" => texts::sim_verb_place(lang),
        "set" => texts::verb_set(lang),
        "add" => texts::verb_add(lang),
        "remove" => texts::verb_remove(lang),
        "rename" => texts::verb_rename(lang),
        "note" => texts::verb_note(lang),
        "other" => texts::verb_other(lang),
        "hide" => texts::verb_hide(lang),
        "number" => texts::sim_verb_number(lang),
        "secret" => texts::sim_verb_secret(lang),
        other => other.to_owned(),
    }
}
