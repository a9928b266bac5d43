//! One whole attack: the roll, its rerolls, the damage, and what it makes of the target.

use super::blow::{Blow, Chances, DOWN, Hits, MISSED, STATES, Victim, hits, stands};
use super::roll::{Roll, TraitOdds, bought};
use super::volley::volley;

/// An attack in plain numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// the attack roll
    pub roll: Roll,
    /// what bennies may buy for it
    pub rerolls: Rerolls,
    /// the damage of a hit
    pub blow: Blow,
    /// whom it strikes
    pub victim: Victim,
}

/// Rerolls of a Trait roll, each bought only while it has failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rerolls {
    /// how many at most
    pub count: u8,
    /// what is added to a roll that a benny has bought (Elan)
    pub bonus: i32,
}

/// The chances of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct AttackOdds {
    /// at least one hit
    pub hit: f64,
    /// at least one hit with a raise
    pub raise: f64,
    /// a critical failure; of several attackers, one at least
    pub critical_failure: f64,
    /// what becomes of the target
    pub outcomes: Outcomes,
}

/// What an attack makes of its target as a whole; the chances sum to 1. Of a group it is the one
/// that is struck first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcomes {
    /// nothing hit
    pub miss: f64,
    /// hit, and nothing came of it, or all its wounds were soaked
    pub none: f64,
    /// Shaken, and was not before; no wound
    pub shaken: f64,
    /// one, two, three wounds by this attack
    pub wounds: [f64; 3],
    /// a Wild Card beyond its third wound
    pub incapacitated: f64,
    /// an Extra taken out
    pub out: f64,
}

/// Works out an attack.
///
/// ```
/// # use abordage::dice::Die;
/// # use abordage::rules::savage::odds::{Attack, Blow, Rerolls, Roll, Victim, attack};
/// let roll = Roll { tn: 6, ..Roll::plain("d8".parse().expect("a Trait"), true, 0) };
/// let blow = Blow { dice: [Die::D8, Die::D6].into_iter().collect(), ..Blow::default() };
/// let victim = Victim { toughness: 7, wild: true, shaken: false, wounds: 0, soak: None };
/// let odds = attack(&Attack { roll, rerolls: Rerolls::default(), blow, victim });
/// assert!((odds.outcomes.miss - 25.0 / 48.0).abs() < 1e-12);
/// ```
#[must_use]
pub fn attack(attack: &Attack) -> AttackOdds {
    several(std::iter::once(attack.roll), attack.rerolls, &attack.blow, &attack.victim, None)
}

/// The same by several attackers, who strike one after the other: each has a roll of its own, and
/// as many rerolls. Behind an obstacle: what its cover is worth, and the victim as it is struck through it.
pub(super) fn several(
    rolls: impl ExactSizeIterator<Item = Roll>,
    rerolls: Rerolls,
    blow: &Blow,
    victim: &Victim,
    obstacle: Option<(i32, Victim)>,
) -> AttackOdds {
    let mut each = rolls.map(|roll| (roll, roll.plus(rerolls.bonus))).peekable();
    let many = each.len() > 1 || each.peek().is_some_and(|(roll, _)| roll.shots > 1);
    let behind = obstacle.map(|(cover, victim)| {
        let [plain, _] = hits(blow, &victim, many);
        (i64::from(cover), plain)
    });
    let hits = hits(blow, victim, many);
    let mut now = [0.0; STATES];
    now[MISSED] = 1.0;
    let mut none = TraitOdds { success: 1.0, raise: 1.0, critical_failure: 1.0 };
    for (first, again) in each {
        let odds = first.odds().rerolled(again.odds(), rerolls.count);
        none.success *= 1.0 - odds.success;
        none.raise *= 1.0 - odds.raise;
        none.critical_failure *= 1.0 - odds.critical_failure;
        now = match &behind {
            Some((cover, through)) => covered(&first, &again, rerolls.count, (&hits, *cover, through), &now),
            None => struck(&first, &again, rerolls.count, &hits, &now),
        };
    }
    AttackOdds {
        hit: 1.0 - none.success,
        raise: 1.0 - none.raise,
        critical_failure: 1.0 - none.critical_failure,
        outcomes: outcomes(&now, victim),
    }
}

/// The victim after one roll and its rerolls.
fn struck(first: &Roll, again: &Roll, count: u8, hits: &[Hits; 2], from: &Chances) -> Chances {
    let mut now = volley(first, hits, from);
    if count == 0 {
        return now;
    }
    let (failed, fails) = (1.0 - first.odds().success, 1.0 - again.odds().success);
    rerolled(&mut now, &volley(again, hits, from), from, failed * bought(fails, i32::from(count)));
    now
}

/// Adds so many rerolls, as they are bought on average: each takes the place of a failure, which left things as
/// they were.
pub(super) fn rerolled(now: &mut Chances, again: &Chances, from: &Chances, more: f64) {
    for ((now, after), before) in now.iter_mut().zip(again).zip(from) {
        *now += more * (after - before);
    }
}

/// The same where a result that misses by the cover alone strikes the obstacle; of rolls and rerolls the best
/// total counts, and a reroll is bought while the roll misses.
fn covered(
    first: &Roll,
    again: &Roll,
    count: u8,
    (hits, cover, through): (&[Hits; 2], i64, &Hits),
    from: &Chances,
) -> Chances {
    let tn = i64::from(first.tn);
    let reaches = |total: i64| 1.0 - (1.0 - first.reaches(total)) * (1.0 - again.reaches(total)).powi(count.into());
    let (near, hit) = (reaches(tn - cover), reaches(tn));
    let raise = first.odds().rerolled(again.odds(), count).raise;
    let mut now = from.map(|mass| mass * (1.0 - near));
    through.strike(from, near - hit, &mut now);
    hits[0].strike(from, hit - raise, &mut now);
    hits[1].strike(from, raise, &mut now);
    now
}

pub(super) fn outcomes(now: &Chances, victim: &Victim) -> Outcomes {
    // A difference of two equal chances may come out a hair below none.
    let now = now.map(|chance| chance.max(0.0));
    let unhurt = now[stands(0, false)];
    let shaken = now[stands(0, true)];
    let with = |wounds: usize| now[stands(wounds, false)] + now[stands(wounds, true)];
    Outcomes {
        miss: now[MISSED],
        none: if victim.shaken { unhurt + shaken } else { unhurt },
        shaken: if victim.shaken { 0.0 } else { shaken },
        wounds: [with(1), with(2), with(3)],
        incapacitated: if victim.wild { now[DOWN] } else { 0.0 },
        out: if victim.wild { 0.0 } else { now[DOWN] },
    }
}
