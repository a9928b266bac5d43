//! Attacks with all that can be said of them, and what happens between several.

use crate::rules::contract::{Call, Refusal as Shared, Value};
use crate::rules::savage::arms::weapon_of;
use crate::rules::savage::command::{AttackOptions, Band, Beyond, Called, Command, Cover, Light, Members};
use crate::rules::savage::manner::{Manner, Template};
use crate::rules::savage::object::Object;
use crate::rules::savage::refusal::Refusal;
use crate::rules::savage::state::Encounter;
use crate::rules::savage::trait_roll::Target;
use crate::texts::{Words, canonical};
use crate::view::Id;

use super::names::Names;
use super::targets::targets;
use super::weapons::weapon;

/// The word for nobody at all, where somebody might have been struck.
const NOBODY: &str = "nobody";

/// `attack WHO WHOM …`.
///
/// # Errors
/// A name that nobody or several bear, a weapon that is not there, options that do not go together.
pub fn attack(names: &Names<'_>, call: &Call) -> Result<Command, Refusal> {
    let fight = names.fight;
    let who = names.target("who")?;
    let mut each = names.targets("whom")?;
    if let Some(also) = call.get_text("also") {
        each.extend(targets(fight, call, also)?);
    }
    let mut each = each.into_iter();
    let (whom, own) = each.next().ok_or_else(|| Shared::UnknownName(String::new()))?;
    let mut options = attack_options(fight, who.id, &own)?;
    let also = each
        .map(|(whom, own)| Ok((whom, attack_options(fight, who.id, &own)?)))
        .collect::<Result<Vec<_>, Refusal>>()?;
    options.beyond = beyond(fight, who.id, call, &options, also)?.map(Box::new);
    Ok(Command::Attack { who, whom, options })
}

/// What happens between several; nothing where the verb is no command of this ruleset.
///
/// # Errors
/// A name that nobody or several bear.
pub fn resolve(names: &Names<'_>, call: &Call) -> Result<Option<Command>, Refusal> {
    let fight = names.fight;
    Ok(Some(match call.verb {
        "engage" => {
            let foes = targets(fight, call, call.get_text("whom").unwrap_or_default())?;
            Command::Engage(names.target("who")?, foes.into_iter().map(|(whom, _)| whom).collect())
        }
        "withdraw" => {
            let from = if call.args.contains_key("from") { Some(names.target("from")?) } else { None };
            Command::Withdraw(names.target("who")?, from)
        }
        "strike" => Command::Strike(names.target("who")?),
        "waive" => Command::Waive(names.target("who")?),
        "bystander" => {
            let said = call.get_text("whom").unwrap_or_default();
            let each = if said == NOBODY { Vec::new() } else { targets(fight, call, said)? };
            Command::Bystander(each.into_iter().map(|(whom, _)| whom).collect())
        }
        "finish" => {
            let who = names.target("who")?;
            let weapon = weapon(fight, who.id, call.get_text("with"))?;
            Command::Finish { who, whom: names.target("whom")?, weapon, helpless: call.is_on("helpless") }
        }
        "smash" => {
            let who = names.target("who")?;
            let options = attack_options(fight, who.id, call)?;
            let actions = if call.args.contains_key("actions") { options.actions } else { 0 };
            Command::Smash { who, object: object(fight, call)?, options: AttackOptions { actions, ..options } }
        }
        "resist" => Command::Resist(names.target("who")?),
        "wilddie" => match call.get_number("place").and_then(|place| usize::try_from(place - 1).ok()) {
            Some(place) => Command::PlaceWildDie(place),
            None => return Ok(None),
        },
        "under" => {
            let said = call.get_text("whom").unwrap_or_default();
            let each = if said == NOBODY { Vec::new() } else { targets(fight, call, said)? };
            let cover = |own: &Call| -> Result<i32, Refusal> {
                Ok(attack_options(fight, Id(0), own)?.cover.map_or(0, |cover| -cover.penalty()))
            };
            let caught = each.iter().map(|(whom, own)| Ok((*whom, cover(own)?)));
            Command::Under(caught.collect::<Result<_, Refusal>>()?)
        }
        _ => return Ok(None),
    }))
}

/// The object of a call: one of the usual ones in any language, or any other with its Toughness.
fn object(fight: &Encounter, call: &Call) -> Result<Object, Refusal> {
    let said = call.get_word("what").unwrap_or_default();
    let name = canonical(Words::Object, &said).unwrap_or_else(|| said.clone());
    let toughness = call.get_number("toughness").or_else(|| fight.options.combat.objects.toughness(&name));
    let toughness = toughness.ok_or(Refusal::HowTough(said))?;
    Ok(Object { name: name.into(), toughness })
}

