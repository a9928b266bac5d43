//! The rows of the unfolded form.

use crate::rules::contract::Call;
use crate::texts::{self, Lang, plain};
use crate::view::FormRow;

use super::super::narrate::{parts_text, target_text};
use super::super::state::Encounter;
use super::super::talents;
use super::super::verbs::{aimed, sum};
use super::chances;
use super::labels::{distance_name, verb_short};
use super::step::{SWITCHES, field, switched};

/// The rows of a test, each with its chance one step on.
#[must_use]
pub fn rows(fight: &Encounter, call: &Call, lang: Lang) -> Vec<FormRow> {
    let one = |action: &'static str| {
        let field = field(action, call.verb)?;
        let chance = switched(fight, action, 1, call).map(|call| chances::in_words(fight, &call, lang));
        let label = verb_short(action, lang);
        let now = call.get_number(field).map(plain).or_else(|| match field {
            "aim" => call.get_text(field).and_then(aimed).map(|aim| target_text(aim, lang)),
            "distance" => call.get_text(field).map(|word| distance_name(word, lang)),
            "sum" | "versus" => call.get_text(field).and_then(sum).map(|parts| parts_text(&parts, lang)),
            "talent" | "theirs" => call.get_text(field).map(|name| talents::called(name, lang)),
            _ => None,
        });
        Some(FormRow {
            action,
            on: call.args.contains_key(field),
            label: now.map_or_else(|| label.clone(), |now| texts::sim_form_now(lang, label.clone(), now)),
            worth: String::new(),
            chance: chance.unwrap_or_default(),
            rule: rule(action, lang),
        })
    };
    SWITCHES.iter().filter_map(|(action, _)| one(action)).collect()
}

/// The rule behind a row, in a few words.
fn rule(action: &str, lang: Lang) -> String {
    match action {
        "aiming" => texts::sim_rule_aim(lang),
        "range" => texts::sim_rule_range(lang),
        "number" => texts::sim_rule_number(lang),
        "dosed" => texts::sim_rule_dose(lang),
        "put-power" | "put-speed" | "put-precision" => texts::sim_rule_value(lang),
        "put-boost" => texts::sim_rule_boost(lang),
        "put-edge" => texts::sim_rule_edge(lang),
        "put-ep" => texts::sim_rule_ep(lang),
        "many" => texts::sim_rule_many(lang),
        _ => String::new(),
    }
}
