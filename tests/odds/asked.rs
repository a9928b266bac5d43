//! `abordage odds`, as it is asked and as it answers.

use std::process::{Command, Output};

use serde_json::Value;

const BOARDING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/encounters/savage-worlds/boarding.ron");
const MAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/encounters/savage-worlds/sea-mages.ron");
const WITCHES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/encounters/savage-worlds/witch-hunt.ron");

/// The workload of the golden value, in numbers.
const WHOLE: &str = "--trait d8 --wild --tn 6 --damage d8+d6 --toughness 7 --target-wild --soak d8";

/// What the program says to these words.
fn asked(words: &str) -> Output {
    let words = words
        .split_whitespace()
        .map(|word| word.replace("BOARDING", BOARDING).replace("MAGES", MAGES).replace("WITCHES", WITCHES));
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_abordage"));
    command.arg("odds").args(words).env_clear().env("HOME", folder.path()).env("LANG", "en_GB.UTF-8");
    command.output().expect("a process")
}

fn text(words: &str) -> String {
    let output = asked(words);
    assert!(output.status.success() && output.stderr.is_empty(), "{words}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

fn document(words: &str) -> Value {
    serde_json::from_str(&text(&format!("{words} --json"))).expect("a document")
}

fn outcome(document: &Value, name: &str) -> f64 {
    document["outcomes"][name].as_f64().expect("a chance")
}

#[track_caller]
fn is(got: f64, wanted: f64) {
    assert!((got - wanted).abs() < 1e-11, "{got} is not {wanted}");
}

#[test]
fn numbers_answer_with_the_golden_value() {
    let odds = document(WHOLE);
    let outcomes = odds["outcomes"].as_object().expect("outcomes");
    let names: Vec<&str> = outcomes.keys().map(String::as_str).collect();
    let mut wanted = ["miss", "none", "shaken", "wounds_1", "wounds_2", "wounds_3", "incapacitated", "out"];
    wanted.sort_unstable();
    assert_eq!(names, wanted);
    is(outcomes.values().filter_map(Value::as_f64).sum(), 1.0);
    is(odds["hit"].as_f64().expect("a chance"), 1.0 - 25.0 / 48.0);
    is(odds["critical_failure"].as_f64().expect("a chance"), 1.0 / 48.0);
    is(outcome(&odds, "none"), 0.206_752_919_973);
    is(outcome(&odds, "incapacitated"), 0.009_928_253_142);
}

#[test]
fn each_number_counts() {
    // d6 against 4, then d4 against Toughness 2 without armour: every hit tells.
    let plain = "--trait d6 --damage d4 --toughness 2";
    is(outcome(&document(plain), "miss"), 0.5);
    is(outcome(&document(&format!("{plain} --wild")), "miss"), 0.25);
    is(outcome(&document(&format!("{plain} --mod -1")), "miss"), 4.0 / 6.0);
    is(outcome(&document(&format!("{plain} --tn 2")), "miss"), 1.0 / 6.0);
    is(outcome(&document(&format!("{plain} --joker")), "miss"), 1.0 / 6.0);
    is(outcome(&document(&format!("{plain} --bennies 2")), "miss"), 0.125);
    // A raise, on a 6 and then at least 2 of d6, brings a die more: it alone reaches 14 at times.
    is(outcome(&document("--trait d6 --damage d4 --toughness 1000"), "none"), 0.5);
    let of = |words: &str| document(&format!("--trait d4 --tn -100 --damage d4+3 {words}"));
    // With a raise there is d4+d6+3, 5 at least.
    is(outcome(&of("--toughness 5"), "none"), 0.0);
    is(outcome(&of("--toughness 9 --armor 4 --ap 9"), "none"), 0.0);
    assert!(outcome(&of("--toughness 9 --armor 4 --ap 1"), "none") > 0.0);
    is(outcome(&of("--toughness 5 --target-shaken"), "out"), 1.0);
    is(outcome(&of("--toughness 1 --target-wild --target-wounds 3"), "incapacitated"), 1.0);
    let hurt = |wounds: u8| of(&format!("--toughness 1 --target-wild --target-wounds {wounds} --soak d6"));
    assert!(outcome(&hurt(1), "none") < outcome(&hurt(0), "none"));
}

#[test]
fn a_file_answers_as_its_attack_would_be_rolled() {
    // Kenway has Fighting d10, Rodrigues Parry 8.
    let plain = document("BOARDING kenway rodrigues");
    is(
        plain["hit"].as_f64().expect("a chance"),
        document("--trait d10 --wild --tn 8 --damage d8+2 --toughness 6")["hit"].as_f64().expect("a chance"),
    );
    let ganged = document("BOARDING kenway rodrigues gang=3");
    assert!(ganged["hit"].as_f64() > plain["hit"].as_f64());
    assert!(outcome(&document("BOARDING kenway rodrigues --soak"), "none") > outcome(&plain, "none"));
    assert!(outcome(&document("BOARDING kenway rodrigues --bennies 1"), "miss") < outcome(&plain, "miss"));
    assert!(outcome(&document("BOARDING kenway red"), "out") > 0.0);
    assert_eq!(document("BOARDING kenway red#2"), document("BOARDING kenway red"));
}

#[test]
fn people_read_bars() {
    insta::assert_snapshot!("numbers_en", text(WHOLE));
    insta::assert_snapshot!("numbers_fr", text(&format!("{WHOLE} --lang fr --mod -1 --armor 2 --ap 1 --bennies 2")));
    insta::assert_snapshot!("file_en", text("BOARDING kenway rodrigues gang=2 wild"));
    insta::assert_snapshot!("file_fr", text("BOARDING tia red with=pistol range=medium --bennies 1 --lang fr"));
}

/// Whoever casts: the chances of the roll, of its price, of each whom it strikes.
#[test]
fn castings_answer_too() {
    let bolt = document("MAGES doreen shaman power=bolt");
    let chance = |document: &Value, name: &str| document[name].as_f64().expect("a chance");
    // d10 and the Wild Die against 4.
    is(chance(&bolt, "success"), 1.0 - 0.3 * 0.5);
    is(chance(&bolt, "success") + chance(&bolt, "failure"), 1.0);
    is(chance(&bolt, "backlash"), 0.1);
    is(outcome(&bolt, "miss"), chance(&bolt, "failure"));
    let sum: f64 = bolt["outcomes"].as_object().expect("outcomes").values().filter_map(Value::as_f64).sum();
    is(sum, 1.0);
    let again = document("MAGES doreen shaman power=bolt --bennies 1");
    is(chance(&again, "failure"), (0.3_f64 * 0.5).powi(2));
    let both = document("MAGES doreen graels#1,shaman power=bolt bolts=2");
    assert_eq!(both["targets"].as_array().map(Vec::len), Some(2));
    assert_eq!(both["targets"][0]["who"], "Graels#1");
    assert!(both["outcomes"].is_null());
    let blast = document("MAGES doreen graels power=blast range=medium");
    is(blast["stray"]["strays"].as_f64().expect("a chance"), chance(&blast, "failure"));
    // A ritual on d8: a failure is a Drain, a natural 1 two.
    let ritual = document("WITCHES kerguelen finder power=bolt");
    is(ritual["drain"]["two"].as_f64().expect("a chance"), 0.125);
    is(ritual["drain"]["one"].as_f64().expect("a chance"), 0.25 * 0.5);
    assert!(ritual["backlash"].is_null() && outcome(&ritual, "shaken") > 0.0);
    let against = document("WITCHES kerguelen finder trait=spellcasting against=spirit");
    let all: f64 = ["wins", "ties", "loses"].iter().map(|name| chance(&against, name)).sum();
    is(all, 1.0);
}

#[test]
fn attacks_at_several_tell_of_each() {
    let both = document("BOARDING kenway red,rodrigues rapid=2");
    assert_eq!(both["targets"].as_array().map(Vec::len), Some(2), "{both}");
    let hit = |document: &Value, at: usize| document["targets"][at]["hit"].as_f64().expect("a chance");
    let again = document("BOARDING kenway red,rodrigues rapid=2 --bennies 1");
    assert!(hit(&again, 0) > hit(&both, 0) && hit(&again, 1) > hit(&both, 1));
}

#[test]
fn people_read_bars_of_castings() {
    insta::assert_snapshot!("bolts_en", text("MAGES doreen shaman,graels power=bolt bolts=3 --bennies 1"));
    insta::assert_snapshot!("bolts_fr", text("MAGES doreen shaman,graels power=bolt bolts=3 --lang fr"));
    insta::assert_snapshot!("blast_en", text("MAGES doreen graels power=blast range=medium --soak"));
    insta::assert_snapshot!("ritual_en", text("WITCHES kerguelen finder power=bolt"));
    insta::assert_snapshot!("ritual_fr", text("WITCHES kerguelen finder power=bolt --bennies 1 --lang fr"));
    insta::assert_snapshot!("opposed_fr", text("WITCHES kerguelen finder trait=spellcasting against=spirit --lang fr"));
    insta::assert_snapshot!("several_en", text("BOARDING kenway red,rodrigues rapid=2"));
}

#[test]
fn bad_questions_are_refused_in_one_plain_line() {
    let cases = [
        ("--trait d7 --damage d8 --toughness 5", 2, "--trait: a die"),
        ("--trait d0 --damage d8 --toughness 5", 2, "--trait: a die"),
        ("--trait d8 --damage Str+d6 --toughness 5", 2, "--damage: dice"),
        ("--trait d8 --damage 999d6 --toughness 5", 2, "--damage: dice"),
        ("--trait d8 --damage d6 --toughness 5 --armor 6", 2, "--armor is a part"),
        ("--trait d8 --damage d6 --toughness 5 --soak d6", 2, "--soak: only a Wild Card"),
        ("--trait d8 --damage d6 --toughness 5 --target-wounds 1", 2, "--target-wounds: only a Wild Card"),
        ("--trait d8 --damage d6 --toughness 5 --target-wild --soak", 2, "--soak: a die"),
        ("BOARDING kenway nobody", 3, "Nobody is called"),
        ("BOARDING kenway kenway", 3, "cannot be its own target"),
        ("BOARDING kenway rodrigues range=far", 2, "short|medium|long"),
        ("BOARDING kenway rodrigues faces=3", 2, "before the dice fall"),
        ("BOARDING kenway rodrigues --soak d8", 2, "--soak takes no die"),
        ("nowhere.ron kenway rodrigues", 1, "nowhere.ron"),
        ("MAGES doreen graels power=fly", 3, "fly"),
        ("MAGES tom graels power=bolt", 3, "bolt"),
        ("MAGES doreen graels power=bolt bolts=7", 3, "3"),
        ("MAGES doreen graels power=bolt faces=3", 2, "before the dice fall"),
        ("MAGES doreen graels power=bolt wild=1", 2, "before the dice fall"),
        ("MAGES doreen graels power=bolt gang=2", 2, "gang"),
        ("WITCHES kerguelen finder power=bolt bolts=2", 3, ""),
        ("WITCHES kerguelen finder trait=spellcasting against=spirit --bennies 1", 2, "--bennies"),
        ("WITCHES kerguelen finder against=spirit", 2, "trait"),
    ];
    for (words, code, said) in cases {
        let output = asked(words);
        let why = String::from_utf8(output.stderr).expect("text");
        assert_eq!(
            (output.status.code(), output.stdout.len(), why.lines().count()),
            (Some(code), 0, 1),
            "{words}: {why}"
        );
        assert!(why.contains(said), "{words}: {why}");
    }
    for words in [
        "",
        "BOARDING kenway",
        "--trait d8",
        "BOARDING kenway rodrigues --wild",
        "--trait d8 --damage d6 --toughness x",
    ] {
        assert_eq!(asked(words).status.code(), Some(2), "{words}");
    }
}

/// One who is out is no target, and one who is Shaken attacks nobody.
#[test]
fn whoever_cannot_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("end.ron");
    let program = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_abordage"));
        command.args(words).env_clear().env("HOME", folder.path()).output().expect("a process")
    };
    let file = path.to_str().expect("a path");
    let played = program(&[
        "run",
        BOARDING,
        "-c",
        "set rodrigues incapacitated true",
        "-c",
        "set tia shaken true",
        "--save",
        file,
    ]);
    assert!(played.status.success(), "{played:?}");
    for (who, whom, said) in [("kenway", "rodrigues", "out already"), ("tia", "red", "Shaken")] {
        let output = program(&["odds", file, who, whom]);
        let why = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), why.lines().count()), (Some(3), 1), "{why}");
        assert!(why.contains(said), "{why}");
    }
}
