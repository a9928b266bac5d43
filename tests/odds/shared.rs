//! One action, many targets: the odds of each against every throw, and against the rules with random dice.

use abordage::dice::Die;
use abordage::rules;
use abordage::rules::savage::odds::{AttackOdds, Bennies, of_targets};
use abordage::rules::savage::{
    Aim, Attack, Combatant, Command, Encounter, Event, Pending, Plan, Reason, Reopen, Spec, Target, plan,
};
use abordage::store::{Library, encounter_file};
use num_bigint::BigUint;

use crate::engine::{facts, within};
use crate::fraction::Fraction;
use crate::seeded::Seeded;

/// Sixes, or whatever a die has, that are thrown one after the other before nothing differs any more.
const ACES: u32 = 3;

/// How often each attack is played.
const TIMES: u32 = 6_000;

const FIGHT: &str = r#"Encounter(title: "t", system: SavageWorlds(edition: TestDrive), players: ["Anna"], combatants: [
    (name: "Hero", kind: WildCard, player: "Anna", skills: {"Fighting": "d8", "Shooting": "d8", "Throwing": "d6"},
     edges: ["Frenzy", "Improved Sweep", "Elan"], weapons: ["cutlass", "dagger", (name: "Uzi", damage: "2d6", range: (12, 24, 48), rof: 3),
     (name: "bomb", damage: "3d6", range: (5, 10, 20), skill: "Throwing", template: Medium)]),
    (name: "Gunner", skills: {"Shooting": "d10-1"}, weapons: [(name: "Uzi", damage: "2d6", range: (12, 24, 48), rof: 3)]),
    (name: "Clumsy", kind: WildCard, skills: {"Shooting": "d6-1"}, weapons: [(name: "Uzi", damage: "2d6", range: (12, 24, 48), rof: 3)]),
    (name: "Thugs", count: 4, side: Foes, skills: {"Fighting": "d6"}),
    (name: "Captain", kind: WildCard, side: Foes, skills: {"Fighting": "d10"}, weapons: ["rapier"]),
    (name: "Guard", side: Foes, skills: {"Fighting": "d4"}, armor: (torso: 3, head: 1)),
])"#;

