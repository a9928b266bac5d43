//! Refusals and missing dice in words.

use crate::dice::{Ask, Halt};
use crate::rules::contract;
use crate::texts::{self, Lang, of};
use crate::view::Id;

use super::narrate::{energy_name, name};
use super::refusal::Refusal;
use super::state::Encounter;
use super::talents;

/// Why the rules say no, and the way out.
#[must_use]
pub fn refusal(fight: &Encounter, refusal: &Refusal, lang: Lang) -> String {
    let who = |id: &Id| name(fight, *id);
    let whose = |id: &Id| of(lang, &name(fight, *id));
    match refusal {
        Refusal::Shared(shared) => contract::refusal(shared, lang),
        Refusal::NoPass => texts::sim_no_pass(lang),
        Refusal::PassOver => texts::sim_no_pass_over(lang),
        Refusal::NoTurn(id) => texts::sim_no_turn(lang, who(id)),
        Refusal::ItsTurn(id) => texts::no_its_turn(lang, whose(id)),
        Refusal::NoSuchPlace(place) => texts::sim_no_place(lang, *place, fight.pass.order.len()),
        Refusal::Down(id) => texts::sim_no_down(lang, who(id)),
        Refusal::Never(id, talent) => texts::sim_no_never(lang, talents::called(talent, lang), who(id)),
        Refusal::TooMuchEnergy { who: id, energy, wanted, score } => {
            texts::sim_no_energy(lang, who(id), *score, energy_name(*energy, lang), *wanted)
        }
        Refusal::NoBreath { who: id, cost, left } => texts::sim_no_breath(lang, *cost, who(id), *left),
        Refusal::NoBalance { who: id, cost, left } => texts::sim_no_balance(lang, *cost, who(id), *left),
        Refusal::TooManyEp { ep, cost } => texts::sim_no_ep(lang, *cost, *ep),
        Refusal::OnlyEp => texts::sim_no_only_ep(lang),
        Refusal::NameTaken(name) => texts::no_name_taken(lang, name.clone()),
        Refusal::NoName => texts::no_name(lang),
        Refusal::NobodyToAttack => texts::refuse_nobody_to_attack(lang),
        Refusal::NobodySelected => texts::refuse_nobody_selected(lang),
        Refusal::NothingElse => texts::sim_no_other(lang),
        Refusal::NoSuchOption => texts::sim_no_option(lang),
    }
}

/// Which die is missing, or why one does not fit.
#[must_use]
pub fn halt(halt: &Halt, lang: Lang) -> String {
    contract::halt(halt, lang, missing)
}

fn missing(ask: Ask, lang: Lang) -> String {
    if ask.purpose.hangs_on_others() { texts::sim_halt_further(lang) } else { texts::sim_halt_test(lang) }
}
