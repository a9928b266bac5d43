//! Files that cannot be used: said with the place, and left as they are.

use termlens::Key;

use crate::table::{BINARY, Table, Watch, assert_given_back, encounter, fight, is_a_fight, read, write};

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
fn h32_h45_a_file_that_cannot_be_used_is_named_with_the_place_and_stays() {
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
fn h45_an_unreadable_file_says_so() {
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
fn h32_broken_settings_stay_and_defaults_apply() {
    let table = Table::new();
    let broken = "Settings(\n    lang: Some(\"fr\"),\n    mouse: perhaps,\n)\n";
    write(&table.config("settings.ron"), broken);
    let mut terminal = table.play::<&str>(&[]);
    terminal.sees("The settings cannot be used, so defaults apply: settings.ron:3:11:");
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

#[test]
fn h34_the_same_file_opened_again_is_the_same_fight() {
    let table = Table::new();
    table.write("a.ron", encounter("Once"));
    let mut terminal = table.play(&["a.ron"]);
    terminal.key(' ');
    terminal.sees("Round 1");
    let before = fight(&terminal.screen());
    for _ in 0..2 {
        terminal.key('O');
        terminal.sees("Which fight?");
        terminal.types("a.ron");
        terminal.press(Key::Enter);
        terminal.shows(&before);
    }
    terminal.leave();
    table.play(&["a.ron"]).shows(&before);
    let fights = std::fs::read_dir(table.data().join("fights")).expect("a folder").flatten();
    let journals = fights.filter(|entry| entry.path().extension().is_some_and(|end| end == "journal")).count();
    assert_eq!(journals, 1);
}

#[test]
fn h33_an_older_file_is_saved_under_a_new_name_and_a_newer_one_is_left_alone() {
    let table = Table::new();
    let old = include_str!("../formats/old-version.ron");
    table.write("old.ron", old);
    let mut terminal = table.play(&["old.ron"]);
    terminal.press(Key::Ctrl('s'));
    terminal.sees("old.fight.ron");
    terminal.press(Key::Enter);
    terminal.sees("Written to");
    let before = fight(&terminal.screen());
    terminal.leave();
    table.play(&["old.fight.ron"]).shows(&before);
    assert_eq!(read(&table.file("old.ron")), old);
    let text = refused(&table, {
        table.write("future.ron", include_str!("../formats/future-version.ron"));
        "future.ron"
    });
    assert!(text.contains("99") && text.contains("up to 1"), "{text}");
}

#[cfg(unix)]
#[test]
fn r15_a_file_behind_a_link_keeps_its_place_its_rights_and_its_owner() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let table = Table::new();
    table.write("a.ron", encounter("Linked"));
    let real = table.write("real.fight.ron", "old");
    std::fs::set_permissions(&real, std::fs::Permissions::from_mode(0o600)).expect("set");
    let given = std::os::unix::fs::chown(&real, Some(65534), Some(65534)).is_ok();
    if !given {
        eprintln!("skipped in part: whoever runs this may not give files away");
    }
    std::os::unix::fs::symlink("real.fight.ron", table.file("a.fight.ron")).expect("a link");
    let mut terminal = table.play(&["a.ron"]);
    // What lies there is not ours: asked once.
    for said in ["is there already", "Written to"] {
        terminal.press(Key::Ctrl('s'));
        terminal.sees("Write to");
        terminal.press(Key::Enter);
        terminal.sees(said);
    }
    terminal.leave();
    assert!(table.file("a.fight.ron").symlink_metadata().expect("there").is_symlink());
    let there = real.metadata().expect("there");
    assert_eq!(there.permissions().mode() & 0o777, 0o600);
    assert!(!given || (there.uid(), there.gid()) == (65534, 65534));
    assert!(read(&real).contains("Linked"));
}

#[test]
fn h32_what_is_wrong_with_the_settings_is_read_whole_in_any_window() {
    use abordage::store::Settings;
    use abordage::texts::Lang;
    for (width, height) in [(60, 20), (80, 24), (120, 40)] {
        for broken in [
            "(lang: \"fr\", dise: table)",
            "(dice: perhaps)",
            "(mouse: perhaps)",
            "(colors: rainbow)",
            "(digit_row: \"12\")",
            "(lang: \"klingon\")",
            "(keys: {\"go\": [\"g\"], \"go\": []})",
            "(mou",
        ] {
            let table = Table::new();
            write(&table.config("settings.ron"), broken);
            let error = Settings::read(broken).expect_err("it is broken");
            let whole = error.render(Lang::EN, "settings.ron".as_ref());
            let wanted = whole.lines().next().expect("a line").to_owned();
            let mut terminal = table.terminal().size(width, height).spawn(BINARY).expect("a terminal");
            terminal.until(|screen| screen.contains("settings.ron"));
            let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            let screen = terminal.screen();
            let rows = (0..height).map(|row| screen.row_text(row).trim().to_owned());
            let text = words(&rows.collect::<Vec<_>>().join(" "));
            assert!(text.contains(&words(&wanted)), "{wanted}\n{screen}");
        }
    }
}
