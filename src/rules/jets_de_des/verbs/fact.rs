//! `set`: which field, and what it can hold.

use crate::rules::contract::Misuse;
use crate::rules::jets_de_des::fact::Fact;
use crate::rules::jets_de_des::state::{Combatant, Encounter, Status};
use crate::rules::jets_de_des::stats::{Characteristic, Pool};
use crate::rules::jets_de_des::wounds::Level;
use crate::texts::{Words, canonical};
use crate::view::Id;

/// The fields that are neither a characteristic nor a skill, each with its least and most; without
/// both it is a switch.
const FIELDS: [(&str, Option<(i32, i32)>); 12] = [
    ("defence", Some((0, 40))),
    ("wounds1", Some((0, 99))),
    ("wounds2", Some((0, 99))),
    ("wounds3", Some((0, 99))),
    ("boxes1", Some((0, 99))),
    ("boxes2", Some((0, 99))),
    ("boxes3", Some((0, 99))),
    ("overflow", Some((0, 999))),
    ("handicap", Some((-20, 20))),
    ("hidden", None),
    ("out", None),
    ("dead", None),
];
const SCORE: (i32, i32) = (0, 10);
const MASTERY: (i32, i32) = (0, 20);

fn takes(bounds: Option<(i32, i32)>) -> String {
    bounds.map_or_else(|| "true|false".to_owned(), |(least, most)| format!("{least}…{most}"))
}

/// The pool that somebody names in any shipped language.
#[must_use]
pub fn pool_named(said: &str) -> Option<Pool> {
    canonical(Words::Trait, said).as_deref().and_then(Pool::named)
}

/// Reads a fact; whatever is no field and no characteristic is a skill.
///
/// # Errors
/// The field cannot hold that value; an attribute is a sum and cannot be set.
pub fn read(field: &str, value: &str) -> Result<Fact, Misuse> {
    let name = field.trim().to_lowercase();
    let known = FIELDS.iter().find(|(known, _)| *known == name);
    let pool = pool_named(field);
    let bounds = match (known, pool) {
        (Some((_, bounds)), _) => *bounds,
        (None, Some(_)) => Some(SCORE),
        (None, None) => Some(MASTERY),
    };
    let bad = || Misuse::BadValue {
        field: known.map_or("value", |(known, _)| known),
        value: value.to_owned(),
        expected: takes(bounds),
    };
    let number = || {
        let number: Option<i32> = value.trim().replace('\u{2212}', "-").parse().ok();
        let (least, most) = bounds.unwrap_or((0, 0));
        number.filter(|number| (least..=most).contains(number)).ok_or_else(bad)
    };
    let small = || number().and_then(|number| u8::try_from(number).map_err(|_| bad()));
    let yes = || match value.trim() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(bad()),
    };
    Ok(match (name.as_str(), pool) {
        ("defence", _) => Fact::Defence(small()?),
        ("wounds1", _) => Fact::Ticked(Level::Minor, small()?),
        ("wounds2", _) => Fact::Ticked(Level::Moderate, small()?),
        ("wounds3", _) => Fact::Ticked(Level::Severe, small()?),
        ("boxes1", _) => Fact::Boxes(Level::Minor, small()?),
        ("boxes2", _) => Fact::Boxes(Level::Moderate, small()?),
        ("boxes3", _) => Fact::Boxes(Level::Severe, small()?),
        ("overflow", _) => Fact::Overflow(number().and_then(|number| u32::try_from(number).map_err(|_| bad()))?),
        ("handicap", _) => Fact::Handicap(number()?),
        ("hidden", _) => Fact::Hidden(yes()?),
        ("out", _) => Fact::Out(yes()?),
        ("dead", _) => Fact::Dead(yes()?),
        (_, Some(Pool::Of(characteristic))) => Fact::Score(characteristic, small()?),
        (_, Some(Pool::Sum(attribute))) => {
            let [first, second] = attribute.parts().map(Characteristic::name);
            let expected = format!("{first}|{second}");
            return Err(Misuse::BadValue { field: "field", value: field.to_owned(), expected });
        }
        (_, None) => Fact::Mastery(field.trim().to_owned(), small()?),
    })
}

/// The fields of a combatant: the name, what it takes, and what it is now.
#[must_use]
pub fn fields(fight: &Encounter, id: Id) -> Vec<[String; 3]> {
    let Some(one) = fight.get(id) else { return Vec::new() };
    let own = FIELDS.map(|(field, bounds)| [field.to_owned(), takes(bounds), now(one, field)]);
    let scores = Characteristic::ALL.map(|characteristic| {
        [characteristic.name().to_owned(), takes(Some(SCORE)), one.stats.scores.get(characteristic).to_string()]
    });
    let skills = one.stats.skills.iter().map(|(name, own)| [name.clone(), takes(Some(MASTERY)), own.to_string()]);
    own.into_iter().chain(scores).chain(skills).collect()
}

fn now(one: &Combatant, field: &str) -> String {
    let level = field.chars().last().and_then(|digit| digit.to_digit(10)).and_then(|digit| u8::try_from(digit).ok());
    let place = level.and_then(Level::numbered).map(Level::place);
    let at = |boxes: [u8; 3]| place.and_then(|place| boxes.get(place).copied()).unwrap_or(0).to_string();
    match field {
        "defence" => one.stats.defence.to_string(),
        "overflow" => one.wounds.overflow.to_string(),
        "handicap" => one.handicap.to_string(),
        "hidden" => one.hidden.to_string(),
        "out" => (one.status() == Status::Out).to_string(),
        "dead" => one.dead.to_string(),
        _ if field.starts_with("boxes") => at(one.wounds.boxes),
        _ => at(one.wounds.ticked),
    }
}
