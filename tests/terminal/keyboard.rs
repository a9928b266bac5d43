//! Keys as terminals send them that tell presses from releases, H52.

use abordage::journal::Record;
use abordage::store::{Disk as _, JournalFile, Real};
use termlens::Key;

use crate::table::{Table, Watch, wait_for};

/// A key of the kitty protocol: 1 is a press, 2 a repeat, 3 a release.
fn event(key: char, kind: u8) -> String {
    format!("\u{1b}[{};1:{kind}u", u32::from(key))
}

/// The steps that the journal of the one fight holds.
fn steps(table: &Table) -> usize {
    let folder = table.data().join("fights");
    let files = Real.list(&folder).unwrap_or_default();
    let journal = files.into_iter().find(|path| path.extension().is_some_and(|end| end == "journal"));
    let records = journal.and_then(|path| JournalFile::peek(&Real, &path).ok()).unwrap_or_default();
    records.iter().filter(|record| matches!(record, Record::Step(_))).count()
}

#[test]
fn h52_a_release_is_no_second_press() {
    let table = Table::new();
    let mut terminal = table.play::<&str>(&[]);
    terminal.send_str(&event(' ', 1)).expect("sent");
    terminal.sees("Round 1");
    // Two keys down, then two keys up: nothing that guards against a held key sees one.
    let both = [event('S', 1), event('P', 1), event('S', 3), event('P', 3), event(' ', 3)].concat();
    terminal.send_str(&both).expect("sent");
    terminal.sees("prone");
    let typed = |kind| ['a', 'b', 'c'].map(|key| event(key, kind)).concat();
    terminal.send_str(&format!("{}{}{}{}", event(':', 1), event(':', 3), typed(1), typed(3))).expect("sent");
    terminal.sees(": abc_");
    wait_for("the third step", || steps(&table) >= 3);
    terminal.press(Key::Esc);
    terminal.lacks(": abc_");
    terminal.send_str(&[event('q', 1), event('q', 3)].concat()).expect("sent");
    terminal.sees("Leave?");
    assert_eq!(steps(&table), 3, "one round, one Shaken, one prone");
    terminal.send(Key::Enter).expect("sent");
    assert_eq!(terminal.wait_exit().expect("an end").code(), Some(0));
    assert_eq!(steps(&table), 3);
}

#[test]
fn h53_a_repeat_that_the_terminal_tells_of_is_no_second_press_either() {
    let table = Table::new();
    let mut terminal = table.play::<&str>(&[]);
    let held = [event(' ', 1), event(' ', 2), event(' ', 2), event(' ', 3)].concat();
    terminal.send_str(&held).expect("sent");
    terminal.sees("Round 1");
    terminal
        .send_str(&[event(':', 1), event('x', 1), event('x', 2), event('x', 2), event('x', 3)].concat())
        .expect("sent");
    terminal.sees(": xxx_");
    terminal.press(Key::Esc);
    terminal.leave();
    assert_eq!(steps(&table), 1, "a held go is one round");
}
