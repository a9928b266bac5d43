//! The fields of a call with their names settled: combatants, weapons, talents, Energies.

use crate::rules::contract::{Call, Refusal as Shared, Shelf, Who};
use crate::rules::roster::find;
use crate::rules::simulacres::blow::{Distance, Target};
use crate::rules::simulacres::body::Zone;
use crate::rules::simulacres::command::{Strike, Sum, Terms};
use crate::rules::simulacres::damage::Code;
use crate::rules::simulacres::narrate::{part_named, zone_named};
use crate::rules::simulacres::refusal::Refusal;
use crate::rules::simulacres::roll::Stake;
use crate::rules::simulacres::state::{Combatant, Declaration, Deed, Encounter};
use crate::rules::simulacres::stats::{Component, Energies, Part};
use crate::rules::simulacres::talents;
use crate::texts::{Words, canonical, fold};
use crate::view::{Id, Side};

use super::known;

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

/// Where a word aims.
#[must_use]
pub fn aimed(word: &str) -> Option<Target> {
    match word {
        "anywhere" => Some(Target::Anywhere),
        "upper" => Some(Target::Upper),
        "lower" => Some(Target::Lower),
        zone => Zone::named(zone).map(Target::Zone),
    }
}

pub struct Names<'a> {
    pub fight: &'a Encounter,
    pub call: &'a Call,
}

