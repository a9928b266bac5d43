//! Forecasts: the same on any number of threads, told fight by fight, refused where there is nothing to foresee.

#![expect(clippy::expect_used, reason = "what cannot be played fails the test")]

mod support;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use abordage::journal::Journal;
use abordage::rules::Encounter;
use abordage::rules::contract::{Change, Figures};
use abordage::rules::savage;
use abordage::shell::Streams;
use abordage::store::Library;
use abordage::view::{Id, Side};
use support::{Seeded, fight};

const PEERS: &str = include_str!("../benches/peers/forecast.ron");
const BOARDING: &str = include_str!("../encounters/savage-worlds/boarding.ron");
const AMBUSH: &str = include_str!("../encounters/savage-worlds/ambush.ron");

fn package(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn run(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_abordage"));
    program.env("LC_ALL", "en_US.UTF-8").args(arguments).current_dir(package("")).output().expect("the program")
}

fn out(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn figures(fight: &Encounter, fights: u64) -> Figures {
    let mut forecast = fight.forecast().expect("two sides");
    let streams = Streams::seeded(7);
    forecast.play(0..fights, |number| streams.of(number)).expect("fights");
    forecast.figures().clone()
}

fn heroes(figures: &Figures) -> f64 {
    figures.mean(figures.won.heroes)
}

#[test]
fn one_seed_is_one_answer_on_any_number_of_threads() {
    let asked = |threads| {
        let file = "encounters/savage-worlds/boarding.ron";
        out(&["forecast", file, "--fights", "300", "--seed", "5", "--threads", threads, "--json"])
    };
    let one = asked("1");
    assert_eq!(one, asked("2"));
    assert_eq!(one, asked("5"));
    assert_ne!(
        one,
        out(&["forecast", "encounters/savage-worlds/boarding.ron", "--fights", "300", "--seed", "6", "--json"])
    );
}

#[test]
fn more_fights_in_parts_are_the_same_figures() {
    let fight = fight(BOARDING, &mut Seeded::new(1));
    let streams = Streams::seeded(7);
    let mut forecast = fight.forecast().expect("two sides");
    for part in [0..30, 30..31, 31..100] {
        forecast.play(part, |number| streams.of(number)).expect("fights");
    }
    assert_eq!(forecast.figures(), &figures(&fight, 100));
    // Another forecast's part, played elsewhere, is added.
    let mut rest = fight.forecast().expect("two sides");
    rest.play(60..100, |number| streams.of(number)).expect("fights");
    let mut sum = figures(&fight, 60);
    sum.add(rest.figures());
    assert_eq!(&sum, forecast.figures());
}

/// What was worked out in other fights makes no difference: a fight goes the same way in whatever order.
#[test]
fn a_fight_does_not_hang_on_those_before_it() {
    for text in [PEERS, BOARDING, AMBUSH] {
        let fight = fight(text, &mut Seeded::new(1));
        let streams = Streams::seeded(7);
        let fresh = fight.forecast().expect("two sides");
        let mut alone = fresh.figures().clone();
        for number in 0..80 {
            let mut one = fresh.clone();
            one.play(number..number + 1, |number| streams.of(number)).expect("a fight");
            alone.add(one.figures());
        }
        assert_eq!(alone, figures(&fight, 80));
    }
}

#[test]
fn everybody_has_one_fate_and_every_fight_one_end() {
    let figures = figures(&fight(PEERS, &mut Seeded::new(1)), 200);
    assert_eq!(figures.fights, 200);
    assert_eq!(figures.won.heroes + figures.won.foes + figures.won.undecided, 200);
    assert_eq!(figures.rounds.iter().sum::<u64>(), 200);
    assert_eq!(figures.rounds.first(), Some(&0), "no fight is over before it began");
    for fates in &figures.fates {
        assert_eq!(fates.unhurt + fates.hurt + fates.out, 200, "{fates:?}");
        assert!(fates.dead <= fates.out);
    }
    assert!(figures.rounds_for(10) <= figures.rounds_for(50) && figures.rounds_for(50) <= figures.rounds_for(90));
}

/// The trace is a script, and a script is played by the table.
#[test]
fn a_traced_fight_played_by_the_table_ends_alike() {
    for file in
        ["encounters/savage-worlds/boarding.ron", "encounters/savage-worlds/ambush.ron", "benches/peers/forecast.ron"]
    {
        for number in ["1", "2", "3"] {
            let traced = ["forecast", file, "--seed", "9", "--trace", number];
            let script = tempfile::NamedTempFile::new().expect("a file");
            std::io::Write::write_all(&mut script.as_file(), out(&traced).as_bytes()).expect("written");
            let path = script.path().to_str().expect("a path");
            let ended = out(&[&traced[..], &["--json"]].concat());
            // Whatever the table's own dice would show: all that counts is in the script.
            assert_eq!(ended, out(&["run", file, "--script", path, "--json"]), "{file} {number}");
        }
    }
}

/// In the middle of a round: somebody has acted, somebody holds, a hit waits for its damage.
#[test]
fn a_fight_is_foreseen_as_it_stands() {
    let mut dice = Seeded::new(3);
    let mut journal = Journal::new(fight(BOARDING, &mut dice));
    let commands = [
        "deal cards=RJ,AS,AH,AD,AC,KS,KH,KD",
        "hold Rodrigues",
        "next",
        "attack Kenway \"Red Men#1\" faces=10,10,6,1",
        "benny Tia -3",
    ];
    for text in commands {
        let call = journal.now().read(text).expect(text);
        journal.play(&call, &mut dice, Library::built_in()).expect(text);
    }
    let mut forecast = journal.now().forecast().expect("two sides");
    let steps = forecast.trace(&mut Streams::seeded(1).of(0)).expect("a fight");
    let first: Vec<&str> = steps.iter().take(3).map(|(call, _)| call.verb).collect();
    assert_eq!(first, ["damage", "act", "attack"], "the damage that is due, then the Hold");
    let replayed = steps.iter().fold(journal.clone(), |mut journal, (call, events)| {
        let said = journal.now().say(call);
        let read = journal.now().read(&said).expect("a command");
        let decided = journal.decide(&read, &mut dice, Library::built_in()).expect("a step");
        if call.verb != "deal" {
            assert_eq!(&decided, events, "{said}");
        }
        journal.push(decided);
        journal
    });
    let (title, round) = replayed.now().title();
    assert!(title == "À l'abordage !" && round > 0);
    let figures = figures(journal.now(), 50);
    let Encounter::Savage(now) = journal.now() else { unreachable!("it is Savage Worlds") };
    let tia = now.combatants.iter().position(|c| c.name.starts_with("Tia")).expect("Tia");
    assert_eq!(figures.fates[tia].bennies, 0, "she has none to pay with");
    // What nobody can see yet takes no part.
    let rats = now.combatants.iter().position(|c| c.hidden).expect("the rats");
    assert_eq!(figures.fates[rats].unhurt, 50);
}

#[test]
fn what_if() {
    let fight = fight(PEERS, &mut Seeded::new(1));
    let with = |changes: &[Change]| heroes(&figures(&fight.what_if(changes).expect("a change"), 300));
    let now = heroes(&figures(&fight, 300));
    let id = |name: &str| {
        let Encounter::Savage(fight) = &fight else { unreachable!("it is Savage Worlds") };
        fight.combatants.iter().find(|c| c.name == name).expect(name).id
    };
    assert!(with(&[Change::More(id("Port watch"), 4)]) < now);
    assert!(with(&[Change::Gone(id("Captain"))]) > now);
    assert!(with(&[Change::Gone(id("Kenway"))]) < now);
    assert!(with(&[Change::Tougher(id("Kenway"), 3), Change::Tougher(id("Tia"), 3)]) > now);
    assert!(with(&[Change::Luckier(-2)]) < now);
    assert!(fight.what_if(&[Change::More(id("Captain"), 1)]).is_err(), "a Wild Card is one of a kind");
    assert!(fight.what_if(&[Change::Gone(Id(999))]).is_err());
}

/// Nobody can hurt anybody: that is said, not played for ever.
#[test]
fn a_fight_without_end_is_undecided() {
    let text = r#"(title: "t", system: SavageWorlds(), combatants: [
        (name: "Rock", side: Heroes, kind: WildCard, toughness: 200, armor: 0),
        (name: "Wall", kind: WildCard, toughness: 200, armor: 0),
    ])"#;
    let figures = figures(&fight(text, &mut Seeded::new(1)), 3);
    assert_eq!((figures.won.undecided, figures.rounds_for(50)), (3, savage::MOST_ROUNDS));
}

