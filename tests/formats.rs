//! Files as they come: odd, broken, foreign, newer, cut, and saved in the middle of a fight.

#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::disallowed_methods,
    reason = "it writes its own files, and fails where it cannot"
)]

use std::path::{Path, PathBuf};

use abordage::dice::{Ask, Dice, Halt};
use abordage::journal::{Journal, Record};
use abordage::rules::savage::{self, AttackOptions, Command, Encounter, Fact, Members, Target, Trait};
use abordage::rules::{self, savage::Card};
use abordage::store::{self, FileError, Library, Opened, What};
use abordage::texts::Lang;
use abordage::view::Id;

fn sample(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/formats").join(name)
}

fn open(name: &str) -> Result<Opened, FileError> {
    store::read_path(&sample(name), Library::built_in())
}

fn fight(name: &str) -> Encounter {
    match open(name) {
        Ok(Opened { encounter, .. }) => savage_worlds(encounter),
        Err(error) => panic!("{}", error.render(Lang::EN, Path::new(name))),
    }
}

fn savage_worlds(encounter: rules::Encounter) -> Encounter {
    match encounter {
        rules::Encounter::Savage(fight) => *fight,
        rules::Encounter::Jets(_) | rules::Encounter::Simulacres(_) => panic!("another game"),
    }
}

fn wrong(name: &str) -> FileError {
    match open(name) {
        Ok(_) => panic!("{name} was accepted"),
        Err(error) => error,
    }
}

fn read(text: &str) -> Result<Opened, FileError> {
    store::read(text, Library::built_in())
}

/// One combatant with these fields.
fn one(fields: &str) -> Result<savage::Combatant, FileError> {
    let opened = read(&format!("(title: \"t\", system: SavageWorlds(), combatants: [(name: \"A\", {fields})])"))?;
    let fight = savage_worlds(opened.encounter);
    Ok(fight.combatants.into_iter().next().expect("one combatant"))
}

#[test]
fn h38_odd_but_legal() {
    let fight = fight("odd-legal.ron");
    let [heroine, pirates, kraken, zero] = fight.combatants.as_slice() else { panic!("four") };
    assert_eq!(fight.round, 10);
    assert_eq!(heroine.name, "Éloïse \"la Vive\" d'Archange");
    assert_eq!(heroine.stats.attributes.strength.to_string(), "d12+2");
    assert_eq!((heroine.vital.wounds, heroine.bennies, heroine.is_shaken()), (1, Some(3), true));
    assert_eq!(heroine.notes, ["raw \"string\" with # and \\backslash and \"# inside"]);
    assert_eq!(heroine.stats.skills.keys().collect::<Vec<_>>(), ["Fighting", "Shooting"]);
    assert_eq!(heroine.card, Some("10S".parse().expect("a card")));
    assert_eq!(pirates.vital.members.iter().map(|member| member.out).collect::<Vec<_>>(), [false, true, false]);
    assert!(pirates.vital.on_hold && pirates.card == Some(Card::RedJoker));
    assert_eq!(
        (kraken.stats.attributes.vigor.to_string().as_str(), kraken.stats.armor.torso, kraken.stats.size),
        ("d12-1", 4, 12)
    );
    assert_eq!((kraken.notes[0].as_str(), kraken.toughness()), ("two\nlines", 14));
    assert_eq!((zero.stats.armor.torso, zero.bennies, zero.stats.weapons[0].reach), (0, Some(0), 1));
    assert_eq!(fight.deck.pile.len(), 52, "the cards in hand are not in the pile");
}

#[test]
fn h38_both_spellings_of_an_option() {
    for (one_way, other) in [
        ("player: \"Anna\"", "player: Some(\"Anna\")"),
        ("toughness: 7, armor: 1", "toughness: Some(7), armor: Some(1)"),
        ("weapons: [\"cutlass\"]", "weapons: Some([\"cutlass\"])"),
        ("count: 3, kind: Extra", "count: Some(3), kind: Some(Extra)"),
        ("like: \"pirate\", hidden: true", "like: Some(\"pirate\"), hidden: Some(true)"),
        ("card: None, pace: None", "notes: []"),
    ] {
        assert_eq!(one(one_way), one(other), "{one_way}");
    }
    let zero = fight("implicit-none.ron");
    assert_eq!((zero.combatants[0].stats.armor.torso, zero.combatants[0].bennies), (0, Some(0)));
}

