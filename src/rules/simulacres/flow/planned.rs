//! The tests that a call would make, before their dice.

use crate::rules::contract::{Call, NoShelf};
use crate::view::Id;

use super::super::attack::{Throw, attack, riposte};
use super::super::care;
use super::super::command::Command;
use super::super::plan;
use super::super::refusal::Refusal;
use super::super::roll::{Purpose, Roll};
use super::super::state::{Encounter, Open};
use super::super::verbs::resolve;
use super::super::will;

/// What a call would roll.
#[derive(Clone, Debug)]
pub enum Planned {
    /// one test
    One(Box<Roll>),
    /// two that are compared
    Two {
        /// of who acts
        one: Box<Throw>,
        /// of the other
        other: Box<Throw>,
        /// the other strikes as well
        back: bool,
    },
    /// dice that are no test: damage, days of healing
    Dice(Id),
}

impl Planned {
    /// The first test.
    #[must_use]
    pub fn roll(&self) -> Option<&Roll> {
        match self {
            Self::One(roll) => Some(roll),
            Self::Two { one, .. } => Some(one.roll()),
            Self::Dice(_) => None,
        }
    }
}

/// The tests of a call; nothing where it makes none.
///
/// # Errors
/// A name that is nobody's, or the rules forbid it.
pub fn planned(fight: &Encounter, call: &Call) -> Result<Option<Planned>, Refusal> {
    let Some(command) = resolve(fight, call, &NoShelf)? else { return Ok(None) };
    let one = |roll: Roll| Some(Planned::One(Box::new(roll)));
    Ok(match &command {
        Command::Roll { who, sum, terms } => one(plan::test(fight, *who, Purpose::Test, sum, terms)?),
        Command::Attack { who, whom, strike } => {
            let planned = attack(fight, *who, *whom, strike)?;
            match (planned.one, planned.other) {
                (first, Some(other)) => {
                    Some(Planned::Two { one: Box::new(first), other: Box::new(other), back: planned.back })
                }
                (first, None) => one(first.roll().clone()),
            }
        }
        Command::Riposte(who, strike) => match riposte_at(fight, *who) {
            Some(whom) => one(riposte(fight, *who, whom, strike)?),
            None => None,
        },
        Command::Oppose { who, sum, whom, other, versus, terms } => {
            let (first, second) = will::duel(fight, (*who, sum), (*whom, other), *versus, terms)?;
            let (one, other) = (Box::new(Throw::New(first)), Box::new(Throw::New(second)));
            Some(Planned::Two { one, other, back: false })
        }
        Command::Will { who, component, against, terms } => {
            one(will::resisting(fight, *who, *component, *against, terms)?)
        }
        Command::Repel { who, component, change, terms } => {
            one(will::repelling(fight, *who, *component, *change, terms)?)
        }
        Command::Poison(who, dose, terms) => one(super::super::poison::resisting(fight, *who, dose, terms)?),
        Command::Chance(who, domain) => one(will::last_chance(fight, *who, domain)?),
        Command::Aid { who, whom, zone, terms } => one(care::aid(fight, *who, *whom, *zone, terms)?),
        Command::Operate { who, whom, zone, robot, talent, terms, .. } => {
            one(care::surgery(fight, (*who, *whom), *zone, *robot, talent.as_deref(), terms)?)
        }
        Command::Damage(_) => fight.hit().map(|hit| Planned::Dice(hit.by)),
        Command::Faint(who, terms) => one(super::super::consequence::owed(fight, *who, false, terms)?),
        Command::Survive(who, terms) => one(super::super::consequence::owed(fight, *who, true, terms)?),
        Command::Harm { whom, .. } => Some(Planned::Dice(*whom)),
        Command::Rest { .. }
        | Command::Pass
        | Command::End
        | Command::Next
        | Command::Act(_)
        | Command::Place(..)
        | Command::Declare(_)
        | Command::Energy(..)
        | Command::Move(_)
        | Command::Dose(..)
        | Command::Wound { .. }
        | Command::Skip
        | Command::Time(..)
        | Command::Set(..)
        | Command::Note(..)
        | Command::Add(..)
        | Command::Remove(_)
        | Command::Rename(..) => None,
    })
}

/// At whom somebody may strike back.
fn riposte_at(fight: &Encounter, who: Id) -> Option<Id> {
    fight.open.iter().find_map(|open| match open {
        Open::Riposte { who: own, whom } if *own == who => Some(*whom),
        Open::Riposte { .. }
        | Open::Hit(_)
        | Open::Dose { .. }
        | Open::Faint { .. }
        | Open::Survival { .. }
        | Open::Will { .. } => None,
    })
}
