//! Every way out, told or fallen: the terminal is given back, and the fight is kept.

use termlens::{Key, Signal, Terminal};

use crate::table::{
    BINARY, Table, Watch, assert_given_back, fight, is_a_fight, number, signal, under_a_shell, wait_for,
};

/// Each way so often; `ABORDAGE_WAYS=20` for all that is asked for.
fn times() -> usize {
    number("ABORDAGE_WAYS", 2)
}

/// The program under a shell, with something played.
fn played(table: &Table, fall: &str) -> Terminal {
    let mut terminal = under_a_shell(table.terminal().env("ABORDAGE_PANIC", fall));
    terminal.until(is_a_fight);
    for key in [' ', 'e', 'S'] {
        terminal.key(key);
    }
    terminal.sees("By hand");
    terminal
}

#[test]
fn h46_r8_a_signal_gives_the_terminal_back_and_keeps_the_fight() {
    for (name, code) in [("TERM", 143), ("INT", 130), ("HUP", 129), ("QUIT", 131)] {
        for _ in 0..times() {
            let table = Table::new();
            let mut terminal = played(&table, "");
            let before = fight(&terminal.screen());
            signal(table.pid(), name);
            terminal.sees(&format!("code {code}, same"));
            assert_given_back(&terminal.screen());
            table.play::<&str>(&[]).shows(&before);
        }
    }
}

#[test]
fn r8_keys_that_leave_give_the_terminal_back() {
    for _ in 0..times() {
        for keys in [&[Key::Ctrl('c')][..], &[Key::Char('q'), Key::Enter]] {
            let table = Table::new();
            let mut terminal = played(&table, "");
            for key in keys {
                terminal.send(*key).expect("sent");
            }
            terminal.sees("code 0, same");
            assert_given_back(&terminal.screen());
        }
    }
}

#[test]
fn h45_r8_a_panic_gives_the_terminal_back_and_keeps_the_fight() {
    if !cfg!(debug_assertions) {
        eprintln!("skipped: only a debug build can be made to panic");
        return;
    }
    for _ in 0..times() {
        let table = Table::new();
        let mut terminal = table.play::<&str>(&[]);
        for key in [' ', 'e', 'S'] {
            terminal.key(key);
        }
        terminal.sees("By hand");
        let before = fight(&terminal.screen());
        terminal.leave();
        // Whoever draws, whoever reads keys, and an error where the terminal is written to.
        for (place, code, said) in [("frame", 101, "panicked"), ("input", 1, "fell over"), ("error", 1, "broken pipe")]
        {
            let mut terminal = under_a_shell(table.terminal().env("ABORDAGE_PANIC", place));
            if place == "input" {
                terminal.until(is_a_fight);
                terminal.send(Key::Down).expect("sent");
            }
            terminal.sees(&format!("code {code}, same"));
            terminal.sees(said);
            assert_given_back(&terminal.screen());
        }
        let log = crate::table::read(&table.data().join("abordage.log"));
        assert!(log.contains("panicked") && log.lines().count() >= 2, "{log}");
        table.play::<&str>(&[]).shows(&before);
    }
}

#[test]
fn r8_a_pipe_that_nobody_reads_is_refused_before_anything_is_taken() {
    for _ in 0..times() {
        let table = Table::new();
        let script = format!(
            "before=$(stty -g); {{ {BINARY}; echo code $? >&2; }} | true; \
            [ \"$before\" = \"$(stty -g)\" ] && echo same; read -r _"
        );
        let mut terminal = table.terminal().args(["-c", &script]).spawn("sh").expect("a terminal");
        terminal.until(|screen| screen.contains("code 1") && screen.contains("same"));
        assert_given_back(&terminal.screen());
    }
}

/// Whether a process is there, and no zombie.
#[cfg(target_os = "linux")]
fn is_alive(pid: u32) -> bool {
    let path = format!("/proc/{pid}/stat");
    let stat = std::fs::read(path).unwrap_or_default();
    let state = String::from_utf8_lossy(&stat).rsplit(')').next().map(|rest| rest.trim_start().starts_with('Z'));
    !stat.is_empty() && state == Some(false)
}

