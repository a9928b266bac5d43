//! The clock of the machine is set back: nothing falls over, and every order stays.

use std::path::PathBuf;

use termlens::Terminal;

use crate::table::{BINARY, Table, Watch, encounter, fight, is_a_fight, write};

/// What puts another clock before a program; none where it is not installed.
fn library() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten().map(|entry| entry.path());
    let found = folders.map(|folder| folder.join("faketime/libfaketimeMT.so.1")).find(|path| path.exists());
    if found.is_none() {
        eprintln!("skipped: no `faketime` here");
    }
    found
}

/// The program with a clock that stands in a file.
fn under(table: &Table, library: &PathBuf) -> Terminal {
    let terminal = table.terminal().env("LD_PRELOAD", library).env("FAKETIME_TIMESTAMP_FILE", table.file("clock"));
    // What only ever goes on, no step of a clock changes.
    let terminal = terminal.env("FAKETIME_NO_CACHE", "1").env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    let mut terminal = terminal.spawn(BINARY).expect("a terminal");
    terminal.until(is_a_fight);
    terminal
}

#[test]
fn r16_a_clock_that_is_set_back_in_play_changes_nothing() {
    let Some(library) = library() else { return };
    let table = Table::new();
    let set = |clock: &str| write(&table.file("clock"), clock);
    set("@2030-01-01 12:00:00");
    let mut terminal = under(&table, &library);
    terminal.key(' ');
    terminal.sees("Round 1");
    // Years back, before all time, and back again.
    for clock in ["@2001-01-01 00:00:00", "@1965-07-01 00:00:00", "@2029-12-31 23:59:59", "@1999-01-01 00:00:00"] {
        set(clock);
        for key in ['e', 'S'] {
            terminal.key(key);
        }
    }
    let before = fight(&terminal.screen());
    terminal.leave();
    let journal = std::fs::read(table.data().join("fights/fight-0001.journal")).expect("a journal");
    let found = abordage::store::journal_lines::read(&journal).expect("this format");
    assert_eq!((found.good, found.behind), (journal.len(), 0));
    assert!(found.records.len() > 5, "{} records", found.records.len());
    for clock in ["@1965-07-01 00:00:00", "@2040-01-01 00:00:00"] {
        set(clock);
        let mut terminal = under(&table, &library);
        terminal.shows(&before);
        terminal.leave();
    }
}

#[test]
fn r16_a_clock_that_was_set_back_changes_no_order() {
    let table = Table::new();
    for title in ["One", "Two", "Three"] {
        table.write(&format!("{title}.ron"), encounter(title));
        table.play(&[format!("{title}.ron")]).leave();
    }
    // All that is there was written in a future that has not come yet, the oldest last.
    let future = std::time::UNIX_EPOCH + std::time::Duration::from_hours(1_000_000);
    for (hours, number) in [(3, 1), (2, 2), (1, 3)] {
        for end in ["journal", "ron"] {
            let path = table.data().join(format!("fights/fight-000{number}.{end}"));
            let file = std::fs::File::options().append(true).open(path).expect("a file");
            file.set_modified(future + std::time::Duration::from_hours(hours)).expect("set");
        }
    }
    let mut terminal = table.play::<&str>(&[]);
    terminal.until(|screen| screen.row_text(0).contains("Three"));
    terminal.key('O');
    terminal.until(|screen| {
        let row = |title: &str| (0..screen.rows()).find(|row| *row > 1 && screen.row_text(*row).contains(title));
        let rows = ["Three", "Two", "One"].map(row);
        rows.iter().all(Option::is_some) && rows.is_sorted()
    });
}
