//! Fights of two, drawn at random: everything that an attack looks at.

use abordage::dice::Damage;
use abordage::rules::savage::{
    Armor, AttackOptions, Attributes, Band, Called, Card, Combatant, Cover, Encounter, Kind, Light, Member, Members,
    Stats, Target, Vital, Weapon,
};
use abordage::view::{Id, Side};

use crate::draw::{between, die, level, one_in, small};
use crate::seeded::Seeded;

pub const ATTACKER: Id = Id(1);
pub const TARGET: Id = Id(2);

/// Nobody runs out of bennies here.
const PLENTY: u8 = 50;

/// One of these, each as likely.
fn of<T: Copy>(chance: &mut Seeded, all: &[T]) -> T {
    all[usize::try_from(chance.below(u64::try_from(all.len()).expect("few"))).expect("few")]
}

fn damage(chance: &mut Seeded, strength: bool) -> Damage {
    let count = if strength { between(chance, 0, 2) } else { between(chance, 1, 3) };
    let dice = (0..count).map(|_| die(chance)).collect();
    Damage { strength, dice, plus: if one_in(chance, 3) { between(chance, -1, 3) } else { 0 } }
}

fn weapon(chance: &mut Seeded) -> Weapon {
    let ranged = one_in(chance, 2);
    let rof = if ranged && one_in(chance, 2) { 3 } else { 1 };
    Weapon {
        name: "weapon".into(),
        damage: damage(chance, !ranged),
        range: ranged.then_some((5, 10, 20)),
        ap: between(chance, 0, 3),
        rof,
        min_strength: one_in(chance, 4).then(|| die(chance)),
        shotgun: ranged && rof == 1 && one_in(chance, 5),
        ..Weapon::bare()
    }
}

fn stats(chance: &mut Seeded, edges: &[&str]) -> Stats {
    let attributes = Attributes {
        agility: level(chance),
        smarts: level(chance),
        spirit: level(chance),
        strength: level(chance),
        vigor: level(chance),
    };
    let skills = ["Fighting", "Shooting"].into_iter().filter(|_| !one_in(chance, 6)).collect::<Vec<_>>();
    let skills = skills.into_iter().map(|skill| (skill.to_owned(), level(chance))).collect();
    let edges = edges.iter().filter(|_| one_in(chance, 4)).map(|edge| (*edge).to_owned()).collect();
    let mut part = || if one_in(chance, 2) { between(chance, 0, 4) } else { 0 };
    let armor = Armor { torso: part(), head: part(), arms: part(), legs: part() };
    let weapons = vec![weapon(chance)];
    Stats { attributes, skills, edges, armor, weapons, ..Stats::default() }
}

fn combatant(chance: &mut Seeded, id: Id, edges: &[&str]) -> Combatant {
    let kind = if one_in(chance, 3) { Kind::Extra } else { Kind::WildCard };
    let stats = stats(chance, edges);
    let wild = kind == Kind::WildCard;
    let figures = if wild { 1 } else { between(chance, 1, 3) };
    let figure = |chance: &mut Seeded, shaken: bool| Member {
        shaken: shaken && one_in(chance, 3),
        prone: one_in(chance, 6),
        ..Member::default()
    };
    let members = (0..figures).map(|_| figure(chance, id == TARGET)).collect();
    let vital = Vital {
        members,
        wounds: if wild { small(chance, 3) } else { 0 },
        fatigue: if one_in(chance, 5) { small(chance, 2) } else { 0 },
        ..Vital::default()
    };
    let cards: [Card; 2] = ["RJ", "KS"].map(|card| card.parse().expect("a card"));
    let card = Some(cards[usize::from(!one_in(chance, 6))]);
    let bennies = wild.then_some(PLENTY);
    let fresh = Combatant::fresh(format!("#{}", id.0), kind, Side::Foes, None, stats);
    Combatant { id, vital, card, bennies, ran: one_in(chance, 8), ..fresh }
}

/// Two who fight.
pub fn fight(chance: &mut Seeded) -> Encounter {
    let attacker = combatant(chance, ATTACKER, &["Elan", "Nerves of Steel", "Mighty Blow", "Dead Shot", "Two-Fisted"]);
    let target = combatant(
        chance,
        TARGET,
        &["Elan", "Nerves of Steel", "Improved Nerves of Steel", "Dodge", "Block", "Brawny", "Combat Reflexes"],
    );
    let combatants = vec![attacker, target];
    Encounter { combatants, next_id: 3, gm_bennies: PLENTY, ..Encounter::default() }
}

/// Whom the attack is aimed at: somebody, or one of a group.
pub fn target(chance: &mut Seeded, fight: &Encounter) -> Target {
    let figures = fight.get(TARGET).map_or(1, |target| target.vital.members.len());
    let member = (figures > 1 && one_in(chance, 2)).then(|| small(chance, 2)).map(usize::from);
    Target { id: TARGET, member: member.filter(|member| *member < figures) }
}

/// What is said of the attack; some of it may be refused.
pub fn options(chance: &mut Seeded, fight: &Encounter) -> AttackOptions {
    let weapon = fight.get(ATTACKER).and_then(|attacker| attacker.stats.weapons.first());
    let ranged = weapon.is_some_and(|weapon| weapon.range.is_some());
    let called = of(chance, &[Called::Head, Called::Vitals, Called::Arms, Called::Legs, Called::Small, Called::Tiny]);
    let called = one_in(chance, 3).then_some(called);
    let mut on = |rarely: u64| one_in(chance, rarely);
    let mut options = AttackOptions {
        called,
        prone: on(6),
        offhand: on(8),
        drop: on(8),
        running: on(8),
        actions: 1 + u8::from(on(6)),
        shots: 1,
        members: on(2).then_some(Members::All),
        ..AttackOptions::default()
    };
    options.light = one_in(chance, 4).then(|| of(chance, &[Light::Dim, Light::Dark, Light::Pitch]));
    options.modifier = if one_in(chance, 3) { between(chance, -3, 6) } else { 0 };
    if ranged {
        options.range = one_in(chance, 2).then(|| of(chance, &[Band::Short, Band::Medium, Band::Long]));
        options.cover = one_in(chance, 4).then(|| of(chance, &[Cover::Minor, Cover::Substantial]));
        options.aim = one_in(chance, 4);
        options.mounted = one_in(chance, 8);
        options.unsteady = one_in(chance, 8);
        options.shots = of(chance, &[1, 1, 2, 3]).min(weapon.map_or(1, |weapon| weapon.rof));
        let behind = options.cover.is_some() && options.shots <= 1 && one_in(chance, 2);
        options.obstacle = behind.then(|| 1 + small(chance, 6));
    } else {
        options.flat = one_in(chance, 6);
        options.nonlethal = options.flat;
        options.wild = one_in(chance, 4);
        options.unarmed = one_in(chance, 6);
        options.charge = one_in(chance, 8);
        options.gang = one_in(chance, 3).then(|| 1 + small(chance, 5));
    }
    options
}
