//! The rows of the unfolded roll: characteristic, skill, free dice, difficulty.

use crate::rules::contract::Call;
use crate::texts::{self, Lang, signed};
use crate::view::FormRow;

use super::super::narrate::{characteristic_name, pool_name, skill_name};
use super::super::roll::{Purpose, Roll};
use super::super::state::Encounter;
use super::super::stats::Pool;
use super::chances::in_words;
use super::labels::verb_short;
use super::step::switched;

/// The rows of the form of this roll.
#[must_use]
pub fn rows(fight: &Encounter, call: &Call, roll: &Roll, lang: Lang) -> Vec<FormRow> {
    let given = |field: &str| call.args.contains_key(field);
    let pool = match roll.pool {
        Pool::Of(on) => characteristic_name(on, lang),
        Pool::Sum(_) => pool_name(roll.pool, lang),
    };
    let mut rows = vec![row("characteristic", given("on"), Some(pool), lang)];
    if !matches!(roll.purpose, Purpose::Resist(_)) {
        let skill = roll.skill.as_ref().map_or_else(|| texts::jets_form_no_skill(lang), |own| skill_name(own, lang));
        rows.push(row("skill", given("skill"), Some(skill), lang));
    }
    for (action, field) in [("number", "mod"), ("harder", "harder")] {
        let now = call.get_number(field).map(signed);
        rows.push(row(action, now.is_some(), now, lang));
    }
    if matches!(roll.purpose, Purpose::Test) || fight.options.no_roll_in_combat {
        rows.push(row("without", call.is_on("without"), None, lang));
    }
    for row in &mut rows {
        let changed = switched(fight, row.action, 1, call);
        row.chance = changed.map_or_else(|_| String::new(), |call| in_words(fight, &call, lang));
    }
    rows
}

/// The rows of the form of an intention: what it will be rolled on.
#[must_use]
pub fn of_intention(call: &Call, lang: Lang) -> Vec<FormRow> {
    let named = |field: &str| call.get_text(field).map(|name| skill_name(name, lang));
    ["characteristic", "skill"]
        .into_iter()
        .zip(["on", "skill"])
        .map(|(action, field)| row(action, call.args.contains_key(field), named(field), lang))
        .collect()
}

fn row(action: &'static str, on: bool, now: Option<String>, lang: Lang) -> FormRow {
    let label = verb_short(action, lang);
    let label = now.map_or_else(|| label.clone(), |now| texts::jets_form_now(lang, label.clone(), now));
    FormRow { action, on, label, worth: String::new(), chance: String::new(), rule: rule(action, lang) }
}

/// The rule behind a row, in a few words.
fn rule(action: &str, lang: Lang) -> String {
    match action {
        "characteristic" => texts::jets_rule_characteristic(lang),
        "skill" => texts::jets_rule_skill(lang),
        "number" => texts::rule_number(lang),
        "harder" => texts::jets_rule_harder(lang),
        "without" => texts::jets_rule_without(lang),
        _ => String::new(),
    }
}
