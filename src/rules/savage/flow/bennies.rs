//! What a benny would leave.

use super::super::course::purse_of;
use super::super::fact::Purse;
use super::super::state::{Combatant, Encounter};

/// How many bennies are left once one is paid.
pub fn left(fight: &Encounter, who: &Combatant) -> i32 {
    let have = match purse_of(fight, who) {
        Ok(Purse::Own(_)) => who.bennies.unwrap_or(0),
        Ok(Purse::Pool) => fight.gm_bennies,
        Err(_) => 1,
    };
    i32::from(have) - 1
}
