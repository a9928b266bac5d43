//! The golden cases of Jets de dés, sections 11.1, 11.2 and 12 of the rules reference, its commands and refusals, and what always holds.

#![expect(clippy::expect_used, reason = "a fight that cannot begin fails the test")]

#[cfg(test)]
#[path = "../golden/table.rs"]
mod table;

#[path = "../support/mod.rs"]
mod support;

#[cfg(test)]
#[path = "../support/frozen.rs"]
mod kept;

mod frozen;
mod wander;

use std::collections::BTreeSet;

use abordage::journal::{Journal, Record};
use abordage::rules::jets_de_des::{self, Encounter, Event, Open, Phase};
use abordage::rules::{self, contract::No};
use abordage::store::Library;
use proptest::prelude::*;
use support::{Seeded, fight};
use table::{cases, cast, complete, hold};
use wander::command;

const CAST: &str = include_str!("cast.ron");
const WORKED_EXAMPLES: &str = include_str!("worked_examples.ron");
const DERIVED: &str = include_str!("derived.ron");
const AMBIGUITIES: &str = include_str!("ambiguities.ron");
const ROUND: &str = include_str!("round.ron");
const COMMANDS: &str = include_str!("commands.ron");
const REFUSALS: &str = include_str!("refusals.ron");

const DEMANDED: &str = include_str!("demanded.ron");

#[test]
fn no_case_is_lost() {
    let all: Vec<_> = [WORKED_EXAMPLES, DERIVED, AMBIGUITIES].into_iter().flat_map(cases).collect();
    complete(&all, DEMANDED);
}

#[test]
fn worked_examples() {
    hold(&cast(CAST), &cases(WORKED_EXAMPLES));
}

#[test]
fn derived() {
    hold(&cast(CAST), &cases(DERIVED));
}

#[test]
fn ambiguities() {
    hold(&cast(CAST), &cases(AMBIGUITIES));
}

#[test]
fn rounds() {
    hold(&cast(CAST), &cases(ROUND));
}

#[test]
fn commands() {
    hold(&cast(CAST), &cases(COMMANDS));
}

#[test]
fn refusals() {
    hold(&cast(CAST), &cases(REFUSALS));
}

const SYSTEMS: [&str; 4] = [
    "",
    "at_once: true, soak: true, wound_difficulty_step: 1, npcs_last: true",
    "mastery_reserve: true, mastery_without_roll: true, no_roll_in_combat: true, must_exceed: true, base_damage: 0",
    "read_before_mastery: true, devastating_stands: true, no_roll_at_zero: true, no_roll_critical: true, zero_counts: true",
];

fn start(system: u8) -> rules::Encounter {
    let options = SYSTEMS.get(usize::from(system) % SYSTEMS.len()).expect("one of them");
    let people = r#"
        (name: "Alma", player: "Anna", scores: (speed: 5, strength: 3), skills: {"Blades": 3, "Lore": 6}),
        (name: "Bruno", player: "Benoît", scores: (speed: 5, precision: 0), traits: [(on: Endurance, points: 2)]),
        (name: "Chloris", player: "Chloé", defence: 0, weapons: [(name: "bow", on: Precision, damage: 2, level: 2)]),
        (name: "Nero", scores: (speed: 5, strength: 10, endurance: 10), boxes: (9, 9, 9)),
        (name: "Foe"), (name: "Fiend", defence: 2, boxes: (1, 0, 0)),
    "#;
    let text = format!("Encounter(title: \"x\", system: JetsDeDes({options}), combatants: [{people}])");
    fight(&text, &mut Seeded::new(1))
}

fn jets(fight: &rules::Encounter) -> &Encounter {
    match fight {
        rules::Encounter::Jets(fight) => fight,
        rules::Encounter::Savage(_) | rules::Encounter::Simulacres(_) => unreachable!("it is Jets de dés"),
    }
}

/// What holds after every step.
fn is_sound(fight: &Encounter) -> Result<(), TestCaseError> {
    let spending = fight.open.iter().filter(|open| matches!(open, Open::Spend(_))).count();
    let last = fight.open.last();
    prop_assert!(spending <= 1 && (spending == 0 || matches!(last, Some(Open::Spend(_)))), "{:?}", fight.open);
    for combatant in &fight.combatants {
        let hits = fight.hits().filter(|hit| hit.whom == combatant.id).count();
        prop_assert!(hits <= 1, "{} was hit {hits} times at once", combatant.name);
        let wounds = combatant.wounds;
        prop_assert!(wounds.ticked.iter().zip(wounds.boxes).all(|(ticked, boxes)| *ticked <= boxes), "{wounds:?}");
        let namesakes = fight.combatants.iter().filter(|other| other.name == combatant.name).count();
        prop_assert_eq!(namesakes, 1, "{} is there twice", &combatant.name);
    }
    let round = &fight.round;
    prop_assert!(round.phase != Phase::Rest || fight.pending.is_empty(), "{:?} wait at rest", fight.pending);
    prop_assert!(round.turn.is_none_or(|who| fight.order().contains(&who)), "{:?} is in no order", round.turn);
    let known = |id: &abordage::view::Id| fight.get(*id).is_some();
    prop_assert!(round.declares.iter().chain(&round.acts).chain(&round.done).all(known), "{round:?} names nobody");
    Ok(())
}

