//! Writes the Rust side of the locales: languages, vocabulary, one function a message.

use std::fmt::Write as _;

use fluent_syntax::ast::{Entry, Identifier, Message as Tree, Resource};
use fluent_syntax::serializer;

use crate::catalog::{Language, Message};
use crate::check::{plain_text, word_kind};
use crate::pseudo;

/// Keywords that no message or variable may be called as it is.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn", "else",
    "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod",
    "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super", "trait", "true",
    "try", "type", "typeof", "union", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// The whole generated file; the languages must have passed the check.
pub fn write(languages: &[Language]) -> String {
    let mut code = String::new();
    let Some(reference) = languages.first() else {
        return code;
    };
    write_words(&mut code, languages, reference);
    let mut inventory = String::new();
    for message in reference.messages.values() {
        if word_kind(&message.id).is_none() {
            let variables = reference.variables(&message.id);
            write_function(&mut code, message, &variables);
            put(&mut inventory, &format!("    ({:?}, &{variables:?}),\n", message.id));
        }
    }
    put(
        &mut code,
        &format!(
            "/// Every message with its variables.\n#[cfg(test)]\npub(crate) static MESSAGES: &[(&str, &[&str])] = &[\n{inventory}];\n"
        ),
    );
    code
}

fn put(code: &mut String, text: &str) {
    code.push_str(text);
}

/// The list of languages, which every other text stands upon.
pub fn write_languages(languages: &[Language]) -> String {
    let mut code = String::new();
    let Some(reference) = languages.first() else {
        return code;
    };
    let count = languages.len();
    let mut constants = String::new();
    let mut locales = String::new();
    for (index, language) in languages.iter().enumerate() {
        let name = language.code.to_uppercase().replace('-', "_");
        let mut sources = String::new();
        for source in &language.sources {
            let _ = write!(sources, "include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{}\")), ", source.path);
        }
        put(
            &mut constants,
            &format!(
                "    /// The language of `assets/locales/{0}`.\n    pub const {name}: Self = Self({index});\n",
                language.code
            ),
        );
        put(
            &mut locales,
            &format!("    Locale {{ code: {0:?}, plurals: {0:?}, sources: &[{sources}] }},\n", language.code),
        );
    }
    let dressed: Vec<_> = reference.sources.iter().map(|source| pseudo::source(&source.text)).collect();
    put(
        &mut locales,
        &format!("    Locale {{ code: \"qps\", plurals: {:?}, sources: &{dressed:?} }},\n", reference.code),
    );
    put(
        &mut code,
        &format!(
            "impl Lang {{\n{constants}    /// English without one ASCII letter, for tests: not in `all()`.\n    pub const PSEUDO: Self = Self({count});\n    const COUNT: u8 = {count};\n}}\n\n/// The locale folders in the order of [`Lang`], the pseudo language last.\npub(super) static LOCALES: [Locale; {}] = [\n{locales}];\n",
            count + 1
        ),
    );
    code
}

fn write_words(code: &mut String, languages: &[Language], reference: &Language) {
    let mut rows = String::new();
    for message in reference.messages.values() {
        let Some((_, kind)) = word_kind(&message.id) else {
            continue;
        };
        let mut texts: Vec<String> = languages
            .iter()
            .filter_map(|language| language.messages.get(&message.id))
            .filter_map(|message| plain_text(&message.pattern))
            .map(str::to_owned)
            .collect();
        let canonical = texts.first().cloned().unwrap_or_default();
        texts.push(pseudo::dress(&canonical));
        put(&mut rows, &format!("    (Words::{kind}, {texts:?}),\n"));
    }
    put(
        code,
        &format!(
            "/// Every word in every language, in the order of [`Lang`].\nstatic WORDS: &[(Words, [&str; {}])] = &[\n{rows}];\n\n",
            languages.len() + 1
        ),
    );
}

fn write_function(code: &mut String, message: &Message, variables: &[String]) {
    let name = rust_name(&message.id);
    let mut parameters = String::from("lang: Lang");
    let mut arguments = String::new();
    for variable in variables {
        let parameter = rust_name(variable);
        put(&mut parameters, &format!(", {parameter}: impl Into<Arg<'a>>"));
        put(&mut arguments, &format!("({variable:?}, {parameter}.into()), "));
    }
    let lifetime = if variables.is_empty() { "" } else { "<'a>" };
    let many = if variables.len() > 6 {
        "#[expect(clippy::too_many_arguments, reason = \"one a variable of the message\")]\n"
    } else {
        ""
    };
    for line in english(message).lines() {
        let _ = writeln!(code, "/// {line}");
    }
    let _ = writeln!(
        code,
        "#[must_use]\n{many}pub fn {name}{lifetime}({parameters}) -> String {{\n    say(lang, {:?}, [{arguments}])\n}}\n",
        message.id
    );
}

/// The English text as it stands in the locale, fenced against rustdoc.
fn english(message: &Message) -> String {
    let tree = Tree {
        id: Identifier { name: message.id.clone() },
        value: Some(message.pattern.clone()),
        attributes: Vec::new(),
        comment: None,
    };
    let whole = serializer::serialize(&Resource { body: vec![Entry::Message(tree)] });
    let text = whole.split_once('=').map_or("", |(_, text)| text);
    format!("```text\n{}\n```", text.trim())
}

/// `round-header` → `round_header`, `move` → `move_`.
fn rust_name(name: &str) -> String {
    let snake = name.replace('-', "_");
    if KEYWORDS.contains(&snake.as_str()) || snake == "lang" { snake + "_" } else { snake }
}
