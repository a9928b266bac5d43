//! Text from files steers no terminal.

use termlens::Screen;

use crate::table::{Table, Watch, is_a_fight};

const CONTROLS: &str = include_str!("../formats/control-chars.ron");

/// Control characters and such as turn the direction of a line; a line feed ends lines.
fn is_hostile(letter: char) -> bool {
    (letter.is_control() && letter != '\n')
        || matches!(letter, '\u{61c}' | '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[track_caller]
fn assert_harmless(text: &[u8]) {
    let text = std::str::from_utf8(text).expect("UTF-8");
    assert!(!text.contains(is_hostile), "{text:?}");
}

fn cells(screen: &Screen) -> String {
    (0..screen.rows())
        .flat_map(|row| (0..screen.cols()).filter_map(move |col| screen.cell(row, col)))
        .map(termlens::Cell::contents)
        .collect()
}

/// The sample, with names where they must be, and notes.
fn sample() -> String {
    let named = CONTROLS.replace("name: \"\"", "name: \"E\\u{7}\"").replace("name: \"   \"", "name: \"L\\u{2066}\"");
    named.replace("id: ", "notes: [\"n\\u{1b}[5m\\u{9b}H\"], id: ")
}

#[test]
fn h43_r12_names_never_steer_the_screen() {
    let table = Table::new();
    table.write("controls.ron", sample());
    let mut terminal = table.play(&["controls.ron"]);
    for key in [' ', 'e', 'S', 'a', 'm'] {
        terminal.key(key);
        let screen = terminal.screen();
        assert!(is_a_fight(&screen) || screen.alternate_screen(), "{screen}");
        assert_harmless(cells(&screen).as_bytes());
        assert_eq!((screen.bells(), screen.title(), screen.links().len()), (0, "", 0), "{screen}");
        // The one sequence of our own that the emulator does not know: no underline colour.
        assert!(screen.unsupported().iter().all(|sequence| sequence == "^[[59m"), "{:?}", screen.unsupported());
        assert!(screen.contains("Red") && screen.contains("CSI8"), "{screen}");
    }
    // The name is written as it was, and harmless where it is shown.
    terminal.signal(termlens::Signal::Term).expect("sent");
    terminal.wait_exit().expect("an end");
    assert!(!terminal.screen().alternate_screen());
}

#[test]
fn h43_r12_names_never_steer_what_is_printed() {
    let table = Table::new();
    table.write("controls.ron", sample());
    table.write("odd\u{1b}[31m\u{9b}2J\r.ron", sample());
    let wrong = "(version: 1, title: \"x\", system: SavageWorlds(),\n combatants: [(name: \"A\u{1b}]0;owned\u{7}\u{9b}2J\u{202e}\", kind: Wild\u{202e}Card, skills: {\"Fi\u{1b}[2J\": \"d7\"})])";
    table.write("wrong.ron", wrong);
    table.write("script", "deal\nnote red \u{1b}[2Jgone\u{9b}\n");
    let wanted: [&[&str]; 12] = [
        &["check", "controls.ron", "wrong.ron", "odd\u{1b}[31m\u{9b}2J\r.ron", "none\u{1b}[2J.ron"],
        &["run", "controls.ron", "-c", "deal", "--seed", "1"],
        &["run", "controls.ron", "-c", "deal", "--seed", "1", "--json"],
        &["run", "controls.ron", "-c", "deal", "--seed", "1", "--screen", "80x24"],
        &["run", "controls.ron", "-c", "deal", "-c", "note red \u{1b}[2Jx", "--script", "script"],
        &["run", "controls.ron", "-c", "wound red\u{1b}[2J 7"],
        &["run", "controls.ron", "-c", "\u{1b}[2Jdeal\u{202e}"],
        &["run", "controls.ron", "-c", "shaken red", "-c", "attack red title"],
        &["run", "wrong.ron"],
        &["run", "controls.ron", "--deck", "K\u{1b}S"],
        &["run", "controls.ron", "--dice", "\u{1b}[2J"],
        &["run", "controls.ron", "--save", "no\u{1b}[2Jwhere/x.ron"],
    ];
    for arguments in wanted {
        let output = table.run(arguments);
        assert_harmless(&output.stdout);
        assert_harmless(&output.stderr);
    }
    for arguments in [
        &["--lang", "e\u{1b}[2J"][..],
        &["run", "controls.ron", "--screen", "\u{1b}[2J"],
        &["--f\u{1b}[2J"],
        &["run", "a", "--seed", "\u{9b}2J"],
    ] {
        let output = table.run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_harmless(&output.stderr);
    }
    // On a terminal, before any screen is taken.
    let mut terminal = table.open(&["wrong.ron"]);
    assert_eq!(terminal.wait_exit().expect("an end").code(), Some(1));
    let screen = terminal.screen();
    assert_harmless(cells(&screen).as_bytes());
    assert!(screen.title().is_empty() && screen.bells() == 0 && screen.unsupported().is_empty(), "{screen}");
    // What is read by a program again loses nothing.
    let output = table.run(&["run", "controls.ron", "-c", "deal", "--json"]);
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a document");
    assert!(document.to_string().contains("Red\\u001b[31m alert"), "{document}");
}
