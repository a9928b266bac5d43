//! Library files: what comes with the program, and those of the user over it.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::store::file_error::FileError;
use crate::store::source::{read_text, without_mark};
use crate::store::system::System;

use super::{Library, jets_de_des, savage, simulacres};

/// The files that come with the program, each system's in the order in which they build on each
/// other.
const BUILT_IN: [&[&str]; 3] = [savage::BUILT_IN, jets_de_des::BUILT_IN, simulacres::BUILT_IN];

impl Library {
    /// What comes with the program.
    #[must_use]
    pub fn built_in() -> &'static Self {
        static BUILT: OnceLock<Library> = OnceLock::new();
        BUILT.get_or_init(|| {
            let mut library = Self::default();
            for text in BUILT_IN.iter().copied().flatten() {
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

    /// Reads one more file over what is there; a file with anything wrong changes nothing. A file
    /// that names no system is for Savage Worlds: there was no other once.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(&mut self, text: &str) -> Result<(), FileError> {
        let text = without_mark(text);
        match System::of(text).map_err(|problem| FileError::of(text, vec![problem]))? {
            Some(System::SavageWorlds) | None => self.savage.read(text),
            Some(System::JetsDeDes) => self.jets_de_des.read(text),
            Some(System::Simulacres) => self.simulacres.read(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Lang, Words, all_words};

    #[test]
    fn every_word_of_the_vocabulary_has_its_numbers_in_some_game() {
        let Library { savage, jets_de_des: jets, simulacres } = Library::built_in();
        let templates: Vec<&str> = jets.template_names().chain(simulacres.template_names()).collect();
        for name in all_words(Words::Template) {
            assert!(savage.template(name).is_some() || templates.contains(&name), "{name}");
        }
        for name in all_words(Words::Weapon) {
            let known = savage.weapon(name).is_some() || jets.weapon(name).is_some();
            assert!(known || simulacres.weapon(name).is_some(), "{name}");
        }
        for name in all_words(Words::Armor) {
            let known = savage.armor(name).is_some() || jets.protection(name).is_some();
            assert!(known || simulacres.protection(name).is_some(), "{name}");
        }
    }

    #[test]
    fn every_built_in_name_of_simulacres_is_said_in_every_language() {
        let library = &Library::built_in().simulacres;
        let words = |kind, names: Vec<&str>| {
            let known: Vec<&str> = all_words(kind).collect();
            names.into_iter().filter(|name| !known.contains(name)).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(words(Words::Weapon, library.weapon_names().collect()), [] as [String; 0]);
        assert_eq!(words(Words::Armor, library.protection_names().collect()), [] as [String; 0]);
        assert_eq!(words(Words::Template, library.template_names().collect()), [] as [String; 0]);
    }

    #[test]
    fn every_built_in_file_is_right() {
        let mut library = Library::default();
        for text in BUILT_IN.iter().copied().flatten() {
            let wrong = library.read(text).err().map(|error| error.render(Lang::EN, Path::new("library")));
            assert_eq!(wrong, None);
        }
    }

    #[test]
    fn a_file_says_which_system_it_is_for() {
        let blunt = r#"weapons: [(name: "lead pipe", damage: "Str+d6")]"#;
        for head in ["", "system: SavageWorlds, "] {
            let mut library = Library::default();
            library.read(&format!("Library({head}{blunt})")).expect("a library");
            assert!(library.savage.weapon("lead pipe").is_some(), "{head}");
        }
        let error = Library::default().read(&format!("Library(system: SavageWorld, {blunt})")).expect_err("no system");
        let said = error.render(Lang::EN, Path::new("l.ron"));
        assert!(said.starts_with("l.ron:1:17: no system is called `SavageWorld`; perhaps \"SavageWorlds\""), "{said}");
    }
}
