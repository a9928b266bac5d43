//! `effect`, `stop`, `maintain`: which effect, what it does, and until when.

use smallvec::SmallVec;

use crate::rules::contract::Call;
use crate::rules::savage::command::Command;
use crate::rules::savage::effect::{Alters, Effect, EffectKind, Until, Upkeep, Way};
use crate::rules::savage::refusal::Refusal;
use crate::rules::savage::state::Encounter;
use crate::texts::{Words, canonical, fold};
use crate::view::Id;

use super::names::Names;

/// The number of an effect that somebody names: by the number, or by any unambiguous part of its name in
/// any language.
///
/// # Errors
/// Nothing or more than one thing of that name lasts there.
pub fn number(fight: &Encounter, who: Id, said: &str) -> Result<u32, Refusal> {
    let none = || Refusal::NoEffect(who, said.to_owned());
    let combatant = fight.get(who).ok_or_else(none)?;
    let effects = &combatant.vital.effects;
    if let Some(own) = effects.iter().find(|own| Ok(own.id) == said.trim().parse()) {
        return Ok(own.id);
    }
    let wanted = fold(&canonical(Words::Effect, said).unwrap_or_else(|| said.to_owned()));
    let exact = effects.iter().find(|own| fold(&own.name) == wanted);
    let part: Vec<&Effect> = effects.iter().filter(|own| fold(&own.name).contains(&wanted)).collect();
    match (exact, part.as_slice()) {
        (Some(own), _) => Ok(own.id),
        (None, [own]) => Ok(own.id),
        (None, _) => Err(none()),
    }
}

/// `maintain WHO [OF NAME]`.
///
/// # Errors
/// A name that nobody bears, an effect that does not last.
pub fn maintain(names: &Names<'_>, call: &Call) -> Result<Command, Refusal> {
    let who = names.id("who")?;
    if !call.args.contains_key("of") {
        return Ok(Command::Maintain(who, None));
    }
    let of = names.id("of")?;
    if let Some(name) = call.get_word("name") {
        return Ok(Command::Maintain(who, Some((of, number(names.fight, of, &name)?))));
    }
    let owed = super::super::lasting::owed_by(names.fight, who).find(|(bearer, _)| *bearer == of);
    Ok(Command::Maintain(who, Some(owed.ok_or(Refusal::NothingToMaintain(who))?)))
}

/// `effect WHO NAME …`: the game master's word.
///
/// # Errors
/// A name that nobody bears.
pub fn effect(names: &Names<'_>, call: &Call) -> Result<Command, Refusal> {
    let who = names.target("who")?;
    let by = if call.args.contains_key("by") { Some(names.id("by")?) } else { None };
    let name = call.get_word("name").unwrap_or_default();
    let name = canonical(Words::Effect, &name).unwrap_or(name);
    let worth = |field: &str| call.get_number(field).filter(|value| *value != 0);
    let does: [Option<Alters>; 8] = [
        worth("parry").map(Alters::Parry),
        worth("pace").map(Alters::Pace),
        worth("toughness").map(Alters::Toughness),
        worth("armor").map(Alters::Armor),
        worth("traits").map(Alters::Traits),
        worth("attacks").map(|value| Alters::Attacks(Way::Any, value)),
        worth("attacked").map(|value| Alters::Attacked(Way::Any, value)),
        worth("damage").map(|value| Alters::Damage(Way::Any, value)),
    ];
    let (whose, now) = (by.unwrap_or(who.id), names.fight.round);
    let rounds = call.get_number("rounds").and_then(|rounds| u32::try_from(rounds).ok());
    let at = rounds.map_or(0, |rounds| now.saturating_add(rounds));
    let until = match call.get_text("until") {
        Some("turn-end") => Some(Until::TurnEnds(whose, at)),
        Some("round") => Some(Until::RoundEnds(rounds.map_or(now, |rounds| now.saturating_add(rounds) - 1))),
        Some("action") => Some(Until::Action(whose)),
        Some("attack") => Some(Until::Attack(whose)),
        Some("shaken") => Some(Until::Shaken(who.id)),
        Some("wounded") => Some(Until::Wounded(who.id)),
        Some("moves") => Some(Until::Moves(who.id)),
        Some(_) => Some(Until::TurnBegins(whose, at)),
        None => rounds.map(|_| Until::TurnBegins(whose, at)),
    };
    let small = |field: &str| call.get_number(field).and_then(|number| u8::try_from(number).ok());
    let effect = Effect {
        by,
        does: does.into_iter().flatten().collect(),
        until: until.into_iter().collect::<SmallVec<[Until; 1]>>(),
        upkeep: small("upkeep").map(|cost| Upkeep { by: whose, cost, rounds: 1 }),
        uses: call.get_number("uses").and_then(|uses| u16::try_from(uses).ok()),
        ..Effect::new(0, EffectKind::Word, &name)
    };
    Ok(Command::Effect(who, Box::new(effect)))
}
