//! Castings: the odds of each against every throw, and against the rules with random dice.

use abordage::dice::{Level, Throw};
use abordage::rules;
use abordage::rules::savage::black_powder::{Order, Spent, ritual};
use abordage::rules::savage::odds::{AttackOdds, Bennies, CastOdds, of_cast, of_ritual};
use abordage::rules::savage::{
    Cast, CastPlan, Command, Encounter, Pending, Reopen, Spec, Target, TraitRoll, plan_cast,
};
use abordage::store::{Library, encounter_file};

use crate::engine::{facts, within};
use crate::fraction::Fraction;
use crate::seeded::Seeded;
use crate::shared::{faces, settled, throws};

/// How often each casting is played.
const TIMES: u32 = 6_000;

const FIGHT: &str = r#"Encounter(title: "t", system: SavageWorlds(edition: TestDrive, black_powder: ()), players: ["Anna"], combatants: [
    (name: "Mage", kind: WildCard, player: "Anna", experience: 25, skills: {"Spellcasting": "d8"}, edges: ["Elan"],
     power_points: 20, powers: ["bolt", "blast", "armor", "deflection"]),
    (name: "Mind", kind: WildCard, side: Heroes, skills: {"Psionics": "d6"}, power_points: 20, powers: ["bolt"]),
    (name: "Priest", kind: WildCard, side: Heroes, skills: {"Faith": "d6"}, power_points: 20, powers: ["bolt"]),
    (name: "Shaman", side: Heroes, skills: {"Spellcasting": "d6"}, power_points: 20, powers: ["bolt"]),
    (name: "Witch", kind: WildCard, player: "Anna", skills: {"Spellcasting": "d8"},
     black_powder: (domains: [(name: "fire", suit: Hearts)], powers: [
        (name: "bolt", class: Open, domains: ["fire"]), (name: "blast", class: Open, domains: ["fire"]),
        (name: "far sight", class: Common, range: Smarts(100), duration: 3)])),
    (name: "Hedge Witch", side: Heroes, skills: {"Spellcasting": "d10"},
     black_powder: (source: Device, powers: [(name: "bolt", class: Open, domains: ["fire"])])),
    (name: "Thugs", count: 4, side: Foes),
    (name: "Captain", kind: WildCard, side: Foes, edges: ["Dodge"]),
    (name: "Guard", side: Foes, armor: (torso: 2)),
])"#;

const CASTS: [&str; 17] = [
    "cast mage bolt at=captain",
    "cast mage bolt at=thugs#1 bolts=3",
    "cast mage bolt at=captain,thugs#1,guard bolts=3 range=medium",
    "cast mage bolt at=captain,guard bolts=3",
    "cast mage bolt at=guard strong cover=minor",
    "cast mage blast at=captain,guard,thugs#2 strong range=long",
    "cast mage armor",
    "cast priest bolt at=captain,guard bolts=2",
    "cast mind bolt at=captain bolts=3",
    "cast shaman bolt at=captain,thugs#1 bolts=2",
    "cast mage bolt at=captain mod=-3",
    "ritual witch bolt at=captain",
    "ritual witch blast at=captain,guard,thugs#2 mod=1",
    "ritual witch \"far sight\" mod=-2",
    "ritual hedge bolt at=guard",
    "ritual witch bolt at=guard mod=4",
    "cast witch bolt at=thugs#1",
];

/// A casting of either kind, worked out.
enum Asked {
    Points(CastPlan),
    Ritual(ritual::Prepared),
}

fn read(text: &str) -> (Encounter, Command, Asked) {
    let fight = encounter_file::read(FIGHT, Library::built_in()).expect("the fight").encounter;
    let call = fight.read(text).expect("a casting");
    let command = fight.resolve(&call, Library::built_in()).expect("names that are there").expect("a command");
    let (rules::Encounter::Savage(own), rules::Command::Savage(command)) = (fight, command) else { panic!("{text}") };
    let asked = match &command {
        Command::Cast { who, power, said } => Asked::Points(plan_cast(&own, *who, power, said).expect("a casting")),
        Command::Powder(Order::Ritual(intent, modifier)) => {
            Asked::Ritual(ritual::prepared(&own, intent, *modifier).expect("a ritual"))
        }
        other => panic!("{other:?}"),
    };
    (*own, command, asked)
}

impl Asked {
    fn spec(&self) -> &Spec {
        match self {
            Self::Points(plan) => &plan.spec,
            Self::Ritual(prepared) => &prepared.spec,
        }
    }

    fn odds(&self, fight: &Encounter, bennies: Bennies) -> CastOdds {
        match self {
            Self::Points(plan) => of_cast(fight, plan, bennies),
            Self::Ritual(prepared) => of_ritual(fight, prepared, bennies),
        }
    }

    /// What the target of each result adds to it.
    fn aside(&self, die: usize) -> i64 {
        let Self::Points(plan) = self else { return 0 };
        let own = &plan.working.aside;
        i64::from(own.get(die).or_else(|| own.last()).copied().unwrap_or(0))
    }
}

