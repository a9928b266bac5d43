//! A small fight for tests: heroes, a captain, a group.

use crate::dice::Level;
use crate::view::{Id, Side};

use super::state::{Combatant, Encounter, Kind};
use super::stats::{Armor, Attributes, Stats, Weapon};
use super::trait_roll::Target;
use super::vital::Vital;

/// The handles of those who fight.
pub struct Ids {
    pub kenway: Id,
    pub tia: Id,
    pub rodrigues: Id,
    pub rats: Id,
    pub dogs: Id,
    pub umo: Id,
}

/// Everybody of [`fight`].
pub const IDS: Ids = Ids { kenway: Id(0), tia: Id(1), rodrigues: Id(2), rats: Id(3), dogs: Id(4), umo: Id(5) };

/// Somebody as a whole.
pub const fn who(id: Id) -> Target {
    Target { id, member: None }
}

/// One of several.
pub const fn member(id: Id, member: usize) -> Target {
    Target { id, member: Some(member) }
}

fn level(text: &str) -> Level {
    text.parse().expect("a level")
}

fn weapon(name: &str, damage: &str) -> Weapon {
    Weapon { name: name.into(), damage: damage.parse().expect("damage"), ..Weapon::bare() }
}

fn one(id: Id, name: &str, side: Side, player: Option<&str>, count: usize, stats: Stats) -> Combatant {
    let kind = if count == 1 { Kind::WildCard } else { Kind::Extra };
    let vital = Vital::of(count);
    Combatant { id, vital, ..Combatant::fresh(name.into(), kind, side, player.map(Into::into), stats) }
}

fn stats(attributes: [&str; 5], skills: &[(&str, &str)], weapons: Vec<Weapon>, torso: i32) -> Stats {
    let [agility, smarts, spirit, strength, vigor] = attributes.map(level);
    Stats {
        attributes: Attributes { agility, smarts, spirit, strength, vigor },
        skills: skills.iter().map(|(name, die)| ((*name).to_owned(), level(die))).collect(),
        armor: Armor { torso, ..Armor::default() },
        weapons,
        ..Stats::default()
    }
}

/// The fight, before any card is dealt.
pub fn fight() -> Encounter {
    let pistol = Weapon { range: Some((5, 10, 20)), reload: 2, ap: 1, ..weapon("flintlock pistol", "2d6+1") };
    let rapier = Weapon { parry: 1, ..weapon("rapier", "Str+d4") };
    let colt = Weapon { range: Some((12, 24, 48)), rof: 3, ..weapon("Colt .45", "2d6+1") };
    let mut tia = stats(
        ["d10", "d6", "d8", "d6", "d6"],
        &[("Fighting", "d8"), ("Shooting", "d10"), ("Boating", "d6"), ("Taunt", "d8"), ("Notice", "d6")],
        vec![rapier.clone(), pistol],
        1,
    );
    tia.edges = vec!["Quick".into(), "Elan".into()];
    tia.hindrances = vec!["Greedy".into(), "Curious".into()];
    let kenway = stats(["d8", "d6", "d8", "d8", "d8"], &[("Fighting", "d8")], vec![weapon("cutlass", "Str+d6")], 1);
    let rodrigues = stats(["d8", "d6", "d8", "d6", "d6"], &[("Fighting", "d10")], vec![rapier], 1);
    let rats = stats(["d6", "d4", "d6", "d6", "d6"], &[("Fighting", "d6")], vec![weapon("knife", "Str+d4")], 0);
    let dogs = stats(["d6"; 5], &[("Fighting", "d6"), ("Shooting", "d6")], vec![colt.clone()], 0);
    let umo = stats(["d6"; 5], &[("Shooting", "d8")], vec![colt], 2);
    let (ours, theirs) = (Side::Heroes, Side::Foes);
    let mut combatants = vec![
        one(IDS.kenway, "Edward Kenway", ours, Some("Anna"), 1, kenway),
        one(IDS.tia, "Tia Delacroix", ours, Some("Benoît"), 1, tia),
        one(IDS.rodrigues, "Captain Rodrigues", theirs, None, 1, rodrigues),
        one(IDS.rats, "Bilge rats", theirs, None, 6, rats),
        one(IDS.dogs, "Sea Dogs", ours, Some("Anna"), 4, dogs),
        one(IDS.umo, "Umo", ours, Some("Chloé"), 1, umo),
    ];
    if let Some(tia) = combatants.get_mut(1) {
        tia.notes.push("owes Umo a bottle of rum".into());
    }
    let deck = super::deck::ActionDeck { pile: super::deck::Card::all(), ..Default::default() };
    Encounter { title: "À l'abordage !".into(), combatants, next_id: 6, gm_bennies: 3, deck, ..Encounter::default() }
}
