//! Weapons and armour of a file, and how skills and weapons are called in every language.

use crate::rules::savage::{Armor, Weapon};
use crate::store::library::Library;
use crate::store::nearest::nearest;
use crate::store::problem::What;
use crate::texts::{Lang, Words, all_words, canonical, word};

use super::check::Check;
use super::form::{ArmorForm, WeaponBlock, WeaponForm};

/// The canonical name of a word in any language; an unknown one stays as it is, with a remark
/// where it looks like a slip.
pub fn familiar(check: &mut Check, field: &str, kind: Words, text: &str) -> String {
    if let Some(known) = canonical(kind, text) {
        return known;
    }
    let name = check.name(field, text);
    if !check.is_full()
        && let Some(near) = near_word(kind, &name)
    {
        check.remark(field, What::Unfamiliar { word: name.clone(), near });
    }
    name
}

/// The word that was probably meant, in the language in which it was written.
fn near_word(kind: Words, said: &str) -> Option<String> {
    let known: Vec<String> =
        Lang::all().flat_map(|lang| all_words(kind).map(move |name| word(lang, kind, name))).collect();
    nearest(said, known.iter().map(String::as_str)).map(str::to_owned)
}

/// A weapon of the library, or one written out.
pub fn weapon(check: &mut Check, field: &str, form: &WeaponForm, library: &Library) -> Option<Weapon> {
    match form {
        WeaponForm::Block(block) => weapon_block(check, field, block),
        WeaponForm::Named(name) => {
            let found = library.weapon(name).cloned();
            if found.is_none() {
                let near = if check.is_full() {
                    None
                } else {
                    near_word(Words::Weapon, name).or_else(|| nearest(name, library.weapon_names()).map(str::to_owned))
                };
                check.wrong(field, What::Weapon { found: name.chars().take(60).collect(), near });
            }
            found
        }
    }
}

/// A weapon written out.
pub fn weapon_block(check: &mut Check, path: &str, block: &WeaponBlock) -> Option<Weapon> {
    let field = |name: &str| format!("{path}/{name}");
    let plain = Weapon::bare();
    let name = check.name(&field("name"), &block.name);
    let damage = check.damage(&field("damage"), &block.damage);
    let range = block.range.and_then(|range| ranges(check, &field("range"), range));
    let strength = block.min_strength.as_deref().and_then(|text| check.level(&field("min_strength"), text));
    Some(Weapon {
        name: canonical(Words::Weapon, &name).unwrap_or(name),
        damage: damage?,
        range,
        ap: check.number(&field("ap"), block.ap, 0..=50).unwrap_or(plain.ap),
        parry: check.number(&field("parry"), block.parry, -10..=10).unwrap_or(plain.parry),
        reach: check.number(&field("reach"), block.reach, 0..=50).unwrap_or(plain.reach),
        rof: check.number(&field("rof"), block.rof, 1..=20).unwrap_or(plain.rof),
        reload: check.number(&field("reload"), block.reload, 0..=50).unwrap_or(plain.reload),
        min_strength: strength.map(|level| level.die),
        hands: check.number(&field("hands"), block.hands, 1..=4).unwrap_or(plain.hands),
        skill: block.skill.as_deref().map(|skill| familiar(check, &field("skill"), Words::Trait, skill)),
        thrown: block.thrown.unwrap_or_default(),
        shotgun: block.shotgun.unwrap_or_default(),
    })
}

fn ranges(check: &mut Check, field: &str, (short, medium, long): (i64, i64, i64)) -> Option<(u32, u32, u32)> {
    if !(0 <= short && short <= medium && medium <= long && long <= 10_000) {
        check.wrong(field, What::Ranges);
        return None;
    }
    Some((u32::try_from(short).ok()?, u32::try_from(medium).ok()?, u32::try_from(long).ok()?))
}

/// Armour, over what the stat block had.
pub fn armor(check: &mut Check, form: &ArmorForm, before: Armor, library: &Library) -> Armor {
    match form {
        ArmorForm::Torso(points) => {
            Armor { torso: check.number("armor", Some(*points), 0..=20).unwrap_or_default(), ..Armor::default() }
        }
        ArmorForm::Block(block) => Armor {
            torso: check.number("armor/torso", block.torso, 0..=20).unwrap_or(before.torso),
            head: check.number("armor/head", block.head, 0..=20).unwrap_or(before.head),
            arms: check.number("armor/arms", block.arms, 0..=20).unwrap_or(before.arms),
            legs: check.number("armor/legs", block.legs, 0..=20).unwrap_or(before.legs),
        },
        ArmorForm::Piece(name) => library.armor(name).unwrap_or_else(|| {
            let near = nearest(name, library.armor_names()).map(str::to_owned);
            check.wrong("armor", What::Armour { found: name.chars().take(60).collect(), near });
            before
        }),
    }
}
