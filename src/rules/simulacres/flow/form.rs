//! The rows of the unfolded form.

use crate::rules::contract::Call;
use crate::texts::{self, Lang, signed};
use crate::view::FormRow;

use super::super::state::Encounter;
use super::chances;
use super::labels::verb_short;
use super::step::switched;

/// The rows of a test, each with its chance one step on.
#[must_use]
pub fn rows(fight: &Encounter, call: &Call, lang: Lang) -> Vec<FormRow> {
    [("number", "mod"), ("secret", "secret")]
        .into_iter()
        .map(|(action, field)| {
            let chance = switched(action, 1, call).map(|call| chances::in_words(fight, &call, lang));
            let label = verb_short(action, lang);
            let now = call.get_number(field).map(signed);
            FormRow {
                action,
                on: call.args.contains_key(field),
                label: now.map_or_else(|| label.clone(), |now| texts::sim_form_now(lang, label.clone(), now)),
                worth: String::new(),
                chance: chance.unwrap_or_default(),
                rule: String::new(),
            }
        })
        .collect()
}
