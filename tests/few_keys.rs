//! How many keys a fight takes: every flow of the design, counted.

#![expect(clippy::expect_used, clippy::panic, reason = "somebody who is not there fails the test")]

#[path = "support/play.rs"]
mod play;
#[path = "support/mod.rs"]
mod support;

use std::time::Duration;

use abordage::app::{App, Effect, Key, Settings, WhoRolls};
use abordage::journal::{Journal, Record};
use abordage::rules::Encounter;
use abordage::rules::savage;
use abordage::store::{BOARDING, Library};
use abordage::texts::Lang;
use play::{Faces, Table, prepared, strokes};
use support::{Seeded, fight};

/// Two rivals with three bennies or two, then a group of six, then one on each side who may cut in.
const RIVALS: &str = r#"Encounter(title: "t", system: SavageWorlds(edition: TestDrive), players: ["Anna"], combatants: [
    (name: "Kenway", kind: WildCard, player: "Anna", skills: {"Fighting": "d8"}, weapons: ["rapier"]),
    (name: "Rodrigues", kind: WildCard, skills: {"Fighting": "d8"}, weapons: ["rapier"]),
    (name: "Umo", kind: WildCard, player: "Anna", skills: {"Fighting": "d8"}, weapons: ["rapier"]),
    (name: "Rats", count: 6, skills: {"Fighting": "d6"}, weapons: ["rapier"]),
])"#;

/// Rodrigues first, then Kenway, the rats, Umo.
const DECK: &str = "KS,AD,2C,9H";

fn table(text: &str, deck: &str, before: &[&str], faces: &[u8], who_rolls: WhoRolls) -> Table {
    let before: Vec<String> = before.iter().map(|text| (*text).to_owned()).collect();
    let journal = prepared(fight(text, &mut Seeded::new(7)), deck, &before, &mut Seeded::new(9));
    Table::new(journal, Settings { who_rolls, ..Settings::default() }, Faces::new(faces, 1))
}

fn here(before: &[&str], faces: &[u8]) -> Table {
    table(RIVALS, DECK, before, faces, WhoRolls::AllHere)
}

/// The commands that came of keys, by the number of their steps.
fn steps(effects: &[Effect]) -> usize {
    effects.iter().filter(|effect| matches!(effect, Effect::Append(Record::Step(_)))).count()
}

fn state(app: &App) -> &savage::Encounter {
    match app.journal().now() {
        Encounter::Savage(state) => state,
        Encounter::Jets(_) | Encounter::Simulacres(_) => panic!("another game"),
    }
}

fn somebody<'a>(app: &'a App, name: &str) -> &'a savage::Combatant {
    state(app).combatants.iter().find(|one| one.name == name).expect("somebody of that name")
}

fn turn(app: &App) -> &str {
    state(app).turn.current.map_or("", |id| state(app).get(id).map_or("", |one| one.name.as_str()))
}

/// Presses the keys, which must be so many.
fn press(table: &mut Table, keys: &str, count: usize) -> Vec<Effect> {
    assert_eq!(strokes(keys).len(), count, "{keys}");
    table.keys(keys)
}

#[test]
fn an_attack_its_damage_and_a_soak_take_four_keys() {
    // hit, a wound, the Soak takes it away
    let mut table = here(&["deal", "next"], &[7, 2, 5, 4, 1, 5, 2]);
    let effects = press(&mut table, "Space Space b Space", 4);
    assert_eq!(steps(&effects), 3);
    assert_eq!((somebody(&table.app, "Kenway").bennies, somebody(&table.app, "Kenway").vital.wounds), (Some(2), 0));
    assert_eq!(state(&table.app).pending.as_slice(), []);
}

#[test]
fn the_same_with_real_dice_takes_four_keys_beside_the_faces() {
    let mut table = table(RIVALS, DECK, &["deal", "next"], &[], WhoRolls::AllReal);
    let effects = press(&mut table, "72 Space 541 Space b52 Space", 4 + 7);
    assert_eq!(steps(&effects), 3);
    assert_eq!((somebody(&table.app, "Kenway").bennies, somebody(&table.app, "Kenway").vital.wounds), (Some(2), 0));
}

