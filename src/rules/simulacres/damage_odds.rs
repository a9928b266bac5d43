//! How likely a blow takes so many life points, before its dice.

use super::blow::{Blow, Target};
use super::body::{Body, Zone};
use super::odds::sums;
use super::state::{Combatant, Encounter};

/// How likely a blow takes so many life points of a zone, or of the pool, by their number; nought
/// stands for what does not land, too.
#[must_use]
pub fn damage(fight: &Encounter, whom: &Combatant, blow: &Blow, margins: &[f64]) -> Vec<f64> {
    let mut found = vec![0.0];
    let shift = if fight.options.column_shift && blow.ranged { blow.distance.columns() } else { 0 };
    let pooled = matches!(whom.body, Body::Pool { .. });
    let harm = if pooled { blow.pool.unwrap_or(blow.harm) } else { blow.harm }.shifted(shift);
    let zones: Vec<(i32, f64)> = if pooled {
        vec![(-super::harm::aim_bonus(blow.aim), 1.0)]
    } else {
        places(blow.aim, blow.ranged)
            .into_iter()
            .map(|(zone, share)| (whom.body.zone(zone).map_or(0, |own| i32::from(own.protection)), share))
            .collect()
    };
    let Some(code) = harm.pv else { return found };
    for (margin, share) in margins.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        for (sum, dice) in sums(2).into_iter().enumerate().skip(2) {
            for (off, part) in &zones {
                let raw = i32::try_from(margin).unwrap_or(i32::MAX).saturating_add(i32::try_from(sum).unwrap_or(12));
                let points = usize::try_from(code.at(raw.saturating_sub(*off))).unwrap_or(0);
                if found.len() <= points {
                    found.resize(points + 1, 0.0);
                }
                if let Some(own) = found.get_mut(points) {
                    *own += share * dice * part;
                }
            }
        }
    }
    found
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
