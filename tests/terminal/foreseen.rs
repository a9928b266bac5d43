//! A forecast played beside the program: how soon it says something, and what it costs a key.

use std::time::{Duration, Instant};

use termlens::{Key, Terminal};

use crate::table::{Table, Watch};

/// Keys of one measurement.
const KEYS: usize = 200;

/// `cargo test --release --test terminal how_soon_a_forecast -- --ignored --nocapture`
#[test]
#[ignore = "measures: the first figures within 50 ms, a key at most half as long again while it plays"]
#[expect(clippy::disallowed_methods, reason = "a command measures; no test judges")]
fn how_soon_a_forecast() {
    let table = Table::new();
    table.write("a.ron", include_str!("../../benches/peers/forecast.ron"));
    let mut terminal = table.play(&["a.ron"]);
    let mut first = Vec::new();
    for _ in 0..20 {
        let from = Instant::now();
        terminal.send(Key::Char('f')).expect("sent");
        terminal.sees("Heroes win");
        first.push(from.elapsed());
        terminal.send(Key::Esc).expect("sent");
        terminal.lacks("Heroes win");
    }
    eprintln!("the first figures: {:.1?}", median(first));
    terminal.send(Key::Char('f')).expect("sent");
    terminal.sees("Heroes win");
    let playing = keys(&mut terminal);
    assert!(!terminal.screen().contains("after 200000 fights"), "it has ended too soon to be measured");
    // It plays no more than these, which may take it longer than one wait.
    let all = |terminal: &mut Terminal| terminal.wait_until(|screen| screen.contains("after 200000 fights")).is_ok();
    assert!((0..10).any(|_| all(&mut terminal)), "it never ended");
    let ended = keys(&mut terminal);
    eprintln!("a key: {playing:.2?} while it plays, {ended:.2?} when it has ended");
}

/// How long a key takes on the page of the forecast, from being pressed to the frame that answers it.
#[expect(clippy::disallowed_methods, reason = "a command measures; no test judges")]
fn keys(terminal: &mut Terminal) -> Duration {
    let one = |at: usize, terminal: &mut Terminal| {
        let from = Instant::now();
        terminal.press(if at.is_multiple_of(2) { Key::Down } else { Key::Up });
        from.elapsed()
    };
    median((0..KEYS).map(|at| one(at, terminal)).collect())
}

fn median(mut all: Vec<Duration>) -> Duration {
    all.sort_unstable();
    all.get(all.len() / 2).copied().unwrap_or_default()
}
