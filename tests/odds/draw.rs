//! Attacks of every kind, drawn at random.

use abordage::dice::{Die, Level};
use abordage::rules::savage::odds::{Attack, Blow, Rerolls, Roll, Soak, Victim};

use crate::seeded::Seeded;

pub fn between(chance: &mut Seeded, least: i32, most: i32) -> i32 {
    let count = u64::try_from(most - least + 1).expect("a range");
    least + i32::try_from(chance.below(count)).expect("small")
}

pub fn one_in(chance: &mut Seeded, count: u64) -> bool {
    chance.below(count) == 0
}

pub fn small(chance: &mut Seeded, most: i32) -> u8 {
    u8::try_from(between(chance, 0, most)).expect("small")
}

pub fn die(chance: &mut Seeded) -> Die {
    Die::ALL[usize::try_from(chance.below(5)).expect("small")]
}

pub fn level(chance: &mut Seeded) -> Level {
    let plus = if one_in(chance, 4) { between(chance, -1, 3) } else { 0 };
    Level { die: die(chance), plus: i8::try_from(plus).expect("small") }
}

pub fn roll(chance: &mut Seeded) -> Roll {
    Roll {
        level: level(chance),
        wild: one_in(chance, 2),
        modifier: between(chance, -6, 5),
        tn: between(chance, 2, 11),
        shots: if one_in(chance, 5) { u8::try_from(between(chance, 2, 3)).expect("small") } else { 1 },
    }
}

fn soak(chance: &mut Seeded) -> Soak {
    let roll = Roll::plain(level(chance), !one_in(chance, 8), between(chance, -2, 4));
    Soak { roll, ignored: small(chance, 2), bennies: 1 + small(chance, 2) }
}

fn victim(chance: &mut Seeded) -> Victim {
    let wild = !one_in(chance, 3);
    Victim {
        toughness: between(chance, 2, 20),
        wild,
        shaken: one_in(chance, 3),
        wounds: if wild { small(chance, 3) } else { 0 },
        soak: (wild && !one_in(chance, 3)).then(|| soak(chance)),
    }
}

pub fn attack(chance: &mut Seeded) -> Attack {
    let dice = between(chance, 0, 4);
    let blow = Blow {
        dice: (0..dice).map(|_| die(chance)).collect(),
        flat: between(chance, -2, 6),
        doubled: one_in(chance, 10),
    };
    let rerolls = Rerolls {
        count: if one_in(chance, 2) { small(chance, 3) } else { 0 },
        bonus: if one_in(chance, 3) { 2 } else { 0 },
    };
    Attack { roll: roll(chance), rerolls, blow, victim: victim(chance) }
}
