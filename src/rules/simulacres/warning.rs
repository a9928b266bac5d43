//! What the table may do, and should know before it does: what Energies cost and where they help (rules 5 and 7).

use super::roll::{Purpose, Roll};
use super::state::Encounter;
use super::stats::Energy;
use super::talents::{BOWS, THROWING};

/// What somebody should know before the dice fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// the last breath is paid: out cold after the test
    LastBreath,
    /// the last of psychic balance is paid: in shock after the test
    LastBalance,
    /// Power helps no shot
    PowerInShot,
}

/// What there is to know about a planned test.
#[must_use]
pub fn warnings(fight: &Encounter, roll: &Roll) -> Vec<Warning> {
    let Some(who) = fight.get(roll.who) else { return Vec::new() };
    let spends = |points: u8, left: u8| points > 0 && points == left;
    let mut all = Vec::new();
    if spends(roll.stake.ps(), who.breath.now) {
        all.push(Warning::LastBreath);
    }
    if spends(roll.stake.ep, who.balance.now) {
        all.push(Warning::LastBalance);
    }
    if roll.stake.value.get(Energy::Power) > 0 && is_shot(roll) {
        all.push(Warning::PowerInShot);
    }
    all
}

/// A shot that no arm gives its strength to: not a throw, not a bow.
fn is_shot(roll: &Roll) -> bool {
    let by_arm = roll.talent.as_ref().is_some_and(|(name, _)| [THROWING, BOWS].contains(&name.as_str()));
    matches!(&roll.purpose, Purpose::Attack(blow) if blow.ranged) && !by_arm
}
