//! Faults of input and text that people met elsewhere, H42 to H57 and H62, at the keys of this program.

use std::time::Duration;

use abordage::app::{App, Code, Effect, FightEntry, Key, Report, Settings};
use abordage::journal::Journal;
use abordage::rules::Encounter;
use abordage::rules::savage;
use abordage::store::{self, Library, encounter_file};
use abordage::texts::Lang;
use abordage::ui::{self, Theme};
use unicode_width::UnicodeWidthStr as _;

use crate::play::{Faces, Table, prepared};
use crate::support::{Seeded, fight};

fn table(text: &str) -> Table {
    let journal = Journal::new(fight(text, &mut Seeded::new(7)));
    Table::new(journal, Settings::default(), Faces::new(&[], 1))
}

fn state(app: &App) -> &savage::Encounter {
    let Encounter::Savage(state) = app.journal().now() else { unreachable!("it is Savage Worlds") };
    state
}

fn names(app: &App) -> Vec<&str> {
    state(app).combatants.iter().map(|one| one.name.as_str()).collect()
}

fn of(combatants: &str) -> String {
    format!("Encounter(title: \"t\", system: SavageWorlds(edition: TestDrive), combatants: [{combatants}])")
}

fn many(count: usize, one: impl Fn(usize) -> String) -> String {
    (1..=count).map(one).collect::<Vec<_>>().concat()
}

fn screen(table: &Table) -> String {
    let (width, height) = table.app.size();
    let scene = table.app.scene(ui::sheet_width(width, table.app.alone()));
    ui::plain(&scene, &Theme::mono(), width, height)
}

fn cursor(table: &Table) -> String {
    let scene = table.app.scene(40);
    scene.cursor.and_then(|at| scene.rows.get(at)).map(|row| row.name.clone()).unwrap_or_default()
}

fn typed(table: &Table) -> String {
    table.app.scene(40).overlay.and_then(|overlay| overlay.input).map(|input| input.text).unwrap_or_default()
}

#[test]
fn h42_columns_stand_straight_whatever_a_name_is_written_in() {
    let wide = include_str!("../formats/wide-names.ron");
    let mut table = table(wide);
    for (width, height) in [(80, 24), (120, 40), (60, 20)] {
        table.app.resize(width, height);
        for keys in ["Space Space", "<down> <down>", "<end>", "m", "<home>"] {
            table.keys(keys);
            for line in screen(&table).lines() {
                let line = line.trim_end();
                assert!(line.width() <= usize::from(width), "{width} after {keys}: {} in {line:?}", line.width());
            }
        }
    }
    // The border between the order and the sheet is one column, row by row.
    table.keys("Esc");
    table.app.resize(120, 40);
    let text = screen(&table);
    let borders: Vec<usize> =
        text.lines().skip(2).take(8).filter_map(|line| line.find('│').map(|at| line[..at].width())).collect();
    assert!(borders.len() > 3 && borders.windows(2).all(|pair| pair[0] == pair[1]), "{borders:?}\n{text}");
}

#[test]
fn h42_a_wide_name_is_cut_on_a_whole_character_with_a_sign() {
    let names = ["海賊船長".repeat(7), "🏴\u{200d}☠\u{fe0f}".repeat(20), "é海❄\u{fe0f}".repeat(9)];
    let list: Vec<String> = names.iter().map(|name| format!("(name: \"{name}\")")).collect();
    let mut table = table(&of(&list.join(", ")));
    for (width, height) in [(60, 20), (80, 24), (100, 30)] {
        table.app.resize(width, height);
        let text = screen(&table);
        for name in &names {
            let first: String = name.chars().take(2).collect();
            let row = text.lines().find(|line| line.contains(&first)).expect("its row");
            let shown: String = row[row.find(&first).expect("it")..].chars().collect();
            let cut = shown.find('…').expect("a sign that it is cut");
            assert!(name.starts_with(&shown[..cut]), "{width}: {row}");
        }
    }
}

#[test]
fn h42_both_spellings_are_found_by_the_same_search() {
    let mut table = table(&of(
        "(name: \"Dan\"), (name: \"\u{c9}lo\u{ef}se\"), (name: \"E\u{301}loi\u{308}se B\"), (name: \"Zed\")",
    ));
    for search in ["`élo`", "`E\u{301}LO`", "`elo`", "`éloï`"] {
        table.keys(&format!("/ {search}"));
        assert_eq!(cursor(&table), "\u{c9}lo\u{ef}se", "{search}");
        table.keys("<down>");
        assert_eq!(cursor(&table), "E\u{301}loi\u{308}se B", "{search}");
        table.keys("<esc>");
    }
}

