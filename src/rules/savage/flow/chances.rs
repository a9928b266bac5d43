//! The chances of what the box proposes, in words and hundredths.

use crate::rules::contract::{Call, NoShelf};
use crate::texts::{self, Lang};
use crate::view::{Chance, Id, Line, Odds, percentage, percentages};

use super::super::assault::plan;
use super::super::attack::Plan;
use super::super::command::{AttackOptions, Command};
use super::super::course::purse_of;
use super::super::narrate::weapon_name;
use super::super::odds::{self, AttackOdds, Bennies, OpposedOdds, Outcomes, StrayOdds, TraitOdds};
use super::super::open::Offer;
use super::super::state::{Combatant, Encounter};
use super::super::trait_roll::{Spec, Target};
use super::super::verbs;
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

pub fn trait_odds(own: TraitOdds, lang: Lang) -> Odds {
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

/// One line for each target of an attack at several: its chances, and what a benny makes of them.
#[must_use]
pub fn of_targets(fight: &Encounter, plan: &Plan, lang: Lang) -> Vec<Line> {
    let each = odds::of_targets(fight, plan, Bennies::default());
    let payer = fight.get(plan.hit.by.id).filter(|who| purse_of(fight, who).is_ok());
    let again = payer.map_or_else(Vec::new, |_| odds::of_targets(fight, plan, ONE_BENNY));
    target_lines(fight, &each, &again, lang)
}

/// What somebody may spend on a roll before it is made: as far as the box looks ahead.
pub const ONE_BENNY: Bennies = Bennies { rerolls: 1, soaks: 0 };

/// A line for each of several targets, with the same once more where a benny can be paid.
pub fn target_lines(
    fight: &Encounter,
    each: &[(Target, AttackOdds)],
    again: &[(Target, AttackOdds)],
    lang: Lang,
) -> Vec<Line> {
    if each.len() < 2 {
        return Vec::new();
    }
    let percent = |share: f64| texts::percent(lang, percentage(share));
    let line = |(at, (whom, own)): (usize, &(Target, AttackOdds))| {
        let down = percent(own.outcomes.out + own.outcomes.incapacitated);
        let (name, hit) = (fight.member_name(whom.id, whom.member), percent(own.hit));
        Line::plain(match again.get(at) {
            Some((_, again)) => texts::box_target_benny(lang, name, hit, percent(again.hit), percent(own.raise), down),
            None => texts::box_target(lang, name, hit, percent(own.raise), down),
        })
    };
    each.iter().enumerate().map(line).collect()
}

pub fn critical(share: f64, lang: Lang) -> Vec<String> {
    let told = (share > 0.0).then(|| texts::odds_critical(lang, texts::percent(lang, percentage(share))));
    told.into_iter().collect()
}

/// The chances of an attack before any Soak, what a benny on it is worth, and what would be better.
#[must_use]
pub fn of_attack(fight: &Encounter, call: &Call, plan: &Plan, lang: Lang) -> Option<Odds> {
    let own = odds::of_plan(fight, plan, Bennies::default())?;
    let mut roll = odds::of_spec(&plan.spec);
    if plan.more.is_some() {
        roll = TraitOdds { success: own.hit, raise: own.raise, critical_failure: own.critical_failure };
    }
    let several = odds::of_anybody(fight, plan, 0).filter(|_| is_at_several(plan));
    let many = plan.members.len();
    let mut heads = match several {
        Some(any) => vec![chance(texts::odds_anybody(lang), any.success, lang)],
        None if many > 1 => vec![chance(texts::odds_each(lang), roll.success, lang)],
        None => vec![chance(texts::odds_hit(lang), roll.success, lang)],
    };
    heads.extend(several.is_none().then(|| chance(texts::odds_raise(lang), roll.raise, lang)));
    let mut notes = Vec::new();
    if many > 1 {
        notes.push(texts::odds_hits(lang, tenths(own_hits(many, roll.success))));
    }
    let who = parties(call).and_then(|(who, _, _)| fight.get(who));
    let drops = odds::of_disarm(fight, plan);
    if let Some(who) = who.filter(|_| drops.is_none()) {
        if many == 1 && purse_of(fight, who).is_ok() {
            let again = match odds::of_anybody(fight, plan, 1) {
                Some(any) => any.success,
                None => odds::of_plan(fight, plan, ONE_BENNY)?.hit,
            };
            notes.push(texts::odds_with_benny(lang, texts::percent(lang, percentage(again))));
        }
        if several.is_none() {
            notes.extend(better(fight, who, call, &own, lang));
        }
    }
    notes.extend(critical(roll.critical_failure, lang));
    Some(Odds {
        after: 2,
        title: texts::odds_title(lang),
        switched: texts::odds_switched(lang),
        heads,
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
            // Of several each has its line.
            None if several.is_some() => Vec::new(),
            None => outcomes(&own.outcomes, lang),
        },
        notes,
    })
}

/// Whether there is more than one whom it may strike.
fn is_at_several(plan: &Plan) -> bool {
    let aims = plan.more.iter().flat_map(|more| &more.aims);
    aims.clone().zip(aims.skip(1)).any(|(one, other)| one.hit.whom != other.hit.whom)
}

/// Where the template of an attack may go that misses: a line, where it has one.
#[must_use]
pub fn of_stray(fight: &Encounter, plan: &Plan, options: &AttackOptions, lang: Lang) -> Option<Line> {
    let missed = 1.0 - odds::of_anybody(fight, plan, 0)?.success;
    odds::of_stray(fight, plan, options, missed).map(|own| Line::plain(astray(&own, lang)))
}

/// The same in words.
pub fn astray(own: &StrayOdds, lang: Lang) -> String {
    let percent = |share: f64| texts::percent(lang, percentage(share));
    texts::odds_astray(lang, percent(own.strays), own.most, percent(own.covers))
}

#[expect(clippy::cast_precision_loss, reason = "a group has no more than 200 members")]
fn own_hits(members: usize, each: f64) -> f64 {
    members as f64 * each
}

fn tenths(number: f64) -> String {
    format!("{number:.1}")
}

/// What an attack comes to; that it misses is what the others leave.
pub fn outcomes(own: &Outcomes, lang: Lang) -> Vec<Chance> {
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
