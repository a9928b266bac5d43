//! How likely a blow takes so many life points and so much breath, before its dice.

use super::blow::{Blow, Target};
use super::body::{Body, Zone, ZoneState};
use super::damage::{Code, Harm};
use super::odds::sums;
use super::state::{Combatant, Encounter};

/// What a blow may come to; what does not land takes nought.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DamageOdds {
    /// how likely it takes so many life points, by their number
    pub pv: Vec<f64>,
    /// how likely it takes so many breath points by its own column, by their number
    pub ps: Vec<f64>,
    /// how likely a zone that still served falls to 0 or below, or a single pool does
    pub useless: f64,
    /// how likely its victim is left without breath: by that column, or by a zone below 0
    pub breathless: f64,
}

/// One throw of the damage dice in one place: how likely, and what it takes.
#[derive(Clone, Copy)]
struct Fall {
    share: f64,
    pv: u32,
    ps: u32,
    /// the place served before and does not any more
    useless: bool,
    /// the place is below 0 by this blow
    below: bool,
}

/// The chances of the damage of a blow that lands with these margins, each as likely as its share.
///
/// ```
/// # use abordage::rules::simulacres::{Blow, Combatant, Encounter, damage_odds};
/// # fn of(fight: &Encounter, whom: &Combatant, blow: &Blow) {
/// let certain_margin_of_two = damage_odds(fight, whom, blow, &[0.0, 0.0, 1.0]);
/// assert!((certain_margin_of_two.pv.iter().sum::<f64>() - 1.0).abs() < 1e-9);
/// # }
/// ```
#[must_use]
pub fn damage(fight: &Encounter, whom: &Combatant, blow: &Blow, margins: &[f64]) -> DamageOdds {
    let mut odds = DamageOdds { pv: vec![0.0], ps: vec![0.0], ..DamageOdds::default() };
    let shift = if fight.options.column_shift && blow.ranged { blow.distance.columns() } else { 0 };
    let pooled = matches!(whom.body, Body::Pool { .. });
    let harm = if pooled { blow.pool.unwrap_or(blow.harm) } else { blow.harm }.shifted(shift);
    for (margin, share) in margins.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        let margin = i32::try_from(margin).unwrap_or(i32::MAX);
        if blow.whole && !pooled {
            blast(&mut odds, fight, whom, harm, margin, *share);
            continue;
        }
        for fall in falls(fight, whom, blow, harm, margin) {
            let share = share * fall.share;
            put(&mut odds.pv, fall.pv, share);
            put(&mut odds.ps, fall.ps, share);
            odds.useless += if fall.useless { share } else { 0.0 };
            let winded = whom.breath.now > 0 && (fall.below || fall.ps >= u32::from(whom.breath.now));
            odds.breathless += if winded { share } else { 0.0 };
        }
    }
    odds
}

/// Every way in which a blow at one place can fall.
fn falls(fight: &Encounter, whom: &Combatant, blow: &Blow, harm: Harm, margin: i32) -> Vec<Fall> {
    if let Body::Pool { pv: left, .. } = whom.body {
        let raw = margin.saturating_add(super::harm::aim_bonus(blow.aim));
        let throws = thrown(fight, harm, raw, 0).map(|(share, pv, ps)| {
            let after = left.saturating_sub(i32::try_from(pv).unwrap_or(i32::MAX));
            Fall { share, pv, ps, useless: left > 0 && after <= 0, below: false }
        });
        return throws.collect();
    }
    let mut all = Vec::new();
    for (zone, part) in places(blow.aim, blow.ranged) {
        let Some(state) = whom.body.zone(zone) else { continue };
        let throws = thrown(fight, harm, margin, state.protection);
        all.extend(throws.map(|(share, pv, ps)| {
            let (useless, under) = after(state, pv);
            Fall { share: share * part, pv, ps, useless, below: under }
        }));
    }
    all
}

