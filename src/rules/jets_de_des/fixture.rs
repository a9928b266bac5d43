//! A small fight for tests: two players' characters, a brigand, his captain.

use std::collections::BTreeMap;

use crate::dice::Scripted;
use crate::view::{Id, Side};

use super::command::Command;
use super::decide;
use super::event::Event;
use super::state::{Combatant, Encounter};
use super::stats::{Characteristic, Resistance, Scores, Stats, Weapon};
use super::wounds::Level;

/// The handles of those who fight.
pub struct Ids {
    pub anna: Id,
    pub bruno: Id,
    pub brigand: Id,
    pub captain: Id,
}

/// Everybody of [`fight`].
pub const IDS: Ids = Ids { anna: Id(0), bruno: Id(1), brigand: Id(2), captain: Id(3) };

fn weapon(name: &str, skill: &str, on: Characteristic) -> Weapon {
    Weapon { name: name.into(), skill: Some(skill.into()), on, damage: None, level: None, nature: None }
}

fn one(id: Id, name: &str, player: Option<&str>, speed: u8, stats: Stats) -> Combatant {
    let side = if player.is_some() { Side::Heroes } else { Side::Foes };
    let stats = Stats { scores: Scores { speed, ..stats.scores }, ..stats };
    Combatant { id, ..Combatant::fresh(name.into(), side, player.map(Into::into), stats, (3, 2, 1)) }
}

/// The fight, before its first round.
pub fn fight() -> Encounter {
    let skills = |list: &[(&str, u8)]| -> BTreeMap<String, u8> {
        list.iter().map(|(name, degrees)| ((*name).to_owned(), *degrees)).collect()
    };
    let anna = Stats {
        scores: Scores { strength: 4, endurance: 3, ..Scores::AVERAGE },
        defence: 2,
        skills: skills(&[("Épée", 2), ("Esquive", 1)]),
        traits: vec![Resistance { name: "Dure à cuire".into(), on: Characteristic::Endurance, points: 1 }],
        weapons: vec![
            Weapon { nature: Some("coupure".into()), ..weapon("épée", "Épée", Characteristic::Strength) },
            Weapon { level: Some(Level::Moderate), damage: Some(0), ..weapon("arc", "Arc", Characteristic::Precision) },
        ],
        ..Stats::default()
    };
    let bruno = Stats { weapons: vec![weapon("hache", "Hache", Characteristic::Strength)], ..Stats::default() };
    let brigand = Stats { weapons: vec![weapon("gourdin", "Bagarre", Characteristic::Strength)], ..Stats::default() };
    let captain = Stats { defence: 3, like: Some("Captain".into()), ..Stats::default() };
    let combatants = vec![
        one(IDS.anna, "Anna", Some("Benoît"), 3, anna),
        one(IDS.bruno, "Bruno", Some("Chloé"), 5, bruno),
        one(IDS.brigand, "Brigand", None, 4, brigand),
        one(IDS.captain, "Capitaine Rouge", None, 6, captain),
    ];
    Encounter { title: "L’embuscade".into(), combatants, next_id: 4, ..Encounter::default() }
}

/// Plays a command with these faces, all of which it must take.
pub fn play(fight: &mut Encounter, command: &Command, faces: &[u8]) -> Vec<Event> {
    let mut dice = Scripted::new(faces.iter().copied());
    let events = decide(fight, command, &mut dice).expect("the rules allow it");
    assert_eq!(dice.left(), 0, "{command:?}");
    for event in &events {
        fight.apply(event);
    }
    events
}
