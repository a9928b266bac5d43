//! The whole table as a list: what is possible now, then the rest with the reason why not.

use crate::dice::Preview;
use crate::rules::contract::{Context, Does, Group, No, Verb};
use crate::rules::phrase;
use crate::rules::{Encounter, NoShelves};
use crate::texts::{self, Lang};
use crate::view::{Item, Overlay};

use super::field::Field;
use super::keymap::Keymap;
use super::{action, search};

/// One row of the table, as it stands at this moment.
#[derive(Clone, Debug)]
pub struct Entry {
    /// the row
    pub verb: &'static Verb,
    /// its keys
    pub keys: String,
    /// what it is called
    pub label: String,
    /// why it does nothing now
    pub why_not: Option<String>,
    /// all that a search may find it by
    found_by: String,
}

/// The rows of the table; `own` says why a row of the program does nothing now, `unfolded` tells
/// whether the form of the box is open.
#[must_use]
pub fn entries(
    fight: &Encounter,
    keymap: &Keymap,
    context: Context<'_>,
    unfolded: bool,
    own: &dyn Fn(&str) -> Option<String>,
) -> Vec<Entry> {
    let lang = context.lang;
    let entry = |verb: &'static Verb| {
        let why_not = if action::is_own(verb.name) {
            own(verb.name)
        } else if verb.group == Group::Attack && !unfolded {
            Some(texts::notice_only_options(lang, keymap.first(action::UNFOLDS, lang)))
        } else {
            why_not(fight, verb.name, context)
        };
        let keys = keymap.all(verb.name, lang);
        let labels: Vec<String> = Lang::all().map(|lang| action::label(fight, verb.name, lang)).collect();
        let found_by = format!("{} {} {keys}", labels.join(" "), verb.name);
        Entry { verb, keys, label: action::label(fight, verb.name, lang), why_not, found_by }
    };
    let weight = |entry: &Entry| match entry.verb.group {
        Group::Play => 0,
        Group::Attack => 1,
        Group::Word => 2,
        Group::Program => 3,
    };
    // An answer that the program alone asks for is in no reach at any other moment.
    let in_reach = |verb: &&Verb| !action::is_own(verb.name) || verb.spoken || !verb.keys.is_empty();
    let mut all: Vec<Entry> = action::table(fight).filter(in_reach).map(entry).collect();
    all.sort_by_key(weight);
    let (now, later): (Vec<Entry>, Vec<Entry>) = all.into_iter().partition(|entry| entry.why_not.is_none());
    now.into_iter().chain(later).collect()
}

/// Why an action of the ruleset does nothing now: nobody is meant by it, or the rules refuse it.
fn why_not(fight: &Encounter, action: &str, context: Context<'_>) -> Option<String> {
    let call = match fight.does(action, context) {
        Ok(Does::Run(call) | Does::Draft(call)) => call,
        Ok(Does::Ask(_) | Does::Palette(_)) => return None,
        Err(refusal) => return Some(fight.refusal(&refusal, context.lang)),
    };
    let command = fight.resolve(&call, &NoShelves).ok().flatten()?;
    match fight.decide(&command, &mut Preview::default()) {
        Err(No::Refused(refusal)) => Some(fight.refusal(&refusal, context.lang)),
        Ok(_) | Err(No::Dice(_)) => None,
    }
}

/// The entries that fit what was typed: a key typed exactly first, the possible before the rest.
#[must_use]
pub fn filtered<'a>(typed: &str, entries: &'a [Entry]) -> Vec<&'a Entry> {
    let mut found = search::best(typed, entries, |entry| entry.found_by.clone());
    let typed = typed.trim();
    let is_key = |entry: &&Entry| entry.keys.split(' ').any(|key| !typed.is_empty() && key == typed);
    found.sort_by_key(|entry| (!is_key(entry), entry.why_not.is_some()));
    found
}

/// The items that show entries.
#[must_use]
pub fn items(entries: &[&Entry], lang: Lang) -> Vec<Item> {
    let item = |entry: &&Entry| Item {
        section: if entry.why_not.is_some() { texts::section_not_now(lang) } else { texts::section_now(lang) },
        keys: entry.keys.clone(),
        label: entry.label.clone(),
        detail: match &entry.why_not {
            Some(reason) => reason.clone(),
            None if entry.verb.spoken => phrase::usage(entry.verb),
            // The name under which the settings give it other keys.
            None => entry.verb.name.to_owned(),
        },
        dim: entry.why_not.is_some(),
        apart: false,
    };
    entries.iter().map(item).collect()
}

/// The help screen.
#[derive(Clone, Debug)]
pub struct Help {
    /// what is typed to search
    pub field: Field,
    /// the chosen entry
    pub selected: usize,
    /// the table at the moment of opening
    pub entries: Vec<Entry>,
}

impl Help {
    /// The chosen entry.
    #[must_use]
    pub fn chosen(&self) -> Option<&Entry> {
        filtered(self.field.text(), &self.entries).get(self.selected).copied()
    }

    /// How many entries are shown.
    #[must_use]
    pub fn count(&self) -> usize {
        filtered(self.field.text(), &self.entries).len()
    }

    /// How it looks.
    #[must_use]
    pub fn overlay(&self, lang: Lang) -> Overlay {
        Overlay {
            title: texts::overlay_help(lang),
            help: texts::overlay_help_use(lang, texts::key_enter(lang)),
            input: Some(self.field.line()),
            items: items(&filtered(self.field.text(), &self.entries), lang),
            selected: self.selected,
            lines: Vec::new(),
        }
    }
}
