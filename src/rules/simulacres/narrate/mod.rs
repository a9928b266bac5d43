//! How facts become log lines.

mod brief;
mod facts;
mod label;
mod names;
mod rolls;

pub use brief::brief;
pub use facts::{level as level_text, shield as shield_name};
pub use label::label;
pub use names::{
    domain as domain_name, energy as energy_name, energy_named, known_parts, name, part as part_name, part_named,
    weapon as weapon_name, zone as zone_name, zone_named,
};
pub use rolls::made_of;

use crate::texts::{self, Lang};
use crate::view::ink::{ink, spans};
use crate::view::{Line, Span, Tone};

use super::event::Event;
use super::state::Encounter;

/// The lines of one event, told to one who sees the fight as it stood before it. Events that
/// only keep books, or that the line before has told already, have none.
#[must_use]
pub fn narrate(before: &Encounter, event: &Event, lang: Lang) -> Vec<Line> {
    let pass = if let Event::PassBegan { pass, .. } = event { *pass } else { before.pass.number };
    let line = |text: String| {
        let mut whole = vec![Span::new(format!("{pass} "), Tone::Dim)];
        whole.extend(spans(&text));
        Line(whole)
    };
    one(before, event, lang).map(line).into_iter().collect()
}

/// The lines of a whole step as the screen tells it.
#[must_use]
pub fn tell(before: &Encounter, events: &[Event], lang: Lang) -> Vec<Line> {
    let mut fight = before.clone();
    let mut told = Vec::new();
    for event in events {
        told.extend(narrate(&fight, event, lang));
        fight.apply(event);
    }
    told
}

fn one(fight: &Encounter, event: &Event, lang: Lang) -> Option<String> {
    let name = |id| name(fight, id);
    Some(match event {
        // The order shows them.
        Event::TurnBegan { .. } | Event::TurnEnded { .. } | Event::PassEnded => return None,
        Event::Added(newcomer) if newcomer.hidden => texts::log_added_hidden(lang, 1, newcomer.name.clone()),
        Event::Added(newcomer) => texts::log_added(lang, 1, newcomer.name.clone()),
        Event::Removed { who } => texts::log_removed(lang, name(*who), 1),
        Event::Renamed { who, name: new } => texts::log_renamed(lang, name(*who), new.clone()),
        Event::Noted { who, text } => texts::log_noted(lang, name(*who), text.clone()),
        Event::Corrected { who, fact } => facts::corrected(fight, *who, fact, lang),
        Event::PassBegan { pass, .. } => ink(&texts::sim_log_pass(lang, *pass), Tone::Strong),
        Event::Placed { who, place } => texts::sim_log_placed(lang, name(*who), place.saturating_add(1)),
        Event::Rolled(roll) => rolls::rolled(fight, roll, lang),
    })
}
