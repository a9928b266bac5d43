//! Every sample that is shipped opens without a remark, and is saved and opened again as it was.

#![expect(clippy::expect_used, clippy::panic, reason = "a sample that cannot be read fails the test")]

use std::path::{Path, PathBuf};

use abordage::rules::Encounter;
use abordage::store::{self, Library};
use abordage::texts::Lang;

fn samples() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("encounters");
    let mut found = Vec::new();
    for system in folder.read_dir().expect("the samples").flatten() {
        found.extend(system.path().read_dir().expect("a folder a system").flatten().map(|entry| entry.path()));
    }
    found.sort();
    found
}

#[test]
fn every_sample_opens() {
    let samples = samples();
    assert!(samples.len() >= 4);
    for path in samples {
        let opened = store::read_path(&path, Library::built_in())
            .unwrap_or_else(|error| panic!("{}", error.render(Lang::EN, &path)));
        let said: Vec<String> = opened.warnings.iter().map(|warning| warning.say(Lang::EN)).collect();
        assert!(opened.fresh && said.is_empty(), "{}: {said:?}", path.display());
        let text = store::write(&opened.encounter).expect("it can be written");
        let again = store::read(&text, Library::built_in())
            .unwrap_or_else(|error| panic!("{}\n{text}", error.render(Lang::EN, &path)));
        assert_eq!(again.encounter, opened.encounter, "{text}");
        assert!(!again.fresh);
        assert_eq!(store::write(&again.encounter).as_ref(), Ok(&text));
    }
}

#[test]
fn the_boarding_has_three_heroes_and_their_crew() {
    let opened = store::read(store::BOARDING, Library::built_in()).expect("the boarding");
    let Encounter::Savage(fight) = opened.encounter else { unreachable!("it is Savage Worlds") };
    assert_eq!(fight.players, ["Anna", "Benoît", "Chloé"]);
    assert_eq!(fight.gm_bennies, 3);
    let heroes: Vec<&str> =
        fight.combatants.iter().filter(|c| c.is_wild() && c.player.is_some()).map(|c| c.name.as_str()).collect();
    assert_eq!(heroes, ["Edward Kenway", "Tia Delacroix", "Brother Umo"]);
    let count = |name: &str| fight.combatants.iter().find(|c| c.name == name).map(|c| c.vital.members.len());
    assert_eq!((count("Sea Dogs"), count("Red Men"), count("Octopons")), (Some(4), Some(6), Some(2)));
}

/// Somebody written by hand into a saved fight is there, and the next newcomer has a handle of its own.
#[test]
fn a_saved_fight_takes_a_combatant_written_in_by_hand() {
    let hand_written = r#"Encounter(title: "x", system: SavageWorlds(), combatants: [(name: "A"), (name: "B")])"#;
    let fight = store::read(hand_written, Library::built_in()).expect("a fight").encounter;
    let saved = store::write(&fight).expect("a text");
    let place = saved.find("combatants: [").expect("a list") + "combatants: [".len();
    let with_one_more = format!("{}(name: \"Late\"),{}", &saved[..place], &saved[place..]);
    let again = store::read(&with_one_more, Library::built_in()).unwrap_or_else(|error| panic!("{error:?}"));
    let Encounter::Savage(fight) = again.encounter else { unreachable!("it is Savage Worlds") };
    let ids: Vec<u32> = fight.combatants.iter().map(|c| c.id.0).collect();
    assert_eq!((ids, fight.next_id), (vec![3, 1, 2], 4));
}

#[test]
fn a_file_says_by_which_rules_it_is_played() {
    let said = |text: &str, lang| {
        store::read(text, Library::built_in()).expect_err("no such system").render(lang, Path::new("f.ron"))
    };
    let unknown = said("(title: \"t\",\n system: SavageWords(), rolls: [Odd(1)])", Lang::EN);
    assert!(
        unknown.starts_with("f.ron:2:10: no system is called `SavageWords`; perhaps \"SavageWorlds\" was"),
        "{unknown}"
    );
    let missing = said("Encounter(title: \"t\", combatants: [(name: \"A\")])", Lang::FR);
    assert!(missing.starts_with("f.ron:1:10: le fichier ne dit pas selon quelles règles on joue"), "{missing}");
    let broken = said("Encounter(title: \"t\", combatants: [(name: \"A\"", Lang::EN);
    assert!(!broken.contains("rules"), "what makes it unreadable is told first: {broken}");
    assert!(
        store::read("(title: \"t\", system: SavageWorlds(), combatants: [])", Library::built_in()).is_ok(),
        "every option has a default"
    );
}

/// What the README shows as a file is one.
#[test]
fn every_example_of_the_readme_can_be_opened() {
    let readme = include_str!("../README.md");
    let blocks = readme.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next());
    let files: Vec<&str> = blocks.filter(|block| block.starts_with("Encounter(")).collect();
    assert!(files.len() >= 2, "one example for each game");
    for text in files {
        let opened = store::read(text, Library::built_in());
        assert!(
            opened.is_ok(),
            "{}",
            opened.err().map(|e| e.render(Lang::EN, Path::new("README.md"))).unwrap_or_default()
        );
    }
}
