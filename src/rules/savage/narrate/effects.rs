//! What lasts, in words: what it does, what ends it, and what became of it.

use crate::rules::savage::effect::{Alters, Effect, EffectKind, Until, Way};
use crate::rules::savage::event::Lasting;
use crate::rules::savage::fact::EndWhy;
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::trait_roll::Target;
use crate::texts::{self, Lang, Words, word};
use crate::view::{Id, Tone};

use super::names::{called, name, of, plain, signed, trait_name, weapon};
use crate::view::ink::{dim, ink};

/// A fact about an effect; what the next line tells better has none.
pub fn told(fight: &Encounter, fact: &Lasting, lang: Lang) -> Option<String> {
    match fact {
        Lasting::Began { who, effect } if effect.kind == EffectKind::Dropped => {
            let whom = called(fight, Target { id: *who, member: effect.member });
            Some(ink(&texts::log_dropped(lang, whom, weapon(&effect.name, lang)), Tone::Bad))
        }
        Lasting::Began { who, effect } if effect.kind == EffectKind::Malfunction => {
            let whom = called(fight, Target { id: *who, member: effect.member });
            Some(ink(&texts::log_malfunction(lang, word(lang, Words::Effect, &effect.name), whom), Tone::Bad))
        }
        Lasting::Began { who, effect } => {
            let whom = called(fight, Target { id: *who, member: effect.member });
            let does = does(fight, effect, lang);
            Some(texts::log_effect_began(lang, whom, by(fight, effect, *who, lang), does, until(fight, effect, lang)))
        }
        Lasting::Ended { who, effect, why } => {
            let effect = fight.effect(*who, *effect)?;
            let on = on(fight, *who, effect, lang);
            match why {
                EndWhy::Time => Some(dim(&texts::log_effect_time(lang, on))),
                EndWhy::Word => Some(texts::log_effect_word(lang, on)),
                EndWhy::Unpaid => Some(texts::log_effect_unpaid(lang, on)),
                EndWhy::Used => Some(dim(&texts::log_effect_used(lang, on))),
                EndWhy::Hurt | EndWhy::Moved => Some(ink(&texts::log_effect_hurt(lang, on), Tone::Bad)),
                EndWhy::TakenUp => {
                    let whom = called(fight, Target { id: *who, member: effect.member });
                    Some(texts::log_taken_up(lang, whom, weapon(&effect.name, lang)))
                }
                EndWhy::Broken => Some(ink(
                    &texts::log_broke_free(lang, called(fight, Target { id: *who, member: effect.member })),
                    Tone::Good,
                )),
                EndWhy::Gone if effect.kind == EffectKind::Held => Some(dim(&texts::log_effect_time(lang, on))),
                EndWhy::Replaced if effect.kind == EffectKind::Held => {
                    let held = called(fight, Target { id: *who, member: effect.member });
                    effect.by.map(|by| dim(&texts::log_grip_replaced(lang, name(fight, by), held)))
                }
                EndWhy::Replaced | EndWhy::Gone => None,
            }
        }
        Lasting::Used { .. } => None,
        Lasting::Owed { who, of: bearer, effect } => {
            let effect = fight.effect(*bearer, *effect)?;
            let cost = effect.upkeep.map_or(0, |upkeep| upkeep.cost);
            Some(texts::log_effect_owed(
                lang,
                on(fight, *bearer, effect, lang),
                plain(cost.into()),
                of(lang, &name(fight, *who)),
            ))
        }
        Lasting::Kept { who, effect, by, round } => {
            let own = fight.effect(*who, *effect)?;
            let left = fight.get(*by).map_or(0, |payer| payer.power);
            let on = on(fight, *who, own, lang);
            Some(texts::log_effect_kept(lang, name(fight, *by), on, *round, plain(left.into())))
        }
    }
}

/// What an effect is called.
#[must_use]
pub fn named(effect: &Effect, lang: Lang) -> String {
    if effect.kind == EffectKind::Dropped {
        texts::lasts_dropped(lang, weapon(&effect.name, lang))
    } else if effect.kind == EffectKind::Malfunction {
        texts::lasts_malfunction(lang, word(lang, Words::Effect, &effect.name))
    } else {
        word(lang, Words::Effect, &effect.name)
    }
}

/// `Armor on Kenway`.
#[must_use]
pub fn on(fight: &Encounter, who: Id, effect: &Effect, lang: Lang) -> String {
    texts::lasts_on(lang, named(effect, lang), called(fight, Target { id: who, member: effect.member }))
}

/// `Armor (Tia)`; whose own deed it is does not say so.
fn by(fight: &Encounter, effect: &Effect, who: Id, lang: Lang) -> String {
    let named = named(effect, lang);
    match effect.by.filter(|by| *by != who) {
        Some(by) => texts::lasts_of(lang, named, name(fight, by)),
        None if effect.by.is_none() => texts::lasts_of(lang, named, texts::game_master(lang)),
        None => named,
    }
}

