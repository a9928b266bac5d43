//! Weapons and armour of a file.

use crate::rules::savage::{Armor, Power, Weapon};
use crate::store::encounter_file::check::Check;
use crate::store::encounter_file::familiar::{familiar, near_word};
use crate::store::encounter_file::shape::Piece;
use crate::store::library::savage::Library;
use crate::store::problem::What;
use crate::texts::{Words, canonical, nearest};

use super::form::{ArmorForm, PowerForm, WeaponBlock, WeaponForm};
use super::wrong::Wrong;

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

/// A power of the library, or one written out.
pub fn power(check: &mut Check, field: &str, form: &PowerForm, library: &Library) -> Option<Power> {
    match &form.0 {
        Piece::Block(block) => {
            check.largest(field, block);
            Some(named(block))
        }
        Piece::Named(name) => {
            let found = library.power(name).cloned();
            if found.is_none() {
                let near = check.near(|| {
                    near_word(Words::Effect, name).or_else(|| nearest(name, library.power_names()).map(str::to_owned))
                });
                check.wrong(field, Wrong::Power { found: name.chars().take(60).collect(), near }.into());
            }
            found
        }
    }
}

/// A power under its canonical name.
pub fn named(power: &Power) -> Power {
    let name = canonical(Words::Effect, &power.name).unwrap_or_else(|| power.name.clone());
    Power { name, ..power.clone() }
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
        snapfire: block.snapfire.unwrap_or_default(),
        improvised: block.improvised.unwrap_or_default(),
        template: block.template,
    })
}

fn ranges(check: &mut Check, field: &str, (short, medium, long): (i64, i64, i64)) -> Option<(u32, u32, u32)> {
    if !(0 <= short && short <= medium && medium <= long && long <= 10_000) {
        check.wrong(field, Wrong::Ranges.into());
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
