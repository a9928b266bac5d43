//! No word of ours bypasses the locales: in the made-up language nothing but names and commands is readable.

#![expect(clippy::expect_used, reason = "a fight that cannot be read fails the test")]

#[path = "screens/list.rs"]
mod list;
#[path = "support/play.rs"]
mod play;
#[expect(dead_code, reason = "what a scenario is without a rule is no matter here")]
#[path = "scenarios/read.rs"]
mod read;
#[path = "support/mod.rs"]
mod support;

use std::collections::{BTreeMap, BTreeSet};

use abordage::app;
use abordage::rules::Encounter;
use abordage::rules::contract::Value;
use abordage::texts::Lang;
use abordage::view::Id;

/// Readable runs that are no text of ours, each with its reason.
const NO_TEXT: [(&str, &[&str]); 2] =
    [("the name of the program", &["abordage"]), ("names of keys that are the same everywhere", &["Ctrl"])];

/// Three letters of ASCII or more, one after the other.
fn runs(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphabetic()).filter(|run| run.len() >= 3)
}

/// Everything that somebody else wrote: names, players, notes of a fight.
fn names(fight: &Encounter) -> BTreeSet<String> {
    let mut own: Vec<&str> = Vec::new();
    match fight {
        Encounter::Savage(state) => {
            own.push(&state.title);
            for one in &state.combatants {
                own.extend([one.name.as_str()].into_iter().chain(one.player.as_deref()));
                own.extend(one.notes.iter().map(String::as_str));
                if let Some(adept) = &one.stats.black_powder {
                    own.extend(adept.domains.iter().map(|own| own.name.as_str()));
                    own.extend(adept.powers.iter().map(|own| own.name.as_str()));
                }
            }
        }
        Encounter::Simulacres(state) => {
            own.push(&state.title);
            for one in &state.combatants {
                own.extend([one.name.as_str()].into_iter().chain(one.player.as_deref()));
                own.extend(one.notes.iter().chain(one.stats.talents.keys()).map(String::as_str));
                own.extend(one.stats.domains.keys().map(String::as_str));
                own.extend(one.stats.weapons.iter().map(|own| own.name.as_str()));
            }
        }
        Encounter::Jets(state) => {
            own.push(&state.title);
            for one in &state.combatants {
                own.extend([one.name.as_str()].into_iter().chain(one.player.as_deref()));
                own.extend(one.notes.iter().chain(&one.conditions).chain(one.stats.skills.keys()).map(String::as_str));
                own.extend(one.stats.traits.iter().map(|own| own.name.as_str()));
                for weapon in &one.stats.weapons {
                    own.extend([Some(weapon.name.as_str()), weapon.nature.as_deref()].into_iter().flatten());
                    own.extend(weapon.skill.as_deref());
                }
            }
        }
    }
    own.into_iter().flat_map(runs).map(str::to_owned).collect()
}

/// The words of typed commands, in the only screens where such stand: names of actions, fields, and what fields take.
fn commands(fight: &Encounter, screen: &str) -> BTreeSet<String> {
    let shown = ["help", "palette", "own_words", "spend_hand"];
    if !shown.iter().any(|name| screen.trim_start_matches("jets_").trim_start_matches("sim_").starts_with(name)) {
        return BTreeSet::new();
    }
    let usages = app::table(fight).filter(|verb| verb.spoken).map(abordage::rules::phrase::usage);
    let fields = fight.fields(Id(1), None).into_iter().filter(|[_, takes, _]| !takes.starts_with('d'));
    let fields = fields.map(|[field, takes, _]| format!("{field} {takes}"));
    let names = app::table(fight).map(|verb| verb.name.to_owned());
    let all: Vec<String> = names.chain(usages).chain(fields).collect();
    all.iter().flat_map(|text| runs(text)).map(str::to_owned).collect()
}

/// What somebody typed, or said beforehand, and what the shell was told of files.
fn said(case: &list::Case) -> BTreeSet<String> {
    let files = case.fights.iter().flat_map(|(label, detail)| [label, detail]);
    let texts = case.before.iter().chain([&case.keys]).chain(files);
    texts.flat_map(|text| runs(text)).map(str::to_owned).collect()
}

/// What the table said in its own words: the texts in the commands of a scenario.
fn words(scenario: &read::Scenario) -> BTreeSet<String> {
    let played = scenario.transcript(Lang::PSEUDO);
    let commands = played.lines().filter_map(|line| line.strip_prefix("> "));
    let calls = commands.filter_map(|text| scenario.journal().start().read(text).ok());
    let texts = |value| if let Value::Text(text) = value { Some(text) } else { None };
    let texts: Vec<String> = calls.flat_map(|call| call.args.into_values().filter_map(texts)).collect();
    texts.iter().flat_map(|text| runs(text)).map(str::to_owned).collect()
}

/// The readable runs that no exception explains, each with a line where it stands.
fn readable(about: &str, text: &str, known: &BTreeSet<String>, found: &mut BTreeMap<String, String>) {
    let excepted: BTreeSet<&str> = NO_TEXT.iter().flat_map(|(_, words)| words.iter().copied()).collect();
    for line in text.lines() {
        for run in runs(line) {
            // A name that is cut is still a name.
            let named =
                known.iter().any(|word| word == run || line.contains(&format!("{run}…")) && word.starts_with(run));
            if !excepted.contains(run) && !named {
                found.entry(run.to_owned()).or_insert_with(|| format!("{} ({about})", line.trim()));
            }
        }
    }
}

fn nothing_readable(found: &BTreeMap<String, String>) {
    let list: Vec<String> = found.iter().map(|(run, line)| format!("{run:<16} {line}")).collect();
    assert!(list.is_empty(), "{} readable\n{}", list.len(), list.join("\n"));
}

#[test]
fn no_screen_shows_a_word_that_is_in_no_locale() {
    let mut found = BTreeMap::new();
    for case in list::cases() {
        let start = support::fight(case.text, &mut support::Seeded::new(7));
        let mut known = names(&start);
        known.extend(commands(&start, &case.name));
        known.extend(said(&case));
        let seen = case.screens(Lang::PSEUDO);
        readable(&case.about, &seen, &known, &mut found);
    }
    nothing_readable(&found);
}

#[test]
fn no_log_tells_a_word_that_is_in_no_locale() {
    let mut found = BTreeMap::new();
    for scenario in read::all() {
        let journal = scenario.journal();
        let mut known = names(journal.start());
        known.extend(names(journal.now()));
        known.extend(words(&scenario));
        readable(&scenario.about, &scenario.journal().log(Lang::PSEUDO).join("\n"), &known, &mut found);
    }
    nothing_readable(&found);
}

#[test]
fn readable_words_are_found() {
    let mut found = BTreeMap::new();
    readable("", "Kenway hits ĥíŧš Str d8", &BTreeSet::from(["Kenway".to_owned()]), &mut found);
    assert_eq!(found.into_keys().collect::<Vec<_>>(), ["Str", "hits"]);
}
