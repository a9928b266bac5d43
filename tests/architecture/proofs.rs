//! Proofs on small made-up programs that each wall can fall, and that nothing else makes it fall.

use crate::tree::Tree;
use crate::{circles, floors, habits, imports};

fn floors_of(sources: &[(&str, &str)]) -> String {
    let tree = Tree::of(sources.iter().copied());
    let crates = ["serde", "ratatui", "crossterm", "rand", "ron"].map(str::to_owned);
    floors::check(&tree, &imports::all(&tree), &crates).join("\n")
}

fn circles_of(sources: &[(&str, &str)]) -> String {
    let tree = Tree::of(sources.iter().copied());
    circles::all(&tree, &imports::all(&tree)).join("\n")
}

const ROOT: (&str, &str) =
    ("src/lib.rs", "pub mod app; pub mod dice; pub mod rules; pub mod shell; pub mod store; pub mod ui; pub mod view;");
const RULES: (&str, &str) =
    ("src/rules/mod.rs", "pub mod contract; pub mod savage; pub mod other; pub enum Encounter {}");
const CONTRACT: (&str, &str) = ("src/rules/contract.rs", "pub struct Verb;");
const SAVAGE: (&str, &str) = ("src/rules/savage/mod.rs", "mod open; mod state; pub use open::Hit; pub fn decide() {}");
const OPEN: (&str, &str) = ("src/rules/savage/open.rs", "pub struct Hit; pub struct Offer;");
const STATE: (&str, &str) = ("src/rules/savage/state.rs", "pub struct Fight;");
const OTHER: (&str, &str) = ("src/rules/other/mod.rs", "pub struct Fight;");
const VIEW: (&str, &str) = ("src/view/mod.rs", "pub struct Id;");

/// The house with one more file.
fn with(path: &'static str, source: &'static str) -> Vec<(&'static str, &'static str)> {
    let house = [
        ROOT,
        RULES,
        CONTRACT,
        SAVAGE,
        OPEN,
        STATE,
        OTHER,
        VIEW,
        ("src/app/mod.rs", ""),
        ("src/shell/mod.rs", "mod screen;"),
    ];
    house.into_iter().filter(|(other, _)| *other != path).chain([(path, source)]).collect()
}

#[track_caller]
fn falls(path: &'static str, source: &'static str, message: &str) {
    let wrong = floors_of(&with(path, source));
    assert!(wrong.contains(message), "`{message}` was expected of `{source}`, not:\n{wrong}");
}

#[track_caller]
fn stands(path: &'static str, source: &'static str) {
    assert_eq!(floors_of(&with(path, source)), "", "{source}");
}

#[test]
fn an_upward_path_falls_wherever_it_stands() {
    let up = "`dice` (floor 1) may not name `view`";
    falls("src/dice/mod.rs", "use crate::view::Id;", up);
    falls("src/dice/mod.rs", "use crate::{view::{self, Id as Handle}};", up);
    falls("src/dice/mod.rs", "use super::view::*;", up);
    falls("src/dice/mod.rs", "pub use crate::view::Id;", up);
    falls("src/dice/mod.rs", "fn f() -> Option<crate::view::Id> { None }", up);
    falls("src/dice/mod.rs", "fn f() { let x = super::view::Id; }", up);
    falls("src/dice/mod.rs", "fn f() { write!(out, \"{}\", crate::view::Id) }", up);
    falls("src/dice/mod.rs", "impl crate::view::Shown for Die {}", up);
    falls("src/dice/mod.rs", "mod inner { fn f() { super::super::view::Id; } }", up);
    falls("src/dice/mod.rs", "#[derive(crate::view::Shown)] struct Die;", up);
    falls("src/dice/mod.rs", "fn f() { <u8 as crate::view::Shown>::show() }", up);
    falls("src/dice/mod.rs", "fn f() {\n\n  crate::view::Id\n}", "src/dice/mod.rs:3: ");
}

#[test]
fn words_that_are_no_path_do_not_fall() {
    stands("src/dice/mod.rs", "// crate::view::Id\n/* use /* crate::view::Id */ crate::view */ fn f() {}");
    stands("src/dice/mod.rs", "/// ```\n/// use crate::view::Id;\n/// ```\nfn f() {}");
    stands("src/dice/mod.rs", "const A: &str = \"\\\" crate::view::Id\"; const B: &str = r#\"\" crate::view::Id\"#;");
    stands("src/dice/mod.rs", "fn f<'a>(x: &'a str) -> char { '\"' } const B: &[u8] = b\"crate::view::Id\";");
    stands("src/dice/mod.rs", "#[cfg(test)] mod tests { use crate::view::Id; } fn f() {}");
    stands("src/dice/mod.rs", "#[cfg(test)]\n#[derive(Debug)]\nstruct Fake(crate::view::Id);\nfn f() {}");
    falls("src/dice/mod.rs", "#[cfg(test)] mod tests {} use crate::view::Id;", "may not name `view`");
    falls(
        "src/dice/mod.rs",
        "const A: char = '\\''; use crate::view::Id; const B: char = '\\'';",
        "may not name `view`",
    );
    stands("src/view/mod.rs", "pub(in crate::view) struct Id; mod scene { use super::Id; }");
}

