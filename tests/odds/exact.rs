//! The same odds once more, in whole numbers over whole numbers, and by going through every case.

use std::collections::BTreeMap;

use abordage::dice::Die;
use abordage::rules::savage::odds::{Attack, Roll, Soak};
use num_bigint::BigUint;

use crate::fraction::Fraction;

/// Wounds beyond this many count as this many: no Soak brings them back often enough to be seen.
const MOST_WOUNDS: i64 = 32;

/// How often an acing die shows each total below a limit, and the limit or more, of so many throws:
/// the last aces are not thrown again.
fn shares(die: Die, limit: usize) -> (Vec<BigUint>, BigUint) {
    let sides = usize::from(die.sides());
    let throws = limit / sides + 1;
    let all = BigUint::from(sides).pow(u32::try_from(throws).expect("few"));
    let mut of: Vec<BigUint> = (0..limit)
        .map(|total| {
            let aces = total / sides;
            let shows = total % sides != 0;
            if shows { BigUint::from(sides).pow(u32::try_from(throws - aces - 1).expect("few")) } else { 0_u8.into() }
        })
        .collect();
    let below: BigUint = of.iter().sum();
    of.push(&all - below);
    (of, all)
}

/// The chance that the sum of these dice reaches each of these, which rise.
fn sums_reach(dice: &[Die], wanted: &[i64]) -> Vec<Fraction> {
    let limit = usize::try_from(wanted.iter().copied().max().unwrap_or(0).max(1)).expect("a limit");
    let mut ways = vec![BigUint::ZERO; limit];
    ways[0] = 1_u8.into();
    let mut all = BigUint::from(1_u8);
    for die in dice {
        let (of, throws) = shares(*die, limit);
        let mut next = vec![BigUint::ZERO; limit];
        for (had, way) in ways.iter().enumerate().filter(|(_, way)| **way != BigUint::ZERO) {
            for shown in (1..limit - had).filter(|shown| of[*shown] != BigUint::ZERO) {
                next[had + shown] += way * &of[shown];
            }
        }
        ways = next;
        all *= throws;
    }
    let reach = |sum: &i64| {
        let below: BigUint = ways.iter().take(usize::try_from((*sum).max(0)).expect("a sum")).sum();
        Fraction::new(&all - below, all.clone())
    };
    wanted.iter().map(reach).collect()
}

/// What one result of an attack roll does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Miss,
    Hit,
    Raise,
}

/// What all dice of a roll come to: the kind of each result in order, and whether it is a critical failure.
type Fall = (Vec<Kind>, bool);

/// Every way in which a roll can fall, by going through what each die can show.
pub fn falls(roll: &Roll) -> BTreeMap<Fall, Fraction> {
    let beyond = i64::from(roll.level.plus) + i64::from(roll.modifier);
    let tn = i64::from(roll.tn);
    // From here on every die is a raise, with or without what is added.
    let limit = usize::try_from((tn + 4 - beyond).max(tn + 4 - i64::from(roll.modifier)).max(2)).expect("a limit");
    let (of, all) = shares(roll.level.die, limit);
    let small = |number: &BigUint| u128::try_from(number).expect("small");
    let of: Vec<u128> = of.iter().map(small).collect();
    let (wild, wild_all) = shares(Die::D6, limit);
    let wild: Vec<u128> = if roll.wild { wild.iter().map(small).collect() } else { vec![1] };
    let mut whole = BigUint::from(if roll.wild { small(&wild_all) } else { 1 });
    let mut found: BTreeMap<Fall, u128> = BTreeMap::new();
    let dice = usize::from(roll.shots);
    let mut shown = vec![1_usize; dice];
    loop {
        let ways: u128 = shown.iter().map(|face| of[*face]).product();
        for (wild_face, wild_ways) in wild.iter().enumerate().filter(|(_, wild_ways)| ways * **wild_ways > 0) {
            let mut results: Vec<i64> =
                shown.iter().map(|face| i64::try_from(*face).expect("small") + beyond).collect();
            let mut critical = false;
            if roll.wild {
                let total = i64::try_from(wild_face).expect("small") + i64::from(roll.modifier);
                let lowest = (0..dice).min_by_key(|place| results[*place]).expect("a die");
                results[lowest] = results[lowest].max(total);
                let ones = shown.iter().chain(&[wild_face]).filter(|face| **face == 1).count();
                critical = wild_face == 1 && 2 * ones > dice + 1;
            }
            let kind = |result: &i64| match *result {
                result if critical || result < tn => Kind::Miss,
                result if result < tn + 4 => Kind::Hit,
                _ => Kind::Raise,
            };
            *found.entry((results.iter().map(kind).collect(), critical)).or_default() += ways * wild_ways;
        }
        let Some(place) = shown.iter().position(|face| *face < limit) else { break };
        shown[place] += 1;
        shown[..place].fill(1);
    }
    for _ in 0..dice {
        whole *= &all;
    }
    found.into_iter().map(|(fall, ways)| (fall, Fraction::new(ways, whole.clone()))).collect()
}

