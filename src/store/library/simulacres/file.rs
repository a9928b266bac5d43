//! Library files of SimulacreS.

use serde::Deserialize;

use crate::store::encounter_file::Check;
use crate::store::encounter_file::simulacres::{CombatantForm, WeaponBlock, block, weapon_block};
use crate::store::file_error::FileError;
use crate::store::ron_text;
use crate::texts::{Words, canonical, fold};

use super::Library;

/// The files that come with the program, in the order in which they build on each other.
pub const BUILT_IN: &[&str] = &[include_str!("../../../../assets/library/simulacres/gear.ron")];

/// A library file.
#[derive(Debug, Deserialize)]
#[serde(rename = "Library", deny_unknown_fields)]
struct LibraryForm {
    /// read before all else, by whoever chose this form
    #[expect(dead_code, reason = "the field is allowed, and its value known")]
    system: SystemName,
    weapons: Option<Vec<WeaponBlock>>,
    templates: Option<Vec<CombatantForm>>,
}

/// Whose rules the file is for.
#[derive(Debug, Deserialize)]
enum SystemName {
    Simulacres,
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
            let weapon = weapon_block(&mut check, &format!("weapons/{place}"), weapon);
            new.weapons.insert(fold(&weapon.name), weapon);
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
