//! From a call to a command: every name settled against the fight and the library.

use crate::rules::contract::{Call, Refusal as Shared, Shelf, Who};
use crate::rules::roster::find;
use crate::rules::savage::command::Command;
use crate::rules::savage::deck::cards_in;
use crate::rules::savage::fact::{Bearer, Fact};
use crate::rules::savage::refusal::Refusal;
use crate::rules::savage::state::{Combatant, Encounter, Kind};
use crate::rules::savage::stats::{Location, Trait};
use crate::rules::savage::vital::Vital;
use crate::texts::fold;
use crate::view::Side;

use super::fact::{known_skill, read as read_fact};
use super::fray;
use super::names::Names;
use super::weapons::weapon;
use super::{lasting, magic, turn};

/// Settles every name of a call; nothing where the verb is no command of this ruleset.
///
/// # Errors
/// A name that nobody or several bear, a weapon that is not there, an unknown stat block.
pub fn resolve(fight: &Encounter, call: &Call, shelf: &dyn Shelf<Combatant>) -> Result<Option<Command>, Refusal> {
    let names = Names::of(fight, call);
    Ok(Some(match call.verb {
        "deal" => {
            let said = call.get_text("cards").unwrap_or_default();
            let cards = cards_in(said).ok_or_else(|| Refusal::NotCards(said.to_owned()))?;
            Command::Deal(cards)
        }
        "card" => match call.get_text("card").and_then(|card| card.parse().ok()) {
            Some(card) => Command::Card(names.id("who")?, card),
            None => return Ok(None),
        },
        "next" => Command::Next,
        "hold" => Command::Hold(names.id("who")?, call.is_on("drop")),
        "act" => Command::Act(names.id("who")?),
        "interrupt" => Command::Interrupt(names.id("who")?, names.id("whom")?),
        "roll" => Command::Roll {
            who: names.target("who")?,
            what: names.own_trait("who", "trait")?,
            tn: call.get_number("tn").unwrap_or(4),
            modifier: call.get_number("mod").unwrap_or(0),
        },
        "oppose" => Command::Oppose {
            who: names.target("who")?,
            what: names.own_trait("who", "trait")?,
            whom: names.target("whom")?,
            against: names.own_trait("whom", "against")?,
            modifier: call.get_number("mod").unwrap_or(0),
            versus: call.get_number("vs").unwrap_or(0),
        },
        "attack" => fray::attack(&names, call)?,
        "damage" => match call.get_number("amount") {
            None => Command::Damage,
            Some(total) => Command::DamageTold {
                whom: names.target("whom")?,
                total,
                ap: call.get_number("ap").unwrap_or(0),
                location: location(call.get_text("location")),
            },
        },
        "reroll" => Command::Reroll(if call.args.contains_key("who") { Some(names.target("who")?) } else { None }),
        "soak" => Command::Soak(names.id("who")?),
        "take" => Command::Take(names.id("who")?),
        "incapacitation" => Command::Incapacitation(names.id("who")?),
        "bleed" => Command::Bleed(names.id("who")?),
        "recover" => Command::Recover(names.target("who")?),
        "unshake" => Command::Unshake(names.target("who")?),
        "benny" => {
            let pool = matches!(call.get_who("who"), Some(Who::Said(said)) if said.eq_ignore_ascii_case("gm"));
            let who = if pool { None } else { Some(names.id("who")?) };
            Command::Benny(who, call.get_number("count").unwrap_or(0))
        }
        "set" => return set(&names, call),
        "cast" => {
            let who = names.target("who")?;
            if super::powder::is_ritual(fight, who.id, call)? {
                return Ok(super::powder::order(call, Some(who), names.list("at")?).map(Command::Powder));
            }
            magic::cast(&names, call)?
        }
        "heal" => magic::heal(&names, call)?,
        "hour" => Command::Hour,
        "caught" => Command::Caught(names.id("who")?, names.list("at")?),
        "effect" => lasting::effect(&names, call)?,
        "stop" => {
            let who = names.id("who")?;
            Command::End(who, lasting::number(fight, who, &call.get_word("name").unwrap_or_default())?)
        }
        "maintain" => lasting::maintain(&names, call)?,
        "note" => Command::Note(names.id("who")?, call.get_text("text").unwrap_or_default().to_owned()),
        "rename" => Command::Rename(names.whole("who")?.id, call.get_text("name").unwrap_or_default().to_owned()),
        "remove" => Command::Remove(names.whole("who")?.id),
        "reload" => {
            let who = names.id("who")?;
            Command::Reload(who, weapon(fight, who, call.get_text("with"))?)
        }
        "pickup" => {
            let who = names.target("who")?;
            Command::PickUp(who, weapon(fight, who.id, call.get_text("with"))?)
        }
        "aftermath" => Command::Aftermath(names.target("who")?),
        "add" => newcomer(fight, call, shelf)?,
        _ => {
            if let Some(command) = beside(&names, call)? {
                return Ok(Some(command));
            }
            let who = if call.args.contains_key("who") { Some(names.target("who")?) } else { None };
            return Ok(super::powder::order(call, who, names.list("at")?).map(Command::Powder));
        }
    }))
}

