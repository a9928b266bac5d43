//! What a roll comes to, once its points are spent: penalties, hits, what is left of a hit (rules 9).

use crate::dice::Dice;
use crate::rules::contract::No;

use super::command::{Command, Spending};
use super::course::{Course, Decided, no};
use super::declare;
use super::event::Event;
use super::hit;
use super::plan::plan;
use super::pool::Outcome;
use super::refusal::Refusal;
use super::roll::{Purpose, Roll};
use super::spend::{points, would};
use super::state::{Cause, Penalty, What};
use super::throw;

/// Decides a command that rolls: its dice fall, its points are spent where it was said how, and
/// what comes of it follows, unless its points wait.
///
/// # Errors
/// Something waits for a decision, the rules forbid the roll, a die is missing or does not fit, or
/// the points cannot be spent so.
pub fn play(course: &mut Course, command: &Command, dice: &mut dyn Dice) -> Decided<()> {
    let Some((mut roll, terms)) = plan(&course.fight, command).map_err(No::Refused)? else { return Ok(()) };
    match &roll.purpose {
        Purpose::Resist(_) => course.spent()?,
        Purpose::Test => course.settled()?,
        Purpose::Attack(blow) => {
            course.settled()?;
            declare::attack(course, roll.who, blow.whom);
        }
    }
    throw::fall(&mut roll, dice)?;
    course.happen(Event::Rolled(Box::new(roll.clone())));
    match &terms.spend {
        Some(spending) if roll.can_spend() => spend(course, spending),
        Some(spending) => {
            // No point can be spent, and who names points is told so.
            points(&roll, spending, &course.fight.options).map_err(No::Refused)?;
            follow(course, &roll);
            Ok(())
        }
        None => {
            if !roll.can_spend() {
                follow(course, &roll);
            }
            Ok(())
        }
    }
}

/// Decides how the points of the open roll are spent.
///
/// # Errors
/// No roll waits for its points, or they cannot be spent so.
pub fn spend(course: &mut Course, spending: &Spending) -> Decided<()> {
    let Some(roll) = course.fight.spending() else { return no(Refusal::NothingToSpend) };
    let spent = would(roll, spending, &course.fight.options).map_err(No::Refused)?;
    let points = spent.dice.dice().map(|dice| dice.spent.clone()).unwrap_or_default();
    course.happen(Event::Spent { points });
    follow(course, &spent);
    Ok(())
}

/// What comes of a roll whose points are spent.
fn follow(course: &mut Course, roll: &Roll) {
    let options = course.fight.options;
    let outcome = roll.outcome(&options);
    if outcome == Outcome::Critical && options.critical_penalty > 0 {
        let penalty =
            Penalty { on: roll.at_stake, amount: options.critical_penalty, cause: Cause::CriticalFailure, until: None };
        course.brings(None, roll.who, What::Penalty(penalty));
    }
    match &roll.purpose {
        Purpose::Test => {}
        Purpose::Attack(blow) => match outcome {
            Outcome::Perfect { margin } | Outcome::Standard { margin } => {
                hit::strike(course, roll.who, blow, margin, Some(roll));
            }
            Outcome::Failure => course.happen(Event::PriceOffered),
            Outcome::Critical => {}
        },
        Purpose::Resist(hit) => hit::resisted(course, hit, roll),
    }
}

/// Decides that the failed attack hits after all, at a price in the table's words (rules 7.3). It
/// has no margin and no privilege.
///
/// # Errors
/// No failed attack waits for a price.
pub fn price(course: &mut Course, price: &str) -> Decided<()> {
    let Some(roll) = course.fight.price().cloned() else { return no(Refusal::NoPrice) };
    course.happen(Event::PriceTaken { price: price.to_owned() });
    if let Purpose::Attack(blow) = &roll.purpose {
        hit::strike(course, roll.who, blow, 0, None);
    }
    Ok(())
}
