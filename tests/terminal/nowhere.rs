//! Where there is no terminal, or one that can do little.

use termlens::{Color, Key};

use crate::table::{BINARY, Table, Watch, encounter, is_a_fight};

#[test]
fn without_a_terminal_one_line_and_no_codes() {
    let table = Table::new();
    let output = table.run::<&str>(&[]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stdout, b"");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("terminal") && !said.contains('\x1b'), "{said}");

    for (case, redirect) in [("out", " | cat"), ("in", " </dev/null"), ("both", " </dev/null 2>&1 | cat")] {
        let script = format!("{{ {BINARY}; echo code $?; }}{redirect}; echo {case}-$((6*7)); read -r _");
        let mut terminal = table.terminal().args(["-c", &script]).spawn("sh").expect("a terminal");
        terminal.sees(&format!("{case}-42"));
        let screen = terminal.screen();
        assert!(screen.contains("code 1") && screen.contains("abordage draws on a terminal"), "{case}: {screen}");
        assert!(!screen.alternate_screen() && screen.repaints() == 0 && screen.unsupported().is_empty(), "{case}");
    }
    for name in ["dumb", ""] {
        let mut terminal = table.terminal().env("TERM", name).spawn(BINARY).expect("a terminal");
        assert_eq!(terminal.wait_exit().expect("an end").code(), Some(1));
        let screen = terminal.screen();
        assert!(screen.contains("abordage draws on a terminal") && !screen.bracketed_paste(), "TERM={name}: {screen}");
    }
    assert_eq!(table.data().read_dir().expect("a folder").count(), 0);
}

#[test]
fn what_needs_no_screen_works_anywhere() {
    let table = Table::new();
    table.write("a.ron", encounter("Here"));
    let wanted: [(&[&str], &str); 7] = [
        (&["--help"], "Usage: abordage"),
        (&["--version"], "abordage "),
        (&["run", "--help"], "--dice"),
        (&["check", "a.ron"], "a.ron: fine"),
        (&["run", "a.ron", "-c", "deal", "--seed", "1"], "Round 1"),
        (&["paths"], "fights in progress: "),
        (&["--lang", "fr", "check", "a.ron"], "a.ron : rien à redire"),
    ];
    for (arguments, text) in wanted {
        for term in ["dumb", "", "xterm-256color"] {
            let output = table.command().args(arguments).env("TERM", term).output().expect("a process");
            let said = String::from_utf8(output.stdout).expect("text");
            assert!(output.status.success() && said.contains(text), "{arguments:?}: {said}");
            assert!(!said.contains('\x1b') && output.stderr.is_empty(), "{arguments:?}: {said}");
        }
    }
    // A file before a command, or a face left out, is no usage.
    for arguments in [&["a.ron", "paths"][..], &["run", "a.ron", "--dice", "8,,4", "-c", "deal"]] {
        let output = table.run(arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
    }
    // A pipe that nobody reads is no fault of the program.
    let script = format!("{{ {BINARY} --help; echo code $? >&2; }} | true; read -r _");
    table
        .terminal()
        .args(["-c", &script])
        .spawn("sh")
        .expect("a terminal")
        .until(|screen| screen.contains("code 0") && !screen.contains("panicked"));
}

#[test]
fn without_colours_the_chosen_row_is_still_reversed() {
    let table = Table::new();
    let mut terminal = table.terminal().env("NO_COLOR", "1").spawn(BINARY).expect("a terminal");
    terminal.until(is_a_fight);
    for key in [Key::Char(' '), Key::Down, Key::Enter, Key::Char('a')] {
        terminal.press(key);
    }
    let screen = terminal.screen();
    let cells = || {
        (0..screen.rows())
            .flat_map(|row| (0..screen.cols()).map(move |col| (row, col)))
            .filter_map(|(row, col)| screen.cell(row, col))
    };
    assert!(cells().all(|cell| cell.style().fg == Color::Default && cell.style().bg == Color::Default));
    assert!(cells().any(|cell| cell.style().reverse), "{}", screen.with_styles());
    assert!(cells().any(|cell| cell.style().bold), "{}", screen.with_styles());
    terminal.leave();
}
