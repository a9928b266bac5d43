//! A journal and the fight that it tells, as they were written by the first format: they must load for ever.

use abordage::journal::{Journal, Record};
use abordage::rules::savage::{Event, Harm, How, Injury, Lasts};
use abordage::store::settings::{Colors, Go, Rolls, Settings, SignSet};
use abordage::store::{Fights, Library, encounter_file, journal_lines};
use abordage::texts::Lang;

use crate::kept::{file, freeze, kinds, told, written};
use crate::support::Seeded;
use crate::wander::call;

const JOURNAL: &str = include_str!("../formats/v1/fight-0001.journal");
const FIGHT: &str = include_str!("../formats/v1/evening.fight.ron");
const RARE_JOURNAL: &str = include_str!("../formats/v1/rare.journal");
const RARE_FIGHT: &str = include_str!("../formats/v1/rare.fight.ron");
const SPELLS_JOURNAL: &str = include_str!("../formats/v1/spells.journal");
const SPELLS_FIGHT: &str = include_str!("../formats/v1/spells.fight.ron");
const POWDER_JOURNAL: &str = include_str!("../formats/v1/powder.journal");
const POWDER_FIGHT: &str = include_str!("../formats/v1/powder.fight.ron");

#[test]
fn r17_the_first_journal_tells_the_first_saved_fight_for_ever() {
    let journal = told(JOURNAL, FIGHT);
    assert!(journal.steps().len() > 100, "{} steps", journal.steps().len());
}

/// Powers, contact and effects, then cards against the bank: they came after the first journal.
#[test]
fn r17_the_first_journals_with_magic_are_read_for_ever() {
    for (journal, saved, magic) in [(SPELLS_JOURNAL, SPELLS_FIGHT, "Magic"), (POWDER_JOURNAL, POWDER_FIGHT, "Powder")] {
        let steps = told(journal, saved).steps().len();
        assert!(steps > 100, "{steps} steps");
        let kinds = kinds(journal, "Savage");
        assert!(kinds.len() >= 40, "{} kinds: {kinds:?}", kinds.len());
        for told in [magic, "Fray", "Effect"] {
            assert!(kinds.contains(told), "{told} in {kinds:?}");
        }
    }
}

/// What happens so rarely that no wandering met it.
const RARE: [&str; 10] = [
    "CardGivenUp",
    "CheatedDeath",
    "DeckFound",
    "Exposed",
    "Guarded",
    "Injured",
    "PileRenewed",
    "Ran",
    "Soaked",
    "TurnMissed",
];

const HARMS: [Harm; 11] = [
    Harm::Unmentionables,
    Harm::Arm,
    Harm::Agility,
    Harm::Vigor,
    Harm::Strength,
    Harm::Lame,
    Harm::OneLeg,
    Harm::Scar,
    Harm::Eye,
    Harm::Blind,
    Harm::Smarts,
];

#[test]
fn r17_the_rarest_events_of_the_first_format_are_read_for_ever() {
    let journal = told(RARE_JOURNAL, RARE_FIGHT);
    let kinds = kinds(RARE_JOURNAL, "Savage");
    assert!(RARE.iter().all(|kind| kinds.contains(*kind)), "{kinds:?}");
    for harm in HARMS {
        assert!(RARE_JOURNAL.contains(&format!("kind:{harm:?}")), "{harm:?}");
    }
    // What is read is written again as it was: nothing of it was passed over.
    let records: Vec<Record> = journal.steps().iter().cloned().map(Record::Step).collect();
    let again: String = (1..).zip(&records).map(|(at, one)| journal_lines::line(at, one).expect("a line")).collect();
    assert!(RARE_JOURNAL.ends_with(&again), "the steps are written as they were");
    let log = journal.log(Lang::EN).join("\n");
    for said in ["injury", "harder to kill", "the pile is out"] {
        assert!(log.to_lowercase().contains(said), "{said} in {log}");
    }
}

