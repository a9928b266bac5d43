//! The flow of a fight at the keyboard: what the box proposes, and what each key means now.

use crate::dice::Ask;
use crate::rules::contract::{Call, Context, Does, Roller};
use crate::texts::Lang;
use crate::view::Now;

use super::refusal::Refusal;
use super::state::Encounter;

pub fn now(_: &Encounter, _: Context<'_>) -> Now {
    Now::default()
}

pub fn does(_: &Encounter, _: &str, _: Context<'_>) -> Result<Does, Refusal> {
    Ok(Does::Run(Call::new("deal")))
}

pub fn step(_: &Encounter, _: &str, _: i32, _: Context<'_>) -> Result<Does, Refusal> {
    Err(Refusal::NothingToReroll)
}

pub fn roller(_: &Encounter, _: &Call) -> Option<Roller> {
    None
}

pub fn die_label(ask: &Ask, _: Lang) -> String {
    ask.die.to_string()
}

pub fn verb_label(action: &str, _: Lang) -> String {
    action.to_owned()
}
