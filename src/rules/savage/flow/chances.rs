//! The chances of what the box proposes, in words and hundredths.

use crate::rules::contract::{Call, NoShelf, key_mark};
use crate::texts::{self, Lang};
use crate::view::{Chance, Id, Line, Odds, percentage, percentages};

use super::super::assault::plan;
use super::super::attack::Plan;
use super::super::command::Command;
use super::super::course::purse_of;
use super::super::narrate::weapon_name;
use super::super::odds::{self, AttackOdds, Bennies, OpposedOdds, Outcomes, TraitOdds};
use super::super::open::{Offer, Open, Reopen};
use super::super::state::{Combatant, Encounter};
use super::super::trait_roll::{Spec, Target, TraitRoll};
use super::super::{reroll, verbs};
use super::bennies::left;
use super::proposal::{next_weapon, on, parties, targets};

/// A chance of its own.
pub fn chance(label: String, share: f64, lang: Lang) -> Chance {
    let percent = percentage(share);
    Chance { label, percent, figure: texts::percent(lang, percent) }
}

/// Parts of one whole; those that cannot come about are left out, and so is the first where it is
/// only what the others leave.
fn parts(all: Vec<(String, f64)>, told: impl Fn(usize) -> bool, lang: Lang) -> Vec<Chance> {
    let shares: Vec<f64> = all.iter().map(|(_, share)| *share).collect();
    let rounded = percentages(&shares);
    let one = |(at, ((label, share), percent)): (usize, ((String, f64), u8))| {
        let figure = texts::percent(lang, percent);
        (told(at) && share > 1e-9).then_some(Chance { label, percent, figure })
    };
    all.into_iter().zip(rounded).enumerate().filter_map(one).collect()
}

/// Success and raise of a Trait roll; behind the first line of the box.
#[must_use]
pub fn of_spec(spec: &Spec, lang: Lang) -> Odds {
    trait_odds(odds::of_spec(spec), lang)
}

fn trait_odds(own: TraitOdds, lang: Lang) -> Odds {
    Odds {
        after: 1,
        heads: vec![
            chance(texts::odds_success(lang), own.success, lang),
            chance(texts::odds_raise(lang), own.raise, lang),
        ],
        notes: critical(own.critical_failure, lang),
        ..Odds::default()
    }
}

/// One line for each target of an attack at several: its chances.
#[must_use]
pub fn of_targets(fight: &Encounter, plan: &Plan, lang: Lang) -> Vec<Line> {
    let each = odds::of_targets(fight, plan);
    if each.len() < 2 {
        return Vec::new();
    }
    let percent = |share: f64| texts::percent(lang, percentage(share));
    let line = |(whom, own): (Target, AttackOdds)| {
        let down = own.outcomes.out + own.outcomes.incapacitated;
        let name = fight.member_name(whom.id, whom.member);
        Line::plain(texts::box_target(lang, name, percent(own.hit), percent(own.raise), percent(down)))
    };
    each.into_iter().map(line).collect()
}

fn critical(share: f64, lang: Lang) -> Vec<String> {
    let told = (share > 0.0).then(|| texts::odds_critical(lang, texts::percent(lang, percentage(share))));
    told.into_iter().collect()
}

