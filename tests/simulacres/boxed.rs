//! What the box says before the dice fall: chances of a duel and of the blow that comes back, warnings, and what to
//! do about one who is down.

#![expect(clippy::expect_used, reason = "what cannot be read fails the test")]

use abordage::journal::Journal;
use abordage::rules;
use abordage::rules::contract::Context;
use abordage::rules::simulacres::{Blow, Distance, Encounter, Harm, Options, Target, damage_odds};
use abordage::store::Library;
use abordage::texts::{self, Lang};
use abordage::view::{Now, percentage};

use crate::odds::{Came, count, side};
use crate::support::{Seeded, fight};

/// Two masters of arms at 11, talents at +1 and +2.
const MASTERS: &str = r#"
    (name: "Ada", player: "Anna", components: (body: 4), means: (action: 4), domains: (material: 2),
     talents: {"Armes blanches": 1}, weapons: [(name: "sabre", pv: "F", talent: "Armes blanches")]),
    (name: "Bob", components: (body: 4), means: (action: 3), domains: (material: 2),
     talents: {"Armes blanches": 2}, weapons: [(name: "hache", pv: "E", ps: "B", talent: "Armes blanches")]),
"#;

const PEOPLE: &str = r#"
    (name: "Anna", player: "Anna", energies: (power: 2, precision: 2), talents: {"Bagarre": 0},
     weapons: [(name: "pistolet", kind: Ranged, pv: "G", talent: "Armes de poing"), (name: "dague", kind: Ranged, pv: "C", talent: "Lancer")]),
    (name: "Carter", like: "tireur d'élite"),
"#;

fn journal(options: &str, people: &str, commands: &[&str]) -> Journal {
    let text = format!("Encounter(title: \"x\", system: Simulacres({options}), combatants: [{people}])");
    let mut journal = Journal::new(fight(&text, &mut Seeded::new(1)));
    for line in commands {
        let call = journal.now().read(line).expect("a command");
        journal.play(&call, &mut Seeded::new(1), Library::built_in()).expect(line);
    }
    journal
}

/// The box with a command in it that has not been played.
fn boxed(journal: &Journal, draft: Option<&str>) -> Now {
    let call = draft.map(|line| journal.now().read(line).expect("a command"));
    let context = Context { selected: None, moved: false, draft: call.as_ref(), lang: Lang::EN, templates: &[] };
    journal.now().now(context)
}

fn lines(now: &Now) -> String {
    let whole = |line: &abordage::view::Line| line.0.iter().map(|span| span.text.as_str()).collect::<String>();
    now.lines.iter().map(whole).collect::<Vec<_>>().join("\n")
}

fn own(fight: &rules::Encounter) -> &Encounter {
    match fight {
        rules::Encounter::Simulacres(fight) => fight,
        rules::Encounter::Savage(_) | rules::Encounter::Jets(_) => unreachable!("it is SimulacreS"),
    }
}

#[expect(clippy::cast_precision_loss, reason = "shares are compared to whole per cent")]
fn share(ways: u128, all: u128) -> f64 {
    ways as f64 / all as f64
}

