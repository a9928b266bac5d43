//! The library: stat blocks, weapons and armour, those that come with the program under those of the user.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use serde::Deserialize;

use crate::rules::savage::{Armor, Combatant, Member, Vital, Weapon};
use crate::texts::{Lang, Words, canonical, fold, word};
use crate::view::{Id, Side};

use super::encounter_file::{Check, CombatantForm, Rank, WeaponBlock, block, weapon_block};
use super::file_error::FileError;
use super::ron_text;
use super::source::{read_text, without_mark};

/// The files that come with the program, in the order in which they build on each other.
const BUILT_IN: [&str; 4] = [
    include_str!("../../assets/library/savage/weapons.ron"),
    include_str!("../../assets/library/savage/armour.ron"),
    include_str!("../../assets/library/savage/people.ron"),
    include_str!("../../assets/library/savage/creatures.ron"),
];

/// Stat blocks, weapons and armour by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    weapons: BTreeMap<String, Weapon>,
    armor: BTreeMap<String, i32>,
    /// by folded name: the name as written, and the block
    blocks: BTreeMap<String, (String, Rank)>,
}

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

    /// A weapon by its name in any language.
    #[must_use]
    pub fn weapon(&self, name: &str) -> Option<&Weapon> {
        let known = canonical(Words::Weapon, name);
        self.weapons.get(&fold(known.as_deref().unwrap_or(name)))
    }

    /// The names of all weapons.
    pub fn weapon_names(&self) -> impl Iterator<Item = &str> {
        self.weapons.values().map(|weapon| weapon.name.as_str())
    }

    /// A piece of armour by its name in any language, worn on the body.
    #[must_use]
    pub fn armor(&self, name: &str) -> Option<Armor> {
        let known = canonical(Words::Armor, name);
        let torso = *self.armor.get(known.as_deref().unwrap_or(name))?;
        Some(Armor { torso, ..Armor::default() })
    }

    /// The names of all pieces of armour.
    pub fn armor_names(&self) -> impl Iterator<Item = &str> {
        self.armor.keys().map(String::as_str)
    }

    /// The names of all stat blocks, the canonical English ones where they have such.
    pub fn template_names(&self) -> impl Iterator<Item = &str> {
        self.blocks.values().map(|(name, _)| name.as_str())
    }

    /// A stat block by its name in any language.
    pub(super) fn block(&self, name: &str) -> Option<&Rank> {
        let known = canonical(Words::Template, name);
        self.blocks.get(&fold(known.as_deref().unwrap_or(name))).map(|(_, rank)| rank)
    }

    /// A newcomer of a stat block, complete but for its handle: one figure, a foe, called as the
    /// block is called in the language of `name`.
    ///
    /// ```
    /// use abordage::store::Library;
    /// let warrior = Library::built_in().template("guerrier ugak").expect("it is built in");
    /// assert_eq!((warrior.name.as_str(), warrior.toughness()), ("Guerrier ugak", 7));
    /// ```
    #[must_use]
    pub fn template(&self, name: &str) -> Option<Combatant> {
        let known = canonical(Words::Template, name);
        let (own, rank) = self.blocks.get(&fold(known.as_deref().unwrap_or(name)))?;
        let mut stats = rank.stats.clone();
        stats.like = Some(own.clone());
        Some(Combatant {
            id: Id(0),
            name: capitalised(&spelled(own, name)),
            kind: rank.kind,
            side: Side::Foes,
            player: None,
            bennies: Combatant::starting_bennies(rank.kind, false, &stats),
            stats,
            notes: rank.notes.clone(),
            hidden: false,
            card: None,
            acted: false,
            called: false,
            ran: false,
            exposed: false,
            empty: Vec::new(),
            weapon: None,
            target: None,
            struck_by: None,
            vital: Vital { members: vec![Member::default()], ..Vital::default() },
        })
    }
}

/// The name of a stat block in the language in which it was typed.
fn spelled(own: &str, typed: &str) -> String {
    let mut words = Lang::all().map(|lang| word(lang, Words::Template, own));
    words.find(|word| fold(word) == fold(typed)).unwrap_or_else(|| own.to_owned())
}

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::savage::Kind;
    use crate::texts::all_words;

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
