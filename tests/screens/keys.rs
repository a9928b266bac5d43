//! Faults that people met at the keys of Savage Worlds, each with the keys that showed it.

use abordage::app::Settings;
use abordage::rules::Encounter;
use abordage::rules::savage;
use abordage::store::BOARDING;
use abordage::ui::{self, Theme};

use crate::play::{Faces, Table, prepared};
use crate::support::{Seeded, fight};

const DECK: &str = "AS,5D,QH,JC,10S,8H,KC,9D";
const HUNT: &str = include_str!("../../encounters/savage-worlds/witch-hunt.ron");
const MAGES: &str = include_str!("../../encounters/savage-worlds/sea-mages.ron");

fn table(text: &str, deck: &str, before: &[&str], faces: &[u8]) -> Table {
    let before: Vec<String> = before.iter().map(|text| (*text).to_owned()).collect();
    let mut dice = Faces::new(faces, 7);
    let journal = prepared(fight(text, &mut Seeded::new(7)), deck, &before, &mut dice);
    let mut table = Table::new(journal, Settings::default(), dice);
    table.app.resize(80, 24);
    table
}

fn screen(table: &Table) -> String {
    let (width, height) = table.app.size();
    let scene = table.app.scene(ui::sheet_width(width, table.app.alone()));
    ui::plain(&scene, &Theme::mono(), width, height)
}

fn list(table: &Table) -> Vec<String> {
    let overlay = table.app.scene(40).overlay;
    overlay.into_iter().flat_map(|overlay| overlay.items).map(|item| format!("{} {}", item.keys, item.label)).collect()
}

fn state(table: &Table) -> &savage::Encounter {
    let Encounter::Savage(state) = table.app.journal().now() else { unreachable!("it is Savage Worlds") };
    state
}

fn names(table: &Table, at: &[savage::Target]) -> Vec<String> {
    at.iter().map(|whom| state(table).typed_name(whom.id, whom.member)).collect()
}

#[test]
fn a_power_by_cards_asks_at_whom_and_a_key_takes_another_target() {
    let mut table = table(HUNT, "", &[], &[]);
    table.keys("/ `kerguelen` Enter p a");
    assert!(state(&table).casting.is_none(), "it begins before anybody has said at whom");
    assert!(screen(&table).contains("at Finder"), "{}", screen(&table));
    assert!(screen(&table).contains("t takes another target"), "{}", screen(&table));
    table.keys("t Enter");
    let casting = state(&table).casting.clone().map(|own| names(&table, &own.at));
    assert_eq!(casting, Some(vec!["Militia".to_owned()]));
}

#[test]
fn a_power_goes_at_the_target_that_is_in_the_box() {
    let mut table = table(MAGES, "AS,KD,QC,JH,10S", &[], &[]);
    table.keys("Space Space p");
    let first = list(&table);
    assert!(first.iter().any(|line| line.contains("bolt") && line.contains("Shaman")), "{first:?}");
    table.keys("Esc t p");
    let then = list(&table);
    assert!(then.iter().any(|line| line.contains("bolt") && line.contains("Graels")), "{then:?}");
}

#[test]
fn who_stands_in_a_blast_is_ticked() {
    let mut table = table(MAGES, "AS,KD,QC,JH,10S", &[], &[]);
    table.keys("Space Space p s");
    assert!(screen(&table).contains("x says who stands within."), "{}", screen(&table));
    table.keys("x");
    let all = list(&table);
    assert_eq!(all.iter().filter(|line| line.contains('●')).count(), 1, "{all:?}");
    table.keys("s d");
    assert_eq!(list(&table).iter().filter(|line| line.contains('●')).count(), 3);
    table.keys("Enter");
    let three = list(&table).is_empty() && screen(&table).matches(", ").count() >= 2;
    assert!(three, "{}", screen(&table));
}

#[test]
fn undo_takes_a_list_away_that_was_made_for_another_moment() {
    let mut table = table(BOARDING, DECK, &[], &[]);
    table.keys("Space Space N `a note` Enter x");
    assert!(!list(&table).is_empty());
    table.keys("u");
    assert_eq!(list(&table), [] as [String; 0]);
}

#[test]
fn what_everybody_may_do_with_a_turn_has_the_same_letters_every_time() {
    let steady = |table: &mut Table| {
        table.keys("x");
        let six = list(table).into_iter().take(6).collect::<Vec<_>>();
        table.keys("Esc");
        six
    };
    let mut table = table(BOARDING, DECK, &[], &[]);
    table.keys("Space Space");
    let before = steady(&mut table);
    // A weapon on the ground, an effect and contact add rows; they stand behind.
    let said = ["effect kenway Shield armor=2", "engage kenway red"];
    for command in said {
        table.keys(&format!(": `{command}` Enter"));
    }
    assert_eq!(steady(&mut table), before);
    assert!(before[0].starts_with("a run"), "{before:?}");
}

#[test]
fn wounds_that_stay_as_they_are_make_no_step() {
    let mut table = table(BOARDING, DECK, &["deal", "next"], &[]);
    let steps = table.app.journal().steps().len();
    table.keys("W Space");
    assert_eq!(table.app.journal().steps().len(), steps);
    assert!(!screen(&table).contains("0 to 0"));
}

#[test]
fn what_a_hero_may_buy_is_read_to_its_end_on_a_small_screen() {
    let mut table = table(BOARDING, DECK, &["set tia experience 25"], &[]);
    table.app.resize(120, 60);
    table.keys("Space I");
    let whole = table.app.scene(40).page.map(|page| page.lines).unwrap_or_default();
    table.app.resize(60, 20);
    let narrow = table.app.scene(40).page.map(|page| page.lines).unwrap_or_default();
    assert!(narrow.len() >= whole.len() && narrow.len() > 4, "{}", narrow.len());
    let last = narrow.last().map(abordage::view::Line::text).unwrap_or_default();
    table.keys("PgDn PgDn PgDn PgDn PgDn PgDn PgDn PgDn PgDn PgDn");
    assert!(screen(&table).contains(last.trim()), "{last}\n{}", screen(&table));
}

#[test]
fn a_shot_that_went_wide_is_seen_in_the_box() {
    let mut table = table(BOARDING, "", &["deal", "next", "attack kenway red with=flintlock faces=1,2"], &[]);
    assert!(screen(&table).contains("went wide: x says whom it hits instead."), "{}", screen(&table));
    table.keys("x Enter");
    assert!(!screen(&table).contains("went wide: x"), "{}", screen(&table));
}

#[test]
fn the_key_that_takes_back_stands_before_the_list_of_other_actions() {
    let mut table = table(BOARDING, DECK, &[], &[2, 3]);
    table.keys("Space Space Space");
    for width in [80, 120] {
        table.app.resize(width, 24);
        let foot = screen(&table).lines().last().unwrap_or_default().to_owned();
        let undo = foot.find("u undo").unwrap_or(usize::MAX);
        assert!(undo < foot.find("x other").unwrap_or(usize::MAX), "{foot}");
    }
}