#[test]
fn h44_a_change_of_language_changes_nothing_in_the_fight() {
    let mut table = table(store::BOARDING);
    table.keys("Space Space e S");
    let before = table.app.journal().now().clone();
    let text = encounter_file::write(&before).expect("written");
    let effects = table.keys("L");
    assert!(matches!(effects.as_slice(), [Effect::SaveSettings(settings)] if settings.lang == Lang::FR));
    assert!(screen(&table).contains("Secoué") || screen(&table).contains("Tour") || screen(&table).contains("Joker"));
    assert_eq!(table.app.journal().now(), &before);
    assert_eq!(encounter_file::write(table.app.journal().now()).as_ref(), Ok(&text));
    let again = encounter_file::read(&text, Library::built_in()).expect("read").encounter;
    assert_eq!(again, before);
    assert!(!text.contains("Combat\":") && text.contains("\"Fighting\""), "no translated keys: {text}");
    // The same steps in the other language.
    table.keys("P L");
    assert_eq!(table.app.settings().lang, Lang::EN);
}

#[test]
fn h48_in_a_window_that_shows_nothing_no_key_changes_the_fight() {
    let mut table = table(store::BOARDING);
    table.keys("Space");
    let before = table.app.journal().now().clone();
    for (width, height) in [(59, 20), (60, 19), (14, 54), (10, 11), (80, 3), (2, 2), (1, 1), (0, 0)] {
        table.app.resize(width, height);
        let effects = table.keys("Space n S P X u U z Enter d e 1 2 <down> N `x` <enter> : `deal` <enter>");
        assert_eq!((effects, table.app.journal().now()), (vec![], &before), "{width}×{height}");
        assert!(!screen(&table).contains("Kenway"), "{width}×{height}");
    }
    // And back: nothing was opened or typed unseen.
    table.app.resize(80, 24);
    assert!(screen(&table).contains("Kenway") && table.app.scene(40).overlay.is_none());
    let acts = table.keys("u").iter().any(|effect| matches!(effect, Effect::Append(_)));
    assert!(acts, "keys act again");
}

#[test]
fn h49_the_cursor_stands_on_a_row_whatever_goes_away() {
    let rats = many(60, |number| format!("(name: \"Rat {number}\"),"));
    let mut table = table(&of(&rats));
    table.app.resize(80, 24);
    table.keys("<end>");
    assert_eq!(cursor(&table), "Rat 60");
    // Found two, and both go.
    table.keys("/ `Rat 5` <down> <enter>");
    assert_eq!(cursor(&table), "Rat 50");
    for left in (0..60).rev() {
        let before = cursor(&table);
        table.keys("X");
        assert_eq!(names(&table.app).len(), left);
        assert!(!names(&table.app).contains(&before.as_str()), "{before} was under the cursor");
        assert_eq!(cursor(&table).is_empty(), left == 0);
        screen(&table);
    }
    // Nobody is left to act upon.
    assert_eq!(table.keys("X S H"), []);
    let steps = table.app.journal().steps().len();
    table.keys(&"u ".repeat(steps));
    assert_eq!(names(&table.app).len(), 60);
    // The list of keys, shortened under its choice.
    table.keys("? <end> <down> <down> `zzzz`");
    screen(&table);
    assert_eq!(table.keys("<enter>"), []);
    table.keys("<esc>");
    // The log, and fewer lines of it.
    table.keys("Space Space e Tab Tab <end>");
    table.keys("u u u");
    screen(&table);
}

#[test]
fn h53_a_held_key_acts_once_and_movement_stops_with_it() {
    let rats = many(200, |number| format!("(name: \"Rat {number}\"),"));
    let all = fight(&of(&rats), &mut Seeded::new(7));
    let mut app = App::new(Journal::new(all), Settings::default());
    let mut dice = Seeded::new(3);
    let mut at = Duration::ZERO;
    let mut press = |app: &mut App, code, repeat| {
        at += Duration::from_millis(33);
        app.key(Key::plain(code), repeat, at, &mut dice, Library::built_in())
    };
    // Five seconds of a held arrow move as far as they last, and no further.
    for turn in 0..150 {
        press(&mut app, Code::Down, turn > 0);
    }
    let row = app.scene(40).cursor;
    assert_eq!(row, Some(150));
    // What spends, rolls or goes on acts once.
    let mut acted = 0;
    for code in [Code::Char(' '), Code::Char('n'), Code::Char('X'), Code::Char('u')] {
        let mut steps = 0;
        for turn in 0..40 {
            // A terminal that tells of repeats, and one that does not.
            let effects = press(&mut app, code, turn > 0 && turn % 2 == 0);
            steps += effects.iter().filter(|effect| matches!(effect, Effect::Append(_))).count();
        }
        assert!(steps <= 1, "{code:?}: {steps} steps");
        acted += steps;
        press(&mut app, Code::Esc, false);
    }
    assert_eq!(acted, 2, "one who leaves, and one who is back");
    // Letters repeat where they are typed.
    press(&mut app, Code::Char('/'), false);
    for turn in 0..10 {
        press(&mut app, Code::Char('a'), turn > 0);
    }
    assert_eq!(
        app.scene(40).overlay.and_then(|overlay| overlay.input).map(|input| input.text).as_deref(),
        Some("aaaaaaaaaa")
    );
}

