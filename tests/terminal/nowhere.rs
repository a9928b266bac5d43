//! Where there is no terminal, or one that can do little.

use termlens::{Color, Key};

use crate::table::{BINARY, Table, Watch, encounter, is_a_fight};

#[test]
fn h50_r13_without_a_terminal_one_line_and_no_codes() {
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
fn h50_r13_what_needs_no_screen_works_anywhere() {
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
fn h51_r13_without_colours_the_chosen_row_is_still_reversed() {
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

#[test]
fn h51_r13_only_the_sixteen_colours_of_the_terminal_are_used() {
    let table = Table::new();
    for (term, lang) in [("xterm-256color", "en_GB.UTF-8"), ("linux", "C"), ("xterm", "C.UTF-8"), ("screen", "")] {
        let mut terminal = table.terminal().env("TERM", term).env("LANG", lang).spawn(BINARY).expect("a terminal");
        terminal.until(is_a_fight);
        for key in [Key::Char(' '), Key::Down, Key::Enter, Key::Char('a')] {
            terminal.press(key);
        }
        let screen = terminal.screen();
        let sixteen =
            |color: Color| matches!(color, Color::Default) || matches!(color, Color::Indexed(index) if index < 16);
        for (row, col) in (0..screen.rows()).flat_map(|row| (0..screen.cols()).map(move |col| (row, col))) {
            let style = *screen.cell(row, col).expect("a cell").style();
            // The ground is the terminal's own, light or dark; where it is not, the letters are not either.
            let readable = style.bg == Color::Default || (sixteen(style.bg) && style.fg != Color::Default);
            assert!(sixteen(style.fg) && readable, "{term}: {style:?} at {row}, {col}");
        }
        terminal.leave();
    }
}

#[test]
fn r4_an_answer_that_cannot_be_written_is_no_success() {
    if !std::path::Path::new("/dev/full").exists() {
        eprintln!("skipped: no device that is always full");
        return;
    }
    let table = Table::new();
    table.write("a.ron", encounter("Here"));
    for arguments in [&["run", "a.ron", "-c", "deal"][..], &["run", "a.ron", "--json"], &["check", "a.ron"], &["paths"]]
    {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("a device");
        let output = table.command().args(arguments).stdout(full).output().expect("a process");
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{arguments:?}: {said}");
    }
    let output = table.run(&["run", "a.ron", "-c", "deal", "--save", "/dev/full"]);
    assert_eq!(output.status.code(), Some(1));
}
