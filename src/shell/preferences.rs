//! The stored settings, as the program and the screen want them.

use std::path::Path;

use crate::app::{Settings, WhoRolls};
use crate::store::settings::{Colors, Go, Rolls, Settings as Stored, SignSet};
use crate::texts::{self, Lang};
use crate::ui::{Signs, Theme};

use super::terminal;

/// The settings as they are stored, and what is wrong with them.
pub fn load(lang: Lang) -> (Stored, Option<String>) {
    let Some(path) = crate::store::Paths::find().settings() else { return (Stored::default(), None) };
    match Stored::load(&path) {
        Ok(stored) => (stored, None),
        Err(error) => {
            // There is one such file: its name alone leaves room for the reason.
            let name = path.file_name().map_or(path.as_path(), Path::new);
            let why = error.render(lang, name).lines().next().map(str::to_owned).unwrap_or_default();
            (Stored::default(), Some(texts::settings_unread(lang, why)))
        }
    }
}

/// How the screen is painted.
pub fn theme(stored: &Stored) -> Theme {
    let colours = match stored.colors {
        Colors::Ansi if !terminal::wants_no_colour() => Theme::ansi(),
        Colors::Ansi | Colors::Mono => Theme::mono(),
    };
    colours.with_signs(match stored.signs {
        SignSet::Unicode => Signs::Unicode,
        SignSet::Ascii => Signs::Ascii,
    })
}

/// The settings as far as the flow of the program knows them.
pub fn settings(stored: &Stored, lang: Lang) -> Settings {
    Settings {
        lang,
        who_rolls: match stored.dice {
            Rolls::Players => WhoRolls::PlayersReal,
            Rolls::Table => WhoRolls::AllReal,
            Rolls::Program => WhoRolls::AllHere,
        },
        mouse: stored.mouse,
        alternate: stored.go == Go::Alternate,
        digit_row: stored.digit_row.clone(),
        keys: stored.keys.clone(),
        hints: stored.hints.clone(),
    }
}
