//! Library files of Savage Worlds.

use serde::Deserialize;

use crate::rules::savage::Power;
use crate::store::encounter_file::Check;
use crate::store::encounter_file::savage::{CombatantForm, WeaponBlock, block, named_power, weapon_block};
use crate::store::file_error::FileError;
use crate::store::ron_text;
use crate::texts::{Words, canonical, fold};

use super::building::{self, EdgeForm, HindranceForm, SkillForm};
use super::{Library, Rank};

/// The files that come with the program, in the order in which they build on each other.
pub const BUILT_IN: &[&str] = &[
    include_str!("../../../../assets/library/savage/weapons.ron"),
    include_str!("../../../../assets/library/savage/armour.ron"),
    include_str!("../../../../assets/library/savage/powers.ron"),
    include_str!("../../../../assets/library/savage/building.ron"),
    include_str!("../../../../assets/library/savage/people.ron"),
    include_str!("../../../../assets/library/savage/creatures.ron"),
];

/// A library file.
#[derive(Debug, Deserialize)]
#[serde(rename = "Library", deny_unknown_fields)]
struct LibraryForm {
    /// read before all else, by whoever chose this form
    #[expect(dead_code, reason = "the field is allowed, and its value known")]
    system: Option<SystemName>,
    weapons: Option<Vec<WeaponBlock>>,
    armor: Option<Vec<PieceForm>>,
    powers: Option<Vec<Power>>,
    templates: Option<Vec<CombatantForm>>,
    skills: Option<Vec<SkillForm>>,
    hindrances: Option<Vec<HindranceForm>>,
    edges: Option<Vec<EdgeForm>>,
}

/// Whose rules the file is for.
#[derive(Debug, Deserialize)]
enum SystemName {
    SavageWorlds,
}

/// A piece of armour.
#[derive(Debug, Deserialize)]
#[serde(rename = "Armor", deny_unknown_fields)]
struct PieceForm {
    name: String,
    points: i64,
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
        for (place, piece) in form.armor.iter().flatten().enumerate() {
            let points = check.number(&format!("armor/{place}/points"), Some(piece.points), 0..=20);
            let name = canonical(Words::Armor, &piece.name).unwrap_or_else(|| piece.name.clone());
            new.armor.insert(name, points.unwrap_or_default());
        }
        for (place, power) in form.powers.iter().flatten().enumerate() {
            check.largest(&format!("powers/{place}"), power);
            let power = named_power(power);
            new.powers.insert(fold(&power.name), power);
        }
        building::add(
            &mut new.book,
            form.skills.as_deref().unwrap_or_default(),
            form.hindrances.as_deref().unwrap_or_default(),
            form.edges.as_deref().unwrap_or_default(),
            &mut check,
        );
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
    use crate::rules::savage::Kind;
    use crate::store;

    #[test]
    fn the_numbers_of_the_rules() {
        let library = &store::Library::built_in().savage;
        for (name, parry, toughness, kind) in [
            ("sailor", 5, 5, Kind::Extra),
            ("matelot", 5, 5, Kind::Extra),
            ("veteran pirate", 6, 6, Kind::Extra),
            ("ugak warrior", 5, 7, Kind::Extra),
            ("kraken", 7, 23, Kind::WildCard),
            ("giant sea serpent", 6, 19, Kind::WildCard),
        ] {
            let one = library.template(name).expect(name);
            assert_eq!((one.parry(0), one.toughness(), one.kind), (parry, toughness, kind), "{name}");
        }
        let blunderbuss = library.weapon("tromblon").expect("it is built in");
        assert!(blunderbuss.shotgun && blunderbuss.range == Some((10, 20, 40)));
    }

    #[test]
    fn a_user_s_file_lies_over_the_built_in_ones() {
        let mut library = store::Library::built_in().savage.clone();
        library.read("(weapons: [(name: \"sabre d'abordage\", damage: \"Str+d6\")], templates: [(name: \"Gunwale ghost\", like: \"pirate\", toughness: 9)])").expect("a library");
        assert_eq!(library.weapon("cutlass").map(|w| w.damage.to_string()).as_deref(), Some("Str+d6"));
        assert_eq!(library.template("gunwale ghost").map(|c| c.toughness()), Some(9));
        let before = library.clone();
        assert!(library.read("(weapons: [(name: \"x\", damage: \"d7\")])").is_err());
        assert_eq!(library, before);
    }
}
