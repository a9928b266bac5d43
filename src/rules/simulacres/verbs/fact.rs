//! `set`: which field, and what it can hold.

use crate::rules::contract::Misuse;
use crate::rules::simulacres::body::{Body, Zone};
use crate::rules::simulacres::fact::Fact;
use crate::rules::simulacres::narrate::{energy_named, known_parts, level_text, part_named, zone_named};
use crate::rules::simulacres::state::{Combatant, Encounter};
use crate::rules::simulacres::stats::{Energy, Part, Shield, Talent};
use crate::rules::simulacres::talents;
use crate::view::Id;

/// The fields of one word, each with what it takes.
const FIELDS: [(&str, Takes); 13] = [
    ("ps", Takes::Number(0, 99)),
    ("max-ps", Takes::Number(0, 99)),
    ("ep", Takes::Number(0, 99)),
    ("max-ep", Takes::Number(0, 99)),
    ("pv", Takes::Number(-99, 99)),
    ("value", Takes::Number(-20, 40)),
    ("malaise", Takes::Number(-9, 9)),
    ("shield", Takes::Words("none|small|large")),
    ("stunned", Takes::Switch),
    ("coma", Takes::Number(0, 9_999)),
    ("chance-used", Takes::Switch),
    ("hidden", Takes::Switch),
    ("out", Takes::Switch),
];
/// What a zone has, behind its name: `head-max`.
const OF_ZONE: [(&str, Takes); 5] = [
    ("", Takes::Number(-99, 99)),
    ("max", Takes::Number(0, 99)),
    ("pr", Takes::Number(0, 20)),
    ("lost", Takes::Switch),
    ("mastered", Takes::Switch),
];
const SCORE: Takes = Takes::Number(0, 20);
const TALENT: Takes = Takes::Words("X|-4…9");

#[derive(Clone, Copy)]
enum Takes {
    Number(i32, i32),
    Switch,
    Words(&'static str),
}

impl Takes {
    fn told(self) -> String {
        match self {
            Self::Number(least, most) => format!("{least}…{most}"),
            Self::Switch => "true|false".to_owned(),
            Self::Words(words) => words.to_owned(),
        }
    }
}

struct Read<'a> {
    field: &'static str,
    value: &'a str,
    takes: Takes,
}

impl Read<'_> {
    fn bad(&self) -> Misuse {
        Misuse::BadValue { field: self.field, value: self.value.to_owned(), expected: self.takes.told() }
    }

    fn number<N: TryFrom<i32>>(&self) -> Result<N, Misuse> {
        let number: Option<i32> = self.value.trim().replace('\u{2212}', "-").parse().ok();
        let (least, most) = match self.takes {
            Takes::Number(least, most) => (least, most),
            Takes::Switch | Takes::Words(_) => (-4, 9),
        };
        let number = number.filter(|number| (least..=most).contains(number));
        number.and_then(|number| N::try_from(number).ok()).ok_or_else(|| self.bad())
    }

    fn yes(&self) -> Result<bool, Misuse> {
        match self.value.trim() {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(self.bad()),
        }
    }
}

/// The zone that begins a field, and what of it is meant.
fn of_zone(field: &str) -> Option<(Zone, &'static str, Takes)> {
    let whole = zone_named(field).map(|zone| (zone, OF_ZONE.first()));
    let part = OF_ZONE.iter().skip(1).find_map(|own| {
        let zone = field.strip_suffix(own.0)?.strip_suffix(['-', ' '])?;
        Some((zone_named(zone)?, Some(own)))
    });
    let (zone, own) = whole.or(part)?;
    own.map(|(what, takes)| (zone, *what, *takes))
}

/// What `set` was told: a fact, or a word that only the fight can know.
pub enum Said {
    /// a field of the rules, or one named on purpose (`talent:Juggling`, `domain:Occult`)
    Fact(Fact),
    /// a talent or a Domain, where the fight has one of that name
    Word {
        /// what was said
        word: String,
        /// the value as the level of a talent; nothing where no talent can have it
        level: Option<Talent>,
        /// the value as the score of a Domain; nothing where no Domain can have it
        score: Option<u8>,
    },
}

/// How a new talent is written, and a new Domain.
const NEW_TALENT: &str = "talent:";
const NEW_DOMAIN: &str = "domain:";

/// The fields of one word, and those of each zone.
pub fn field_names() -> impl Iterator<Item = String> {
    let own = FIELDS.iter().map(|(name, _)| (*name).to_owned()).chain(["dead".to_owned()]);
    own.chain(Zone::ALL.into_iter().flat_map(|zone| OF_ZONE.iter().map(move |(what, _)| of(zone, what))))
}

/// What a zone has, by its name: `head-max`.
fn of(zone: Zone, what: &str) -> String {
    if what.is_empty() { zone.name().to_owned() } else { format!("{}-{what}", zone.name()) }
}

fn level(value: &str) -> Result<Talent, Misuse> {
    let read = Read { field: "value", value, takes: TALENT };
    if value.trim().eq_ignore_ascii_case("x") { Ok(Talent::Never) } else { read.number().map(Talent::At) }
}

fn score(value: &str) -> Result<u8, Misuse> {
    Read { field: "value", value, takes: SCORE }.number()
}

