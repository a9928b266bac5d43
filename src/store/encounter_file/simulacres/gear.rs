//! Weapons, protections and shields of a file, and the zones that it names.

use crate::rules::simulacres::{Code, Harm, Shield, Weapon, WeaponKind, Zone, talent_name, zone_named};
use crate::store::encounter_file::check::{Check, short};
use crate::store::encounter_file::shape::{Piece, Word};
use crate::store::library::simulacres::Library;
use crate::store::problem::What;
use crate::texts::{self, Lang, Words, canonical, fold, nearest};

use super::form::{WeaponBlock, WeaponForm, WornForm};
use super::wrong::Wrong;

/// What one who never trained has with a light weapon, and with any other (rules 1).
pub const UNTRAINED: (i8, i8) = (-2, -4);

/// Most that a protection takes off.
const MOST_PROTECTION: i64 = 20;

/// What a zone may be called.
const ZONES: &str = "head, torso, arms, legs, left_arm, right_arm, left_leg, right_leg";

/// The zones of a word in any language: one, or both arms or legs.
pub fn zones(check: &mut Check, field: &str, name: &str) -> Vec<Zone> {
    let spaced = name.replace('_', " ");
    let both = |said: fn(Lang) -> String| Lang::all().any(|lang| fold(&said(lang)) == fold(&spaced));
    if both(texts::sim_arms) {
        return vec![Zone::LeftArm, Zone::RightArm];
    }
    if both(texts::sim_legs) {
        return vec![Zone::LeftLeg, Zone::RightLeg];
    }
    let one = zone_named(&spaced).or_else(|| zone_named(&name.replace('_', "-")));
    if one.is_none() {
        check.wrong(field, What::UnknownWord { found: short(name), known: ZONES.to_owned() });
    }
    one.into_iter().collect()
}

/// How much a zone is protected.
pub fn worn(check: &mut Check, field: &str, form: &WornForm, library: &Library) -> Option<u8> {
    match form {
        WornForm::Points(points) => protection(check, field, Some(*points)),
        WornForm::Piece(name) => {
            let points = library.protection(name);
            if points.is_none() {
                let near = nearest(name, library.protection_names()).map(str::to_owned);
                check.wrong(field, What::Armour { found: name.chars().take(60).collect(), near });
            }
            points
        }
    }
}

/// What a protection takes off.
pub fn protection(check: &mut Check, field: &str, points: Option<i64>) -> Option<u8> {
    check.number(field, points, 0..=MOST_PROTECTION)
}

/// A shield by its size, in any language.
pub fn shield(check: &mut Check, word: &Word) -> Option<Shield> {
    let wanted = fold(&word.0);
    let all = [(Shield::Small, texts::sim_small as fn(Lang) -> String), (Shield::Large, texts::sim_large)];
    let found = all.into_iter().find(|(_, said)| Lang::all().any(|lang| fold(&said(lang)) == wanted));
    if found.is_none() {
        check.wrong("shield", What::UnknownWord { found: short(&word.0), known: "Small, Large".to_owned() });
    }
    found.map(|(shield, _)| shield)
}

fn code(check: &mut Check, field: &str, text: Option<&String>) -> Option<Code> {
    let text = text?;
    let code = text.parse().ok();
    if code.is_none() {
        check.wrong(field, Wrong::Code(short(text)).into());
    }
    code
}

/// A weapon of the library, or one written out.
pub fn weapon(check: &mut Check, field: &str, form: &WeaponForm, library: &Library) -> Option<Weapon> {
    match &form.0 {
        Piece::Block(block) => Some(weapon_block(check, field, block)),
        Piece::Named(name) => {
            let found = library.weapon(name).cloned();
            if found.is_none() {
                let near = check.near(|| nearest(name, library.weapon_names()).map(str::to_owned));
                check.wrong(field, What::Weapon { found: name.chars().take(60).collect(), near });
            }
            found
        }
    }
}

/// A weapon written out.
pub fn weapon_block(check: &mut Check, path: &str, block: &WeaponBlock) -> Weapon {
    let field = |name: &str| format!("{path}/{name}");
    let name = check.name(&field("name"), &block.name);
    let pool = Harm {
        pv: code(check, &field("pool_pv"), block.pool_pv.as_ref()),
        ps: code(check, &field("pool_ps"), block.pool_ps.as_ref()),
    };
    let (light, other) = UNTRAINED;
    Weapon {
        name: canonical(Words::Weapon, &name).unwrap_or(name),
        kind: block.kind.unwrap_or(WeaponKind::Melee),
        harm: Harm {
            pv: code(check, &field("pv"), block.pv.as_ref()),
            ps: code(check, &field("ps"), block.ps.as_ref()),
        },
        pool: (pool != Harm::default()).then_some(pool),
        whole: block.whole.unwrap_or_default(),
        two_handed: block.two_handed.unwrap_or_default(),
        talent: block.talent.as_deref().map(|name| talent_name(&check.name(&field("talent"), name))),
        untrained: if block.light == Some(true) { light } else { other },
    }
}
