//! The round in words: intentions, reactions, the order.

use crate::rules::jets_de_des::state::{Declaration, Encounter, Kind};
use crate::texts::{self, Lang};
use crate::view::Tone;
use crate::view::ink::ink;

use super::names::{name, names, weapon};

/// A declaration: who, and what it means to do.
pub fn declared(fight: &Encounter, own: &Declaration, lang: Lang) -> String {
    let (who, what) = (name(fight, own.who), intention(fight, own, lang));
    match &own.kind {
        Kind::Action => texts::jets_log_declares(lang, who, what),
        Kind::Reaction(trigger) if trigger.is_empty() => {
            ink(&texts::jets_log_reaction_untold(lang, who, what), Tone::Hold)
        }
        Kind::Reaction(trigger) => ink(&texts::jets_log_reaction(lang, who, trigger.clone(), what), Tone::Hold),
    }
}

/// What somebody means to do: its own words, or the attack.
pub fn intention(fight: &Encounter, own: &Declaration, lang: Lang) -> String {
    let whom = names(fight, &own.targets, lang);
    match (own.text.is_empty(), own.targets.is_empty()) {
        (false, true) => own.text.clone(),
        (false, false) => texts::jets_declares_text_at(lang, own.text.clone(), whom),
        (true, true) => texts::jets_declares_nothing(lang),
        (true, false) => {
            let arms = fight.get(own.who).map(|who| who.stats.weapons.as_slice()).unwrap_or_default();
            // Where none was named, it is the first.
            let with = own.weapon.map_or_else(|| arms.first(), |place| arms.get(place));
            let with = with.map(|weapon| weapon.name.as_str());
            texts::jets_declares_attack(lang, whom, weapon(with, lang))
        }
    }
}
