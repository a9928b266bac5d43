//! What a turn can be spent on beside an attack, among the other actions.

use crate::rules::contract::{Call, Choice};
use crate::texts::{self, Lang, Words, word};
use crate::view::Side;

use super::super::lead;
use super::super::narrate::signed;
use super::super::stage::{Stage, stage};
use super::super::state::{Combatant, Encounter};
use super::super::trait_roll::Target;
use super::labels::verb_label;

/// What everybody may do with a turn, always in this order, each with what it is worth: moving, guarding, aiming.
#[must_use]
pub fn steady(fight: &Encounter, who: &Combatant, target: Target, lang: Lang) -> Vec<Choice> {
    let turns = fight.options.combat.turns;
    let member = target.member.filter(|_| who.vital.members.len() > 1);
    let call = |verb| Call::new(verb).who("who", who.id, member);
    let named = |name: &str| word(lang, Words::Effect, name);
    let plain = |verb| Choice { label: verb_label(verb, lang), call: call(verb) };
    vec![
        plain("run"),
        Choice { label: texts::other_defend(lang, named("Defend"), signed(turns.defend)), call: call("defend") },
        Choice { label: named("Full Defense"), call: call("defend").on("full") },
        plain("takeaim"),
        plain("move"),
        Choice {
            label: texts::other_crouch(lang, named("crouching"), signed(turns.crouching)),
            call: call("move").on("crouch"),
        },
    ]
}

/// What only somebody on the ground, or who leads, may do.
#[must_use]
pub fn rare(who: &Combatant, target: Target, lang: Lang) -> Vec<Choice> {
    let member = target.member.filter(|_| who.vital.members.len() > 1);
    let call = |verb| Call::new(verb).who("who", who.id, member);
    vec![
        Choice { label: verb_label("rise", lang), call: call("rise") },
        Choice { label: leading(who, lang), call: call("lead") },
    ]
}

/// Whatever stands there can be broken.
#[must_use]
pub fn breaking(who: &Combatant, target: Target, lang: Lang) -> Choice {
    let member = target.member.filter(|_| who.vital.members.len() > 1);
    Choice { label: verb_label("smash", lang), call: super::objects::begun(Target { id: who.id, member }) }
}

/// Whom a leader reaches, and what that is worth to them.
fn leading(who: &Combatant, lang: Lang) -> String {
    let has = |edge: &str| who.stats.has(edge).then(|| word(lang, Words::Edge, edge));
    let base = texts::other_lead(lang, lead::radius(who), signed(lead::recovery(who)));
    let more: Vec<String> = ["Fervor", "Hold the Line"].into_iter().filter_map(has).collect();
    if more.is_empty() { base } else { format!("{base}, {}", more.join(", ")) }
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