#[test]
fn real_dice_are_asked_for_once_and_rolled_here_at_the_second_press() {
    let mut table = table(RIVALS, DECK, &["deal", "next"], &[], WhoRolls::AllReal);
    assert_eq!(steps(&press(&mut table, "Space", 1)), 0);
    assert_eq!(steps(&press(&mut table, "Space", 1)), 1);
}

/// Twelve who are all alike, six a side, the second of them Shaken.
fn twelve() -> String {
    let one = |number: usize| {
        let shaken = if number == 2 { ", shaken: true" } else { "" };
        let player = if number <= 6 { r#", player: "Anna""# } else { "" };
        format!(
            r#"(name: "N{number}", kind: WildCard, skills: {{"Fighting": "d6"}}, weapons: ["rapier"]{player}{shaken})"#
        )
    };
    let all: Vec<String> = (1..=12).map(one).collect();
    let all = all.join(", ");
    format!(
        r#"Encounter(title: "t", system: SavageWorlds(edition: TestDrive), players: ["Anna"], combatants: [{all}])"#
    )
}

#[test]
fn a_round_of_twelve_takes_thirty_eight_keys() {
    // Parry 6, Toughness 5; a hit is 6+1, a harmless blow 1+1, a wound 5+4+1, a good Soak 5.
    let (miss, hit) = ([3, 2].as_slice(), [6, 1, 2].as_slice());
    let (harmless, blow, soak) = ([1, 1].as_slice(), [5, 4, 1].as_slice(), [5, 2].as_slice());
    let script: [(&str, Vec<&[u8]>); 12] = [
        ("Space Space Space", vec![hit, harmless]),
        ("Space Space", vec![&[2, 3]]),
        ("Space Space Space b Space", vec![hit, blow, soak]),
        ("Space Space", vec![miss]),
        ("Space Space Space", vec![hit, harmless]),
        ("Space Space", vec![miss]),
        ("Space Space Space", vec![hit, harmless]),
        ("Space Space Space b Space", vec![hit, blow, soak]),
        ("Space Space", vec![miss]),
        ("Space Space", vec![miss]),
        ("Space Space Space", vec![hit, harmless]),
        ("Space Space Space Space", vec![hit, blow]),
    ];
    let faces: Vec<u8> = script.iter().flat_map(|(_, rolls)| rolls.iter().copied().flatten().copied()).collect();
    let deck = "AS,AH,AD,AC,KS,KH,KD,KC,QS,QH,QD,QC";
    let mut table = table(&twelve(), deck, &[], &faces, WhoRolls::AllHere);
    let mut keys = 1;
    table.keys("Space");
    for (number, (text, _)) in script.iter().enumerate() {
        keys += strokes(text).len();
        table.keys(text);
        assert_eq!(turn(&table.app), format!("N{}", number + 1), "after {keys} keys");
    }
    keys += 1;
    table.keys("Space");
    assert_eq!(turn(&table.app), "");
    assert!(state(&table.app).combatants.iter().all(|one| one.acted), "somebody has not acted");
    assert_eq!(state(&table.app).combatants.iter().filter(|one| one.vital.wounds == 1).count(), 1);
    let paid = state(&table.app).combatants.iter().filter(|one| one.bennies.is_some_and(|left| left < 2)).count();
    assert!(paid <= 2, "{paid} have paid");
    assert_eq!(keys, 38);
    table.keys("Space");
    assert_eq!(state(&table.app).round, 2);
}

#[test]
fn a_deal_takes_one_key() {
    let mut table = here(&[], &[]);
    press(&mut table, "Space", 1);
    assert_eq!(state(&table.app).round, 1);
}

#[test]
fn six_on_one_hero_take_three_keys() {
    // four miss, one does nothing, one wounds; the wound is taken
    let faces = [4, 1, 1, 1, 1, 5, 1, 1, 5, 4, 1];
    let mut table = here(&["deal", "next", "next", "next"], &faces);
    assert_eq!(turn(&table.app), "Rats");
    let effects = press(&mut table, "Space Space Space", 3);
    assert_eq!(steps(&effects), 3);
    assert_eq!(state(&table.app).pending.as_slice(), []);
    let wounds: u8 = state(&table.app).combatants.iter().map(|one| one.vital.wounds).sum();
    assert_eq!(wounds, 1);
}

#[test]
fn holding_takes_one_key_and_cutting_in_three() {
    let mut table = here(&["deal", "next"], &[]);
    press(&mut table, "h", 1);
    assert!(somebody(&table.app, "Rodrigues").vital.on_hold);
    table.keys("Space");
    assert_eq!(turn(&table.app), "Kenway");
    let effects = press(&mut table, "i a Space", 3);
    assert_eq!(steps(&effects), 1);
    assert!(!somebody(&table.app, "Rodrigues").vital.on_hold);
}

#[test]
fn a_joker_takes_two_keys_and_one_where_nobody_else_could() {
    let mut alone = here(&["deal", "next", "card umo RJ"], &[]);
    press(&mut alone, "i", 1);
    assert_eq!(turn(&alone.app), "Umo");
    let mut among = here(&["deal", "next", "hold rodrigues", "next", "card umo RJ"], &[]);
    press(&mut among, "i d", 2);
    assert_eq!(turn(&among.app), "Umo");
}

#[test]
fn more_of_a_group_take_three_keys() {
    let mut table = here(&["deal"], &[]);
    table.keys("/ `rats` Enter");
    press(&mut table, "A4 Enter", 3);
    assert_eq!(somebody(&table.app, "Rats").vital.members.len(), 10);
}

#[test]
fn wounds_by_hand_take_two_keys() {
    let mut table = here(&["deal"], &[]);
    table.keys("/ `kenway` Enter");
    press(&mut table, "W1", 2);
    assert_eq!(somebody(&table.app, "Kenway").vital.wounds, 1);
}

#[test]
fn another_target_another_weapon_and_an_undo_take_one_key_each() {
    let mut table = table(BOARDING, "AS,5D,QH,JC,10S,8H,KC,9D", &["deal", "next"], &[], WhoRolls::AllHere);
    let target = |table: &Table| table.app.scene(40).rows.iter().find(|row| row.target).map(|row| row.name.clone());
    let before = target(&table);
    press(&mut table, "t", 1);
    assert_ne!(target(&table), before);
    press(&mut table, "w", 1);
    assert!(table.app.scene(40).now.lines[0].text().contains("flintlock"));
    press(&mut table, "u", 1);
    assert_eq!(table.app.journal().steps().len(), 1);
}

/// Presses a key again and again, so many milliseconds apart, and counts what it did.
fn again(before: &str, text: &str, apart: u64, repeat: bool) -> usize {
    let Ok(key) = text.parse::<Key>() else { panic!("{text}") };
    let mut app = App::new(
        Journal::new(fight(BOARDING, &mut Seeded::new(7))),
        Settings { who_rolls: WhoRolls::AllHere, ..Settings::default() },
    );
    let mut dice = Faces::new(&[], 1);
    if let Ok(before) = before.parse::<Key>() {
        app.key(before, false, Duration::ZERO, &mut dice, Library::built_in());
    }
    let press = |at: u64| {
        app.key(key, repeat && at > 0, Duration::from_millis(1000 + at * apart), &mut dice, Library::built_in())
    };
    (0..8).map(press).map(|effects| steps(&effects)).sum()
}

#[test]
fn a_held_key_acts_once() {
    for (before, key) in [("", "Space"), ("", "Enter"), ("", "e"), ("Space", "n")] {
        assert_eq!(again(before, key, 33, false), 1, "{key}");
        assert_eq!(again(before, key, 80, false), 1, "{key}");
        assert_eq!(again(before, key, 500, true), 1, "{key}");
        assert!(again(before, key, 200, false) > 4, "{key}");
    }
}

/// Jets de dés: Anna is the faster, and masters her sword.
const DUEL: &str = r#"Encounter(title: "t", system: JetsDeDes(), players: ["Anna"], combatants: [
    (name: "Anna", player: "Anna", scores: (strength: 3, speed: 4), skills: {"Blades": 2},
     weapons: [(name: "sword", skill: "Blades", on: Strength)]),
    (name: "Brigand", scores: (speed: 3), weapons: [(name: "club", on: Strength)]),
])"#;

