//! No sequence of commands breaks what must always hold.

#![expect(clippy::expect_used, reason = "a fight that cannot begin fails the test")]

#[path = "../support/frozen.rs"]
mod kept;

mod frozen;
mod saved;
mod wander;

#[path = "../support/mod.rs"]
mod support;

use std::collections::{BTreeMap, BTreeSet};

use abordage::journal::{Journal, Record};
use abordage::rules::savage::{Card, Event, Purse};
use abordage::rules::{self, Encounter};
use abordage::store::{Library, encounter_file};
use proptest::prelude::*;
use support::{Seeded, fight};
use wander::call;

fn savage(fight: &Encounter) -> &rules::savage::Encounter {
    match fight {
        Encounter::Savage(fight) => fight,
        Encounter::Jets(_) | Encounter::Simulacres(_) => unreachable!("it is Savage Worlds"),
    }
}

/// All 54 cards, each once, whoever has them: allies share one.
fn cards_are_whole(fight: &Encounter) -> Result<(), TestCaseError> {
    let fight = savage(fight);
    let mut held: BTreeMap<Card, Vec<Option<&str>>> = BTreeMap::new();
    for combatant in &fight.combatants {
        if let Some(card) = combatant.card {
            held.entry(card).or_default().push(combatant.ally_of());
        }
    }
    for (card, holders) in &held {
        let shared =
            holders.len() == 1 || holders.iter().all(|ally| ally.is_some() && ally == holders.first().expect("one"));
        prop_assert!(shared, "{card} lies in front of strangers: {holders:?}");
    }
    let lying = fight.deck.pile.iter().chain(&fight.deck.discard).copied();
    let all: Vec<Card> = held.keys().copied().chain(lying).collect();
    let distinct: BTreeSet<Card> = all.iter().copied().collect();
    prop_assert_eq!((all.len(), distinct.len()), (54, 54));
    Ok(())
}

fn figures_are_sound(fight: &Encounter) -> Result<(), TestCaseError> {
    for combatant in &savage(fight).combatants {
        prop_assert!(combatant.vital.wounds <= 3, "{}: {} wounds", combatant.name, combatant.vital.wounds);
        prop_assert!(combatant.pace() >= 1, "{}: Pace {}", combatant.name, combatant.pace());
        prop_assert!(
            !(combatant.vital.on_hold && combatant.is_up() && combatant.acted),
            "{} holds and has acted",
            combatant.name
        );
    }
    Ok(())
}

/// A benny is paid only where there is one.
fn bennies_are_paid(before: &Encounter, record: &Record) -> Result<(), TestCaseError> {
    let Record::Step(events) = record else { return Ok(()) };
    let mut now = before.clone();
    for event in events {
        let rules::Event::Savage(own) = event else { unreachable!("it is Savage Worlds") };
        let (purse, count) = match own {
            Event::BennySpent { purse, .. } => (*purse, -1),
            Event::BenniesGiven { purse, count } => (*purse, *count),
            _ => {
                now.apply(event);
                continue;
            }
        };
        let have = match purse {
            Purse::Pool => Some(savage(&now).gm_bennies),
            Purse::Own(id) => savage(&now).get(id).and_then(|c| c.bennies),
        };
        prop_assert!(have.is_some_and(|have| i32::from(have) + count >= 0), "{purse:?} has {have:?}, {count}");
        now.apply(event);
    }
    Ok(())
}

fn start(seed: u64) -> Journal {
    let text = [
        include_str!("../../encounters/savage-worlds/witch-hunt.ron"),
        abordage::store::BOARDING,
        include_str!("../../encounters/savage-worlds/ambush.ron"),
        include_str!("../../encounters/savage-worlds/storm-beach.ron"),
    ];
    let mut dice = Seeded::new(seed);
    let at = usize::try_from(dice.below(4)).unwrap_or(0);
    Journal::new(fight(text[at], &mut dice))
}

/// So many sequences; `ABORDAGE_SEQUENCES=100000` for a night.
fn cases() -> u32 {
    std::env::var("ABORDAGE_SEQUENCES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(300)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_played(seed in any::<u64>(), choices in prop::collection::vec(any::<(u16, u16, u16)>(), 1..60)) {
        let mut journal = start(seed);
        let mut dice = Seeded::new(seed ^ 0x00C0_FFEE);
        let mut records = vec![Record::Start(journal.start().clone())];
        for choice in choices {
            let call = call(journal.now(), choice);
            let before = journal.now().clone();
            if let Ok(record) = journal.play(&call, &mut dice, Library::built_in()) {
                bennies_are_paid(&before, &record)?;
                records.push(record);
            } else { prop_assert_eq!(journal.now(), &before, "a refused command left a trace") }
            cards_are_whole(journal.now())?;
            figures_are_sound(journal.now())?;
        }
        let replayed = Journal::replay(records).expect("a start");
        prop_assert_eq!(replayed.now(), journal.now());
        prop_assert_eq!(&journal.at(journal.steps().len()), journal.now());
        prop_assert_eq!(&journal.at(journal.steps().len().saturating_sub(1)), journal.before());

        let steps = journal.steps().len();
        let end = journal.now().clone();
        if steps > 0 {
            journal.undo(steps).expect("steps");
            prop_assert_eq!(journal.now(), journal.start());
            journal.redo(steps).expect("steps");
            prop_assert_eq!(journal.now(), &end);
        }

        let text = encounter_file::write(&end).expect("a file");
        let loaded = encounter_file::read(&text, Library::built_in());
        let loaded = loaded.map_err(|error| TestCaseError::fail(format!("{}\n{text}", error.render(abordage::texts::Lang::EN, std::path::Path::new("saved")))))?;
        prop_assert!(!loaded.fresh);
        prop_assert_eq!(&loaded.encounter, &end);
        prop_assert_eq!(encounter_file::write(&loaded.encounter).expect("a file"), text);
        // The same cards to come, and the same result for the same faces.
        let next = call(&end, (1, 2, 3));
        let go_on = |from: Encounter| {
            let mut journal = Journal::new(from);
            journal.play(&next, &mut Seeded::new(5), Library::built_in()).ok();
            journal.now().clone()
        };
        prop_assert_eq!(go_on(loaded.encounter), go_on(end));
    }
}

/// The wandering is worth something: most of it is accepted, and every verb is.
#[test]
fn most_is_accepted_and_every_verb_is_played() {
    let mut chance = Seeded::new(20);
    let (mut asked, mut accepted) = (0_u32, 0_u32);
    let mut verbs: BTreeSet<&str> = BTreeSet::new();
    for seed in 0..150 {
        let mut journal = start(seed);
        let mut dice = Seeded::new(seed + 1000);
        for _ in 0..80 {
            let choice = (0..3).map(|_| u16::try_from(chance.below(65536)).unwrap_or(0)).collect::<Vec<_>>();
            let call = call(journal.now(), (choice[0], choice[1], choice[2]));
            asked += 1;
            if journal.play(&call, &mut dice, Library::built_in()).is_ok() {
                accepted += 1;
                verbs.insert(call.verb);
            }
        }
    }
    let table = savage(start(1).now()).clone();
    let spoken = Encounter::Savage(Box::new(table));
    let all = spoken.verbs().iter().chain(rules::contract::STEPS).filter(|verb| verb.spoken).map(|verb| verb.name);
    let missing: Vec<&str> = all.filter(|name| !verbs.contains(name)).collect();
    assert!(missing.is_empty(), "never accepted: {missing:?}");
    assert!(accepted * 100 >= asked * 60, "{accepted} of {asked} accepted");
}
