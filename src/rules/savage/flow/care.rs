//! Healing after the fight at the keyboard: who may tend whom, and that the hour is over.

use crate::rules::contract::{Call, Choice};
use crate::texts::{self, Lang};

use super::super::stage::{Stage, stage};
use super::super::state::{Combatant, Encounter};
use super::labels::verb_label;
use super::magic::heals;

/// Who may tend whom once all is over.
#[must_use]
pub fn tending(fight: &Encounter, lang: Lang) -> Vec<Choice> {
    let able = fight.combatants.iter().filter(|c| c.can_act() && !c.hidden);
    let named = |healer: &Combatant| {
        let name = healer.name.clone();
        let told = move |choice: Choice| Choice { label: texts::other_of(lang, name.clone(), choice.label), ..choice };
        heals(fight, healer, lang).into_iter().map(told).collect::<Vec<_>>()
    };
    able.flat_map(named).collect()
}

/// Between rounds an hour may pass, where that makes a difference.
#[must_use]
pub fn hour(fight: &Encounter, lang: Lang) -> Option<Choice> {
    let fresh =
        |c: &Combatant| c.vital.fresh_wounds() > 0 || c.vital.members.iter().any(|figure| figure.out && !figure.late);
    let tired = |c: &Combatant| c.stats.power_points.is_some_and(|whole| c.power < whole);
    let matters = fight.combatants.iter().any(|c| fresh(c) || tired(c));
    (matters && matches!(stage(fight), Stage::Welcome | Stage::Over))
        .then(|| Choice { label: verb_label("hour", lang), call: Call::new("hour") })
}
