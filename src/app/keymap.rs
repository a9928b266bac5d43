//! Which key means which action where: the table, and what the settings change in it.

use std::collections::BTreeMap;

use crate::rules::Encounter;
use crate::rules::contract::{Group, Verb};
use crate::texts::{self, Lang};

use super::action;
use super::key::Key;

/// Where a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// the fight, with the box folded
    Fight,
    /// the unfolded form of the box
    Options,
    /// a list or a text: whatever types a character is text
    List,
}

/// What the program's own keys do in a list or a text; all others are text or nothing.
const IN_LISTS: [&str; 9] = ["back", "up", "down", "page-up", "page-down", "pane-next", "leave", "suspend", "repaint"];

/// What is wrong with the keys in the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// no action is called that
    UnknownVerb(String),
    /// that is no key
    Unreadable {
        /// the action
        verb: String,
        /// what was written
        key: String,
    },
    /// two actions of a scope want the same key
    Clash {
        /// the key
        key: Key,
        /// the one action
        first: &'static str,
        /// the other
        second: &'static str,
    },
}

impl Fault {
    /// What is wrong, in words.
    #[must_use]
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Self::UnknownVerb(verb) => texts::keys_unknown_verb(lang, verb.as_str()),
            Self::Unreadable { verb, key } => texts::keys_unreadable(lang, key.as_str(), verb.as_str()),
            Self::Clash { key, first, second } => texts::keys_clash(lang, key.to_string(), *first, *second),
        }
    }
}

/// Whether the key types the face of a die wherever dice are thrown.
fn types_a_face(key: Key) -> bool {
    key.typed().is_some_and(|typed| typed.is_ascii_digit())
}

#[derive(Clone, Debug)]
struct Bound {
    verb: &'static Verb,
    keys: Vec<Key>,
    changed: bool,
}

/// The keys in force.
#[derive(Clone, Debug)]
pub struct Keymap {
    rows: Vec<Bound>,
}

impl Keymap {
    /// The table with the changes of the settings; a change that cannot be is named and left out.
    #[must_use]
    pub fn new(fight: &Encounter, changes: &BTreeMap<String, Vec<String>>) -> (Self, Vec<Fault>) {
        let mut faults = Vec::new();
        let rows = action::table(fight).map(|verb| Bound { verb, keys: defaults(verb), changed: false }).collect();
        let mut map = Self { rows };
        for (name, keys) in changes {
            let Some(row) = map.rows.iter_mut().find(|row| row.verb.name == name) else {
                faults.push(Fault::UnknownVerb(name.clone()));
                continue;
            };
            let mut wanted = Vec::new();
            for key in keys {
                match key.parse().ok().filter(|key: &Key| !types_a_face(*key)) {
                    Some(key) => wanted.push(key),
                    None => faults.push(Fault::Unreadable { verb: name.clone(), key: key.clone() }),
                }
            }
            // With nothing that can be read, the action keeps its keys; an empty list takes them away.
            if !wanted.is_empty() || keys.is_empty() {
                row.keys = wanted;
                row.changed = true;
            }
        }
        // Each clash gives one changed row its own keys again, so this ends.
        while let Some((key, first, second)) = map.clash() {
            let [a, b] = [first, second].map(|at| map.rows.get(at).map_or("", |row| row.verb.name));
            faults.push(Fault::Clash { key, first: a, second: b });
            let theirs = |at: &usize| map.rows.get(*at).is_some_and(|row| row.changed);
            let Some(at) = [second, first].into_iter().find(theirs) else { break };
            if let Some(row) = map.rows.get_mut(at) {
                row.keys = defaults(row.verb);
                row.changed = false;
            }
        }
        (map, faults)
    }

    /// The first two rows that want the same key in one scope.
    fn clash(&self) -> Option<(Key, usize, usize)> {
        let shadows = self.shadows();
        for (at, row) in self.rows.iter().enumerate() {
            for (other, earlier) in self.rows.iter().enumerate().take(at) {
                let shared = row.keys.iter().find(|key| earlier.keys.contains(key));
                let Some(key) = shared else { continue };
                let both = is_option(row.verb) == is_option(earlier.verb);
                if both || !shadows.contains(key) {
                    return Some((*key, other, at));
                }
            }
        }
        None
    }

    /// The keys that mean something else in the options than in the fight: those of the table.
    fn shadows(&self) -> Vec<Key> {
        self.rows.iter().filter(|row| is_option(row.verb)).flat_map(|row| defaults(row.verb)).collect()
    }

