//! A pass of arms or a shot before its dice: weapons, modifiers, who faces whom (rules 8 to 10).

use crate::view::Id;

use super::arms::{declared, melee_weapon, weapon};
use super::blow::{Blow, Target};
use super::body::{Body, Zone};
use super::command::{Strike, Terms};
use super::course::known;
use super::damage::Harm;
use super::opponents::{Side, opponents};
use super::plan::{Task, plan};
use super::refusal::Refusal;
use super::roll::{Mod, Purpose, Reason, Roll};
use super::state::{Combatant, Deed, Encounter, Status};
use super::stats::{Component, HUMAN, MATERIAL, Means, Part, Shield, Talent, Weapon, WeaponKind};
use super::talents::{BRAWLING, SHIELD};

/// What bare hands do where nothing else is written: the fist of an amateur (rules 13.3).
const FIST: (super::damage::Column, i8, super::damage::Column) =
    (super::damage::Column::A, -3, super::damage::Column::B);

/// An attack before its dice.
#[derive(Clone, Debug)]
pub struct Planned {
    /// the test of who attacks; it may have fallen already
    pub one: Throw,
    /// the test of the other, where it fights back
    pub other: Option<Throw>,
    /// hand to hand
    pub melee: bool,
    /// the other strikes as well
    pub back: bool,
}

/// A test that is to be made, or one that was made in this pass for all.
#[derive(Clone, Debug)]
pub enum Throw {
    /// its dice must fall
    New(Roll),
    /// its dice have fallen
    Fallen(Roll),
}

impl Throw {
    /// The test.
    #[must_use]
    pub const fn roll(&self) -> &Roll {
        match self {
            Self::New(roll) | Self::Fallen(roll) => roll,
        }
    }
}

/// Plans an attack.
///
/// # Errors
/// The rules forbid it.
pub fn attack(fight: &Encounter, who: Id, whom: Id, strike: &Strike) -> Result<Planned, Refusal> {
    let (one, other) = (known(fight, who)?, known(fight, whom)?);
    if who == whom {
        return Err(Refusal::OnSelf(who));
    }
    if !fight.is_up(one) {
        return Err(Refusal::Down(who));
    }
    match fight.status(other) {
        Status::Dead | Status::Out => return Err(Refusal::TargetDown(whom)),
        Status::Dying
        | Status::Coma
        | Status::Unconscious
        | Status::Stunned
        | Status::Mad
        | Status::Impaired
        | Status::Active => {}
    }
    if let Some(hidden) = [one, other].into_iter().find(|own| own.hidden) {
        return Err(Refusal::Hidden(hidden.id));
    }
    if fight.pass.on && fight.pass.struck.contains(&who) && !fight.options.several_attacks {
        return Err(Refusal::HasStruck(who));
    }
    let own = weapon(fight, one, strike);
    let ranged = own.is_some_and(|own| own.kind == WeaponKind::Ranged);
    let spoken = declared(fight, who);
    let aim = strike.aim.or_else(|| spoken.map(|own| own.aim)).unwrap_or_default();
    let dose = strike.dose || spoken.is_some_and(|own| own.dose);
    let blow = blow(whom, own, &Strike { aim: Some(aim), dose, ..strike.clone() });
    let ways = opponents(fight, whom, Some(who), strike.gang);
    let fights = !ranged && !blow.whole && !strike.simple && ways.defends(who) && fights_back(fight, other);
    let mut mods = aiming(&blow, other);
    if ranged {
        mods.push(Mod { reason: Reason::Distance, amount: blow.distance.difficulty() });
    } else {
        mods.extend(facing(fight, (who, 0), (whom, strike.gang), fights));
    }
    let parries = fights && (strike.parried || matches!(declared(fight, whom).map(|own| &own.deed), Some(Deed::Parry)));
    if parries && other.stats.shield.is_none() {
        return Err(Refusal::NoShield(whom));
    }
    mods.extend(shield(fight, other, parries));
    let melee = !ranged;
    // Who strikes once more in the same pass throws once more.
    let again = fight.pass.struck.contains(&who);
    let one = match fallen(fight, who).filter(|_| melee && !again) {
        Some(roll) => Throw::Fallen(roll),
        None => Throw::New(fighter(fight, one, own, Purpose::Attack(Box::new(blow)), mods, &strike.terms)?),
    };
    if !fights {
        return Ok(Planned { one, other: None, melee, back: false });
    }
    let back = strikes_back(fight, whom, who) && !parries;
    let answer = if let Some(roll) = fallen(fight, whom) {
        Throw::Fallen(roll)
    } else {
        let terms = Terms { difficulty: strike.against, ..Terms::default() };
        Throw::New(defence(fight, (who, whom), parries, back, strike, &terms)?)
    };
    Ok(Planned { one, other: Some(answer), melee, back })
}

