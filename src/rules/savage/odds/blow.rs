//! What a hit does to its victim: damage against Toughness, wounds and their limit, Soak (rules 10).

use super::super::strike::WOUND_LIMIT;
use super::soak::Soak;
use super::sum::{Handful, Sum};
use crate::dice::Die;

/// The damage of a hit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blow {
    /// Strength and weapon dice; the d6 of a raise comes by itself
    pub dice: Handful,
    /// the sum of all that is added
    pub flat: i32,
    /// whether the total counts twice
    pub doubled: bool,
}

/// Whom it strikes, as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Victim {
    /// the Toughness that counts: armour at the location less armour piercing included
    pub toughness: i32,
    /// whether it is a Wild Card
    pub wild: bool,
    /// whether it is Shaken already
    pub shaken: bool,
    /// the wounds of a Wild Card, 0 to 3
    pub wounds: u8,
    /// how it soaks, if it does; an Extra never (rules 10.5)
    pub soak: Option<Soak>,
}

/// The states of a victim in the course of one attack.
pub(super) const STATES: usize = 10;
/// Nothing has hit it.
pub(super) const MISSED: usize = 0;
/// It is out, or taken down beyond its third wound.
pub(super) const DOWN: usize = 1;

/// It has been hit and stands, with so many wounds of this attack.
pub(super) const fn stands(wounds: usize, shaken: bool) -> usize {
    2 + 2 * wounds + shaken as usize
}

/// The chance of each state.
pub(super) type Chances = [f64; STATES];

/// From each state the chances after one more hit.
#[derive(Clone)]
pub(super) struct Hits {
    rows: [Chances; STATES],
}

impl Hits {
    /// Hits that leave everything as it was.
    pub const fn nothing() -> Self {
        let mut rows = [[0.0; STATES]; STATES];
        let mut at = 0;
        while at < STATES {
            rows[at][at] = 1.0;
            at += 1;
        }
        Self { rows }
    }

    /// Hits of which each is the end: for counting whether there is any.
    pub const fn fells() -> Self {
        let mut rows = [[0.0; STATES]; STATES];
        let mut at = 0;
        while at < STATES {
            rows[at][DOWN] = 1.0;
            at += 1;
        }
        Self { rows }
    }

    /// The same, but for what they do where nothing has hit before.
    pub const fn where_missed(mut self, row: Chances) -> Self {
        self.rows[MISSED] = row;
        self
    }

    /// The same victim after one more hit, with this chance, added to what there is.
    pub fn strike(&self, from: &Chances, chance: f64, to: &mut Chances) {
        for (mass, row) in from.iter().zip(&self.rows).filter(|(mass, _)| **mass != 0.0) {
            to.iter_mut().zip(row).for_each(|(to, part)| *to += mass * chance * part);
        }
    }
}

/// What a hit without and with a raise does; from the state in which nothing has hit yet, or from
/// every state where several hits may follow one another.
pub(super) fn hits(blow: &Blow, victim: &Victim, several: bool) -> [Hits; 2] {
    let soaked = victim.soak.filter(|soak| victim.wild && soak.bennies > 0);
    let removes = soaked.map(|soak| soak.removes(victim.wounds));
    let limit = WOUND_LIMIT as usize;
    // The most wounds that a Soak could bring back to the limit, and one more.
    let classes = 2 + if victim.wild { limit + removes.as_ref().map_or(0, Vec::len) } else { 0 };
    let thresholds = || (0_i64..).take(classes).map(|raises| blow.dice_for(i64::from(victim.toughness) + 4 * raises));
    let mut sum = Sum::of(blow.dice, thresholds().last().unwrap_or(0));
    let plain = sum.reaches(thresholds());
    sum.add(Die::D6);
    let raised = sum.reaches(thresholds());
    [plain, raised].map(|reaches| {
        let mut rows = [[0.0; STATES]; STATES];
        rows[MISSED] = row(victim, &reaches, removes.as_deref(), (0, victim.shaken));
        if several {
            rows[DOWN][DOWN] = 1.0;
            for wounds in 0..=limit.saturating_sub(usize::from(victim.wounds)) {
                let now = victim.wounds + u8::try_from(wounds).unwrap_or(0);
                let removes = soaked.map(|soak| soak.removes(now));
                for shaken in [false, true] {
                    rows[stands(wounds, shaken)] = row(victim, &reaches, removes.as_deref(), (wounds, shaken));
                }
            }
        }
        Hits { rows }
    })
}

impl Blow {
    /// The sum of dice that a total needs.
    pub(super) fn dice_for(&self, total: i64) -> i64 {
        let once = if self.doubled { total.div_euclid(2) + total.rem_euclid(2) } else { total };
        once - i64::from(self.flat)
    }
}

/// From one state, wounds of this attack and Shaken, the chances after a hit whose damage reaches
/// each number of raises with these chances.
fn row(victim: &Victim, reaches: &[f64], removes: Option<&[f64]>, (had, shaken): (usize, bool)) -> Chances {
    let mut to = [0.0; STATES];
    let (tough, first) = (reaches[0], reaches[1]);
    to[stands(had, shaken)] = 1.0 - tough;
    if !victim.wild {
        if shaken {
            to[DOWN] += tough;
        } else {
            to[stands(had, true)] += tough - first;
            to[DOWN] += first;
        }
        return to;
    }
    // The chance of each number of wounds from one up; a Shaken victim takes one at least.
    let mut wounds: Vec<f64> = reaches.windows(2).skip(1).map(|pair| pair[0] - pair[1]).collect();
    if shaken {
        wounds[0] += tough - first;
    } else {
        to[stands(had, true)] += tough - first;
    }
    let any = if shaken { tough } else { first };
    let left_to_bear = (WOUND_LIMIT as usize).saturating_sub(usize::from(victim.wounds) + had);
    let mut bearable = 0.0;
    match removes {
        None => {
            for (left, chance) in (1..=left_to_bear).zip(&wounds) {
                to[stands(had + left, true)] += chance;
                bearable += chance;
            }
        }
        Some(removes) => {
            // All are soaked: not Shaken either, even if it was before.
            let all: f64 = wounds.iter().zip(&removes[1..]).map(|(chance, all)| chance * all).sum();
            to[stands(had, false)] += all;
            bearable += all;
            let next = removes[1..].iter().chain(&[0.0]);
            let exactly: Vec<f64> = removes.iter().zip(next).map(|(least, more)| least - more).collect();
            for left in 1..=left_to_bear {
                let chance: f64 = wounds[left - 1..].iter().zip(&exactly).map(|(chance, part)| chance * part).sum();
                to[stands(had + left, true)] += chance;
                bearable += chance;
            }
        }
    }
    to[DOWN] += (any - bearable).max(0.0);
    to
}
