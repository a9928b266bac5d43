//! Resisting a hit: a pool against its damage (rules 5).

use crate::view::Id;

use super::command::Terms;
use super::course::known;
use super::refusal::Refusal;
use super::roll::{Hit, Purpose, Roll};
use super::state::Encounter;
use super::stats::Pool;
use super::throw::{self, Task};

/// The Resistance roll before its dice. Boxes that wait for the end of the round do not count yet.
///
/// # Errors
/// No hit waits for this one, or the rules forbid the roll.
pub fn plan(fight: &Encounter, who: Id, pool: Pool, terms: &Terms) -> Result<Roll, Refusal> {
    let hit = known(fight, who).and_then(|_| fight.hit_on(who).ok_or(Refusal::NoHit(who)))?.clone();
    let difficulty = difficulty(fight, &hit);
    let skill = terms.skill.as_deref();
    throw::plan(fight, Task { who, purpose: Purpose::Resist(Box::new(hit)), pool, skill, difficulty }, terms)
}

/// What resisting a hit must reach: its damage, and more for wounds suffered before (rules 5; A14).
/// What does no damage and may kill is no easier than one point.
#[must_use]
pub fn difficulty(fight: &Encounter, hit: &Hit) -> i32 {
    let suffered = fight.get(hit.whom).map_or(0, |c| c.wounds.suffered());
    let more = u32::from(fight.options.wound_difficulty_step).saturating_mul(suffered);
    i32::try_from(hit.amount.max(1).saturating_add(more)).unwrap_or(i32::MAX)
}