/// The test of one who fights back, parries or only defends itself.
fn defence(
    fight: &Encounter,
    (who, whom): (Id, Id),
    parries: bool,
    back: bool,
    strike: &Strike,
    terms: &Terms,
) -> Result<Roll, Refusal> {
    let (attacker, other) = (known(fight, who)?, known(fight, whom)?);
    let mut mods = facing(fight, (whom, strike.gang), (who, 0), true);
    if parries {
        mods.retain(|one| one.reason != Reason::Shield);
        let parts = [Part::Component(Component::Body), Part::Means(Means::Action), Part::Domain(MATERIAL.to_owned())];
        let talent = Some((SHIELD.to_owned(), other.talent(SHIELD)));
        let purpose = Purpose::Parry(who);
        return plan(fight, Task { who: whom, purpose, parts: &parts, talent, mods, combat: true }, terms);
    }
    mods.extend(shield(fight, attacker, false));
    let own = melee_weapon(fight, other, strike.versus);
    let purpose = if back {
        let spoken = declared(fight, whom);
        let strike =
            Strike { aim: spoken.map(|own| own.aim), dose: spoken.is_some_and(|own| own.dose), ..Strike::default() };
        let blow = blow(who, own, &strike);
        mods.extend(aiming(&blow, attacker));
        Purpose::Attack(Box::new(blow))
    } else {
        Purpose::Defend(who)
    };
    fighter(fight, other, own, purpose, mods, terms)
}

/// Plans the blow that strikes back after a perfect parry: a simple test (rules 14).
///
/// # Errors
/// The rules forbid it.
pub fn riposte(fight: &Encounter, who: Id, whom: Id, strike: &Strike) -> Result<Roll, Refusal> {
    let (one, other) = (known(fight, who)?, known(fight, whom)?);
    // The shield takes one hand: what needs two strikes back only where the table says so.
    let one_handed = |own: &&Weapon| own.kind != WeaponKind::Ranged && !own.two_handed;
    let usual = melee_weapon(fight, one, strike.weapon).filter(|own| strike.weapon.is_some() || !own.two_handed);
    let own = usual.or_else(|| one.stats.weapons.iter().find(one_handed)).filter(|_| !strike.bare);
    let blow = blow(whom, own, strike);
    let mods = aiming(&blow, other);
    fighter(fight, one, own, Purpose::Riposte(Box::new(blow)), mods, &strike.terms)
}

/// The test of a fighter with a weapon (rules 8.1 and 9).
fn fighter(
    fight: &Encounter,
    who: &Combatant,
    weapon: Option<&Weapon>,
    purpose: Purpose,
    mods: Vec<Mod>,
    terms: &Terms,
) -> Result<Roll, Refusal> {
    let kind = weapon.map_or(WeaponKind::Bare, |own| own.kind);
    let (means, domain) = match kind {
        WeaponKind::Melee => (Means::Action, MATERIAL),
        WeaponKind::Bare => (Means::Action, HUMAN),
        WeaponKind::Ranged => (Means::Perception, MATERIAL),
    };
    let parts = [Part::Component(Component::Body), Part::Means(means), Part::Domain(domain.to_owned())];
    let talent = Some(talent(who, weapon));
    plan(fight, Task { who: who.id, purpose, parts: &parts, talent, mods, combat: true }, terms)
}

/// The talent that a weapon is used with, and its level: that of its name where it names none.
fn talent(who: &Combatant, weapon: Option<&Weapon>) -> (String, Talent) {
    let Some(own) = weapon else { return (BRAWLING.to_owned(), who.talent(BRAWLING)) };
    let name = own.talent.clone().unwrap_or_else(|| match own.kind {
        WeaponKind::Bare => BRAWLING.to_owned(),
        WeaponKind::Melee | WeaponKind::Ranged => own.name.clone(),
    });
    let level = who.own_talent(&name).unwrap_or_else(|| match own.kind {
        WeaponKind::Bare => who.talent(&name),
        WeaponKind::Melee | WeaponKind::Ranged => Talent::At(own.untrained),
    });
    (name, level)
}

/// The blow of a weapon.
fn blow(whom: Id, weapon: Option<&Weapon>, strike: &Strike) -> Blow {
    let (column, add, breath) = FIST;
    let fist = Harm {
        pv: Some(super::damage::Code { column, add }),
        ps: Some(super::damage::Code { column: breath, add: 0 }),
    };
    Blow {
        whom,
        weapon: weapon.map(|own| own.name.clone()),
        harm: weapon.map_or(fist, |own| own.harm),
        pool: weapon.and_then(|own| own.pool),
        whole: weapon.is_some_and(|own| own.whole),
        ranged: weapon.is_some_and(|own| own.kind == WeaponKind::Ranged),
        aim: strike.aim.unwrap_or_default(),
        dose: strike.dose,
        distance: strike.distance,
    }
}