const ATTACKS: [&str; 14] = [
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
    "attack hero \"captain,guard,thugs#2\" with=cutlass rapid=3 mod=1",
    "attack hero \"captain,guard(mod=1),thugs#1\" with=uzi suppress",
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
pub fn faces(die: Die) -> (Vec<(i64, u128)>, u128) {
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
pub fn throws(spec: &Spec, to: &mut dyn FnMut(&[i64], bool, u128)) -> u128 {
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

/// How good a roll is for all whom it is for, as the rules compare it: no critical failure, hits, raises, the sum.
type Rank = (bool, usize, i64, i64);

/// A throw: how good it is, what it does to one target, hit or raise, and its weight among all.
type Fall = (Rank, [bool; 2], u128);

/// Every throw of one roll, and the weight of all.
fn falls(plan: &Plan, roll: usize, spec: &Spec, whom: Target) -> (Vec<Fall>, u128) {
    let more = plan.more.as_ref().expect("several targets");
    let aims: Vec<&Aim> = more.aims.iter().filter(|aim| usize::from(aim.roll) == roll).collect();
    let mut all: std::collections::BTreeMap<(Rank, [bool; 2]), u128> = std::collections::BTreeMap::new();
    let whole = throws(spec, &mut |results, crit, weight| {
        let total = |aim: &Aim| {
            let own: i64 = aim.mods.iter().map(|own| i64::from(own.value)).sum();
            results[usize::from(aim.die)] + own
        };
        let raises = |aim: &Aim| {
            let over = total(aim) - i64::from(aim.tn);
            (over >= 0 && !crit).then_some(over / 4)
        };
        let struck: Vec<i64> = aims.iter().filter_map(|aim| raises(aim)).collect();
        let sum: i64 = aims.iter().map(|aim| total(aim)).sum();
        let mine = aims.iter().filter(|aim| aim.hit.whom == whom).filter_map(|aim| raises(aim)).max();
        let rank = (!crit, struck.len(), struck.iter().sum(), sum);
        // Once anything strikes, nothing is rolled again.
        let rank = if struck.is_empty() { rank } else { (true, 1, 0, 0) };
        *all.entry((rank, [mine.is_some(), mine.is_some_and(|raises| raises > 0)])).or_default() += weight;
    });
    (all.into_iter().map(|((rank, does), weight)| (rank, does, weight)).collect(), whole)
}

/// The throws of each roll, and the weight of all.
type Rolls = Vec<(Vec<Fall>, u128)>;

fn rolls(plan: &Plan, whom: Target, bonus: i32) -> Rolls {
    let more = plan.more.as_ref().expect("several targets");
    let roll = |(at, spec): (usize, &Spec)| falls(plan, at, &spec.clone().plus(Reason::Elan, bonus), whom);
    more.specs.iter().enumerate().map(roll).collect()
}

/// The chances that something hits a target, and that something hits it with a raise, with so many rerolls of the
/// worst roll while it strikes nobody: by going through every throw of every roll.
fn worked(first: &Rolls, again: &Rolls, rerolls: u8) -> (f64, f64) {
    let mut found = [BigUint::ZERO, BigUint::ZERO];
    let mut whole = BigUint::from(1_u8);
    for (_, of) in first {
        whole *= *of;
    }
    // All rolls that were bought have the same weight, whichever is bought.
    let of = again[0].1;
    assert!(again.iter().all(|(_, other)| *other == of));
    whole *= BigUint::from(of).pow(rerolls.into());
    let mut at = vec![0; first.len()];
    loop {
        let now: Vec<Fall> = at.iter().zip(first).map(|(at, (falls, _))| falls[*at]).collect();
        let weight = now.iter().fold(BigUint::from(1_u8), |weight, fall| weight * fall.2);
        once_more(&now, &weight, again, rerolls, &mut found);
        let Some(place) = (0..at.len()).find(|place| at[*place] + 1 < first[*place].0.len()) else { break };
        at[place] += 1;
        at[..place].fill(0);
    }
    let [hit, raise] = found.map(|part| Fraction::new(part, whole.clone()).value());
    (hit, raise)
}

fn once_more(now: &[Fall], weight: &BigUint, again: &[(Vec<Fall>, u128)], left: u8, found: &mut [BigUint; 2]) {
    let worst = (0..now.len()).min_by_key(|at| now[*at].0).expect("a roll");
    if left == 0 || now[worst].0.1 > 0 {
        let rest = BigUint::from(again[0].1).pow(left.into());
        for (found, which) in found.iter_mut().zip(0..) {
            if now.iter().any(|fall| fall.1[which]) {
                *found += weight * &rest;
            }
        }
        return;
    }
    for fall in &again[worst].0 {
        let mut next = now.to_vec();
        if fall.0 > now[worst].0 {
            next[worst] = *fall;
        }
        once_more(&next, &(weight * fall.2), again, left - 1, found);
    }
}

#[test]
fn each_target_has_the_odds_that_all_throws_give() {
    for text in ATTACKS {
        let (_, fight, who, whom, options) = read(text);
        let plan = plan(&fight, who, whom, &options).expect("an attack that is allowed");
        let bonus = if fight.get(who.id).expect("the attacker").stats.has("Elan") { 2 } else { 0 };
        let dice: u8 = plan.more.as_ref().expect("several targets").specs.iter().map(|spec| spec.shots).sum();
        let targets = of_targets(&fight, &plan, Bennies::default());
        assert!(targets.len() > 1, "{text}");
        for (at, (whom, _)) in targets.into_iter().enumerate() {
            let (first, again) = (rolls(&plan, whom, 0), rolls(&plan, whom, bonus));
            // Every way of three dice and two rerolls would take a day.
            for rerolls in 0..=if dice > 2 { 1 } else { 2 } {
                let own = of_targets(&fight, &plan, Bennies { rerolls, soaks: 0 })[at].1;
                let (hit, raise) = worked(&first, &again, rerolls);
                let near = |got: f64, wanted: f64| {
                    assert!((got - wanted).abs() < 1e-11, "{got}, {wanted}: {text} {whom:?}, {rerolls} rerolls");
                };
                near(own.hit, hit);
                near(own.raise, raise);
            }
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

/// The attack that is open after these facts.
fn rolled(events: &[Event]) -> Option<Attack> {
    events.iter().rev().find_map(|event| match event {
        Event::Rolled(what) | Event::Rerolled { what, .. } => match &**what {
            Reopen::Attack(attack) => Some(attack.clone()),
            _ => None,
        },
        _ => None,
    })
}

/// Everything that is owed after a roll: Spirit under fire, damage, and a Soak of each hit where they do.
pub fn settled(mut end: Encounter, soaks: bool, dice: &mut Seeded) -> Encounter {
    let play = |end: &mut Encounter, command: &Command, dice: &mut Seeded| {
        for event in &facts(end, command, dice) {
            end.apply(event);
        }
    };
    let under_fire = |end: &Encounter| {
        end.pending.iter().find_map(|owed| match owed {
            Pending::Resist(resisted) => Some(resisted.who),
            _ => None,
        })
    };
    while let Some(who) = under_fire(&end) {
        play(&mut end, &Command::Resist(who), dice);
    }
    while end.pending.iter().any(|owed| matches!(owed, Pending::Damage(_))) {
        play(&mut end, &Command::Damage, dice);
        let offered = end.pending.iter().find_map(|owed| match owed {
            Pending::Soak(offer) => Some(offer.who),
            _ => None,
        });
        if let Some(who) = offered.filter(|_| soaks) {
            play(&mut end, &Command::Soak(who), dice);
        }
    }
    end
}

#[test]
fn and_those_that_the_rules_give() {
    for (number, text) in (1..).zip(ATTACKS) {
        let (_, fight, who, whom, options) = read(text);
        let worked = plan(&fight, who, whom, &options).expect("an attack that is allowed");
        let bennies = Bennies { rerolls: u8::try_from(number % 3).expect("few"), soaks: u8::from(number % 2 == 0) };
        let rerolls = bennies.rerolls.min(if fight.get(who.id).is_some_and(Combatant::is_wild) { 2 } else { 1 });
        let bennies = Bennies { rerolls, ..bennies };
        let each = of_targets(&fight, &worked, bennies);
        let mut counts = vec![[0_u32; 6]; each.len()];
        let mut dice = Seeded::new(number);
        for _ in 0..TIMES {
            let mut end = fight.clone();
            let events = facts(&end, &Command::Attack { who, whom, options: options.clone() }, &mut dice);
            for event in &events {
                end.apply(event);
            }
            let mut attack = rolled(&events).expect("an attack");
            for _ in 0..rerolls {
                if attack.rank(attack.worst()).1 > 0 {
                    break;
                }
                let events = facts(&end, &Command::Reroll(Some(who)), &mut dice);
                for event in &events {
                    end.apply(event);
                }
                attack = rolled(&events).expect("an attack");
            }
            let end = settled(end, bennies.soaks > 0, &mut dice);
            for (counts, (whom, _)) in counts.iter_mut().zip(&each) {
                let came = counted(&fight, &attack, &end, *whom);
                counts.iter_mut().zip(came).for_each(|(count, came)| *count += u32::from(came));
            }
        }
        for (counts, (whom, own)) in counts.iter().zip(&each) {
            within(counts, TIMES, &chances(own), &(text, whom, bennies));
        }
    }
}
