//! Files of SimulacreS as they come: terse, in two languages, wrong, and saved in the middle of a fight.

#![expect(clippy::expect_used, clippy::panic, reason = "a file that cannot be read fails the test")]

#[path = "support/mod.rs"]
mod support;
#[path = "simulacres/wander.rs"]
mod wander;

use std::path::Path;

use abordage::journal::Journal;
use abordage::rules;
use abordage::rules::simulacres::{
    Body, Combatant, Encounter, Energies, Gauge, Options, Shield, Stats, Talent, Tiebreak, WeaponKind, Zone, ZoneState,
};
use abordage::store::{self, FileError, Library};
use abordage::texts::Lang;
use abordage::view::{Id, Side};
use support::Seeded;
use wander::any_call;

const BRIDGE: &str = include_str!("../encounters/simulacres/pont.ron");

fn fight(text: &str) -> Encounter {
    match store::read(text, Library::built_in()) {
        Ok(opened) => own(&opened.encounter).clone(),
        Err(error) => panic!("{}\n{text}", error.render(Lang::EN, Path::new("f.ron"))),
    }
}

fn own(fight: &rules::Encounter) -> &Encounter {
    match fight {
        rules::Encounter::Simulacres(fight) => fight,
        rules::Encounter::Savage(_) | rules::Encounter::Jets(_) => panic!("another game"),
    }
}

fn text(fields: &str) -> String {
    format!("(title: \"t\", system: Simulacres(), combatants: [(name: \"A\", {fields})])")
}

fn one(fields: &str) -> Combatant {
    fight(&text(fields)).combatants.into_iter().next().expect("one combatant")
}

fn zone(one: &Combatant, zone: Zone) -> ZoneState {
    *one.body.zone(zone).expect("zones")
}

fn wrong(fields: &str) -> FileError {
    store::read(&text(fields), Library::built_in()).expect_err(fields)
}

#[test]
fn what_is_not_written_is_an_ordinary_persons() {
    let fight = fight(&text(""));
    assert_eq!(fight.options, Options::default());
    assert_eq!((fight.next_id, fight.pass.number, fight.clock), (2, 0, 0));
    let plain = Combatant::fresh("A".into(), Side::Foes, None, Stats::default());
    assert_eq!(fight.combatants, [Combatant { id: Id(1), ..plain }]);
    let plain = &fight.combatants[0];
    assert_eq!(
        Zone::ALL.map(|own| zone(plain, own).max),
        [3, 4, 3, 3, 3, 3],
        "Body 4 and Resistance 2: a medium build"
    );
    assert_eq!((plain.breath, plain.balance), (Gauge::full(4), Gauge::full(4)));
    assert_eq!(one("player: \"Anna\"").side, Side::Heroes);
}

#[test]
fn every_setting_can_be_written_and_is_saved() {
    let usual = Options::default();
    let other = Options {
        criticals: !usual.criticals,
        last_point: !usual.last_point,
        last_point_twice: !usual.last_point_twice,
        column_shift: !usual.column_shift,
        weapon_mastery: !usual.weapon_mastery,
        several_attacks: !usual.several_attacks,
        seconds_per_pass: 10,
        tiebreak: Tiebreak::Engaged,
        hair_dice: !usual.hair_dice,
        wide_hair: !usual.wide_hair,
        dice_before_duel: !usual.dice_before_duel,
        parry_by_success: !usual.parry_by_success,
        parry_lowers: !usual.parry_lowers,
        several_penalty: !usual.several_penalty,
        roll_each: !usual.roll_each,
        ranged_first: !usual.ranged_first,
        malaise_at_once: !usual.malaise_at_once,
        faint_passes: 3,
        zero_conscious: !usual.zero_conscious,
        mixed_lasts: !usual.mixed_lasts,
        blast_protected: !usual.blast_protected,
        lost_limb_box: !usual.lost_limb_box,
        breath_protected: !usual.breath_protected,
        automatic_protected: !usual.automatic_protected,
    };
    let all = "criticals: false, last_point: true, last_point_twice: true, column_shift: true, weapon_mastery: true,
        several_attacks: true,
        seconds_per_pass: 10, tiebreak: Engaged, hair_dice: true, wide_hair: false, dice_before_duel: false,
        parry_by_success: true, parry_lowers: false, several_penalty: false, roll_each: true, ranged_first: false,
        malaise_at_once: true, faint_passes: 3, zero_conscious: true, mixed_lasts: true, blast_protected: true,
        lost_limb_box: false, breath_protected: false, automatic_protected: false";
    let found = fight(&format!("(title: \"t\", system: Simulacres({all}), combatants: [(name: \"A\")])"));
    assert_eq!(found.options, other);
    let saved = store::write(&rules::Encounter::Simulacres(Box::new(found))).expect("written");
    assert_eq!(fight(&saved).options, other);
    let plain = store::write(&rules::Encounter::Simulacres(Box::new(fight(&text(""))))).expect("written");
    assert!(plain.contains("system: Simulacres(),"), "usual answers are not written: {plain}");
    let odd = store::read("(title: \"t\", system: Simulacres(critical: true), combatants: [])", Library::built_in());
    let said = odd.expect_err("no such setting").render(Lang::EN, Path::new("f.ron"));
    assert!(said.contains("there is no field `critical` here; perhaps `criticals` was meant"), "{said}");
}

