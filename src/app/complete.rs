//! What may stand next on the command line: verbs, names, fields, choices, with what is so now.

use crate::rules::contract::{Field, Kind, Verb};
use crate::rules::roster::{Named, find};
use crate::rules::{Encounter, contract::Who, phrase};
use crate::texts::{self, Lang, Words, all_words, canonical, fold, word};
use crate::view::{Id, Row};

use super::{action, search};

/// One thing that may stand at the end of the line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// what it puts there
    pub insert: String,
    /// what it says
    pub label: String,
    /// what is so now, or what is wanted
    pub detail: String,
}

/// What surrounds the command line.
#[derive(Clone, Copy)]
pub struct Around<'a> {
    /// the fight
    pub fight: &'a Encounter,
    /// everybody
    pub rows: &'a [Row],
    /// the stat blocks that can be added
    pub templates: &'a [String],
    /// how wide and how high the screen is
    pub size: (u16, u16),
    /// the language
    pub lang: Lang,
}

/// What fits the end of a line, the best first, and where the word begins that it replaces.
#[must_use]
pub fn offers(around: Around<'_>, line: &str) -> (usize, Vec<Offer>) {
    let words = split(line);
    let (begin, current) = match words.last() {
        Some((begin, word)) if !ends(line) => (*begin, word.as_str()),
        _ => (line.len(), ""),
    };
    let before: Vec<&str> = words.iter().take_while(|(at, _)| *at < begin).map(|(_, word)| word.as_str()).collect();
    let Some((first, rest)) = before.split_first() else {
        return (begin, best(current, &verbs(around)));
    };
    let Some(verb) = action::table(around.fight).find(|verb| verb.spoken && verb.name == *first) else {
        return (begin, Vec::new());
    };
    let filled = filled(verb, rest);
    if let Some((name, value)) = current.split_once('=')
        && let Some(field) = verb.fields.iter().find(|field| field.name == name)
    {
        let values = best(value, &values(around, verb, field, &filled));
        let named = |offer: Offer| Offer { insert: format!("{name}={}", offer.insert), ..offer };
        return (begin, values.into_iter().map(named).collect());
    }
    let is_filled = |field: &&Field| filled.iter().any(|(name, _)| *name == field.name);
    let mut all = Vec::new();
    if let Some(field) = verb.fields.iter().find(|field| field.bare && !is_filled(field)) {
        all.extend(values(around, verb, field, &filled));
    }
    if verb.fields.iter().filter(|field| field.required).all(|field| is_filled(&field)) {
        all.extend(verb.fields.iter().filter(|field| !field.bare && !is_filled(field)).map(option));
    }
    (begin, best(current, &all))
}

fn best(typed: &str, all: &[Offer]) -> Vec<Offer> {
    search::best(typed.trim_matches('"'), all, |offer| format!("{} {}", offer.insert, offer.label))
        .into_iter()
        .cloned()
        .collect()
}

fn verbs(around: Around<'_>) -> Vec<Offer> {
    let offer = |verb: &Verb| Offer {
        insert: verb.name.to_owned(),
        label: action::label(around.fight, verb.name, around.lang),
        detail: phrase::usage(verb),
    };
    // What another game alone has is refused here; help says so, the line offers what can be.
    action::table(around.fight).filter(|verb| verb.spoken && around.fight.has(verb.name)).map(offer).collect()
}

fn option(field: &Field) -> Offer {
    let insert = if matches!(field.kind, Kind::Flag) { field.name.to_owned() } else { format!("{}=", field.name) };
    Offer { label: insert.clone(), insert, detail: phrase::expected(field.kind) }
}

