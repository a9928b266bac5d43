//! Files of hostile size and shape: time and memory grow with the size and no faster.

use std::process::Command;
use std::time::{Duration, Instant};

use abordage::store::{self, Library, journal_lines};

/// A shape of about so many bytes.
type Shape = fn(usize) -> String;

fn around(middle: &str) -> String {
    format!("(version: 1, title: \"t\", system: SavageWorlds(), combatants: [(name: \"A\", {middle})])")
}

fn filled(unit: &str, length: usize) -> String {
    unit.repeat(length / unit.len())
}

/// One combatant of another game.
fn of(system: &str, middle: &str) -> String {
    around(middle).replace("SavageWorlds", system)
}

/// The same text again and again, each with a number of its own in place of `#`.
fn numbered(unit: &str, length: usize) -> String {
    (0..length / (unit.len() + 5)).map(|number| unit.replace('#', &number.to_string())).collect()
}

/// A file with something behind its combatants.
fn behind(rest: &str) -> String {
    around("id: 1").replace(")])", &format!(")], {rest})"))
}

const SHAPES: [(&str, Shape); 28] = [
    ("line breaks in a note", |n| around(&format!("notes: [\"{}\"]", filled("\\n", n)))),
    ("escapes in a note", |n| around(&format!("notes: [\"{}\"]", filled("\\u{1b}", n)))),
    ("a long name", |n| around("").replace("\"A\"", &format!("\"{}\"", filled("é", n)))),
    ("short notes", |n| around(&format!("notes: [{}]", filled("\"a line of the log\",", n)))),
    ("numbers where none belong", |n| around(&format!("wounds: [{}]", filled("1.5,", n)))),
    ("unknown fields", |n| around(&filled("wonds: 1, ", n))),
    ("the same field", |n| around(&filled("wounds: 1, ", n))),
    ("skills", |n| around(&format!("skills: {{{}}}", filled("\"Fighting\": \"d6\",", n)))),
    ("edges that are nearly known", |n| around(&format!("edges: [{}]", filled("\"Level Haeded\",", n)))),
    ("combatants", |n| around("").replace("(name: \"A\", )", &filled("(name: \"Pirate\", like: \"pirate\"),", n))),
    ("wrong combatants", |n| {
        around("").replace("(name: \"A\", )", &filled("(name: \"P\", pace: 99, like: \"pirat\"),", n))
    }),
    ("empty texts", |n| around(&format!("notes: [{}]", filled("\"\",", n)))),
    ("no more texts than allowed", |n| around(&format!("notes: [{}]", filled("\"\",", n.min(299_000))))),
    ("different skills", |n| around(&format!("skills: {{{}}}", numbered("\"Skill #\": \"d6\",", n)))),
    ("weapons that are nearly known", |n| around(&format!("weapons: [{}]", filled("\"cutlas\",", n)))),
    ("weapons of one's own", |n| around(&format!("weapons: [{}]", filled("(name:\"\",damage:\"d6\"),", n)))),
    ("effects", |n| around(&format!("effects: [{}]", filled("(id:1,kind:Word,name:\"\"),", n)))),
    ("injuries", |n| around(&format!("injuries: [{}]", filled("(kind:Arm,lasts:Fight),", n)))),
    ("figures", |n| around(&format!("members: [{}]", filled("(),", n)))),
    ("what is owed", |n| behind(&format!("pending: [{}]", filled("Bleeding(who:1),", n)))),
    ("players", |n| behind(&format!("players: [{}]", numbered("\"#\",", n)))),
    ("conditions", |n| of("JetsDeDes", &format!("conditions: [{}]", filled("\"x\",", n)))),
    ("scores", |n| of("JetsDeDes", &format!("scores: ({})", filled("a:1,", n)))),
    ("penalties", |n| of("JetsDeDes", &format!("penalties: [{}]", filled("(on:Speed),", n)))),
    ("talents", |n| of("Simulacres", &format!("talents: {{{}}}", numbered("\"T#\": 1,", n)))),
    ("brackets", |n| around(&format!("notes: {}", filled("[", n)))),
    ("comments", |n| format!("{}{}", filled("/* ", n / 2), filled(" */", n / 2)) + &around("")),
    ("empty lines", |n| filled("\r\n", n) + &around("pace: 99")),
];

