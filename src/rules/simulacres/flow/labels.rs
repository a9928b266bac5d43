//! What dice and actions are called, and whose dice a call throws.

use crate::dice::Ask;
use crate::rules::contract::{Call, Roller, Who};
use crate::rules::roster::find;
use crate::texts::{self, Lang};

use super::super::attack::Throw;
use super::super::state::Encounter;
use super::planned::{Planned, planned};

/// Whose dice a call throws; nothing where it throws none.
#[must_use]
pub fn roller(fight: &Encounter, call: &Call) -> Option<Roller> {
    let nobody = Who::Said(String::new());
    let who = match planned(fight, call) {
        // The game master rolls in secret, whoever it is for.
        Ok(Some(Planned::One(roll))) if roll.hidden => {
            return Some(Roller { name: fight.called(roll.who), player: None, together: false });
        }
        Ok(Some(Planned::One(roll))) => match roll.fell.dice {
            (0, 0) => roll.who,
            _ => return None,
        },
        Ok(Some(Planned::Two { one, other, .. })) => match (*one, *other) {
            (Throw::New(roll), _) | (Throw::Fallen(_), Throw::New(roll)) => roll.who,
            (Throw::Fallen(_), Throw::Fallen(_)) => return None,
        },
        Ok(Some(Planned::Dice(who))) => who,
        Ok(None) => return None,
        // A test that is refused is still somebody's.
        Err(_) => find(&fight.roster(), call.get_who("who").unwrap_or(&nobody)).ok()?.0,
    };
    let own = fight.get(who)?;
    Some(Roller { name: own.name.clone(), player: own.player.clone(), together: false })
}

/// What a die is called in the box.
#[must_use]
pub fn die_label(ask: &Ask, lang: Lang) -> String {
    let die = ask.die.to_string();
    if ask.purpose.hangs_on_others() { texts::sim_die_further(lang, die) } else { die }
}

/// What an action of the table is called in a word, for the foot line.
#[must_use]
pub fn verb_short(action: &str, lang: Lang) -> String {
    match action {
        "next" => texts::short_next(lang),
        "attack" => texts::short_attack(lang),
        "target" => texts::short_target(lang),
        "weapon" => texts::short_weapon(lang),
        "declare" => texts::sim_short_declare(lang),
        "energy" => texts::sim_short_energy(lang),
        "aid" => texts::sim_short_aid(lang),
        "harm" => texts::short_damage(lang),
        "oppose" => texts::short_oppose(lang),
        "act" => texts::sim_short_act(lang),
        "roll" => texts::short_roll(lang),
        "other" => texts::short_other(lang),
        "add" => texts::short_add(lang),
        other => verb_label(other, lang),
    }
}

/// What an action of the table is called.
#[must_use]
pub fn verb_label(action: &str, lang: Lang) -> String {
    match action {
        "pass" => texts::sim_verb_pass(lang),
        "finish" => texts::sim_verb_end(lang),
        "next" => texts::verb_next(lang),
        "act" => texts::verb_interrupt(lang),
        "roll" => texts::sim_verb_roll(lang),
        "declare" => texts::sim_verb_declare(lang),
        "attack" => texts::verb_attack(lang),
        "damage" => texts::sim_verb_damage(lang),
        "dose" => texts::sim_verb_dose(lang),
        "riposte" => texts::sim_verb_riposte(lang),
        "faint" => texts::sim_verb_faint(lang),
        "survive" => texts::sim_verb_survive(lang),
        "oppose" => texts::sim_verb_oppose(lang),
        "energy" => texts::sim_verb_energy(lang),
        "move" => texts::sim_verb_move(lang),
        "will" => texts::sim_verb_will(lang),
        "repel" => texts::sim_verb_repel(lang),
        "aid" => texts::sim_verb_aid(lang),
        "operate" => texts::sim_verb_operate(lang),
        "poison" => texts::sim_verb_poison(lang),
        "chance" => texts::sim_verb_chance(lang),
        "skip" => texts::sim_verb_skip(lang),
        "harm" => texts::verb_damage(lang),
        "wound" => texts::sim_verb_wound(lang),
        "rest" => texts::sim_verb_rest(lang),
        "time" => texts::sim_verb_time(lang),
        "target" => texts::verb_target(lang),
        "weapon" => texts::verb_weapon(lang),
        "aiming" => texts::sim_verb_aim(lang),
        "range" => texts::sim_verb_range(lang),
        "dosed" => texts::sim_verb_dosed(lang),
        "put-power" => texts::sim_verb_power(lang),
        "put-speed" => texts::sim_verb_speed(lang),
        "put-precision" => texts::sim_verb_precision(lang),
        "put-boost" => texts::sim_verb_boost(lang),
        "put-edge" => texts::sim_verb_edge(lang),
        "put-haste" => texts::sim_verb_haste(lang),
        "put-ep" => texts::sim_verb_ep(lang),
        "unanswered" => texts::sim_verb_simple(lang),
        "parried" => texts::sim_verb_parried(lang),
        "many" => texts::sim_verb_many(lang),
        "place" => texts::sim_verb_place(lang),
        "set" => texts::verb_set(lang),
        "add" => texts::verb_add(lang),
        "remove" => texts::verb_remove(lang),
        "rename" => texts::verb_rename(lang),
        "note" => texts::verb_note(lang),
        "other" => texts::verb_other(lang),
        "hide" => texts::verb_hide(lang),
        "number" => texts::sim_verb_number(lang),
        "secret" => texts::sim_verb_secret(lang),
        "own-sum" => texts::sim_verb_sum(lang),
        "own-talent" => texts::sim_verb_talent(lang),
        "their-sum" => texts::sim_verb_their_sum(lang),
        "their-talent" => texts::sim_verb_their_talent(lang),
        other => other.to_owned(),
    }
}

/// A distance in a language.
#[must_use]
pub fn distance_name(word: &str, lang: Lang) -> String {
    match word {
        "point-blank" => texts::sim_point_blank(lang),
        "near" => texts::sim_near(lang),
        "far" => texts::sim_far(lang),
        "very-far" => texts::sim_very_far(lang),
        _ => texts::sim_normal_distance(lang),
    }
}