#[test]
fn a_file_of_tests_is_free() {
    let house = |parent| {
        let deeper = ("src/dice/tests/deeper.rs", "use crate::ui::Brush;");
        with("src/dice/mod.rs", parent)
            .into_iter()
            .chain([("src/dice/tests.rs", "use crate::view::Id; mod deeper;"), deeper])
            .collect::<Vec<_>>()
    };
    assert_eq!(floors_of(&house("#[cfg(test)] mod tests;")), "");
    let wrong = floors_of(&house("mod tests;"));
    assert!(wrong.contains("src/dice/tests.rs:1: `dice` (floor 1) may not name `view`"), "{wrong}");
    assert!(wrong.contains("src/dice/tests/deeper.rs:1: `dice` (floor 1) may not name `ui`"), "{wrong}");
}

#[test]
fn a_ruleset_sees_neither_the_other_nor_its_parent() {
    falls(
        "src/rules/savage/state.rs",
        "use crate::rules::other::Fight;",
        "`rules::savage` (floor 3) may not name `rules::other`",
    );
    falls(
        "src/rules/savage/state.rs",
        "use super::super::other::Fight;",
        "`rules::savage` (floor 3) may not name `rules::other`",
    );
    falls(
        "src/rules/savage/state.rs",
        "use crate::rules::Encounter;",
        "`rules::savage` (floor 3) may not name `rules`",
    );
    falls("src/rules/other/mod.rs", "use super::savage::Hit;", "`rules::other` (floor 3) may not name `rules::savage`");
    falls("src/rules/other/mod.rs", "use std::fs;", "`rules::other` (floor 3) may not name std::fs");
    falls("src/rules/other/mod.rs", "fn f() { std::time::Instant::now(); }", "may not name std::time");
    stands(
        "src/rules/savage/state.rs",
        "use crate::rules::contract::Verb; use super::open::Hit; use super::Hit as Same;",
    );
    falls(
        "src/rules/contract.rs",
        "use super::savage::Hit;",
        "`rules::contract` (floor 2) may not name `rules::savage`",
    );
    stands(
        "src/rules/mod.rs",
        "pub mod contract; pub mod savage; pub mod other; pub enum Encounter { Savage(savage::Hit) } use contract::Verb;",
    );
}

#[test]
fn the_inside_of_a_ruleset_stays_hidden_behind_another_name() {
    let inside = "`app` (floor 6) may not name `rules::savage`";
    falls("src/app/mod.rs", "use crate::rules::savage::Hit;", inside);
    falls("src/app/mod.rs", "use crate::rules; fn f(hit: rules::savage::Hit) {}", inside);
    falls("src/app/mod.rs", "use crate::rules::savage as own; fn f(hit: own::Hit) {}", inside);
    let mut house = with("src/app/mod.rs", "use crate::rules::Hit;");
    house[1] = ("src/rules/mod.rs", "pub mod contract; pub mod savage; pub mod other; pub use savage::Hit;");
    assert!(floors_of(&house).contains(inside), "{}", floors_of(&house));
    house[1] = ("src/rules/mod.rs", "pub mod contract; pub mod savage; pub mod other; pub use savage::*;");
    assert!(floors_of(&house).contains(inside), "{}", floors_of(&house));
    stands("src/app/mod.rs", "use crate::rules::{Encounter, contract::Verb};");
}

#[test]
fn the_outside_has_few_doors() {
    falls("src/app/mod.rs", "use std::{fmt, fs};", "`app` (floor 6) may not name std::fs");
    stands("src/app/mod.rs", "use std::time::Duration;");
    falls("src/app/mod.rs", "use std::time::{Duration, Instant};", "may not name std::time");
    falls("src/app/mod.rs", "use ratatui::Frame;", "may not name the crate ratatui");
    falls("src/app/mod.rs", "use rand::Rng;", "may not name rand: that is for src/shell/random.rs alone");
    falls("src/shell/screen.rs", "fn f() { rand::random() }", "may not name rand");
    falls(
        "src/shell/screen.rs",
        "use crossterm::event;",
        "may not name crossterm: that is for src/shell/terminal.rs alone",
    );
    falls("src/shell/screen.rs", "use ratatui::crossterm::event;", "may not name ratatui::crossterm");
    falls("src/store/mod.rs", "fn f(frame: &ratatui::Frame) {}", "may not name the crate ratatui");
    falls("src/ui/mod.rs", "use crate::rules::Encounter;", "`ui` (floor 7) may not name `rules`");
    stands("src/shell/screen.rs", "use ratatui::Frame; use crate::store; use std::fs;");
    falls("src/attic.rs", "", "src/attic.rs: this room stands on no floor of the table");
}