fn waits(app: &App) -> usize {
    match app.journal().now() {
        Encounter::Jets(state) => state.pending.len(),
        Encounter::Savage(_) | Encounter::Simulacres(_) => panic!("another game"),
    }
}

#[test]
fn attack_points_resistance_and_the_next_turn_take_four_keys() {
    let before = ["round", "declare anna at=brigand done", "declare brigand at=anna done"];
    let mut table = table(DUEL, "", &before, &[5, 3, 1, 1, 2, 4], WhoRolls::AllHere);
    let effects = press(&mut table, "Space Space Space Space", 4);
    assert_eq!((steps(&effects), waits(&table.app)), (4, 1));
    assert!(table.app.scene(40).now.title.contains("Brigand"));
}

#[test]
fn a_round_of_two_attacks_takes_ten_keys() {
    // a hit, its points, a failed Resistance; a hit, a successful Resistance
    let faces = [5, 3, 1, 1, 2, 4, 4, 1, 5, 1, 1, 1];
    let mut table = table(DUEL, "", &[], &faces, WhoRolls::AllHere);
    let effects = press(&mut table, "Space Space Space Space Space Space Space Space Space Space", 10);
    assert_eq!((steps(&effects), waits(&table.app)), (10, 0));
    assert_eq!(table.app.journal().now().rows(&[], Lang::EN)[1].boxes[0], (2, 3));
    press(&mut table, "Space", 1);
    assert_eq!(table.app.journal().now().title().1, 2);
}

