//! Keys in, screens out, in every size and language; the styles of some as a second grid.

#![expect(clippy::expect_used, reason = "a screen that is not there fails the test")]

mod keys;
mod list;
mod nasty;
#[path = "../support/play.rs"]
mod play;
mod reported;
mod sizes;
#[path = "../support/mod.rs"]
mod support;

use abordage::texts::Lang;
use abordage::ui::{self, Theme};
use list::{Case, cases};

fn snapshot(name: &str, about: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_description(about);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

fn every_screen(lang: Lang) {
    for case in cases() {
        snapshot(&format!("{}_{}", case.name, lang.code()), &case.about, &case.screens(lang));
    }
}

#[test]
fn english() {
    every_screen(Lang::EN);
}

#[test]
fn french() {
    every_screen(Lang::FR);
}

fn styles(name: &str, theme: &Theme) -> String {
    let all = cases();
    let case: &Case = all.iter().find(|case| case.name == name).expect("a screen of that name");
    let scenes = case.scenes(Lang::EN);
    let (width, height, scene) = scenes.iter().find(|(width, ..)| *width == 80).expect("80 columns");
    format!("{}\n{}", ui::plain(scene, theme, *width, *height), ui::styles(scene, theme, *width, *height))
}

#[test]
fn styles_are_read_beside_their_screen() {
    for (name, theme, colours) in [
        ("soak", Theme::ansi(), "ansi"),
        ("refusal", Theme::ansi(), "ansi"),
        ("joker", Theme::ansi(), "ansi"),
        ("refusal", Theme::mono(), "mono"),
        ("joker", Theme::mono(), "mono"),
    ] {
        snapshot(&format!("styles_{name}_{colours}"), "the screen, then its styles", &styles(name, &theme));
    }
}

#[test]
fn no_screen_is_there_twice() {
    let mut names: Vec<String> = cases().into_iter().map(|case| case.name).collect();
    names.sort();
    let all = names.len();
    names.dedup();
    assert_eq!(names.len(), all);
}
