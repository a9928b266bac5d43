//! How long exact odds take: one whole attack, the attacks of twenty on twenty, an attack of a fight.

#![expect(clippy::expect_used, reason = "a bench that cannot begin should say so")]

#[path = "../tests/support/mod.rs"]
mod support;

use std::fmt::Write as _;

use abordage::dice::{Die, Level};
use abordage::rules::savage::odds::{Attack, AttackOdds, Bennies, Blow, Rerolls, Roll, Soak, Victim, attack, of_plan};
use abordage::rules::savage::{self, AttackOptions, Plan, Target};
use abordage::rules::{Encounter, savage::plan};
use divan::{Bencher, black_box};
use support::{Seeded, fight};

fn main() {
    divan::main();
}

/// Fighting against Parry 6, the damage against Toughness 7, a Wild Card that soaks with Vigor d8.
fn workload(trait_die: Die, damage: [Die; 2]) -> Attack {
    let roll = Roll { tn: 6, ..Roll::plain(Level::of(trait_die), true, 0) };
    let blow = Blow { dice: damage.into_iter().collect(), ..Blow::default() };
    let soak = Soak { roll: Roll::plain(Level::of(Die::D8), true, 0), ignored: 0, bennies: 1 };
    let victim = Victim { toughness: 7, wild: true, shaken: false, wounds: 0, soak: Some(soak) };
    Attack { roll, rerolls: Rerolls::default(), blow, victim }
}

/// One attack with its Soak: Fighting d8, d8+d6.
#[divan::bench]
fn one_attack(bencher: Bencher<'_, '_>) {
    let one = workload(Die::D8, [Die::D8, Die::D6]);
    bencher.bench(|| attack(black_box(&one)));
}

/// The same before any Soak.
#[divan::bench]
fn one_attack_before_soak(bencher: Bencher<'_, '_>) {
    let mut one = workload(Die::D8, [Die::D8, Die::D6]);
    one.victim.soak = None;
    bencher.bench(|| attack(black_box(&one)));
}

/// The same with three rerolls of the attack and of the Soak.
#[divan::bench]
fn one_attack_with_bennies(bencher: Bencher<'_, '_>) {
    let mut one = workload(Die::D8, [Die::D8, Die::D6]);
    one.rerolls = Rerolls { count: 3, bonus: 0 };
    one.victim.soak = one.victim.soak.map(|soak| Soak { bennies: 3, ..soak });
    bencher.bench(|| attack(black_box(&one)));
}

/// Three shots with one Wild Die.
#[divan::bench]
fn three_shots(bencher: Bencher<'_, '_>) {
    let mut one = workload(Die::D8, [Die::D6, Die::D6]);
    one.roll.shots = 3;
    bencher.bench(|| attack(black_box(&one)));
}

/// Four hundred attacks, no two kinds of them in a row.
#[divan::bench]
fn twenty_on_twenty(bencher: Bencher<'_, '_>) {
    let pick = |number: usize| Die::ALL[number % 5];
    let all: Vec<Attack> = (0..400)
        .map(|number| {
            let mut one = workload(pick(number), [pick(number / 5), pick(number / 25)]);
            one.roll.tn = 4 + i32::try_from(number % 7).expect("small");
            one.victim.toughness = 5 + i32::try_from(number % 11).expect("small");
            one
        })
        .collect();
    bencher.bench(|| black_box(&all).iter().map(attack).map(|odds: AttackOdds| odds.hit).sum::<f64>());
}

/// Twenty Wild Cards.
fn crowd() -> savage::Encounter {
    let mut text = String::from("Encounter(title: \"Melee\", system: SavageWorlds(), combatants: [");
    for number in 1..=20 {
        let side = if number <= 10 { "Heroes" } else { "Foes" };
        let _ = write!(text, "(name: \"Captain {number}\", kind: WildCard, like: \"pirate captain\", side: {side}),");
    }
    match fight(&(text + "])"), &mut Seeded::new(1)) {
        Encounter::Savage(fight) => *fight,
        Encounter::Jets(_) | Encounter::Simulacres(_) => unreachable!("it is Savage Worlds"),
    }
}

/// Each of twenty on each, planned by the rules and worked out with a Soak.
#[divan::bench]
fn a_fight_of_twenty_on_twenty(bencher: Bencher<'_, '_>) {
    let fight = crowd();
    let all: Vec<Target> = fight.combatants.iter().map(|own| Target { id: own.id, member: None }).collect();
    let options = AttackOptions::default();
    let bennies = Bennies { rerolls: 0, soaks: 1 };
    let of = |plan: Plan| of_plan(&fight, &plan, bennies).map_or(0.0, |odds| odds.hit);
    let pairs = || all.iter().flat_map(|who| all.iter().map(move |whom| (*who, *whom)));
    bencher.bench(|| pairs().filter_map(|(who, whom)| plan(&fight, who, whom, &options).ok()).map(of).sum::<f64>());
}