#[test]
fn h40_marks_and_line_ends() {
    assert_eq!(fight("utf8-bom-crlf.ron"), fight("implicit-none.ron"));
    assert_eq!(wrong("utf16le-bom.ron").problems()[0].what, What::Encoding("UTF-16"));
    let said = wrong("utf16le-bom.ron").render(Lang::FR, Path::new("f.ron"));
    assert_eq!(said, "f.ron: le fichier est écrit en UTF-16 ; l’enregistrer en UTF-8");
}

#[test]
fn h33_older_and_newer() {
    let old = fight("old-version.ron");
    assert_eq!((old.combatants[0].bennies, old.combatants[0].vital.wounds, old.round), (Some(2), 1, 2));
    let said = wrong("future-version.ron").render(Lang::EN, Path::new("f.ron"));
    assert!(said.starts_with("f.ron:2:29: the file has version 99; this program knows versions up to 1"), "{said}");
    assert_eq!(wrong("future-version.ron").problems().len(), 1);
}

#[test]
fn h32_a_cut_file_names_its_line() {
    let said = wrong("truncated.ron").render(Lang::EN, Path::new("f.ron"));
    assert!(said.starts_with("f.ron:5:"), "{said}");
}

#[test]
fn h39_every_impossible_value_is_named() {
    let error = wrong("out-of-range.ron");
    let said = error.render(Lang::EN, Path::new("f.ron"));
    for part in [
        "f.ron:3:55: wounds 7: wounds is 7; 0 to 3 is allowed",
        "f.ron:3:72: wounds 7: bennies is 255; 0 to 99 is allowed",
        "f.ron:4:10: same id as above: id 1 belongs to another combatant too",
        "f.ron:5:52: same card as above: the card 9H is there twice",
        "rank 37: \"37C\" is no card",
        "agility is \"d0\"",
        "vigor is \"d1\"",
        "spirit is \"d7+127\"",
        "toughness is -3; 1 to 200 is allowed",
        "armor is -9; 0 to 20 is allowed",
        "count is 0; 1 to 200 is allowed",
        "count is 0, but 2 members are written out",
        "toughness is 2147483647",
        "\"999999d6\" is no damage",
        "three distances that grow",
        "\"Fighting\" stands twice in skills",
        "\"Agility\" is an attribute",
        "no stat block \"pirat\"; perhaps \"pirate\" was meant",
        "no weapon \"cutlas\"; perhaps \"cutlass\" was meant",
        "fatigue is 3; 0 to 2",
        "parry is 51; 0 to 50",
        "pace is 99; 0 to 50",
        "size is -5; -4 to 20",
        "two wild ones: count: a Wild Card is a single one",
    ] {
        assert!(said.contains(part), "{part} is not in:\n{said}");
    }
    assert!(error.problems().iter().all(|problem| problem.place.is_some() && problem.who.is_some()), "{said}");
}

#[test]
fn h39_numbers_that_do_not_fit() {
    let said = wrong("overflow.ron").render(Lang::EN, Path::new("f.ron"));
    for part in ["round is 99999999999", "id is -1", "wounds is 300", "bennies is -1"] {
        assert!(said.contains(part), "{part} is not in:\n{said}");
    }
    assert_eq!(wrong("overflow-far.ron").problems()[0].what, What::NumberTooLarge);
    assert!(
        wrong("not-a-number.ron")
            .render(Lang::EN, Path::new("f"))
            .starts_with("f:2:51: A: a whole number was expected")
    );
    let _ = wrong("deep.ron");
    for deep in ["(((((", "[", "/*"] {
        assert!(read(&deep.repeat(200_000)).is_err());
    }
    assert!(one(&format!("armor: {}", "(".repeat(200_000))).is_err());
    assert!(one(&format!("weapons: {}", "[".repeat(200_000))).is_err());
}

#[test]
fn h43_control_characters_stay_in_the_file_and_never_reach_the_terminal() {
    let before = open("control-chars.ron").expect("it opens");
    let text = store::write(&before.encounter).expect("written");
    assert_eq!(read(&text).expect("read").encounter, before.encounter);
    assert!(text.chars().all(|letter| letter == '\n' || !letter.is_control()), "{text}");
    let error = one("pace: 99, notes: [\"\u{9b}2J\u{7}\u{202e}\"], like: \"\u{1b}[31m\"").expect_err("wrong values");
    for lang in Lang::all() {
        let said = error.render(lang, Path::new("a\u{1b}[2J.ron"));
        let bad = |letter: char| letter != '\n' && (letter.is_control() || letter == '\u{202e}');
        assert!(!said.contains(bad), "{said:?}");
    }
}

