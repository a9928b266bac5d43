//! `defend`, `takeaim`, `move`, `run`, `rise`, `ambush`, `lead`: what somebody does with its turn beside attacking.

use crate::rules::contract::Call;
use crate::rules::savage::command::Command;
use crate::rules::savage::deed::Gait;
use crate::rules::savage::refusal::Refusal;

use super::names::Names;

/// What a turn is spent on; nothing where the verb is no such thing.
///
/// # Errors
/// A name that nobody or several bear, two ways of moving at once.
pub fn resolve(names: &Names<'_>, call: &Call) -> Result<Option<Command>, Refusal> {
    Ok(Some(match call.verb {
        "defend" => Command::Defend(names.target("who")?, call.is_on("full")),
        "takeaim" => Command::Aim(names.target("who")?),
        "move" => Command::Move(
            names.target("who")?,
            match (call.is_on("crouch"), call.is_on("crawl")) {
                (true, true) => return Err(Refusal::NotWith("crouch", "crawl")),
                (true, false) => Gait::Crouch,
                (false, true) => Gait::Crawl,
                (false, false) => Gait::Walk,
            },
        ),
        "run" => Command::Run(names.target("who")?),
        "rise" => Command::Rise(names.target("who")?),
        "ambush" => Command::Ambush(names.list("by")?, names.list("whom")?),
        "lead" => Command::Lead(names.id("who")?, names.list("whom")?),
        _ => return Ok(None),
    }))
}
