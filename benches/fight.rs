//! How long a large fight takes: a key to its frame, a start, an attack, ten thousand events.

#![expect(clippy::expect_used, reason = "a bench that cannot begin should say so")]

#[path = "../tests/support/mod.rs"]
mod support;

use std::fmt::Write as _;
use std::time::Duration;

use abordage::app::{App, Code, Key, Settings, WhoRolls};
use abordage::journal::Journal;
use abordage::rules::contract::{Call, Context, Does};
use abordage::rules::{Encounter, NoShelves};
use abordage::store::Library;
use abordage::texts::Lang;
use abordage::ui::{self, Theme};
use divan::{Bencher, black_box};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use support::{Seeded, fight};

const SIZES: [(u16, u16); 2] = [(80, 24), (200, 50)];

fn main() {
    divan::main();
}

/// Twelve Wild Cards, and two hundred Extras in twenty groups.
fn text() -> String {
    let mut text = String::from("Encounter(title: \"Melee\", system: SavageWorlds(edition: TestDrive), combatants: [");
    for number in 1..=12 {
        let player = if number <= 6 { ", player: \"Anna\"" } else { "" };
        let _ = write!(text, "(name: \"Captain {number}\", kind: WildCard, like: \"pirate captain\"{player}),");
    }
    for number in 1..=20 {
        let side = if number <= 8 { ", side: Heroes" } else { "" };
        let _ = write!(text, "(name: \"Crew {number}\", like: \"pirate\", count: 10{side}),");
    }
    text + "])"
}

fn large() -> Encounter {
    fight(&text(), &mut Seeded::new(1))
}

fn settings() -> Settings {
    Settings { who_rolls: WhoRolls::AllHere, ..Settings::default() }
}

/// What the box proposes, again and again, until so many events have happened.
fn played(events: usize) -> Journal {
    let mut dice = Seeded::new(7);
    let mut journal = Journal::new(large());
    let mut count = 0;
    while count < events {
        let context = Context { selected: None, moved: false, draft: None, lang: Lang::EN, templates: &[] };
        let proposed = match journal.now().does("go", context) {
            Ok(Does::Run(call)) => call,
            _ => Call::new("next"),
        };
        if journal.play(&proposed, &mut dice, &NoShelves).is_err() {
            journal.play(&Call::new("deal"), &mut dice, &NoShelves).expect("a deal");
        }
        count += journal.steps().last().map_or(0, Vec::len);
    }
    journal
}

/// The program on a terminal that is none.
struct Table {
    app: App,
    screen: Terminal<TestBackend>,
    dice: Seeded,
    at: Duration,
}

impl Table {
    fn of(journal: Journal, (width, height): (u16, u16)) -> Self {
        let mut app = App::new(journal, settings());
        app.resize(width, height);
        let screen = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
        let mut table = Self { app, screen, dice: Seeded::new(3), at: Duration::ZERO };
        table.paint();
        table
    }

    fn key(&mut self, code: Code) {
        self.at += Duration::from_secs(1);
        let effects = self.app.key(Key::plain(code), false, self.at, &mut self.dice, Library::built_in());
        black_box(effects);
        self.paint();
    }

    fn paint(&mut self) {
        let (width, _) = self.app.size();
        let scene = self.app.scene(ui::sheet_width(width, self.app.alone()));
        self.screen.draw(|frame| ui::draw(frame, &scene, &Theme::ansi())).expect("a frame in memory");
    }
}

/// The cursor moves, and the frame is finished.
#[divan::bench(args = SIZES)]
fn a_move_to_its_frame(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    let mut table = Table::of(played(200), size);
    let mut down = false;
    bencher.bench_local(|| {
        down = !down;
        table.key(if down { Code::Down } else { Code::Up });
    });
}

/// Go: a step is decided, written into the journal, told and painted.
#[divan::bench(args = SIZES, sample_count = 50, sample_size = 1)]
fn go_to_its_frame(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    let journal = played(200);
    bencher.with_inputs(|| Table::of(journal.clone(), size)).bench_local_refs(|table| table.key(Code::Enter));
}

/// The same late in a long evening.
#[divan::bench(sample_count = 50, sample_size = 1)]
fn go_to_its_frame_after_10_000_events(bencher: Bencher<'_, '_>) {
    let journal = played(10_000);
    bencher.with_inputs(|| Table::of(journal.clone(), (80, 24))).bench_local_refs(|table| table.key(Code::Enter));
}

/// A file's text to the first frame.
#[divan::bench(args = SIZES)]
fn start_to_first_frame(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    let text = text();
    let _ = Library::built_in();
    bencher.bench_local(|| Table::of(Journal::new(fight(&text, &mut Seeded::new(1))), size));
}

/// One attack of one on one, with all its modifiers.
#[divan::bench]
fn decide_an_attack(bencher: Bencher<'_, '_>) {
    let mut journal = Journal::new(large());
    let mut dice = Seeded::new(5);
    journal.play(&Call::new("deal"), &mut dice, &NoShelves).expect("a deal");
    let call = journal.now().read("attack \"Captain 1\" \"Captain 9\" wild gang=3 called=head").expect("a command");
    let command = journal.now().resolve(&call, &NoShelves).expect("names").expect("a command");
    bencher.bench_local(|| journal.now().decide(black_box(&command), &mut dice));
}

/// Undo: the fight is folded again from its beginning.
#[divan::bench]
fn refold_10_000_events(bencher: Bencher<'_, '_>) {
    let journal = played(10_000);
    let steps = journal.steps().len();
    bencher.bench_local(|| journal.at(black_box(steps)));
}