/// The shortest of three times: whatever else the machine does makes them longer.
#[expect(clippy::disallowed_methods, reason = "a command measures; no test judges")]
fn time(work: impl Fn()) -> Duration {
    let once = || {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    (0..3).map(|_| once()).min().unwrap_or_default()
}

fn read(text: &str) {
    if let Err(error) = store::read(text, Library::built_in()) {
        let said = error.render(abordage::texts::Lang::EN, "f.ron".as_ref());
        // A page of it is enough for anybody.
        assert!(!said.is_empty() && said.len() < 100_000, "{} bytes are said", said.len());
    }
}

fn journal(length: usize) -> String {
    let mut text = journal_lines::head();
    text += &journal_lines::line(0, &crate::journals::start()).expect("a line");
    for number in 1.. {
        if text.len() > length {
            break;
        }
        text += &journal_lines::line(number, &crate::journals::step(1)).expect("a line");
    }
    text
}

#[test]
fn r6_hostile_shapes_are_read_to_their_end() {
    for (_, shape) in SHAPES {
        read(&shape(200_000));
    }
    let found = journal_lines::read(journal(300_000).as_bytes()).expect("this format");
    assert!(found.records.len() > 3000);
}

#[test]
fn r6_what_is_too_much_is_refused_where_it_stands() {
    let said = |text: &str| {
        let error = store::read(text, Library::built_in()).expect_err("too much");
        error.render(abordage::texts::Lang::EN, "f.ron".as_ref())
    };
    for (text, wanted) in [
        (around(&format!("notes: [{}]", filled("\"\",", 300_000))), "too many texts between quotes; 100000"),
        (around(&format!("skills: {{{}}}", filled("\"Fighting\": \"d6\",", 20_000))), "too many entries; 500"),
        (around(&format!("effects: [{}]", filled("(id:1,kind:Word,name:\"\"),", 20_000))), "too many entries; 500"),
        (of("JetsDeDes", &format!("penalties: [{}]", filled("(on:Speed),", 20_000))), "too many entries; 500"),
        (of("JetsDeDes", &format!("scores: ({})", filled("a:1,", 20_000))), "too many entries; 500"),
        (of("Simulacres", &format!("talents: {{{}}}", numbered("\"T#\": 1,", 20_000))), "too many entries; 500"),
    ] {
        let said = said(&text);
        assert!(said.starts_with("f.ron:1:") && said.contains(wanted), "{said}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn r5_memory_is_bounded() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, shape) in SHAPES {
        let path = folder.path().join("f.ron");
        let text = shape(3 << 20);
        #[expect(clippy::disallowed_methods, reason = "a test writes what no program would")]
        std::fs::write(&path, &text).expect("written");
        // What an unoptimised program takes for nothing, and ten times the file.
        let limit = 45_000 + 10 * text.len() / 1024;
        let script = format!("ulimit -v {limit} && exec \"$0\" check f.ron");
        let mut command = Command::new("sh");
        command.args(["-c", &script, env!("CARGO_BIN_EXE_abordage")]).current_dir(folder.path());
        let output = command.output().expect("a process");
        assert!(matches!(output.status.code(), Some(0 | 1)), "{name}: {:?}", output.status);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!said.contains("memory"), "{name}: {said}");
    }
}

/// `cargo test --release --test faults linear -- --ignored --nocapture`
#[test]
#[ignore = "measures: twice as much may take 2.6 times as long"]
#[expect(clippy::print_stderr, reason = "it is run for what it says")]
fn r6_time_is_linear() {
    let mut wrong = Vec::new();
    let mut judge = |name: &str, once: Duration, twice: Duration| {
        let ratio = twice.as_secs_f64() / once.as_secs_f64().max(1e-3);
        eprintln!("{name:<28} 4 MB {once:>9.1?}  8 MB {twice:>9.1?}  ratio {ratio:.2}");
        // Below that, noise is measured.
        if twice > Duration::from_millis(50) && ratio > 2.6 {
            wrong.push(name.to_owned());
        }
    };
    for (name, shape) in SHAPES {
        let (once, twice) = (shape(4 << 20), shape(8 << 20));
        judge(name, time(|| read(&once)), time(|| read(&twice)));
    }
    let (once, twice) = (journal(4 << 20), journal(8 << 20));
    let told = |text: &str| drop(journal_lines::read(text.as_bytes()).expect("this format"));
    judge("a journal", time(|| told(&once)), time(|| told(&twice)));
    assert!(wrong.is_empty(), "{wrong:?}");
}
