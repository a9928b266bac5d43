//! Why nothing was decided, in words.

use crate::rules::contract::No;
use crate::rules::{Encounter, Refusal};
use crate::texts::Lang;

/// Why nothing was decided.
#[must_use]
pub fn no(fight: &Encounter, no: &No<Refusal>, lang: Lang) -> String {
    match no {
        No::Refused(reason) => fight.refusal(reason, lang),
        No::Dice(reason) => fight.halt(reason, lang),
    }
}
