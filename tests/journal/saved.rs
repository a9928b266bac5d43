//! Fights that are saved, H35 and H37: whatever play made of them is read again, and plays on as if it had never been saved.

use abordage::journal::Journal;
use abordage::rules::Encounter;
use abordage::rules::savage::{self, Card};
use abordage::store::{Library, encounter_file};

use crate::support::{Seeded, fight};

const CREW: &str =
    "Encounter(title: \"t\", system: SavageWorlds(edition: TestDrive), players: [\"Anna\", \"Ben\"], combatants: [
    (name: \"Holder\", kind: WildCard, player: \"Anna\", skills: {\"Fighting\": \"d8\"}, weapons: [\"cutlass\"]),
    (name: \"Hurt\", kind: WildCard, player: \"Ben\", skills: {\"Fighting\": \"d8\"}),
    (name: \"Gang\", like: \"pirate\", count: 5),
    (name: \"Brute\", kind: WildCard, like: \"pirate\"),
    (name: \"Lurker\", like: \"pirate\", hidden: true),
    (name: \"Late\", like: \"pirate\", bennies: 0, notes: []),
])";

fn play(journal: &mut Journal, dice: &mut Seeded, line: &str) {
    let call = abordage::app::read(journal.now(), line).expect("a command");
    if let Err(no) = journal.play(&call, dice, Library::built_in()) {
        unreachable!("{line}: {no:?}");
    }
}

fn state(journal: &Journal) -> &savage::Encounter {
    crate::savage(journal.now())
}

/// Round 3: one holds, a Joker is out, one is Shaken with two wounds, two of the group are out, one
/// benny is in the pool, the fourth has its turn.
fn mid_round() -> (Journal, Seeded) {
    let mut dice = Seeded::new(35);
    let mut journal = Journal::new(fight(CREW, &mut dice));
    for line in [
        "deal cards=KS,QS,JS,10S,9S",
        "deal cards=AH,KH,QH,JH,10H",
        "deal cards=AD,RJ,QD,8C,7C",
        "benny gm -1",
        "set Hurt wounds 2",
        "set Hurt shaken true",
        "set Gang#2 incapacitated true",
        "set Gang#4 incapacitated true",
    ] {
        play(&mut journal, &mut dice, line);
    }
    let first = state(&journal).order()[0].id;
    assert_eq!(state(&journal).get(first).map(|one| one.name.as_str()), Some("Hurt"), "the Joker comes first");
    play(&mut journal, &mut dice, "hold Holder");
    for _ in 0..3 {
        play(&mut journal, &mut dice, "next");
    }
    (journal, dice)
}

/// Two rounds more, by the box and by hand, with the same dice.
fn two_rounds(start: &Encounter) -> (Encounter, Vec<String>, Vec<usize>) {
    let mut journal = Journal::new(start.clone());
    let mut dice = Seeded::new(99);
    let mut piles = Vec::new();
    for _ in 0..2 {
        for line in ["attack Brute Holder", "damage Hurt 9", "roll Holder Fighting", "note Late seen", "deal"] {
            let call = abordage::app::read(journal.now(), line).expect("a command");
            let _ = journal.play(&call, &mut dice, Library::built_in());
        }
        piles.push(state(&journal).deck.pile.len());
        for _ in 0..4 {
            let call = abordage::app::read(journal.now(), "next").expect("a command");
            let _ = journal.play(&call, &mut dice, Library::built_in());
        }
    }
    (journal.now().clone(), journal.log(abordage::texts::Lang::EN), piles)
}

#[test]
fn h35_a_fight_saved_in_the_middle_of_a_round_plays_on_as_one_that_never_was() {
    let (journal, _) = mid_round();
    let before = state(&journal);
    let named = |name: &str| before.combatants.iter().find(|one| one.name == name).expect("somebody");
    assert_eq!((before.round, before.deck.reshuffle_due, before.gm_bennies), (3, true, 1));
    assert!(named("Holder").vital.on_hold && named("Holder").card == Some("AD".parse().expect("a card")));
    assert_eq!(
        (named("Hurt").vital.wounds, named("Hurt").is_shaken(), named("Hurt").card),
        (2, true, Some(Card::RedJoker))
    );
    assert_eq!(named("Gang").vital.members.iter().filter(|one| one.out).count(), 2);
    assert!(named("Lurker").hidden && named("Lurker").card.is_none());
    assert!(before.turn.current.is_some());

    let text = encounter_file::write(journal.now()).expect("written");
    let again = encounter_file::read(&text, Library::built_in()).expect("read");
    assert!(!again.fresh && again.warnings.is_empty());
    assert_eq!(&again.encounter, journal.now(), "everything is there again");
    let (saved, never) = (two_rounds(&again.encounter), two_rounds(journal.now()));
    assert_eq!(saved, never, "and both play out alike, cards included");
    assert_eq!(saved.2[0], 54 - 4, "the Joker's round is dealt from 54; who holds draws none");
    assert!(saved.1.len() > 15, "{:#?}", saved.1);
}

#[test]
fn h37_one_of_each_is_saved_and_read_again_to_the_byte() {
    let mut dice = Seeded::new(37);
    let mut journal = Journal::new(fight(CREW, &mut dice));
    for line in [
        "deal cards=RJ,BJ,AS,2C,KD",
        "card Late 5H",
        "set Hurt wounds 3",
        "damage Hurt 40",
        "set Brute bleeding true",
        "note Late \"a \\ and a #\"",
    ] {
        play(&mut journal, &mut dice, line);
    }
    play(&mut journal, &mut dice, "hold Holder");
    let Encounter::Savage(fight) = journal.now() else { unreachable!("it is Savage Worlds") };
    // What no play of a few lines leaves: nothing, and nought, in every field that may be either.
    let mut fight = fight.clone();
    for (at, one) in fight.combatants.iter_mut().enumerate() {
        one.player = one.player.take().filter(|_| at % 2 == 0);
    }
    let late = fight.combatants.iter_mut().find(|one| one.name == "Late").expect("somebody");
    late.notes.push(String::new());
    late.card = None;
    let mut seen = std::collections::BTreeSet::new();
    for suit in ["5H", "7S", "9D", "JC"].into_iter().chain(["RJ", "BJ"]) {
        let card: Card = suit.parse().expect("a card");
        for edition in
            [savage::Options::default(), savage::Options { opposed_needs_success: true, ..savage::Options::default() }]
        {
            let mut one = fight.clone();
            one.options = edition;
            // Whoever has it gives it up: each card is there once.
            for combatant in &mut one.combatants {
                combatant.card = combatant.card.filter(|held| *held != card);
            }
            one.deck.pile.retain(|lying| *lying != card);
            one.deck.discard.retain(|lying| *lying != card);
            let held: Vec<Card> = one.combatants.iter().filter_map(|one| one.card).collect();
            let lying: Vec<Card> = one.deck.pile.iter().chain(&one.deck.discard).copied().collect();
            one.deck.discard.extend(
                Card::all()
                    .into_iter()
                    .filter(|other| *other != card && !held.contains(other) && !lying.contains(other)),
            );
            one.combatants.iter_mut().find(|one| one.name == "Late").expect("somebody").card = Some(card);
            let whole = Encounter::Savage(one);
            let text = encounter_file::write(&whole).expect("written");
            let again = match encounter_file::read(&text, Library::built_in()) {
                Ok(again) => again,
                Err(error) => unreachable!("{}\n{text}", error.render(abordage::texts::Lang::EN, "f".as_ref())),
            };
            assert_eq!(again.encounter, whole, "{suit}\n{text}");
            assert_eq!(encounter_file::write(&again.encounter).as_ref(), Ok(&text), "{suit}");
            assert!(seen.insert(text), "{suit}: another fight is another file");
        }
    }
    assert_eq!(seen.len(), 12);
}

#[test]
fn r7_whatever_is_named_or_added_at_the_table_can_be_read_again() {
    let inn = include_str!("../../encounters/jets-de-des/relais.ron");
    let long = "é".repeat(700);
    let pass = include_str!("../../fuzz/corpus/encounter/pass-of-arms.ron");
    for (text, block) in [(CREW, "pirate"), (inn, "brigand"), (pass, "Six")] {
        let mut dice = Seeded::new(7);
        let mut journal = Journal::new(fight(text, &mut dice));
        let template = journal.now().templates(Library::built_in());
        let block = template.iter().find(|name| name.contains(block)).or(template.first());
        // Without a library, one more of somebody who is there.
        let block = block.cloned().unwrap_or_else(|| "Six".to_owned());
        for line in
            [format!("add \"{block}\" name=\"{long}\" player=\"{long}\""), format!("add \"{block}\" name={long}")]
        {
            play(&mut journal, &mut dice, &line);
        }
        let one = format!("add \"{block}\"");
        let call = abordage::app::read(journal.now(), &one).expect("a command");
        let mut there = 0;
        while journal.play(&call, &mut dice, Library::built_in()).is_ok() {
            there += 1;
            assert!(there < 600, "it never ends");
        }
        let refused = journal.play(&call, &mut dice, Library::built_in()).expect_err("the fight is full");
        let abordage::rules::contract::No::Refused(refusal) = refused else { unreachable!("no dice are asked for") };
        assert!(journal.now().refusal(&refusal, abordage::texts::Lang::EN).contains("500"), "it says how many");
        let saved = encounter_file::write(journal.now()).expect("written");
        match encounter_file::read(&saved, Library::built_in()) {
            Ok(again) => assert_eq!(&again.encounter, journal.now()),
            Err(error) => unreachable!("{}", error.render(abordage::texts::Lang::EN, "f".as_ref())),
        }
    }
}
