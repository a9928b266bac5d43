//! Refusals and missing dice in words.

use crate::dice::{Ask, Halt};
use crate::rules::contract;
use crate::texts::{self, Lang, of};
use crate::view::Id;

use super::narrate::{domain_name, energy_name, name, zone_name};
use super::refusal::Refusal;
use super::state::Encounter;
use super::talents;
use super::warning::Warning;

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
        Refusal::DamageFirst(id) => texts::sim_no_damage_first(lang, whose(id)),
        Refusal::FaintFirst(id) => texts::sim_no_faint_first(lang, who(id)),
        Refusal::SurvivalFirst(id) => texts::sim_no_survival_first(lang, who(id)),
        Refusal::NoHit => texts::sim_no_hit(lang),
        Refusal::NoDose => texts::sim_no_dose(lang),
        Refusal::TooMuchDose { pv, ps } => texts::sim_no_too_much_dose(lang, *pv, *ps),
        Refusal::NoRiposte(id) => texts::sim_no_riposte(lang, who(id)),
        Refusal::NoFaint(id) => texts::sim_no_faint(lang, who(id)),
        Refusal::NoSurvival(id) => texts::sim_no_survival(lang, who(id)),
        Refusal::NoWill(id) => texts::sim_no_will(lang, who(id)),
        Refusal::NothingOpen => texts::sim_no_open(lang),
        Refusal::ChanceUsed(id) => texts::sim_no_chance(lang, whose(id)),
        Refusal::OnSelf(id) => texts::no_on_self(lang, 1, who(id)),
        Refusal::TargetDown(id) => texts::sim_no_target_down(lang, who(id)),
        Refusal::Hidden(id) => texts::sim_no_hidden(lang, who(id)),
        Refusal::HasStruck(id) => texts::sim_no_has_struck(lang, who(id)),
        Refusal::NoShield(id) => texts::sim_no_has_shield(lang, who(id)),
        Refusal::NoWeapon(id, name) => texts::no_weapon(lang, 1, who(id), name.clone()),
        Refusal::TooManyDefended(count) => texts::sim_no_defended(lang, *count),
        Refusal::NoZones(id) => texts::sim_no_zones(lang, who(id)),
        Refusal::NoZone(id) => texts::sim_no_zone(lang, who(id)),
        Refusal::Gone(id, zone) => texts::sim_no_gone(lang, zone_name(*zone, lang), who(id)),
        Refusal::NotWounded(id, zone) => texts::sim_no_wound(lang, zone_name(*zone, lang), who(id)),
        Refusal::Tried(id, zone) => texts::sim_no_tried(lang, zone_name(*zone, lang), who(id)),
        Refusal::NeedsSurgery(id, zone) => texts::sim_no_needs_surgery(lang, zone_name(*zone, lang), who(id)),
        Refusal::NeedsAid(id, zone) => texts::sim_no_needs_aid(lang, zone_name(*zone, lang), who(id)),
        Refusal::NoDomain { who: id, said, near } => {
            let near = near.iter().map(|own| domain_name(own, lang)).collect::<Vec<_>>();
            texts::sim_no_domain(lang, said.clone(), one_of(&near, lang), who(id))
        }
        Refusal::NoField { who: id, said, near } => {
            let near = near.iter().map(|own| talents::called(own, lang)).collect::<Vec<_>>();
            if near.is_empty() {
                texts::sim_no_field(lang, said.clone(), who(id))
            } else {
                texts::sim_no_field_near(lang, said.clone(), one_of(&near, lang), who(id))
            }
        }
        Refusal::NoTalent { who: id, said, near } => {
            texts::sim_no_talent(lang, said.clone(), talents::called(near, lang), who(id))
        }
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

/// What somebody should know before the dice fall.
#[must_use]
pub fn warning(warning: Warning, lang: Lang) -> String {
    match warning {
        Warning::LastBreath => texts::sim_warn_breath(lang),
        Warning::LastBalance => texts::sim_warn_balance(lang),
        Warning::PowerInShot => texts::sim_warn_power(lang),
    }
}

/// Words to choose from: `Human, Material or Natural`.
fn one_of(words: &[String], lang: Lang) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => texts::list_or(lang, first.join(", "), last.clone()),
        few => few.concat(),
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
