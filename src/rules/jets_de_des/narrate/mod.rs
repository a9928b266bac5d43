//! How facts become log lines.

mod brief;
mod facts;
mod harm;
mod label;
mod names;
mod rolls;
mod round;

#[cfg(test)]
mod every;

pub use brief::brief;
pub use harm::{damage as damage_text, penalty as penalty_parts, what as consequence_text};
pub use label::label;
pub use names::{
    characteristic as characteristic_name, name, note as note_text, pool as pool_name, skill as skill_name,
    weapon as weapon_name,
};
pub use rolls::{faces as faces_text, made_of, outcome as outcome_text, thrown as thrown_text};
pub use round::intention;

use crate::texts::{self, Lang};
use crate::view::ink::{dim, ink, spans};
use crate::view::{Line, Span, Tone};

use super::event::Event;
use super::state::Encounter;

/// The lines of one event, told to one who sees the fight as it stood before it. Events that
/// only keep books, or that the line before has told already, have none.
#[must_use]
pub fn narrate(before: &Encounter, event: &Event, lang: Lang) -> Vec<Line> {
    let round = if let Event::RoundBegan { round, .. } = event { *round } else { before.round.number };
    let line = |text: String| {
        let mut whole = vec![Span::new(format!("{round} "), Tone::Dim)];
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
        // The order or the box shows them.
        Event::TurnBegan { .. } | Event::TurnEnded { .. } | Event::PriceOffered | Event::PriceLeft => return None,
        Event::Added(newcomer) if newcomer.hidden => texts::log_added_hidden(lang, 1, newcomer.name.clone()),
        Event::Added(newcomer) => texts::log_added(lang, 1, newcomer.name.clone()),
        Event::Removed { who } => texts::log_removed(lang, name(*who), 1),
        Event::Renamed { who, name: new } => texts::log_renamed(lang, name(*who), new.clone()),
        Event::Noted { who, text } => texts::log_noted(lang, name(*who), text.clone()),
        Event::Corrected { who, fact } => facts::corrected(fight, *who, fact, lang),
        Event::RoundBegan { round, declares, .. } => {
            let order = declares.iter().map(|id| name(*id)).collect::<Vec<_>>().join(", ");
            ink(&texts::jets_log_round(lang, *round, order), Tone::Strong)
        }
        Event::Declared(own) => round::declared(fight, own, lang),
        Event::Passed { who } => dim(&texts::jets_log_passes(lang, name(*who))),
        Event::ChangedMind { who } => dim(&texts::jets_log_changed(lang, name(*who))),
        Event::ActionBegan => {
            let order = fight.round.acts.iter().map(|id| name(*id)).collect::<Vec<_>>().join(", ");
            ink(&texts::jets_log_actions(lang, order), Tone::Strong)
        }
        Event::Placed { who, place } => texts::jets_log_placed(lang, name(*who), place.saturating_add(1)),
        Event::Rolled(roll) => rolls::rolled(fight, roll, lang),
        Event::Spent { points } => return rolls::spent(fight, points, lang),
        Event::PriceTaken { price } => priced(fight, price, lang),
        Event::Hit(hit) => harm::hit(fight, hit, lang),
        Event::Chose(chosen) => harm::chosen(fight, chosen, lang),
        Event::HitClosed { whom, avoided, remains } => return harm::closed(fight, *whom, *avoided, *remains, lang),
        Event::Due(consequence) => texts::jets_log_due(lang, harm::what(fight, consequence, lang)),
        Event::Committed => {
            let count = fight.pending.len();
            ink(&texts::jets_log_committed(lang, count, fight.round.number), Tone::Strong)
        }
        Event::Came(consequence) => harm::came(fight, consequence, lang),
        Event::Healed { who, boxes, level } => texts::jets_log_healed(lang, *boxes, name(*who), level.number()),
        Event::Penalised { who, penalty } => {
            let (what, details) = harm::penalty(penalty, lang);
            let line = ink(&texts::jets_what_penalty(lang, name(*who), what, penalty.amount), Tone::Bad);
            harm::detailed(line, &details, lang)
        }
        Event::Lifted { who, on } => {
            ink(&texts::jets_log_lifted(lang, name(*who), names::characteristic(*on, lang)), Tone::Good)
        }
        Event::Affected { who, text } => {
            ink(&texts::jets_log_affected(lang, name(*who), names::note(text, lang)), Tone::Bad)
        }
        Event::Cured { who, text } => texts::jets_log_cured(lang, name(*who), names::note(text, lang)),
    })
}

fn priced(fight: &Encounter, price: &str, lang: Lang) -> String {
    let roll = fight.price();
    let who = roll.map_or_else(String::new, |roll| name(fight, roll.who));
    let whom = roll.and_then(super::roll::Roll::other).map_or_else(String::new, |id| name(fight, id));
    let line = if price.is_empty() {
        texts::jets_log_price_untold(lang, who, whom)
    } else {
        texts::jets_log_price(lang, who, whom, price.to_owned())
    };
    ink(&line, Tone::Good)
}
