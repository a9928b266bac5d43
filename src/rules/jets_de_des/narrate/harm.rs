//! Hits and consequences in words: damage, privileges, what waits and what comes.

use crate::rules::jets_de_des::roll::{Chosen, Hit};
use crate::rules::jets_de_des::state::{Cause, Consequence, Encounter, Penalty, What};
use crate::rules::jets_de_des::wounds::Level;
use crate::texts::{self, Lang};
use crate::view::Id;
use crate::view::Tone;
use crate::view::ink::{all, ink};

use super::names::{boxes, characteristic, name, note};

/// A hit that landed: its damage, and what its attacker may choose.
pub fn hit(fight: &Encounter, hit: &Hit, lang: Lang) -> String {
    let whom = name(fight, hit.whom);
    let damage = damage(hit, lang);
    let Some(by) = hit.by else { return ink(&texts::jets_log_harm(lang, whom, damage), Tone::Wound) };
    let line = ink(&texts::jets_log_hit(lang, whom, damage), Tone::Wound);
    let who = name(fight, by);
    if hit.devastating {
        ink(&texts::jets_log_hit_devastating(lang, line, who), Tone::Strong)
    } else if hit.tactical {
        texts::jets_log_hit_tactical(lang, line, who)
    } else {
        line
    }
}

/// The damage of a hit: `2 (from level 2, slash)`.
pub fn damage(hit: &Hit, lang: Lang) -> String {
    let mut details = Vec::new();
    if hit.level != Level::Minor {
        details.push(texts::jets_what_level(lang, hit.level.number()));
    }
    details.extend(hit.nature.as_deref().map(|own| note(own, lang)));
    detailed(hit.amount.to_string(), &details, lang)
}

/// A text with its details in brackets.
pub fn detailed(what: String, details: &[String], lang: Lang) -> String {
    if details.is_empty() { what } else { texts::jets_what_detail(lang, what, details.join(", ")) }
}

/// What an attacker in control chose.
pub fn chosen(fight: &Encounter, chosen: &Chosen, lang: Lang) -> String {
    let who = fight.hit().and_then(|hit| hit.by).map_or_else(String::new, |by| name(fight, by));
    match chosen {
        Chosen::Location(text) => texts::jets_chosen_location(lang, who, note(text, lang)),
        Chosen::Nature(text) => texts::jets_chosen_nature(lang, who, note(text, lang)),
        Chosen::Kill => ink(&texts::jets_chosen_kill(lang, who), Tone::Bad),
        Chosen::Effect(text) => ink(&texts::jets_chosen_effect(lang, who, note(text, lang)), Tone::Bad),
    }
}

/// A hit was dealt with: what was avoided. What remains is told by the consequence.
pub fn closed(fight: &Encounter, whom: Id, avoided: u32, remains: u32, lang: Lang) -> Option<String> {
    let who = name(fight, whom);
    match (avoided, remains) {
        (0, _) => None,
        (_, 0) => Some(ink(&texts::jets_log_avoided_all(lang, who), Tone::Good)),
        (avoided, remains) => {
            Some(ink(&texts::jets_log_avoided(lang, who, avoided, avoided.saturating_add(remains)), Tone::Good))
        }
    }
}

/// What happens to somebody: `Anna takes 2 damage (from level 2)`.
pub fn what(fight: &Encounter, consequence: &Consequence, lang: Lang) -> String {
    let who = name(fight, consequence.who);
    match &consequence.what {
        What::Damage { amount, level, nature, location } => {
            let mut details = Vec::new();
            if *level != Level::Minor {
                details.push(texts::jets_what_level(lang, level.number()));
            }
            details.extend(nature.iter().chain(location).map(|own| note(own, lang)));
            detailed(ink(&texts::jets_what_damage(lang, who, *amount), Tone::Wound), &details, lang)
        }
        What::Penalty(own) => {
            let (what, details) = penalty(own, lang);
            detailed(ink(&texts::jets_what_penalty(lang, who, what, own.amount), Tone::Bad), &details, lang)
        }
        What::Effect(text) => ink(&texts::jets_what_effect(lang, who, note(text, lang)), Tone::Bad),
        What::Death => ink(&texts::jets_what_death(lang, who), Tone::Bad),
    }
}

/// A penalty: on what, and why and how long.
pub fn penalty(own: &Penalty, lang: Lang) -> (String, Vec<String>) {
    let cause = match &own.cause {
        Cause::CriticalFailure => Some(texts::jets_cause_critical(lang)),
        Cause::Told(text) => Some(text.clone()).filter(|text| !text.is_empty()),
    };
    let until = own.until.as_ref().map(|text| texts::jets_until(lang, text.clone()));
    (characteristic(own.on, lang), cause.into_iter().chain(until).collect())
}

/// A consequence that came: the boxes as they are now, and what that means.
pub fn came(fight: &Encounter, consequence: &Consequence, lang: Lang) -> String {
    let line = what(fight, consequence, lang);
    let (Some(who), What::Damage { amount, level, .. }) = (fight.get(consequence.who), &consequence.what) else {
        return line;
    };
    let mut wounds = who.wounds;
    let was_critical = wounds.is_critical();
    let over = wounds.hit(*amount, *level);
    let line = texts::jets_came_boxes(lang, line, all(&boxes(&wounds), Tone::Wound));
    if over > 0 {
        ink(&texts::jets_came_overflow(lang, over, line), Tone::Bad)
    } else if wounds.is_critical() && !was_critical {
        ink(&texts::jets_came_critical(lang, line), Tone::Bad)
    } else {
        line
    }
}
