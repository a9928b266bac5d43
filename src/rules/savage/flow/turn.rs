//! What a turn can be spent on beside an attack, among the other actions.

use crate::rules::contract::{Call, Choice};
use crate::texts::{self, Lang, Words, word};
use crate::view::Side;

use super::super::stage::{Stage, stage};
use super::super::state::{Combatant, Encounter};
use super::super::trait_roll::Target;
use super::labels::verb_label;

/// What everybody may do with a turn, always in this order: moving, guarding, aiming.
#[must_use]
pub fn steady(who: &Combatant, target: Target, lang: Lang) -> Vec<Choice> {
    let member = target.member.filter(|_| who.vital.members.len() > 1);
    let call = |verb| Call::new(verb).who("who", who.id, member);
    let named = |name: &str, call| Choice { label: word(lang, Words::Effect, name), call };
    let plain = |verb| Choice { label: verb_label(verb, lang), call: call(verb) };
    vec![
        plain("run"),
        named("Defend", call("defend")),
        named("Full Defense", call("defend").on("full")),
        plain("takeaim"),
        plain("move"),
        named("crouching", call("move").on("crouch")),
    ]
}

/// What only somebody on the ground, or who leads, may do.
#[must_use]
pub fn rare(who: &Combatant, target: Target, lang: Lang) -> Vec<Choice> {
    let member = target.member.filter(|_| who.vital.members.len() > 1);
    let plain = |verb| Choice { label: verb_label(verb, lang), call: Call::new(verb).who("who", who.id, member) };
    vec![plain("rise"), plain("lead")]
}

/// Before the cards are dealt: one side waits in ambush for the other.
#[must_use]
pub fn ambushes(fight: &Encounter, lang: Lang) -> Vec<Choice> {
    let of = |side: Side, label: String| {
        let there = |c: &&Combatant| c.side == side && c.can_act() && !c.hidden && !c.vital.on_hold;
        let names: Vec<String> = fight.combatants.iter().filter(there).map(|c| fight.typed_name(c.id, None)).collect();
        Choice { label, call: Call::new("ambush").text("by", names.join(",")) }
    };
    let sides = [of(Side::Heroes, texts::other_ambush_heroes(lang)), of(Side::Foes, texts::other_ambush_foes(lang))];
    let free = matches!(stage(fight), Stage::Welcome | Stage::Over);
    sides.into_iter().filter(|_| free).collect()
}