#[test]
fn the_box_counts_a_duel_of_masters_and_the_blow_that_comes_back() {
    let mut told = Vec::new();
    for masters in [false, true] {
        let journal = journal(&format!("weapon_mastery: {masters}"), MASTERS, &[]);
        let odds = boxed(&journal, Some("attack ada bob")).odds.expect("chances");
        let (left, right) =
            (count(side(11, 1, 0, 0), &Options::default()), count(side(11, 2, 0, 0), &Options::default()));
        let (mut wins, mut back) = ([0_u128; 2], vec![0_u128; 99]);
        for (a, a_ways) in &left.came {
            for (b, b_ways) in &right.came {
                let full = |came: &Came| came.map(|(_, full)| full);
                match (full(a), full(b)) {
                    (Some(a), b) if b.is_none_or(|b| a > b) => wins[0] += a_ways * b_ways,
                    (a, Some(b)) if a.is_none_or(|a| b > a) => {
                        wins[1] += a_ways * b_ways;
                        let margin = b - if masters { a.unwrap_or(0) } else { 0 };
                        back[usize::try_from(margin).expect("small")] += a_ways * b_ways;
                    }
                    _ => {}
                }
            }
        }
        let all = left.all * right.all;
        assert_eq!(odds.heads[0].percent, percentage(share(wins[0], all)), "Ada wins");
        assert_eq!(odds.heads[1].percent, percentage(share(wins[1], all)), "Bob wins");
        let fight = own(journal.now());
        let (ada, bob) = (&fight.combatants[0], &fight.combatants[1]);
        let axe = Blow {
            whom: ada.id,
            weapon: Some("hache".to_owned()),
            harm: Harm { pv: Some("E".parse().expect("a column")), ps: Some("B".parse().expect("a column")) },
            pool: None,
            whole: false,
            ranged: false,
            aim: Target::Anywhere,
            dose: false,
            distance: Distance::Normal,
        };
        let margins: Vec<f64> = back.iter().map(|ways| share(*ways, all)).collect();
        let grave: f64 = damage_odds(fight, ada, &axe, &margins).pv.iter().skip(2).sum();
        let figure = texts::percent(Lang::EN, percentage(grave));
        let note = texts::sim_note_back(Lang::EN, bob.name.clone(), figure);
        assert!(odds.notes.contains(&note), "{note}: {:?}", odds.notes);
        told.push(note);
    }
    assert_ne!(told[0], told[1], "a master takes something off");
}

#[test]
fn nothing_comes_back_from_one_who_does_not_strike() {
    let journal = journal("", MASTERS, &[]);
    let odds = boxed(&journal, Some("attack ada bob simple")).odds.expect("chances");
    assert!(!odds.notes.iter().any(|note| note.contains("Bob")), "{:?}", odds.notes);
}

#[test]
fn the_last_points_and_power_in_a_shot_are_warned_of() {
    let journal = journal("", PEOPLE, &["set anna ps 2", "set anna ep 1"]);
    for (line, words) in [
        ("roll anna body+action+human power=2", "the last PS"),
        ("roll anna body+action+human power=1 ep=1", "the last EP"),
        ("attack anna carter with=pistolet power=1", "Power hardly helps a shot"),
    ] {
        assert!(lines(&boxed(&journal, Some(line))).contains(words), "{line}");
    }
    for line in [
        "roll anna body+action+human power=1",
        "attack anna carter with=pistolet precision=1",
        "attack anna carter with=dague power=1",
        "attack anna carter bare power=1",
    ] {
        let said = lines(&boxed(&journal, Some(line)));
        assert!(!said.contains("the last") && !said.contains("hardly"), "{line}: {said}");
    }
}

#[test]
fn every_roll_has_its_chances_in_the_box() {
    let hurt = ["wound anna zone=torso pv=1", "wound carter zone=torso pv=6"];
    let journal = journal("", PEOPLE, &hurt);
    for line in [
        "oppose anna body+action+human carter body+action+human",
        "poison anna -2 ps=1",
        "chance anna human",
        "aid anna anna torso",
        "operate anna carter torso C",
        "will anna mind against=2",
    ] {
        let now = boxed(&journal, Some(line));
        assert!(now.odds.is_some_and(|odds| !odds.heads.is_empty()), "{line}");
    }
}

#[test]
fn whoever_is_down_lets_the_next_one_act() {
    let journal = journal("", PEOPLE, &["pass", "wound anna ps=4"]);
    let now = boxed(&journal, None);
    assert!(now.title.contains("Anna") && now.go.is_some_and(|go| go.contains("Carter")), "{}", now.title);
    assert!(lines(&boxed(&journal, None)).contains("Anna can do nothing now"));
}
