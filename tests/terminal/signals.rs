//! Told to end, or fallen: the terminal is given back.

use crate::table::{Table, Watch, assert_given_back, fight, is_a_fight, signal, under_a_shell};

#[test]
fn a_signal_gives_the_terminal_back_and_keeps_the_fight() {
    for (name, code) in [("TERM", 143), ("INT", 130), ("HUP", 129), ("QUIT", 131)] {
        let table = Table::new();
        let mut terminal = under_a_shell(table.terminal());
        terminal.until(is_a_fight);
        for key in [' ', 'e', 'S'] {
            terminal.key(key);
        }
        terminal.sees("By hand");
        let before = fight(&terminal.screen());
        signal(table.pid(), name);
        terminal.sees(&format!("code {code}, same"));
        assert_given_back(&terminal.screen());
        table.play::<&str>(&[]).shows(&before);
    }
}

#[test]
fn ctrl_c_leaves_at_once() {
    let table = Table::new();
    let mut terminal = under_a_shell(table.terminal());
    terminal.until(is_a_fight);
    terminal.send(termlens::Key::Ctrl('c')).expect("sent");
    terminal.sees("code 0, same");
    assert_given_back(&terminal.screen());
}

#[test]
fn a_panic_gives_the_terminal_back_and_keeps_the_fight() {
    if !cfg!(debug_assertions) {
        eprintln!("skipped: only a debug build can be made to panic");
        return;
    }
    let table = Table::new();
    let mut terminal = table.play::<&str>(&[]);
    for key in [' ', 'e', 'S'] {
        terminal.key(key);
    }
    terminal.sees("By hand");
    let before = fight(&terminal.screen());
    terminal.leave();

    let mut terminal = under_a_shell(table.terminal().env("ABORDAGE_PANIC", "frame"));
    terminal.sees("code 101, same");
    terminal.sees("panicked");
    assert_given_back(&terminal.screen());
    table.play::<&str>(&[]).shows(&before);
}