/// The chances of an attack before any Soak, what a benny on it is worth, and what would be better.
#[must_use]
pub fn of_attack(fight: &Encounter, call: &Call, plan: &Plan, lang: Lang) -> Option<Odds> {
    let own = odds::of_plan(fight, plan, Bennies::default())?;
    let mut roll = odds::of_spec(&plan.spec);
    if plan.more.is_some() {
        (roll.success, roll.raise) = (own.hit, own.raise);
    }
    let many = plan.members.len();
    let hit = chance(if many > 1 { texts::odds_each(lang) } else { texts::odds_hit(lang) }, roll.success, lang);
    let mut notes = critical(roll.critical_failure, lang);
    if many > 1 {
        notes.insert(0, texts::odds_hits(lang, tenths(own_hits(many, roll.success))));
    }
    let who = parties(call).and_then(|(who, _, _)| fight.get(who));
    let drops = odds::of_disarm(fight, plan);
    if let Some(who) = who.filter(|_| drops.is_none()) {
        if many == 1 && plan.more.is_none() && purse_of(fight, who).is_ok() {
            let again = odds::of_plan(fight, plan, Bennies { rerolls: 1, soaks: 0 })?;
            notes.push(texts::odds_with_benny(lang, texts::percent(lang, percentage(again.hit))));
        }
        notes.extend(better(fight, who, call, &own, lang));
    }
    Some(Odds {
        after: 2,
        title: texts::odds_title(lang),
        switched: texts::odds_switched(lang),
        heads: vec![hit, chance(texts::odds_raise(lang), roll.raise, lang)],
        parts: match drops {
            Some(drops) => parts(
                vec![
                    (texts::odds_drops(lang), drops),
                    (texts::odds_keeps(lang), own.hit - drops),
                    (String::new(), own.outcomes.miss),
                ],
                |at| at < 2,
                lang,
            ),
            None => outcomes(&own.outcomes, lang),
        },
        notes,
    })
}

/// The chances of bolts on one target, before any Soak.
#[must_use]
pub fn of_bolts(fight: &Encounter, plan: &Plan, lang: Lang) -> Option<Odds> {
    let own = odds::of_plan(fight, plan, Bennies::default())?;
    Some(Odds {
        after: 1,
        heads: vec![chance(texts::odds_hit(lang), own.hit, lang), chance(texts::odds_raise(lang), own.raise, lang)],
        parts: outcomes(&own.outcomes, lang),
        notes: critical(own.critical_failure, lang),
        ..Odds::default()
    })
}

#[expect(clippy::cast_precision_loss, reason = "a group has no more than 200 members")]
fn own_hits(members: usize, each: f64) -> f64 {
    members as f64 * each
}

fn tenths(number: f64) -> String {
    format!("{number:.1}")
}

/// What an attack comes to; that it misses is what the others leave.
fn outcomes(own: &Outcomes, lang: Lang) -> Vec<Chance> {
    let [one, two, three] = own.wounds;
    let all = vec![
        (String::new(), own.miss),
        (texts::odds_nothing(lang), own.none),
        (texts::odds_shaken(lang), own.shaken),
        (texts::odds_wounds(lang, 1), one),
        (texts::odds_wounds(lang, 2), two),
        (texts::odds_wounds(lang, 3), three),
        (texts::odds_down(lang), own.incapacitated),
        (texts::odds_out(lang), own.out),
    ];
    parts(all, |at| at > 0, lang)
}

/// How far an attack brings its target down, between 0 and 1: what "best" means.
#[must_use]
pub fn progress(own: &AttackOdds, wounds: u8) -> f64 {
    let left = f64::from(4 - wounds.min(3));
    let [one, two, three] = own.outcomes.wounds;
    let wounded = one / left + (two * 2.0 / left).min(two) + (three * 3.0 / left).min(three);
    own.outcomes.out + own.outcomes.incapacitated + wounded + own.outcomes.shaken * 0.2
}

