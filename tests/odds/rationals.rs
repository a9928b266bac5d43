//! The odds against fractions: no digit that counts may differ.

use abordage::rules::savage::odds::{self, Attack};

use crate::draw;
use crate::exact::{self, State};
use crate::seeded::Seeded;

/// The greatest difference that is allowed.
const LIMIT: f64 = 1e-12;

fn is(got: f64, wanted: f64, what: &dyn std::fmt::Debug) -> f64 {
    let error = (got - wanted).abs();
    assert!(error < LIMIT, "{got} is not {wanted}: {what:#?}");
    error
}

/// The greatest error of one attack.
fn compare(attack: &Attack) -> f64 {
    let got = odds::attack(attack);
    let wanted = exact::attack(attack);
    let of = |counts: &dyn Fn(&State) -> bool| -> f64 {
        wanted.states.iter().filter(|(state, _)| counts(state)).map(|(_, part)| part.value()).sum()
    };
    let shaken_before = attack.victim.shaken;
    let down = of(&|state| *state == State::Down);
    let wounds = |count: i64| of(&|state| matches!(state, State::Stands { wounds, .. } if *wounds == count));
    let shaken = of(&|state| matches!(state, State::Stands { wounds: 0, shaken: true } if !shaken_before));
    let all = got.outcomes;
    let wild = attack.victim.wild;
    [
        (got.hit, wanted.hit.value()),
        (got.raise, wanted.raise.value()),
        (got.critical_failure, wanted.critical.value()),
        (all.miss, of(&|state| *state == State::Missed)),
        (all.none, wounds(0) - shaken),
        (all.shaken, shaken),
        (all.wounds[0], wounds(1)),
        (all.wounds[1], wounds(2)),
        (all.wounds[2], wounds(3)),
        (all.incapacitated, if wild { down } else { 0.0 }),
        (all.out, if wild { 0.0 } else { down }),
    ]
    .into_iter()
    .map(|(got, wanted)| is(got, wanted, attack))
    .fold(0.0, f64::max)
}

fn random_attacks(count: usize) {
    let mut chance = Seeded::new(1_719);
    let worst = (0..count).map(|_| compare(&draw::attack(&mut chance))).fold(0.0, f64::max);
    println!("{count} attacks, the greatest error {worst:e}");
}

#[test]
fn a_thousand_random_attacks() {
    random_attacks(1_000);
}

#[test]
#[ignore = "takes a while: cargo test --test odds -- --ignored ten_thousand"]
fn ten_thousand_random_attacks() {
    random_attacks(10_000);
}
