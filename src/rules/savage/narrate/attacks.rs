//! Attacks in words: who hits whom, with what, and each of several who attack together.

use crate::rules::savage::manner::Stray;
use crate::rules::savage::open::Attack;
use crate::rules::savage::state::Encounter;
use crate::rules::savage::trait_roll::TraitRoll;
use crate::texts::{self, Lang};
use crate::view::Tone;

use super::names::{called, count, list, name, plain, weapon};
use super::rolls::{Against, crit, modifier, roll};
use crate::view::ink::ink;

/// The lines of an attack: one, or a heading and one for each member.
pub fn attack(fight: &Encounter, attack: &Attack, lang: Lang) -> Vec<String> {
    if !attack.aims.is_empty() {
        return aims(fight, attack, lang);
    }
    let [one] = attack.rolls.as_slice() else { return several(fight, attack, lang) };
    vec![single(fight, attack, one, lang)]
}

fn against(attack: &Attack) -> Against {
    if attack.ranged { Against::Number } else { Against::Parry }
}

/// One attacker: `Kenway hits Oslo, rapier: d8 4, wild 6+2 = 8 against Parry 3, a raise`.
pub fn single(fight: &Encounter, attack: &Attack, one: &TraitRoll, lang: Lang) -> String {
    let (who, whom) = (called(fight, one.who), called(fight, attack.whom));
    let with = weapon(&attack.hit.weapon, lang);
    let mut rolled = roll(one, against(attack), lang);
    let shots = one.results.len();
    let hits: Vec<i32> = one.hits().collect();
    if shots > 1 && !one.crit {
        rolled = join(&rolled, &texts::shots_hit(lang, hits.len(), shots));
    }
    let raises: i32 = hits.iter().sum();
    if raises > 0 {
        rolled = join(&rolled, &ink(&texts::count_raises(lang, raises), Tone::Good));
    }
    if attack.bullets > 0 {
        rolled = join(&rolled, &texts::count_bullets(lang, attack.bullets));
    }
    if one.crit {
        let missed = ink(&texts::log_misses(lang, who, whom, with, rolled), Tone::Bad);
        texts::two_sentences(lang, missed, crit(lang))
    } else if attack.through(one).next().is_some() {
        ink(&texts::log_through(lang, who, whom, with, rolled), Tone::Good)
    } else if hits.is_empty() {
        ink(&texts::log_misses(lang, who, whom, with, rolled), Tone::Bad)
    } else {
        ink(&texts::log_hits(lang, who, whom, with, rolled), Tone::Good)
    }
}

/// An attack at several: a heading with its rolls, then each target with what it comes to.
fn aims(fight: &Encounter, attack: &Attack, lang: Lang) -> Vec<String> {
    let who = attack.rolls.first().map_or_else(|| name(fight, attack.who), |one| called(fight, one.who));
    let number = count(fight, attack.who);
    let with = weapon(&attack.hit.weapon, lang);
    let one = attack.rolls.len() == 1;
    let rolls = attack.rolls.iter().map(|own| roll(own, Against::Roll, lang)).collect::<Vec<_>>();
    let mut heading = texts::log_many(lang, number, who, with, rolls.join("; "));
    if attack.bullets > 0 {
        heading = join(&heading, &texts::count_bullets(lang, attack.bullets));
    }
    let crit_line = attack.rolls.iter().any(|own| own.crit).then(|| crit(lang));
    if let Some(line) = crit_line.filter(|_| one) {
        heading = texts::two_sentences(lang, heading, line);
    }
    let mut lines = vec![heading];
    lines.extend(attack.aims.iter().map(|aim| {
        let what = attack.rolls.get(usize::from(aim.roll)).map(|own| own.what.clone());
        let own = aim.mods.iter().zip(what.iter().cycle()).map(|(own, what)| modifier(*own, what, lang));
        let own = own.collect::<Vec<_>>().join(", ");
        let total = plain(attack.total_of(aim).unwrap_or(0));
        let total = if own.is_empty() { total } else { texts::sum_with(lang, own, total) };
        let sum = if attack.ranged {
            texts::sum_against(lang, total, plain(aim.tn))
        } else {
            texts::sum_against_parry(lang, total, plain(aim.tn))
        };
        let outcome = match attack.outcome(aim) {
            Some(raises) => ink(&texts::outcome_hits(lang, raises), Tone::Good),
            None => ink(&texts::outcome_misses(lang), Tone::Bad),
        };
        texts::log_member_roll(lang, format!("  {}", called(fight, aim.hit.whom)), sum, outcome)
    }));
    if let Some(stray) = attack.area.as_ref().and_then(|area| area.stray) {
        lines.push(strays(stray, lang));
    }
    lines
}

/// `Astray by 14 squares towards 3 o'clock`.
fn strays(stray: Stray, lang: Lang) -> String {
    ink(&texts::log_strays(lang, stray.squares, plain(i32::from(stray.clock))), Tone::Bad)
}

fn join(text: &str, more: &str) -> String {
    format!("{text}, {more}")
}

fn several(fight: &Encounter, attack: &Attack, lang: Lang) -> Vec<String> {
    let members: Vec<String> =
        attack.rolls.iter().filter_map(|one| one.who.member).map(|at| format!("#{}", at + 1)).collect();
    let who = format!("{} {}", name(fight, attack.who), list(lang, &members));
    let mut heading = texts::log_group_attacks(lang, who, called(fight, attack.whom), weapon(&attack.hit.weapon, lang));
    if attack.bullets > 0 {
        heading = join(&heading, &texts::count_bullets(lang, attack.bullets));
    }
    let mut lines = vec![heading];
    lines.extend(attack.rolls.iter().map(|one| {
        let member = format!("  #{}", one.who.member.unwrap_or(0) + 1);
        texts::log_member_roll(lang, member, roll(one, against(attack), lang), verdict(attack, one, lang))
    }));
    lines
}

/// What one of several comes to.
pub fn verdict(attack: &Attack, one: &TraitRoll, lang: Lang) -> String {
    let hits: Vec<i32> = one.hits().collect();
    if one.crit {
        crit(lang)
    } else if attack.through(one).next().is_some() {
        ink(&texts::outcome_through(lang), Tone::Good)
    } else if hits.is_empty() {
        ink(&texts::outcome_misses(lang), Tone::Bad)
    } else if one.results.len() > 1 {
        let raises: i32 = hits.iter().sum();
        let shots = ink(&texts::shots_hit(lang, hits.len(), one.results.len()), Tone::Good);
        if raises > 0 { join(&shots, &texts::count_raises(lang, raises)) } else { shots }
    } else {
        ink(&texts::outcome_hits(lang, one.raises()), Tone::Good)
    }
}