/// Another target or weapon, where one is clearly better.
fn better(fight: &Encounter, who: &Combatant, call: &Call, own: &AttackOdds, lang: Lang) -> Vec<String> {
    let Some((_, named, whom)) = parties(call) else { return Vec::new() };
    let score = |own: &AttackOdds, whom: Id| progress(own, fight.get(whom).map_or(0, |c| c.vital.wounds));
    let now = score(own, whom) * 1.05;
    let rate = |call: &Call| {
        let (_, _, whom) = parties(call)?;
        let plan = planned(fight, call)?;
        Some(score(&odds::of_plan(fight, &plan, Bennies::default())?, whom))
    };
    let best = |all: Vec<(Id, f64)>| all.into_iter().filter(|(_, rate)| *rate > now).max_by(|a, b| a.1.total_cmp(&b.1));
    let others = targets(fight, who).into_iter().filter(|id| *id != whom);
    let with = |id: Id| {
        let fresh = on(fight, who, named, id);
        let call = call.clone().without("gang").without("prone").without("unarmed");
        ["whom", "gang"].into_iter().fold(call, |call, field| match fresh.args.get(field) {
            Some(value) => call.with(field, value.clone()),
            None => call,
        })
    };
    let target = best(others.filter_map(|id| Some((id, rate(&with(id))?))).collect());
    let mut notes: Vec<String> = Vec::new();
    notes.extend(target.map(|(id, _)| texts::odds_best_target(lang, fight.member_name(id, None))));
    let mut weapon: Option<(String, f64)> = None;
    let mut other = next_weapon(fight, call);
    for _ in 1..who.stats.weapons.len() {
        let Some(call) = other else { break };
        let name = call.get_text("with").map(str::to_owned);
        let loaded = name.as_ref().and_then(|name| who.stats.weapons.iter().position(|own| own.name == *name));
        if let (Some(name), Some(rate)) = (name, rate(&call))
            && loaded.is_some_and(|at| !who.empty.contains(&at))
            && rate > weapon.as_ref().map_or(now, |(_, best)| *best)
        {
            weapon = Some((name, rate));
        }
        other = next_weapon(fight, &call);
    }
    notes.extend(weapon.map(|(name, _)| texts::odds_best_weapon(lang, weapon_name(&name, lang))));
    notes
}

/// The attack of a call, worked out; nothing where the rules forbid it.
#[must_use]
pub fn planned(fight: &Encounter, call: &Call) -> Option<Plan> {
    match verbs::resolve(fight, call, &NoShelf) {
        Ok(Some(Command::Attack { who, whom, options })) => plan(fight, who, whom, &options).ok(),
        Ok(_) | Err(_) => None,
    }
}

/// The chance to hit of an attack, in words; empty where the rules forbid it.
#[must_use]
pub fn hit_of(fight: &Encounter, call: &Call, lang: Lang) -> String {
    let share = planned(fight, call).map(|plan| odds::of_spec(&plan.spec).success);
    share.map_or_else(String::new, |share| texts::percent(lang, percentage(share)))
}

/// What becomes of wounds that are soaked with one benny.
#[must_use]
pub fn of_soak(fight: &Encounter, offer: &Offer, lang: Lang) -> Option<Odds> {
    let own = odds::of_soak(fight, offer.who, 1)?;
    let whole = own.removed.len().saturating_sub(1);
    let one = |(gone, share): (usize, &f64)| {
        let label = match whole - gone {
            0 => texts::odds_all_gone(lang, whole),
            _ if gone == 0 => texts::odds_none_gone(lang),
            left => texts::odds_left(lang, left),
        };
        (label, *share)
    };
    let all: Vec<(String, f64)> = own.removed.iter().enumerate().rev().map(one).collect();
    let down = (own.down > 0.0).then(|| chance(texts::odds_down(lang), own.down, lang));
    Some(Odds { after: 2, heads: down.into_iter().collect(), parts: parts(all, |_| true, lang), ..Odds::default() })
}

/// Whether a Spirit roll lifts Shaken, and what a benny on it would be worth.
#[must_use]
pub fn of_recovery(who: &Combatant, member: usize, lang: Lang) -> Odds {
    let own = odds::of_recovery(who, member, 0);
    let all = vec![
        (texts::odds_stays(lang), own.stays),
        (texts::odds_up(lang), own.recovers),
        (texts::odds_acts(lang), own.acts),
    ];
    Odds { after: 1, parts: parts(all, |_| true, lang), ..Odds::default() }
}

/// What the Vigor roll of one who is down may come to.
#[must_use]
pub fn of_incapacitation(fight: &Encounter, who: &Combatant, lang: Lang) -> Odds {
    let own = odds::of_incapacitation(fight, who);
    let all = vec![
        (texts::odds_dies(lang), own.dies),
        (texts::odds_bleeds(lang), own.bleeds),
        (texts::odds_unconscious(lang), own.unconscious),
        (texts::odds_up_again(lang), own.up_again),
    ];
    Odds { after: 1, parts: parts(all, |_| true, lang), ..Odds::default() }
}

