//! What a decision says, in lines and reasons.

use crate::rules::contract::No;
use crate::rules::{Encounter, Event, Refusal};
use crate::texts::Lang;
use crate::view::Line;

/// Why nothing was decided.
#[must_use]
pub fn no(fight: &Encounter, no: &No<Refusal>, lang: Lang) -> String {
    match no {
        No::Refused(reason) => fight.refusal(reason, lang),
        No::Dice(reason) => fight.halt(reason, lang),
    }
}

/// The lines of several events, one after the other.
#[must_use]
pub fn narrate_all(before: &Encounter, events: &[Event], lang: Lang) -> Vec<Line> {
    let mut fight = before.clone();
    let mut lines = Vec::new();
    for event in events {
        lines.extend(fight.narrate(event, lang));
        fight.apply(event);
    }
    lines
}
