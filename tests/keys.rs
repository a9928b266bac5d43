//! The one table of keys: what must hold whatever is added to it.

#![expect(clippy::panic, reason = "a key that cannot be read fails the test")]

use std::collections::{BTreeMap, BTreeSet};

use abordage::app::{Code, Key, Keymap, Scope, label, table};
use abordage::rules::contract::{Group, Verb};
use abordage::rules::{Encounter, RULESETS};
use abordage::texts::Lang;

/// A fight of every ruleset.
fn fights() -> Vec<Encounter> {
    let fights =
        vec![Encounter::Savage(Box::default()), Encounter::Jets(Box::default()), Encounter::Simulacres(Box::default())];
    let names = |verbs: &[Verb]| verbs.iter().map(|verb| verb.name).collect::<Vec<_>>();
    let tables: Vec<_> = fights.iter().map(|fight| names(fight.verbs())).collect();
    assert_eq!(tables, RULESETS.iter().map(|(_, verbs)| names(verbs)).collect::<Vec<_>>());
    fights
}

/// Every row of every table.
fn rows() -> Vec<&'static Verb> {
    fights().iter().flat_map(table).collect()
}

#[test]
fn no_key_twice_in_a_scope() {
    for fight in fights() {
        let (_, faults) = Keymap::new(&fight, &BTreeMap::new());
        assert_eq!(faults, []);
        let mut names = BTreeSet::new();
        for verb in table(&fight) {
            assert!(names.insert(verb.name), "{} stands twice", verb.name);
        }
    }
}

#[test]
fn every_key_can_be_read_and_is_on_every_keyboard() {
    for verb in rows() {
        for text in verb.keys {
            let key: Key = text.parse().unwrap_or_else(|wrong| panic!("{}: {wrong}", verb.name));
            assert_eq!(&key.to_string(), text, "{} is spelled otherwise", verb.name);
            let Key { code, ctrl, alt, .. } = key;
            assert!(!alt, "{text}: Alt is not everywhere");
            if let Code::Char(c) = code {
                assert!(!c.is_ascii_digit(), "{text}: digits are dice");
                // On AZERTY these are unshifted digits, or want AltGr on one layout or another.
                assert!(!"&é\"'(-è_çà@#[]{}\\|~^`$€=;".contains(c), "{text}: not one key everywhere");
                assert!(!ctrl || c.is_ascii_lowercase(), "{text}");
            }
        }
    }
}

#[test]
fn lower_case_plays_and_upper_case_is_the_game_masters_word() {
    for verb in rows() {
        for text in verb.keys.iter().filter(|text| text.len() == 1) {
            let upper = text.chars().all(char::is_uppercase);
            match verb.group {
                Group::Play | Group::Attack => assert!(!upper || verb.name == "redo", "{} {text}", verb.name),
                Group::Word => assert!(upper, "{} {text}", verb.name),
                Group::Program => {}
            }
        }
    }
}

#[test]
fn a_letter_of_the_options_only_opens_a_box_or_does_nothing_in_the_fight() {
    let harmless = [
        None,
        Some("fold-all"),
        Some("damage"),
        Some("roll"),
        Some("poison"),
        Some("oppose"),
        Some("cast"),
        Some("cards"),
        Some("alone"),
        Some("matrix"),
        Some("forecast"),
        Some("draw"),
        Some("cancel"),
        Some("stand"),
    ];
    for fight in fights() {
        let (map, _) = Keymap::new(&fight, &BTreeMap::new());
        for verb in table(&fight).filter(|verb| verb.group == Group::Attack) {
            for text in verb.keys {
                let key: Key = text.parse().unwrap_or_else(|wrong| panic!("{wrong}"));
                let there = map.lookup(Scope::Fight, key);
                assert!(harmless.contains(&there), "{text}: {} in the options, {there:?} in the fight", verb.name);
                assert_eq!(map.lookup(Scope::List, key), None);
            }
        }
    }
}

#[test]
fn every_row_is_called_something_in_every_language() {
    for fight in fights() {
        for verb in table(&fight) {
            for lang in Lang::all() {
                assert!(!label(&fight, verb.name, lang).is_empty(), "{} in {lang:?}", verb.name);
            }
        }
    }
}