#[test]
fn other_points_a_place_and_the_full_damage_take_one_or_two_keys() {
    let before = ["round", "declare anna at=brigand done", "declare brigand at=anna done"];
    let mut table = table(DUEL, "", &before, &[6, 4, 3], WhoRolls::AllHere);
    let effects = press(&mut table, "Space s c a h", 5);
    assert_eq!((steps(&effects), waits(&table.app)), (4, 1));
}

/// SimulacreS: Carter shoots, so he comes first.
const BRIDGE: &str = include_str!("../encounters/simulacres/pont.ron");

#[test]
fn a_shot_its_damage_and_the_next_turn_take_four_keys() {
    // 7 against 10 hits; 2 is the torso, then 7 on the dice
    let mut table = table(BRIDGE, "", &[], &[3, 4, 2, 3, 4], WhoRolls::AllHere);
    let effects = press(&mut table, "Space Space Space Space", 4);
    assert_eq!(steps(&effects), 4);
    assert!(table.app.scene(40).now.title.contains("Sentinelle"), "{}", table.app.scene(40).now.title);
}

#[test]
fn a_test_of_who_has_the_turn_and_the_next_turn_take_four_keys() {
    let mut table = table(BRIDGE, "", &["pass"], &[2, 3], WhoRolls::AllHere);
    let effects = press(&mut table, "r s Space n", 4);
    assert_eq!(steps(&effects), 2);
    assert!(table.app.scene(40).now.title.contains("Sentinelle"), "{}", table.app.scene(40).now.title);
}

#[test]
fn a_pass_takes_one_key_and_another_who_acts_two() {
    let mut table = table(BRIDGE, "", &[], &[], WhoRolls::AllHere);
    assert_eq!(steps(&press(&mut table, "Space", 1)), 1);
    assert_eq!(steps(&press(&mut table, "i s", 2)), 1);
    assert!(table.app.scene(40).now.title.contains("John"), "{}", table.app.scene(40).now.title);
}
