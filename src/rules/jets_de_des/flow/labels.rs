//! What dice and actions are called, and whose dice a call throws.

use crate::dice::Ask;
use crate::rules::contract::{Call, Roller, Who};
use crate::rules::roster::find;
use crate::texts::{self, Lang};

use super::super::roll::Thrown;
use super::super::state::Encounter;
use super::planned::planned;

/// Whose dice a call throws; nothing where it throws none.
#[must_use]
pub fn roller(fight: &Encounter, call: &Call) -> Option<Roller> {
    let nobody = Who::Said(String::new());
    let roll = planned(fight, call);
    let who = match &roll {
        Ok(Some(roll)) if matches!(roll.dice, Thrown::Dice(_)) => roll.who,
        Ok(_) => return None,
        // A roll that is refused is still somebody's.
        Err(_) => find(&fight.roster(), call.get_who("who").unwrap_or(&nobody)).ok()?.0,
    };
    let own = fight.get(who)?;
    Some(Roller { name: own.name.clone(), player: own.player.clone(), together: false })
}

/// What a die is called in the box.
#[must_use]
pub fn die_label(ask: &Ask, _: Lang) -> String {
    ask.die.to_string()
}

/// What an action of the table is called in a word, for the foot line.
#[must_use]
pub fn verb_short(action: &str, lang: Lang) -> String {
    match action {
        "attack" => texts::short_attack(lang),
        "target" => texts::short_target(lang),
        "weapon" => texts::short_weapon(lang),
        "next" => texts::short_next(lang),
        "act" => texts::jets_short_act(lang),
        "declare" => texts::jets_short_declare(lang),
        "choose" => texts::jets_short_choose(lang),
        "take" => texts::jets_short_take(lang),
        "roll" => texts::short_roll(lang),
        "harm" => texts::short_damage(lang),
        "spend-successes" => texts::jets_short_successes(lang),
        "spend-sixes" => texts::jets_short_sixes(lang),
        "spend-outcome" => texts::jets_short_outcome(lang),
        "characteristic" => texts::jets_short_characteristic(lang),
        "other" => texts::short_other(lang),
        "add" => texts::short_add(lang),
        other => verb_label(other, lang),
    }
}

/// What an action of the table is called.
#[must_use]
pub fn verb_label(action: &str, lang: Lang) -> String {
    match action {
        "round" => texts::jets_verb_round(lang),
        "declare" => texts::jets_verb_declare(lang),
        "next" => texts::verb_next(lang),
        "act" => texts::verb_interrupt(lang),
        "attack" => texts::verb_attack(lang),
        "spend" => texts::jets_verb_spend(lang),
        "choose" => texts::jets_verb_choose(lang),
        "price" => texts::jets_verb_price(lang),
        "resist" => texts::jets_verb_resist(lang),
        "take" => texts::jets_verb_take(lang),
        "commit" => texts::jets_verb_commit(lang),
        "roll" => texts::jets_verb_roll(lang),
        "harm" => texts::verb_damage(lang),
        "heal" => texts::jets_verb_heal(lang),
        "place" => texts::jets_verb_place(lang),
        "set" => texts::verb_set(lang),
        "penalty" => texts::jets_verb_penalty(lang),
        "lift" => texts::jets_verb_lift(lang),
        "condition" => texts::jets_verb_condition(lang),
        "cure" => texts::jets_verb_cure(lang),
        "add" => texts::verb_add(lang),
        "remove" => texts::verb_remove(lang),
        "rename" => texts::verb_rename(lang),
        "note" => texts::verb_note(lang),
        "spend-successes" => texts::jets_verb_successes(lang),
        "spend-sixes" => texts::jets_verb_sixes(lang),
        "spend-outcome" => texts::jets_verb_outcome(lang),
        "target" => texts::jets_verb_target(lang),
        "weapon" => texts::verb_weapon(lang),
        "other" => texts::verb_other(lang),
        "wounds" => texts::jets_verb_wounds(lang),
        "hide" => texts::verb_hide(lang),
        "characteristic" => texts::jets_verb_characteristic(lang),
        "skill" => texts::jets_verb_skill(lang),
        "number" => texts::jets_verb_number(lang),
        "harder" => texts::jets_verb_harder(lang),
        "without" => texts::jets_verb_without(lang),
        other => other.to_owned(),
    }
}