/// What a bleeding-out roll may come to.
#[must_use]
pub fn of_bleeding(who: &Combatant, lang: Lang) -> Odds {
    let own = odds::of_bleeding(who);
    let all = vec![
        (texts::odds_stops(lang), own.stops),
        (texts::odds_bleeds_on(lang), own.bleeds),
        (texts::odds_dies(lang), own.dies),
    ];
    Odds { after: 1, parts: parts(all, |_| true, lang), ..Odds::default() }
}

/// Whether the interrupter is first; behind all lines of the box.
#[must_use]
pub fn of_interruption(who: &Combatant, whom: &Combatant, lang: Lang) -> Odds {
    opposed(odds::of_interruption(who, whom), [texts::odds_first(lang), texts::odds_together(lang)], lang)
}

/// Whether the active side wins; behind all lines of the box.
#[must_use]
pub fn of_opposed(fight: &Encounter, active: &Spec, other: &Spec, lang: Lang) -> Odds {
    opposed(odds::of_opposed(fight, active, other), [texts::odds_wins(lang), texts::odds_draws(lang)], lang)
}

fn opposed(own: OpposedOdds, [wins, ties]: [String; 2], lang: Lang) -> Odds {
    let mut heads = vec![chance(wins, own.wins, lang)];
    heads.extend((own.raise > 0.0).then(|| chance(texts::odds_raise(lang), own.raise, lang)));
    heads.extend((own.ties > 0.0).then(|| chance(ties, own.ties, lang)));
    Odds { after: usize::MAX, heads, ..Odds::default() }
}

/// The last roll that a benny could buy again, by the one who would roll it first.
fn bought(fight: &Encounter) -> Option<(&TraitRoll, &Combatant)> {
    let who = reroll::roller(fight, None).ok()?;
    let combatant = fight.get(who.id)?;
    purse_of(fight, combatant).ok()?;
    let Open { what, .. } = fight.open.as_ref()?;
    let mine = |roll: &&TraitRoll| roll.who == who;
    let own = match &**what {
        Reopen::Roll(roll)
        | Reopen::Soak(roll, _)
        | Reopen::Bleed(roll)
        | Reopen::Resist(roll, _)
        | Reopen::Extract(roll, _)
        | Reopen::Guard(roll, _)
        | Reopen::Incapacitation { roll, .. } => Some(roll),
        Reopen::Smash(roll, smash) => Some(roll).filter(|_| smash.damage.is_none()),
        Reopen::Cast(cast) => Some(&cast.roll),
        Reopen::Attack(attack) => attack.rolls.iter().find(mine),
        Reopen::Recover(rolls) => rolls.iter().find(mine),
        Reopen::Oppose(..)
        | Reopen::Contest(..)
        | Reopen::Interrupt(..)
        | Reopen::Damage { .. }
        | Reopen::Fate(_)
        | Reopen::Ritual(..) => None,
    };
    own.map(|own| (own, combatant))
}

/// The chances of the last roll once more, bought with a benny.
#[must_use]
pub fn again(fight: &Encounter, lang: Lang) -> Option<Odds> {
    bought(fight).map(|(roll, who)| trait_odds(odds::of_again(roll, who), lang))
}

/// What a benny on the last roll is worth: a line, unless it has its raise already.
#[must_use]
pub fn of_reroll(fight: &Encounter, lang: Lang) -> Option<Line> {
    let (roll, who) = bought(fight).filter(|(roll, _)| roll.raises() == 0)?;
    let again = odds::of_again(roll, who);
    let (name, share) = if roll.success() {
        (texts::odds_raise(lang), again.raise)
    } else {
        (texts::odds_success(lang), again.success)
    };
    let told = format!("{name} {}", texts::percent(lang, percentage(share)));
    Some(Line::plain(texts::odds_reroll(lang, told, key_mark("benny-now"), left(fight, who))))
}