#[test]
fn h53_a_held_key_makes_one_step_whether_the_terminal_tells_of_repeats_or_not() {
    for told in [true, false] {
        let start = fight(store::BOARDING, &mut Seeded::new(7));
        let mut app = App::new(Journal::new(start), Settings::default());
        let (mut dice, mut at) = (Seeded::new(3), Duration::from_secs(9));
        for code in [' ', 'S', 'P', 'u'] {
            let mut steps = 0;
            for turn in 0..30 {
                at += Duration::from_millis(33);
                let key = Key::plain(Code::Char(code));
                let effects = app.key(key, told && turn > 0, at, &mut dice, Library::built_in());
                steps += effects.iter().filter(|effect| matches!(effect, Effect::Append(_))).count();
            }
            assert_eq!(steps, 1, "{code}, told: {told}");
        }
    }
}

#[test]
fn h54_a_paste_is_text_and_never_a_command() {
    let mut table = table(store::BOARDING);
    let before = table.app.journal().now().clone();
    for text in ["q\nd\n", &"q\r\nd\r".repeat(100_000), "\u{1b}[200~", "\u{1b}"] {
        table.app.paste(text);
        assert_eq!(table.app.journal().now(), &before);
        assert!(table.app.scene(40).overlay.is_none());
    }
    for open in [":", "N", "/", "A", "ctrl-s", "?"] {
        table.keys(open);
        table.app.paste("Ann\nBob\nq\nd");
        assert!(typed(&table).is_empty() || typed(&table).contains("Ann Bob q d"), "{open}: {}", typed(&table));
        assert_eq!(table.app.journal().now(), &before);
        table.keys("<esc> <esc>");
    }
}

#[test]
fn h55_what_was_typed_is_there_again_after_esc() {
    let mut table = table(store::BOARDING);
    table.keys("Space Space");
    for (open, text) in [(":", "set kenway wounds 2"), ("N", "a long note that took a while"), ("ctrl-s", "-x")] {
        table.keys(&format!("{open} `{text}` <esc>"));
        assert_eq!(typed(&table), "");
        // Something else in between, and a line that a key has begun.
        table.keys("? <esc>");
        table.keys(open);
        assert!(typed(&table).ends_with(text), "{open}: {:?}", typed(&table));
        table.keys("<esc>");
    }
    // An empty one just closes; what was emptied stays empty.
    table.keys(": ctrl-u <esc> :");
    assert_eq!(typed(&table), "");
    // Typed faces come back with Backspace.
    table.keys("<esc>");
}

#[test]
fn h55_what_was_looked_for_is_offered_again_and_an_arrow_takes_it() {
    let mut table = table(store::BOARDING);
    table.keys("Space Space");
    for (open, text) in [("/", "a long name that nobody has"), ("?", "interr"), ("A", "capt")] {
        table.keys(&format!("{open} `{text}` <esc>"));
        assert_eq!(typed(&table), "");
        // Looking for something else in between does not need the eraser, and takes nothing away.
        table.keys(&format!("{open} <esc>"));
        table.keys(open);
        if open != "A" {
            assert_eq!(typed(&table), "");
            assert!(screen(&table).contains(&format!("↑ {text}")), "{open}: {}", screen(&table));
            table.keys("<up>");
        }
        assert_eq!(typed(&table), text, "{open}");
        table.keys("x");
        assert_eq!(typed(&table), format!("{text}x"), "{open}: one goes on typing");
        table.keys("<esc> Esc");
    }
    // The list of fights, where a name of a file takes a while.
    let fights = || Report::Fights(vec![FightEntry { label: "Boarding".to_owned(), detail: String::new() }]);
    table.app.report(fights());
    table.keys("`/home/anna/sea/storm.ron` <esc>");
    table.app.report(fights());
    table.keys("<up>");
    assert_eq!(typed(&table), "/home/anna/sea/storm.ron");
    table.keys("<esc>");
    // Answering a question takes no search with it.
    table.keys("/ `umo` <esc> N `seen` <enter> / <up>");
    assert_eq!(typed(&table), "umo");
}

