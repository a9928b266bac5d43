//! The chances of damage against every throw of its dice, played by the rules themselves.

use std::collections::BTreeMap;

use abordage::dice::Scripted;
use abordage::journal::Journal;
use abordage::rules;
use abordage::rules::simulacres::{Body, Combatant, DamageOdds, Encounter, Zone, damage_odds};
use abordage::store::Library;

use crate::support::{Seeded, fight};

const PEOPLE: &str = r#"
    (name: "Archer", value: 20, weapons: [
        (name: "gun", kind: Ranged, pv: "H", ps: "E", pool_pv: "J"), (name: "axe", pv: "F", ps: "B"),
        (name: "bomb", kind: Ranged, whole: true, pv: "C", ps: "D"),
    ]),
    (name: "Victim", protection: (torso: 4, head: 1, left_leg: 2), zones: (left_arm: (pv: 1), right_arm: (pv: 0, lost: true)), ps: (3, 4)),
    (name: "Crowd", value: 8, pool: 5),
"#;

/// A blow that has landed with a margin of 3.
fn landed(options: &str, attack: &str) -> rules::Encounter {
    let text = format!("Encounter(title: \"x\", system: Simulacres({options}), combatants: [{PEOPLE}])");
    let mut journal = Journal::new(fight(&text, &mut Seeded::new(1)));
    // Whatever its difficulties, it is sure to land: the margin is told by the hit.
    let call = journal.now().read(&format!("{attack} simple faces=5,5")).expect("a command");
    journal.play(&call, &mut Scripted::new([]), Library::built_in()).expect("it lands");
    journal.now().clone()
}

fn own(fight: &rules::Encounter) -> &Encounter {
    match fight {
        rules::Encounter::Simulacres(fight) => fight,
        rules::Encounter::Savage(_) | rules::Encounter::Jets(_) => unreachable!("it is SimulacreS"),
    }
}

fn foretold(fight: &rules::Encounter) -> DamageOdds {
    let fight = own(fight);
    let hit = fight.hit().expect("a blow waits");
    let mr = usize::try_from(hit.mr).expect("a margin");
    let mut margins = vec![0.0; mr];
    margins.push(1.0);
    damage_odds(fight, fight.get(hit.blow.whom).expect("somebody"), &hit.blow, &margins)
}

/// What a blow came to: life and breath that it took, a zone (or the pool) that served and does not, no breath left.
fn came(before: &Combatant, after: &rules::Encounter) -> (u32, u32, bool, bool) {
    let fight = own(after);
    let now = fight.get(before.id).expect("somebody");
    let struck = fight.last_damage.as_ref().expect("damage");
    let useless = match (before.body, now.body) {
        (Body::Pool { pv: old, .. }, Body::Pool { pv: new, .. }) => old > 0 && new <= 0,
        (old, new) => Zone::ALL.iter().any(|zone| {
            let (Some(old), Some(new)) = (old.zone(*zone), new.zone(*zone)) else { return false };
            old.pv > 0 && new.pv <= 0
        }),
    };
    (struck.pv, struck.ps, useless, before.breath.now > 0 && now.breath.now == 0)
}

#[track_caller]
fn near(one: f64, other: f64, what: &str) {
    assert!((one - other).abs() < 1e-9, "{one} and {other}: {what}");
}

/// Plays every throw: faces are asked for one by one, each of the six as likely as the others.
fn play(fight: &rules::Encounter, faces: &mut Vec<u8>, share: f64, each: &mut impl FnMut(&rules::Encounter, f64)) {
    let mut journal = Journal::new(fight.clone());
    let call = journal.now().read("damage").expect("a command");
    let mut dice = Scripted::new(faces.iter().copied());
    if journal.play(&call, &mut dice, Library::built_in()).is_ok() {
        each(journal.now(), share);
        return;
    }
    for face in 1..=6 {
        faces.push(face);
        play(fight, faces, share / 6.0, each);
        faces.pop();
    }
}

