//! Nasty names on every pane and dialog: not a byte of theirs steers the terminal.

use abordage::app::{Report, Settings};
use abordage::journal::Journal;
use abordage::store::{Library, encounter_file, visible};
use abordage::texts::Lang;
use abordage::ui::{self, Theme};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

use crate::play::{Faces, Table, prepared};
use crate::support::{Seeded, fight};

pub const NAMES: [&str; 22] = [
    "\u{1b}[31mred",
    "\u{1b}[2J\u{1b}[H",
    "\u{1b}]0;owned\u{7}",
    "\u{1b}]8;;http://x\u{1b}\\link",
    "\u{1b}P1$q\u{1b}\\",
    "\u{9b}2J\u{9d}0;x\u{9c}",
    "bell\u{7}\u{7}",
    "back\u{8}\u{8}\u{7f}",
    "tab\ttab",
    "two\nlines\r\nthree\r",
    "nul\u{0}nul",
    "\u{202e}desrever",
    "\u{2066}isolate\u{2069}\u{200f}",
    "zero\u{200b}width\u{200d}\u{feff}\u{2060}",
    "z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30a}algo",
    "👨\u{200d}👩\u{200d}👧\u{200d}👦\u{200d}👨\u{200d}👩\u{200d}👧\u{200d}👦\u{200d}👨",
    "🏴\u{200d}☠\u{fe0f} ❤\u{fe0f} 🇫🇷",
    "海賊船長海賊船長海賊船長",
    "\u{e0041}\u{e0042}tags\u{e007f}",
    "\u{115f}\u{3164}\u{ffa0}",
    "؜عربي \u{5d0}\u{5d1}",
    "\u{fff9}a\u{fffa}b\u{fffb}\u{2028}\u{2029}",
];

/// What a terminal obeys or turns round. A joiner and a picture sign are part of an emoji.
fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// The bytes less the program's own sequences: a bracket, numbers, and one letter for colours,
/// places and the cursor.
fn without_ours(bytes: &str) -> String {
    let mut rest = bytes;
    let mut left = String::new();
    while let Some((before, behind)) = rest.split_once("\u{1b}[") {
        left.push_str(before);
        let end = behind.find(|letter: char| !letter.is_ascii_digit() && letter != ';' && letter != '?');
        let ours = end.and_then(|end| Some((behind.get(end..=end)?, behind.get(end + 1..)?)));
        rest = if let Some(("m" | "H" | "l" | "h", behind)) = ours {
            behind
        } else {
            left.push('\u{1b}');
            behind
        };
    }
    left + rest
}

/// Everything that is sent to a terminal for one screen.
fn sent(table: &Table) -> String {
    let (width, height) = table.app.size();
    let scene = table.app.scene(ui::sheet_width(width, table.app.alone()));
    let mut bytes = Vec::new();
    let viewport = Viewport::Fixed(Rect::new(0, 0, width, height));
    let mut terminal =
        Terminal::with_options(CrosstermBackend::new(&mut bytes), TerminalOptions { viewport }).expect("a terminal");
    terminal.draw(|frame| ui::draw(frame, &scene, &Theme::ansi())).expect("drawn");
    drop(terminal);
    String::from_utf8(bytes).expect("UTF-8")
}

/// Somebody of that name, alive after it was written and read.
fn named(name: &str) -> String {
    let plain = r#"Encounter(title: "t", system: SavageWorlds(edition: TestDrive), players: ["Anna"], combatants: [
        (name: "Kenway", kind: WildCard, player: "Anna", weapons: ["rapier"]), (name: "Rats", count: 3)])"#;
    let mut fight = encounter_file::read(plain, Library::built_in()).expect("a fight").encounter;
    let abordage::rules::Encounter::Savage(state) = &mut fight else { unreachable!("it is Savage Worlds") };
    name.clone_into(&mut state.title);
    for combatant in &mut state.combatants {
        combatant.name = format!("{name} {}", combatant.id.0);
        combatant.notes = vec![name.to_owned()];
        combatant.player = combatant.player.take().map(|_| name.to_owned());
    }
    encounter_file::write(&fight).expect("written")
}

#[test]
fn h43_r12_no_byte_of_a_name_steers_the_terminal() {
    for name in NAMES {
        let text = named(name);
        let start = fight(&text, &mut Seeded::new(7));
        let journal = prepared(start, "", &[], &mut Seeded::new(9));
        let mut table = Table::new(journal, Settings { lang: Lang::FR, ..Settings::default() }, Faces::new(&[], 1));
        for (width, height) in [(120, 40), (60, 20)] {
            table.app.resize(width, height);
            // The fight, its dialogs, what is typed and pasted, the log, and errors that quote it.
            for keys in
                ["Space Space", "Enter Enter", "e", "a", "<esc>", "N", "?", "/", "A", "Tab Tab", "v", "g", "<esc>", ":"]
            {
                table.keys(keys);
                let all = sent(&table);
                assert!(!without_ours(&all).contains(steers), "{name:?} after {keys}: {:?}", without_ours(&all));
                if ["N", "/", ":", "A"].contains(&keys) {
                    table.app.paste(name);
                    let all = sent(&table);
                    assert!(!without_ours(&all).contains(steers), "{name:?} pasted after {keys}");
                    table.keys("<esc>");
                }
            }
            for report in
                [Report::Failed(name.to_owned()), Report::Saved(name.to_owned()), Report::NotWritten(name.to_owned())]
            {
                table.app.report(report);
                assert!(!without_ours(&sent(&table)).contains(steers), "{name:?} reported");
            }
            table.keys("<esc> <esc>");
        }
        // The file keeps what was written.
        assert!(format!("{:?}", fight(&text, &mut Seeded::new(7))).contains(&format!("{:?}", format!("{name} 1"))));
        assert!(!visible(name).contains(steers), "{name:?} printed");
    }
}

#[test]
fn our_own_sequences_are_told_from_others() {
    assert_eq!(without_ours("a\u{1b}[38;5;1mb\u{1b}[2;3Hc\u{1b}[?25l"), "abc");
    assert!(without_ours("\u{1b}[2J").contains(steers) && without_ours("\u{1b}]0;x").contains(steers));
    let journal = Journal::new(fight(abordage::store::BOARDING, &mut Seeded::new(1)));
    let table = Table::new(journal, Settings::default(), Faces::new(&[], 1));
    assert!(sent(&table).contains("\u{1b}["), "a screen is sent with sequences of ours");
}
