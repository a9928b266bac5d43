//! `cast` and `heal`: which power, on whom, in which form.

use crate::rules::contract::Call;
use crate::rules::savage::command::{Band, CastOptions, Command, Cover};
use crate::rules::savage::power::{Power, PowerDoes};
use crate::rules::savage::rank::Rank;
use crate::rules::savage::refusal::{MagicNo, Refusal};
use crate::texts::{Words, canonical, fold};

use super::names::{Names, weapon};

/// `cast WHO POWER …`.
///
/// # Errors
/// A name that nobody bears, a power that it does not know, a weapon that is not there.
pub fn cast(names: &Names<'_>, call: &Call) -> Result<Command, Refusal> {
    let who = names.target("who")?;
    let said = call.get_word("power").unwrap_or_default();
    let unknown = || Refusal::Magic(who.id, MagicNo::NoPowerNamed(said.clone()));
    let caster = names.fight.get(who.id).ok_or_else(unknown)?;
    let power = known(&caster.stats.powers, &said).ok_or_else(unknown)?.clone();
    let at = names.list("at")?;
    let armed = at.first().map_or(who.id, |whom| whom.id);
    let small = |field: &str| call.get_number(field).and_then(|number| u8::try_from(number).ok());
    let options = CastOptions {
        weapon: weapon(names.fight, armed, call.get_text("with"))?,
        at,
        bolts: small("bolts").unwrap_or(1),
        strong: call.is_on("strong"),
        wide: call.is_on("wide"),
        range: match call.get_text("range") {
            Some("short") => Some(Band::Short),
            Some("medium") => Some(Band::Medium),
            Some("long") => Some(Band::Long),
            Some(_) | None => None,
        },
        distance: call.get_number("distance").and_then(|squares| u32::try_from(squares).ok()),
        cover: match call.get_text("cover") {
            Some("minor") => Some(Cover::Minor),
            Some("substantial") => Some(Cover::Substantial),
            Some(_) | None => None,
        },
        wild: small("wild"),
        bare: false,
        actions: small("actions").unwrap_or(0),
        modifier: call.get_number("mod").unwrap_or(0),
    };
    Ok(Command::Cast { who, power: Box::new(power), said: options })
}

/// A power by its name in any language, or by any part of it that only one bears.
fn known<'a>(powers: &'a [Power], said: &str) -> Option<&'a Power> {
    let wanted = fold(&canonical(Words::Effect, said).unwrap_or_else(|| said.to_owned()));
    let exact = powers.iter().find(|own| fold(&own.name) == wanted);
    let part: Vec<&Power> = powers.iter().filter(|own| fold(&own.name).contains(&wanted)).collect();
    match (exact, part.as_slice()) {
        (Some(own), _) => Some(own),
        (None, [own]) => Some(own),
        (None, _) => None,
    }
}

/// `heal WHO WHOM …`: the skill.
///
/// # Errors
/// A name that nobody bears.
pub fn heal(names: &Names<'_>, call: &Call) -> Result<Command, Refusal> {
    let power = Power {
        name: "healing".to_owned(),
        rank: Rank::Novice,
        cost: 0,
        range: None,
        rounds: 0,
        upkeep: 0,
        does: PowerDoes::Tending,
    };
    let said = CastOptions {
        at: vec![names.target("whom")?],
        bolts: 1,
        bare: call.is_on("bare"),
        modifier: call.get_number("mod").unwrap_or(0),
        ..CastOptions::default()
    };
    Ok(Command::Cast { who: names.target("who")?, power: Box::new(power), said })
}
