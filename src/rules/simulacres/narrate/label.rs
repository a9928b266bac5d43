//! What undo takes back, in a few words.

use crate::rules::simulacres::event::Event;
use crate::rules::simulacres::state::Encounter;
use crate::texts::{self, Lang, of};

use super::facts;
use super::names::name;

/// The label of one step: its first event that says what was done.
#[must_use]
pub fn label(before: &Encounter, events: &[Event], lang: Lang) -> String {
    let named = events.iter().find_map(|event| main(before, event, lang));
    // The end of a pass ends a turn on the way.
    let ended = || events.iter().find(|event| matches!(event, Event::PassEnded));
    named
        .or_else(|| ended().and_then(|event| aside(before, event, lang)))
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
        Event::PassBegan { pass, .. } => texts::sim_undo_pass(lang, *pass),
        Event::Placed { who, .. } => texts::sim_undo_place(lang, of_id(*who)),
        Event::Rolled(roll) => texts::sim_undo_roll(lang, of_id(roll.who)),
        Event::Declared(own) => texts::sim_undo_declared(lang, of_id(own.who)),
        Event::Announced { who, .. } => texts::sim_undo_energy(lang, of_id(*who)),
        Event::Moved { who } => texts::sim_undo_move(lang, of_id(*who)),
        Event::Struck(struck) => texts::undo_damage(lang, name(fight, struck.whom)),
        Event::Dosed { .. } => texts::sim_undo_dose(lang),
        Event::Rested { who, .. } => texts::sim_undo_rest(lang, of_id(*who)),
        Event::TimePassed { .. } => texts::sim_undo_time(lang),
        Event::Fought { who, whom, .. } => texts::undo_attack(lang, of_id(*who), name(fight, *whom)),
        Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::PassEnded
        | Event::Lasts { .. }
        | Event::LastsOn { .. }
        | Event::Faded { .. }
        | Event::Compared { .. }
        | Event::Landed(_)
        | Event::RiposteDue { .. }
        | Event::HitClosed
        | Event::Breathless { .. }
        | Event::FaintDue { .. }
        | Event::FaintSettled { .. }
        | Event::RescueBegan { .. }
        | Event::SurvivalDue { .. }
        | Event::HeldOn { .. }
        | Event::ZoneLost { .. }
        | Event::Died { .. }
        | Event::WillBroken { .. }
        | Event::WillSettled { .. }
        | Event::Sickened { .. }
        | Event::ChanceTaken { .. }
        | Event::Tended { .. }
        | Event::Mended { .. }
        | Event::Operated { .. }
        | Event::LetGo
        | Event::Senseless { .. }
        | Event::CameTo { .. }
        | Event::Shocked { .. } => return None,
    })
}

/// Where nothing else happened: the turn that began or ended.
fn aside(fight: &Encounter, event: &Event, lang: Lang) -> Option<String> {
    match event {
        Event::PassEnded => Some(texts::sim_undo_end(lang, fight.pass.number)),
        Event::TurnBegan { who } | Event::TurnEnded { who } => {
            Some(texts::undo_turn(lang, of(lang, &name(fight, *who))))
        }
        _ => None,
    }
}