/// One of each of the rare ones, as the first format writes them.
fn rare() -> (String, String) {
    let mut dice = Seeded::new(1717);
    let mut journal = Journal::new(crate::support::fight(abordage::store::BOARDING, &mut dice));
    let call = |journal: &Journal| abordage::app::read(journal.now(), "deal").expect("a command");
    let mut records = vec![Record::Start(journal.start().clone())];
    for _ in 0..2 {
        let deal = call(&journal);
        records.push(journal.play(&deal, &mut dice, Library::built_in()).expect("a round"));
    }
    let state = crate::savage(journal.now()).clone();
    let (who, other) = (state.combatants[0].id, state.combatants[1].id);
    let (pile, discard) = (state.deck.pile.clone(), state.deck.discard.clone());
    let given_up = state.combatants[0].card.into_iter();
    let lasting = [Lasts::Fight, Lasts::Healed, Lasts::Forever];
    let injuries = HARMS.into_iter().enumerate().map(|(at, kind)| Event::Injured {
        who: if at % 2 == 0 { who } else { other },
        injury: Injury { kind, lasts: lasting[at % 3] },
    });
    let steps: Vec<Vec<Event>> = vec![
        vec![Event::TurnBegan { who, how: How::Called }, Event::Ran { who }, Event::Exposed { who }],
        vec![Event::Guarded { who: other }, Event::TurnMissed { who: other }],
        injuries.collect(),
        vec![Event::CheatedDeath { who, spared: true }, Event::CheatedDeath { who: other, spared: false }],
        vec![Event::Soaked { who, of: 3, removed: 2 }, Event::Soaked { who: other, of: 1, removed: 0 }],
        vec![Event::CardGivenUp { who }],
        vec![Event::PileRenewed { pile: pile.iter().rev().copied().collect() }],
        vec![Event::DeckFound { pile: given_up.chain(discard).chain(pile).collect(), discard: Vec::new() }],
    ];
    for step in steps {
        records.push(journal.push(step.into_iter().map(abordage::rules::Event::Savage).collect()));
    }
    written(&records)
}

/// A folder with the first files in it.
#[test]
fn r17_the_first_list_of_fights_is_read_for_ever() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["fight-0001.journal", "fight-0001.ron"] {
        std::fs::copy(file(name), folder.path().join(name)).expect("copied");
    }
    let fights = Fights::of(folder.path().to_owned());
    let list = fights.list();
    let [fight] = list.as_slice() else { return assert_eq!(list.len(), 1) };
    assert_eq!((fight.number, fight.title.as_str(), fight.round), (1, "The evening", 4));
    assert_eq!(fight.file.as_deref(), Some("/home/anna/sea/evening.ron"));
    let (resumed, found) = fights.resume(fight).expect("a fight");
    assert!(resumed.title == "The evening" && found.records.len() > 300 && found.cut.is_none());
    drop(found);
    // What is not read word for word would be lost when it is written again.
    assert_eq!(fights.list(), [resumed]);
}

#[test]
fn r17_the_first_settings_library_and_encounter_are_read_for_ever() {
    let settings = Settings::read(include_str!("../formats/v1/settings.ron")).expect("settings");
    let keys = [("hold", vec!["h", "F5"]), ("quit", vec!["ctrl-q"])];
    let keys = keys.map(|(verb, keys)| (verb.to_owned(), keys.into_iter().map(str::to_owned).collect()));
    let wanted = Settings {
        lang: Some("fr".to_owned()),
        dice: Rolls::Table,
        signs: SignSet::Ascii,
        go: Go::Alternate,
        mouse: false,
        digit_row: "1234567890".to_owned(),
        keys: keys.into(),
        colors: Colors::Mono,
        hints: [("deal".to_owned(), 2)].into(),
    };
    assert_eq!(settings, wanted);

    let mut library = Library::built_in().clone();
    library.read(include_str!("../formats/v1/library.ron")).expect("a library");
    let ghost = library.savage.template("gunwale ghost").expect("a stat block");
    assert_eq!((ghost.toughness(), ghost.stats.weapons.len(), ghost.notes.len()), (9, 1, 1));
    assert!(
        library.savage.weapon("long rifle").is_some_and(|rifle| rifle.range == Some((24, 48, 96)) && rifle.ap == 2)
    );

    let opened =
        encounter_file::read(include_str!("../formats/v1/encounter.ron"), Library::built_in()).expect("a fight");
    assert!(opened.fresh && opened.warnings.is_empty());
    assert_eq!(opened.encounter.rows(&[], Lang::EN).len(), 8);
}

/// A long fight of a seed: its journal, and how it is saved in the end.
fn wandered(seed: u64) -> (String, String) {
    let (mut dice, mut chance) = (Seeded::new(seed), Seeded::new(seed + 41));
    let mut journal = crate::start(seed);
    let mut records = vec![Record::Start(journal.start().clone())];
    while records.len() < 360 {
        let mut number = || u16::try_from(chance.below(65536)).unwrap_or(0);
        let call = call(journal.now(), (number(), number(), number()));
        records.extend(journal.play(&call, &mut dice, Library::built_in()).ok());
    }
    written(&records)
}

#[test]
#[ignore = "writes the files that are frozen afterwards"]
fn freeze_what_is_not_there() {
    for (name, magic) in [("spells", "Magic"), ("powder", "Powder")] {
        let all = (0..120).map(wandered).filter(|(text, _)| kinds(text, "Savage").contains(magic));
        freeze(name, all.max_by_key(|(text, _)| kinds(text, "Savage").len()).expect("a fight"));
    }
    freeze("rare", rare());
}
