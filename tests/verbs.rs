//! Whatever a key can do, a command can, and both write the same journal.

#![expect(clippy::expect_used, reason = "cases that cannot be read fail the test")]

#[path = "support/play.rs"]
mod play;
#[path = "support/mod.rs"]
mod support;

use std::collections::BTreeSet;

use abordage::app::{self, Effect, Settings, WhoRolls};
use abordage::journal::{Journal, Record};
use abordage::rules::contract::{self, Call, Context, Does, No, Question, Wants};
use abordage::rules::{Command, Encounter, Event, Refusal};
use abordage::store::{BOARDING, Library};
use abordage::texts::Lang;
use abordage::view::{Id, Overlay, Page};
use play::{Faces, Table, prepared};
use serde::Deserialize;
use support::{Seeded, fight};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    verb: String,
    /// the encounter file that it begins with
    #[serde(skip)]
    text: &'static str,
    #[serde(default)]
    before: Vec<String>,
    keys: String,
    command: String,
    /// why key and command do not do the same yet; to be taken away as soon as they do
    #[serde(default)]
    broken: String,
}

/// Spoken verbs that are typed, and that no key of the table reaches.
const TYPED_ONLY: [&str; 2] = ["new", "rename"];

const DECK: &str = "AS,5D,QH,JC,10S,8H,KC,9D";

/// Jets de dés: the night at the inn.
const INN: &str = include_str!("../encounters/jets-de-des/relais.ron");

/// SimulacreS: the bridge of Karsk.
const BRIDGE: &str = include_str!("../encounters/simulacres/pont.ron");

/// Savage Worlds with Black Powder: the witch hunt.
const HUNT: &str = include_str!("../encounters/savage-worlds/witch-hunt.ron");

