//! What a table has chosen once and for all.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::texts::Lang;

use super::file_error::FileError;
use super::place::{Place, walk};
use super::problem::{Problem, What};
use super::ron_text;
use super::save::{NotSaved, Over, Stamp, save};
use super::source::{read_text, without_mark};

/// Who rolls the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rolls {
    /// the players roll theirs, the program the game master's
    #[default]
    Players,
    /// the table rolls everything
    Table,
    /// the program rolls everything
    Program,
}

/// Which signs are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SignSet {
    /// suits and boxes
    #[default]
    Unicode,
    /// letters only
    Ascii,
}

/// How the keys of the likely next step are pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Go {
    /// any of them, again and again
    #[default]
    Plain,
    /// Space and Enter by turns, for terminals where a held key slips through
    Alternate,
}

/// Which colours are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colors {
    /// the sixteen of the terminal
    #[default]
    Ansi,
    /// none: bold, dim and reverse only
    Mono,
}

/// All settings; each has a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Settings", deny_unknown_fields, default)]
pub struct Settings {
    /// the language, by its code; none: that of the system
    pub lang: Option<String>,
    /// who rolls
    pub dice: Rolls,
    /// which signs
    pub signs: SignSet,
    /// how the keys of the likely next step are pressed
    pub go: Go,
    /// whether the mouse is listened to
    pub mouse: bool,
    /// what the keys of the digit row type without Shift, from 1 to 0
    pub digit_row: String,
    /// other keys for verbs
    pub keys: BTreeMap<String, Vec<String>>,
    /// which colours
    pub colors: Colors,
    /// how often each hint for newcomers was shown
    pub hints: BTreeMap<String, u8>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            dice: Rolls::default(),
            signs: SignSet::default(),
            go: Go::default(),
            mouse: true,
            digit_row: "&é\"'(-è_çà".to_owned(),
            keys: BTreeMap::new(),
            colors: Colors::default(),
            hints: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// Reads settings.
    ///
    /// # Errors
    /// What is wrong with them, with its line.
    pub fn read(text: &str) -> Result<Self, FileError> {
        let text = without_mark(text);
        let settings: Self = ron_text::parse(text).map_err(|problem| FileError::of(text, vec![problem]))?;
        let mut wrong = Vec::new();
        if let Some(lang) = settings.lang.as_ref().filter(|lang| Lang::from_code(lang).is_none()) {
            let known: Vec<&str> = Lang::all().map(Lang::code).collect();
            wrong.push(("/lang".to_owned(), What::UnknownWord { found: lang.clone(), known: known.join(", ") }));
        }
        if settings.digit_row.chars().count() != 10 {
            wrong.push(("/digit_row".to_owned(), What::Form("\"1234567890\"".to_owned())));
        }
        // A map keeps only the last of two, so the second is looked for in the text.
        let mut seen = BTreeMap::new();
        walk(text, &mut |path, range| {
            if let Some(verb) = path.strip_prefix("/keys/").filter(|verb| !verb.contains('/'))
                && seen.insert(verb.to_owned(), range.start).is_some()
            {
                wrong.push((path.to_owned(), What::KeyTwice { field: "keys".to_owned(), key: verb.to_owned() }));
            }
        });
        if wrong.is_empty() {
            return Ok(settings);
        }
        let wanted = wrong.iter().map(|(path, _)| path.as_str()).collect();
        let found = super::place::places(text, &wanted);
        let placed = |(path, what): &(String, What)| {
            let place = found.get(path).map(|offset| Place::of(text, *offset));
            Problem { who: None, what: what.clone(), place }
        };
        Err(FileError::of(text, wrong.iter().map(placed).collect()))
    }

    /// The settings of a file; where there is no file, the defaults.
    ///
    /// # Errors
    /// The file is there, but cannot be used: nothing may be saved over it.
    pub fn load(path: &Path) -> Result<Self, FileError> {
        match read_text(path) {
            Ok(text) => Self::read(&text),
            Err(error) if error == FileError::whole(What::NoFile) => Ok(Self::default()),
            Err(error) => Err(error),
        }
    }

    /// Saves them, unless the file there holds what cannot be read.
    ///
    /// # Errors
    /// The file there is broken, or the disk says no.
    pub fn save(&self, path: &Path) -> Result<(), NotSaved> {
        Self::load(path).map_err(NotSaved::Failed)?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let over = Stamp::of_file(path)?.map_or(Over::Nothing, Over::Only);
        let text = ron_text::on_many_lines(self)
            .map_err(|error| NotSaved::Failed(FileError::whole(What::Other(error.to_string()))))?;
        save(path, &(text + "\n"), over).map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_saved_and_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep").join("settings.ron");
        assert_eq!(Settings::load(&path), Ok(Settings::default()));
        let keys = BTreeMap::from([("hold".to_owned(), vec!["h".to_owned()])]);
        let chosen = Settings { lang: Some("fr".to_owned()), dice: Rolls::Table, keys, ..Settings::default() };
        chosen.save(&path).expect("saved");
        assert_eq!(Settings::load(&path), Ok(chosen));
    }

    #[test]
    fn broken_ones_stay_as_they_are() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        for broken in [
            "(lang: \"fr\", dise: table)",
            "(dice: me)",
            "(lang: \"xx\")",
            "(digit_row: \"12\")",
            "(keys: {\"go\": [\"g\"], \"go\": []})",
            "(mou",
        ] {
            std::fs::write(&path, broken).expect("written");
            let error = Settings::load(&path).expect_err(broken);
            assert!(error.problems().iter().all(|problem| problem.place.is_some()), "{broken}");
            assert!(Settings::default().save(&path).is_err());
            assert_eq!(std::fs::read_to_string(&path).expect("a file"), broken);
        }
    }
}
