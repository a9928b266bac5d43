//! Templates: where one lands that misses, and what it does to everybody under it (rules 9.18).

use std::sync::Arc;

use crate::dice::{Ask, Dice, Die, Halt, Purpose};

use super::command::Band;
use super::damage::{Hit, Part};
use super::manner::{Sent, Stray};
use super::options::Options;
use super::state::Combatant;
use super::stats::Location;
use super::trait_roll::Target;

/// How many times over the die of a miss counts at this range (rules 9.18).
#[must_use]
pub const fn times(range: Option<Band>) -> u8 {
    match range {
        None | Some(Band::Short) => 1,
        Some(Band::Medium) => 2,
        Some(Band::Long) => 3,
    }
}

/// Rolls where a template lands that missed: a die by how it was sent, once, twice or three times
/// by range, and a d12 like a clock. Where the table plays it so, it is never farther than half the
/// distance to the point aimed at.
///
/// # Errors
/// [`Halt`] where the dice do not fit.
///
/// ```
/// # use abordage::dice::Scripted;
/// # use abordage::rules::savage::{Options, Sent, stray};
/// let mut dice = Scripted::new([7, 3]);
/// let missed = stray(Sent::Launched, 2, Some(24), Options::default(), &mut dice)?;
/// assert_eq!((missed.squares, missed.clock), (14, 3));
/// # Ok::<(), abordage::dice::Halt>(())
/// ```
pub fn stray(
    sent: Sent,
    times: u8,
    squares: Option<u32>,
    options: Options,
    dice: &mut dyn Dice,
) -> Result<Stray, Halt> {
    let mut one = |thrown| dice.face(Ask { die: thrown, purpose: Purpose::Table, of: 0, again: 0 });
    let (distance, clock) = (one(die_of(sent))?, one(Die::D12)?);
    Ok(Stray { distance, squares: squares_of(distance, times, squares, options), clock })
}

/// The die of the distance.
#[must_use]
pub const fn die_of(sent: Sent) -> Die {
    match sent {
        Sent::Thrown => Die::D6,
        Sent::Launched => Die::D10,
    }
}

/// How many squares a face of it is worth, the cap counted.
#[must_use]
pub fn squares_of(distance: u8, times: u8, squares: Option<u32>, options: Options) -> u32 {
    let far = u32::from(distance) * u32::from(times);
    let most = squares.filter(|_| options.deviation_cap).map_or(far, |squares| squares / 2);
    far.min(most)
}

/// The hit of a template on one of those under it: its cover counts as armour, and of the armour that
/// it wears the lowest (rules 9.18).
#[must_use]
pub fn on_victim(hit: &Hit, victim: &Combatant, whom: Target, cover: i32, raise: bool) -> Arc<Hit> {
    let parts = [Location::Torso, Location::Head, Location::Arms, Location::Legs];
    let lowest = parts.into_iter().min_by_key(|part| victim.stats.armor.at(*part)).unwrap_or_default();
    Arc::new(Hit { whom, location: lowest, aimed: false, shelter: cover, raise, part: Part::OfArea, ..hit.clone() })
}