/// How the program is started in a terminal that is then closed: as a shell starts it, with the
/// signal of that ignored, and in a session of its own, where no signal comes at all.
#[cfg(target_os = "linux")]
const CLOSED: [(&str, &str); 3] = [
    ("plain", "sh -c 'echo $$ > pid; exec \"$0\"' BINARY; read -r _"),
    ("signal ignored", "trap '' HUP; sh -c 'echo $$ > pid; exec \"$0\"' BINARY; read -r _"),
    ("apart", "exec 3<&0; setsid sh -c 'echo $$ > pid; exec \"$0\"' BINARY <&3 & wait"),
];

/// The program in a terminal within the terminal; none where there is nothing that makes one.
#[cfg(target_os = "linux")]
fn within(table: &Table, how: &str) -> Option<Terminal> {
    let how = how.replace("BINARY", BINARY);
    let started = table.terminal().args(["-q", "-c", &how, "/dev/null"]).spawn("script");
    if started.is_err() {
        eprintln!("skipped: no `script` here");
    }
    let mut terminal = started.ok()?;
    terminal.until(is_a_fight);
    terminal.key(' ');
    terminal.sees("Round 1");
    Some(terminal)
}

/// Closes the inner terminal: whoever made it is killed. Tells how long the program took to end.
#[cfg(target_os = "linux")]
#[expect(clippy::disallowed_methods, reason = "a command measures; no test judges")]
fn close(table: &Table, mut terminal: Terminal) -> std::time::Duration {
    let pid = table.pid();
    assert!(is_alive(pid));
    let from = std::time::Instant::now();
    terminal.signal(Signal::Kill).expect("killed");
    wait_for("the end of the program", || !is_alive(pid));
    from.elapsed()
}

#[cfg(target_os = "linux")]
#[test]
fn r9_without_its_terminal_it_ends() {
    for (_, how) in CLOSED {
        for _ in 0..times() {
            let table = Table::new();
            let Some(terminal) = within(&table, how) else { return };
            close(&table, terminal);
        }
    }
}

/// `cargo test --test terminal how_soon -- --ignored --nocapture`
#[cfg(target_os = "linux")]
#[test]
#[ignore = "measures: gone within 500 ms of its terminal"]
fn how_soon_without_its_terminal() {
    for (name, how) in CLOSED {
        let all = (0..20).filter_map(|_| {
            let table = Table::new();
            Some(close(&table, within(&table, how)?))
        });
        eprintln!("{name}: gone within {:.1?}", all.max().unwrap_or_default());
    }
}

/// Nothing polls: while nothing happens, no thread of the program runs at all.
#[cfg(target_os = "linux")]
#[test]
fn h62_an_idle_program_does_nothing() {
    let table = Table::new();
    let mut terminal = table.play::<&str>(&[]);
    terminal.key(' ');
    terminal.sees("Round 1");
    let pid = terminal.pid().expect("a process");
    let switches = || -> usize {
        let tasks = std::fs::read_dir(format!("/proc/{pid}/task")).expect("threads").flatten();
        let status = |entry: std::fs::DirEntry| crate::table::read(&entry.path().join("status"));
        let count = |text: String| {
            let lines = text.lines().filter(|line| line.contains("ctxt_switches"));
            lines.filter_map(|line| line.split_whitespace().last()?.parse::<usize>().ok()).sum::<usize>()
        };
        tasks.map(status).map(count).sum()
    };
    // The disk is synced a moment after the last step; then all is quiet for as long as another
    // program starts, works and ends.
    wait_for("quiet", || {
        let before = switches();
        table.write("a.ron", crate::table::encounter("Here"));
        for _ in 0..3 {
            assert!(table.run(&["check", "a.ron"]).status.success());
        }
        switches() == before
    });
    terminal.leave();
}
