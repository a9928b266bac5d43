//! The roll that a command makes, before any die has fallen.

use super::command::{Command, Terms};
use super::refusal::Refusal;
use super::roll::Roll;
use super::state::Encounter;
use super::{attack, resist, test};

/// The roll of a command with all that it is made of; nothing where it makes none. Points are not
/// spent and dice not thrown yet.
///
/// # Errors
/// The rules forbid it.
pub fn plan<'a>(fight: &Encounter, command: &'a Command) -> Result<Option<(Roll, &'a Terms)>, Refusal> {
    let (roll, terms) = match command {
        Command::Roll { who, pool, difficulty, terms } => (test::plan(fight, *who, *pool, *difficulty, terms)?, terms),
        Command::Attack { who, whom, weapon, on, difficulty, terms } => {
            (attack::plan(fight, (*who, *whom), *weapon, *on, *difficulty, terms)?, terms)
        }
        Command::Resist { who, pool, terms } => (resist::plan(fight, *who, *pool, terms)?, terms),
        Command::Round
        | Command::Declare(_)
        | Command::Announce(_)
        | Command::Next
        | Command::Act(_)
        | Command::Place(..)
        | Command::Spend(_)
        | Command::Price(_)
        | Command::Choose(_)
        | Command::Take(..)
        | Command::Harm { .. }
        | Command::Commit
        | Command::Heal(..)
        | Command::Penalty(..)
        | Command::Lift(..)
        | Command::Condition(..)
        | Command::Cure(..)
        | Command::Set(..)
        | Command::Note(..)
        | Command::Add(..)
        | Command::Remove(_)
        | Command::Rename(..) => return Ok(None),
    };
    Ok(Some((roll, terms)))
}
