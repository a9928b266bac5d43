//! One action, many targets: the odds of each against every throw, and against the rules with random dice.

use abordage::dice::Die;
use abordage::rules;
use abordage::rules::savage::odds::{AttackOdds, of_targets};
use abordage::rules::savage::{Aim, Attack, Command, Encounter, Event, Pending, Plan, Reopen, Spec, Target, plan};
use abordage::store::{Library, encounter_file};

use crate::engine::{facts, within};
use crate::fraction::Fraction;
use crate::seeded::Seeded;

/// Sixes, or whatever a die has, that are thrown one after the other before nothing differs any more.
const ACES: u32 = 3;

/// How often each attack is played.
const TIMES: u32 = 6_000;

const FIGHT: &str = r#"Encounter(title: "t", system: SavageWorlds(edition: TestDrive), players: ["Anna"], combatants: [
    (name: "Hero", kind: WildCard, player: "Anna", skills: {"Fighting": "d8", "Shooting": "d8", "Throwing": "d6"},
     edges: ["Frenzy", "Improved Sweep"], weapons: ["cutlass", "dagger", (name: "Uzi", damage: "2d6", range: (12, 24, 48), rof: 3),
     (name: "bomb", damage: "3d6", range: (5, 10, 20), skill: "Throwing", template: Medium)]),
    (name: "Gunner", skills: {"Shooting": "d10-1"}, weapons: [(name: "Uzi", damage: "2d6", range: (12, 24, 48), rof: 3)]),
    (name: "Clumsy", kind: WildCard, skills: {"Shooting": "d6-1"}, weapons: [(name: "Uzi", damage: "2d6", range: (12, 24, 48), rof: 3)]),
    (name: "Thugs", count: 4, side: Foes, skills: {"Fighting": "d6"}),
    (name: "Captain", kind: WildCard, side: Foes, skills: {"Fighting": "d10"}, weapons: ["rapier"]),
    (name: "Guard", side: Foes, skills: {"Fighting": "d4"}, armor: (torso: 3, head: 1)),
])"#;

const ATTACKS: [&str; 12] = [
    "attack hero \"captain,thugs#1,guard\" with=uzi",
    "attack hero \"captain(cover=minor),thugs#1(prone),guard(called=head)\" with=uzi range=medium",
    "attack hero \"captain,thugs#1\" with=uzi shots=3",
    "attack hero \"captain,captain,thugs#1\" with=uzi",
    "attack hero \"captain,thugs#2(gang=3)\" with=cutlass frenzy",
    "attack hero \"captain,guard\" with=cutlass second=dagger",
    "attack hero \"captain,guard\" with=cutlass rapid=3",
    "attack hero \"captain,guard(unarmed),thugs#3\" with=cutlass sweep",
    "attack hero \"captain,guard(cover=substantial),thugs#3\" with=bomb range=short",
    "attack gunner \"captain(mod=2),guard\" with=uzi",
    "attack clumsy \"captain(mod=2),guard,thugs#4(mod=4)\" with=uzi mod=3",
    "attack hero \"captain,thugs#1,guard\" with=uzi area=cone",
];

fn read(text: &str) -> (rules::Encounter, Encounter, Target, Target, abordage::rules::savage::AttackOptions) {
    let fight = encounter_file::read(FIGHT, Library::built_in()).expect("the fight").encounter;
    let call = fight.read(text).expect("an attack");
    let command = fight.resolve(&call, Library::built_in()).expect("names that are there").expect("a command");
    let rules::Command::Savage(Command::Attack { who, whom, options }) = command else { panic!("no attack") };
    let rules::Encounter::Savage(own) = fight.clone() else { panic!("another game") };
    (fight, *own, who, whom, options)
}

/// What a die can show, each with its weight among all; the last stands for everything beyond.
fn faces(die: Die) -> (Vec<(i64, u128)>, u128) {
    let sides = u128::from(die.sides());
    let whole = sides.pow(ACES);
    let mut all = Vec::new();
    for aces in 0..ACES {
        let weight = sides.pow(ACES - 1 - aces);
        let base = i64::from(aces) * i64::from(die.sides());
        all.extend((1..i64::from(die.sides())).map(|face| (base + face, weight)));
    }
    all.push((i64::from(ACES) * i64::from(die.sides()), 1));
    (all, whole)
}

/// Every throw of one roll: the results of its dice, whether it is a critical failure, and its weight.
fn throws(spec: &Spec, to: &mut dyn FnMut(&[i64], bool, u128)) -> u128 {
    let modifier: i64 = spec.mods.iter().map(|own| i64::from(own.value)).sum();
    let (own, whole) = faces(spec.level.die);
    let (wild, wild_whole) = if spec.wild { faces(Die::D6) } else { (vec![(0, 1)], 1) };
    let shots = usize::from(spec.shots.max(1));
    let mut at = vec![0; shots];
    loop {
        let shown: Vec<i64> = at.iter().map(|at| own[*at].0).collect();
        let weight: u128 = at.iter().map(|at| own[*at].1).product();
        for (face, wild_weight) in &wild {
            let mut results: Vec<i64> = shown.iter().map(|face| face + i64::from(spec.level.plus) + modifier).collect();
            let lowest = (0..shots).min_by_key(|at| results[*at]).expect("a die");
            if spec.wild && face + modifier > results[lowest] {
                results[lowest] = face + modifier;
            }
            let ones = shown.iter().filter(|face| **face == 1).count() + 1;
            let crit = spec.wild && *face == 1 && 2 * ones > shots + 1;
            to(&results, crit, weight * wild_weight);
        }
        let mut place = 0;
        while place < shots {
            at[place] += 1;
            if at[place] < own.len() {
                break;
            }
            at[place] = 0;
            place += 1;
        }
        if place == shots {
            return whole.pow(u32::try_from(shots).expect("few")) * wild_whole;
        }
    }
}

