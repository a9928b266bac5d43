//! What a step came to, its result first: for the line that has room for nothing else.

use crate::rules::jets_de_des::event::Event;
use crate::rules::jets_de_des::roll::Roll;
use crate::rules::jets_de_des::state::Encounter;
use crate::texts::{self, Lang};
use crate::view::ink::spans;

use super::names::name;
use super::rolls::{outcome, thrown, with_points};

/// A step in a few words, told to one who sees the fight as it stood before it: `Hits, margin 0:
/// Anna, 5 4 2 against Defence 2`. Empty where it has nothing to say but what undo says.
#[must_use]
pub fn brief(before: &Encounter, events: &[Event], lang: Lang) -> String {
    let mut fight = before.clone();
    let mut told = None;
    for event in events {
        // Points that are spent in the same step say more than the dice before them.
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
        Event::Rolled(roll) if roll.can_spend() => {
            let points = texts::jets_points_to_spend(lang, roll.points);
            Some(texts::jets_brief_points(lang, name(fight, roll.who), thrown(roll, lang), points))
        }
        Event::Rolled(roll) => Some(read(fight, roll, lang)),
        Event::Spent { points } => Some(read(fight, &with_points(fight.spending()?, points), lang)),
        Event::Committed => Some(texts::jets_brief_committed(lang, fight.pending.len(), fight.round.number)),
        _ => None,
    }
}

fn read(fight: &Encounter, roll: &Roll, lang: Lang) -> String {
    texts::jets_brief(lang, outcome(roll, &fight.options, lang), name(fight, roll.who), thrown(roll, lang))
}