#[test]
fn nothing_to_foresee_is_refused_plainly() {
    let one_side = tempfile::Builder::new().suffix(".ron").tempfile().expect("a file");
    let text = r#"(title: "t", system: SavageWorlds(), combatants: [(name: "A", side: Heroes)])"#;
    std::io::Write::write_all(&mut one_side.as_file(), text.as_bytes()).expect("written");
    let path = one_side.path().to_str().expect("a path");
    for (arguments, code, said) in [
        (vec!["forecast", path], 3, "No foe stands in sight: there is nothing to foresee."),
        (vec!["forecast", path, "--trace", "1"], 3, "No foe stands in sight"),
        (vec!["forecast", "nowhere.ron"], 1, "nowhere.ron"),
        (vec!["forecast", path, "--fights", "0"], 2, "--fights"),
        (vec!["forecast", path, "--trace", "0"], 2, "--trace"),
        (vec!["forecast", path, "--threads", "0"], 2, "--threads"),
    ] {
        let output = run(&arguments);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {complaint}");
        assert!(complaint.contains(said) && output.stdout.is_empty(), "{complaint}");
    }
}

/// More rows than cards: the table refuses to deal, and so does the forecast.
#[test]
fn what_the_rules_refuse_is_said() {
    let mut text = String::from("(title: \"t\", system: SavageWorlds(), combatants: [");
    for number in 0..60 {
        let side = if number % 2 == 0 { "Heroes" } else { "Foes" };
        let _ = std::fmt::Write::write_fmt(&mut text, format_args!("(name: \"N{number}\", side: {side}),"));
    }
    let fight = fight(&(text + "])"), &mut Seeded::new(1));
    let mut forecast = fight.forecast().expect("two sides");
    let streams = Streams::seeded(1);
    assert!(forecast.play(0..1, |number| streams.of(number)).is_err());
    assert_eq!(forecast.figures().fights, 0);
}

#[test]
fn the_words_are_those_of_the_language() {
    let asked =
        |lang| out(&["forecast", "benches/peers/forecast.ron", "--fights", "200", "--seed", "2", "--lang", lang]);
    insta::assert_snapshot!(format!("{}\n{}", asked("en"), asked("fr")));
}

#[test]
fn sides_fight_each_other() {
    assert_eq!((Side::Heroes.other(), Side::Foes.other()), (Side::Foes, Side::Heroes));
    let ambush = fight(AMBUSH, &mut Seeded::new(1));
    assert!(figures(&ambush, 20).won.undecided < 20);
}
