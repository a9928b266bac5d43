//! Library files of Jets de dés.

use serde::Deserialize;

use crate::store::encounter_file::Check;
use crate::store::encounter_file::jets_de_des::{CombatantForm, WeaponBlock, block, weapon_block};
use crate::store::file_error::FileError;
use crate::store::ron_text;
use crate::texts::{Words, canonical, fold};

use super::Library;

/// The files that come with the program, in the order in which they build on each other.
pub const BUILT_IN: &[&str] = &[
    include_str!("../../../../assets/library/jets_de_des/gear.ron"),
    include_str!("../../../../assets/library/jets_de_des/people.ron"),
];

/// A library file.
#[derive(Debug, Deserialize)]
#[serde(rename = "Library", deny_unknown_fields)]
struct LibraryForm {
    /// read before all else, by whoever chose this form
    #[expect(dead_code, reason = "the field is allowed, and its value known")]
    system: SystemName,
    weapons: Option<Vec<WeaponBlock>>,
    protections: Option<Vec<ProtectionForm>>,
    templates: Option<Vec<CombatantForm>>,
}

/// Whose rules the file is for.
#[derive(Debug, Deserialize)]
enum SystemName {
    JetsDeDes,
}

/// A protection.
#[derive(Debug, Deserialize)]
#[serde(rename = "Protection", deny_unknown_fields)]
struct ProtectionForm {
    name: String,
    defence: i64,
}

impl Library {
    /// Reads one more file over what is there; a file with anything wrong changes nothing.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(&mut self, text: &str) -> Result<(), FileError> {
        let form: LibraryForm = ron_text::parse(text).map_err(|problem| FileError::of(text, vec![problem]))?;
        let mut check = Check::default();
        let mut new = self.clone();
        for (place, weapon) in form.weapons.iter().flatten().enumerate() {
            if let Some(weapon) = weapon_block(&mut check, &format!("weapons/{place}"), weapon) {
                new.weapons.insert(fold(&weapon.name), weapon);
            }
        }
        for (place, piece) in form.protections.iter().flatten().enumerate() {
            let defence = check.number(&format!("protections/{place}/defence"), Some(piece.defence), 0..=40);
            let name = canonical(Words::Armor, &piece.name).unwrap_or_else(|| piece.name.clone());
            new.protections.insert(name, defence.unwrap_or_default());
        }
        for (place, template) in form.templates.iter().flatten().enumerate() {
            check.path = format!("/templates/{place}");
            check.who = Some(template.name.clone());
            let block = block(&mut check, template, &new);
            let name = canonical(Words::Template, &template.name).unwrap_or_else(|| template.name.clone());
            new.blocks.insert(fold(&name), (name, block));
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
    use crate::rules::contract::Shelf;
    use crate::store::Library;

    #[test]
    fn names_are_found_in_every_language() {
        let library = &Library::built_in().jets_de_des;
        let corporal = library.find("Soldat").expect("a soldier");
        assert_eq!((corporal.name.as_str(), corporal.stats.like.as_deref()), ("Soldat", Some("soldier")));
        assert!(corporal.stats.defence > 0 && !corporal.stats.weapons.is_empty());
        assert_eq!(library.weapon("sabre d'abordage"), library.weapon("cutlass"));
        assert_eq!(library.protection("cuir"), library.protection("leather"));
        assert!(library.names().len() >= 10);
    }

    #[test]
    fn a_user_s_file_lies_over_the_built_in_ones() {
        let mut library = Library::built_in().clone();
        let head = "Library(system: JetsDeDes, ";
        let text = format!(
            "{head}weapons: [(name: \"dague\", damage: 3)], templates: [(name: \"Gunwale ghost\", like: \"pirate\", defence: 4)])"
        );
        library.read(&text).expect("a library");
        assert_eq!(library.jets_de_des.weapon("dagger").and_then(|weapon| weapon.damage), Some(3));
        assert_eq!(library.jets_de_des.find("gunwale ghost").map(|ghost| ghost.stats.defence), Some(4));
        assert_eq!(library.savage, Library::built_in().savage, "the other game's is left alone");
        let before = library.clone();
        assert!(library.read(&format!("{head}weapons: [(name: \"x\", level: 4)])")).is_err());
        assert_eq!(library, before);
    }
}