#[test]
fn circles_are_found_through_every_name() {
    let circle = "a circle of 2: src/rules/savage/open.rs, src/rules/savage/state.rs";
    let house = |open, state| [SAVAGE, ("src/rules/savage/open.rs", open), ("src/rules/savage/state.rs", state)];
    let hit = "pub struct Hit; use super::state::Fight;";
    assert_eq!(circles_of(&house(hit, "pub struct Fight;")), "");
    assert!(circles_of(&house(hit, "pub struct Fight(super::open::Hit);")).starts_with(circle));
    assert!(
        circles_of(&house(hit, "pub struct Fight(super::Hit);")).starts_with(circle),
        "a name that the parent passes on"
    );
    assert!(circles_of(&house(hit, "pub struct Fight; use super::{open::{Hit}};")).starts_with(circle));
    assert!(circles_of(&house(hit, "pub struct Fight; use super::open; fn f() { open::Hit; }")).starts_with(circle));
}

#[test]
fn a_parent_and_its_child_make_a_circle_only_where_both_import() {
    let house = |parent, child| [("src/ui/mod.rs", parent), ("src/ui/pane.rs", child)];
    assert_eq!(
        circles_of(&house("mod pane; pub use pane::draw; pub struct Brush;", "use super::Brush; pub fn draw() {}")),
        ""
    );
    let circle = "a circle of 2: src/ui/mod.rs, src/ui/pane.rs";
    let calls = "mod pane; pub struct Brush; fn all() { pane::draw() }";
    assert!(circles_of(&house(calls, "use super::Brush; pub fn draw() {}")).starts_with(circle));
    let imports = "mod pane; use pane::draw; pub struct Brush;";
    assert!(circles_of(&house(imports, "use super::Brush; pub fn draw() {}")).starts_with(circle));
    assert_eq!(circles_of(&house(calls, "pub fn draw() {}")), "");
}

#[test]
fn heads_lengths_and_names_are_looked_at() {
    let wrong = |path: &str, source: &str| habits::outside_in(path, source).join("\n");
    assert_eq!(wrong("src/a.rs", "//! What d4, d6 etc. are for\n//! and why (rules 1.1).\n\nfn f() {}"), "");
    assert!(wrong("src/a.rs", "fn f() {}").contains("no `//!` sentence"));
    assert!(wrong("src/a.rs", "\n//! Late.").contains("no `//!` sentence"));
    assert!(wrong("src/a.rs", "//! Not a sentence").contains("does not end"));
    assert!(wrong("src/a.rs", "//! One. Two.").contains("more than one sentence"));
    assert!(wrong("src/a.rs", "//! One.\n//! Two.").contains("more than one sentence"));
    assert!(wrong("src/a.rs", &format!("//! Long.\n{}", "\n".repeat(400))).contains("401 lines"));
    assert_eq!(wrong("src/a.rs", &format!("//! Long.\n{}", "\n".repeat(399))), "");
    assert!(wrong("src/ui/helpers/a.rs", "//! Odds.").contains("`helpers`"));
    assert!(wrong("src/utils.rs", "//! Ends.").contains("`utils`"));
}

#[test]
fn words_that_end_a_fight_are_found() {
    let words = |source: &str| habits::words(&Tree::of([("src/dice/mod.rs", source)])).join("\n");
    for source in [
        "fn f() { x.unwrap() }",
        "fn f() { x.map(Option::unwrap) }",
        "fn f() { x.expect(\"y\") }",
        "fn f() { panic!() }",
    ] {
        assert!(words(source).contains("outside tests"), "{source}");
    }
    for source in ["fn f() { todo!() }", "fn f() { dbg!(x) }", "fn f() { println!() }", "fn f() { eprintln!(\"\") }"] {
        assert!(words(source).contains("outside tests"), "{source}");
    }
    for source in
        ["#[cfg(test)] mod tests { fn f() { x.unwrap() } }", "fn f() { x.unwrap_or(1) }", "// x.unwrap()\nfn f() {}"]
    {
        assert_eq!(words(source), "", "{source}");
    }
}

#[test]
fn a_lint_is_silenced_with_a_reason_or_not_at_all() {
    let silenced = |source: &str| habits::silenced("src/a.rs", source).len();
    assert_eq!(silenced("#[allow(dead_code)] fn f() {}"), 1);
    assert_eq!(silenced("#![allow(dead_code)]"), 1);
    assert_eq!(silenced("#[cfg_attr(test, allow(dead_code))] fn f() {}"), 1);
    assert_eq!(silenced("#[expect(dead_code)] fn f() {}"), 1);
    assert_eq!(silenced("#[expect(dead_code, reason = \"tomorrow\")] fn f() { x.expect(\"y\") }"), 0);
}