#[track_caller]
fn near(got: f64, wanted: f64, what: &str) {
    assert!((got - wanted).abs() < 1e-11, "{got} is not {wanted}: {what}");
}

/// One throw of the whole roll, without rerolls: anything works, anything with a raise, a critical failure.
#[test]
fn every_throw_counted_gives_the_same() {
    for text in CASTS {
        let (fight, _, asked) = read(text);
        let own = asked.odds(&fight, Bennies::default());
        let spec = asked.spec();
        let mut counts = [0_u128; 3];
        let whole = throws(spec, &mut |results, crit, weight| {
            let over = |(die, result): (usize, &i64)| result + asked.aside(die) - i64::from(spec.tn);
            let best = results.iter().enumerate().map(over).max().filter(|_| !crit);
            let came = [best.is_some_and(|best| best >= 0), best.is_some_and(|best| best >= 4), crit];
            counts.iter_mut().zip(came).for_each(|(count, came)| *count += if came { weight } else { 0 });
        });
        let chances = [own.roll.success, own.roll.raise, own.roll.critical_failure];
        for (chance, count) in chances.into_iter().zip(counts) {
            near(chance, Fraction::new(count, whole).value(), text);
        }
        // A die shows no natural 1 with one chance less than all.
        let sides = u128::from(spec.level.die.sides());
        let spells = matches!(asked, Asked::Points(_)) && spec.what.name() != "Faith";
        let ones = Fraction::new(sides - 1, sides).power(spec.shots.max(1)).rest().value();
        near(own.backlash, if spells { ones } else { 0.0 }, text);
    }
}

/// A single roll: its total, whether it is a critical failure, whether the Trait die shows a natural 1.
fn singles(level: Level, wild: bool, modifier: i64) -> (Vec<(i64, bool, bool, u128)>, u128) {
    let (own, whole) = faces(level.die);
    let (other, wild_whole) = if wild { faces(abordage::dice::Die::D6) } else { (vec![(i64::MIN / 2, 1)], 1) };
    let mut all = Vec::new();
    for (face, weight) in &own {
        for (joker, wild_weight) in &other {
            let total = (face + i64::from(level.plus) + modifier).max(joker + modifier);
            all.push((total, *face == 1 && *joker == 1, *face == 1, weight * wild_weight));
        }
    }
    (all, whole * wild_whole)
}

/// With a benny on a ritual: success, one Drain, two, by going through every pair of rolls.
#[test]
fn a_benny_on_a_ritual_is_worth_what_all_pairs_of_rolls_say() {
    for text in CASTS {
        let (fight, _, asked) = read(text);
        let Asked::Ritual(prepared) = &asked else { continue };
        let spec = &prepared.spec;
        let modifier = i64::from(spec.mods.iter().map(|own| own.value).sum::<i32>());
        let (all, whole) = singles(spec.level, spec.wild, modifier);
        let tn = i64::from(spec.tn);
        let mut counts = [0_u128; 3];
        let mut count = |(total, crit, one): (i64, bool, bool), weight: u128| {
            let works = !crit && total >= tn;
            let came = [works, !works && !one, one];
            counts.iter_mut().zip(came).for_each(|(count, came)| *count += if came { weight } else { 0 });
        };
        for (total, crit, one, weight) in &all {
            if !crit && *total >= tn {
                count((*total, *crit, *one), weight * whole);
                continue;
            }
            for (other, other_crit, other_one, other_weight) in &all {
                let better = (!other_crit, *other) > (!crit, *total);
                let own = if better { (*other, *other_crit, *other_one) } else { (*total, *crit, *one) };
                count(own, weight * other_weight);
            }
        }
        let own = asked.odds(&fight, Bennies { rerolls: 1, soaks: 0 });
        let [one, two] = own.drain.expect("a ritual");
        for (chance, count) in [own.roll.success, one, two].into_iter().zip(counts) {
            near(chance, Fraction::new(count, whole * whole).value(), text);
        }
    }
}

/// The roll that is open, and whether it has come to nothing.
fn open(fight: &Encounter) -> Option<(TraitRoll, bool, Option<Cast>)> {
    match &*fight.open.as_ref()?.what {
        Reopen::Cast(cast) => {
            let nothing = |(die, result): (usize, &i32)| {
                let aside = cast.working.aside.get(die).or_else(|| cast.working.aside.last()).unwrap_or(&0);
                cast.roll.crit || result + aside < cast.roll.tn
            };
            let failed = cast.roll.results.iter().enumerate().all(nothing);
            Some((cast.roll.clone(), failed, Some((**cast).clone())))
        }
        Reopen::Ritual(roll, _) => Some((roll.clone(), !roll.success(), None)),
        _ => None,
    }
}

