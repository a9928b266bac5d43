//! Whatever is pressed: no panic, and the terminal is given back.

use std::collections::BTreeSet;
use std::time::Duration;

use abordage::app::{App, Code, Effect, FightEntry, Key, Report, Settings};
use abordage::journal::{Journal, Record};
use abordage::store::{BOARDING, Library};

use crate::table::{Table, Watch, assert_given_back, is_a_fight, number};

#[path = "../support/mod.rs"]
mod support;

use support::{Seeded, fight};

/// Mages on both sides, with powers of every kind.
const MAGES: &str = r#"(title: "Mages", system: SavageWorlds(), players: ["Anna"], combatants: [
    (name: "Ember", like: "fire mage", kind: WildCard, player: "Anna"),
    (name: "Tide", like: "water mage", kind: WildCard, power_points: 40),
    (name: "Sailors", like: "sailor", count: 4, player: "Anna"), (name: "Pirates", like: "pirate", count: 5),
])"#;

/// Fights of each game: every other one of another game than the last.
const FIGHTS: [&str; 8] = [
    BOARDING,
    include_str!("../../encounters/jets-de-des/relais.ron"),
    include_str!("../../encounters/savage-worlds/witch-hunt.ron"),
    include_str!("../../encounters/simulacres/pont.ron"),
    MAGES,
    include_str!("../../fuzz/corpus/encounter/pass-of-arms.ron"),
    include_str!("../../encounters/savage-worlds/ambush.ron"),
    include_str!("../../encounters/savage-worlds/storm-beach.ron"),
];

/// What must have happened in these fights, or the keys would prove less than they seem to.
const HAPPENED: [&str; 12] = [
    "Savage(Dealt",
    "Savage(Rolled(Attack",
    "Savage(Effect",
    "Savage(Magic",
    "Savage(Fray",
    "Savage(Powder",
    "Jets(Rolled",
    "Jets(Spent",
    "Jets(Committed",
    "Simulacres(Rolled",
    "Simulacres(Compared",
    "Simulacres(Landed",
];
/// So many fights make sure of it.
const ENOUGH: usize = 100;

const SIZES: [(u16, u16); 10] =
    [(120, 40), (80, 24), (60, 20), (57, 18), (200, 50), (2, 2), (61, 20), (300, 3), (100, 21), (80, 60)];

fn letter(dice: &mut Seeded) -> char {
    const ODD: [char; 8] = ['é', 'œ', '&', 'ç', '€', '\u{301}', '海', '🏴'];
    match dice.below(20) {
        0 => ODD[usize::try_from(dice.below(8)).unwrap_or(0)],
        1..=4 => char::from(b'0' + u8::try_from(dice.below(10)).unwrap_or(0)),
        _ => char::from(b' ' + u8::try_from(dice.below(95)).unwrap_or(0)),
    }
}

/// `ABORDAGE_SEEDS=10 ABORDAGE_KEYS=10000` for all that is asked for.
#[test]
fn r10_any_key_at_any_size_in_a_terminal() {
    for seed in 0..number("ABORDAGE_SEEDS", 1) as u64 {
        wander(11 + seed, number("ABORDAGE_KEYS", 2000));
    }
}

/// How much memory a process holds, in kilobytes.
fn memory(pid: u32) -> Option<usize> {
    let status = std::fs::read(format!("/proc/{pid}/status")).ok()?;
    let text = String::from_utf8(status).ok()?;
    text.lines().find(|line| line.starts_with("VmRSS"))?.split_whitespace().nth(1)?.parse().ok()
}

fn wander(seed: u64, count: usize) {
    let table = Table::new();
    let mut dice = Seeded::new(seed);
    let mut terminal = table.play::<&str>(&[]);
    let keys = [
        termlens::Key::Enter,
        termlens::Key::Esc,
        termlens::Key::Tab,
        termlens::Key::BackTab,
        termlens::Key::Backspace,
        termlens::Key::Delete,
        termlens::Key::Up,
        termlens::Key::Down,
        termlens::Key::Left,
        termlens::Key::Right,
        termlens::Key::Home,
        termlens::Key::End,
        termlens::Key::PageUp,
        termlens::Key::PageDown,
        termlens::Key::F(1),
        termlens::Key::Ctrl('p'),
        termlens::Key::Ctrl('l'),
        termlens::Key::Ctrl('u'),
        termlens::Key::Ctrl('r'),
        termlens::Key::Insert,
    ];
    let pid = terminal.pid().expect("a process");
    let mut before = None;
    for turn in 0..count {
        if turn == count / 4 {
            before = memory(pid);
        }
        if turn % 40 == 39 {
            let (width, height) = SIZES[usize::try_from(dice.below(SIZES.len() as u64)).unwrap_or(0)];
            terminal.resize(width, height).expect("resized");
        }
        let sent = if dice.below(3) == 0 {
            terminal.send(keys[usize::try_from(dice.below(keys.len() as u64)).unwrap_or(0)])
        } else {
            // Leaving is for the end; so is writing files of any name.
            match letter(&mut dice) {
                'q' => continue,
                letter => terminal.send(termlens::Key::Char(letter)),
            }
        };
        if let Err(error) = sent {
            panic!("seed {seed}, after {turn} keys: {error}");
        }
    }
    terminal.resize(120, 40).expect("resized");
    terminal.until(|screen| screen.size() == (120, 40) && screen.contains("═ "));
    if let (Some(before), Some(after)) = (before, memory(pid)) {
        assert!(after < before + 5000, "seed {seed}: memory went from {before} to {after} kB");
    }
    terminal.signal(termlens::Signal::Term).expect("sent");
    assert_eq!(terminal.wait_exit().expect("an end").code(), Some(143));
    assert_given_back(&terminal.screen());
    // And what all these keys made of the fight opens again.
    table.play::<&str>(&[]).until(is_a_fight);
}

