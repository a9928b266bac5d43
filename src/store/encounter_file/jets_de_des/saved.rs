//! The running state of a saved fight: no handle of nobody, no absurd number.

use crate::rules::jets_de_des::Encounter;
use crate::store::encounter_file::check::Check;
use crate::store::problem::What;

/// Whoever stands in the orders of the round is there.
pub fn handles(fight: &Encounter, check: &mut Check) {
    let round = &fight.round;
    let declared = round.declarations.iter().map(|declaration| &declaration.who);
    let named = round.declares.iter().chain(&round.acts).chain(&round.done).chain(&round.turn).chain(declared);
    for id in named {
        if fight.get(*id).is_none() {
            check.wrong("round", What::NoSuchId { field: "round".to_owned(), found: i64::from(id.0) });
        }
    }
}

/// Every number within what is open is one that can be reckoned with.
pub fn numbers(fight: &Encounter, check: &mut Check) {
    check.largest("round", &fight.round);
    check.largest("open", &fight.open);
    check.largest("pending", &fight.pending);
    check.largest("applied", &fight.applied);
    check.largest("last_roll", &fight.last_roll);
}