/// The cases of each game, and the encounter file that they begin with.
fn games() -> [(&'static str, Vec<Case>); 3] {
    let read = |text, list: &str| {
        let cases: Vec<Case> = ron::from_str(list).expect("the cases");
        (text, cases.into_iter().map(|case| Case { text, ..case }).collect::<Vec<_>>())
    };
    let (boarding, mut savage) = read(BOARDING, include_str!("verbs/cases.ron"));
    savage.extend(read(HUNT, include_str!("verbs/black_powder.ron")).1);
    let inn = read(INN, include_str!("verbs/jets_de_des.ron"));
    [(boarding, savage), inn, read(BRIDGE, include_str!("verbs/simulacres.ron"))]
}

fn cases() -> Vec<Case> {
    games().into_iter().flat_map(|(_, cases)| cases).collect()
}

fn table(case: &Case) -> Table {
    let mut dice = Faces::new(&[], 3);
    let deck = if case.text == BOARDING { DECK } else { "" };
    let journal = prepared(fight(case.text, &mut Seeded::new(7)), deck, &case.before, &mut dice);
    Table::new(journal, Settings { who_rolls: WhoRolls::AllHere, ..Settings::default() }, dice)
}

/// All that can be seen of what keys did; settings without the hints, which are no deed.
#[derive(Debug, PartialEq)]
struct Done {
    effects: Vec<Effect>,
    records: Vec<Record>,
    settings: Settings,
    overlay: Option<Overlay>,
    page: Option<Page>,
}

fn done(case: &Case, keys: &str) -> Done {
    let mut table = table(case);
    let mut done =
        Done { effects: Vec::new(), records: Vec::new(), settings: Settings::default(), overlay: None, page: None };
    for effect in table.keys(keys) {
        match effect {
            Effect::Append(record) => done.records.push(record),
            Effect::SaveSettings(_) => {}
            other => done.effects.push(other),
        }
    }
    done.settings = Settings { hints: Settings::default().hints, ..table.app.settings().clone() };
    let scene = table.app.scene(40);
    (done.overlay, done.page) = (scene.overlay, scene.page);
    done
}

#[test]
fn a_key_and_its_command_do_the_same() {
    let mut wrong = Vec::new();
    for case in cases() {
        let (key, typed) = (done(&case, &case.keys), done(&case, &format!(": `{}` Enter", case.command)));
        let nothing = key == done(&case, "");
        if !case.broken.is_empty() {
            let mended = !nothing && key == typed;
            wrong.extend(mended.then(|| format!("`{}` is mended: {}", case.keys, case.broken)));
        } else if nothing {
            wrong.push(format!("`{}` does nothing ({})", case.keys, case.command));
        } else if key != typed {
            wrong.push(format!("`{}` and `{}` differ:\n  {key:?}\n  {typed:?}", case.keys, case.command));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_spoken_verb_has_a_case() {
    for (number, (text, all)) in games().into_iter().enumerate() {
        let fight = fight(text, &mut Seeded::new(7));
        // The program's own are tried with the first game.
        let own = |name: &str| number > 0 && app::OWN.iter().any(|verb| verb.name == name);
        let verbs = app::table(&fight).filter(|verb| verb.spoken && !own(verb.name));
        let spoken: BTreeSet<&str> = verbs.map(|verb| verb.name).collect();
        let mut covered: BTreeSet<&str> = all.iter().map(|case| case.verb.as_str()).filter(|verb| !own(verb)).collect();
        assert!(TYPED_ONLY.iter().all(|verb| !covered.contains(verb)), "a verb that is typed only has a key");
        covered.extend(TYPED_ONLY.into_iter().filter(|verb| !own(verb)));
        assert_eq!(spoken, covered);
        for case in &all {
            let said = case.command.split_whitespace().next();
            assert_eq!(said, Some(case.verb.as_str()), "{}", case.command);
        }
    }
}

/// Every call that a key could make at this moment.
fn calls(fight: &Encounter) -> Vec<Call> {
    let templates = fight.templates(Library::built_in());
    let mut found = Vec::new();
    let all: Vec<Id> = fight.rows(&[], Lang::EN).iter().map(|row| row.id).collect();
    let rows: Vec<(Id, Option<usize>)> = fight.rows(&all, Lang::EN).iter().map(|row| (row.id, row.member)).collect();
    for selected in rows {
        for moved in [false, true] {
            let context =
                Context { selected: Some(selected), moved, draft: None, lang: Lang::EN, templates: &templates };
            for verb in app::table(fight) {
                match fight.does(verb.name, context) {
                    Ok(Does::Run(call) | Does::Draft(call)) => found.push(call),
                    Ok(Does::Ask(question)) => found.extend(answers(question)),
                    Ok(Does::Palette(_)) | Err(_) => {}
                }
            }
        }
    }
    found
}

fn answers(question: Question) -> Vec<Call> {
    let Question { call, field, wants, .. } = question;
    match wants {
        Wants::Number(least, most, now) => [least, now, most].map(|number| call.clone().number(field, number)).into(),
        Wants::Choice(choices) => choices.into_iter().map(|choice| choice.call).collect(),
        Wants::Text(_) if field == "card" => vec![call.text(field, "10S")],
        Wants::Text(_) if field == "cards" => vec![call.text(field, "10S,RJ,AH")],
        Wants::Text(_) => vec![call.text(field, "a \"word\", more=less  and #2")],
        Wants::Ticks(ticks) => {
            let each = ticks.into_iter().map(|tick| call.clone().text(field, tick.name)).collect::<Vec<_>>();
            each.into_iter().chain([call]).collect()
        }
        Wants::Find(least, _, choices) => {
            choices.into_iter().flat_map(|choice| [choice.call.clone(), choice.call.number(field, least)]).collect()
        }
        Wants::NumberOr(least, _, _, choices) => {
            let more = call.number(field, least);
            choices.into_iter().map(|choice| choice.call).chain([more]).collect()
        }
    }
}

/// Why a call does not come back as it was said; nothing where it does.
fn lost(fight: &Encounter, call: &Call) -> Option<String> {
    let text = fight.say(call);
    let read = match fight.read(&text) {
        Err(misuse) => return Some(format!("{text}: {}", contract::misuse(&misuse, Lang::EN))),
        Ok(read) => read,
    };
    let meant = |call: &Call| fight.resolve(call, Library::built_in());
    let words = |refusal: &Refusal| fight.refusal(refusal, Lang::EN);
    match (meant(call), meant(&read)) {
        (Ok(Some(one)), Ok(Some(other))) if one == other || decided(fight, &one) == decided(fight, &other) => None,
        (Err(one), Err(other)) if one == other => None,
        _ if ["undo", "redo"].contains(&call.verb) && *call == read => None,
        (Ok(one), Err(other)) => Some(format!("{text}: {one:?} is read as nothing: {}", words(&other))),
        (one, other) => Some(format!("{text}: {one:?} is read as {other:?}")),
    }
}

/// What the rules make of a command, always with the same dice.
fn decided(fight: &Encounter, command: &Command) -> Result<Vec<Event>, No<Refusal>> {
    fight.decide(command, &mut Seeded::new(9))
}

fn round_trips(mut journal: Journal, seed: u64, steps: usize) -> BTreeSet<String> {
    let mut dice = Seeded::new(seed);
    let mut wrong = BTreeSet::new();
    for _ in 0..steps {
        let all = calls(journal.now());
        wrong.extend(all.iter().filter_map(|call| lost(journal.now(), call)));
        let context = Context { selected: None, moved: false, draft: None, lang: Lang::EN, templates: &[] };
        let go = match journal.now().does("go", context) {
            Ok(Does::Run(call)) if dice.below(4) > 0 => call,
            _ => all[usize::try_from(dice.below(all.len() as u64)).unwrap_or(0)].clone(),
        };
        // What is refused changes nothing, and another is taken next time.
        let _ = journal.play(&go, &mut dice, Library::built_in());
    }
    wrong
}

#[test]
fn every_call_is_read_back_as_it_was_said() {
    let mut wrong = BTreeSet::new();
    let texts = [BOARDING, include_str!("../encounters/savage-worlds/storm-beach.ron"), INN, BRIDGE];
    for (seed, text) in (0..).zip(texts.into_iter().cycle().take(8)) {
        wrong.extend(round_trips(Journal::new(fight(text, &mut Seeded::new(seed))), seed, 60));
    }
    assert!(wrong.is_empty(), "{} are lost\n{}", wrong.len(), wrong.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_call_of_a_game_of_cards_is_read_back_too() {
    let mut journal = Journal::new(fight(HUNT, &mut Seeded::new(2)));
    let mut wrong = BTreeSet::new();
    for command in ["intuitive kerguelen bolt at=finder", "draw 5C", "draw AH", "stand", "bank draw 9C"] {
        let call = journal.now().read(command).expect("a command");
        journal.play(&call, &mut Seeded::new(3), Library::built_in()).expect("it is played");
        wrong.extend(calls(journal.now()).iter().filter_map(|call| lost(journal.now(), call)));
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn names_that_look_like_something_else_are_read_back_too() {
    let names = ["with=cutlass", "Ann  Lee", "-5", "wild", "12", "d8", "all", "Éloïse"];
    names_are_read_back(&names);
}

#[test]
fn names_with_quotation_marks_are_read_back_too() {
    names_are_read_back(&[r#"Jack \"Hook\" Lee"#]);
}

#[test]
fn somebody_called_as_the_pool_is_read_back_too() {
    names_are_read_back(&["gm"]);
}

fn names_are_read_back(names: &[&str]) {
    let weapons = r#"weapons: ["cutlass", (name: "a  c=d", damage: "Str")]"#;
    let one = |name: &&str| {
        format!("(name: \"{name}\", kind: WildCard, {weapons}), (name: \"{name} group\", {weapons}, count: 2)")
    };
    let people: Vec<String> = names.iter().map(one).collect();
    let text = format!(
        "Encounter(title: \"t\", system: SavageWorlds(edition: TestDrive), combatants: [{}, (name: \"Hero\", kind: WildCard, player: \"P\")])",
        people.join(", ")
    );
    let wrong = round_trips(Journal::new(fight(&text, &mut Seeded::new(1))), 1, 20);
    assert!(wrong.is_empty(), "{} are lost\n{}", wrong.len(), wrong.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn an_effect_and_an_object_have_names() {
    let fight = fight(BOARDING, &mut Seeded::new(1));
    for line in ["effect kenway \"\" attacks=1 rounds=3", "smash kenway \"  \" toughness=3"] {
        let read = fight.read(line);
        assert!(matches!(read, Err(contract::Misuse::BadValue { .. })), "{line}: {read:?}");
    }
}
