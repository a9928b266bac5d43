//! Checks the habits that one file alone can break: its head, its length, its name, its words.

use crate::tokens::{self, Token, at, behind};
use crate::tree::Tree;

/// The longest file, in lines.
pub const LONGEST: usize = 400;

const NO_ROOMS: &[&str] = &["utils", "util", "common", "helpers", "helper", "types", "constants", "consts", "misc"];
const NO_METHODS: &[&str] = &["unwrap", "expect", "unwrap_err", "expect_err"];
const NO_MACROS: &[&str] =
    &["panic", "todo", "unimplemented", "unreachable", "dbg", "print", "println", "eprint", "eprintln"];

/// What is wrong with the head, the length and the name of a source.
pub fn outside_in(path: &str, source: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let head: Vec<&str> = source.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim).collect();
    if let Err(why) = one_sentence(&head.join(" ")) {
        wrong.push(format!("{path}: {why}"));
    }
    let lines = source.lines().count();
    if lines > LONGEST {
        wrong.push(format!("{path}: {lines} lines, which is more than {LONGEST}"));
    }
    if let Some(name) = path.split(['/', '.']).find(|name| NO_ROOMS.contains(name)) {
        wrong.push(format!("{path}: `{name}` is a room for what nobody placed"));
    }
    wrong
}

fn one_sentence(head: &str) -> Result<(), &'static str> {
    if head.is_empty() {
        return Err("it opens with no `//!` sentence");
    }
    if !head.ends_with(['.', '!', '?']) {
        return Err("its head does not end as a sentence does");
    }
    let ends = head.match_indices(['.', '!', '?']).filter(|(place, _)| {
        let rest = &head[place + 1..];
        rest.is_empty() || rest.trim_start().starts_with(char::is_uppercase) && rest.starts_with(' ')
    });
    if ends.count() == 1 { Ok(()) } else { Err("its head is more than one sentence") }
}

/// Words that may not stand in the program outside tests.
pub fn words(tree: &Tree) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in tree.files.iter().filter(|file| !file.tests) {
        for (place, token) in file.tokens.iter().enumerate() {
            let before = place.checked_sub(1).map_or("", |before| at(&file.tokens, before));
            let called = NO_METHODS.iter().any(|word| token.is(word)) && matches!(before, "." | "::");
            let cried = NO_MACROS.iter().any(|word| token.is(word)) && at(&file.tokens, place + 1) == "!";
            if called || cried && at(&file.tokens, place + 2) != "=" {
                wrong.push(format!("{}:{}: `{}` outside tests", file.path, token.line, token.text));
            }
        }
    }
    wrong
}

/// Lints that are silenced without a reason, tests included.
pub fn silenced(path: &str, source: &str) -> Vec<String> {
    let all = tokens::cut(source);
    let mut wrong = Vec::new();
    for (place, token) in all.iter().enumerate() {
        let opens = token.is("[") && place > 0 && (all[place - 1].is("#") || all[place - 1].is("!"));
        if !opens {
            continue;
        }
        let attribute = &all[place..behind(&all, place)];
        let names = |word: &str| attribute.windows(2).any(|pair| pair[0].is(word) && pair[1].is("("));
        let reasoned = attribute.iter().any(|token: &Token| token.is("reason"));
        if names("allow") || names("expect") && !reasoned {
            wrong.push(format!(
                "{path}:{}: `#[expect(…, reason = \"…\")]` silences a lint, and nothing else",
                token.line
            ));
        }
    }
    wrong
}
