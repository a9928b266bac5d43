//! What holds for every language, every message and every word.

use std::collections::HashMap;

use unicode_width::UnicodeWidthStr;

use super::lang::Locale;
use super::say::{bundle, fill, open};
use super::{Arg, Lang, MESSAGES, WORDS, Words, all_words, canonical, fold, word};

const KINDS: [Words; 10] = [
    Words::Trait,
    Words::Weapon,
    Words::Armor,
    Words::Edge,
    Words::Hindrance,
    Words::Template,
    Words::Race,
    Words::Note,
    Words::Effect,
    Words::Object,
];

fn has_ascii_letter(text: &str) -> bool {
    text.contains(|letter: char| letter.is_ascii_alphabetic())
}

#[test]
fn every_message_can_be_said_in_every_language() {
    for lang in Lang::all().chain([Lang::PSEUDO]) {
        for (id, variables) in MESSAGES {
            for value in [0, 1, 2, 1_000_000] {
                let arguments = variables.iter().map(|name| (*name, Arg::from(value)));
                let mut errors = Vec::new();
                let text = bundle(lang).and_then(|b| fill(b, id, arguments, &mut errors));
                assert!(text.is_some(), "{id} in {lang:?}");
                assert!(errors.is_empty(), "{id} in {lang:?}: {errors:?}");
            }
        }
    }
}

#[test]
fn the_pseudo_language_has_no_ascii_letter() {
    for (id, variables) in MESSAGES {
        let arguments = variables.iter().map(|name| (*name, Arg::from(3)));
        let text = bundle(Lang::PSEUDO).and_then(|b| fill(b, id, arguments, &mut Vec::new()));
        let text = text.unwrap_or_default();
        assert!(!has_ascii_letter(&text), "{id}: {text}");
    }
    for (kind, texts) in WORDS {
        let dressed = word(Lang::PSEUDO, *kind, texts[0]);
        assert!(!has_ascii_letter(&dressed), "{dressed}");
        assert_eq!(dressed.width(), texts[0].width(), "{dressed}");
    }
}

#[test]
fn every_word_comes_back_from_every_language() {
    for kind in KINDS {
        assert!(all_words(kind).count() > 0, "{kind:?}");
        for name in all_words(kind) {
            for lang in Lang::all() {
                let text = word(lang, kind, name);
                for typed in [text.clone(), text.to_uppercase(), fold(&text)] {
                    let found = canonical(kind, &typed);
                    assert_eq!(found.as_deref(), Some(name), "{typed} in {lang:?}");
                }
            }
        }
    }
}

#[test]
fn no_word_means_two_things_in_a_kind() {
    for lang in Lang::all() {
        let mut seen = HashMap::new();
        for kind in KINDS {
            for name in all_words(kind) {
                let other = seen.insert((kind, fold(&word(lang, kind, name))), name);
                assert_eq!(other, None, "{name} in {lang:?}");
            }
        }
    }
}

#[test]
fn unknown_words_stay_as_they_are() {
    assert_eq!(word(Lang::FR, Words::Weapon, "Boat-hook"), "Boat-hook");
    assert_eq!(canonical(Words::Weapon, "boathook"), None);
    assert_eq!(canonical(Words::Weapon, ""), None);
    assert_eq!(canonical(Words::Weapon, "Agility"), None);
}

#[test]
fn typing_is_lenient() {
    for (kind, typed, name) in [
        (Words::Trait, "ame", "Spirit"),
        (Words::Trait, " EQUITATION ", "Riding"),
        (Words::Trait, "E\u{301}quitation", "Riding"),
        (Words::Weapon, "flintlock-pistol", "flintlock pistol"),
        (Words::Weapon, "hache d’abordage", "boarding axe"),
        (Words::Edge, "tete froide", "Level Headed"),
        (Words::Template, "Mage de l'eau", "water mage"),
    ] {
        assert_eq!(canonical(kind, typed).as_deref(), Some(name), "{typed}");
    }
}

#[test]
fn folding_drops_what_keyboards_lack() {
    for (text, folded) in [
        ("Œuvre", "oeuvre"),
        ("Lætitia", "laetitia"),
        (" Ça Été ", "ca ete"),
        ("ÀÉÎÕÜŸ", "aeiouy"),
        ("plain", "plain"),
        ("", ""),
    ] {
        assert_eq!(fold(text), folded);
    }
}

#[test]
fn languages_are_found_by_prefix() {
    for (code, lang) in [
        ("fr_FR.UTF-8", Some(Lang::FR)),
        ("fr", Some(Lang::FR)),
        ("FR-ca", Some(Lang::FR)),
        ("fr_BE@euro", Some(Lang::FR)),
        ("en-GB", Some(Lang::EN)),
        ("qps", Some(Lang::PSEUDO)),
        ("frr", None),
        ("de_DE", None),
        ("C.UTF-8", None),
        ("", None),
    ] {
        assert_eq!(Lang::from_code(code), lang, "{code}");
    }
}

#[test]
fn languages_know_themselves() {
    assert_eq!(Lang::default(), Lang::EN);
    let shipped: Vec<_> = Lang::all().map(|lang| (lang.code(), lang.name())).collect();
    assert!(shipped.contains(&("en", "English".to_owned())));
    assert!(shipped.contains(&("fr", "français".to_owned())));
    assert!(!shipped.iter().any(|(code, _)| *code == "qps"));
    assert_eq!(Lang::PSEUDO.code(), "qps");
    assert_eq!(format!("{:?}", Lang::FR), "Lang(fr)");
}

#[test]
fn numbers_choose_the_plural_of_the_language() {
    const WOUNDS: &str = "wounds = { $count ->
        [one] { $count } w
       *[other] { $count } ws
    }";
    for (plurals, expected) in [("en", ["0 ws", "1 w", "2 ws"]), ("fr", ["0 w", "1 w", "2 ws"])] {
        let locale = Locale { code: plurals, plurals, sources: &[WOUNDS] };
        let bundle = open(&locale);
        for (count, text) in (0_u8..).zip(expected) {
            for value in [Arg::from(count), Arg::from(u32::from(count))] {
                let said = fill(&bundle, "wounds", [("count", value)], &mut Vec::new());
                assert_eq!(said.as_deref(), Some(text), "{plurals}");
            }
        }
    }
}
