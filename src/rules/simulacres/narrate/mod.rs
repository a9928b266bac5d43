//! How facts become log lines.

mod brief;
mod deeds;
mod facts;
mod label;
mod names;
mod rolls;

pub use brief::brief;
pub use deeds::{harm as harm_text, intention, target as target_text};
pub use facts::{level as level_text, shield as shield_name};
pub use label::label;
pub use names::{
    domain as domain_name, energy as energy_name, energy_named, known_parts, name, part as part_name, part_named,
    parts as parts_text, weapon as weapon_name, zone as zone_name, zone_named,
};
pub use rolls::{dice as dice_text, made_of, outcome as outcome_text, purpose as purpose_text};

use crate::texts::{self, Lang, of};
use crate::view::ink::{ink, spans};
use crate::view::{Line, Span, Tone};

use super::body::Unit;
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
        Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::PassEnded
        | Event::Fought { .. }
        | Event::HitClosed
        | Event::FaintDue { .. }
        | Event::FaintSettled { until: None, .. }
        | Event::Tended { treated: true, .. }
        | Event::WillSettled { .. }
        | Event::LetGo => return None,
        Event::Added(newcomer) if newcomer.hidden => texts::log_added_hidden(lang, 1, newcomer.name.clone()),
        Event::Added(newcomer) => texts::log_added(lang, 1, newcomer.name.clone()),
        Event::Removed { who } => texts::log_removed(lang, name(*who), 1),
        Event::Renamed { who, name: new } => texts::log_renamed(lang, name(*who), new.clone()),
        Event::Noted { who, text } => texts::log_noted(lang, name(*who), text.clone()),
        Event::Corrected { who, fact } => facts::corrected(fight, *who, fact, lang),
        Event::PassBegan { pass, .. } => ink(&texts::sim_log_pass(lang, *pass), Tone::Strong),
        Event::Placed { who, place } => texts::sim_log_placed(lang, name(*who), place.saturating_add(1)),
        Event::Rolled(roll) => rolls::rolled(fight, roll, lang),
        Event::Declared(own) => deeds::declared(fight, own, lang),
        Event::Announced { who, stake } => deeds::announced(&name(*who), *stake, lang),
        Event::Lasts { who, lasting } => {
            texts::sim_log_lasts(lang, names::energy(lasting.energy, lang), lasting.points, of(lang, &name(*who)))
        }
        Event::LastsOn { who, against } => texts::sim_log_lasts_on(lang, name(*who), name(*against)),
        Event::Faded { who } => texts::sim_log_faded(lang, name(*who)),
        Event::Moved { who } => texts::sim_log_moved(lang, name(*who)),
        Event::Compared { who, other, winner, by } => return deeds::compared(fight, *who, *other, *winner, *by, lang),
        Event::Landed(hit) => deeds::landed(fight, hit, lang),
        Event::RiposteDue { who, .. } => ink(&texts::sim_log_riposte(lang, name(*who)), Tone::Good),
        Event::Dosed { zone, places, dice, protection, total, pv, ps } => {
            deeds::dosed(fight, *zone, places, *dice, (*protection, *total), (*pv, *ps), lang)
        }
        Event::Struck(struck) => deeds::struck(fight, struck, lang),
        Event::Breathless { who } => ink(&texts::sim_log_breathless(lang, name(*who)), Tone::Bad),
        Event::FaintSettled { who, until: Some(until) } => {
            ink(&texts::sim_log_fainted(lang, name(*who), *until), Tone::Bad)
        }
        Event::RescueBegan { who, rescue } => {
            let delay = deeds::delay(u32::from(rescue.length), rescue.unit, lang);
            ink(&texts::sim_log_rescue(lang, name(*who), names::zone(rescue.zone, lang), delay), Tone::Bad)
        }
        Event::SurvivalDue { who, zone } => {
            ink(&texts::sim_log_survival_due(lang, name(*who), names::zone(*zone, lang)), Tone::Bad)
        }
        Event::HeldOn { who, zone, .. } => {
            ink(&texts::sim_log_held_on(lang, name(*who), names::zone(*zone, lang)), Tone::Good)
        }
        Event::ZoneLost { who, zone } => {
            ink(&texts::sim_log_zone_lost(lang, name(*who), names::zone(*zone, lang)), Tone::Bad)
        }
        Event::Died { who } => ink(&texts::sim_log_died(lang, name(*who)), Tone::Bad),
        Event::WillBroken { who, .. } => texts::sim_log_will_broken(lang, name(*who)),
        Event::Sickened { who, boxes } => ink(&texts::sim_log_sickened(lang, *boxes, name(*who)), Tone::Bad),
        Event::ChanceTaken { who } => texts::sim_log_chance(lang, name(*who)),
        Event::Tended { who, zone, treated: false } => {
            texts::sim_log_not_tended(lang, name(*who), names::zone(*zone, lang))
        }
        Event::Mended { who, zone, points } => deeds::mended(fight, *who, *zone, *points, lang),
        Event::Operated { who, zone, dice, mr, points, pv, max, scar, coma } => {
            let told = deeds::Operation {
                dice: *dice,
                mr: *mr,
                points: *points,
                pv: *pv,
                max: *max,
                scar: *scar,
                coma: *coma,
            };
            deeds::operated(fight, *who, *zone, &told, lang)
        }
        Event::Rested { who, days } => texts::sim_log_rested(lang, name(*who), deeds::delay(*days, Unit::Days, lang)),
        Event::TimePassed { seconds } => texts::sim_log_time(lang, deeds::span(*seconds, lang)),
        Event::Senseless { who } => ink(&texts::sim_log_senseless(lang, name(*who)), Tone::Bad),
        Event::CameTo { who } => ink(&texts::sim_log_came_to(lang, name(*who)), Tone::Good),
        Event::Shocked { who } => ink(&texts::sim_log_shocked(lang, name(*who)), Tone::Bad),
    })
}