impl Names<'_> {
    pub fn id(&self, field: &str) -> Result<Id, Refusal> {
        let nobody = Who::Said(String::new());
        let who = self.call.get_who(field).unwrap_or(&nobody);
        Ok(find(&self.fight.roster(), who)?.0)
    }

    pub fn count(&self, field: &str) -> Option<usize> {
        self.call.get_number(field).and_then(|number| usize::try_from(number).ok())
    }

    pub fn points(&self, field: &str) -> Option<u32> {
        self.call.get_number(field).and_then(|number| u32::try_from(number).ok())
    }

    pub fn zone(&self) -> Option<Zone> {
        self.call.get_word("zone").as_deref().and_then(zone_named)
    }

    pub fn code(&self, field: &str) -> Option<Code> {
        self.call.get_text(field).and_then(|text| text.parse().ok())
    }

    pub fn component(&self) -> Option<Component> {
        match part_named(self.call.get_text("component")?)? {
            Part::Component(component) => Some(component),
            Part::Means(_) | Part::Domain(_) => None,
        }
    }

    pub fn strike(&self) -> Result<Strike, Refusal> {
        let distance = self.call.get_text("distance").unwrap_or_default();
        Ok(Strike {
            weapon: self.weapon("with", "who")?,
            bare: self.call.is_on("bare"),
            aim: self.call.get_text("aim").and_then(aimed),
            dose: self.call.is_on("dose"),
            distance: Distance::ALL.into_iter().find(|own| own.name() == distance).unwrap_or_default(),
            simple: self.call.is_on("simple"),
            parried: self.call.is_on("parry"),
            gang: self.small("gang"),
            versus: self.weapon("vs", "whom")?,
            against: self.call.get_number("against").unwrap_or(0),
            terms: self.terms(),
        })
    }

    /// The place of a weapon in the list of its owner, by any unambiguous part of its name in any language.
    fn weapon(&self, field: &str, owner: &str) -> Result<Option<usize>, Refusal> {
        let Some(said) = self.call.get_text(field) else { return Ok(None) };
        let who = self.id(owner)?;
        let own: Vec<&str> =
            self.fight.get(who).into_iter().flat_map(|c| &c.stats.weapons).map(|own| own.name.as_str()).collect();
        let translated = canonical(Words::Weapon, said);
        let tried = [Some(said), translated.as_deref()].into_iter().flatten();
        let found = tried.map(|name| part_of(&own, name)).find_map(|part| match part {
            Found::One(place) => Some(place),
            Found::None | Found::Several(_) => None,
        });
        found.map(Some).ok_or_else(|| Refusal::NoWeapon(who, said.to_owned()))
    }

    /// What somebody means to do; those whom it defends itself against stand between commas.
    pub fn declaration(&self) -> Result<Declaration, Refusal> {
        let who = self.id("who")?;
        let at = || self.id("at");
        let deed = match self.call.get_text("deed") {
            Some("attack") => Deed::Attack(at()?),
            Some("parry") => Deed::Parry,
            Some("defend") => Deed::Defend,
            Some("move") => Deed::Move,
            Some("treat") => Deed::Treat(at()?),
            Some(_) | None => Deed::Other,
        };
        let roster = self.fight.roster();
        let one = |said: &str| find(&roster, &Who::Said(said.trim().to_owned())).map(|(id, _)| id);
        let said = self.call.get_text("against").unwrap_or_default();
        let against = match one(said) {
            Ok(id) => vec![id],
            Err(_) if said.is_empty() => Vec::new(),
            Err(_) => said.split(',').map(one).collect::<Result<_, _>>()?,
        };
        Ok(Declaration {
            who,
            deed,
            weapon: self.weapon("with", "who")?,
            against,
            aim: self.call.get_text("aim").and_then(aimed).unwrap_or_default(),
            dose: self.call.is_on("dose"),
            text: self.call.get_text("text").unwrap_or_default().to_owned(),
        })
    }

    pub fn small(&self, field: &str) -> u8 {
        self.call.get_number(field).and_then(|number| u8::try_from(number).ok()).unwrap_or(0)
    }

    /// What somebody adds up, and its talent.
    pub fn sum(&self, field: &str, talent: &str, who: Id) -> Result<Sum, Refusal> {
        let said = self.call.get_text(field).and_then(sum).unwrap_or_default();
        let own = |part| match part {
            Part::Domain(name) => known::domain(self.fight, who, &name).map(Part::Domain),
            Part::Component(_) | Part::Means(_) => Ok(part),
        };
        Ok(Sum { parts: said.into_iter().map(own).collect::<Result<_, _>>()?, talent: self.talent(talent, who)? })
    }

    pub fn terms(&self) -> Terms {
        Terms {
            difficulty: self.call.get_number("mod").unwrap_or(0),
            stake: self.stake(),
            hidden: self.call.is_on("secret"),
        }
    }

    pub fn stake(&self) -> Stake {
        let minutes = self.points("minutes").unwrap_or(0);
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
            // What takes more than an hour is paid so, whether the table says so or how long it takes.
            long: self.call.is_on("long") || minutes > 60,
            minutes,
        }
    }

    /// A talent as this combatant calls it, by any unambiguous part of its name, or by its name in
    /// any language; one that it lacks as the fight calls it.
    pub fn talent(&self, field: &str, who: Id) -> Result<Option<String>, Refusal> {
        let Some(said) = self.call.get_text(field) else { return Ok(None) };
        let own: Vec<&str> =
            self.fight.get(who).into_iter().flat_map(|c| c.stats.talents.keys()).map(String::as_str).collect();
        let part = match part_of(&own, said) {
            Found::None => part_of(&own, &talents::canonical(said)),
            part => part,
        };
        match part {
            Found::One(place) => Ok(own.get(place).map(|name| (*name).to_owned())),
            Found::None => known::talent(self.fight, who, said).map(Some),
            Found::Several(among) => Err(Shared::AmbiguousName { said: said.to_owned(), among }.into()),
        }
    }

    /// A stat block of the library, or another one like somebody who is there.
    pub fn newcomer(&self, library: &dyn Shelf<Combatant>) -> Result<Combatant, Refusal> {
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

pub enum Found {
    None,
    One(usize),
    Several(Vec<String>),
}

/// Which of these names is meant by a part of one, ignoring case and accents; a whole name wins.
pub fn part_of(names: &[&str], said: &str) -> Found {
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