/// Each sum of the two dice: how likely, and what it takes of life and of breath.
fn thrown(fight: &Encounter, harm: Harm, raw: i32, protection: u8) -> impl Iterator<Item = (f64, u32, u32)> {
    let breath_off = if fight.options.breath_protected { protection } else { 0 };
    let at = |code: Option<Code>, total: i32| code.map_or(0, |code| code.at(total));
    (0..).zip(sums(2)).filter(|(_, share)| *share > 0.0).map(move |(sum, share)| {
        let total = raw.saturating_add(sum);
        let (life, breath) = (total.saturating_sub(protection.into()), total.saturating_sub(breath_off.into()));
        (share, at(harm.pv, life), at(harm.ps, breath))
    })
}

/// Whether so many points make a zone useless that served, and whether they bring it below 0.
fn after(state: &ZoneState, pv: u32) -> (bool, bool) {
    let left = state.pv.saturating_sub(i32::try_from(pv).unwrap_or(i32::MAX));
    let falls = !state.lost && pv > 0;
    (falls && state.pv > 0 && left <= 0, falls && left < 0)
}

/// Every zone by dice of its own, then breath once (rules 11.4).
fn blast(odds: &mut DamageOdds, fight: &Encounter, whom: &Combatant, harm: Harm, margin: i32, share: f64) {
    let life = Harm { ps: None, ..harm };
    let mut pv = vec![1.0];
    let (mut all_serve, mut none_below) = (1.0, 1.0);
    for (_, state) in whom.body.zones() {
        let mut more = vec![0.0];
        let (mut useless, mut below) = (0.0, 0.0);
        for (part, points, _) in thrown(fight, life, margin, state.protection) {
            let (gone, under) = after(state, points);
            useless += if gone { part } else { 0.0 };
            below += if under { part } else { 0.0 };
            for (before, own) in (0_u32..).zip(&pv) {
                put(&mut more, before.saturating_add(points), own * part);
            }
        }
        pv = more;
        all_serve *= 1.0 - useless;
        none_below *= 1.0 - below;
    }
    let torso = whom.body.zone(Zone::Torso).filter(|_| fight.options.blast_protected).map_or(0, |own| own.protection);
    let breath = Harm { pv: None, ..harm };
    let mut breathes = 0.0;
    for (part, _, ps) in thrown(fight, breath, margin.saturating_sub(torso.into()), 0) {
        put(&mut odds.ps, ps, share * part);
        breathes += if ps < u32::from(whom.breath.now) { part } else { 0.0 };
    }
    for (points, own) in (0_u32..).zip(pv) {
        put(&mut odds.pv, points, share * own);
    }
    odds.useless += share * (1.0 - all_serve);
    odds.breathless += if whom.breath.now > 0 { share * (1.0 - none_below * breathes) } else { 0.0 };
}

fn put(shares: &mut Vec<f64>, points: u32, share: f64) {
    let at = usize::try_from(points).unwrap_or(0);
    if shares.len() <= at {
        shares.resize(at + 1, 0.0);
    }
    if let Some(own) = shares.get_mut(at) {
        *own += share;
    }
}

/// How likely each zone is struck (rules 10).
#[must_use]
pub fn places(aim: Target, ranged: bool) -> Vec<(Zone, f64)> {
    let sixths = |list: &[(Zone, f64)]| list.iter().map(|(zone, count)| (*zone, count / 6.0)).collect();
    match aim {
        Target::Zone(zone) => vec![(zone, 1.0)],
        Target::Upper => sixths(&[(Zone::LeftArm, 2.0), (Zone::Torso, 2.0), (Zone::RightArm, 2.0)]),
        Target::Lower => sixths(&[(Zone::LeftLeg, 3.0), (Zone::RightLeg, 3.0)]),
        Target::Anywhere if ranged => sixths(&Zone::ALL.map(|zone| (zone, 1.0))),
        Target::Anywhere => sixths(&[
            (Zone::Head, 1.0),
            (Zone::Torso, 2.0),
            (Zone::LeftArm, 1.0),
            (Zone::RightArm, 1.0),
            (Zone::LeftLeg, 0.5),
            (Zone::RightLeg, 0.5),
        ]),
    }
}
