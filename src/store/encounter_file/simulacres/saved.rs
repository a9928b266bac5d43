//! The running state of a saved fight: no handle of nobody, no absurd number.

use crate::rules::simulacres::{Encounter, Open};
use crate::store::encounter_file::check::Check;
use crate::store::problem::What;
use crate::view::Id;

/// Whoever the pass, and whatever waits, names is there.
pub fn handles(fight: &Encounter, check: &mut Check) {
    let pass = &fight.pass;
    let declared = pass
        .declarations
        .iter()
        .flat_map(|own| [Some(own.who), own.deed.at()].into_iter().flatten().chain(own.against.iter().copied()));
    let faced = pass.faced.iter().flat_map(|(one, other)| [*one, *other]);
    let rolled = pass.rolls.iter().map(|roll| roll.who);
    let lists = [&pass.order, &pass.done, &pass.struck].into_iter().flatten().copied();
    known("pass", lists.chain(pass.turn).chain(declared).chain(faced).chain(rolled), fight, check);
    known("open", fight.open.iter().flat_map(named), fight, check);
}

/// Whom something that waits is about.
fn named(open: &Open) -> Vec<Id> {
    match open {
        Open::Hit(hit) | Open::Dose { hit, .. } => vec![hit.by, hit.blow.whom],
        Open::Riposte { who, whom } => vec![*who, *whom],
        Open::Faint { who, .. } | Open::Survival { who, .. } | Open::Will { who, .. } => vec![*who],
    }
}

fn known(field: &str, ids: impl Iterator<Item = Id>, fight: &Encounter, check: &mut Check) {
    let mut told = Vec::new();
    for id in ids {
        if fight.get(id).is_none() && !told.contains(&id) {
            told.push(id);
            check.wrong(field, What::NoSuchId { field: field.to_owned(), found: i64::from(id.0) });
        }
    }
}

/// Every number within what is open is one that can be reckoned with.
pub fn numbers(fight: &Encounter, check: &mut Check) {
    check.largest("pass", &fight.pass);
    check.largest("open", &fight.open);
    check.largest("last_roll", &fight.last_roll);
    check.largest("last_other", &fight.last_other);
    check.largest("last_damage", &fight.last_damage);
}
