//! A test in words: its sum with every modifier, the dice, what they come to.

use crate::rules::simulacres::outcome::{Outcome, Quality};
use crate::rules::simulacres::roll::{Mod, Purpose, Reason, Roll};
use crate::rules::simulacres::state::Encounter;
use crate::rules::simulacres::talents;
use crate::texts::{self, Lang, plain, signed};
use crate::view::Tone;
use crate::view::ink::{dim, ink};

use super::deeds::span;
use super::names::{energy, name, part};

/// The sum with its modifiers: `Body 4 + Action 3 + Material 2 + Foil +3, −1 malaise = 11`.
pub fn made_of(roll: &Roll, lang: Lang) -> String {
    let mut sum: Vec<String> = roll.parts.iter().map(|(own, score)| format!("{} {score}", part(own, lang))).collect();
    sum.extend(roll.quick.map(|value| texts::sim_quick(lang, plain(value.into()))));
    sum.extend(roll.talent.as_ref().map(|(own, level)| {
        format!("{} {}", talents::called(own, lang), if *level == 0 { "0".to_owned() } else { signed((*level).into()) })
    }));
    let mut text = sum.join(" + ");
    for one in &roll.mods {
        text = format!("{text}, {}", modifier(*one, lang));
    }
    texts::sim_comes_to(lang, text, plain(roll.value()))
}

/// One modifier, its sign first: `−1 malaise`.
pub fn modifier(own: Mod, lang: Lang) -> String {
    format!("{} {}", signed(own.amount), reason(own.reason, lang))
}

/// Why a test is easier or harder.
pub fn reason(reason: Reason, lang: Lang) -> String {
    match reason {
        Reason::Told => texts::sim_mod_told(lang),
        Reason::Malaise => texts::sim_mod_malaise(lang),
        Reason::Encumbrance => texts::sim_mod_encumbrance(lang),
        Reason::LastPoint => texts::sim_mod_last_point(lang),
        Reason::Energy(own) => energy(own, lang),
        Reason::Lasting(own) => texts::sim_mod_lasting(lang, energy(own, lang)),
        Reason::Aim => texts::sim_mod_aim(lang),
        Reason::Dose => texts::sim_mod_dose(lang),
        Reason::Distance => texts::sim_mod_distance(lang),
        Reason::Against(count) => texts::sim_mod_against(lang, count),
        Reason::Outnumbered => texts::sim_mod_outnumbered(lang),
        Reason::Shield => texts::sim_mod_shield(lang),
        Reason::Margin => texts::sim_mod_margin(lang),
        Reason::Wound => texts::sim_mod_wound(lang),
        Reason::Virulence => texts::sim_mod_virulence(lang),
        Reason::Change => texts::sim_mod_change(lang),
    }
}