/// The chances that something hits this target, and that something hits it with a raise.
fn worked(plan: &Plan, whom: Target) -> (f64, f64) {
    let more = plan.more.as_ref().expect("several targets");
    let (mut no_hit, mut no_raise) = (Fraction::whole(), Fraction::whole());
    for (roll, spec) in more.specs.iter().enumerate() {
        let mine: Vec<&Aim> =
            more.aims.iter().filter(|aim| usize::from(aim.roll) == roll && aim.hit.whom == whom).collect();
        let (mut missed, mut unraised) = (0_u128, 0_u128);
        let whole = throws(spec, &mut |results, crit, weight| {
            let over = |aim: &&&Aim| {
                let own: i64 = aim.mods.iter().map(|own| i64::from(own.value)).sum();
                results[usize::from(aim.die)] + own - i64::from(aim.tn)
            };
            let best = mine.iter().map(|aim| over(&aim)).max().filter(|_| !crit);
            missed += if best.is_none_or(|best| best < 0) { weight } else { 0 };
            unraised += if best.is_none_or(|best| best < 4) { weight } else { 0 };
        });
        no_hit = no_hit.times(&Fraction::new(missed, whole));
        no_raise = no_raise.times(&Fraction::new(unraised, whole));
    }
    (no_hit.rest().value(), no_raise.rest().value())
}

#[test]
fn each_target_has_the_odds_that_all_throws_give() {
    for text in ATTACKS {
        let (_, fight, who, whom, options) = read(text);
        let plan = plan(&fight, who, whom, &options).expect("an attack that is allowed");
        let each = of_targets(&fight, &plan);
        assert!(each.len() > 1, "{text}");
        for (whom, own) in each {
            let (hit, raise) = worked(&plan, whom);
            let near =
                |got: f64, wanted: f64| assert!((got - wanted).abs() < 1e-12, "{got}, {wanted}: {text} {whom:?}");
            near(own.hit, hit);
            near(own.raise, raise);
        }
    }
}

/// How each target came out, in the order of `chances`.
fn counted(fight: &Encounter, attack: &Attack, end: &Encounter, whom: Target) -> [bool; 6] {
    let aims = || attack.aims.iter().filter(|aim| aim.hit.whom == whom).filter_map(|aim| attack.outcome(aim));
    let figure = |fight: &Encounter| {
        let own = fight.get(whom.id).expect("the target");
        let place = whom.member.unwrap_or(0);
        (own.vital.members[place], own.vital.wounds, own.vital.incapacitated)
    };
    let ((before, had, _), (now, has, down)) = (figure(fight), figure(end));
    let out = now.out || down;
    let wounds = !out && has > had;
    [
        aims().next().is_some(),
        aims().any(|raises| raises > 0),
        out,
        wounds,
        !out && !wounds && now.shaken && !before.shaken,
        aims().next().is_none(),
    ]
}

fn chances(own: &AttackOdds) -> [f64; 6] {
    let all = own.outcomes;
    let wounds = all.wounds.iter().sum();
    [own.hit, own.raise, all.out + all.incapacitated, wounds, all.shaken, all.miss]
}

#[test]
fn and_those_that_the_rules_give() {
    for (number, text) in (1..).zip(ATTACKS) {
        let (_, fight, who, whom, options) = read(text);
        let worked = plan(&fight, who, whom, &options).expect("an attack that is allowed");
        let each = of_targets(&fight, &worked);
        let mut counts = vec![[0_u32; 6]; each.len()];
        let mut dice = Seeded::new(number);
        for _ in 0..TIMES {
            let mut end = fight.clone();
            let events = facts(&end, &Command::Attack { who, whom, options: options.clone() }, &mut dice);
            for event in &events {
                end.apply(event);
            }
            let attack = events.iter().find_map(|event| match event {
                Event::Rolled(what) => match &**what {
                    Reopen::Attack(attack) => Some(attack.clone()),
                    _ => None,
                },
                _ => None,
            });
            let attack = attack.expect("an attack");
            while end.pending.iter().any(|owed| matches!(owed, Pending::Damage(_))) {
                let events = facts(&end, &Command::Damage, &mut dice);
                for event in &events {
                    end.apply(event);
                }
            }
            for (counts, (whom, _)) in counts.iter_mut().zip(&each) {
                let came = counted(&fight, &attack, &end, *whom);
                counts.iter_mut().zip(came).for_each(|(count, came)| *count += u32::from(came));
            }
        }
        for (counts, (whom, own)) in counts.iter().zip(&each) {
            within(counts, TIMES, &chances(own), &(text, whom));
        }
    }
}
