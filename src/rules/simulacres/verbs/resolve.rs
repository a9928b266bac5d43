//! From a call to a command: every name settled against the fight and the library.

use crate::rules::contract::{Call, Refusal as Shared, Shelf, Who};
use crate::rules::roster::find;
use crate::rules::simulacres::command::{Command, Sum, Terms};
use crate::rules::simulacres::narrate::part_named;
use crate::rules::simulacres::refusal::Refusal;
use crate::rules::simulacres::roll::Stake;
use crate::rules::simulacres::state::{Combatant, Encounter};
use crate::rules::simulacres::stats::{Energies, Part};
use crate::rules::simulacres::talents;
use crate::texts::fold;
use crate::view::{Id, Side};

use super::fact::read as read_fact;

/// Settles every name of a call; nothing where the verb is no command of this ruleset.
///
/// # Errors
/// A name that nobody or several bear, an unknown stat block.
pub fn resolve(fight: &Encounter, call: &Call, shelf: &dyn Shelf<Combatant>) -> Result<Option<Command>, Refusal> {
    let names = Names { fight, call };
    let text = |field| call.get_text(field).unwrap_or_default().to_owned();
    Ok(Some(match call.verb {
        "pass" => Command::Pass,
        "end" => Command::End,
        "next" => Command::Next,
        "act" => Command::Act(names.id("who")?),
        "place" => Command::Place(names.id("who")?, names.count("place").unwrap_or(0)),
        "roll" => {
            let who = names.id("who")?;
            Command::Roll { who, sum: names.sum("sum", "talent", who)?, terms: names.terms() }
        }
        "set" => {
            let word = |field| call.get_word(field).unwrap_or_default();
            match read_fact(&word("field"), &word("value")) {
                Ok(fact) => Command::Set(names.id("who")?, fact),
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

/// A sum in words: `Body+Action+Material`, in any language; what no rule names is a Domain of the
/// table's own, and stands last.
#[must_use]
pub fn sum(said: &str) -> Option<Vec<Part>> {
    let words: Vec<&str> = said.split('+').map(str::trim).filter(|word| !word.is_empty()).collect();
    let last = words.len().checked_sub(1)?;
    let own = |(place, word): (usize, &&str)| {
        let free = || (place == last && place >= 2).then(|| Part::Domain((*word).to_owned()));
        part_named(word).or_else(free)
    };
    words.iter().enumerate().map(own).collect()
}

pub(super) struct Names<'a> {
    pub(super) fight: &'a Encounter,
    pub(super) call: &'a Call,
}

impl Names<'_> {
    pub(super) fn id(&self, field: &str) -> Result<Id, Refusal> {
        let nobody = Who::Said(String::new());
        let who = self.call.get_who(field).unwrap_or(&nobody);
        Ok(find(&self.fight.roster(), who)?.0)
    }

    pub(super) fn count(&self, field: &str) -> Option<usize> {
        self.call.get_number(field).and_then(|number| usize::try_from(number).ok())
    }

    pub(super) fn small(&self, field: &str) -> u8 {
        self.call.get_number(field).and_then(|number| u8::try_from(number).ok()).unwrap_or(0)
    }

    /// What somebody adds up, and its talent.
    pub(super) fn sum(&self, field: &str, talent: &str, who: Id) -> Result<Sum, Refusal> {
        let parts = self.call.get_text(field).and_then(sum).unwrap_or_default();
        Ok(Sum { parts, talent: self.talent(talent, who)? })
    }

    pub(super) fn terms(&self) -> Terms {
        Terms {
            difficulty: self.call.get_number("mod").unwrap_or(0),
            stake: self.stake(),
            hidden: self.call.is_on("secret"),
        }
    }

    pub(super) fn stake(&self) -> Stake {
        Stake {
            value: Energies {
                power: self.small("power"),
                speed: self.small("speed"),
                precision: self.small("precision"),
            },
            dice: self.small("boost"),
            edge: self.small("edge"),
            haste: self.small("haste"),
            ep: self.small("ep"),
            long: self.call.is_on("long"),
        }
    }

    /// A talent as this combatant calls it, by any unambiguous part of its name, or by its name in
    /// any language; one that it lacks as it was said.
    pub(super) fn talent(&self, field: &str, who: Id) -> Result<Option<String>, Refusal> {
        let Some(said) = self.call.get_text(field) else { return Ok(None) };
        let own: Vec<&str> =
            self.fight.get(who).into_iter().flat_map(|c| c.stats.talents.keys()).map(String::as_str).collect();
        let known = talents::canonical(said);
        let part = match part_of(&own, said) {
            Found::None => part_of(&own, &known),
            part => part,
        };
        match part {
            Found::One(place) => Ok(own.get(place).map(|name| (*name).to_owned())),
            Found::None => Ok(Some(known)),
            Found::Several(among) => Err(Shared::AmbiguousName { said: said.to_owned(), among }.into()),
        }
    }

    /// A stat block of the library, or another one like somebody who is there.
    fn newcomer(&self, library: &dyn Shelf<Combatant>) -> Result<Combatant, Refusal> {
        let said = self.call.get_text("template").unwrap_or_default();
        let block = library.find(said).or_else(|| {
            let (id, _) = find(&self.fight.roster(), &Who::Said(said.to_owned())).ok()?;
            self.fight.get(id).map(Combatant::another)
        });
        let mut newcomer = block.ok_or_else(|| Refusal::from(Shared::UnknownTemplate(said.to_owned())))?;
        if let Some(name) = self.call.get_text("name") {
            name.clone_into(&mut newcomer.name);
        }
        if let Some(player) = self.call.get_text("player") {
            newcomer.player = Some(player.to_owned());
            newcomer.side = Side::Heroes;
        }
        match self.call.get_text("side") {
            Some("heroes") => newcomer.side = Side::Heroes,
            Some(_) => newcomer.side = Side::Foes,
            None => {}
        }
        Ok(newcomer)
    }
}

pub(super) enum Found {
    None,
    One(usize),
    Several(Vec<String>),
}

/// Which of these names is meant by a part of one, ignoring case and accents; a whole name wins.
pub(super) fn part_of(names: &[&str], said: &str) -> Found {
    let wanted = fold(said);
    if let Some(place) = names.iter().position(|name| fold(name) == wanted) {
        return Found::One(place);
    }
    let near: Vec<(usize, &&str)> = names.iter().enumerate().filter(|(_, name)| fold(name).contains(&wanted)).collect();
    match near.as_slice() {
        [] => Found::None,
        [(place, _)] => Found::One(*place),
        several => Found::Several(several.iter().map(|(_, name)| (**name).to_owned()).collect()),
    }
}
