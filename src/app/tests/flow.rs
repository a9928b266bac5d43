//! Keys in, effects and scenes out.

use std::time::Duration;

use crate::app::{App, Effect, FightEntry, Key, Opened, Report, Settings, WhoRolls};
use crate::dice::Scripted;
use crate::journal::{Journal, Record};
use crate::rules::NoShelves;
use crate::texts::Lang;
use crate::view::{Hit, NoticeKind, Pane};

use super::fight;

struct Table {
    app: App,
    at: u64,
}

impl Table {
    fn new() -> Self {
        let settings = Settings { who_rolls: WhoRolls::AllHere, ..Settings::default() };
        Self { app: App::new(Journal::new(fight()), settings), at: 0 }
    }

    /// Keys a second apart, as the settings write them, separated by spaces.
    fn keys(&mut self, keys: &str) -> Vec<Effect> {
        let mut effects = Vec::new();
        for key in keys.split(' ') {
            self.at += 1000;
            effects.extend(self.press(key));
        }
        effects
    }

    fn press(&mut self, key: &str) -> Vec<Effect> {
        let key: Key = key.parse().expect(key);
        self.app.key(key, false, Duration::from_millis(self.at), &mut Scripted::new([4; 20]), &NoShelves)
    }

    fn text(&mut self, text: &str) {
        for c in text.chars() {
            let key = if c == ' ' { "Space".to_owned() } else { c.to_string() };
            self.keys(&key);
        }
    }

    fn steps(&self) -> usize {
        self.app.journal().steps().len()
    }

    fn cursor(&self) -> String {
        let scene = self.app.scene(40);
        scene.cursor.and_then(|at| scene.rows.get(at)).map(|row| row.name.clone()).unwrap_or_default()
    }

    fn title(&self) -> Option<String> {
        self.app.scene(40).overlay.map(|overlay| overlay.title)
    }
}

fn appended(effects: &[Effect]) -> usize {
    effects.iter().filter(|effect| matches!(effect, Effect::Append(Record::Step(_)))).count()
}

#[test]
fn a_typed_command_is_a_step_and_undo_takes_it_back() {
    let mut table = Table::new();
    table.keys(":");
    table.text("set kenway wounds 1");
    let effects = table.keys("Enter");
    assert_eq!((appended(&effects), table.steps()), (1, 1));
    assert!(table.app.scene(40).overlay.is_none());
    assert!(table.app.scene(40).notice.undo.starts_with("u undo: "));
    let effects = table.keys("u");
    assert!(effects.contains(&Effect::Append(Record::Undo(1))));
    assert_eq!(table.steps(), 0);
    assert!(table.keys("U").contains(&Effect::Append(Record::Redo(1))));
    assert_eq!(table.steps(), 1);
    table.keys("u u");
    assert_eq!(table.app.scene(40).notice.kind, NoticeKind::Refusal);
}

#[test]
fn a_wrong_command_stays_and_points_at_the_word() {
    let mut table = Table::new();
    table.keys(":");
    table.text("set nobody wounds 1");
    assert_eq!(appended(&table.keys("Enter")), 0);
    let input = table.app.scene(40).overlay.and_then(|overlay| overlay.input).expect("a line");
    assert_eq!((input.wrong, input.text.as_str()), (Some((4, 10)), "set nobody wounds 1"));
}

#[test]
fn a_held_key_acts_once_and_movement_repeats() {
    let mut table = Table::new();
    let mut effects = Vec::new();
    for _ in 0..5 {
        table.at += 30;
        effects.extend(table.press("Space"));
    }
    assert_eq!(appended(&effects), 1);
    for _ in 0..2 {
        table.at += 30;
        table.press("Down");
    }
    assert_eq!(table.app.gaze.place, 2);
}

#[test]
fn esc_keeps_a_draft_and_paste_runs_nothing() {
    let mut table = Table::new();
    table.app.paste("q\nd\n");
    assert_eq!(table.steps(), 0);
    table.keys(":");
    table.app.paste("note kenway Ann\nBob\r\nq");
    table.keys("Esc");
    assert_eq!(table.title(), None);
    table.keys(":");
    let input = table.app.scene(40).overlay.and_then(|overlay| overlay.input).expect("a line");
    assert_eq!(input.text, "note kenway Ann Bob q");
    assert_eq!(appended(&table.keys("Enter")), 1);
    table.keys(":");
    let input = table.app.scene(40).overlay.and_then(|overlay| overlay.input).expect("a line");
    assert_eq!(input.text, "");
}

#[test]
fn the_cursor_never_stands_on_a_row_that_is_gone() {
    let mut table = Table::new();
    table.keys("End");
    assert_eq!(table.cursor(), "Red Men");
    table.keys(":");
    table.text("remove red");
    table.keys("Enter");
    assert_eq!(table.cursor(), "Tia");
    table.keys("/");
    table.text("KEN");
    assert_eq!(table.cursor(), "Kenway");
    table.keys("Esc");
    assert_eq!(table.cursor(), "Tia");
    table.keys("/");
    table.text("ken");
    table.keys("Enter Esc");
    assert_eq!(table.title(), None);
}

#[test]
fn groups_unfold_and_panes_turn() {
    let mut table = Table::new();
    table.keys("End Right");
    assert_eq!(table.app.scene(40).rows.len(), 9);
    table.keys("Down");
    assert_eq!(table.cursor(), "#1");
    table.keys("Left");
    assert_eq!((table.cursor().as_str(), table.app.scene(40).rows.len()), ("Red Men", 3));
    table.keys("Tab");
    assert_eq!(table.app.scene(40).focus, Pane::Sheet);
    table.keys("v");
    assert_eq!(table.app.alone(), Some(Pane::Sheet));
    table.keys("Esc");
    assert_eq!((table.app.scene(40).focus, table.app.alone()), (Pane::Order, None));
}

