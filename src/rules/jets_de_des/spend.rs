//! The points of a roll on its dice, as somebody wants them spent (rules 4).

use super::command::Spending;
use super::mastery::{Strategy, best};
use super::options::Options;
use super::pool::PERFECT;
use super::refusal::Refusal;
use super::roll::{Roll, Thrown};

/// So many points on each kept die.
///
/// # Errors
/// More points or dice than there are, or a die beyond 6.
pub fn points(roll: &Roll, spending: &Spending, options: &Options) -> Result<Vec<u8>, Refusal> {
    let kept = roll.dice.dice().map_or(&[][..], |dice| dice.kept.as_slice());
    match spending {
        Spending::Successes => Ok(best(kept, roll.points, Strategy::Successes)),
        Spending::Sixes => Ok(best(kept, roll.points, Strategy::Sixes)),
        Spending::Outcome => Ok(best(kept, roll.points, Strategy::Outcome(roll.goal(options)))),
        Spending::Nothing => Ok(vec![0; kept.len()]),
        Spending::Dice(named) => by_die(kept, roll.points, named),
    }
}

fn by_die(kept: &[u8], points: u8, named: &[u8]) -> Result<Vec<u8>, Refusal> {
    if named.len() > kept.len() {
        return Err(Refusal::TooManyDice { named: named.len(), kept: kept.len() });
    }
    let spent: u32 = named.iter().map(|points| u32::from(*points)).sum();
    if spent > u32::from(points) {
        return Err(Refusal::TooManyPoints { spent, points: u32::from(points) });
    }
    let all: Vec<u8> = named.iter().copied().chain(std::iter::repeat(0)).take(kept.len()).collect();
    match kept.iter().zip(&all).find(|(face, points)| face.saturating_add(**points) > PERFECT) {
        Some((face, points)) => Err(Refusal::BeyondSix { face: *face, points: *points }),
        None => Ok(all),
    }
}

/// The same roll with points spent so: what it would come to.
///
/// # Errors
/// They cannot be spent so.
pub fn would(roll: &Roll, spending: &Spending, options: &Options) -> Result<Roll, Refusal> {
    let points = points(roll, spending, options)?;
    let mut roll = roll.clone();
    if let Thrown::Dice(dice) = &mut roll.dice {
        dice.spent = points;
    }
    Ok(roll)
}
