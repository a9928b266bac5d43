//! Lists to choose from: tests, what else can be done, newcomers.

use crate::rules::contract::{Call, Choice, Context, Does, Question, Wants};
use crate::texts::{self, Words, fold, word};

use super::super::narrate::part_name;
use super::super::refusal::Refusal;
use super::super::state::{Combatant, Encounter};
use super::super::stats::{Component, HUMAN, MATERIAL, Means, Part};
use super::allowed::allowed;
use super::labels::verb_label;

fn choice(title: String, verb: &'static str, field: &'static str, choices: Vec<Choice>) -> Does {
    Does::Ask(Question { title, call: Call::new(verb), field, wants: Wants::Choice(choices) })
}

/// Sums that come up at every table: to look, to do with hands and things, to withstand.
const USUAL: [(Component, Means, &str); 8] = [
    (Component::Body, Means::Perception, HUMAN),
    (Component::Body, Means::Action, MATERIAL),
    (Component::Body, Means::Action, HUMAN),
    (Component::Body, Means::Resistance, HUMAN),
    (Component::Mind, Means::Perception, HUMAN),
    (Component::Mind, Means::Action, MATERIAL),
    (Component::Heart, Means::Action, HUMAN),
    (Component::Heart, Means::Desire, HUMAN),
];

/// The tests that somebody may make, with what each is worth now; others are typed.
pub fn rolls(who: &Combatant, context: Context<'_>) -> Does {
    let lang = context.lang;
    let one = |(component, means, domain): (Component, Means, &str)| {
        let parts = [Part::Component(component), Part::Means(means), Part::Domain(domain.to_owned())];
        let value = who
            .stats
            .quick
            .map_or_else(|| parts.iter().fold(0, |sum: i32, part| sum + i32::from(who.stats.score(part))), i32::from);
        let names = parts.each_ref().map(|part| part_name(part, lang)).join(" + ");
        let sum = parts.each_ref().map(Part::name).join("+");
        Choice {
            label: texts::sim_choice_sum(lang, names, value),
            call: Call::new("roll").who("who", who.id, None).text("sum", sum),
        }
    };
    choice(texts::ask_roll(lang, who.name.clone()), "roll", "sum", USUAL.into_iter().map(one).collect())
}

/// What else can be done about somebody.
///
/// # Errors
/// There is nothing.
pub fn other(fight: &Encounter, who: &Combatant, context: Context<'_>) -> Result<Does, Refusal> {
    let lang = context.lang;
    let call = |verb: &'static str| Call::new(verb).who("who", who.id, None);
    let state = |field: &str, on: bool, label: String| Choice {
        label,
        call: call("set").text("field", field).text("value", if on { "true" } else { "false" }),
    };
    let mut choices = vec![
        if who.dead {
            state("dead", false, texts::fact_not_dead(lang))
        } else {
            state("dead", true, texts::fact_dead(lang))
        },
        if who.out {
            state("out", false, texts::fact_not_out(lang))
        } else {
            state("out", true, texts::fact_out(lang))
        },
        Choice { label: verb_label("act", lang), call: call("act") },
        Choice { label: verb_label("end", lang), call: Call::new("end") },
    ];
    choices.retain(|choice| allowed(fight, &choice.call).is_ok());
    if choices.is_empty() {
        return Err(Refusal::NothingElse);
    }
    Ok(choice(texts::sim_ask_other(lang, who.name.clone()), "set", "value", choices))
}

/// A stat block of the library, or another one like somebody who is there.
pub fn add(fight: &Encounter, context: Context<'_>) -> Does {
    let block = |label: String, name: String| Choice { label, call: Call::new("add").text("template", name) };
    let library = context.templates.iter().map(|name| block(word(context.lang, Words::Template, name), name.clone()));
    let here = fight.combatants.iter().filter(|own| !own.is_players());
    let mut choices: Vec<Choice> = here.map(|own| block(own.name.clone(), own.name.clone())).chain(library).collect();
    choices.sort_by_key(|choice| fold(&choice.label));
    choices.dedup_by(|one, other| one.label == other.label);
    let (title, call) = (texts::ask_add(context.lang), Call::new("add"));
    Does::Ask(Question { title, call, field: "count", wants: Wants::Find(1, 50, choices) })
}
