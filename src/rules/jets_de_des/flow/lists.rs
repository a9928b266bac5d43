//! Lists to choose from: rolls, wounds, who acts now, what else can be done.

use crate::rules::contract::{Call, Choice, Context, Does, Question, Wants};
use crate::texts::{self, Words, fold, word};
use crate::view::Id;

use super::super::narrate::{characteristic_name, intention, name, note_text, pool_name};
use super::super::refusal::Refusal;
use super::super::state::{Combatant, Encounter, Kind};
use super::super::stats::Characteristic;
use super::super::wounds::Level;
use super::allowed::allowed;
use super::labels::verb_label;
use super::proposal::pools;

fn choice(title: String, verb: &'static str, field: &'static str, choices: Vec<Choice>) -> Does {
    Does::Ask(Question { title, call: Call::new(verb), field, wants: Wants::Choice(choices) })
}

/// The pools that somebody may roll, with what each is worth now.
pub fn rolls(fight: &Encounter, who: &Combatant, context: Context<'_>) -> Does {
    let lang = context.lang;
    let one = |pool: super::super::stats::Pool| {
        let (score, mods) = who.pool(pool);
        let dice = mods.iter().fold(i32::from(score), |sum, one| sum.saturating_add(one.dice)).max(0);
        let label = texts::jets_pool(lang, pool_name(pool, lang), dice);
        Choice { label, call: Call::new("roll").who("who", who.id, None).text("pool", pool.name()) }
    };
    let choices = pools(fight).into_iter().map(one).collect();
    choice(texts::ask_roll(lang, who.name.clone()), "roll", "pool", choices)
}

/// Who may act now out of order: reactions with their triggers first.
///
/// # Errors
/// Nobody may.
pub fn cutting_in(fight: &Encounter, context: Context<'_>, only: Option<Id>) -> Result<Does, Refusal> {
    let lang = context.lang;
    let others = fight.order().iter().copied().filter(|id| only.is_none_or(|only| only == *id));
    let mut choices: Vec<(bool, Choice)> = Vec::new();
    let mut reason = Refusal::PhaseOver;
    for id in others {
        let call = Call::new("act").who("who", id, None);
        match allowed(fight, &call) {
            Ok(()) => {
                let own = fight.declaration(id);
                let (waits, label) = match own.map(|own| (&own.kind, intention(fight, own, lang))) {
                    Some((Kind::Reaction(trigger), what)) => {
                        (false, texts::jets_act_reaction(lang, name(fight, id), trigger.clone(), what))
                    }
                    Some((Kind::Action, what)) => (true, texts::jets_act_action(lang, name(fight, id), what)),
                    None => (true, texts::acts_now(lang, name(fight, id))),
                };
                choices.push((waits, Choice { label, call }));
            }
            Err(refusal) => reason = refusal,
        }
    }
    if choices.is_empty() {
        return Err(reason);
    }
    choices.sort_by_key(|(waits, _)| *waits);
    let choices = choices.into_iter().map(|(_, choice)| choice).collect();
    Ok(choice(texts::who_acts_now(lang), "act", "who", choices))
}

/// Every count of ticked boxes, level by level.
pub fn wounds(who: &Combatant, context: Context<'_>) -> Does {
    let lang = context.lang;
    let of = |level: Level| {
        let boxes = who.wounds.boxes.get(level.place()).copied().unwrap_or(0);
        let one = move |count: u8| {
            let signs: String = (0..boxes).map(|place| if place < count { '●' } else { '○' }).collect();
            let call = Call::new("set").who("who", who.id, None).text("field", format!("wounds{}", level.number()));
            Choice {
                label: texts::jets_wounds_choice(lang, level.number(), signs),
                call: call.text("value", count.to_string()),
            }
        };
        (0..=boxes).filter(move |_| boxes > 0).map(one)
    };
    let choices = Level::ALL.into_iter().flat_map(of).collect();
    choice(texts::ask_wounds(lang, who.name.clone()), "set", "value", choices)
}

/// The characteristic that gets a penalty.
pub fn penalties(who: &Combatant, context: Context<'_>) -> Does {
    let lang = context.lang;
    let one = |on: Characteristic| Choice {
        label: texts::jets_pool(lang, characteristic_name(on, lang), who.effective(on)),
        call: Call::new("penalty").who("who", who.id, None).text("on", on.name()),
    };
    let choices = Characteristic::ALL.into_iter().map(one).collect();
    choice(texts::jets_ask_penalty(lang, who.name.clone()), "penalty", "on", choices)
}

/// What else can be done about somebody: boxes healed, penalties lifted, conditions over, death.
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
        if who.is_up() {
            state("out", true, texts::fact_out(lang))
        } else {
            state("out", false, texts::fact_not_out(lang))
        },
    ];
    let ticked =
        Level::ALL.into_iter().filter(|level| who.wounds.ticked.get(level.place()).is_some_and(|own| *own > 0));
    choices.extend(ticked.map(|level| Choice {
        label: texts::jets_other_heal(lang, level.number()),
        call: call("heal").number("boxes", 1).number("level", level.number().into()),
    }));
    choices.extend(Characteristic::ALL.into_iter().map(|on| Choice {
        label: texts::jets_other_lift(lang, characteristic_name(on, lang)),
        call: call("lift").text("on", on.name()),
    }));
    choices.extend(who.conditions.iter().map(|text| Choice {
        label: texts::jets_other_cure(lang, note_text(text, lang)),
        call: call("cure").text("text", text.clone()),
    }));
    choices.push(Choice { label: verb_label("act", lang), call: call("act") });
    choices.retain(|choice| allowed(fight, &choice.call).is_ok());
    if choices.is_empty() {
        return Err(Refusal::NothingElse);
    }
    Ok(choice(texts::jets_ask_other(lang, who.name.clone()), "set", "value", choices))
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