#[test]
fn a_blow_takes_what_it_takes_as_often_as_told() {
    for options in ["", "breath_protected: false", "column_shift: true"] {
        for attack in [
            "attack archer victim with=gun",
            "attack archer victim with=gun distance=far aim=torso",
            "attack archer victim with=axe",
            "attack archer victim with=axe aim=upper",
            "attack archer crowd with=gun aim=lower",
        ] {
            let fight = landed(options, attack);
            let whom = own(&fight).hit().expect("a blow waits").blow.whom;
            let before = own(&fight).get(whom).expect("somebody").clone();
            let (mut pv, mut ps) = (BTreeMap::<u32, f64>::new(), BTreeMap::<u32, f64>::new());
            let (mut useless, mut breathless) = (0.0, 0.0);
            play(&fight, &mut Vec::new(), 1.0, &mut |after, share| {
                let (life, breath, out, winded) = came(&before, after);
                *pv.entry(life).or_default() += share;
                *ps.entry(breath).or_default() += share;
                useless += if out { share } else { 0.0 };
                breathless += if winded { share } else { 0.0 };
            });
            let odds = foretold(&fight);
            for (points, share) in (0_u32..).zip(&odds.pv) {
                near(*share, pv.get(&points).copied().unwrap_or(0.0), &format!("{attack} ({options}): {points} PV"));
            }
            for (points, share) in (0_u32..).zip(&odds.ps) {
                near(*share, ps.get(&points).copied().unwrap_or(0.0), &format!("{attack} ({options}): {points} PS"));
            }
            near(odds.useless, useless, &format!("{attack} ({options}): a zone at 0"));
            near(odds.breathless, breathless, &format!("{attack} ({options}): no breath"));
            near(odds.ps.iter().sum(), 1.0, "all");
        }
    }
}

#[test]
fn a_blast_strikes_each_zone_by_itself() {
    for options in ["", "blast_protected: true"] {
        let fight = landed(options, "attack archer victim with=bomb");
        let own = own(&fight);
        let hit = own.hit().expect("a blow waits");
        let victim = own.get(hit.blow.whom).expect("somebody");
        let (life, breath) = (hit.blow.harm.pv.expect("a column"), hit.blow.harm.ps.expect("a column"));
        let mr = i32::try_from(hit.mr).expect("a margin");
        let throws: Vec<i32> = (1..=6).flat_map(|one| (1..=6).map(move |two| one + two)).collect();
        // Life lost so far, whether a zone fell to 0, whether one fell below: in so many of all ways.
        let mut ways: BTreeMap<(u32, bool, bool), f64> = [((0, false, false), 1.0)].into();
        for (_, state) in victim.body.zones() {
            let mut next = BTreeMap::new();
            for ((lost, useless, below), share) in &ways {
                for sum in &throws {
                    let points = life.at(mr + sum - i32::from(state.protection));
                    let left = state.pv - i32::try_from(points).expect("few");
                    let falls = points > 0 && !state.lost;
                    let key = (
                        lost + points,
                        *useless || (falls && state.pv > 0 && left <= 0),
                        *below || (falls && left < 0),
                    );
                    *next.entry(key).or_insert(0.0) += share / 36.0;
                }
            }
            ways = next;
        }
        let off =
            if options.is_empty() { 0 } else { i32::from(victim.body.zone(Zone::Torso).expect("a torso").protection) };
        let winded = |ps: u32| ps >= u32::from(victim.breath.now);
        let taken: Vec<u32> = throws.iter().map(|sum| breath.at(mr + sum - off)).collect();
        let out = taken.iter().filter(|ps| winded(**ps)).count();
        let share_of = |test: &dyn Fn(&(u32, bool, bool)) -> bool| {
            ways.iter().filter(|(key, _)| test(key)).map(|(_, share)| share).sum::<f64>()
        };
        let odds = foretold(&fight);
        for (points, share) in (0_u32..).zip(&odds.pv) {
            near(*share, share_of(&|key| key.0 == points), &format!("{points} PV in all"));
        }
        near(odds.useless, share_of(&|key| key.1), "a zone at 0");
        let below = share_of(&|key| key.2);
        let by_breath = f64::from(u32::try_from(out).expect("36 at most")) / 36.0;
        near(odds.breathless, 1.0 - (1.0 - below) * (1.0 - by_breath), "no breath left");
        let twos = taken.iter().filter(|ps| **ps == 2).count();
        near(odds.ps[2], f64::from(u32::try_from(twos).expect("36 at most")) / 36.0, "2 PS");
    }
}