#[test]
fn h55_a_number_of_newcomers_is_there_again_after_esc() {
    let mut table = table(store::BOARDING);
    table.keys("A 12 <esc> A");
    assert!(screen(&table).contains("×12"), "{}", screen(&table));
    table.keys("`pira` <enter>");
    let Encounter::Savage(now) = table.app.journal().now() else { unreachable!("it is Savage Worlds") };
    assert!(now.combatants.iter().any(|one| one.vital.members.len() == 12), "twelve of them");
}

#[test]
fn h56_a_french_keyboard_types_everything() {
    let mut table = table(store::BOARDING);
    table.keys(":");
    let mut dice = Seeded::new(1);
    let mut at = Duration::from_secs(1000);
    let mut press = |table: &mut Table, key| {
        at += Duration::from_secs(1);
        table.app.key(key, false, at, &mut dice, Library::built_in());
    };
    let letter = |c| Key::plain(Code::Char(c));
    for c in "éèçà&\"'(-_ê".chars() {
        press(&mut table, letter(c));
    }
    for c in "@#[]{}\\|~€".chars() {
        press(&mut table, Key { ctrl: true, alt: true, ..letter(c) });
    }
    for c in "1234567890".chars() {
        press(&mut table, Key { shift: true, ..letter(c) });
    }
    assert_eq!(typed(&table), "éèçà&\"'(-_ê@#[]{}\\|~€1234567890");
    table.keys("<esc>");
    for seven in [letter('è'), Key { shift: true, ..letter('7') }, letter('7')] {
        let start = fight(store::BOARDING, &mut Seeded::new(7));
        let journal = prepared(start, "AS,5D,QH,JC,10S,8H,KC,9D", &[], &mut Seeded::new(9));
        let mut table = Table::new(journal, Settings::default(), Faces::new(&[], 1));
        table.keys("Space Space");
        press(&mut table, seven);
        let faces: Vec<String> = table.app.scene(40).slots.iter().map(|slot| format!("{:?}", slot.faces)).collect();
        assert!(faces.iter().any(|faces| faces.contains('7')), "{seven:?}: {faces:?}");
    }
}

#[test]
fn h57_the_exact_name_is_meant_and_a_near_one_is_never_removed() {
    let all = of("(name: \"Dan\"), (name: \"Daniel\"), (name: \"daniel\"), (name: \"Éric\"), (name: \"eric\")");
    for (name, left) in [
        ("Dan", ["Daniel", "daniel", "Éric", "eric"]),
        ("Daniel", ["Dan", "daniel", "Éric", "eric"]),
        ("daniel", ["Dan", "Daniel", "Éric", "eric"]),
        ("Éric", ["Dan", "Daniel", "daniel", "eric"]),
        ("eric", ["Dan", "Daniel", "daniel", "Éric"]),
    ] {
        let mut one = table(&all);
        one.keys(&format!(": `rename \"{name}\" Zed` <enter>"));
        assert!(names(&one.app).contains(&"Zed") && !names(&one.app).contains(&name), "{name}: {:?}", names(&one.app));
        let mut one = table(&all);
        one.keys(&format!(": `remove \"{name}\"` <enter>"));
        assert_eq!(names(&one.app), left, "{name}");
        one.keys(&format!("u / `{name}`"));
        let (found, name) = (abordage::texts::fold(&cursor(&one)), abordage::texts::fold(name));
        assert!(found.starts_with(&name), "{name}: {found}");
    }
    for name in ["Dani", "DANIE", "ric", "Erica", "x"] {
        let mut one = table(&all);
        one.keys(&format!(": `remove {name}` <enter>"));
        assert!(one.app.journal().steps().is_empty() || name == "ric", "{name}: {:?}", names(&one.app));
    }
}

#[test]
fn h62_a_crowd_is_folded_and_every_key_is_answered() {
    let heroes = many(12, |number| format!("(name: \"Hero {number}\", kind: WildCard, player: \"P{number}\"),"));
    let groups = many(20, |number| format!("(name: \"Gang {number}\", count: 10),"));
    let mut table = table(&of(&(heroes + &groups)));
    table.app.resize(80, 24);
    assert!(table.app.scene(40).rows.len() == 32 && screen(&table).contains("10"), "a group is one line, and counted");
    let mut rounds = 0;
    for _ in 0..40 {
        table.keys(&format!("n {}", "e ".repeat(40)));
        rounds = rounds.max(state(&table.app).round);
        screen(&table);
    }
    assert!(rounds > 1 && table.app.journal().steps().len() > 40, "{rounds} rounds");
}
