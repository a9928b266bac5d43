//! Weapons and protections of a file, and the characteristics that it names.

use crate::rules::jets_de_des::{Characteristic, Level, Pool, Weapon};
use crate::store::encounter_file::check::{Check, short};
use crate::store::encounter_file::familiar::near_word;
use crate::store::encounter_file::shape::{Piece, Word};
use crate::store::library::jets_de_des::Library;
use crate::store::problem::What;
use crate::texts::{Words, canonical, nearest};

use super::form::{DefenceForm, WeaponBlock, WeaponForm};

/// Most boxes of a level.
const MOST_BOXES: i64 = 99;

impl Check {
    /// A characteristic by its name in any language.
    pub fn characteristic(&mut self, field: &str, word: &Word) -> Option<Characteristic> {
        let found = characteristic(&word.0);
        if found.is_none() {
            let known = Characteristic::ALL.map(Characteristic::name).join(", ");
            self.wrong(field, What::UnknownWord { found: short(&word.0), known });
        }
        found
    }

    /// Boxes of the three levels.
    pub fn boxes(&mut self, field: &str, boxes: Option<(i64, i64, i64)>) -> Option<(u8, u8, u8)> {
        let (minor, moderate, severe) = boxes?;
        let mut level = |count| self.number(field, Some(count), 0..=MOST_BOXES);
        Some((level(minor)?, level(moderate)?, level(severe)?))
    }
}

/// The characteristic that is called that in any language.
pub fn characteristic(name: &str) -> Option<Characteristic> {
    match pool(name)? {
        Pool::Of(characteristic) => Some(characteristic),
        Pool::Sum(_) => None,
    }
}

/// The characteristic or attribute that is called that in any language.
pub fn pool(name: &str) -> Option<Pool> {
    canonical(Words::Trait, name).as_deref().and_then(Pool::named)
}

/// The canonical name of a skill in any language; the table may have skills of its own.
pub fn skill(check: &mut Check, field: &str, name: &str) -> String {
    canonical(Words::Trait, name).unwrap_or_else(|| check.name(field, name))
}

/// A weapon of the library, or one written out.
pub fn weapon(check: &mut Check, field: &str, form: &WeaponForm, library: &Library) -> Option<Weapon> {
    match &form.0 {
        Piece::Block(block) => weapon_block(check, field, block),
        Piece::Named(name) => {
            let found = library.weapon(name).cloned();
            if found.is_none() {
                let near = check.near(|| {
                    near_word(Words::Weapon, name).or_else(|| nearest(name, library.weapon_names()).map(str::to_owned))
                });
                check.wrong(field, What::Weapon { found: name.chars().take(60).collect(), near });
            }
            found
        }
    }
}

/// A weapon written out; what it does not say, the encounter and the table do.
pub fn weapon_block(check: &mut Check, path: &str, block: &WeaponBlock) -> Option<Weapon> {
    let field = |name: &str| format!("{path}/{name}");
    let name = check.name(&field("name"), &block.name);
    let level: Option<u8> = check.number(&field("level"), block.level, 1..=3);
    let on = match &block.on {
        Some(word) => check.characteristic(&field("on"), word)?,
        None => Characteristic::Strength,
    };
    Some(Weapon {
        name: canonical(Words::Weapon, &name).unwrap_or(name),
        skill: block.skill.as_deref().map(|name| skill(check, &field("skill"), name)),
        on,
        damage: check.number(&field("damage"), block.damage, 0..=99),
        level: level.and_then(Level::numbered),
        nature: block.nature.as_deref().map(|nature| check.name(&field("nature"), nature)),
    })
}

/// Defence: a number, or what a protection of the library gives.
pub fn defence(check: &mut Check, form: &DefenceForm, library: &Library) -> Option<u8> {
    match form {
        DefenceForm::Points(points) => check.number("defence", Some(*points), 0..=40),
        DefenceForm::Piece(name) => {
            let found = library.protection(name);
            if found.is_none() {
                let near = nearest(name, library.protection_names()).map(str::to_owned);
                check.wrong("defence", What::Armour { found: name.chars().take(60).collect(), near });
            }
            found
        }
    }
}
