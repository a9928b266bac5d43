//! What dice and actions are called, and whose dice a call throws.

use crate::dice::{Ask, Purpose};
use crate::rules::contract::{Call, Roller, Who};
use crate::rules::roster::find;
use crate::texts::{self, Lang};

use super::super::narrate::{contest_verb, level_text};
use super::super::reroll::roller as reroller;
use super::super::state::Encounter;
use super::super::strike::next_hit;
use super::super::trait_roll::Target;

/// Whose dice a call throws; nothing where it throws none.
#[must_use]
pub fn roller(fight: &Encounter, call: &Call) -> Option<Roller> {
    let named = |field: &str| {
        let nobody = Who::Said(String::new());
        find(&fight.roster(), call.get_who(field).unwrap_or(&nobody)).ok().map(|(id, member)| Target { id, member })
    };
    if call.verb == "defend" && !call.is_on("full") {
        return None;
    }
    let who = match call.verb {
        "trick" | "taunt" | "intimidate" | "grapple" | "break" | "squeeze" | "push" | "ritual" | "cast" | "heal"
        | "attack" | "smash" | "resist" | "strike" | "withdraw" | "roll" | "oppose" | "interrupt" | "soak"
        | "incapacitation" | "bleed" | "recover" | "aftermath" | "run" | "defend" => named("who")?,
        "damage" if call.args.contains_key("amount") => return None,
        "damage" => next_hit(fight)?.by,
        "reroll" => reroller(fight, named("who")).ok()?,
        _ => return None,
    };
    let combatant = fight.get(who.id)?;
    let joker = combatant.has_joker();
    if call.verb == "interrupt" && joker {
        return None;
    }
    let several = combatant.vital.members.len() > 1 && who.member.is_none();
    Some(Roller {
        name: combatant.name.clone(),
        player: combatant.player.clone(),
        together: several && matches!(call.verb, "attack" | "recover" | "aftermath"),
    })
}

/// What a die is called in the box.
#[must_use]
pub fn die_label(ask: &Ask, lang: Lang) -> String {
    let die = level_text(crate::dice::Level::of(ask.die));
    match ask.purpose {
        Purpose::Trait | Purpose::Weapon | Purpose::Object => die,
        Purpose::Wild => texts::die_name_wild(lang),
        Purpose::Strength => texts::die_name_strength(lang, die),
        Purpose::Raise => texts::die_name_raise(lang, die),
        // Nothing in this game throws a pool.
        Purpose::Table | Purpose::Pool => texts::die_name_table(lang, die),
    }
}

/// What an action of the table is called in a word, for the foot line.
#[must_use]
pub fn verb_short(action: &str, lang: Lang) -> String {
    match action {
        "attack" => texts::short_attack(lang),
        "target" => texts::short_target(lang),
        "weapon" => texts::short_weapon(lang),
        "next" => texts::short_next(lang),
        "hold" => texts::short_hold(lang),
        "interrupt" => texts::short_interrupt(lang),
        "benny-now" => texts::short_benny(lang),
        "cards" => texts::short_cards(lang),
        "roll" => texts::short_roll(lang),
        "oppose" => texts::short_oppose(lang),
        "damage" => texts::short_damage(lang),
        "other" => texts::short_other(lang),
        "draw" => texts::short_draw(lang),
        "cancel" => texts::short_cancel(lang),
        "stand" => texts::short_stand(lang),
        "add" => texts::short_add(lang),
        "try" => texts::short_try(lang),
        other => verb_label(other, lang),
    }
}

