//! Lists to choose from: tests, what else can be done, newcomers.

use crate::rules::contract::{Call, Choice, Context, Does, Question, Wants};
use crate::texts::{self, Lang, Words, fold, plain, word};
use crate::view::Id;

use super::super::narrate::{domain_name, name, part_name, parts_text, zone_name};
use super::super::refusal::Refusal;
use super::super::state::{Combatant, Encounter};
use super::super::stats::{Component, Energy, HUMAN, MATERIAL, Means, Part};
use super::allowed::allowed;
use super::labels::verb_label;
use super::proposal::targets;

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

fn usual_parts((component, means, domain): (Component, Means, &str)) -> [Part; 3] {
    [Part::Component(component), Part::Means(means), Part::Domain(domain.to_owned())]
}

fn said(parts: &[Part]) -> String {
    parts.iter().map(Part::name).collect::<Vec<_>>().join("+")
}

/// The sums that come up at every table, as a command says them.
#[must_use]
pub fn usual_sums() -> Vec<String> {
    USUAL.into_iter().map(|own| said(&usual_parts(own))).collect()
}

/// Against whom a duel of any kind is: of hands and feet, until the form says otherwise.
///
/// # Errors
/// Nobody else is there.
pub fn duels(fight: &Encounter, who: &Combatant, context: Context<'_>) -> Result<Does, Refusal> {
    let sum = said(&usual_parts((Component::Body, Means::Action, HUMAN)));
    let one = |whom: Id| Choice {
        label: name(fight, whom),
        call: Call::new("oppose")
            .who("who", who.id, None)
            .text("sum", sum.clone())
            .who("whom", whom, None)
            .text("versus", sum.clone()),
    };
    let mut all = targets(fight, who);
    let others = fight.combatants.iter().filter(|own| own.id != who.id && !own.hidden && !own.dead && !own.out);
    for own in others {
        if !all.contains(&own.id) {
            all.push(own.id);
        }
    }
    if all.is_empty() {
        return Err(Refusal::NothingElse);
    }
    let title = texts::sim_ask_duel(context.lang, who.name.clone());
    Ok(choice(title, "oppose", "whom", all.into_iter().map(one).collect()))
}

/// The tests that somebody may make, with what each is worth now; others are typed.
pub fn rolls(who: &Combatant, context: Context<'_>) -> Does {
    let lang = context.lang;
    let one = |own: (Component, Means, &str)| {
        let parts = usual_parts(own);
        let value = who
            .stats
            .quick
            .map_or_else(|| parts.iter().fold(0, |sum: i32, part| sum + i32::from(who.stats.score(part))), i32::from);
        Choice {
            label: texts::sim_choice_sum(lang, parts_text(&parts, lang), value),
            call: Call::new("roll").who("who", who.id, None).text("sum", said(&parts)),
        }
    };
    choice(texts::ask_roll(lang, who.name.clone()), "roll", "sum", USUAL.into_iter().map(one).collect())
}

/// What somebody may mean to do; who is likeliest to be attacked comes first. Who faces several may also
/// fight one of them alone (rules 8.3).
///
/// # Errors
/// It can declare nothing now.
pub fn deeds(fight: &Encounter, who: &Combatant, context: Context<'_>) -> Result<Does, Refusal> {
    let lang = context.lang;
    let call = |deed: &str| Call::new("declare").who("who", who.id, None).text("deed", deed);
    allowed(fight, &call("other"))?;
    let attack = |id: Id| Choice {
        label: texts::sim_deed_attack(lang, name(fight, id)),
        call: call("attack").who("at", id, None),
    };
    let foes = targets(fight, who);
    let mut choices: Vec<Choice> = foes.iter().copied().map(attack).collect();
    let plain = [
        ("parry", texts::sim_deed_parry(lang)),
        ("defend", texts::sim_deed_defend(lang)),
        ("move", texts::sim_deed_move(lang)),
        ("other", texts::sim_deed_other(lang)),
    ];
    choices.extend(plain.map(|(deed, label)| Choice { label, call: call(deed) }));
    choices.extend(foes.iter().filter(|_| foes.len() > 1).map(|id| {
        let Choice { label, call } = attack(*id);
        Choice { label: texts::sim_choice_alone(lang, label), call: call.text("against", name(fight, *id)) }
    }));
    let wounded = |own: &&Combatant| own.side == who.side && own.body.zones().any(|(_, zone)| zone.gone() > 0);
    choices.extend(fight.combatants.iter().filter(wounded).map(|own| Choice {
        label: texts::sim_deed_treat(lang, own.name.clone()),
        call: call("treat").who("at", own.id, None),
    }));
    choices.retain(|choice| allowed(fight, &choice.call).is_ok());
    Ok(choice(texts::sim_ask_deed(lang, who.name.clone()), "declare", "deed", choices))
}