/// How a target came out: hit at all, out, wounded, Shaken.
fn came(before: &Encounter, end: &Encounter, struck: bool, whom: Target) -> [bool; 4] {
    let figure = |fight: &Encounter| {
        let own = fight.get(whom.id).expect("the target");
        (own.vital.members[whom.member.unwrap_or(0)], own.vital.wounds, own.vital.incapacitated)
    };
    let ((was, had, _), (now, has, down)) = (figure(before), figure(end));
    let out = now.out || down;
    let wounds = !out && has > had;
    [struck, out, wounds, !out && !wounds && now.shaken && !was.shaken]
}

fn chances(own: &AttackOdds) -> [f64; 4] {
    let all = own.outcomes;
    [own.hit, all.out + all.incapacitated, all.wounds.iter().sum(), all.shaken]
}

#[test]
fn castings_come_out_as_often_as_they_should() {
    for (number, text) in (1..).zip(CASTS) {
        let (fight, command, asked) = read(text);
        let who = asked.spec().who;
        let player = fight.get(who.id).is_some_and(|who| who.player.is_some());
        let rerolls =
            if player { u8::try_from(number % 3).expect("few") } else { u8::try_from(number % 2).expect("few") };
        let bennies = Bennies { rerolls, soaks: u8::from(number % 2 == 0) };
        let own = asked.odds(&fight, bennies);
        let mut counts = [0_u32; 6];
        let mut each = vec![[0_u32; 4]; own.targets.len()];
        let mut dice = Seeded::new(number);
        for _ in 0..TIMES {
            let mut end = fight.clone();
            let play = |end: &mut Encounter, command: &Command, dice: &mut Seeded| {
                for event in &facts(end, command, dice) {
                    end.apply(event);
                }
            };
            play(&mut end, &command, &mut dice);
            let (first, mut failed, mut cast) = open(&end).expect("a casting");
            let mut roll = first.clone();
            for _ in 0..rerolls {
                if !failed {
                    break;
                }
                play(&mut end, &Command::Reroll(Some(roll.who)), &mut dice);
                (roll, failed, cast) = open(&end).expect("a casting");
            }
            let ones = first.dice.iter().any(Throw::is_one) && own.backlash > 0.0;
            let raised = match &cast {
                Some(cast) => (roll.results.iter().enumerate()).any(|(die, result)| {
                    let aside = cast.working.aside.get(die).or_else(|| cast.working.aside.last()).unwrap_or(&0);
                    !roll.crit && result + aside >= roll.tn + 4
                }),
                None => roll.raises() > 0,
            };
            let drains = if own.drain.is_some() { ritual::drains(&roll) } else { 0 };
            let now = [!failed, raised, roll.crit, ones, drains == 1, drains == 2];
            counts.iter_mut().zip(now).for_each(|(count, came)| *count += u32::from(came));
            // The raises of a ritual are power experience, and then it works.
            if end.pending.iter().any(|owed| matches!(owed, Pending::Raises(_))) {
                play(&mut end, &Command::Powder(Order::Improve(who.id, Spent::default())), &mut dice);
            }
            let struck: Vec<Target> = end
                .pending
                .iter()
                .filter_map(|owed| match owed {
                    Pending::Damage(hit) => Some(hit.whom),
                    _ => None,
                })
                .collect();
            // What the casting did to its caster is not about its targets.
            end.pending.retain(|owed| matches!(owed, Pending::Damage(_)));
            let end = settled(end, bennies.soaks > 0, &mut dice);
            for (counts, (whom, _)) in each.iter_mut().zip(&own.targets) {
                let came = came(&fight, &end, struck.contains(whom), *whom);
                counts.iter_mut().zip(came).for_each(|(count, came)| *count += u32::from(came));
            }
        }
        let [one, two] = own.drain.unwrap_or([0.0, 0.0]);
        let roll = own.roll;
        let wanted = [roll.success, roll.raise, roll.critical_failure, own.backlash, one, two];
        within(&counts, TIMES, &wanted, &(text, bennies));
        for (counts, (whom, odds)) in each.iter().zip(&own.targets) {
            within(counts, TIMES, &chances(odds), &(text, whom, bennies));
        }
    }
}

/// A template that misses, for its roll and for a casting: every distance counted.
#[test]
fn a_blast_that_misses_goes_no_farther_than_its_die() {
    let (fight, _, asked) = read("cast mage blast at=captain range=medium");
    let own = asked.odds(&fight, Bennies::default());
    let stray = own.stray.expect("an area");
    assert_eq!(stray.most, 20);
    near(stray.strays, 1.0 - own.roll.success, "the rest");
    // Twice a d10: only a 1 leaves the middle under a Medium template.
    near(stray.covers, stray.strays / 10.0, "one face of ten");
    let (fight, _, asked) = read("cast mage blast at=captain wide");
    let own = asked.odds(&fight, Bennies::default());
    let stray = own.stray.expect("an area");
    near(stray.covers, stray.strays * 0.3, "three faces of ten");
}
