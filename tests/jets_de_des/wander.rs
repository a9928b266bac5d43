//! A command for any three numbers: half the time what the fight waits for, else any verb with somebody whom it may suit.

use abordage::rules::jets_de_des::{Combatant, Encounter, Open, Phase};

const POOLS: [&str; 9] =
    ["endurance", "strength", "précision", "speed", "determination", "sensibilité", "might", "reflexes", "will"];
const SPENDINGS: [&str; 6] = ["successes", "sixes", "outcome", "none", "1", "0,1,2"];
const FACTS: [&str; 13] = [
    "speed 7",
    "strength 0",
    "defence 0",
    "défense 2",
    "wounds1 2",
    "wounds3 1",
    "boxes2 0",
    "overflow 0",
    "handicap -1",
    "hidden true",
    "hidden false",
    "out false",
    "dead false",
];

/// The command, as it is typed.
pub fn command(fight: &Encounter, (verb, a, b): (u16, u16, u16)) -> String {
    if verb % 2 == 0
        && let Some(text) = waited_for(fight, verb / 2, b)
    {
        return text;
    }
    let up: Vec<&Combatant> = fight.combatants.iter().filter(|c| c.is_up()).collect();
    let any: Vec<&Combatant> = fight.combatants.iter().collect();
    let those = if up.is_empty() || b % 7 == 0 { &any } else { &up };
    let name = |number: u16| those.get(usize::from(number) % those.len().max(1)).map_or("nobody", |c| c.name.as_str());
    let (who, whom) = (format!("{:?}", name(a)), format!("{:?}", name(a.wrapping_add(1 + b % 3))));
    let pool = POOLS[usize::from(b) % POOLS.len()];
    let on = POOLS[usize::from(b) % 6];
    let spending = SPENDINGS[usize::from(a) % SPENDINGS.len()];
    match (verb / 2) % 24 {
        0 => "round".to_owned(),
        1 => "commit".to_owned(),
        2 | 3 => "next".to_owned(),
        4 => format!("declare {who} at={whom} \"does {b}\""),
        5 => format!("declare {who} trigger=\"if {a}\" on={on} waits"),
        6 => format!("act {who}"),
        7 => format!("place {who} {}", b % 6 + 1),
        8 => format!("attack {who} {whom}"),
        9 => format!("attack {who} {whom} on={on} skill=blades spend={spending}"),
        10 => format!("attack {who} {whom} without difficulty={}", b % 3),
        11 => format!("roll {who} {pool} difficulty={} skill=lore", b % 5),
        12 => format!("roll {who} {pool} mod={} harder={} without", i32::from(a % 7) - 3, b % 2),
        13 => format!("harm {whom} {} level={} nature=fire", b % 6 + 1, a % 3 + 1),
        14 => format!("heal {who} {}", b % 3 + 1),
        15 => format!("penalty {who} {on} {} cause=fear", a % 4 + 1),
        16 => format!("lift {who} {on}"),
        17 => format!("condition {who} \"state {}\"", b % 3),
        18 => format!("cure {who} state"),
        19 | 20 => format!("set {who} {}", FACTS[usize::from(b) % FACTS.len()]),
        21 => format!("add {who} count={}", b % 2 + 1),
        22 if b % 3 == 0 => format!("remove {who}"),
        22 => format!("rename {who} N{}", b % 50),
        _ => format!("note {who} seen"),
    }
}

/// What the fight waits for.
fn waited_for(fight: &Encounter, way: u16, b: u16) -> Option<String> {
    let spending = SPENDINGS[usize::from(way) % SPENDINGS.len()];
    Some(match fight.open.last() {
        Some(Open::Spend(_)) => format!("spend {spending}"),
        Some(Open::Price(_)) => "price \"it costs\"".to_owned(),
        Some(Open::Hit(hit)) => {
            let whom = fight.get(hit.whom)?.name.as_str();
            match way % 4 {
                0 if hit.devastating => "choose kill".to_owned(),
                1 if hit.devastating => "choose effect blind".to_owned(),
                0 if hit.tactical => "choose location arm".to_owned(),
                2 => format!("take {whom:?} less={}", b % 3),
                3 => format!("resist {whom:?} {} spend={spending}", POOLS[usize::from(b) % POOLS.len()]),
                _ => format!("resist {whom:?} {}", POOLS[usize::from(b) % POOLS.len()]),
            }
        }
        None if fight.round.phase == Phase::Rest => "round".to_owned(),
        None if fight.round.turn.is_some() || fight.round.done.is_empty() => "next".to_owned(),
        None => "commit".to_owned(),
    })
}