/// Reads what `set` was told.
///
/// # Errors
/// The field cannot hold that value.
pub fn read(field: &str, value: &str) -> Result<Said, Misuse> {
    if let Some(name) = field.trim().strip_prefix(NEW_TALENT).filter(|name| !name.trim().is_empty()) {
        return Ok(Said::Fact(Fact::Talent(talents::canonical(name), level(value)?)));
    }
    if let Some(name) = field.trim().strip_prefix(NEW_DOMAIN).filter(|name| !name.trim().is_empty()) {
        return Ok(Said::Fact(Fact::Domain(name.trim().to_owned(), score(value)?)));
    }
    if let Some(fact) = of_rules(field, value)? {
        return Ok(Said::Fact(fact));
    }
    let (own, other) = (level(value), score(value).ok());
    if let (Err(bad), None) = (&own, other) {
        return Err(bad.clone());
    }
    Ok(Said::Word { word: field.trim().to_owned(), level: own.ok(), score: other })
}

/// A fact about a field or a part of a test that the rules name; nothing where they name none.
fn of_rules(field: &str, value: &str) -> Result<Option<Fact>, Misuse> {
    let name = field.trim().to_lowercase();
    let of = |takes| Read { field: "value", value, takes };
    if name == "dead" {
        return of(Takes::Switch).yes().map(Fact::Dead).map(Some);
    }
    if let Some((known, takes)) = FIELDS.iter().find(|(known, _)| *known == name) {
        let read = Read { field: known, value, takes: *takes };
        return Ok(Some(match *known {
            "ps" => Fact::Breath(read.number()?),
            "max-ps" => Fact::MostBreath(read.number()?),
            "ep" => Fact::Balance(read.number()?),
            "max-ep" => Fact::MostBalance(read.number()?),
            "pv" => Fact::Pool(read.number()?),
            "value" => Fact::Quick(Some(read.number()?)),
            "malaise" => Fact::Malaise(read.number()?),
            "shield" => Fact::Shield(match value.trim() {
                "none" => None,
                "small" => Some(Shield::Small),
                "large" => Some(Shield::Large),
                _ => return Err(read.bad()),
            }),
            "stunned" => Fact::Stunned(read.yes()?),
            "coma" => Fact::Coma(read.number()?),
            "chance-used" => Fact::ChanceUsed(read.yes()?),
            "hidden" => Fact::Hidden(read.yes()?),
            _ => Fact::Out(read.yes()?),
        }));
    }
    if let Some((zone, what, takes)) = of_zone(&name) {
        let read = of(takes);
        return Ok(Some(match what {
            "max" => Fact::MostPoints(zone, read.number()?),
            "pr" => Fact::Protection(zone, read.number()?),
            "lost" => Fact::Lost(zone, read.yes()?),
            "mastered" => Fact::Mastered(zone, read.yes()?),
            _ => Fact::Points(zone, read.number()?),
        }));
    }
    if let Some(energy) = energy_named(field) {
        return score(value).map(|score| Some(Fact::Energy(energy, score)));
    }
    let Some(part) = part_named(field) else { return Ok(None) };
    let score = score(value)?;
    Ok(Some(match part {
        Part::Component(component) => Fact::Component(component, score),
        Part::Means(means) => Fact::Means(means, score),
        Part::Domain(domain) => Fact::Domain(domain, score),
    }))
}

/// The fields of a combatant: the name, what it takes, and what it is now.
#[must_use]
pub fn fields(fight: &Encounter, id: Id) -> Vec<[String; 3]> {
    let Some(one) = fight.get(id) else { return Vec::new() };
    let pooled = matches!(one.body, Body::Pool { .. });
    let fits = |field: &&(&str, Takes)| field.0 != "pv" || pooled;
    let own = FIELDS.iter().filter(fits).map(|(field, takes)| [(*field).to_owned(), takes.told(), now(one, field)]);
    let mut all: Vec<[String; 3]> = own.collect();
    all.push(["dead".to_owned(), Takes::Switch.told(), one.dead.to_string()]);
    for (zone, state) in one.body.zones() {
        for (what, takes) in OF_ZONE {
            let now = match what {
                "max" => state.max.to_string(),
                "pr" => state.protection.to_string(),
                "lost" => state.lost.to_string(),
                "mastered" => state.mastered.to_string(),
                _ => state.pv.to_string(),
            };
            all.push([of(zone, what), takes.told(), now]);
        }
    }
    all.extend(
        known_parts().iter().map(|part| [part.name().to_owned(), SCORE.told(), one.stats.score(part).to_string()]),
    );
    all.extend(
        Energy::ALL.map(|energy| [energy.name().to_owned(), SCORE.told(), one.stats.energies.get(energy).to_string()]),
    );
    let own = one.stats.domains.iter().filter(|(name, _)| part_named(name).is_none());
    all.extend(own.map(|(name, score)| [name.clone(), SCORE.told(), score.to_string()]));
    all.extend(one.stats.talents.iter().map(|(name, level)| [name.clone(), TALENT.told(), level_text(*level)]));
    all
}

fn now(one: &Combatant, field: &str) -> String {
    match field {
        "ps" => one.breath.now.to_string(),
        "max-ps" => one.breath.max.to_string(),
        "ep" => one.balance.now.to_string(),
        "max-ep" => one.balance.max.to_string(),
        "pv" => match one.body {
            Body::Pool { pv, .. } => pv.to_string(),
            Body::Zones(_) => String::new(),
        },
        "value" => one.stats.quick.map(|value| value.to_string()).unwrap_or_default(),
        "malaise" => one.ticks.to_string(),
        "shield" => match one.stats.shield {
            None => "none".to_owned(),
            Some(Shield::Small) => "small".to_owned(),
            Some(Shield::Large) => "large".to_owned(),
        },
        "stunned" => one.stunned.is_some().to_string(),
        "coma" => one.coma.to_string(),
        "chance-used" => one.chance_used.to_string(),
        "hidden" => one.hidden.to_string(),
        _ => one.out.to_string(),
    }
}