fn attack_options(fight: &Encounter, who: Id, call: &Call) -> Result<AttackOptions, Refusal> {
    let small = |field: &str| call.get_number(field).and_then(|number| u8::try_from(number).ok());
    Ok(AttackOptions {
        weapon: weapon(fight, who, call.get_text("with"))?,
        modifier: call.get_number("mod").unwrap_or(0),
        range: match call.get_text("range") {
            Some("short") => Some(Band::Short),
            Some("medium") => Some(Band::Medium),
            Some("long") => Some(Band::Long),
            Some(_) | None => None,
        },
        cover: match call.get_text("cover") {
            Some("minor") => Some(Cover::Minor),
            Some("substantial") => Some(Cover::Substantial),
            Some(_) | None => None,
        },
        called: match call.get_text("called") {
            Some("head") => Some(Called::Head),
            Some("vitals") => Some(Called::Vitals),
            Some("arms") => Some(Called::Arms),
            Some("legs") => Some(Called::Legs),
            Some("small") => Some(Called::Small),
            Some("tiny") => Some(Called::Tiny),
            Some(_) | None => None,
        },
        gang: small("gang"),
        wild: call.is_on("wild"),
        prone: call.is_on("prone"),
        unarmed: call.is_on("unarmed"),
        offhand: call.is_on("offhand"),
        aim: call.is_on("aim"),
        drop: call.is_on("drop"),
        running: call.is_on("running"),
        mounted: call.is_on("mounted"),
        charge: call.is_on("charge"),
        unsteady: call.is_on("unsteady"),
        light: match call.get_text("light") {
            Some("dim") => Some(Light::Dim),
            Some("dark") => Some(Light::Dark),
            Some("pitch") => Some(Light::Pitch),
            Some(_) | None => None,
        },
        actions: small("actions").unwrap_or(1),
        shots: small("shots").unwrap_or(1),
        members: match call.args.get("members") {
            Some(Value::Text(_)) => Some(Members::All),
            Some(Value::Number(count)) => Some(Members::Next(usize::try_from(*count).unwrap_or(1))),
            Some(Value::Who(_) | Value::Numbers(_) | Value::On) | None => None,
        },
        obstacle: small("obstacle"),
        near: call.is_on("near"),
        nonlethal: call.is_on("nonlethal") || call.is_on("flat"),
        flat: call.is_on("flat"),
        beyond: None,
    })
}

/// What a plain attack does not need; nothing where the call says nothing of the kind.
fn beyond(
    fight: &Encounter,
    who: Id,
    call: &Call,
    options: &AttackOptions,
    also: Vec<(Target, AttackOptions)>,
) -> Result<Option<Beyond>, Refusal> {
    let small = |field: &str| call.get_number(field).and_then(|number| u8::try_from(number).ok());
    let flags = [
        ("frenzy", Manner::Frenzy),
        ("sweep", Manner::Sweep),
        ("burst", Manner::Burst),
        ("doubletap", Manner::DoubleTap),
        ("suppress", Manner::Suppress),
        ("disarm", Manner::Disarm),
        ("touch", Manner::Touch),
    ];
    let template = match call.get_text("area") {
        Some("small") => Some(Template::Small),
        Some("medium") => Some(Template::Medium),
        Some("large") => Some(Template::Large),
        Some("cone") => Some(Template::Cone),
        Some(_) | None => None,
    };
    let mut ways =
        flags.iter().filter(|(name, _)| call.is_on(name)).map(|(name, way)| (*name, *way)).collect::<Vec<_>>();
    ways.extend(small("rapid").map(|count| ("rapid", Manner::Rapid(count))));
    ways.extend(template.map(|template| ("area", Manner::Area(template))));
    if let [(one, _), (other, _), ..] = ways.as_slice() {
        return Err(Refusal::NotWith(one, other));
    }
    // A weapon with a template strikes with it, unless it is thrown or fired otherwise by word.
    let own = fight.get(who).and_then(|c| weapon_of(c, options.weapon).1.template).map(Manner::Area);
    let way = ways.first().map(|(_, way)| *way).or(own);
    let second = match call.get_text("second") {
        Some(_) => weapon(fight, who, call.get_text("second"))?,
        None => None,
    };
    if way.is_none() && second.is_none() && also.is_empty() {
        return Ok(None);
    }
    let squares = call.get_number("squares").and_then(|squares| u32::try_from(squares).ok());
    Ok(Some(Beyond { also, second, way, squares }))
}