/// `set`: a fact of the field that is named; nothing where the field cannot hold the value.
fn set(names: &Names<'_>, call: &Call) -> Result<Option<Command>, Refusal> {
    let text = |field| call.get_word(field).unwrap_or_default();
    let fact = match read_fact(&text("field"), &text("value")) {
        Err(_) => return Ok(None),
        Ok(Fact::Trait(meant, level)) => {
            if let (Trait::Skill(_), Some(who)) = (&meant, names.fight.get(names.id("who")?)) {
                known_skill(who, &text("field"))?;
            }
            Fact::Trait(names.own_trait("who", "field")?, level)
        }
        Ok(fact) => fact,
    };
    let who = match fact.bearer() {
        Bearer::WildCard | Bearer::Figure => names.target("who")?,
        Bearer::Whole => names.whole("who")?,
    };
    Ok(Some(Command::Set { who, fact }))
}

/// Commands whose names are read beside the others: what is tried on somebody, what happens between several, what
/// a turn is spent on.
fn beside(names: &Names<'_>, call: &Call) -> Result<Option<Command>, Refusal> {
    if let Some(attempt) = super::contests::attempt(names, call)? {
        return Ok(Some(Command::Contest(attempt)));
    }
    match fray::resolve(names, call)? {
        Some(command) => Ok(Some(command)),
        None => turn::resolve(names, call),
    }
}

fn location(word: Option<&str>) -> Option<Location> {
    [Location::Torso, Location::Head, Location::Arms, Location::Legs]
        .into_iter()
        .find(|place| Some(place.word()) == word)
}

/// `add`: more of a group that is there, or a stat block of the library.
fn newcomer(fight: &Encounter, call: &Call, shelf: &dyn Shelf<Combatant>) -> Result<Command, Refusal> {
    let said = call.get_text("template").unwrap_or_default();
    let count = call.get_number("count").and_then(|count| usize::try_from(count).ok());
    let group = count.filter(|_| ["name", "side", "player"].iter().all(|field| !call.args.contains_key(field)));
    let roster = fight.roster();
    if let Some(count) = group {
        let same = roster.iter().find(|named| fold(named.name) == fold(said));
        if let Some(named) = same {
            return Ok(Command::Reinforce(named.id, count));
        }
    }
    if let Some(block) = shelf.find(said) {
        if block.kind == Kind::WildCard && count.is_some_and(|count| count > 1) {
            return Err(Refusal::OneOfAKind(block.name));
        }
        return Ok(Command::Add(Box::new(filled(block, call, count))));
    }
    match (find(&roster, &Who::Said(said.to_owned())), group) {
        (Ok((id, _)), Some(count)) => Ok(Command::Reinforce(id, count)),
        (Err(refusal @ Shared::AmbiguousName { .. }), Some(_)) => Err(refusal.into()),
        (Ok(_) | Err(_), _) => Err(Shared::UnknownTemplate(said.to_owned()).into()),
    }
}

fn filled(block: Combatant, call: &Call, count: Option<usize>) -> Combatant {
    let player = call.get_text("player").map(str::to_owned).or_else(|| block.player.clone());
    let side = match call.get_text("side") {
        Some("heroes") => Side::Heroes,
        Some(_) => Side::Foes,
        None => super::super::command::usual_side(player.is_some()),
    };
    let figures = if block.kind == Kind::Extra { count.unwrap_or(1) } else { 1 };
    let mut newcomer = block;
    if let Some(name) = call.get_text("name") {
        name.clone_into(&mut newcomer.name);
    }
    newcomer.bennies = Combatant::starting_bennies(newcomer.kind, player.is_some(), &newcomer.stats);
    newcomer.vital.members = Vital::of(figures).members;
    newcomer.player = player;
    newcomer.side = side;
    newcomer
}
