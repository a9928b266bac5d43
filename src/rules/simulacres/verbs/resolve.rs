//! From a call to a command: every name settled against the fight and the library.

use crate::rules::contract::{Call, Shelf};
use crate::rules::simulacres::body::Unit;
use crate::rules::simulacres::command::{Command, Poison};
use crate::rules::simulacres::damage::Harm;
use crate::rules::simulacres::narrate::part_named;
use crate::rules::simulacres::refusal::Refusal;
use crate::rules::simulacres::state::{Combatant, Encounter};
use crate::rules::simulacres::stats::Part;
use crate::view::Id;

use super::fact::read as read_fact;
use super::known;
use super::names::Names;

/// Settles every name of a call; nothing where the verb is no command of this ruleset.
///
/// # Errors
/// A name that nobody or several bear, an unknown stat block.
#[expect(clippy::too_many_lines, reason = "one arm for each verb")]
pub fn resolve(fight: &Encounter, call: &Call, shelf: &dyn Shelf<Combatant>) -> Result<Option<Command>, Refusal> {
    let names = Names { fight, call };
    let text = |field| call.get_text(field).unwrap_or_default().to_owned();
    Ok(Some(match call.verb {
        "pass" => Command::Pass,
        "finish" => Command::End,
        "next" => Command::Next,
        "act" => Command::Act(names.id("who")?),
        "place" => Command::Place(names.id("who")?, names.count("place").unwrap_or(0)),
        "roll" => {
            let who = names.id("who")?;
            Command::Roll { who, sum: names.sum("sum", "talent", who)?, terms: names.terms() }
        }
        "declare" => Command::Declare(names.declaration()?),
        "attack" => {
            let strike = Box::new(names.strike()?);
            Command::Attack { who: names.id("who")?, whom: names.id("whom")?, strike }
        }
        "riposte" => Command::Riposte(names.id("who")?, Box::new(names.strike()?)),
        "damage" => Command::Damage(names.zone()),
        "dose" => Command::Dose(names.points("pv"), names.points("ps")),
        "faint" => Command::Faint(names.id("who")?, names.terms()),
        "survive" => Command::Survive(names.id("who")?, names.terms()),
        "skip" => Command::Skip,
        "oppose" => {
            let (who, whom) = (names.id("who")?, names.id("whom")?);
            Command::Oppose {
                who,
                sum: names.sum("sum", "talent", who)?,
                whom,
                other: names.sum("versus", "theirs", whom)?,
                versus: call.get_number("vs").unwrap_or(0),
                terms: names.terms(),
            }
        }
        "energy" => Command::Energy(names.id("who")?, names.stake()),
        "move" => Command::Move(names.id("who")?),
        "will" | "repel" => {
            let Some(component) = names.component() else { return Ok(None) };
            let (who, terms) = (names.id("who")?, names.terms());
            if call.verb == "will" {
                Command::Will { who, component, against: call.get_number("against").unwrap_or(0), terms }
            } else {
                let change = call.get_number("change").and_then(|change| u8::try_from(change).ok());
                Command::Repel { who, component, change, terms }
            }
        }
        "poison" => {
            let dose = Poison {
                virulence: call.get_number("virulence").unwrap_or(0),
                pv: names.points("pv").unwrap_or(0),
                zone: names.zone(),
                ps: names.points("ps").unwrap_or(0),
                malaise: names.small("malaise"),
            };
            Command::Poison(names.id("who")?, dose, names.terms())
        }
        "chance" => {
            let who = names.id("who")?;
            Command::Chance(who, domain(fight, who, &call.get_word("domain").unwrap_or_default())?)
        }
        "aid" | "operate" => {
            let Some(zone) = names.zone() else { return Ok(None) };
            let (who, whom, terms) = (names.id("who")?, names.id("whom")?, names.terms());
            if call.verb == "aid" {
                Command::Aid { who, whom, zone, terms }
            } else {
                let Some(kit) = names.code("kit") else { return Ok(None) };
                let talent = names.talent("talent", who)?;
                Command::Operate { who, whom, zone, kit: kit.column, robot: call.is_on("robot"), talent, terms }
            }
        }
        "harm" => Command::Harm {
            whom: names.id("whom")?,
            harm: Harm { pv: names.code("pv"), ps: names.code("ps") },
            zone: names.zone(),
            whole: call.is_on("whole"),
            bare: call.is_on("bare"),
        },
        "wound" => Command::Wound {
            whom: names.id("whom")?,
            zone: names.zone(),
            pv: names.points("pv").unwrap_or(0),
            ps: names.points("ps").unwrap_or(0),
        },
        "rest" => Command::Rest {
            who: names.id("who")?,
            days: names.points("days").unwrap_or(1),
            active: call.is_on("active"),
        },
        "time" => match Unit::named(call.get_text("unit").unwrap_or_default()) {
            Some(unit) => Command::Time(names.points("amount").unwrap_or(0), unit),
            None => return Ok(None),
        },
        "set" => {
            let word = |field| call.get_word(field).unwrap_or_default();
            match read_fact(&word("field"), &word("value")) {
                Ok(said) => {
                    let who = names.id("who")?;
                    Command::Set(who, known::fact(fight, who, said)?)
                }
                Err(_) => return Ok(None),
            }
        }
        "note" => Command::Note(names.id("who")?, text("text")),
        "add" => Command::Add(Box::new(names.newcomer(shelf)?), names.count("count").unwrap_or(1)),
        "remove" => Command::Remove(names.id("who")?),
        "rename" => Command::Rename(names.id("who")?, text("name")),
        _ => return Ok(None),
    }))
}

/// A Domain by its English name, or as the table calls it.
fn domain(fight: &Encounter, who: Id, said: &str) -> Result<String, Refusal> {
    match part_named(said) {
        Some(Part::Domain(name)) => Ok(name),
        Some(Part::Component(_) | Part::Means(_)) | None => known::domain(fight, who, said),
    }
}
