//! The table of floors: which room may name which, and what of the outside it may touch.

use crate::imports::{Goal, Import};
use crate::tree::{Place, Tree};

/// A room: a module with all that is inside it, less the rooms of their own inside it.
#[derive(Debug)]
pub struct Room {
    pub floor: u8,
    pub name: &'static str,
    /// the rooms that it may name
    pub may: &'static [&'static str],
    /// the crates that it may name; `*` is any
    pub crates: &'static [&'static str],
    /// the parts of the standard library that touch the outside, and that it may name
    pub outside: &'static [&'static str],
}

/// Every room in `rules` that has no row of its own is a ruleset, whatever its name.
pub const RULESET: &str = "rules::*";

/// Room by room; each names the rooms of lower floors alone, beside few of its own.
pub const ROOMS: &[Room] = &[
    Room { floor: 1, name: "dice", may: &[], crates: &["serde", "smallvec", "thiserror"], outside: &[] },
    Room { floor: 1, name: "view", may: &[], crates: &["serde"], outside: &[] },
    Room { floor: 1, name: "texts", may: &[], crates: &["fluent_bundle", "unicode_normalization"], outside: &[] },
    Room { floor: 2, name: "rules::contract", may: &["dice", "view", "texts"], crates: &[], outside: &[] },
    Room {
        floor: 2,
        name: "rules::roster",
        may: &["dice", "view", "texts", "rules::contract"],
        crates: &[],
        outside: &[],
    },
    Room {
        floor: 2,
        name: "rules::phrase",
        may: &["dice", "view", "texts", "rules::contract"],
        crates: &[],
        outside: &[],
    },
    Room {
        floor: 3,
        name: RULESET,
        may: &["dice", "view", "texts", "rules::contract", "rules::roster", "rules::phrase"],
        crates: &["serde", "smallvec", "smol_str", "thiserror"],
        outside: &[],
    },
    Room {
        floor: 4,
        name: "rules",
        may: &["dice", "view", "texts", "rules::contract", "rules::roster", "rules::phrase", RULESET],
        crates: &["serde"],
        outside: &[],
    },
    Room {
        floor: 4,
        name: "rules::forecast",
        may: &["dice", "view", "texts", "rules::contract", RULESET, "rules"],
        crates: &["serde"],
        outside: &[],
    },
    Room {
        floor: 4,
        name: "rules::play",
        may: &["dice", "view", "texts", "rules::contract", "rules::roster", "rules::phrase", RULESET, "rules"],
        crates: &[],
        outside: &[],
    },
    Room {
        floor: 4,
        name: "rules::show",
        may: &["dice", "view", "texts", "rules::contract", "rules::roster", "rules::phrase", RULESET, "rules"],
        crates: &["serde"],
        outside: &[],
    },
    Room {
        floor: 5,
        name: "journal",
        may: &["dice", "view", "texts", "rules::contract", "rules::roster", "rules::phrase", "rules"],
        crates: &["serde"],
        outside: &[],
    },
    Room {
        floor: 6,
        name: "app",
        may: &[
            "dice",
            "view",
            "texts",
            "rules::contract",
            "rules::roster",
            "rules::phrase",
            "rules",
            "rules::forecast",
            "journal",
        ],
        crates: &[
            "serde",
            "nucleo_matcher",
            "thiserror",
            "tui_input",
            "unicode_normalization",
            "unicode_segmentation",
            "unicode_width",
        ],
        outside: &["std::path"],
    },
    Room {
        floor: 7,
        name: "ui",
        may: &["view", "texts", "app"],
        crates: &["ratatui", "unicode_segmentation", "unicode_width"],
        outside: &[],
    },
    Room {
        floor: 7,
        name: "store",
        may: &[
            "dice",
            "view",
            "texts",
            "rules::contract",
            "rules::roster",
            "rules::phrase",
            RULESET,
            "rules",
            "journal",
            "app",
        ],
        crates: &["crc32fast", "directories", "ron", "serde", "serde_json", "thiserror", "unicode_width"],
        outside: &[
            "std::env",
            "std::fs",
            "std::io",
            "std::os",
            "std::path",
            "std::process",
            "std::thread",
            "std::time",
        ],
    },
    Room { floor: 8, name: "cli", may: &[], crates: &["clap"], outside: &["std::path"] },
    Room {
        floor: 8,
        name: "shell",
        may: &[
            "dice",
            "view",
            "texts",
            "rules::contract",
            "rules::roster",
            "rules::phrase",
            RULESET,
            "rules",
            "rules::forecast",
            "journal",
            "app",
            "ui",
            "store",
            "cli",
        ],
        crates: &["*"],
        outside: OUTSIDE,
    },
    Room { floor: 8, name: "main", may: &["shell"], crates: &[], outside: &["std::process"] },
    Room { floor: 8, name: "", may: &[], crates: &[], outside: &[] },
];