/// One point of each Energy for the next test, paid either way.
///
/// # Errors
/// It has none.
pub fn energies(who: &Combatant, context: Context<'_>) -> Result<Does, Refusal> {
    let lang = context.lang;
    let uses = [
        (Energy::Power, "power", texts::sim_verb_power(lang)),
        (Energy::Speed, "speed", texts::sim_verb_speed(lang)),
        (Energy::Precision, "precision", texts::sim_verb_precision(lang)),
        (Energy::Power, "boost", texts::sim_verb_boost(lang)),
        (Energy::Precision, "edge", texts::sim_verb_edge(lang)),
        (Energy::Speed, "haste", texts::sim_verb_haste(lang)),
    ];
    let had = uses.into_iter().filter(|(energy, ..)| who.stats.energies.get(*energy) > 0);
    let paid = |(_, field, label): (Energy, &'static str, String)| {
        let call = Call::new("energy").who("who", who.id, None).number(field, 1);
        let with = |paid: String| texts::sim_choice_paid(lang, label.clone(), paid);
        [
            Choice { label: with(texts::sim_ps(lang, 1)), call: call.clone() },
            Choice { label: with(texts::sim_ep(lang, 1)), call: call.number("ep", 1) },
        ]
    };
    let choices: Vec<Choice> = had.flat_map(paid).collect();
    if choices.is_empty() {
        return Err(Refusal::NothingElse);
    }
    Ok(choice(texts::sim_ask_energy(lang, who.name.clone()), "energy", "power", choices))
}

/// What a surgeon has at hand: its column, whether a robot works, its name.
type Kit = (&'static str, bool, fn(Lang) -> String);

/// Every equipment of the rules (rules 16).
const KITS: [Kit; 8] = [
    ("A", false, texts::sim_kit_cloth),
    ("B", false, texts::sim_kit_basic),
    ("C", false, texts::sim_kit_complete),
    ("D", false, texts::sim_kit_ambulance),
    ("E", false, texts::sim_kit_intensive),
    ("E", true, texts::sim_kit_robodoc),
    ("F", true, texts::sim_kit_large_robodoc),
    ("J", true, texts::sim_kit_tank),
];

/// Wounds that somebody may dress, its own side's first.
///
/// # Errors
/// There is none.
pub fn care(fight: &Encounter, who: &Combatant, context: Context<'_>) -> Result<Does, Refusal> {
    let lang = context.lang;
    let mut wounded: Vec<&Combatant> = fight.combatants.iter().filter(|own| !own.hidden).collect();
    wounded.sort_by_key(|own| own.side != who.side);
    let mut choices = Vec::new();
    for own in wounded {
        for (zone, state) in own.body.zones() {
            let call =
                |verb| Call::new(verb).who("who", who.id, None).who("whom", own.id, None).text("zone", zone.name());
            let label =
                texts::sim_choice_wound(lang, own.name.clone(), zone_name(zone, lang), plain(state.pv), state.max);
            choices.push(Choice { label: label.clone(), call: call("aid") });
            choices.extend(KITS.iter().map(|(column, robot, kit)| {
                let operate = call("operate").text("kit", *column);
                Choice {
                    label: texts::sim_choice_surgery(lang, *column, label.clone(), kit(lang)),
                    call: if *robot { operate.on("robot") } else { operate },
                }
            }));
        }
    }
    choices.retain(|choice| allowed(fight, &choice.call).is_ok());
    if choices.is_empty() {
        return Err(Refusal::NothingElse);
    }
    Ok(choice(texts::sim_ask_care(lang, who.name.clone()), "aid", "zone", choices))
}

/// With which Component a will is resisted.
pub fn wills(who: &Combatant, context: Context<'_>) -> Does {
    let lang = context.lang;
    let one = |own: Component| Choice {
        label: part_name(&Part::Component(own), lang),
        call: Call::new("will").who("who", who.id, None).text("component", own.name()),
    };
    choice(texts::sim_ask_will(lang, who.name.clone()), "will", "component", Component::ALL.map(one).to_vec())
}

/// How much of a dosed blow counts: all of it, breath alone, life alone; then less of the one with all of
/// the other, and nothing. Any other pair is typed.
pub fn doses(pv: u32, ps: u32, context: Context<'_>) -> Does {
    let lang = context.lang;
    let number = |count: u32| i32::try_from(count).unwrap_or(i32::MAX);
    let both = |pv: u32, ps: u32| texts::sim_both_lost(lang, texts::sim_pv_lost(lang, pv), ps);
    let mut choices: Vec<Choice> = Vec::new();
    let mut add = |label: String, pv: u32, ps: u32| {
        let call = Call::new("dose").number("pv", number(pv)).number("ps", number(ps));
        if choices.iter().all(|own| own.call != call) {
            choices.push(Choice { label, call });
        }
    };
    add(texts::sim_dose_all(lang, both(pv, ps)), pv, ps);
    add(texts::sim_dose_breath(lang, both(0, ps)), 0, ps);
    add(texts::sim_dose_life(lang, both(pv, 0)), pv, 0);
    (1..pv).rev().for_each(|less| add(both(less, ps), less, ps));
    (1..ps).rev().for_each(|less| add(both(pv, less), pv, less));
    add(texts::sim_dose_none(lang), 0, 0);
    choice(texts::sim_ask_dose(lang), "dose", "pv", choices)
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
        Choice { label: verb_label("finish", lang), call: Call::new("finish") },
        Choice { label: verb_label("skip", lang), call: Call::new("skip") },
        Choice { label: verb_label("move", lang), call: call("move") },
        Choice { label: verb_label("rest", lang), call: call("rest") },
    ];
    // Every Domain that it has may be what saves it.
    choices.extend(who.stats.domains.keys().map(|domain| Choice {
        label: texts::sim_choice_chance(lang, domain_name(domain, lang)),
        call: call("chance").text("domain", domain.clone()),
    }));
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
