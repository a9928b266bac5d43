//! An attack: whom, with what, and against which Defence (rules 7).

use crate::view::Id;

use super::command::Terms;
use super::course::known;
use super::refusal::Refusal;
use super::roll::{Blow, Purpose, Roll};
use super::state::Encounter;
use super::stats::{Characteristic, Pool, Weapon};
use super::throw::{self, Task};

/// The attack before its dice.
///
/// # Errors
/// The attacker or the target is out, both are the same, the weapon is not there, or the rules
/// forbid the roll.
pub fn plan(
    fight: &Encounter,
    (who, whom): (Id, Id),
    weapon: Option<usize>,
    on: Option<Characteristic>,
    difficulty: Option<i32>,
    terms: &Terms,
) -> Result<Roll, Refusal> {
    let (attacker, target) = (known(fight, who)?, known(fight, whom)?);
    if who == whom {
        return Err(Refusal::OnSelf(who));
    }
    if !attacker.is_up() {
        return Err(Refusal::Down(who));
    }
    if !target.is_up() {
        return Err(Refusal::TargetDown(whom));
    }
    let weapons = &attacker.stats.weapons;
    let weapon: Option<&Weapon> = match weapon {
        None => weapons.first(),
        Some(place) => {
            let missing = || Refusal::NoWeapon(who, (place + 1).to_string());
            Some(weapons.get(place).ok_or_else(missing)?)
        }
    };
    let blow = Blow {
        whom,
        weapon: weapon.map(|own| own.name.clone()),
        base: weapon.and_then(|own| own.damage).unwrap_or(fight.options.base_damage),
        level: weapon.and_then(|own| own.level).unwrap_or_default(),
        nature: weapon.and_then(|own| own.nature.clone()),
    };
    let usual = weapon.map_or(Characteristic::Strength, |own| own.on);
    let task = Task {
        who,
        purpose: Purpose::Attack(blow),
        pool: Pool::Of(on.unwrap_or(usual)),
        skill: terms.skill.as_deref().or_else(|| weapon.and_then(|own| own.skill.as_deref())),
        difficulty: difficulty.unwrap_or(i32::from(target.stats.defence)),
    };
    throw::plan(fight, task, terms)
}