    /// The action of a key, where it has one.
    #[must_use]
    pub fn lookup(&self, scope: Scope, key: Key) -> Option<&'static str> {
        let key = key.normal();
        let has = |row: &&Bound| row.keys.contains(&key);
        let fight = || self.rows.iter().filter(|row| !is_option(row.verb)).find(has);
        let row = match scope {
            Scope::Fight => fight(),
            Scope::Options => self.rows.iter().filter(|row| is_option(row.verb)).find(has).or_else(fight),
            Scope::List if key.typed().is_some() => None,
            Scope::List => fight().filter(|row| row.verb.name == "go" || IN_LISTS.contains(&row.verb.name)),
        };
        row.map(|row| row.verb.name)
    }

    /// The keys of an action.
    #[must_use]
    pub fn keys(&self, action: &str) -> &[Key] {
        let row = self.rows.iter().find(|row| row.verb.name == action);
        row.map_or(&[], |row| row.keys.as_slice())
    }

    /// The first key of an action as it is shown; empty where it has none.
    #[must_use]
    pub fn first(&self, action: &str, lang: Lang) -> String {
        self.keys(action).first().map(|key| key.shown(lang)).unwrap_or_default()
    }

    /// All keys of an action as they are shown.
    #[must_use]
    pub fn all(&self, action: &str, lang: Lang) -> String {
        self.keys(action).iter().map(|key| key.shown(lang)).collect::<Vec<_>>().join(" ")
    }
}

fn is_option(verb: &Verb) -> bool {
    verb.group == Group::Attack
}

fn defaults(verb: &Verb) -> Vec<Key> {
    verb.keys.iter().filter_map(|key| key.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(changes: &[(&str, &[&str])]) -> (Keymap, Vec<Fault>) {
        let changes =
            changes.iter().map(|(verb, keys)| ((*verb).to_owned(), keys.iter().map(|key| (*key).to_owned()).collect()));
        Keymap::new(&Encounter::Savage(Box::default()), &changes.collect())
    }

    fn key(text: &str) -> Key {
        text.parse().expect(text)
    }

    #[test]
    fn the_table_itself_is_sound() {
        let (map, faults) = map(&[]);
        assert_eq!(faults, []);
        for (scope, pressed, action) in [
            (Scope::Fight, "h", Some("hold")),
            (Scope::Fight, "g", Some("fold-all")),
            (Scope::Options, "g", Some("gang")),
            (Scope::Options, "t", Some("target")),
            (Scope::Fight, "Space", Some("go")),
            (Scope::List, "Space", None),
            (Scope::List, "Enter", Some("go")),
            (Scope::List, "Esc", Some("back")),
            (Scope::List, "ctrl-s", None),
            (Scope::List, "Left", None),
            (Scope::Fight, "5", None),
        ] {
            assert_eq!(map.lookup(scope, key(pressed)), action, "{pressed} {scope:?}");
        }
    }

    #[test]
    fn keys_can_be_changed_and_exchanged() {
        let (map, faults) = map(&[("hold", &["n"]), ("next", &["h", "F5"])]);
        assert_eq!(faults, []);
        assert_eq!(map.lookup(Scope::Fight, key("n")), Some("hold"));
        assert_eq!(map.all("next", Lang::EN), "h F5");
    }

    #[test]
    fn what_cannot_be_is_named() {
        let (map, faults) = map(&[("hold", &["n"]), ("dance", &["F9"]), ("save", &["hyper-s"])]);
        assert!(faults.contains(&Fault::UnknownVerb("dance".into())));
        assert!(faults.contains(&Fault::Unreadable { verb: "save".into(), key: "hyper-s".into() }));
        assert!(faults.contains(&Fault::Clash { key: key("n"), first: "next", second: "hold" }), "{faults:?}");
        assert_eq!(map.lookup(Scope::Fight, key("n")), Some("next"));
        assert_eq!(map.lookup(Scope::Fight, key("h")), Some("hold"));
    }

    #[test]
    fn what_is_no_key_for_an_action_leaves_it_its_own() {
        for unfit in ["frobnicate", "4"] {
            let (keymap, faults) = map(&[("hold", &[unfit])]);
            assert_eq!(faults, [Fault::Unreadable { verb: "hold".to_owned(), key: unfit.to_owned() }]);
            assert_eq!(keymap.all("hold", Lang::EN), "h");
        }
        assert_eq!(map(&[("hold", &[])]).0.all("hold", Lang::EN), "");
    }

    #[test]
    fn an_option_may_not_hide_a_key_of_the_fight() {
        let (_, faults) = map(&[("wild", &["n"])]);
        assert_eq!(faults, [Fault::Clash { key: key("n"), first: "next", second: "wild" }]);
    }
}
