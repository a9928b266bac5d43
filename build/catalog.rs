//! Reads the locale folders into languages, each with its messages.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The language that all others are checked against.
pub const REFERENCE: &str = "en";

/// One `.ftl` file; `path` is relative to the package.
#[derive(Debug, Clone)]
pub struct Source {
    pub path: String,
    pub text: String,
}

/// One message: where it stands, and what it says.
#[derive(Debug, Clone)]
pub struct Message {
    pub id: String,
    pub place: String,
    pub pattern: Pattern<String>,
}

/// One locale folder.
#[derive(Debug, Clone)]
pub struct Language {
    pub code: String,
    pub sources: Vec<Source>,
    pub messages: BTreeMap<String, Message>,
    pub terms: BTreeMap<String, Message>,
}

/// What a pattern refers to, in order of first appearance.
#[derive(Debug, Default)]
pub struct References {
    pub variables: Vec<String>,
    pub messages: Vec<String>,
    pub terms: Vec<String>,
    pub functions: Vec<String>,
}

/// All languages of a folder, English first; and what is wrong with them.
pub fn read(folder: &Path) -> (Vec<Language>, Vec<String>) {
    let mut problems = Vec::new();
    let mut languages = Vec::new();
    for code in names(folder, &mut problems) {
        let inside = folder.join(&code);
        if !inside.is_dir() {
            continue;
        }
        let mut sources = Vec::new();
        for name in names(&inside, &mut problems) {
            if Path::new(&name).extension().is_none_or(|ext| ext != "ftl") {
                continue;
            }
            let path = format!("assets/locales/{code}/{name}");
            match fs::read_to_string(inside.join(&name)) {
                Ok(text) => sources.push(Source { path, text }),
                Err(error) => problems.push(format!("{path}: {error}")),
            }
        }
        let (language, more) = language(&code, sources);
        problems.extend(more);
        languages.push(language);
    }
    languages.sort_by_key(|language| (language.code != REFERENCE, language.code.clone()));
    (languages, problems)
}

fn names(folder: &Path, problems: &mut Vec<String>) -> Vec<String> {
    let mut names = Vec::new();
    match fs::read_dir(folder) {
        Ok(entries) => names.extend(entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned())),
        Err(error) => problems.push(format!("{}: {error}", folder.display())),
    }
    names.sort();
    names
}

/// One language from its files; and what cannot be read in them.
pub fn language(code: &str, sources: Vec<Source>) -> (Language, Vec<String>) {
    let mut problems = Vec::new();
    let mut messages = BTreeMap::new();
    let mut terms = BTreeMap::new();
    for source in &sources {
        let resource = match parser::parse(source.text.clone()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = line_of(&source.text, error.pos.start);
                    problems.push(format!("{}:{line}: {error}", source.path));
                }
                resource
            }
        };
        let mut seen = Vec::new();
        for entry in resource.body {
            let (id, value, attributes, shelf) = match entry {
                Entry::Message(m) => (m.id.name, m.value, m.attributes, &mut messages),
                Entry::Term(t) => (format!("-{}", t.id.name), Some(t.value), t.attributes, &mut terms),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => continue,
            };
            let nth = seen.iter().filter(|other| **other == id).count();
            seen.push(id.clone());
            let place = place(source, &id, nth);
            if !attributes.is_empty() {
                problems.push(format!("{place}: `{id}` has attributes; make each one a message"));
            }
            let Some(pattern) = value else { continue };
            let message = Message { id: id.clone(), place: place.clone(), pattern };
            if let Some(first) = shelf.insert(id.clone(), message) {
                problems.push(format!("message `{id}` stands twice in {code}: {} and {place}", first.place));
            }
        }
    }
    let language = Language { code: code.to_owned(), sources, messages, terms };
    (language, problems)
}

fn line_of(text: &str, position: usize) -> usize {
    let before = text.as_bytes().iter().take(position);
    1 + before.filter(|byte| **byte == b'\n').count()
}

/// File and line of the place that defines an id for the nth time, from 0.
fn place(source: &Source, id: &str, nth: usize) -> String {
    let mut lines = source
        .text
        .lines()
        .enumerate()
        .filter(|(_, line)| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('=')));
    let number = lines.nth(nth).map_or(0, |(index, _)| index + 1);
    format!("{}:{number}", source.path)
}

impl Language {
    /// The variables that a message needs, those of the messages it quotes included.
    pub fn variables(&self, id: &str) -> Vec<String> {
        let mut found = Vec::new();
        self.collect(id, &mut found, &mut Vec::new());
        found
    }

    fn collect(&self, id: &str, found: &mut Vec<String>, seen: &mut Vec<String>) {
        if seen.iter().any(|other| other == id) {
            return;
        }
        seen.push(id.to_owned());
        let Some(message) = self.messages.get(id) else {
            return;
        };
        let references = References::of(&message.pattern);
        for variable in references.variables {
            if !found.contains(&variable) {
                found.push(variable);
            }
        }
        for quoted in references.messages {
            self.collect(&quoted, found, seen);
        }
    }
}

impl References {
    pub fn of(pattern: &Pattern<String>) -> Self {
        let mut references = Self::default();
        references.pattern(pattern);
        references
    }

    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
            Expression::Inline(inline) => self.inline(inline),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { id, arguments } => {
                add(&mut self.functions, &id.name);
                self.arguments(arguments);
            }
            InlineExpression::MessageReference { id, .. } => add(&mut self.messages, &id.name),
            InlineExpression::TermReference { id, arguments, .. } => {
                add(&mut self.terms, &format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::VariableReference { id } => add(&mut self.variables, &id.name),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<String>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        for value in arguments.positional.iter().chain(named) {
            self.inline(value);
        }
    }
}

fn add(list: &mut Vec<String>, name: &str) {
    if !list.iter().any(|other| other == name) {
        list.push(name.to_owned());
    }
}