#[test]
fn back_to_before_a_line_of_the_log() {
    let mut table = Table::new();
    for wounds in [1, 2, 3] {
        table.keys(":");
        table.text(&format!("set tia wounds {wounds}"));
        table.keys("Enter");
    }
    table.keys("Z");
    assert_eq!(table.app.scene(40).notice.kind, NoticeKind::Refusal);
    table.keys("Tab Tab Up");
    assert!(table.app.scene(40).notice.text.contains("2 steps"));
    assert!(table.keys("Z").contains(&Effect::Append(Record::Undo(2))));
    assert_eq!(table.steps(), 1);
    table.keys("U U");
    assert_eq!(table.steps(), 3);
}

#[test]
fn help_lists_everything_and_runs() {
    let mut table = Table::new();
    table.keys("?");
    let overlay = table.app.scene(40).overlay.expect("help");
    assert!(overlay.items.len() > 60);
    table.text("langue");
    let effects = table.keys("Enter");
    assert!(matches!(effects.as_slice(), [Effect::SaveSettings(settings)] if settings.lang == Lang::FR), "{effects:?}");
    assert_eq!(table.title(), None);
}

#[test]
fn leaving_takes_two_keys_and_ctrl_c_one() {
    let mut table = Table::new();
    assert_eq!(table.keys("q"), []);
    assert_eq!(table.keys("Esc q Enter"), [Effect::Quit]);
    assert_eq!(table.keys("ctrl-c"), [Effect::Quit]);
    assert_eq!(table.keys("ctrl-z"), [Effect::Suspend]);
}

#[test]
fn a_small_terminal_only_lets_leave() {
    let mut table = Table::new();
    table.app.resize(57, 18);
    assert_eq!(table.keys("Space ? d O"), []);
    assert_eq!(table.steps(), 0);
    assert!(table.app.scene(40).too_small.contains("57×18"));
    assert_eq!(table.keys("q"), [Effect::Quit]);
}

#[test]
fn fights_are_listed_opened_and_begun() {
    let mut table = Table::new();
    assert_eq!(table.keys("O"), [Effect::ListFights]);
    let entry = |label: &str| FightEntry { label: label.into(), detail: String::new() };
    table.app.report(Report::Fights(vec![entry("this fight"), entry("ambush")]));
    assert_eq!(table.keys("Down Enter"), [Effect::Open(Opened::Listed(1))]);
    table.app.report(Report::Fights(vec![entry("this fight")]));
    let effects = table.keys("Down Enter Enter");
    assert!(matches!(effects.as_slice(), [Effect::NewFight(carry)] if carry.has("heroes")), "{effects:?}");
}

#[test]
fn saving_proposes_a_name_and_tells_whether_it_was_typed() {
    let mut table = Table::new();
    table.app.report(Report::Proposed("boarding.fight.ron".into()));
    assert_eq!(table.keys("ctrl-s Enter"), [Effect::Save("boarding.fight.ron".into())]);
    table.keys("ctrl-s ctrl-u");
    table.text("a.ron");
    assert_eq!(table.keys("Enter"), [Effect::Save("a.ron".into())]);
    table.app.report(Report::NotWritten("disk full".into()));
    assert_eq!(table.app.scene(40).notice.kind, NoticeKind::Error);
}

#[test]
fn clicks_move_and_act() {
    let mut table = Table::new();
    let mut click = |hit| table.app.click(hit, &mut Scripted::default(), &NoShelves);
    click(Hit::Row(2));
    let last = |app: &App| app.scene(40).foot.len() - 1;
    let help = last(&table.app);
    table.app.click(Hit::Foot(help), &mut Scripted::default(), &NoShelves);
    assert_eq!(table.cursor(), "Red Men");
    assert_eq!(table.title().as_deref(), Some("Keys"));
}

#[test]
fn who_rolls_goes_round() {
    let mut table = Table::new();
    table.keys("D");
    assert_eq!(table.app.settings().who_rolls, WhoRolls::PlayersReal);
    table.keys("D D");
    assert_eq!(table.app.settings().who_rolls, WhoRolls::AllHere);
}

#[test]
fn a_hint_is_shown_twice_at_most() {
    let mut table = Table::new();
    for _ in 0..6 {
        table.keys(":");
        table.text("set tia wounds 1");
        table.keys("Enter u");
    }
    assert!(table.app.settings().hints.values().all(|count| *count <= 2));
}

#[test]
fn another_fight_keeps_the_settings() {
    let mut table = Table::new();
    table.keys("L Space");
    table.app.load(Journal::new(fight()));
    assert_eq!((table.steps(), table.app.settings().lang), (0, Lang::FR));
}

#[test]
fn a_line_that_throws_dice_shows_its_chances_while_it_is_typed() {
    let mut table = Table::new();
    let before = table.app.scene(40).now.title.clone();
    table.keys(":");
    table.text("roll kenway");
    assert_eq!(table.app.scene(40).now.title, before, "nothing is said yet");
    table.text(" fighting");
    let now = table.app.scene(40).now;
    assert!(now.title != before && now.odds.is_some(), "{}", now.title);
    assert_eq!(table.steps(), 0);
    table.keys("Esc");
    assert_eq!(table.app.scene(40).now.title, before);
}
