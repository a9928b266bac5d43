//! Files that cannot be used: said with the place, and left as they are.

use termlens::Key;

use crate::table::{Table, Watch, assert_given_back, encounter, fight, is_a_fight, read, write};

/// Opens a file that cannot be used: the text that was said, before any screen was taken.
fn refused(table: &Table, name: &str) -> String {
    let mut terminal = table.open(&[name]);
    assert_eq!(terminal.wait_exit().expect("an end").code(), Some(1), "{name}");
    let screen = terminal.screen();
    assert_given_back(&screen);
    assert_eq!(screen.repaints(), 0, "{name}: no frame was painted");
    screen.text()
}

#[test]
fn a_file_that_cannot_be_used_is_named_with_the_place_and_stays() {
    let table = Table::new();
    assert!(refused(&table, "nowhere.ron").contains("nowhere.ron: there is no such file"));
    std::fs::create_dir(table.file("folder.ron")).expect("a folder");
    assert!(refused(&table, "folder.ron").contains("folder.ron:"));

    let samples: [(&str, &[u8], &str); 3] = [
        ("truncated.ron", include_bytes!("../formats/truncated.ron"), "truncated.ron:"),
        ("future.ron", include_bytes!("../formats/future-version.ron"), "future.ron:"),
        ("utf16.ron", include_bytes!("../formats/utf16le-bom.ron"), "UTF-16"),
    ];
    for (name, content, said) in samples {
        let path = table.write(name, content);
        let text = refused(&table, name);
        assert!(text.contains(said), "{name}: {text}");
        assert_eq!(std::fs::read(path).expect("a file"), content, "{name}");
    }
    let broken = encounter("Broken").replace("count: 3", "count: three");
    table.write("broken.ron", &broken);
    let text = refused(&table, "broken.ron");
    let line = broken.lines().position(|line| line.contains("three")).expect("a line") + 1;
    assert!(text.contains(&format!("broken.ron:{line}:")) && text.contains("three") && text.contains('^'), "{text}");
    assert_eq!(read(&table.file("broken.ron")), broken);
}

#[test]
fn an_unreadable_file_says_so() {
    use std::os::unix::fs::PermissionsExt as _;
    let table = Table::new();
    let path = table.write("secret.ron", encounter("Secret"));
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o000)).expect("set");
    if std::fs::File::open(&path).is_ok() {
        eprintln!("skipped: whoever runs this may read everything");
        return;
    }
    assert!(refused(&table, "secret.ron").contains("secret.ron:"));
}

#[test]
fn broken_settings_stay_and_defaults_apply() {
    let table = Table::new();
    let broken = "Settings(\n    lang: Some(\"fr\"),\n    mouse: perhaps,\n)\n";
    write(&table.config("settings.ron"), broken);
    let mut terminal = table.play::<&str>(&[]);
    terminal.sees("The settings cannot be used");
    // An option is changed, and the broken file is still there byte for byte.
    terminal.key('D');
    terminal.key('M');
    terminal.key(' ');
    terminal.sees("Round 1");
    terminal.leave();
    assert_eq!(read(&table.config("settings.ron")), broken);
    assert_eq!(std::fs::read_dir(table.config("")).expect("a folder").count(), 1);
}

#[test]
fn a_file_changed_outside_is_asked_about_and_the_other_is_kept() {
    for take_file in [false, true] {
        let table = Table::new();
        table.write("a.ron", encounter("As it was"));
        let mut terminal = table.play(&["a.ron"]);
        terminal.key(' ');
        terminal.sees("Round 1");
        let played = fight(&terminal.screen());
        terminal.leave();

        // Unchanged, it goes on without a question.
        let mut terminal = table.play(&["a.ron"]);
        terminal.shows(&played);
        terminal.leave();

        table.write("a.ron", encounter("As it is now"));
        let mut terminal = table.play(&["a.ron"]);
        terminal.sees("Which counts?");
        terminal.sees("the file as it is now");
        if take_file {
            terminal.press(Key::Down);
        }
        terminal.press(Key::Enter);
        if take_file {
            terminal.until(|screen| is_a_fight(screen) && screen.row_text(0).contains("As it is now"));
            terminal.key('O');
            terminal.sees("Which fight?");
            terminal.types("As it was");
            terminal.press(Key::Enter);
            terminal.shows(&played);
            terminal.leave();
        } else {
            terminal.shows(&played);
            terminal.leave();
            // Not asked again, and the file is as somebody wrote it.
            let mut terminal = table.play(&["a.ron"]);
            terminal.shows(&played);
            terminal.leave();
        }
        assert_eq!(read(&table.file("a.ron")), encounter("As it is now"));
    }
}

#[test]
fn a_damaged_journal_never_refuses_the_start() {
    let table = Table::new();
    let mut terminal = table.play::<&str>(&[]);
    for key in [' ', 'e', 'S'] {
        terminal.key(key);
    }
    terminal.sees("By hand");
    terminal.leave();
    let journal = table.data().join("fights").join("fight-0001.journal");
    let bytes = std::fs::read(&journal).expect("a journal");
    for damaged in [&b""[..], &b"rubbish"[..], &bytes[..bytes.len() / 2], &bytes[..40], &bytes[..bytes.len() - 3]] {
        write(&journal, damaged);
        let mut terminal = table.play::<&str>(&[]);
        terminal.key(' ');
        terminal.sees("Round 1");
        terminal.leave();
    }
    // With a file it is the same.
    table.write("a.ron", encounter("From a file"));
    table.play(&["a.ron"]).leave();
    for journal in std::fs::read_dir(table.data().join("fights")).expect("a folder").flatten() {
        if journal.path().extension().is_some_and(|end| end == "journal") {
            write(&journal.path(), "");
        }
    }
    table.play(&["a.ron"]).until(|screen| screen.row_text(0).contains("From a file"));
}