#[test]
fn both_languages_name_the_same() {
    let english =
        "like: \"riot officer\", components: (body: 6, mind: 3), means: {\"Resistance\": 3}, domains: (human: 2),
        talents: {\"Melee Weapons\": 2, \"First Aid\": \"X\"}, energies: (power: 2), shield: Small,
        protection: (head: 2, arms: \"leather\", left_leg: \"plate\"),
        weapons: [\"fighting knife\", (name: \"y\", talent: \"Handguns\", kind: Ranged, pv: \"C\")]";
    let french = "like: \"policier antiémeute\", components: (corps: 6, esprit: 3), means: {\"Résistance\": 3},
        domains: {\"Humain\": 2}, talents: {\"Armes blanches\": 2, \"premiers soins\": \"x\"}, energies: (puissance: 2),
        shield: Petit, protection: {\"tête\": 2, \"bras\": \"cuir\", \"jambe gauche\": \"plates\"},
        weapons: [\"poignard\", (name: \"y\", talent: \"Armes de poing\", kind: Ranged, pv: \"C\")]";
    assert_eq!(one(english), one(french));
    let cop = one(english);
    let stats = &cop.stats;
    assert_eq!((stats.components.body, stats.means.perception, stats.means.resistance), (6, 3, 3), "scores are merged");
    assert_eq!(
        (stats.talents["Melee Weapons"], stats.talents["Brawling"]),
        (Talent::At(2), Talent::At(1)),
        "merged too"
    );
    assert_eq!(stats.talents["First Aid"], Talent::Never);
    assert_eq!((stats.shield, stats.weapons.len()), (Some(Shield::Small), 2), "a list is replaced");
    assert_eq!(stats.energies, Energies { power: 2, ..Energies::default() });
    assert_eq!(Zone::ALL.map(|own| zone(&cop, own).protection), [2, 3, 2, 2, 6, 3], "protection is merged by zone");
    assert_eq!(
        Zone::ALL.map(|own| zone(&cop, own).max),
        [3, 5, 3, 3, 4, 4],
        "the build is that of the scores as they are"
    );
}

#[test]
fn a_domain_of_the_tables_own_is_kept() {
    let found = one("domains: {\"Natural\": 2, \"occulte\": 3, \"Mécanique céleste\": 1}");
    let all: Vec<(&str, u8)> = found.stats.domains.iter().map(|(name, score)| (name.as_str(), *score)).collect();
    assert_eq!(all, [("Human", 1), ("Material", 1), ("Mécanique céleste", 1), ("Natural", 2), ("occulte", 3)]);
}

#[test]
fn a_count_makes_so_many_each_with_a_number() {
    let found =
        fight("(title: \"t\", system: Simulacres(), combatants: [(name: \"Brigand\", count: 4), (name: \"Chief\")])");
    let names: Vec<&str> = found.combatants.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Brigand", "Brigand 2", "Brigand 3", "Brigand 4", "Chief"]);
    assert_eq!(found.next_id, 6);
    let many = "(title: \"t\", system: Simulacres(), combatants: [(name: \"A\", count: 200), (name: \"B\", count: 200), (name: \"C\", count: 101)])";
    let said = store::read(many, Library::built_in()).expect_err("too many").render(Lang::EN, Path::new("f"));
    assert!(said.contains("501 combatants are too many; 500 are allowed"), "{said}");
}

#[test]
fn a_running_state_can_be_written_by_hand() {
    let hurt = one("zones: (torse: (pv: 1), left_arm: (pv: -2, treated: true), legs: (max: 2), head: (lost: true, mastered: true)),
        ps: (2, 4), ep: 6, malaise: -1, stunned: 2, coma: 3, chance_used: true, hidden: true,
        rescues: [(zone: LeftArm, length: 2, unit: Hours, due: 7200)], lasting: [(energy: Precision, points: 2, against: Some(1))],
        stake: (edge: 1, ep: 1), weapons: [\"dagger\", \"pistol\"], weapon: 1, target: 1, left_handed: true");
    assert_eq!(
        Zone::ALL.map(|own| (zone(&hurt, own).max, zone(&hurt, own).pv)),
        [(3, 3), (4, 1), (3, -2), (3, 3), (2, 2), (2, 2)]
    );
    assert!(zone(&hurt, Zone::LeftArm).treated && zone(&hurt, Zone::Head).lost && zone(&hurt, Zone::Head).mastered);
    assert_eq!((hurt.breath, hurt.balance), (Gauge { now: 2, max: 4 }, Gauge::full(6)));
    assert_eq!((hurt.ticks, hurt.stunned, hurt.coma, hurt.chance_used, hurt.hidden), (-1, Some(2), 3, true, true));
    assert_eq!(
        (hurt.rescues.len(), hurt.lasting.len(), hurt.stake.edge, hurt.weapon, hurt.target),
        (1, 1, 1, Some(1), Some(Id(1)))
    );
    assert!(hurt.stats.left_handed && one("dead: true").dead && one("out: true").out);
}

#[test]
fn one_value_and_one_pool_or_zones_all_the_same() {
    let quick = one("value: 9");
    assert_eq!((quick.body, quick.breath), (Body::Pool { max: 6, pv: 6 }, Gauge::full(4)));
    assert_eq!(one("like: \"weak opponent\", pool: (-1, 8)").body, Body::Pool { max: 8, pv: -1 });
    assert_eq!(one("pool: 5").stats.quick, None);
    let zoned = one("like: \"adversaire fort\", zones: {}, protection: (torso: 4)");
    assert_eq!((zoned.stats.quick, zone(&zoned, Zone::Torso).protection), (Some(9), 4));
    let weapon = &one("weapons: [\"grenade\"]").stats.weapons[0];
    assert!(weapon.whole && weapon.kind == WeaponKind::Ranged && weapon.pool.is_some());
}

#[test]
fn every_impossible_value_is_named_with_its_field_its_owner_and_its_range() {
    for (fields, part) in [
        ("components: (body: 21)", "A: body is 21; 0 to 20 is allowed"),
        ("components: {\"Corps\": -1}", "A: Corps is -1; 0 to 20 is allowed"),
        ("components: (bodi: 3)", "A: there is no field `bodi` here; perhaps `body` was meant"),
        ("components: (action: 3)", "A: there is no field `action` here; there are: body, heart, mind, instincts"),
        ("components: (corps: 3, body: 3)", "A: \"body\" stands twice in components"),
        ("means: (force: 3)", "A: there is no field `force` here; there are: perception, action, desire, resistance"),
        ("domains: (human: 21)", "A: human is 21; 0 to 20 is allowed"),
        ("domains: (body: 2)", "A: there is no field `body` here; there are: human, material, natural"),
        ("domains: {\"occult\": 2, \"Occult\": 1}", "A: \"Occult\" stands twice in domains"),
        ("energies: (power: 300)", "A: power is 300; 0 to 20 is allowed"),
        ("energies: (powr: 1)", "A: there is no field `powr` here; perhaps `power` was meant"),
        ("talents: {\"Brawling\": 10}", "A: Brawling is 10; -4 to 9 is allowed"),
        ("talents: {\"Brawling\": \"Y\"}", "A: \u{201c}Y\u{201d} is no level"),
        ("talents: {\"Brawling\": 1, \"Bagarre\": 2}", "A: \"Bagarre\" stands twice in talents"),
        ("value: 41", "A: value is 41; -20 to 40 is allowed"),
        ("shield: Huge", "A: `Huge` is unknown here; expected is one of: Small, Large"),
        ("protection: (torso: 21)", "A: torso is 21; 0 to 20 is allowed"),
        ("protection: (torso: \"mial\")", "A: the library has no armour \"mial\""),
        ("protection: (tail: 1)", "A: `tail` is unknown here; expected is one of: head, torso, arms"),
        ("value: 8, protection: (torso: 1)", "A: there is one pool of life points"),
        ("zones: (neck: (pv: 1))", "A: `neck` is unknown here; expected is one of: head, torso, arms"),
        ("zones: (torso: (pv: 5))", "A: pv is 5; -1000000 to 4 is allowed"),
        ("zones: (torso: (max: 100))", "A: max is 100; 0 to 99 is allowed"),
        ("zones: (torso: (protection: -1))", "A: protection is -1; 0 to 20 is allowed"),
        ("zones: (torso: (points: 1))", "A: there is no field `points` here"),
        ("zones: {}, pool: 5", "A: life points are in zones or in one pool"),
        ("pool: 0", "A: pool is 0; 1 to 99 is allowed"),
        ("pool: (9, 5)", "A: pool is 9; -1000000 to 5 is allowed"),
        ("ps: 100", "A: ps is 100; 0 to 99 is allowed"),
        ("ep: (5, 4)", "A: ep is 5; 0 to 4 is allowed"),
        ("malaise: 10", "A: malaise is 10; -9 to 9 is allowed"),
        ("stunned: -1", "A: stunned is -1; 0 to 1000000 is allowed"),
        ("coma: -1", "A: coma is -1; 0 to 1000000 is allowed"),
        ("rescues: [(zone: Head, length: 1, unit: Passes, due: 2000000)]", "A: rescues is 2000000"),
        ("weapons: [\"daggr\"]", "A: the library has no weapon \"daggr\"; perhaps \"dagger\" was meant"),
        ("weapons: [(name: \"x\", pv: \"L\")]", "A: \u{201c}L\u{201d} is no damage: a column from A to K"),
        ("weapons: [(name: \"x\", pool_ps: \"A-\")]", "A: \u{201c}A-\u{201d} is no damage"),
        ("weapons: [(name: \"x\", pvs: \"A\")]", "A: there is no field `pvs` here; perhaps `pv` was meant"),
        ("count: 0", "A: count is 0; 1 to 200 is allowed"),
        ("weapons: [\"dagger\"], weapon: 1", "A: weapon is 1; 0 to 0 is allowed"),
        ("like: \"comando\"", "A: the library has no stat block \"comando\"; perhaps \"commando\" was meant"),
        ("bennies: 3", "A: there is no field `bennies` here"),
        ("talents: [\"Brawling\"]", "A: "),
        ("ps: \"four\"", "A: "),
    ] {
        let error = wrong(fields);
        let said = error.render(Lang::EN, Path::new("f.ron"));
        assert!(said.contains(part), "{fields}: `{part}` is not in:\n{said}");
        let placed = |problem: &store::Problem| problem.place.is_some() && problem.who.as_deref() == Some("A");
        assert!(error.problems().iter().all(placed), "{fields}: {said}");
        assert!(!error.render(Lang::FR, Path::new("f.ron")).is_empty());
    }
}

#[test]
fn what_is_wrong_with_the_whole_file_is_named_too() {
    let said =
        |text: &str| store::read(text, Library::built_in()).expect_err(text).render(Lang::EN, Path::new("f.ron"));
    let nobody = "(title: \"t\", system: Simulacres(seconds_per_pass: 0, faint_passes: 100), next_id: 3, clock: -1,
        combatants: [(name: \"A\", id: 1), (name: \"B\", id: 1)],
        pass: (number: 1, on: true, order: [1, 9], placed: false, turn: Some(1), done: [8], struck: [], declarations: [], rolls: [], faced: []),
        open: [Faint(who: 7, zone: LeftArm)])";
    for part in [
        "seconds_per_pass is 0; 1 to 3600",
        "faint_passes is 100; 0 to 99",
        "clock is -1; 0 to 4294967295",
        "id 1 belongs to another",
        "pass is 9; nobody has that id",
        "pass is 8; nobody has that id",
        "open is 7; nobody has that id",
    ] {
        assert!(said(nobody).contains(part), "`{part}` is not in:\n{}", said(nobody));
    }
    let newer = said("(version: 99, title: \"t\", system: Simulacres(), combatants: [])");
    assert!(newer.contains("99") && newer.contains('1'), "{newer}");
    let field = said("(title: \"t\", system: Simulacres(), round: 1, combatants: [])");
    assert!(field.contains("there is no field `round` here"), "{field}");
}

#[test]
fn the_bridge_has_three_players_and_their_foes() {
    let found = fight(BRIDGE);
    assert_eq!(found.players, ["Anna", "Benoît", "Chloé"]);
    let named = |name: &str| found.combatants.iter().find(|one| one.name == name).expect(name);
    let (john, carter) = (named("John"), named("Carter"));
    let sum = |one: &Combatant| {
        let material = one.stats.domains["Material"];
        (
            one.stats.components.body + one.stats.means.action + material,
            one.stats.components.body + one.stats.means.perception + material,
        )
    };
    assert_eq!((sum(john).0, sum(carter)), (10, (9, 9)), "the sums of the rules' whole example");
    assert_eq!((john.stats.talents["Melee Weapons"], carter.stats.talents["Handguns"]), (Talent::At(1), Talent::At(1)));
    assert_eq!(
        (zone(john, Zone::Torso).max, zone(carter, Zone::LeftArm).max, carter.stats.energies.precision),
        (4, 3, 2)
    );
    assert_eq!(zone(john, Zone::Torso).protection, 0);
    assert!(found.combatants.iter().filter(|one| one.hidden).count() == 3);
    assert!(found.combatants.iter().all(|one| !one.stats.weapons.is_empty()));
}

#[test]
fn every_state_of_a_fight_is_saved_as_it_is() {
    let mut played = 0;
    for seed in 0..12 {
        let mut dice = Seeded::new(seed);
        let mut journal = Journal::new(support::fight(BRIDGE, &mut dice));
        for step in 0..120 {
            let call = if step % 3 == 0 {
                journal.now().read(["pass", "next"][step / 3 % 2]).ok()
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
    assert!(played > 200, "only {played} commands were allowed");
}
