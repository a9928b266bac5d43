//! Short fights as data: what the log says of them in both languages, and the sheets at the end.

#[path = "read.rs"]
mod read;

use abordage::journal::Journal;
use abordage::rules::Encounter;
use abordage::rules::savage::Rule;
use abordage::texts::Lang;
use abordage::view::Line;
use read::{Scenario, all};

/// The width of a sheet at 80 columns or so.
const WIDTH: u16 = 46;

fn sheets(fight: &Encounter, lang: Lang) -> String {
    let rows = fight.rows(&[], lang);
    let sheet = |row: &abordage::view::Row| {
        let sheet = fight.sheet(row.id, None, WIDTH, lang);
        let lines: Vec<String> = sheet.lines.iter().map(Line::text).collect();
        format!("## {}\n{}", sheet.title.text(), lines.join("\n"))
    };
    rows.iter().map(sheet).collect::<Vec<_>>().join("\n")
}

fn seen(scenario: &Scenario) -> String {
    let one = |lang: Lang| {
        format!("# {}\n{}\n\n{}", lang.code(), scenario.transcript(lang), sheets(scenario.journal().now(), lang))
    };
    Lang::all().map(one).collect::<Vec<_>>().join("\n\n")
}

#[test]
fn what_is_said_and_what_is_left() {
    for scenario in all() {
        let mut settings = insta::Settings::clone_current();
        settings.set_prepend_module_to_snapshot(false);
        settings.set_description(&scenario.about);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!(scenario.name.as_str(), seen(&scenario)));
    }
}

/// An optional rule that nothing shows could be left out of the program as well.
#[test]
fn a_rule_left_out_changes_what_shows_it() {
    for scenario in all() {
        for rule in &scenario.shows {
            let without = scenario.without(rule);
            let alike = without.transcript(Lang::EN) == scenario.transcript(Lang::EN);
            assert!(!alike, "{} goes the same without {rule}", scenario.name);
        }
    }
}

#[test]
fn every_optional_rule_is_shown() {
    let shown: Vec<String> = all().iter().flat_map(|scenario| scenario.shows.clone()).collect();
    for rule in Rule::ALL {
        assert!(shown.contains(&format!("{rule:?}")), "no scenario shows {rule:?}");
    }
}

#[test]
fn each_can_be_taken_back_to_its_start_and_again() {
    for scenario in all() {
        let mut journal: Journal = scenario.journal().clone();
        let steps = journal.steps().len();
        journal.undo(steps).expect("steps to take back");
        assert_eq!(journal.now(), journal.start(), "{}", scenario.name);
        journal.redo(steps).expect("steps to take again");
        assert_eq!(journal.now(), scenario.journal().now(), "{}", scenario.name);
    }
}