/// The same fight with the newer half of its past.
fn go_on_with_less(app: &mut App) {
    let whole = app.journal();
    let folded = whole.steps().len() / 2;
    let steps = whole.steps().iter().skip(folded).cloned().map(Record::Step);
    let less = Journal::replay([Record::Start(whole.at(folded))].into_iter().chain(steps)).expect("a fight");
    assert_eq!(less.now(), whole.now());
    app.go_on_with(less);
}

/// `ABORDAGE_WITHIN=200` for a million keys.
#[test]
fn r10_any_key_at_any_size_within() {
    let library = Library::built_in();
    let fights = number("ABORDAGE_WITHIN", FIGHTS.len());
    let mut happened: BTreeSet<&str> = BTreeSet::new();
    for seed in 1..=fights as u64 {
        let mut dice = Seeded::new(seed);
        let text = FIGHTS.iter().cycle().nth(usize::try_from(seed).unwrap_or(0)).expect("a fight");
        let mut app = App::new(Journal::new(fight(text, &mut dice)), Settings::default());
        let codes = [
            Code::Enter,
            Code::Esc,
            Code::Tab,
            Code::BackTab,
            Code::Backspace,
            Code::Delete,
            Code::Up,
            Code::Down,
            Code::Left,
            Code::Right,
            Code::PageUp,
            Code::PageDown,
            Code::Home,
            Code::End,
            Code::F(1),
        ];
        let mut at = Duration::ZERO;
        for turn in 0..5000_u32 {
            if turn % 50 == 0 {
                let (width, height) = SIZES[usize::try_from(dice.below(SIZES.len() as u64)).unwrap_or(0)];
                app.resize(width, height);
            }
            at += Duration::from_millis(dice.below(200));
            let code = match dice.below(12) {
                0..=3 => codes[usize::try_from(dice.below(codes.len() as u64)).unwrap_or(0)],
                // Go: without it a round hardly ever comes to its end.
                4..=6 => Code::Char(' '),
                _ => Code::Char(letter(&mut dice)),
            };
            let odd = dice.below(20);
            let key = Key { code, ctrl: odd == 0, alt: odd == 1, shift: odd == 2 };
            let repeat = dice.below(30) == 0;
            if dice.below(100) == 0 {
                app.paste("Ann\nBob\u{1b}[31m\n🏴‍☠️");
            }
            let effects = app.key(key, repeat, at, &mut dice, library);
            for effect in effects {
                let told = format!("{effect:?}");
                happened.extend(HAPPENED.into_iter().filter(|kind| told.contains(kind)));
                match effect {
                    Effect::Restart | Effect::NewFight(_) => {
                        let start = app.journal().start().clone();
                        app.load(Journal::new(start));
                    }
                    Effect::ListFights => {
                        let entry = FightEntry { label: "Another".to_owned(), detail: "round 3".to_owned() };
                        app.report(Report::Fights(vec![entry]));
                    }
                    // Now and then the journal has grown long.
                    Effect::Append(_) if dice.below(30) == 0 => go_on_with_less(&mut app),
                    _ => {}
                }
            }
            let (width, _) = app.size();
            let scene = app.scene(abordage::ui::sheet_width(width, app.alone()));
            if turn % 25 == 0 {
                let (width, height) = app.size();
                let text = abordage::ui::plain(&scene, &abordage::ui::Theme::mono(), width, height);
                assert_eq!(text.lines().count(), usize::from(height), "seed {seed}, key {turn}");
            }
        }
    }
    let missing: Vec<_> = HAPPENED.iter().filter(|kind| !happened.contains(*kind)).collect();
    eprintln!("never happened: {missing:?}");
    assert!(fights < ENOUGH || missing.is_empty(), "never happened: {missing:?}");
}