/// Which fields the words before fill, and with what.
fn filled<'a>(verb: &'static Verb, words: &[&'a str]) -> Vec<(&'static str, &'a str)> {
    let mut filled: Vec<(&'static str, &str)> = Vec::new();
    for word in words {
        let named = word.split_once('=').and_then(|(name, value)| {
            verb.fields.iter().find(|field| field.name == name).map(|field| (field.name, value))
        });
        let flag = || verb.fields.iter().find(|field| matches!(field.kind, Kind::Flag) && field.name == *word);
        let bare = verb.fields.iter().find(|field| field.bare && !filled.iter().any(|(name, _)| *name == field.name));
        match (named, bare) {
            (Some(named), _) => filled.push(named),
            (None, Some(field)) => filled.push((field.name, word)),
            (None, None) => filled.extend(flag().map(|field| (field.name, ""))),
        }
    }
    filled
}

fn values(around: Around<'_>, verb: &Verb, field: &Field, filled: &[(&'static str, &str)]) -> Vec<Offer> {
    let wanted = phrase::expected(field.kind);
    let plain = |text: &str| Offer { insert: quoted(text), label: text.to_owned(), detail: String::new() };
    let vocabulary = |kind: Words| all_words(kind).map(|name| plain(&word(around.lang, kind, name))).collect();
    match field.kind {
        Kind::Who => names(around),
        Kind::WhoOrPool => names(around).into_iter().chain([plain("gm")]).collect(),
        Kind::Trait => vocabulary(Words::Trait),
        Kind::Weapon => {
            weapons(around, field, filled).iter().map(|name| plain(&word(around.lang, Words::Weapon, name))).collect()
        }
        Kind::Template => names(around).into_iter().chain(around.templates.iter().map(|name| plain(name))).collect(),
        Kind::Choice(words) | Kind::ChoiceOr(words, ..) => words.iter().map(|word| plain(word)).collect(),
        Kind::Word(_, "FIELD") => facts(around, filled),
        Kind::Word(_, "VALUE") => {
            let said = filled.iter().find(|(name, _)| *name == "field").map_or("", |(_, said)| said);
            let name = canonical(Words::Trait, said).map(|own| word(around.lang, Words::Trait, &own));
            let said = fold(name.as_deref().unwrap_or(said));
            let fact = facts(around, filled).into_iter().find(|fact| fold(&fact.label) == said);
            fact.map(|fact| Offer { insert: String::new(), ..fact }).into_iter().collect()
        }
        Kind::Number(..) | Kind::Numbers(..) | Kind::Text | Kind::Word(..) => {
            vec![Offer { label: field.name.to_owned(), detail: wanted, insert: String::new() }]
        }
        Kind::Flag => vec![plain(verb.name)],
    }
}

fn names(around: Around<'_>) -> Vec<Offer> {
    let offer =
        |row: &Row| Offer { insert: quoted(&row.name), label: row.name.clone(), detail: row.state.text.clone() };
    around.rows.iter().filter(|row| row.member.is_none()).map(offer).collect()
}

/// The weapons of the one who acts, or whom the field is about; of all, where nobody is named yet.
fn weapons(around: Around<'_>, field: &Field, filled: &[(&'static str, &str)]) -> Vec<String> {
    let owner = if field.name == "vs" { "whom" } else { "who" };
    let said = filled.iter().find(|(name, _)| *name == owner).map_or("", |(_, said)| said);
    around.fight.weapons(who(around, said).map(|(id, _)| id))
}

/// The fields of the one that was named, with what they are now, and the Traits.
fn facts(around: Around<'_>, filled: &[(&'static str, &str)]) -> Vec<Offer> {
    let said = filled.iter().find(|(name, _)| *name == "who").map_or("", |(_, said)| said);
    let who = who(around, said);
    let fields = who.map(|(id, member)| around.fight.fields(id, member)).unwrap_or_default();
    let is_trait = |name: &str| all_words(Words::Trait).any(|own| own == name);
    let known: Vec<String> = fields.iter().map(|[name, ..]| name.clone()).collect();
    let field = |[name, takes, now]: [String; 3]| {
        let label = if is_trait(&name) { word(around.lang, Words::Trait, &name) } else { name };
        let detail = if now.is_empty() { takes } else { texts::field_now(around.lang, takes, now) };
        Offer { insert: quoted(&label), label, detail }
    };
    let skill = |name: &str| {
        let label = word(around.lang, Words::Trait, name);
        Offer { insert: quoted(&label), label, detail: "d4…d12+2".to_owned() }
    };
    let others = all_words(Words::Trait).filter(|name| known.iter().all(|own| own != name));
    fields.into_iter().map(field).chain(others.map(skill)).collect()
}

fn who(around: Around<'_>, said: &str) -> Option<(Id, Option<usize>)> {
    let rows = around.rows.iter().filter(|row| row.member.is_none());
    let list: Vec<Named<'_>> =
        rows.map(|row| Named { id: row.id, name: &row.name, count: row.standing.map_or(1, |(_, all)| all) }).collect();
    find(&list, &Who::Said(said.to_owned())).ok()
}

/// A text as one word of the line.
#[must_use]
pub fn quoted(text: &str) -> String {
    let plain = !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || "+-#:.".contains(c));
    if plain { text.to_owned() } else { format!("\"{}\"", text.replace('"', "")) }
}

/// The words of a line without their quotes, each with the place where it begins.
#[must_use]
pub fn split(line: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    let (mut open, mut fresh) = (false, true);
    for (at, c) in line.char_indices() {
        if c.is_whitespace() && !open {
            fresh = true;
            continue;
        }
        if fresh {
            words.push((at, String::new()));
            fresh = false;
        }
        if c == '"' {
            open = !open;
        } else if let Some((_, word)) = words.last_mut() {
            word.push(c);
        }
    }
    words
}

/// Whether the last word of a line is over.
fn ends(line: &str) -> bool {
    line.chars().last().is_none_or(char::is_whitespace) && line.matches('"').count().is_multiple_of(2)
}
