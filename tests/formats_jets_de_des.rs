//! Files of Jets de dés as they come: terse, in two languages, wrong, and saved in the middle of a fight.

#![expect(clippy::expect_used, clippy::panic, reason = "a file that cannot be read fails the test")]

#[path = "support/mod.rs"]
mod support;

use std::path::Path;

use abordage::journal::Journal;
use abordage::rules;
use abordage::rules::contract::{Call, Kind};
use abordage::rules::jets_de_des::{
    Cause, Characteristic, Combatant, Encounter, Level, Options, Scores, Stats, Wounds,
};
use abordage::store::{self, FileError, Library};
use abordage::texts::Lang;
use abordage::view::{Id, Side};
use support::Seeded;

const RELAY: &str = include_str!("../encounters/jets-de-des/relais.ron");

fn fight(text: &str) -> Encounter {
    match store::read(text, Library::built_in()) {
        Ok(opened) => own(&opened.encounter).clone(),
        Err(error) => panic!("{}", error.render(Lang::EN, Path::new("f.ron"))),
    }
}

fn own(fight: &rules::Encounter) -> &Encounter {
    match fight {
        rules::Encounter::Jets(fight) => fight,
        rules::Encounter::Savage(_) | rules::Encounter::Simulacres(_) => panic!("another game"),
    }
}

fn text(fields: &str) -> String {
    format!("(title: \"t\", system: JetsDeDes(), combatants: [(name: \"A\", {fields})])")
}

fn one(fields: &str) -> Combatant {
    fight(&text(fields)).combatants.into_iter().next().expect("one combatant")
}

fn wrong(fields: &str) -> FileError {
    store::read(&text(fields), Library::built_in()).expect_err(fields)
}

#[test]
fn what_is_not_written_is_an_ordinary_persons() {
    let fight = fight(&text(""));
    assert_eq!(fight.options, Options::default());
    assert_eq!((fight.next_id, fight.round.number), (2, 0));
    let stats = Stats { scores: Scores::AVERAGE, defence: 1, ..Stats::default() };
    let plain = Combatant::fresh("A".into(), Side::Foes, None, stats, (3, 2, 1));
    assert_eq!(fight.combatants, [Combatant { id: Id(1), ..plain }]);
    assert_eq!(one("player: \"Anna\"").side, Side::Heroes);
}

#[test]
fn every_setting_can_be_written() {
    let text = "(title: \"t\", system: JetsDeDes(base_damage: 0, soak: true, default_boxes: (5, 3, 2), attribute_pools: false), combatants: [(name: \"A\"), (name: \"B\", boxes: (1, 0, 1))])";
    let found = fight(text);
    let settings =
        Options { base_damage: 0, soak: true, default_boxes: (5, 3, 2), attribute_pools: false, ..Options::default() };
    assert_eq!(found.options, settings);
    assert_eq!(found.combatants[0].wounds, Wounds::fresh((5, 3, 2)));
    assert_eq!(found.combatants[1].wounds, Wounds::fresh((1, 0, 1)));
    let odd = store::read("(title: \"t\", system: JetsDeDes(soaks: true), combatants: [])", Library::built_in());
    let said = odd.expect_err("no such setting").render(Lang::EN, Path::new("f.ron"));
    assert!(said.contains("there is no field `soaks` here; perhaps `soak` was meant"), "{said}");
}

