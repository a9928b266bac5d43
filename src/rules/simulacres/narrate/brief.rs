//! What a step came to, its result first: for the line that has room for nothing else.

use crate::rules::simulacres::event::{Event, Verdict};
use crate::rules::simulacres::state::Encounter;
use crate::texts::{self, Lang};
use crate::view::ink::spans;

use super::names::name;
use super::rolls::{dice, outcome};

/// A step in a few words, told to one who sees the fight as it stood before it. Empty where it has
/// nothing to say but what undo says.
#[must_use]
pub fn brief(before: &Encounter, events: &[Event], lang: Lang) -> String {
    let mut fight = before.clone();
    let mut told = None;
    for event in events {
        told = short(&fight, event, lang).or(told);
        fight.apply(event);
    }
    match told {
        Some(text) => bare(&text),
        None => super::tell(before, events, lang).last().map_or_else(String::new, |line| {
            line.0.iter().skip(1).map(|span| span.text.as_str()).collect::<String>().trim_start().to_owned()
        }),
    }
}

/// A text without its ink, its first letter a capital.
fn bare(text: &str) -> String {
    let text: String = spans(text).into_iter().map(|span| span.text).collect();
    let mut signs = text.chars();
    signs.next().map(|first| first.to_uppercase().chain(signs).collect()).unwrap_or_default()
}

fn short(fight: &Encounter, event: &Event, lang: Lang) -> Option<String> {
    match event {
        Event::Rolled(roll) => {
            Some(texts::sim_brief(lang, outcome(roll.outcome, lang), name(fight, roll.who), dice(roll, lang)))
        }
        Event::Compared { who, other, winner, by } => {
            super::deeds::compared(fight, *who, *other, *winner, *by, lang).filter(|_| *by != Verdict::Simple)
        }
        Event::Struck(struck) => Some(super::deeds::taken(fight, struck, lang)),
        Event::Landed(hit) => Some(super::deeds::landed(fight, hit, lang)),
        _ => None,
    }
}
