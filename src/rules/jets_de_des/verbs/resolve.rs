//! From a call to a command: every name settled against the fight and the library.

use crate::rules::contract::{Call, Refusal as Shared, Shelf, Who};
use crate::rules::jets_de_des::command::{Command, Spending, Terms};
use crate::rules::jets_de_des::refusal::Refusal;
use crate::rules::jets_de_des::roll::Chosen;
use crate::rules::jets_de_des::state::{Cause, Combatant, Declaration, Encounter, Kind, Penalty};
use crate::rules::jets_de_des::stats::{Characteristic, Pool};
use crate::rules::jets_de_des::wounds::Level;
use crate::rules::roster::find;
use crate::texts::{Words, canonical, fold};
use crate::view::{Id, Side};

use super::fact::{pool_named, read as read_fact};

/// Settles every name of a call; nothing where the verb is no command of this ruleset.
///
/// # Errors
/// A name that nobody or several bear, a weapon that is not there, an unknown stat block.
pub fn resolve(fight: &Encounter, call: &Call, shelf: &dyn Shelf<Combatant>) -> Result<Option<Command>, Refusal> {
    let names = Names { fight, call };
    let text = |field| call.get_text(field).unwrap_or_default().to_owned();
    let pool = || call.get_text("pool").and_then(pool_named);
    Ok(Some(match call.verb {
        "round" => Command::Round,
        "declare" if call.is_on("done") => Command::Announce(names.declaration()?),
        "declare" => Command::Declare(names.declaration()?),
        "next" => Command::Next,
        "act" => Command::Act(names.id("who")?),
        "place" => Command::Place(names.id("who")?, names.count("place").unwrap_or(0)),
        "roll" => match pool() {
            Some(pool) => Command::Roll {
                who: names.id("who")?,
                pool,
                difficulty: call.get_number("difficulty").unwrap_or(1),
                terms: names.terms()?,
            },
            None => return Ok(None),
        },
        "attack" => Command::Attack {
            who: names.id("who")?,
            whom: names.id("whom")?,
            weapon: names.weapon()?,
            on: names.characteristic("on"),
            difficulty: call.get_number("difficulty"),
            terms: names.terms()?,
        },
        "spend" => match call.get_word("how").as_deref().and_then(spending) {
            Some(spending) => Command::Spend(spending),
            None => return Ok(None),
        },
        "choose" => Command::Choose(match call.get_text("what") {
            Some("location") => Chosen::Location(text("text")),
            Some("nature") => Chosen::Nature(text("text")),
            Some("kill") => Chosen::Kill,
            Some(_) | None => Chosen::Effect(text("text")),
        }),
        "price" => Command::Price(text("text")),
        "resist" => match pool() {
            Some(pool) => Command::Resist { who: names.id("who")?, pool, terms: names.terms()? },
            None => return Ok(None),
        },
        "take" => Command::Take(names.id("who")?, names.points("less").unwrap_or(0)),
        "harm" => Command::Harm {
            whom: names.id("whom")?,
            amount: names.points("amount").unwrap_or(0),
            level: names.level().unwrap_or_default(),
            nature: call.get_text("nature").map(str::to_owned),
        },
        "commit" => Command::Commit,
        "heal" => {
            let who = names.id("who")?;
            let level = names.level().unwrap_or_else(|| lightest(fight, who));
            Command::Heal(who, names.points("boxes").unwrap_or(0), level)
        }
        "penalty" => match names.characteristic("on") {
            Some(on) => {
                let amount = call.get_number("amount").and_then(|amount| u8::try_from(amount).ok()).unwrap_or(1);
                let until = call.get_text("until").map(str::to_owned);
                Command::Penalty(names.id("who")?, Penalty { on, amount, cause: Cause::Told(text("cause")), until })
            }
            None => return Ok(None),
        },
        "lift" => match names.characteristic("on") {
            Some(on) => Command::Lift(names.id("who")?, on),
            None => return Ok(None),
        },
        "condition" => Command::Condition(names.id("who")?, text("text")),
        "cure" => Command::Cure(names.id("who")?, text("text")),
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

/// How points are to be spent, in the words of the table.
#[must_use]
pub fn spending(word: &str) -> Option<Spending> {
    Some(match word {
        "successes" => Spending::Successes,
        "sixes" => Spending::Sixes,
        "outcome" => Spending::Outcome,
        "none" => Spending::Nothing,
        _ => Spending::Dice(word.split(',').map(|points| points.trim().parse().ok()).collect::<Option<_>>()?),
    })
}

/// The lightest level at which somebody has a box ticked: what heals first.
fn lightest(fight: &Encounter, who: Id) -> Level {
    let ticked = |level: &Level| {
        let boxes = fight.get(who).and_then(|c| c.wounds.ticked.get(level.place()));
        boxes.is_some_and(|boxes| *boxes > 0)
    };
    Level::ALL.into_iter().find(ticked).unwrap_or_default()
}

struct Names<'a> {
    fight: &'a Encounter,
    call: &'a Call,
}

impl Names<'_> {
    fn id(&self, field: &str) -> Result<Id, Refusal> {
        let nobody = Who::Said(String::new());
        let who = self.call.get_who(field).unwrap_or(&nobody);
        Ok(find(&self.fight.roster(), who)?.0)
    }

    fn points(&self, field: &str) -> Option<u32> {
        self.call.get_number(field).and_then(|number| u32::try_from(number).ok())
    }

    fn count(&self, field: &str) -> Option<usize> {
        self.call.get_number(field).and_then(|number| usize::try_from(number).ok())
    }

    fn level(&self) -> Option<Level> {
        self.call.get_number("level").and_then(|number| u8::try_from(number).ok()).and_then(Level::numbered)
    }

    fn characteristic(&self, field: &str) -> Option<Characteristic> {
        match pool_named(self.call.get_text(field)?)? {
            Pool::Of(characteristic) => Some(characteristic),
            Pool::Sum(_) => None,
        }
    }

    fn terms(&self) -> Result<Terms, Refusal> {
        Ok(Terms {
            skill: self.skill()?,
            modifier: self.call.get_number("mod").unwrap_or(0),
            harder: self.call.get_number("harder").unwrap_or(0),
            without: self.call.is_on("without"),
            spend: self.call.get_word("spend").as_deref().and_then(spending),
            at_stake: self.characteristic("stake"),
        })
    }

    /// The skill as this combatant calls it, by any unambiguous part of its name or by its whole name in
    /// any language; one that it lacks as it was said.
    fn skill(&self) -> Result<Option<String>, Refusal> {
        let Some(said) = self.call.get_text("skill") else { return Ok(None) };
        let who = self.id("who")?;
        let own: Vec<&str> =
            self.fight.get(who).into_iter().flat_map(|c| c.stats.skills.keys()).map(String::as_str).collect();
        let translated = canonical(Words::Trait, said);
        let part = match (part_of(&own, said), &translated) {
            (Part::None, Some(name)) => part_of(&own, name),
            (part, _) => part,
        };
        match part {
            Part::One(place) => Ok(own.get(place).map(|name| (*name).to_owned())),
            Part::None => Ok(Some(translated.unwrap_or_else(|| said.to_owned()))),
            Part::Several(among) => Err(Shared::AmbiguousName { said: said.to_owned(), among }.into()),
        }
    }

    /// The place of a weapon in the list of whoever acts, by any unambiguous part of its name in any language.
    fn weapon(&self) -> Result<Option<usize>, Refusal> {
        let Some(said) = self.call.get_text("with") else { return Ok(None) };
        let who = self.id("who")?;
        let own: Vec<&str> =
            self.fight.get(who).into_iter().flat_map(|c| &c.stats.weapons).map(|own| own.name.as_str()).collect();
        let translated = canonical(Words::Weapon, said);
        let tried = [Some(said), translated.as_deref()].into_iter().flatten();
        let found = tried.map(|name| part_of(&own, name)).find_map(|part| match part {
            Part::One(place) => Some(place),
            Part::None | Part::Several(_) => None,
        });
        found.map(Some).ok_or_else(|| Refusal::NoWeapon(who, said.to_owned()))
    }

    /// What somebody means to do; several targets stand between commas.
    fn declaration(&self) -> Result<Declaration, Refusal> {
        let roster = self.fight.roster();
        let one = |said: &str| find(&roster, &Who::Said(said.trim().to_owned())).map(|(id, _)| id);
        let said = self.call.get_text("at").unwrap_or_default();
        let targets = match one(said) {
            Ok(id) => vec![id],
            Err(_) if said.is_empty() => Vec::new(),
            Err(_) => said.split(',').map(one).collect::<Result<_, _>>()?,
        };
        Ok(Declaration {
            who: self.id("who")?,
            text: self.call.get_text("text").unwrap_or_default().to_owned(),
            kind: self.call.get_text("trigger").map_or(Kind::Action, |trigger| Kind::Reaction(trigger.to_owned())),
            targets,
            weapon: self.weapon()?,
            skill: self.skill()?,
            on: self.characteristic("on"),
        })
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

enum Part {
    None,
    One(usize),
    Several(Vec<String>),
}

/// Which of these names is meant by a part of one, ignoring case and accents; a whole name wins.
fn part_of(names: &[&str], said: &str) -> Part {
    let wanted = fold(said);
    if let Some(place) = names.iter().position(|name| fold(name) == wanted) {
        return Part::One(place);
    }
    let near: Vec<(usize, &&str)> = names.iter().enumerate().filter(|(_, name)| fold(name).contains(&wanted)).collect();
    match near.as_slice() {
        [] => Part::None,
        [(place, _)] => Part::One(*place),
        several => Part::Several(several.iter().map(|(_, name)| (**name).to_owned()).collect()),
    }
}
