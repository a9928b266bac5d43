//! The build's check of the locales, and the Rust that it writes.

#![expect(clippy::disallowed_methods, reason = "the build's reading of the package's own locales")]

#[path = "../build/catalog.rs"]
mod catalog;
#[path = "../build/check.rs"]
mod check;
#[path = "../build/pseudo.rs"]
mod pseudo;
#[path = "../build/write.rs"]
mod write;

use std::path::Path;

use catalog::{Language, Source};

const NAME: &str = "language-name = X\n";

/// A language of one file that also holds the one message nobody may lack.
fn language(code: &str, text: &str) -> (Language, Vec<String>) {
    let source = Source { path: format!("{code}.ftl"), text: format!("{NAME}{text}\n") };
    catalog::language(code, vec![source])
}

fn problems(english: &str, french: &str) -> Vec<String> {
    let (english, mut problems) = language("en", english);
    let (french, more) = language("fr", french);
    problems.extend(more);
    problems.extend(check::check(&[english, french]));
    problems
}

fn generated(english: &str) -> String {
    let (english, problems) = language("en", english);
    assert_eq!(problems, Vec::<String>::new());
    write::write_languages(std::slice::from_ref(&english)) + &write::write(&[english])
}

#[test]
fn the_shipped_locales_are_sound() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let (languages, mut problems) = catalog::read(&folder);
    problems.extend(check::check(&languages));
    assert_eq!(problems, Vec::<String>::new());
    assert!(languages.len() >= 2);
}

#[test]
fn each_problem_has_its_line() {
    for (english, french, problem) in [
        ("a = A", "", "message `a` (en.ftl:2) is missing in fr"),
        ("", "a = A", "fr.ftl:2: message `a` is unknown in en"),
        ("a = A", "a = { $n }", "fr.ftl:2: message `a` uses $n, which en does not give it"),
        ("a = A", "a = A\na = B", "message `a` stands twice in fr: fr.ftl:2 and fr.ftl:3"),
        ("a = A", "a = A\n\n= b", "fr.ftl:4: Expected one of \"a-zA-Z\""),
        ("a = A", "a = { -ship }", "fr.ftl:2: there is no term `-ship`"),
        ("a = A", "a = { LOUD($n) }", "fr.ftl:2: there is no function LOUD()"),
        (
            "weapon-axe = hatchet",
            "weapon-axe = hache",
            "en.ftl:2: ids in `weapon-` are vocabulary, and \"hatchet\" must be `weapon-hatchet`, not `weapon-axe`",
        ),
        (
            "edge-of = { $n }",
            "edge-of = x",
            "en.ftl:2: ids in `edge-` are vocabulary, so `edge-of` must be one line of plain text",
        ),
        ("aB = A", "aB = A", "en.ftl:2: `aB` must be lower-case words joined by single hyphens"),
    ] {
        let found = problems(english, french);
        assert!(found.iter().any(|line| line == problem), "{problem}\n{found:#?}");
    }
}

#[test]
fn a_translation_may_leave_a_variable_out() {
    assert_eq!(problems("a = { $n }", "a = A"), Vec::<String>::new());
}

#[test]
fn functions_take_the_variables_in_order_of_appearance() {
    let code = generated(
        "round-header = { $gender ->\n    [f] { $b }\n   *[m] { $a }\n } { quoted } { $b }\nquoted = { $the-end }",
    );
    let signature = "pub fn round_header<'a>(lang: Lang, gender: impl Into<Arg<'a>>, b: impl Into<Arg<'a>>, a: impl Into<Arg<'a>>, the_end: impl Into<Arg<'a>>) -> String {";
    assert!(code.contains(signature), "{code}");
    assert!(code.contains("(\"the-end\", the_end.into())"), "{code}");
}

#[test]
fn keywords_get_an_underscore_and_words_no_function() {
    let code = generated("move = Move\nweapon-axe = axe");
    assert!(code.contains("pub fn move_(lang: Lang) -> String {"), "{code}");
    assert!(code.contains("/// Move\n"), "{code}");
    assert!(code.contains("(Words::Weapon, [\"axe\", \"áẋé\"])"), "{code}");
    assert!(!code.contains("fn weapon_axe"), "{code}");
}

#[test]
fn the_pseudo_language_keeps_variables_and_keys() {
    let dressed = pseudo::source("a = Hit { $n ->\n    [one] once\n   *[other] { $n } times\n }\n");
    for kept in ["a =\n    Ĥíŧ { $n ->", "[one] öñçé", "*[other] { $n } ŧíɱéš"] {
        assert!(dressed.contains(kept), "{dressed}");
    }
}

/// A word is read as it stands: a straight apostrophe in a name of the rules is part of it.
#[test]
fn an_apostrophe_looks_the_same_in_every_text() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/locales");
    for language in ["en", "fr"] {
        for entry in std::fs::read_dir(format!("{folder}/{language}")).expect("the locales") {
            let path = entry.expect("a file").path();
            if language == "en" && path.ends_with("words.ftl") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a text");
            let straight = |line: &&str| {
                let letters: Vec<char> = line.chars().collect();
                letters.windows(3).any(|own| own[1] == '\'' && own[0].is_alphanumeric() && own[2].is_alphanumeric())
            };
            let found: Vec<&str> = text.lines().filter(straight).collect();
            assert!(found.is_empty(), "{}: {found:#?}", path.display());
        }
    }
}
