//! Finds what is wrong with the languages: one line a problem, none when all is well.

use fluent_syntax::ast::{Pattern, PatternElement};

use crate::catalog::{Language, Message, REFERENCE, References};

/// The id prefixes of the vocabulary, each with its variant of `Words`.
pub const WORD_PREFIXES: [(&str, &str); 10] = [
    ("trait-", "Trait"),
    ("weapon-", "Weapon"),
    ("armor-", "Armor"),
    ("edge-", "Edge"),
    ("hindrance-", "Hindrance"),
    ("template-", "Template"),
    ("race-", "Race"),
    ("note-", "Note"),
    ("lasting-", "Effect"),
    ("object-", "Object"),
];

/// The `Words` variant of a vocabulary id.
pub fn word_kind(id: &str) -> Option<(&'static str, &'static str)> {
    WORD_PREFIXES.into_iter().find(|(prefix, _)| id.starts_with(prefix))
}

/// The text of a pattern that is nothing but text.
pub fn plain_text(pattern: &Pattern<String>) -> Option<&str> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] if !value.contains('\n') => Some(value),
        _ => None,
    }
}

/// Every problem of every language; the first one must be the reference.
pub fn check(languages: &[Language]) -> Vec<String> {
    let mut problems = Vec::new();
    let Some(reference) = languages.first().filter(|first| first.code == REFERENCE) else {
        return vec![format!("assets/locales/{REFERENCE} is missing")];
    };
    if !reference.messages.contains_key("language-name") {
        problems.push(format!("message `language-name` is missing in {REFERENCE}"));
    }
    for language in languages {
        if !is_code(&language.code) {
            problems.push(format!("assets/locales/{}: not a language code such as en or pt-BR", language.code));
        }
        for message in language.messages.values() {
            check_references(language, message, &mut problems);
            check_word(language, message, &mut problems);
        }
        for term in language.terms.values() {
            check_references(language, term, &mut problems);
        }
    }
    for message in reference.messages.values() {
        check_names(reference, message, &mut problems);
    }
    for language in languages.iter().skip(1) {
        compare(reference, language, &mut problems);
    }
    problems
}

fn compare(reference: &Language, language: &Language, problems: &mut Vec<String>) {
    let code = &language.code;
    for message in reference.messages.values() {
        let id = &message.id;
        let Some(translation) = language.messages.get(id) else {
            problems.push(format!("message `{id}` ({}) is missing in {code}", message.place));
            continue;
        };
        let known = reference.variables(id);
        for variable in language.variables(id) {
            if !known.contains(&variable) {
                problems.push(format!(
                    "{}: message `{id}` uses ${variable}, which {REFERENCE} does not give it",
                    translation.place
                ));
            }
        }
    }
    for message in language.messages.values() {
        if !reference.messages.contains_key(&message.id) {
            problems.push(format!("{}: message `{}` is unknown in {REFERENCE}", message.place, message.id));
        }
    }
}

fn check_references(language: &Language, message: &Message, problems: &mut Vec<String>) {
    let references = References::of(&message.pattern);
    let place = &message.place;
    for name in &references.messages {
        if !language.messages.contains_key(name) {
            problems.push(format!("{place}: there is no message `{name}` to quote"));
        }
    }
    for name in &references.terms {
        if !language.terms.contains_key(name) {
            problems.push(format!("{place}: there is no term `{name}`"));
        }
    }
    for name in references.functions.iter().filter(|name| *name != "NUMBER") {
        problems.push(format!("{place}: there is no function {name}()"));
    }
}

fn check_word(language: &Language, message: &Message, problems: &mut Vec<String>) {
    let Some((prefix, _)) = word_kind(&message.id) else {
        return;
    };
    let (id, place) = (&message.id, &message.place);
    let Some(text) = plain_text(&message.pattern) else {
        problems.push(format!("{place}: ids in `{prefix}` are vocabulary, so `{id}` must be one line of plain text"));
        return;
    };
    let expected = format!("{prefix}{}", slug(text));
    if language.code == REFERENCE && text.is_ascii() && *id != expected {
        problems.push(format!(
            "{place}: ids in `{prefix}` are vocabulary, and \"{text}\" must be `{expected}`, not `{id}`"
        ));
    }
}

/// Names must become Rust names without loss.
fn check_names(reference: &Language, message: &Message, problems: &mut Vec<String>) {
    let variables = reference.variables(&message.id);
    for name in variables.iter().chain([&message.id]) {
        if !is_kebab(name) {
            problems.push(format!("{}: `{name}` must be lower-case words joined by single hyphens", message.place));
        }
    }
}

fn is_kebab(name: &str) -> bool {
    name.split('-').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()))
}

fn is_code(code: &str) -> bool {
    code.split('-').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric()))
}

/// The slug of an ASCII name, as `texts::word` makes it.
fn slug(text: &str) -> String {
    let lower = text.to_ascii_lowercase();
    let parts = lower.split(|c: char| !c.is_ascii_alphanumeric());
    let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
    parts.join("-")
}