/// The parts of the standard library that touch the outside.
pub const OUTSIDE: &[&str] =
    &["std::env", "std::fs", "std::io", "std::net", "std::os", "std::path", "std::process", "std::thread", "std::time"];

/// Crates that one file alone may name.
pub const ALONE: &[(&str, &str)] = &[
    ("crossterm", "src/shell/terminal.rs"),
    ("ratatui::crossterm", "src/shell/terminal.rs"),
    ("rand", "src/shell/random.rs"),
];

/// The room of a module, by the name that the table and the messages use.
pub fn room(place: &Place) -> (String, Option<&'static Room>) {
    let words: Vec<&str> = place.iter().take(2).map(String::as_str).collect();
    let named = |name: &str| ROOMS.iter().find(|room| room.name == name);
    let pair = words.join("::");
    match words.as_slice() {
        [] => (String::new(), named("")),
        ["rules"] => (pair, named("rules")),
        ["rules", _] => (pair.clone(), named(&pair).or_else(|| named(RULESET))),
        [first, ..] => ((*first).to_owned(), named(first)),
    }
}

/// Every import that the table forbids. `crates` are the names of the crates depended upon.
pub fn check(tree: &Tree, imports: &[Import], crates: &[String]) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in tree.files.iter().filter(|file| room(&file.place).1.is_none()) {
        wrong.push(format!("{}: this room stands on no floor of the table", file.path));
    }
    for import in imports {
        let path = &tree.files[import.from].path;
        let (from, Some(own)) = room(&import.place) else { continue };
        let refused = match &import.to {
            Goal::Ours(goal) => {
                let (to, other) = room(goal);
                let allowed = from == to || other.is_some_and(|other| own.may.contains(&other.name));
                (!allowed).then(|| format!("`{from}` (floor {}) may not name `{to}`", own.floor))
            }
            Goal::Foreign(words) => foreign(own, path, words, crates)
                .map(|what| format!("`{from}` (floor {}) may not name {what}", own.floor)),
        };
        wrong.extend(refused.map(|refused| format!("{path}:{}: {refused}", import.line)));
    }
    wrong
}

fn foreign(own: &Room, path: &str, words: &[String], crates: &[String]) -> Option<String> {
    let first = words.first()?;
    let pair = words.iter().take(2).map(String::as_str).collect::<Vec<_>>().join("::");
    if let Some((name, alone)) = ALONE.iter().find(|(name, _)| name == first || *name == pair) {
        return (path != *alone).then(|| format!("{name}: that is for {alone} alone"));
    }
    // A span of time is a number; only a clock tells what time it is.
    if OUTSIDE.contains(&pair.as_str()) && !(pair == "std::time" && words.get(2).is_some_and(|word| word == "Duration"))
    {
        return (!own.outside.contains(&pair.as_str())).then_some(pair);
    }
    let known = crates.contains(first) && !own.crates.contains(&"*") && !own.crates.contains(&first.as_str());
    known.then(|| format!("the crate {first}"))
}
