//! Killed without warning, at any moment.

use std::time::Instant;

use termlens::{Key, Signal, Terminal};

use crate::table::{Table, Watch, fight, is_a_fight, number};

/// So many kills; `ABORDAGE_KILLS=1000` for a night.
const KILLS: usize = 200;
/// At so many tables at once.
const TABLES: usize = 4;

/// Numbers that look random and are the same every time.
struct Wander(u32);

impl Wander {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) as usize % count
    }
}

const KEYS: [Key; 12] = [
    Key::Char(' '),
    Key::Enter,
    Key::Char('e'),
    Key::Char('S'),
    Key::Char('n'),
    Key::Char('u'),
    Key::Char('P'),
    Key::Down,
    Key::Char('U'),
    Key::Char('h'),
    Key::Char('4'),
    Key::Esc,
];

/// What somebody saw when the axe fell, and whether keys were in flight of which nobody saw the frame.
type Seen = (Vec<String>, bool);

/// All that was seen is there again.
fn assert_kept(terminal: &mut Terminal, (seen, flying): &Seen, about: &str) {
    if *flying {
        // At most the keys in flight were taken; without them all is as it was seen.
        for key in [Key::Char('u'), Key::Char('z'), Key::Char('u'), Key::Char('z')] {
            if fight(&terminal.screen()) == *seen {
                return;
            }
            terminal.press(key);
        }
    }
    assert_eq!(&fight(&terminal.screen()), seen, "{about}");
}

fn kill_and_again(table: &Table, wander: &mut Wander, kills: usize) {
    let mut seen: Option<Seen> = None;
    for kill in 0..kills {
        let mut terminal = table.play::<&str>(&[]);
        if let Some(seen) = &seen {
            assert_kept(&mut terminal, seen, &format!("kill {kill}"));
        }
        let mut last = None;
        for _ in 0..=wander.below(6) {
            let key = KEYS[wander.below(KEYS.len())];
            // The same key again at once would be a held one.
            if last.replace(key) != Some(key) {
                terminal.press(key);
            }
        }
        let now = fight(&terminal.screen());
        // In every other kill, in the midst of a key whose frame nobody saw.
        let flying = kill % 2 == 1;
        if flying {
            for key in ['B', 'S', 'W', '1'] {
                terminal.send(Key::Char(key)).expect("sent");
            }
        }
        terminal.signal(Signal::Kill).expect("killed");
        terminal.wait_exit().expect("an end");
        seen = Some((now, flying));
    }
    let mut terminal = table.play::<&str>(&[]);
    assert_kept(&mut terminal, &seen.expect("a kill"), "the last one");
    // What saves left half written is not piling up.
    let left = table.data().join("fights").read_dir().expect("a folder").flatten();
    let parts = left.filter(|entry| entry.file_name().to_string_lossy().ends_with(".part")).count();
    assert!(parts <= kills / 4 + 2, "{parts} half-written files are left");
}

#[test]
fn r1_no_step_that_was_seen_is_lost() {
    let kills = number("ABORDAGE_KILLS", KILLS);
    std::thread::scope(|scope| {
        for seed in 0..TABLES {
            scope.spawn(move || {
                let mut wander = Wander(7 + u32::try_from(seed).unwrap_or(0));
                kill_and_again(&Table::new(), &mut wander, kills.div_ceil(TABLES));
            });
        }
    });
}

#[test]
fn r14_after_a_kill_the_next_start_is_never_refused() {
    let table = Table::new();
    for _ in 0..number("ABORDAGE_KILLS", 10).min(100) {
        let mut terminal = table.play::<&str>(&[]);
        terminal.signal(Signal::Kill).expect("killed");
        terminal.wait_exit().expect("an end");
    }
    table.play::<&str>(&[]).leave();
}

/// `cargo test --test terminal how_soon -- --ignored --nocapture`
#[test]
#[ignore = "measures: a signal ends it within 50 ms, a second window is refused within 100 ms"]
#[expect(clippy::disallowed_methods, reason = "a command measures; no test judges")]
fn how_soon() {
    let table = Table::new();
    for signal in [Signal::Term, Signal::Int, Signal::Hup, Signal::Quit] {
        let mut worst = std::time::Duration::ZERO;
        for _ in 0..20 {
            let mut terminal = table.play::<&str>(&[]);
            let from = Instant::now();
            terminal.signal(signal).expect("sent");
            terminal.wait_exit().expect("an end");
            worst = worst.max(from.elapsed());
        }
        eprintln!("{signal:?}: gone within {worst:.1?}");
    }
    let mut first = table.play::<&str>(&[]);
    let mut worst = std::time::Duration::ZERO;
    for _ in 0..20 {
        let from = Instant::now();
        let mut second = table.open::<&str>(&[]);
        second.wait_exit().expect("an end");
        worst = worst.max(from.elapsed());
    }
    eprintln!("a second window: refused within {worst:.1?}");
    first.until(is_a_fight);
}
