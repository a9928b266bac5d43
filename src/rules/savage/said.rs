//! Refusals and missing dice in words.

use crate::dice::{Ask, Purpose};
use crate::rules::contract;
use crate::texts::{self, Lang, Words, word};
use crate::view::{Id, Side};

use super::narrate::{card_text, contest_verb, count, name, of};
use super::object::Objects;
use super::refusal::Refusal;
use super::roster::MOST_MEMBERS;
use super::state::Encounter;

/// Why the rules say no, and the way out.
#[must_use]
#[expect(clippy::too_many_lines, reason = "one line for each reason")]
pub fn refusal(fight: &Encounter, refusal: &Refusal, lang: Lang) -> String {
    let who = |id: &Id| name(fight, *id);
    let many = |id: &Id| count(fight, *id);
    let whose = |id: &Id| of(lang, &name(fight, *id));
    match refusal {
        Refusal::Magic(id, why) => super::said_magic::magic(&who(id), why, lang),
        Refusal::Tended(id, whom) => texts::no_tended(lang, many(id), who(id), who(whom)),
        Refusal::NoEffect(id, name) => texts::no_effect(lang, word(lang, Words::Effect, name), who(id)),
        Refusal::NothingToMaintain(id) => texts::no_maintain(lang, who(id)),
        Refusal::NoPower(id, have, need) => texts::no_power(lang, who(id), *have, *need),
        Refusal::Powder(powder) => super::narrate::powder_refusal(fight, powder, lang),
        Refusal::NobodyToAttack => texts::refuse_nobody_to_attack(lang),
        Refusal::OneOfAKind(name) => texts::refuse_one_of_a_kind(lang, name.clone()),
        Refusal::NotCards(said) => texts::refuse_not_cards(lang, said.clone()),
        Refusal::StillOpen => texts::refuse_still_open(lang),
        Refusal::TooFewBennies(who, have) => {
            texts::refuse_too_few_bennies(lang, who.map_or_else(|| texts::gm_pool(lang), |who| name(fight, who)), *have)
        }
        Refusal::OneSided(Side::Heroes) => texts::forecast_no_heroes(lang),
        Refusal::OneSided(Side::Foes) => texts::forecast_no_foes(lang),
        Refusal::NothingElse => texts::refuse_nothing_else(lang),
        Refusal::NobodySelected => texts::refuse_nobody_selected(lang),
        Refusal::NobodyFree => texts::refuse_nobody_free(lang),
        Refusal::NotDealing => texts::refuse_not_dealing(lang, "C"),
        Refusal::NotWith(one, other) => texts::no_not_with(lang, option(one, lang), option(other, lang)),
        Refusal::NeedsEdge(id, edge) => texts::no_edge(lang, many(id), who(id), word(lang, Words::Edge, edge)),
        Refusal::LeftOut(rule) => texts::no_left_out(lang, rule.name(lang)),
        Refusal::NeedsCover => texts::no_cover(lang),
        Refusal::NothingWide => texts::no_wide(lang),
        Refusal::TooManyBystanders(most) => texts::no_bystanders(lang, *most),
        Refusal::NotLethal(id) => texts::no_lethal(lang, who(id)),
        Refusal::NotHelpless(id) => texts::no_helpless(lang, who(id)),
        Refusal::NearIsOff => texts::no_near(lang),
        Refusal::NoEngagements => texts::no_engagements(lang),
        Refusal::NoSuchSkill(said, near) => match near {
            Some(near) => texts::no_skill_near(lang, said.clone(), word(lang, Words::Trait, near)),
            None => texts::no_skill(lang, said.clone()),
        },
        Refusal::OtherSide(one, other) => texts::no_other_side(lang, who(one), who(other)),
        Refusal::SameSide(one, other) => texts::no_same_side(lang, who(one), who(other)),
        Refusal::Engaged(one, other) => texts::no_engaged(lang, who(one), who(other)),
        Refusal::NotEngaged(id) => texts::no_not_engaged(lang, many(id), who(id)),
        Refusal::NoFreeAttack(id) => texts::no_free_attack(lang, many(id), who(id)),
        Refusal::NotAutomatic(id) => texts::no_automatic(lang, who(id)),
        Refusal::TooManyTargets(id, most) => texts::no_targets(lang, *most, who(id)),
        Refusal::NothingToResist(id) => texts::no_resist(lang, many(id), who(id)),
        Refusal::NothingStrayed => texts::no_stray(lang),
        Refusal::NoWildDie => texts::no_wild_die(lang),
        Refusal::NotOfTarget(said) => texts::no_of_target(lang, said.clone()),
        Refusal::WholeTurn(id) => texts::no_whole_turn(lang, many(id), who(id)),
        Refusal::ActedAlready(id) => texts::no_acted_already(lang, many(id), who(id)),
        Refusal::HasRun(id) => texts::no_has_run(lang, many(id), who(id)),
        Refusal::HasMoved(id) => texts::no_has_moved(lang, many(id), who(id)),
        Refusal::OnTheGround(id) => texts::no_on_the_ground(lang, many(id), who(id)),
        Refusal::Standing(id) => texts::no_standing(lang, many(id), who(id)),
        Refusal::HowTough(object) => {
            let usual: Vec<String> = Objects::NAMES.iter().map(|name| word(lang, Words::Object, name)).collect();
            texts::no_toughness(lang, object.clone(), usual.join(", "))
        }
        Refusal::NobodyToLead(id) => texts::no_lead(lang, many(id), who(id)),
        Refusal::NoSuchOption => texts::refuse_no_such_option(lang),
        Refusal::Shared(shared) => contract::refusal(shared, lang),
        Refusal::Shaken(id) => texts::no_shaken(lang, many(id), who(id)),
        Refusal::Spent(id) => texts::no_spent(lang, many(id), who(id)),
        Refusal::Down(id) => texts::no_down(lang, many(id), who(id)),
        Refusal::TargetDown(id) => texts::no_target_down(lang, many(id), who(id)),
        Refusal::OnSelf(id) => texts::no_on_self(lang, many(id), who(id)),
        Refusal::NoWeapon(id, name) => texts::no_weapon(lang, many(id), who(id), name.clone()),
        Refusal::Dropped(id, weapon) => texts::no_dropped(lang, who(id), word(lang, Words::Weapon, weapon)),
        Refusal::NothingToDrop(id) => texts::no_to_drop(lang, many(id), who(id)),
        Refusal::NothingDropped(id) => texts::no_nothing_dropped(lang, who(id)),
        Refusal::NotHeld(id) => texts::no_held(lang, many(id), who(id)),
        Refusal::HoldsNobody(id) => texts::no_holds(lang, many(id), who(id)),
        Refusal::NoSuchTrait(verb, attribute) => {
            texts::no_trait_of_verb(lang, word(lang, Words::Trait, attribute.name()), contest_verb(verb, lang))
        }
        Refusal::TooManyShots(id, most) => texts::no_shots(lang, *most, who(id)),
        Refusal::NoRange(id) => texts::no_range(lang, who(id)),
        Refusal::OnlyRanged(name) => texts::no_only_ranged(lang, option(name, lang)),
        Refusal::OnlyMelee(name) => texts::no_only_melee(lang, option(name, lang)),
        Refusal::NoHit => texts::no_hit(lang),
        Refusal::DamageRolled => texts::no_damage_rolled(lang, word(lang, Words::Edge, "No Mercy")),
        Refusal::NothingToReroll => texts::no_reroll(lang),
        Refusal::NotTheirRoll(id) => texts::no_their_roll(lang, whose(id)),
        Refusal::NoBenny(id) => texts::no_benny(lang, who(id)),
        Refusal::PoolEmpty => texts::no_pool(lang),
        Refusal::NoPurse(id) => texts::no_purse(lang, many(id), who(id)),
        Refusal::NothingToSoak(id) => texts::no_soak(lang, many(id), who(id)),
        Refusal::NotShaken(id) => texts::no_not_shaken(lang, many(id), who(id)),
        Refusal::Tried(id) => texts::no_tried(lang, many(id), who(id)),
        Refusal::NotDown(id) => texts::no_not_down(lang, who(id)),
        Refusal::NotBleeding(id) => texts::no_not_bleeding(lang, who(id)),
        Refusal::NoFate(id) => texts::no_fate(lang, whose(id)),
        Refusal::NotDealt => texts::no_not_dealt(lang),
        Refusal::RoundOver => texts::no_round_over(lang),
        Refusal::Holding(id) => texts::no_holding(lang, many(id), who(id)),
        Refusal::Acted(id) => texts::no_acted(lang, many(id), who(id)),
        Refusal::NotFree(id) => texts::no_not_free(lang, many(id), who(id)),
        Refusal::ItsTurn(id) => texts::no_its_turn(lang, whose(id)),
        Refusal::NotActing(id, Some(current)) => texts::no_not_acting(lang, many(id), who(id), who(current)),
        Refusal::NotActing(id, None) => texts::no_not_acting_nobody(lang, many(id), who(id)),
        Refusal::OutOfCards => texts::no_out_of_cards(lang),
        Refusal::CardOut(card) => texts::no_card_out(lang, card_text(*card, lang)),
        Refusal::TooManyCards(count) => texts::no_too_many_cards(lang, *count),
        Refusal::Hidden(id) => texts::no_hidden(lang, many(id), who(id)),
        Refusal::OnlyWild(id) => texts::no_only_wild(lang, many(id), who(id)),
        Refusal::WholeGroup(id) => texts::no_whole_group(lang, who(id)),
        Refusal::NotAGroup(id) => texts::no_not_a_group(lang, who(id)),
        Refusal::TooMany(count) => texts::no_too_many(lang, *count, MOST_MEMBERS),
        Refusal::NameTaken(name) => texts::no_name_taken(lang, name.clone()),
        Refusal::NoName => texts::no_name(lang),
        Refusal::Loaded(id) => texts::no_loaded(lang, many(id), who(id)),
    }
}