/// The chance of what a roll comes to.
pub fn chance(falls: &BTreeMap<Fall, Fraction>, counts: impl Fn(&Fall) -> bool) -> Fraction {
    falls.iter().filter(|(fall, _)| counts(fall)).fold(Fraction::none(), |sum, (_, part)| sum.plus(part))
}

pub fn hits(fall: &Fall) -> bool {
    fall.0.iter().any(|kind| *kind != Kind::Miss)
}

pub fn raises(fall: &Fall) -> bool {
    fall.0.contains(&Kind::Raise)
}

/// How a roll and its rerolls fall, each bought where the last one missed.
fn with_rerolls(attack: &Attack) -> BTreeMap<Fall, Fraction> {
    let mut all = falls(&attack.roll);
    let again = falls(&attack.roll.plus(attack.rerolls.bonus));
    for _ in 0..attack.rerolls.count {
        // What missed is rolled again; a miss after it is a critical failure only if both are.
        let misses: Vec<(Fall, Fraction)> =
            all.iter().filter(|(fall, _)| !hits(fall)).map(|(fall, part)| (fall.clone(), part.clone())).collect();
        all.retain(|fall, _| hits(fall));
        for (old, mass) in &misses {
            for (new, part) in &again {
                let fall = if hits(new) { new.clone() } else { (new.0.clone(), old.1 && new.1) };
                let mass = mass.times(part);
                gather(&mut all, fall, mass);
            }
        }
    }
    all
}

/// How the victim stands in the course of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    Missed,
    Stands { wounds: i64, shaken: bool },
    Down,
}

/// The chance to take away at least so many wounds, from none to the most.
fn removes(soak: &Soak, before: i64) -> Vec<Fraction> {
    let hurt = (before - i64::from(soak.ignored)).max(0);
    let roll = soak.roll.plus(-i32::try_from(hurt).expect("small"));
    let needed = |count: i64| i64::from(roll.tn) + 4 * (count - 1);
    let farthest = needed(MOST_WOUNDS);
    let at_least = |count: i64| {
        let once = if count == 0 { i64::MIN } else { needed(count) };
        let once = reaches(&roll, once, farthest);
        (if count == 0 { once.plus(&critical(&roll, farthest)) } else { once }).rest().power(soak.bennies).rest()
    };
    (0..=MOST_WOUNDS).map(at_least).collect()
}

/// The chance that one die, or the Wild Die, shows this total, and the roll is no critical failure;
/// all totals up to the farthest are fractions of the same number.
pub fn reaches(roll: &Roll, total: i64, farthest: i64) -> Fraction {
    let total = total.clamp(-99, farthest);
    let modifier = i64::from(roll.modifier);
    let beyond = i64::from(roll.level.plus) + modifier;
    let limit = usize::try_from((farthest - beyond.min(modifier)).max(2)).expect("a limit");
    let (own, own_all) = shares(roll.level.die, limit);
    let above = |of: &[BigUint], needs: i64| -> BigUint {
        of.iter().skip(usize::try_from(needs.max(1)).expect("a face")).sum()
    };
    let own_reach = above(&own, total - beyond);
    if !roll.wild {
        return Fraction::new(own_reach, own_all);
    }
    let (wild, wild_all) = shares(Die::D6, limit);
    let wild_reach = above(&wild, total - modifier);
    let all = &own_all * &wild_all;
    let neither = (&own_all - own_reach) * (&wild_all - wild_reach);
    let both_one = &own[1] * &wild[1];
    let lost = if 1 + beyond.max(modifier) >= total { both_one } else { BigUint::ZERO };
    Fraction::new(&all - neither - lost, all)
}

/// The chance that both dice show 1, as a fraction of the same number.
fn critical(roll: &Roll, farthest: i64) -> Fraction {
    let all = reaches(roll, i64::MIN, farthest);
    all.rest()
}

