//! Library files: what comes with the program, and those of the user over it.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use serde::Deserialize;

use crate::texts::{Words, canonical, fold};

use super::encounter_file::{Check, CombatantForm, WeaponBlock, block, weapon_block};
use super::file_error::FileError;
use super::library::{Library, Rank};
use super::ron_text;
use super::source::{read_text, without_mark};

/// The files that come with the program, in the order in which they build on each other.
const BUILT_IN: [&str; 4] = [
    include_str!("../../assets/library/savage/weapons.ron"),
    include_str!("../../assets/library/savage/armour.ron"),
    include_str!("../../assets/library/savage/people.ron"),
    include_str!("../../assets/library/savage/creatures.ron"),
];

/// A library file.
#[derive(Debug, Deserialize)]
#[serde(rename = "Library", deny_unknown_fields)]
struct LibraryForm {
    weapons: Option<Vec<WeaponBlock>>,
    armor: Option<Vec<PieceForm>>,
    templates: Option<Vec<CombatantForm>>,
}

/// A piece of armour.
#[derive(Debug, Deserialize)]
#[serde(rename = "Armor", deny_unknown_fields)]
struct PieceForm {
    name: String,
    points: i64,
}

impl Library {
    /// What comes with the program.
    #[must_use]
    pub fn built_in() -> &'static Self {
        static BUILT: OnceLock<Library> = OnceLock::new();
        BUILT.get_or_init(|| {
            let mut library = Self::default();
            for text in BUILT_IN {
                // A test reads each of them.
                let _ = library.read(text);
            }
            library
        })
    }

    /// What comes with the program, and the `*.ron` files of a folder over it in the order of
    /// their names. A file that cannot be used is left out and told.
    #[must_use]
    pub fn with_folder(folder: &Path) -> (Self, Vec<(PathBuf, FileError)>) {
        let mut library = Self::built_in().clone();
        let mut wrong = Vec::new();
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut paths: Vec<PathBuf> =
            entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == "ron")).collect();
        paths.sort();
        for path in paths {
            if let Err(error) = read_text(&path).and_then(|text| library.read(&text)) {
                wrong.push((path, error));
            }
        }
        (library, wrong)
    }

    /// Reads one more file over what is there; a file with anything wrong changes nothing.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(&mut self, text: &str) -> Result<(), FileError> {
        let text = without_mark(text);
        let form: LibraryForm = ron_text::parse(text).map_err(|problem| FileError::of(text, vec![problem]))?;
        let mut check = Check::default();
        let mut new = self.clone();
        for (place, weapon) in form.weapons.iter().flatten().enumerate() {
            if let Some(weapon) = weapon_block(&mut check, &format!("weapons/{place}"), weapon) {
                new.weapons.insert(fold(&weapon.name), weapon);
            }
        }
        for (place, piece) in form.armor.iter().flatten().enumerate() {
            let points = check.number(&format!("armor/{place}/points"), Some(piece.points), 0..=20);
            let name = canonical(Words::Armor, &piece.name).unwrap_or_else(|| piece.name.clone());
            new.armor.insert(name, points.unwrap_or_default());
        }
        for (place, template) in form.templates.iter().flatten().enumerate() {
            check.path = format!("/templates/{place}");
            check.who = Some(template.name.clone());
            let rank = block(&mut check, template, &new);
            let rank = Rank { notes: template.notes.clone().unwrap_or(rank.notes), ..rank };
            let name = canonical(Words::Template, &template.name).unwrap_or_else(|| template.name.clone());
            new.blocks.insert(fold(&name), (name, rank));
        }
        let (wrong, _) = check.finish(text);
        if wrong.is_empty() {
            *self = new;
            Ok(())
        } else {
            Err(FileError::of(text, wrong))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::savage::Kind;
    use crate::texts::{Lang, all_words};

    #[test]
    fn every_built_in_file_is_right() {
        let mut library = Library::default();
        for text in BUILT_IN {
            if let Err(error) = library.read(text) {
                panic!("{}", error.render(Lang::EN, Path::new("library")));
            }
        }
    }

    #[test]
    fn every_word_of_the_vocabulary_has_its_numbers() {
        let library = Library::built_in();
        for name in all_words(Words::Template) {
            assert!(library.template(name).is_some(), "{name}");
        }
        for name in all_words(Words::Weapon) {
            assert!(library.weapon(name).is_some(), "{name}");
        }
        for name in all_words(Words::Armor) {
            assert!(library.armor(name).is_some(), "{name}");
        }
    }

    #[test]
    fn the_numbers_of_the_rules() {
        let library = Library::built_in();
        for (name, parry, toughness, kind) in [
            ("sailor", 5, 5, Kind::Extra),
            ("matelot", 5, 5, Kind::Extra),
            ("veteran pirate", 6, 6, Kind::Extra),
            ("ugak warrior", 5, 7, Kind::Extra),
            ("kraken", 7, 23, Kind::WildCard),
            ("giant sea serpent", 6, 19, Kind::WildCard),
        ] {
            let one = library.template(name).unwrap_or_else(|| panic!("{name}"));
            assert_eq!((one.parry(0), one.toughness(), one.kind), (parry, toughness, kind), "{name}");
        }
        let blunderbuss = library.weapon("tromblon").expect("it is built in");
        assert!(blunderbuss.shotgun && blunderbuss.range == Some((10, 20, 40)));
    }

    #[test]
    fn a_user_s_file_lies_over_the_built_in_ones() {
        let mut library = Library::built_in().clone();
        library.read("(weapons: [(name: \"sabre d'abordage\", damage: \"Str+d6\")], templates: [(name: \"Gunwale ghost\", like: \"pirate\", toughness: 9)])").expect("a library");
        assert_eq!(library.weapon("cutlass").map(|w| w.damage.to_string()).as_deref(), Some("Str+d6"));
        assert_eq!(library.template("gunwale ghost").map(|c| c.toughness()), Some(9));
        let before = library.clone();
        assert!(library.read("(weapons: [(name: \"x\", damage: \"d7\")])").is_err());
        assert_eq!(library, before);
    }
}