/// Plays these commands; those that are refused change nothing.
fn play(system: u8, numbers: &[(u16, u16, u16)], seed: u64) -> Result<(Journal, Vec<Record>), TestCaseError> {
    let fight = start(system);
    let mut records = vec![Record::Start(fight.clone())];
    let mut journal = Journal::new(fight);
    let mut dice = Seeded::new(seed);
    for numbers in numbers {
        let text = command(jets(journal.now()), *numbers);
        let Ok(call) = journal.now().read(&text) else { continue };
        let again = journal.now().read(&journal.now().say(&call)).expect("what is said reads back");
        let resolve = |call| journal.now().resolve(call, Library::built_in());
        prop_assert_eq!(resolve(&call), resolve(&again), "{}", &text);
        match journal.play(&call, &mut dice, Library::built_in()) {
            Ok(record) => records.push(record),
            Err(No::Refused(_)) => {}
            Err(No::Dice(halt)) => return Err(TestCaseError::fail(format!("{text}: {halt:?}"))),
        }
        is_sound(jets(journal.now()))?;
    }
    Ok((journal, records))
}

/// Facts that no rule makes.
fn strange() -> Vec<Event> {
    use jets_de_des::{Characteristic, Chosen, Consequence, Fact, Level, What};
    let who = abordage::view::Id(0);
    let damage = What::Damage { amount: u32::MAX, level: Level::Severe, nature: None, location: None };
    let far = Event::Came(Consequence { by: Some(who), who, what: damage });
    vec![
        far.clone(),
        far,
        Event::Spent { points: vec![255; 40] },
        Event::Placed { who, place: usize::MAX },
        Event::Healed { who, boxes: u32::MAX, level: Level::Minor },
        Event::Chose(Chosen::Kill),
        Event::HitClosed { whom: who, avoided: u32::MAX, remains: u32::MAX },
        Event::PriceOffered,
        Event::Corrected { who, fact: Fact::Score(Characteristic::Speed, 255) },
        Event::Corrected { who, fact: Fact::Handicap(i32::MAX) },
        Event::Corrected { who, fact: Fact::Boxes(Level::Minor, 255) },
        Event::Corrected { who, fact: Fact::Ticked(Level::Minor, 255) },
        Event::Corrected { who, fact: Fact::Mastery("Blades".into(), 255) },
        Event::RoundBegan { round: u32::MAX, declares: vec![who, who], acts: vec![abordage::view::Id(77)] },
        Event::Committed,
    ]
}

/// The wandering reaches every kind of fact, or what it proves would be less than it seems.
#[test]
fn every_kind_of_fact_happens() {
    let mut numbers = Seeded::new(7);
    let mut number = || u16::try_from(numbers.below(65_536)).expect("16 bits");
    let mut kinds = BTreeSet::new();
    for system in 0..40 {
        let steps: Vec<_> = (0..150).map(|_| (number(), number(), number())).collect();
        let (journal, _) = play(system, &steps, u64::from(system)).expect("it is sound");
        for event in journal.steps().concat() {
            let rules::Event::Jets(event) = event else { unreachable!("it is Jets de dés") };
            let told = format!("{event:?}");
            kinds.insert(told.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned());
        }
    }
    assert_eq!(kinds.len(), 29, "{kinds:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_played_the_fight_stays_sound(
        system in any::<u8>(),
        numbers in prop::collection::vec(any::<(u16, u16, u16)>(), 1..150),
        seed in any::<u64>(),
    ) {
        let (journal, records) = play(system, &numbers, seed)?;
        let now = journal.now();
        let replayed = Journal::replay(records).expect("a beginning");
        prop_assert_eq!(replayed.now(), now);
        let written = ron::to_string(&journal.steps()).expect("steps can be written");
        let read: Vec<Vec<rules::Event>> = ron::from_str(&written).expect("and read");
        prop_assert_eq!(read.as_slice(), journal.steps());
        prop_assert!(serde_json::to_value(now.document(Vec::new())).is_ok());
    }

    #[test]
    fn any_fact_fits_any_fight(
        systems in any::<(u8, u8)>(),
        numbers in prop::collection::vec(any::<(u16, u16, u16)>(), 40..80),
        others in prop::collection::vec(any::<(u16, u16, u16)>(), 0..40),
        seed in any::<u64>(),
    ) {
        let (journal, _) = play(systems.0, &numbers, seed)?;
        let (other, _) = play(systems.1, &others, seed)?;
        let mut fight = jets(other.now()).clone();
        for event in journal.steps().concat() {
            if let rules::Event::Jets(event) = event {
                fight.apply(&event);
            }
        }
        for event in strange() {
            fight.apply(&event);
            let fight = rules::Encounter::Jets(Box::new(fight.clone()));
            prop_assert!(serde_json::to_value(fight.document(Vec::new())).is_ok());
        }
    }
}