/// An option of an attack, by its name in commands.
fn option(name: &str, lang: Lang) -> String {
    match name {
        "gang" => texts::option_gang(lang),
        "wild" => texts::option_wild(lang),
        "unarmed" => texts::option_unarmed(lang),
        "cover" => texts::option_cover(lang),
        "aim" => texts::option_aim(lang),
        "also" => texts::verb_also(lang),
        "second" => texts::verb_second(lang),
        "shots" => texts::verb_shots(lang),
        "members" => texts::verb_members(lang),
        "frenzy" => word(lang, Words::Edge, "Frenzy"),
        "sweep" => word(lang, Words::Edge, "Sweep"),
        "burst" => texts::mod_burst(lang),
        "doubletap" => texts::mod_double_tap(lang),
        "rapid" => texts::mod_rapid(lang),
        "suppress" => texts::way_suppress(lang),
        "area" => texts::way_area(lang),
        "charge" => texts::verb_charge(lang),
        "unsteady" => texts::verb_unsteady(lang),
        "disarm" => texts::mod_disarm(lang),
        other => other.to_owned(),
    }
}

/// Which die is missing, in the words of this game.
#[must_use]
pub fn missing(ask: Ask, lang: Lang) -> String {
    let die = ask.die.to_string();
    let member = (ask.of > 0).then(|| format!("#{}", u32::from(ask.of) + 1));
    match (ask.purpose, member) {
        (Purpose::Trait, None) => texts::halt_trait(lang, die),
        (Purpose::Trait, Some(member)) => texts::halt_trait_of(lang, die, member),
        (Purpose::Wild, None) => texts::halt_wild(lang, die),
        (Purpose::Wild, Some(member)) => texts::halt_wild_of(lang, die, member),
        (Purpose::Strength, _) => texts::halt_strength(lang, die),
        (Purpose::Weapon, _) => texts::halt_weapon(lang, die),
        (Purpose::Object, _) => texts::halt_object(lang, die),
        (Purpose::Raise, _) => texts::halt_raise(lang, die),
        // Nothing in this game throws a pool.
        (Purpose::Table | Purpose::Pool, _) => texts::halt_table(lang, die),
    }
}
