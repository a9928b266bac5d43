//! Whatever is played, the fight stays sound, and its journal tells the same fight.

use std::collections::BTreeSet;

use abordage::journal::{Journal, Record};
use abordage::rules::contract::No;
use abordage::rules::simulacres::{Body, Encounter, Status};
use abordage::rules::{self, Event};
use abordage::store::Library;
use proptest::prelude::*;

use crate::support::{Seeded, fight};
use crate::wander::any_call;

const SYSTEMS: [&str; 3] = [
    "",
    "criticals: false, last_point: true, last_point_twice: true, zero_conscious: true, lost_limb_box: false",
    "hair_dice: true, wide_hair: false, ranged_first: false, tiebreak: Engaged, dice_before_duel: false, faint_passes: 0",
];

const PEOPLE: &str = r#"
    (name: "Alma", player: "Anna", like: "commando"),
    (name: "Bruno", player: "Benoît", like: "marksman", protection: (head: 5, torso: 6, arms: 4, legs: 4)),
    (name: "Chloris", player: "Chloé", energies: (power: 2, speed: 1, precision: 2), shield: Large, talents: {"Bagarre": 3}),
    (name: "Nero", components: (body: 2), means: (resistance: 0), weapons: ["grenade"]),
    (name: "Foe", like: "weak opponent", count: 2), (name: "Fiend", like: "bear"),
"#;

fn start(system: u8) -> rules::Encounter {
    let options = SYSTEMS[usize::from(system) % SYSTEMS.len()];
    let text = format!("Encounter(title: \"x\", system: Simulacres({options}), combatants: [{PEOPLE}])");
    fight(&text, &mut Seeded::new(1))
}

fn own(fight: &rules::Encounter) -> &Encounter {
    match fight {
        rules::Encounter::Simulacres(fight) => fight,
        rules::Encounter::Savage(_) | rules::Encounter::Jets(_) => unreachable!("it is SimulacreS"),
    }
}

/// What holds after every step.
fn is_sound(fight: &Encounter) -> Result<(), TestCaseError> {
    for one in &fight.combatants {
        prop_assert!(one.breath.now <= one.breath.max && one.balance.now <= one.balance.max, "{one:?}");
        match one.body {
            Body::Pool { max, pv } => prop_assert!(pv <= max.into(), "{one:?}"),
            Body::Zones(zones) => prop_assert!(zones.iter().all(|zone| zone.pv <= zone.max.into()), "{one:?}"),
        }
        prop_assert!(one.malaise(&fight.options) <= one.malaise_boxes().len(), "{one:?}");
        prop_assert!(one.malaise_penalty(&fight.options) <= 0, "{one:?}");
        prop_assert!(
            one.breath.now > 0 || fight.status(one) <= Status::Unconscious,
            "{} is up without breath",
            one.name
        );
        let namesakes = fight.combatants.iter().filter(|other| other.name == one.name).count();
        prop_assert_eq!(namesakes, 1, "{} is there twice", &one.name);
    }
    let pass = &fight.pass;
    let known = |id: &abordage::view::Id| fight.get(*id).is_some();
    prop_assert!(pass.order.iter().chain(&pass.done).chain(&pass.struck).all(known), "{pass:?} names nobody");
    prop_assert!(pass.turn.is_none_or(|who| pass.order.contains(&who)), "{:?} is in no order", pass.turn);
    prop_assert!(pass.on || pass.turn.is_none(), "somebody has the turn between two passes");
    let mut once = BTreeSet::new();
    prop_assert!(pass.order.iter().all(|who| once.insert(*who)), "{pass:?} names somebody twice");
    Ok(())
}

/// Plays so many calls; those that are refused change nothing.
pub fn play(system: u8, count: usize, seed: u64) -> Result<(Journal, Vec<Record>), TestCaseError> {
    let fight = start(system);
    let mut records = vec![Record::Start(fight.clone())];
    let mut journal = Journal::new(fight);
    let mut dice = Seeded::new(seed);
    for step in 0..count {
        let waited = ["pass", "next", "damage", "skip", "next"][step / 4 % 5];
        let call = if step % 4 == 0 { journal.now().read(waited).ok() } else { any_call(journal.now(), &mut dice) };
        let Some(call) = call else { continue };
        let said = journal.now().say(&call);
        let again = journal.now().read(&said).expect("what is said reads back");
        let resolve = |call| journal.now().resolve(call, Library::built_in());
        prop_assert_eq!(resolve(&call), resolve(&again), "{}", &said);
        match journal.play(&call, &mut dice, Library::built_in()) {
            Ok(record) => records.push(record),
            Err(No::Refused(_)) => {}
            Err(No::Dice(halt)) => return Err(TestCaseError::fail(format!("{said}: {halt:?}"))),
        }
        is_sound(own(journal.now()))?;
    }
    Ok((journal, records))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_played_the_fight_stays_sound(system in any::<u8>(), count in 1..120_usize, seed in any::<u64>()) {
        let (journal, records) = play(system, count, seed)?;
        let now = journal.now();
        let replayed = Journal::replay(records).expect("a beginning");
        prop_assert_eq!(replayed.now(), now);
        let written = ron::to_string(&journal.steps()).expect("steps can be written");
        let read: Vec<Vec<Event>> = ron::from_str(&written).expect("and read");
        prop_assert_eq!(read.as_slice(), journal.steps());
        prop_assert!(serde_json::to_value(now.document(Vec::new())).is_ok());
    }

    #[test]
    fn any_fact_fits_any_fight(systems in any::<(u8, u8)>(), counts in (40..80_usize, 0..40_usize), seed in any::<u64>()) {
        let (journal, _) = play(systems.0, counts.0, seed)?;
        let (other, _) = play(systems.1, counts.1, seed.wrapping_add(1))?;
        let mut fight = own(other.now()).clone();
        for event in journal.steps().concat() {
            if let Event::Simulacres(event) = event {
                fight.apply(&event);
            }
        }
        let fight = rules::Encounter::Simulacres(Box::new(fight));
        prop_assert!(serde_json::to_value(fight.document(Vec::new())).is_ok());
    }
}