/// One line for a sheet: `Armor (Tia): armour +2; to the turn of Tia in round 4, then 1 PP`.
#[must_use]
pub fn line(fight: &Encounter, who: &Combatant, effect: &Effect, lang: Lang) -> String {
    let mut name = by(fight, effect, who.id, lang);
    if let Some(member) = effect.member.filter(|_| who.vital.members.len() > 1) {
        name = format!("{name} #{}", member + 1);
    }
    texts::sheet_effect(lang, name, does(fight, effect, lang), until(fight, effect, lang))
}

fn does(fight: &Encounter, effect: &Effect, lang: Lang) -> String {
    let all: Vec<String> = effect.does.iter().map(|own| alters(fight, own, lang)).collect();
    if all.is_empty() { texts::does_nothing(lang) } else { all.join(", ") }
}

fn alters(fight: &Encounter, own: &Alters, lang: Lang) -> String {
    match own {
        Alters::Parry(value) => texts::does_parry(lang, signed(*value)),
        Alters::ParryAtLeast(value) => texts::does_parry_least(lang, plain(*value)),
        Alters::Pace(value) => texts::does_pace(lang, signed(*value)),
        Alters::Toughness(value) => texts::does_toughness(lang, signed(*value)),
        Alters::Armor(value) => texts::does_armor(lang, signed(*value)),
        Alters::AreaArmor(value) => texts::does_area_armor(lang, signed(*value)),
        Alters::Traits(value) => texts::does_traits(lang, signed(*value)),
        Alters::Trait(what, value) => texts::does_trait(lang, trait_name(what, lang), signed(*value)),
        Alters::Attacks(Way::Any, value) => texts::does_attacks(lang, signed(*value)),
        Alters::Attacks(Way::Melee, value) => texts::does_attacks_melee(lang, signed(*value)),
        Alters::Attacks(Way::Ranged, value) => texts::does_attacks_ranged(lang, signed(*value)),
        Alters::Attacked(Way::Any, value) => texts::does_attacked(lang, signed(*value)),
        Alters::Attacked(Way::Melee, value) => texts::does_attacked_melee(lang, signed(*value)),
        Alters::Attacked(Way::Ranged, value) => texts::does_attacked_ranged(lang, signed(*value)),
        Alters::Versus(whom, value) => texts::does_versus(lang, name(fight, *whom), signed(*value)),
        Alters::Against(whom, value) => texts::does_against(lang, called(fight, *whom), signed(*value)),
        Alters::Without(_) => texts::does_without(lang),
        Alters::Actions(value) => texts::does_actions(lang, signed(*value)),
        Alters::Damage(Way::Any, value) => texts::does_damage(lang, signed(*value)),
        Alters::Damage(Way::Melee, value) => texts::does_damage_melee(lang, signed(*value)),
        Alters::Damage(Way::Ranged, value) => texts::does_damage_ranged(lang, signed(*value)),
        Alters::NoCard => texts::does_no_card(lang),
        Alters::Recovery(value) => texts::does_recovery(lang, signed(*value)),
        Alters::IgnoresWounds => texts::does_ignores_wounds(lang),
        Alters::Weapon(with, value) => texts::does_weapon(lang, weapon(with, lang), signed(*value)),
    }
}

fn until(fight: &Encounter, effect: &Effect, lang: Lang) -> String {
    let whose = |id: &Id| of(lang, &name(fight, *id));
    let one = |until: &Until| match until {
        Until::Action(id) => texts::until_action(lang, whose(id)),
        Until::TurnBegins(id, 0) => texts::until_turn(lang, whose(id)),
        Until::TurnBegins(id, round) => texts::until_turn_round(lang, whose(id), *round),
        Until::TurnEnds(id, 0) => texts::until_turn_end(lang, whose(id)),
        Until::TurnEnds(id, round) => texts::until_turn_end_round(lang, whose(id), *round),
        Until::RoundEnds(round) => texts::until_round(lang, *round),
        Until::Attack(id) => texts::until_attack(lang, whose(id)),
        Until::Shaken(id) => texts::until_shaken(lang, name(fight, *id)),
        Until::Wounded(id) => texts::until_wounded(lang, name(fight, *id)),
        Until::Moves(id) => texts::until_moves(lang, name(fight, *id)),
        Until::Against(by, foe) => texts::until_against(lang, whose(by), called(fight, *foe)),
        Until::Down(figure) => texts::until_down(lang, called(fight, *figure)),
    };
    let mut text = effect.until.iter().map(one).reduce(|one, other| texts::until_or(lang, one, other));
    if let Some(upkeep) = effect.upkeep {
        text = text.map(|text| texts::until_upkeep(lang, text, plain(upkeep.cost.into())));
    }
    let taken_up = effect.kind == EffectKind::Dropped;
    let text = text.unwrap_or_else(|| if taken_up { texts::until_taken_up(lang) } else { texts::until_word(lang) });
    match effect.uses {
        Some(uses) => format!("{text}, {}", texts::lasts_uses(lang, uses)),
        None => text,
    }
}