/// What an action of the table is called.
#[must_use]
pub fn verb_label(action: &str, lang: Lang) -> String {
    match action {
        "deal" => texts::verb_deal(lang),
        "next" => texts::verb_next(lang),
        "attack" => texts::verb_attack(lang),
        "damage" => texts::verb_damage(lang),
        "soak" => texts::verb_soak(lang),
        "take" => texts::verb_take(lang),
        "incapacitation" => texts::verb_incapacitation(lang),
        "bleed" => texts::verb_bleed(lang),
        "recover" => texts::verb_recover(lang),
        "unshake" => texts::verb_unshake(lang),
        "reroll" => texts::verb_reroll(lang),
        "hold" => texts::verb_hold(lang),
        "act" => texts::verb_act(lang),
        "interrupt" => texts::verb_interrupt(lang),
        "roll" => texts::verb_roll(lang),
        "oppose" => texts::verb_oppose(lang),
        "reload" => texts::verb_reload(lang),
        "pickup" => texts::verb_pickup(lang),
        "aftermath" => texts::verb_aftermath(lang),
        "ritual" => texts::verb_ritual(lang),
        "intuitive" => texts::verb_intuitive(lang),
        "draw" => texts::verb_draw(lang),
        "cancel" => texts::verb_cancel(lang),
        "stand" => texts::verb_stand(lang),
        "bank" => texts::verb_bank(lang),
        "improve" => texts::verb_improve(lang),
        "advance" => texts::verb_advance(lang),
        "set" => texts::verb_set(lang),
        "effect" => texts::verb_effect(lang),
        "stop" => texts::verb_stop(lang),
        "cast" => texts::verb_cast(lang),
        "caught" => texts::verb_caught(lang),
        "heal" => texts::verb_heal(lang),
        "hour" => texts::verb_hour(lang),
        "maintain" => texts::verb_maintain(lang),
        "benny" => texts::verb_benny(lang),
        "card" => texts::verb_card(lang),
        "add" => texts::verb_add(lang),
        "remove" => texts::verb_remove(lang),
        "rename" => texts::verb_rename(lang),
        "note" => texts::verb_note(lang),
        "benny-now" => texts::verb_benny_now(lang),
        "target" => texts::verb_target(lang),
        "weapon" => texts::verb_weapon(lang),
        "other" => texts::verb_other(lang),
        "cards" => texts::verb_cards(lang),
        "shaken" => texts::verb_shaken(lang),
        "prone" => texts::verb_prone(lang),
        "wounds" => texts::verb_wounds(lang),
        "hide" => texts::verb_hide(lang),
        "gang" => texts::verb_gang(lang),
        "wild" => texts::verb_wild(lang),
        "called" => texts::verb_called(lang),
        "actions" => texts::verb_actions(lang),
        "running" => texts::verb_running(lang),
        "unarmed" => texts::verb_unarmed(lang),
        "offhand" => texts::verb_offhand(lang),
        "light" => texts::verb_light(lang),
        "range" => texts::verb_range(lang),
        "cover" => texts::verb_cover(lang),
        "aim" => texts::verb_aim(lang),
        "prone-target" => texts::verb_prone_target(lang),
        "drop" => texts::verb_drop(lang),
        "shots" => texts::verb_shots(lang),
        "members" => texts::verb_members(lang),
        "number" => texts::verb_number(lang),
        "also" => texts::verb_also(lang),
        "second" => texts::verb_second(lang),
        "way" => texts::verb_way(lang),
        "near" => texts::verb_near(lang),
        "nonlethal" => texts::verb_nonlethal(lang),
        "flat" => texts::verb_flat(lang),
        "resist" => texts::verb_resist(lang),
        "engage" => texts::verb_engage(lang),
        "withdraw" => texts::verb_withdraw(lang),
        "strike" => texts::verb_strike(lang),
        "waive" => texts::verb_waive(lang),
        "defend" => texts::verb_defend(lang),
        "takeaim" => texts::verb_takeaim(lang),
        "move" => texts::verb_move(lang),
        "run" => texts::verb_run(lang),
        "rise" => texts::verb_rise(lang),
        "ambush" => texts::verb_ambush(lang),
        "lead" => texts::verb_lead(lang),
        "mounted" => texts::verb_mounted(lang),
        "charge" => texts::verb_charge(lang),
        "unsteady" => texts::verb_unsteady(lang),
        "under" => texts::verb_under(lang),
        "bystander" => texts::verb_bystander(lang),
        "finish" => texts::verb_finish(lang),
        "smash" => texts::verb_smash(lang),
        "obstacle" => texts::verb_obstacle(lang),
        "wilddie" => texts::verb_wilddie(lang),
        "trick" | "taunt" | "intimidate" | "grapple" | "break" | "squeeze" | "push" => contest_verb(action, lang),
        "try" => texts::verb_try(lang),
        other => other.to_owned(),
    }
}
