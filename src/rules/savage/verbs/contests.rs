//! Tricks, tests of will, grappling and pushing: from a call to what is tried.

use crate::rules::contract::Call;
use crate::rules::savage::contest::{Attempt, Contest};
use crate::rules::savage::refusal::Refusal;
use crate::rules::savage::stats::Attribute;

use super::names::Names;

/// What a call tries; nothing where its verb is none of these.
///
/// # Errors
/// A name that nobody or several bear.
pub fn attempt(names: &Names<'_>, call: &Call) -> Result<Option<Attempt>, Refusal> {
    let what = match call.verb {
        "trick" => Contest::Trick,
        "taunt" => Contest::Taunt,
        "intimidate" => Contest::Intimidate,
        "grapple" => Contest::Grapple,
        "break" => Contest::Break,
        "squeeze" => Contest::Squeeze,
        "push" => Contest::Push { prone: call.is_on("prone") },
        _ => return Ok(None),
    };
    let attribute = |field| match call.get_text(field) {
        Some("agility") => Some(Attribute::Agility),
        Some("smarts") => Some(Attribute::Smarts),
        Some("strength") => Some(Attribute::Strength),
        Some(_) | None => None,
    };
    Ok(Some(Attempt {
        what,
        who: names.target("who")?,
        whom: call.args.contains_key("whom").then(|| names.target("whom")).transpose()?,
        by: attribute("by"),
        against: attribute("against"),
        modifier: call.get_number("mod").unwrap_or(0),
        versus: call.get_number("vs").unwrap_or(0),
    }))
}
