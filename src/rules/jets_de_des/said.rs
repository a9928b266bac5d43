//! Refusals and missing dice in words.

use crate::dice::{Ask, Halt};
use crate::rules::contract;
use crate::texts::{self, Lang, of};
use crate::view::Id;

use super::narrate::{characteristic_name, name};
use super::refusal::Refusal;
use super::state::Encounter;

/// Why the rules say no, and the way out.
#[must_use]
pub fn refusal(fight: &Encounter, refusal: &Refusal, lang: Lang) -> String {
    let who = |id: &Id| name(fight, *id);
    let whose = |id: &Id| of(lang, &name(fight, *id));
    match refusal {
        Refusal::Shared(shared) => contract::refusal(shared, lang),
        Refusal::SpendFirst(id) => texts::jets_no_spend_first(lang, whose(id)),
        Refusal::HitFirst(id) => texts::jets_no_hit_first(lang, who(id)),
        Refusal::CommitFirst => texts::jets_no_commit_first(lang),
        Refusal::NoRound => texts::jets_no_round(lang),
        Refusal::NothingToCommit => texts::jets_no_commit(lang),
        Refusal::PhaseOver => texts::jets_no_phase_over(lang),
        Refusal::NotActing => texts::jets_no_not_acting(lang),
        Refusal::NoTurn(id) => texts::jets_no_turn(lang, who(id)),
        Refusal::ItsTurn(id) => texts::no_its_turn(lang, whose(id)),
        Refusal::HadTurn(id) => texts::jets_no_had_turn(lang, who(id)),
        Refusal::NoSuchPlace(place) => texts::jets_no_place(lang, *place, fight.order().len()),
        Refusal::Down(id) => texts::jets_no_down(lang, who(id)),
        Refusal::TargetDown(id) => texts::jets_no_target_down(lang, who(id)),
        Refusal::OnSelf(id) => texts::no_on_self(lang, 1, who(id)),
        Refusal::Hidden(id) => texts::jets_no_hidden(lang, who(id)),
        Refusal::NoWeapon(id, name) => texts::no_weapon(lang, 1, who(id), name.clone()),
        Refusal::NothingToSpend => texts::jets_no_points(lang),
        Refusal::TooManyPoints { spent, points } => texts::jets_no_too_many_points(lang, *points, *spent),
        Refusal::TooManyDice { named, kept } => texts::jets_no_too_many_dice(lang, *kept, *named),
        Refusal::BeyondSix { face, points } => texts::jets_no_beyond_six(lang, *face, *points),
        Refusal::NoHit(id) => texts::jets_no_hit(lang, who(id)),
        Refusal::NothingToChoose => texts::jets_no_choice(lang),
        Refusal::NoControl => texts::jets_no_control(lang),
        Refusal::NotDevastating => texts::jets_no_devastating(lang),
        Refusal::NoPrice => texts::jets_no_price(lang),
        Refusal::NoAttributePools => texts::jets_no_attribute_pools(lang),
        Refusal::NotAtStake(on) => texts::jets_no_stake(lang, characteristic_name(*on, lang)),
        Refusal::MustRoll => texts::jets_no_must_roll(lang),
        Refusal::NoPenalty(id, on) => texts::jets_no_penalty(lang, characteristic_name(*on, lang), whose(id)),
        Refusal::NothingToHeal(id) => texts::jets_no_heal(lang, who(id)),
        Refusal::NoCondition(id, text) => texts::jets_no_condition(lang, who(id), text.clone()),
        Refusal::NameTaken(name) => texts::no_name_taken(lang, name.clone()),
        Refusal::NoName => texts::no_name(lang),
        Refusal::NobodyToAttack => texts::refuse_nobody_to_attack(lang),
        Refusal::NobodySelected => texts::refuse_nobody_selected(lang),
        Refusal::NothingElse => texts::jets_no_other(lang),
        Refusal::NoSuchOption => texts::jets_no_option(lang),
    }
}

/// Which die is missing, or why one does not fit.
#[must_use]
pub fn halt(halt: &Halt, lang: Lang) -> String {
    contract::halt(halt, lang, missing)
}

fn missing(ask: Ask, lang: Lang) -> String {
    texts::jets_halt_pool(lang, ask.die.to_string())
}
