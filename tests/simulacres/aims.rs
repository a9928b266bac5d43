//! Aiming, distances and hit zones, cell by cell (rules 9, 10 and 17), played by the commands of `run`.

#![expect(clippy::expect_used, reason = "what is refused fails the test")]

use abordage::dice::Scripted;
use abordage::journal::Journal;
use abordage::store::Library;
use serde_json::Value;

use crate::support::{Seeded, fight};

const PEOPLE: &str = r#"
    (name: "Striker", value: 20, weapons: [(name: "sabre", pv: "A"), (name: "gun", kind: Ranged, pv: "A")]),
    (name: "Victim"), (name: "Lefty", left_handed: true), (name: "Crowd", value: 8, pool: 9),
"#;

/// A zone or an area, and what aiming there costs hand to hand and from afar.
const AIMS: [(&str, i64, i64); 9] = [
    ("anywhere", 0, 0),
    ("upper", -2, -2),
    ("lower", -2, -2),
    ("head", -4, -4),
    ("right-arm", -4, -4),
    ("torso", -3, -4),
    ("left-arm", -3, -4),
    ("left-leg", -3, -4),
    ("right-leg", -3, -4),
];

/// The document after these commands.
fn after(commands: &[String]) -> Value {
    let text = format!("Encounter(title: \"x\", system: Simulacres(), combatants: [{PEOPLE}])");
    let mut journal = Journal::new(fight(&text, &mut Seeded::new(1)));
    for line in commands {
        let call = journal.now().read(line).expect("a command");
        journal.play(&call, &mut Scripted::new([]), Library::built_in()).expect(line);
    }
    serde_json::to_value(journal.now().document(Vec::new())).expect("a document")
}

fn value(attack: &str) -> i64 {
    after(&[format!("{attack} simple faces=6,6")])["last_roll"]["value"].as_i64().expect("a value")
}

#[test]
fn aiming_costs_what_is_printed() {
    for (aim, melee, ranged) in AIMS {
        assert_eq!(value(&format!("attack striker victim with=sabre aim={aim}")), 20 + melee, "hand to hand, {aim}");
        assert_eq!(value(&format!("attack striker victim with=gun aim={aim}")), 20 + ranged, "from afar, {aim}");
    }
}

#[test]
fn the_weapon_arm_of_a_left_hander_is_the_left_one() {
    for (aim, melee, ranged) in AIMS {
        let melee = match aim {
            "right-arm" => -3,
            "left-arm" => -4,
            _ => melee,
        };
        assert_eq!(value(&format!("attack striker lefty with=sabre aim={aim}")), 20 + melee, "hand to hand, {aim}");
        assert_eq!(value(&format!("attack striker lefty with=gun aim={aim}")), 20 + ranged, "from afar, {aim}");
    }
}

#[test]
fn one_pool_has_a_large_area_and_small_ones() {
    for (aim, _, _) in AIMS {
        let (off, more) = match aim {
            "anywhere" => (0, 0),
            "upper" | "lower" => (2, 4),
            _ => (4, 8),
        };
        for weapon in ["sabre", "gun"] {
            let attack = format!("attack striker crowd with={weapon} aim={aim}");
            assert_eq!(value(&attack), 20 - off, "{weapon}, {aim}");
            let seen = after(&[format!("{attack} simple faces=3,3"), "damage faces=2,2".to_owned()]);
            assert_eq!(seen["last_damage"]["total"], 20 - off - 6 + 4 + more, "{weapon}, {aim}");
        }
    }
}

#[test]
fn distance_costs_what_is_printed() {
    for (distance, difficulty) in [("point-blank", 4), ("near", 2), ("normal", 0), ("far", -2), ("very-far", -4)] {
        let attack = format!("attack striker victim with=gun distance={distance}");
        assert_eq!(value(&attack), 20 + difficulty, "{distance}");
    }
}

#[test]
fn a_die_says_where_it_strikes() {
    let (left, right) = (["left-arm", "left-leg"], ["right-arm", "right-leg"]);
    let torso = "torso";
    for (weapon, aim, zones) in [
        ("sabre", "anywhere", ["head", torso, torso, left[0], right[0], ""]),
        ("gun", "anywhere", ["head", torso, left[0], right[0], left[1], right[1]]),
        ("sabre", "upper", [left[0], left[0], torso, torso, right[0], right[0]]),
        ("gun", "upper", [left[0], left[0], torso, torso, right[0], right[0]]),
        ("sabre", "lower", [left[1], left[1], left[1], right[1], right[1], right[1]]),
        ("gun", "lower", [left[1], left[1], left[1], right[1], right[1], right[1]]),
    ] {
        let attack = format!("attack striker victim with={weapon} aim={aim} simple faces=3,3");
        for (face, zone) in (1..).zip(zones).filter(|(_, zone)| !zone.is_empty()) {
            let seen = after(&[attack.clone(), format!("damage faces={face},1,1")]);
            assert_eq!(seen["last_damage"]["zone"], zone, "{weapon}, {aim}, {face}");
        }
    }
    let attack = "attack striker victim with=sabre simple faces=3,3".to_owned();
    for face in 1..=6 {
        let seen = after(&[attack.clone(), format!("damage faces=6,{face},1,1")]);
        let leg = if face % 2 == 0 { left[1] } else { right[1] };
        assert_eq!(seen["last_damage"]["zone"], leg, "a leg, {face}");
    }
    for zone in AIMS.iter().map(|(aim, ..)| *aim).skip(3) {
        let aimed = format!("attack striker victim with=sabre aim={zone} simple faces=3,3");
        let seen = after(&[aimed, "damage faces=1,1".to_owned()]);
        assert_eq!(seen["last_damage"]["zone"], zone, "no die says where");
    }
}
