//! Stopped for a while, by the key or from outside, and gone on with.

use termlens::{Key, Terminal};

use crate::table::{BINARY, Table, Watch, assert_given_back, fight, is_a_fight, signal, wait_for};

/// A shell with jobs, where there is one.
fn shell(table: &Table) -> Option<Terminal> {
    // The shell's own use of the modes that are looked at here.
    let quiet = table.write("inputrc", "set enable-bracketed-paste off\n");
    let shell = table
        .terminal()
        .env("INPUTRC", quiet)
        .env("PS1", "shell> ")
        .args(["--norc", "--noprofile", "-i"])
        .spawn("bash");
    if shell.is_err() {
        eprintln!("skipped: no bash here");
    }
    shell.ok()
}

#[test]
fn h47_r8_ctrl_z_hands_the_terminal_to_the_shell_and_back() {
    let table = Table::new();
    let Some(mut terminal) = shell(&table) else { return };
    terminal.sees("shell>");
    terminal.send_str(&format!("stty -g > before; echo $$ > shell; {BINARY}\r")).expect("sent");
    terminal.until(is_a_fight);
    for key in [' ', 'e', 'S'] {
        terminal.key(key);
    }
    terminal.sees("By hand");
    let before = fight(&terminal.screen());

    for ask in 0..crate::table::number("ABORDAGE_WAYS", 2) {
        terminal.send(Key::Ctrl('z')).expect("sent");
        terminal.until(|screen| !screen.alternate_screen() && screen.contains("Stopped"));
        assert_given_back(&terminal.screen());
        terminal.send_str(&format!("clear; stty -g | cmp - before && echo ask{ask}-$((6*7))\r")).expect("sent");
        terminal.sees(&format!("ask{ask}-42"));
        terminal.send_str("fg\r").expect("sent");
        terminal.until(|screen| is_a_fight(screen) && fight(screen) == before && screen.bracketed_paste());
        terminal.until(|screen| !screen.mouse_modes().is_empty() && !screen.cursor_visible());
        // Another key, or the next Ctrl-Z would be the same one, held.
        terminal.press(Key::Down);
    }
    // Keys arrive as keys again.
    terminal.key('P');
    terminal.until(|screen| fight(screen) != before);
    terminal.key('q');
    terminal.sees("Leave?");
    terminal.send(Key::Enter).expect("sent");
    terminal.until(|screen| !screen.alternate_screen() && screen.row_text(screen.cursor().0).trim() == "shell>");
    terminal.send_str("clear; stty -g | cmp - before && echo all-$((6*7))\r").expect("sent");
    terminal.sees("all-42");
}

#[test]
fn h47_r8_stopped_from_outside_under_a_shell() {
    let table = Table::new();
    let Some(mut terminal) = shell(&table) else { return };
    terminal.sees("shell>");
    terminal.send_str(&format!("sh -c 'echo $$ > pid; exec {BINARY}'\r")).expect("sent");
    terminal.until(is_a_fight);
    for key in [' ', 'e', 'S'] {
        terminal.key(key);
    }
    terminal.sees("By hand");
    let before = fight(&terminal.screen());
    for name in ["STOP", "TSTP"].repeat(crate::table::number("ABORDAGE_WAYS", 2) / 2) {
        signal(table.pid(), name);
        terminal.sees("Stopped");
        terminal.send_str("clear; echo shell-$((6*7))\r").expect("sent");
        terminal.sees("shell-42");
        terminal.send_str("fg\r").expect("sent");
        terminal.shows(&before);
        // Raw again: a key acts without Enter, and is not echoed.
        terminal.key('q');
        terminal.sees("Leave?");
        terminal.press(Key::Esc);
        terminal.shows(&before);
    }
    terminal.key('q');
    terminal.sees("Leave?");
    terminal.send(Key::Enter).expect("sent");
    terminal.until(|screen| !screen.alternate_screen());
}

#[cfg(target_os = "linux")]
#[test]
fn what_was_written_over_a_stopped_screen_is_painted_over() {
    let table = Table::new();
    let mut terminal = table.play::<&str>(&[]);
    terminal.key(' ');
    terminal.sees("Round 1");
    let before = fight(&terminal.screen());
    let pid = terminal.pid().expect("a process");
    signal(pid, "STOP");
    let state = || crate::table::read(format!("/proc/{pid}/stat").as_ref());
    wait_for("the stop", || state().rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with('T')));
    crate::table::write(format!("/proc/{pid}/fd/1").as_ref(), "\x1b[3;3HSCRIBBLE\x1b[20;20HSCRIBBLE");
    terminal.sees("SCRIBBLE");
    signal(pid, "CONT");
    terminal.until(|screen| !screen.contains("SCRIBBLE") && is_a_fight(screen) && fight(screen) == before);
    terminal.leave();
    assert_given_back(&terminal.screen());
}
