//! The chances of a test in the box, before its dice.

use crate::rules::contract::Call;
use crate::texts::{self, Lang};
use crate::view::{Chance, Odds, percentage};

use super::super::odds;
use super::super::roll::Roll;
use super::super::state::Encounter;
use super::planned::planned;

/// The chances of a planned test.
#[must_use]
pub fn of(fight: &Encounter, roll: &Roll, lang: Lang) -> Odds {
    let own = odds::of(roll, &fight.options);
    let chance = |label: String, share: f64| {
        let percent = percentage(share);
        Chance { label, percent, figure: texts::percent(lang, percent) }
    };
    Odds {
        after: 1,
        title: texts::sim_chances(lang),
        switched: texts::sim_chances_switched(lang),
        heads: vec![
            chance(texts::sim_chance_success(lang), own.success()),
            chance(texts::sim_chance_critical(lang), own.critical),
        ],
        parts: Vec::new(),
        notes: Vec::new(),
    }
}

/// How likely the test of a call succeeds, in words; empty where it makes none.
#[must_use]
pub fn in_words(fight: &Encounter, call: &Call, lang: Lang) -> String {
    match planned(fight, call) {
        Ok(Some(roll)) => texts::percent(lang, percentage(odds::of(&roll, &fight.options).success())),
        Ok(None) | Err(_) => String::new(),
    }
}