#[test]
fn h42_names_of_every_width() {
    let fight = fight("wide-names.ron");
    assert_eq!(fight.combatants.len(), 12);
    let text = store::write(&rules::Encounter::Savage(Box::new(fight.clone()))).expect("written");
    assert_eq!(read(&text).expect("read").encounter, rules::Encounter::Savage(Box::new(fight)));
}

#[test]
fn h57_names_that_are_equal_and_names_that_are_nearly_so() {
    let names = ["Dan", "Daniel", "daniel", "Éric", "eric", "Dan"].join("\"), (name: \"");
    let opened =
        read(&format!("(title: \"t\", system: SavageWorlds(), combatants: [(name: \"{names}\")])")).expect("read");
    let fight = savage_worlds(opened.encounter);
    let found: Vec<&str> = fight.combatants.iter().map(|combatant| combatant.name.as_str()).collect();
    assert_eq!(found, ["Dan", "Daniel", "daniel", "Éric", "eric", "Dan 2"]);
    assert_eq!(opened.warnings.len(), 1);
}

#[test]
fn h18_impossible_dice_are_refused_with_their_field() {
    for (die, damage) in [("d0", "d0"), ("d1", "Str+d1"), ("d7", "2d7"), ("", ""), ("999999d6", "999999d6")] {
        let error = one(&format!(
            "attributes: (vigor: \"{die}\"), skills: {{\"Tir\": \"{die}\"}}, weapons: [(name: \"w\", damage: \"{damage}\")]"
        ));
        assert_eq!(error.expect_err(die).problems().len(), 3, "{die}");
    }
}

#[test]
fn like_starts_from_the_library() {
    let one = one("like: \"guerrier ugak\", skills: {\"Fighting\": \"d10\"}, weapons: [\"rapière\"], armor: (head: 2), player: \"Anna\"").expect("read");
    assert_eq!(one.stats.like.as_deref(), Some("ugak warrior"));
    assert_eq!(one.stats.skills["Fighting"].to_string(), "d10");
    assert_eq!(one.stats.skills["Intimidation"].to_string(), "d6", "a map is merged");
    assert_eq!(one.stats.weapons.len(), 1, "a list is replaced");
    assert_eq!((one.stats.armor.head, one.stats.attributes.vigor.to_string().as_str()), (2, "d10"));
}

#[test]
fn what_cannot_be_read_says_so_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("f.ron");
    let said =
        |path: &Path| store::read_path(path, Library::built_in()).expect_err("unreadable").problems()[0].what.clone();
    assert_eq!(said(&path), What::NoFile);
    assert_eq!(said(folder.path()), What::Folder);
    for (bytes, what) in
        [(&b"(\xff"[..], What::NotUtf8), (b"(\0", What::Nul), (b"\xfe\xff\0(", What::Encoding("UTF-16"))]
    {
        std::fs::write(&path, bytes).expect("written");
        assert_eq!(said(&path), what);
    }
    std::fs::write(&path, vec![b' '; 10 * 1024 * 1024 + 1]).expect("written");
    assert_eq!(said(&path), What::TooLarge(10));
}

/// Dice of a fixed but lively sequence.
struct Lively(u64);

impl Lively {
    fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % count
    }
}

impl Dice for Lively {
    fn face(&mut self, ask: Ask) -> Result<u8, Halt> {
        Ok(u8::try_from(self.below(u64::from(ask.die.sides())) + 1).unwrap_or(1))
    }

    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for place in (1..count).rev() {
            let other = usize::try_from(self.below(place as u64 + 1)).unwrap_or(0);
            order.swap(place, other);
        }
        order
    }
}

fn any_command(fight: &Encounter, dice: &mut Lively) -> Command {
    let somebody = |dice: &mut Lively| {
        let place = usize::try_from(dice.below(fight.combatants.len() as u64)).unwrap_or(0);
        fight.combatants[place].id
    };
    let whole = |id: Id| Target { id, member: None };
    let (who, whom) = (somebody(dice), somebody(dice));
    match dice.below(22) {
        0 => Command::Deal(Vec::new()),
        1 | 2 => Command::Next,
        3 => Command::Hold(who, false),
        4 => Command::Act(who),
        5 => Command::Interrupt(who, whom),
        6 => Command::Roll { who: whole(who), what: Trait::named("Shooting"), tn: 4, modifier: -1 },
        7..=10 => {
            let options =
                AttackOptions { members: Some(Members::All), wild: dice.below(2) == 0, ..AttackOptions::default() };
            Command::Attack { who: whole(who), whom: whole(whom), options }
        }
        11..=14 => Command::Damage,
        15 => Command::Reroll(None),
        16 => Command::Soak(who),
        17 => Command::Incapacitation(who),
        18 => Command::Bleed(who),
        19 => Command::Recover(whole(who)),
        20 => Command::Set { who: whole(who), fact: Fact::Prone(true) },
        _ => Command::DamageTold { whom: whole(who), total: 13, ap: 1, location: None },
    }
}

