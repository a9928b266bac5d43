//! Odds that are known from elsewhere.

use abordage::dice::{Die, Level};
use abordage::rules::savage::odds::{Attack, AttackOdds, Blow, Rerolls, Roll, Soak, Victim, attack};

fn level(text: &str) -> Level {
    text.parse().expect("a level")
}

/// Fighting d8 against Parry 6, d8+d6 against Toughness 7, a Wild Card that soaks with Vigor d8.
fn workload() -> Attack {
    let roll = Roll { tn: 6, ..Roll::plain(level("d8"), true, 0) };
    let blow = Blow { dice: [Die::D8, Die::D6].into_iter().collect(), ..Blow::default() };
    let soak = Soak { roll: Roll::plain(level("d8"), true, 0), ignored: 0, bennies: 1 };
    let victim = Victim { toughness: 7, wild: true, shaken: false, wounds: 0, soak: Some(soak) };
    Attack { roll, rerolls: Rerolls::default(), blow, victim }
}

fn sum(odds: &AttackOdds) -> f64 {
    let all = &odds.outcomes;
    all.miss + all.none + all.shaken + all.wounds.iter().sum::<f64>() + all.incapacitated + all.out
}

#[track_caller]
fn is(got: f64, wanted: f64) {
    assert!((got - wanted).abs() < 1e-12, "{got} is not {wanted}");
}

/// The figures were worked out by another program, to twelve places.
#[test]
fn a_whole_attack_with_soak() {
    let odds = attack(&workload());
    let all = odds.outcomes;
    for (got, wanted) in [
        (all.miss, 0.520_833_333_333),
        (all.none, 0.206_752_919_973),
        (all.shaken, 0.162_820_321_542),
        (all.wounds[0], 0.057_563_395_255),
        (all.wounds[1], 0.028_806_902_925),
        (all.wounds[2], 0.013_294_873_829),
        (all.incapacitated, 0.009_928_253_142),
        (all.out, 0.0),
        (odds.critical_failure, 1.0 / 48.0),
        (sum(&odds), 1.0),
    ] {
        is(got, wanted);
    }
}