/// Where one more hit leads from a state.
fn after_hit(attack: &Attack, raise: bool, from: State) -> BTreeMap<State, Fraction> {
    let victim = &attack.victim;
    let (had, shaken) = match from {
        State::Missed => (0, victim.shaken),
        State::Stands { wounds, shaken } => (wounds, shaken),
        State::Down => return BTreeMap::from([(State::Down, Fraction::whole())]),
    };
    let dice: Vec<Die> = attack.blow.dice.dice().chain(raise.then_some(Die::D6)).collect();
    let doubled = |sum: i64| if attack.blow.doubled { 2 * sum } else { sum };
    let toughness = i64::from(victim.toughness);
    let flat = i64::from(attack.blow.flat);
    // The smallest sum of dice that makes so many raises.
    let needed = |raises: i64| {
        let total = toughness + 4 * raises;
        (-99..=9999).find(|sum| doubled(sum + flat) >= total).expect("a sum")
    };
    let most = if victim.wild { MOST_WOUNDS } else { 1 };
    let wanted: Vec<i64> = (0..=most).map(needed).collect();
    let reach = sums_reach(&dice, &wanted);
    let exactly = |raises: usize| match reach.get(raises + 1) {
        Some(more) => reach[raises].minus(more),
        None => reach[raises].clone(),
    };
    let mut to: BTreeMap<State, Fraction> = BTreeMap::new();
    let mut add = |state: State, part: Fraction| gather(&mut to, state, part);
    add(State::Stands { wounds: had, shaken }, reach[0].rest());
    if !victim.wild {
        if shaken {
            add(State::Down, reach[0].clone());
        } else {
            add(State::Stands { wounds: had, shaken: true }, exactly(0));
            add(State::Down, reach[1].clone());
        }
        return to;
    }
    let mut by_wounds: Vec<Fraction> = (0..=usize::try_from(most).expect("small")).map(exactly).collect();
    if shaken {
        by_wounds[1] = by_wounds[1].plus(&by_wounds[0]);
    } else {
        add(State::Stands { wounds: had, shaken: true }, by_wounds[0].clone());
    }
    let before = i64::from(victim.wounds) + had;
    let soak = victim.soak.map_or_else(|| vec![Fraction::whole()], |soak| removes(&soak, before));
    for (wounds, part) in (0_i64..).zip(&by_wounds).skip(1) {
        for (removed, least) in (0_i64..).zip(&soak).take_while(|(removed, _)| *removed <= wounds) {
            // All that goes beyond what there is takes away what there is.
            let exactly = match soak.get(usize::try_from(removed + 1).expect("small")).filter(|_| removed < wounds) {
                Some(more) => least.minus(more),
                None => least.clone(),
            };
            let left = wounds - removed;
            let state = match left {
                0 => State::Stands { wounds: had, shaken: false },
                left if before + left > 3 => State::Down,
                left => State::Stands { wounds: had + left, shaken: true },
            };
            add(state, part.times(&exactly));
        }
    }
    to
}

/// What an attack comes to: its rolls in general, and how its victim stands afterwards.
pub struct Worked {
    pub hit: Fraction,
    pub raise: Fraction,
    pub critical: Fraction,
    pub states: BTreeMap<State, Fraction>,
}

/// Works out an attack, hit by hit.
pub fn attack(attack: &Attack) -> Worked {
    let falls = with_rerolls(attack);
    let mut steps: BTreeMap<(State, bool), BTreeMap<State, Fraction>> = BTreeMap::new();
    let mut states: BTreeMap<State, Fraction> = BTreeMap::new();
    for ((kinds, _), part) in &falls {
        let mut now = BTreeMap::from([(State::Missed, part.clone())]);
        for raise in kinds.iter().filter(|kind| **kind != Kind::Miss).map(|kind| *kind == Kind::Raise) {
            let mut next: BTreeMap<State, Fraction> = BTreeMap::new();
            for (state, mass) in now {
                let to: &BTreeMap<State, Fraction> =
                    steps.entry((state, raise)).or_insert_with(|| after_hit(attack, raise, state));
                for (to, part) in to {
                    gather(&mut next, *to, mass.times(part));
                }
            }
            now = next;
        }
        for (state, mass) in now {
            gather(&mut states, state, mass);
        }
    }
    Worked {
        hit: chance(&falls, hits),
        raise: chance(&falls, raises),
        critical: chance(&falls, |(_, critical)| *critical),
        states,
    }
}

fn gather<K: Ord>(sums: &mut BTreeMap<K, Fraction>, key: K, part: Fraction) {
    match sums.get_mut(&key) {
        Some(sum) => *sum = sum.plus(&part),
        None => drop(sums.insert(key, part)),
    }
}