/// What aiming and dosing cost (rules 10 and 15).
fn aiming(blow: &Blow, at: &Combatant) -> Vec<Mod> {
    // Against one pool every zone is a small or vital area, hand to hand as well (rules 17).
    let exact = blow.ranged || matches!(at.body, Body::Pool { .. });
    let aim = Mod { reason: Reason::Aim, amount: aim_difficulty(blow.aim, exact, at.stats.left_handed) };
    let dose = Mod { reason: Reason::Dose, amount: if blow.dose { -1 } else { 0 } };
    vec![aim, dose]
}

/// What aiming costs: every zone the same for a shot; the weapon arm is the hardest hand to hand (rules 10).
#[must_use]
pub const fn aim_difficulty(aim: Target, exact: bool, left_handed: bool) -> i32 {
    match aim {
        Target::Anywhere => 0,
        Target::Upper | Target::Lower => -2,
        Target::Zone(Zone::Head) => -4,
        Target::Zone(_) if exact => -4,
        Target::Zone(Zone::RightArm) if !left_handed => -4,
        Target::Zone(Zone::LeftArm) if left_handed => -4,
        Target::Zone(_) => -3,
    }
}

/// What the shield of an opponent takes from a test: one who only parries, or who knows how to stand
/// behind it and has a hand for it (rules 14; A10).
fn shield(fight: &Encounter, opponent: &Combatant, parries: bool) -> Option<Mod> {
    let size = match opponent.stats.shield? {
        Shield::Small => 1,
        Shield::Large => 2,
    };
    let trained = matches!(opponent.talent(SHIELD), Talent::At(0..));
    let free = melee_weapon(fight, opponent, None).is_none_or(|own| !own.two_handed);
    let counts = if parries { fight.options.parry_lowers } else { trained && free && fight.is_up(opponent) };
    counts.then_some(Mod { reason: Reason::Shield, amount: -size })
}

/// What several opponents mean for one who faces another (rules 8.3; A11): each with how many face it, where
/// the table says so; `duel` is whether the other fights back.
fn facing(fight: &Encounter, (who, gang): (Id, u8), (other, against): (Id, u8), duel: bool) -> Vec<Mod> {
    let own = opponents(fight, who, duel.then_some(other), gang);
    let theirs = opponents(fight, other, Some(who), against);
    let theirs = if fight.stands(other) { theirs } else { Side::default() };
    let against = match own.defended() {
        _ if !fight.options.several_penalty => 0,
        0 | 1 => 0,
        2 => -1,
        3.. => -2,
    };
    let outnumbered = i32::from(theirs.count >= 2 && !theirs.fights_only(who));
    vec![
        Mod { reason: Reason::Against(u8::try_from(own.defended()).unwrap_or(u8::MAX)), amount: against },
        Mod { reason: Reason::Outnumbered, amount: outnumbered },
    ]
}

/// Whether somebody fights back hand to hand (rules 8.2).
fn fights_back(fight: &Encounter, who: &Combatant) -> bool {
    let busy = match declared(fight, who.id) {
        None => false,
        Some(own) => match own.deed {
            Deed::Attack(_) => {
                let weapon = own.weapon.or(who.weapon).and_then(|place| who.stats.weapons.get(place));
                weapon.or_else(|| who.stats.weapons.first()).is_some_and(|own| own.kind == WeaponKind::Ranged)
            }
            Deed::Parry | Deed::Defend => false,
            Deed::Move | Deed::Treat(_) | Deed::Other => true,
        },
    };
    fight.is_up(who) && !busy
}

/// Whether one who fights back can wound this attacker: it is its target, or it has none yet.
fn strikes_back(fight: &Encounter, who: Id, attacker: Id) -> bool {
    if fight.pass.on && fight.pass.struck.contains(&who) && !fight.options.several_attacks {
        return false;
    }
    match declared(fight, who).map(|own| &own.deed) {
        None => true,
        Some(Deed::Attack(whom)) => *whom == attacker,
        Some(Deed::Parry | Deed::Defend | Deed::Move | Deed::Treat(_) | Deed::Other) => false,
    }
}

/// The one roll that somebody has made in this pass for all whom it faces (rules 8.3; A12). Malaise
/// that came since may lower it, where a table reads it so (A14).
fn fallen(fight: &Encounter, who: Id) -> Option<Roll> {
    if !fight.pass.on || fight.options.roll_each {
        return None;
    }
    let mut roll = fight.pass.rolls.iter().find(|roll| roll.who == who)?.clone();
    if fight.options.malaise_at_once {
        let now = fight.get(who)?.malaise_penalty(&fight.options);
        roll.mods.retain(|one| one.reason != Reason::Malaise);
        if now != 0 {
            roll.mods.push(Mod { reason: Reason::Malaise, amount: now });
        }
        let bare = super::throw::read(roll.value(), roll.dice(), roll.threshold, &fight.options);
        roll.outcome = super::throw::outcome(bare, &roll.fell);
    }
    Some(roll)
}