#[test]
fn both_languages_name_the_same() {
    let english = "scores: (strength: 4, speed: 1), skills: {\"Fighting\": 2}, defence: \"mail\", like: \"pirate\",
        traits: [(name: \"x\", on: Precision, points: 2)], weapons: [\"cutlass\", (name: \"y\", on: Speed)]";
    let french =
        "scores: {\"Force\": 4, \"Vitesse\": 1}, skills: {\"Combat\": 2}, defence: \"cotte de mailles\", like: \"pirate\",
        traits: [(name: \"x\", on: Précision, points: 2)], weapons: [\"sabre d'abordage\", (name: \"y\", on: Vitesse)]";
    assert_eq!(one(english), one(french));
    let hero = one(english);
    assert_eq!((hero.stats.scores.strength, hero.stats.scores.endurance), (4, 3), "scores are merged");
    assert_eq!((hero.stats.skills["Fighting"], hero.stats.skills["Shooting"]), (2, 1), "skills are merged");
    assert_eq!((hero.stats.defence, hero.stats.weapons.len()), (3, 2), "a list is replaced");
    assert_eq!(hero.stats.traits[0].on, Characteristic::Precision);
}

#[test]
fn a_count_makes_so_many_each_with_a_number() {
    let found =
        fight("(title: \"t\", system: JetsDeDes(), combatants: [(name: \"Brigand\", count: 4), (name: \"Chief\")])");
    let names: Vec<&str> = found.combatants.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Brigand", "Brigand 2", "Brigand 3", "Brigand 4", "Chief"]);
    assert_eq!(found.combatants.iter().map(|one| one.id.0).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert_eq!(found.next_id, 6);
    let many = "(title: \"t\", system: JetsDeDes(), combatants: [(name: \"A\", count: 200), (name: \"B\", count: 200), (name: \"C\", count: 101)])";
    let said = store::read(many, Library::built_in()).expect_err("too many").render(Lang::EN, Path::new("f"));
    assert!(said.contains("501 combatants are too many; 500 are allowed"), "{said}");
}

#[test]
fn a_running_state_can_be_written_by_hand() {
    let hurt = one(
        "boxes: (3, 2, 1), wounds: (3, 1, 0), handicap: -1, conditions: [\"aveuglé\"], penalties: [(on: Force), (on: Speed, amount: 2, cause: CriticalFailure, until: \"repos\")], hidden: true",
    );
    assert_eq!((hurt.wounds.ticked, hurt.handicap, hurt.hidden), ([3, 1, 0], -1, true));
    assert_eq!(hurt.penalties[0].cause, Cause::Told(String::new()));
    assert_eq!((hurt.penalties[0].amount, hurt.penalties[1].amount), (1, 2));
    assert_eq!(hurt.effective(Characteristic::Strength), 1);
    assert!(one("overflow: 2").wounds.overflow == 2 && one("dead: true").dead && one("out: true").out);
    assert_eq!(
        one("weapons: [\"dague\", (name: \"x\", level: 3)], weapon: 1").stats.weapons[1].level,
        Some(Level::Severe)
    );
}

#[test]
fn every_impossible_value_is_named_with_its_field_its_owner_and_its_range() {
    for (fields, part) in [
        ("scores: (speed: 11)", "A: speed is 11; 0 to 10 is allowed"),
        ("scores: {\"Force\": -1}", "A: Force is -1; 0 to 10 is allowed"),
        ("scores: (sped: 3)", "A: there is no field `sped` here; perhaps `speed` was meant"),
        ("scores: (might: 3)", "A: there is no field `might` here; there are: endurance, strength, precision, speed"),
        ("scores: (force: 3, strength: 3)", "A: \"strength\" stands twice in scores"),
        ("defence: 41", "A: defence is 41; 0 to 40 is allowed"),
        ("defence: \"mial\"", "A: the library has no armour \"mial\""),
        ("skills: {\"Combat\": 21}", "A: Combat is 21; 0 to 20 is allowed"),
        ("skills: {\"Combat\": 1, \"Fighting\": 2}", "A: \"Fighting\" stands twice in skills"),
        ("skills: {\"Vitesse\": 1}", "A: \"Vitesse\" is a characteristic or an attribute, not a skill"),
        ("skills: {\"Will\": 1}", "A: \"Will\" is a characteristic or an attribute, not a skill"),
        ("traits: [(on: Luck, points: 1)]", "A: `Luck` is unknown here; expected is one of: Endurance, Strength"),
        ("traits: [(on: Will, points: 1)]", "A: `Will` is unknown here"),
        ("traits: [(on: Speed, points: 99)]", "A: points is 99; 0 to 20 is allowed"),
        ("weapons: [\"cutlas\"]", "A: the library has no weapon \"cutlas\"; perhaps \"cutlass\" was meant"),
        ("weapons: [(name: \"x\", level: 4)]", "A: level is 4; 1 to 3 is allowed"),
        ("weapons: [(name: \"x\", damage: 100)]", "A: damage is 100; 0 to 99 is allowed"),
        ("weapons: [(name: \"x\", dammage: 1)]", "A: there is no field `dammage` here; perhaps `damage` was meant"),
        ("boxes: (3, 2, 100)", "A: boxes is 100; 0 to 99 is allowed"),
        ("wounds: (4, 0, 0)", "A: wounds is 4; 0 to 3 is allowed"),
        ("penalties: [(on: Speed, amount: 100)]", "A: amount is 100; 0 to 99 is allowed"),
        ("handicap: -21", "A: handicap is -21; -20 to 20 is allowed"),
        ("count: 0", "A: count is 0; 1 to 200 is allowed"),
        ("weapons: [\"dague\"], weapon: 1", "A: weapon is 1; 0 to 0 is allowed"),
        ("like: \"pirat\"", "A: the library has no stat block \"pirat\"; perhaps \"pirate\" was meant"),
        ("bennies: 3", "A: there is no field `bennies` here"),
        ("skills: [\"Combat\"]", "A: "),
    ] {
        let error = wrong(fields);
        let said = error.render(Lang::EN, Path::new("f.ron"));
        assert!(said.contains(part), "{fields}: `{part}` is not in:\n{said}");
        let placed = |problem: &store::Problem| problem.place.is_some() && problem.who.as_deref() == Some("A");
        assert!(error.problems().iter().all(placed), "{fields}: {said}");
        assert!(!error.render(Lang::FR, Path::new("f.ron")).is_empty());
    }
    let nobody = "(title: \"t\", system: JetsDeDes(base_damage: 100), next_id: 3, combatants: [(name: \"A\", id: 1), (name: \"B\", id: 1)],
        round: (number: 1, phase: Action, declares: [1], acts: [1, 9], turn: Some(1), used: false, done: [], declarations: []))";
    let said = store::read(nobody, Library::built_in()).expect_err("wrong").render(Lang::EN, Path::new("f.ron"));
    for part in ["base_damage is 100; 0 to 99", "id 1 belongs to another", "round is 9; nobody has that id"] {
        assert!(said.contains(part), "`{part}` is not in:\n{said}");
    }
}

#[test]
fn the_night_at_the_relay_has_four_players_and_their_foes() {
    let found = fight(RELAY);
    assert_eq!(found.players, ["Anna", "Benoît", "Chloé", "David"]);
    assert_eq!(found.combatants.iter().filter(|one| one.is_players()).count(), 4);
    assert_eq!(found.combatants.iter().filter(|one| one.side == Side::Foes).count(), 7);
    assert!(found.combatants.iter().any(|one| one.hidden));
    assert!(found.combatants.iter().all(|one| !one.stats.weapons.is_empty()));
    assert!(found.combatants.iter().flat_map(|one| &one.stats.weapons).any(|weapon| weapon.level.is_some()));
}

/// A call of any verb with any values; most of them are refused.
fn any_call(fight: &rules::Encounter, dice: &mut Seeded) -> Option<Call> {
    let people = &own(fight).combatants;
    let place = |dice: &mut Seeded, count: usize| usize::try_from(dice.below(count.max(1) as u64)).unwrap_or(0);
    let spoken: Vec<_> = fight.verbs().iter().filter(|verb| verb.spoken).collect();
    let verb = spoken[place(dice, spoken.len())];
    let mut line = verb.name.to_owned();
    for field in verb.fields {
        if !field.required && dice.below(3) > 0 {
            continue;
        }
        let value = match field.kind {
            Kind::Who | Kind::WhoOrPool | Kind::Template => {
                format!("\"{}\"", people.get(place(dice, people.len()))?.name)
            }
            Kind::Number(least, most) | Kind::ChoiceOr(_, least, most) => {
                let low = i64::from(least);
                let span = u64::try_from(i64::from(most.min(least.saturating_add(5))) - low + 1).unwrap_or(1);
                (low + i64::try_from(dice.below(span)).unwrap_or(0)).to_string()
            }
            Kind::Choice(words) => words[place(dice, words.len())].to_owned(),
            Kind::Trait => Characteristic::ALL[place(dice, 6)].name().to_owned(),
            Kind::Weapon => "rapier".to_owned(),
            Kind::Text => "\"quelques mots\"".to_owned(),
            Kind::Word(..) => {
                ["successes", "none", "outcome", "defence", "3", "hidden", "true"][place(dice, 7)].to_owned()
            }
            Kind::Flag => {
                line = format!("{line} {}", field.name);
                continue;
            }
            Kind::Numbers(..) => continue,
        };
        line = if field.bare { format!("{line} {value}") } else { format!("{line} {}={value}", field.name) };
    }
    fight.read(&line).ok()
}

#[test]
fn every_state_of_a_fight_is_saved_as_it_is() {
    let mut played = 0;
    for seed in 0..20 {
        let mut dice = Seeded::new(seed);
        let mut journal = Journal::new(support::fight(RELAY, &mut dice));
        for step in 0..150 {
            let call = if step % 3 == 0 {
                journal.now().read(["round", "next", "commit"][step / 3 % 3]).ok()
            } else {
                any_call(journal.now(), &mut dice)
            };
            let Some(call) = call else { continue };
            if journal.play(&call, &mut dice, Library::built_in()).is_err() {
                continue;
            }
            played += 1;
            let text = store::write(journal.now()).expect("written");
            let again = store::read(&text, Library::built_in())
                .unwrap_or_else(|error| panic!("{}\n{text}", error.render(Lang::EN, Path::new("saved"))));
            assert_eq!(&again.encounter, journal.now(), "{text}");
            assert!(again.warnings.is_empty() && !again.fresh);
            assert_eq!(store::write(&again.encounter).as_ref(), Ok(&text));
        }
    }
    assert!(played > 300, "only {played} commands were allowed");
}
