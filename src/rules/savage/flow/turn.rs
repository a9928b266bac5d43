//! What a turn can be spent on beside an attack, among the other actions.

use crate::rules::contract::{Call, Choice};
use crate::texts::{Lang, Words, word};

use super::super::state::Combatant;
use super::super::trait_roll::Target;
use super::labels::verb_label;

/// The choices of one who may act: guarding, aiming, moving.
#[must_use]
pub fn choices(who: &Combatant, target: Target, lang: Lang) -> Vec<Choice> {
    let member = target.member.filter(|_| who.vital.members.len() > 1);
    let call = |verb| Call::new(verb).who("who", who.id, member);
    let named = |name: &str, call| Choice { label: word(lang, Words::Effect, name), call };
    let plain = |verb| Choice { label: verb_label(verb, lang), call: call(verb) };
    vec![
        plain("rise"),
        plain("run"),
        named("Defend", call("defend")),
        named("Full Defense", call("defend").on("full")),
        plain("takeaim"),
        plain("move"),
        named("crouching", call("move").on("crouch")),
    ]
}
