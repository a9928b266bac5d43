//! What undo takes back, in a few words.

use crate::rules::jets_de_des::event::Event;
use crate::rules::jets_de_des::roll::{Purpose, Roll};
use crate::rules::jets_de_des::state::Encounter;
use crate::texts::{self, Lang, of};

use super::facts;
use super::names::{name, pool};

/// The label of one step: its first event that says what was done.
#[must_use]
pub fn label(before: &Encounter, events: &[Event], lang: Lang) -> String {
    let named = events.iter().find_map(|event| main(before, event, lang));
    named
        .or_else(|| events.iter().find_map(|event| aside(before, event, lang)))
        .unwrap_or_else(|| texts::undo_step(lang))
}

/// What a step is about.
fn main(fight: &Encounter, event: &Event, lang: Lang) -> Option<String> {
    let of_id = |id| of(lang, &name(fight, id));
    Some(match event {
        Event::Added(newcomer) => texts::undo_added(lang, of(lang, &newcomer.name)),
        Event::Removed { who } => texts::undo_removed(lang, of_id(*who)),
        Event::Renamed { who, .. } => texts::undo_renamed(lang, of_id(*who)),
        Event::Noted { who, .. } => texts::undo_noted(lang, name(fight, *who)),
        Event::Corrected { who, fact } => facts::label(fight, *who, fact, lang),
        Event::RoundBegan { round, .. } => texts::jets_undo_round(lang, *round),
        Event::Declared(own) => texts::jets_undo_declared(lang, of_id(own.who)),
        Event::Passed { who } => texts::undo_turn(lang, of_id(*who)),
        Event::Placed { who, .. } => texts::jets_undo_place(lang, of_id(*who)),
        Event::Rolled(roll) => rolled(fight, roll, lang),
        Event::Spent { .. } => texts::jets_undo_spent(lang, of_id(fight.spending()?.who)),
        Event::PriceTaken { .. } => texts::jets_undo_price(lang, of_id(fight.price()?.who)),
        Event::Hit(hit) => texts::jets_undo_harm(lang, name(fight, hit.whom)),
        Event::Chose(_) => texts::jets_undo_choice(lang, of_id(fight.hit()?.by?)),
        Event::HitClosed { whom, .. } => texts::jets_undo_taken(lang, of_id(*whom)),
        Event::Committed => texts::jets_undo_commit(lang, fight.round.number),
        Event::Healed { who, .. } => texts::jets_undo_healed(lang, of_id(*who)),
        Event::Penalised { who, .. } => texts::jets_undo_penalty(lang, of_id(*who)),
        Event::Lifted { who, .. } => texts::jets_undo_lifted(lang, of_id(*who)),
        Event::Affected { who, .. } | Event::Cured { who, .. } => texts::jets_undo_condition(lang, of_id(*who)),
        Event::ChangedMind { .. }
        | Event::ActionBegan
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::PriceOffered
        | Event::PriceLeft
        | Event::Due(_)
        | Event::Came(_) => return None,
    })
}

/// Where nothing else happened: the turn that began or ended.
fn aside(fight: &Encounter, event: &Event, lang: Lang) -> Option<String> {
    let (Event::TurnBegan { who } | Event::TurnEnded { who }) = event else { return None };
    Some(texts::undo_turn(lang, of(lang, &name(fight, *who))))
}

fn rolled(fight: &Encounter, roll: &Roll, lang: Lang) -> String {
    let whose = of(lang, &name(fight, roll.who));
    match &roll.purpose {
        Purpose::Test => texts::what_of(lang, pool(roll.pool, lang), whose),
        Purpose::Attack(blow) => texts::undo_attack(lang, whose, name(fight, blow.whom)),
        Purpose::Resist(_) => texts::jets_undo_resist(lang, whose),
    }
}