#[test]
fn h35_h37_every_state_of_a_fight_is_saved_as_it_is() {
    let mut played = 0;
    for seed in 0..12 {
        let mut dice = Lively(seed);
        let mut start = savage_worlds(read(store::BOARDING).expect("the boarding").encounter);
        start.deck = savage::ActionDeck::shuffled(&mut dice);
        let mut journal = Journal::new(rules::Encounter::Savage(Box::new(start)));
        for _ in 0..120 {
            let rules::Encounter::Savage(now) = journal.now() else { panic!("another game") };
            let command = rules::Command::Savage(any_command(now, &mut dice));
            let Ok(events) = journal.now().decide(&command, &mut dice) else { continue };
            played += 1;
            let record = journal.push(events);
            let line = ron::to_string(&record).expect("written");
            assert_eq!(ron::from_str::<Record>(&line).expect("read"), record);
            let text = store::write(journal.now()).expect("written");
            let again = match read(&text) {
                Ok(again) => again,
                Err(error) => panic!("{}\n{text}", error.render(Lang::EN, Path::new("saved"))),
            };
            assert_eq!(&again.encounter, journal.now(), "{text}");
            assert_eq!(again.warnings, []);
            assert!(!again.fresh && store::write(&again.encounter).as_ref() == Ok(&text));
        }
    }
    assert!(played > 300, "only {played} commands were allowed");
}

/// The golden file: once released, it must load for ever.
fn rich() -> rules::Encounter {
    let mut dice = Lively(7);
    let mut start = savage_worlds(read(store::BOARDING).expect("the boarding").encounter);
    start.deck = savage::ActionDeck::shuffled(&mut dice);
    let mut journal = Journal::new(rules::Encounter::Savage(Box::new(start)));
    for _ in 0..90 {
        let rules::Encounter::Savage(now) = journal.now() else { panic!("another game") };
        let command = rules::Command::Savage(any_command(now, &mut dice));
        if let Ok(events) = journal.now().decide(&command, &mut dice) {
            journal.push(events);
        }
    }
    journal.now().clone()
}

#[test]
fn a_saved_file_cut_anywhere_is_refused() {
    let text = store::write(&rich()).expect("written");
    for length in (0..text.len() - 2).filter(|length| text.is_char_boundary(*length)) {
        // Every byte of the beginning and the end, and a sample between them.
        if length < 300 || length + 300 > text.len() || length % 13 == 0 {
            assert!(read(&text[..length]).is_err(), "cut after {length} bytes");
        }
    }
}

#[test]
fn no_byte_changed_in_a_saved_file_panics() {
    let text = store::write(&rich()).expect("written").into_bytes();
    let mut dice = Lively(3);
    for _ in 0..1500 {
        let mut bytes = text.clone();
        let place = usize::try_from(dice.below(bytes.len() as u64)).unwrap_or(0);
        bytes[place] = u8::try_from(dice.below(256)).unwrap_or(0);
        if let Ok(text) = String::from_utf8(bytes) {
            match read(&text) {
                Ok(opened) => assert!(store::write(&opened.encounter).is_ok()),
                Err(error) => assert!(!error.render(Lang::FR, Path::new("f.ron")).is_empty()),
            }
        }
    }
}

/// A size that no quadratic reader comes to the end of: in one pass it is a matter of a moment.
#[test]
fn h61_long_texts_are_read_in_one_pass() {
    let (done, end) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let note = "\\n".repeat(900_000);
        let one = |fields: &str| self::one(fields).expect("read");
        assert_eq!(one(&format!("notes: [\"{note}\"]")).notes[0].len(), 900_000);
        let many = "\"a line of the log\",".repeat(40_000);
        assert_eq!(one(&format!("notes: [{many}]")).notes.len(), 40_000);
        done.send(()).expect("somebody waits");
    });
    assert!(end.recv_timeout(std::time::Duration::from_mins(4)).is_ok(), "it is read, and comes to its end");
}

#[test]
fn a_wrong_weapon_is_told_among_any_number_of_remarks() {
    let edges = "\"Level Haeded\",".repeat(300);
    let error = one(&format!("edges: [{edges}], weapons: [\"no such thing\"]")).expect_err("no such weapon");
    assert_eq!(error.problems().len(), 1);
}