/// Faces side by side: `5 3`.
fn faces(faces: &[u8]) -> String {
    faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The dice as they lie: `3 4 (7), +6 5 critical`.
pub fn dice(roll: &Roll, lang: Lang) -> String {
    let (first, second) = roll.fell.dice;
    let mut text = texts::sim_dice(lang, faces(&[first, second]), roll.dice());
    if !roll.fell.bonus.is_empty() {
        text = texts::sim_dice_critical(lang, text, faces(&roll.fell.bonus));
    }
    if !roll.fell.power.is_empty() {
        text = texts::sim_dice_power(lang, text, faces(&roll.fell.power));
    }
    text
}

/// How good it is.
pub fn quality(quality: Quality, lang: Lang) -> String {
    match quality {
        Quality::Excellent => texts::sim_excellent(lang),
        Quality::VeryGood => texts::sim_very_good(lang),
        Quality::Good => texts::sim_good(lang),
        Quality::Normal => texts::sim_normal(lang),
        Quality::Almost => texts::sim_almost(lang),
        Quality::Bad => texts::sim_bad(lang),
        Quality::VeryBad => texts::sim_very_bad(lang),
    }
}

/// What it came to: `success, MR 4, Very good`.
pub fn outcome(outcome: Outcome, lang: Lang) -> String {
    let how = quality(outcome.quality(), lang);
    match outcome {
        Outcome::Success { mr, critical: false } => ink(&texts::sim_success(lang, mr, how), Tone::Good),
        Outcome::Success { mr, critical: true } => ink(&texts::sim_critical(lang, mr, how), Tone::Good),
        Outcome::Failure { me, critical: false } => ink(&texts::sim_failure(lang, me, how), Tone::Bad),
        Outcome::Failure { me, critical: true } => ink(&texts::sim_fumble(lang, me, how), Tone::Bad),
    }
}

/// What a test is for, behind the name of who makes it; empty where the sum says it all.
pub fn purpose(fight: &Encounter, roll: &Roll, lang: Lang) -> String {
    use super::names::{weapon, zone};
    match &roll.purpose {
        Purpose::Test => String::new(),
        Purpose::Against(other) => texts::sim_for_against(lang, name(fight, *other)),
        Purpose::Attack(blow) => {
            texts::sim_for_attack(lang, name(fight, blow.whom), weapon(blow.weapon.as_deref(), lang))
        }
        Purpose::Riposte(blow) => {
            texts::sim_for_riposte(lang, name(fight, blow.whom), weapon(blow.weapon.as_deref(), lang))
        }
        Purpose::Parry(other) => texts::sim_for_parry(lang, name(fight, *other)),
        Purpose::Defend(other) => texts::sim_for_defend(lang, name(fight, *other)),
        Purpose::Faint(own) => texts::sim_for_faint(lang, zone(*own, lang)),
        Purpose::Survival(own) => texts::sim_for_survival(lang, zone(*own, lang)),
        Purpose::Will(_) => texts::sim_for_will(lang),
        Purpose::Repel => texts::sim_for_repel(lang),
        Purpose::Aid { whom, zone: own } => texts::sim_for_aid(lang, zone(*own, lang), name(fight, *whom)),
        Purpose::Operate { whom, zone: own } => texts::sim_for_operate(lang, zone(*own, lang), name(fight, *whom)),
        Purpose::Heal(own) => texts::sim_for_heal(lang, zone(*own, lang)),
        Purpose::Poison => texts::sim_for_poison(lang),
        Purpose::Chance => texts::sim_for_chance(lang),
    }
}

/// A test that fell: who, of what, the dice, what it came to, what it cost.
pub fn rolled(fight: &Encounter, roll: &Roll, lang: Lang) -> String {
    let who = name(fight, roll.who);
    let what = purpose(fight, roll, lang);
    let who = if what.is_empty() { who } else { texts::sim_who_for(lang, who, what) };
    let mut text = texts::sim_log_roll(lang, who, made_of(roll, lang), dice(roll, lang), outcome(roll.outcome, lang));
    if let Some(took) = time_taken(roll, lang) {
        text = format!("{text}, {took}");
    }
    if !roll.stake.is_nothing() {
        let paid = cost(roll.stake.ps(), roll.stake.ep, lang);
        text = format!("{text}, {}", dim(&texts::sim_paid(lang, paid)));
    }
    if roll.hidden { texts::sim_log_hidden(lang, text) } else { text }
}

/// How long a task took, where that was told or Speed has shortened it: `10 minutes instead of 40 minutes`.
fn time_taken(roll: &Roll, lang: Lang) -> Option<String> {
    let by = roll.shortened();
    let minutes = |count: u32| span(u64::from(count).saturating_mul(60), lang);
    Some(match roll.minutes() {
        Some(took) if by > 1 => texts::sim_time_shortened(lang, minutes(took), minutes(roll.stake.minutes)),
        Some(took) => texts::sim_time_taken(lang, minutes(took)),
        None if by > 1 => texts::sim_time_divided(lang, by),
        None => return None,
    })
}

/// What Energies cost: `1 PS, 1 EP`.
pub fn cost(ps: u8, ep: u8, lang: Lang) -> String {
    let breath = (ps > 0).then(|| texts::sim_ps(lang, ps));
    let balance = (ep > 0).then(|| texts::sim_ep(lang, ep));
    breath.into_iter().chain(balance).collect::<Vec<_>>().join(", ")
}
