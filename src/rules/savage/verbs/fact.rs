//! `set`: which field, and what it can hold.

use crate::dice::Level;
use crate::rules::contract::Misuse;
use crate::rules::savage::fact::Fact;
use crate::rules::savage::rank::Rank;
use crate::rules::savage::refusal::Refusal;
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::stats::{Attribute, Trait};
use crate::rules::savage::vital::Member;
use crate::texts::{Words, all_words, canonical, fold, nearest};
use crate::view::Id;

/// The fields that are no Trait, each with what it takes, in the words of the table.
pub const FIELDS: [(&str, &str); 15] = [
    ("wounds", "0…3"),
    ("fatigue", "0…2"),
    ("shaken", "true|false"),
    ("prone", "true|false"),
    ("pace", "1…50"),
    ("parry", "0…50"),
    ("toughness", "1…200"),
    ("hidden", "true|false"),
    ("incapacitated", "true|false"),
    ("bleeding", "true|false"),
    ("dead", "true|false"),
    ("experience", "0…999"),
    ("rank", "none|novice|seasoned|veteran|heroic|legendary"),
    ("power", "0…99"),
    ("ppx", "0…999"),
];

/// Reads a fact; whatever is no field of its own is a Trait.
///
/// # Errors
/// The field cannot hold that value.
pub fn read(field: &str, value: &str) -> Result<Fact, Misuse> {
    let name = field.trim().to_lowercase();
    let known = FIELDS.iter().find(|(known, _)| *known == name);
    let bad = || Misuse::BadValue {
        field: known.map_or("value", |(known, _)| known),
        value: value.to_owned(),
        expected: known.map_or("d4…d12+2", |(_, takes)| takes).to_owned(),
    };
    let number = |least: i32, most: i32| {
        let number: Option<i32> = value.trim().parse().ok();
        number.filter(|number| (least..=most).contains(number)).ok_or_else(bad)
    };
    let small = |most: i32| number(0, most).and_then(|number| u8::try_from(number).map_err(|_| bad()));
    let yes = || match value.trim() {
        "true" | "yes" | "oui" => Ok(true),
        "false" | "no" | "non" => Ok(false),
        _ => Err(bad()),
    };
    Ok(match name.as_str() {
        "wounds" => Fact::Wounds(small(3)?),
        "fatigue" => Fact::Fatigue(small(2)?),
        "shaken" => Fact::Shaken(yes()?),
        "prone" => Fact::Prone(yes()?),
        "pace" => Fact::Pace(number(1, 50)?),
        "parry" => Fact::Parry(number(0, 50)?),
        "toughness" => Fact::Toughness(number(1, 200)?),
        "hidden" => Fact::Hidden(yes()?),
        "incapacitated" => Fact::Incapacitated(yes()?),
        "bleeding" => Fact::Bleeding(yes()?),
        "dead" => Fact::Dead(yes()?),
        "experience" => Fact::Experience(number(0, 999).and_then(|points| u16::try_from(points).map_err(|_| bad()))?),
        "ppx" => Fact::Ppx(number(0, 999).and_then(|points| u16::try_from(points).map_err(|_| bad()))?),
        "rank" if value.trim() == "none" => Fact::Rank(None),
        "rank" => Fact::Rank(Some(Rank::named(value).ok_or_else(bad)?)),
        "power" => Fact::Power(small(99)?),
        _ => {
            // A value that is no die belongs to a field that somebody has misspelt.
            let unknown = || if canonical(Words::Trait, field).is_some() { bad() } else { no_field(field) };
            let level: Level = value.parse().map_err(|_| unknown())?;
            Fact::Trait(trait_named(field), level)
        }
    })
}

/// A field that is none: the one that is near, else all there are.
fn no_field(field: &str) -> Misuse {
    let names = || FIELDS.iter().map(|(name, _)| *name);
    let near = nearest(field, names().chain(all_words(Words::Trait)));
    let all = || names().chain(["TRAIT"]).collect::<Vec<_>>().join("|");
    Misuse::BadValue { field: "field", value: field.to_owned(), expected: near.map_or_else(all, str::to_owned) }
}

/// Whether a skill is one of this combatant's, or one that the game knows; else what may be meant.
///
/// # Errors
/// It is neither.
pub fn known_skill(who: &Combatant, said: &str) -> Result<(), Refusal> {
    let english = canonical(Words::Trait, said.split('(').next().unwrap_or(said));
    let own: Vec<&str> = who.stats.skills.keys().map(String::as_str).collect();
    if english.is_some() || own.iter().any(|name| fold(name) == fold(said)) {
        return Ok(());
    }
    let mut all = own;
    all.extend(FIELDS.iter().map(|(name, _)| *name));
    for word in all_words(Words::Trait) {
        all.push(word);
    }
    let near = nearest(said, all);
    Err(Refusal::NoSuchSkill(said.to_owned(), near.map(str::to_owned)))
}

/// The Trait that somebody names in any shipped language; an unknown one is a skill of that name.
#[must_use]
pub fn trait_named(said: &str) -> Trait {
    canonical(Words::Trait, said).map_or_else(|| Trait::named(said.trim()), |name| Trait::named(&name))
}

/// The fields of a combatant, or of one member: the name, what it takes, and what it is now.
#[must_use]
pub fn fields(fight: &Encounter, id: Id, member: Option<usize>) -> Vec<[String; 3]> {
    let Some(one) = fight.get(id) else { return Vec::new() };
    let figures = one.vital.members.iter().enumerate();
    let meant: Vec<&Member> =
        figures.filter(|(at, _)| member.is_none_or(|named| named == *at)).map(|(_, figure)| figure).collect();
    let now = |field: &str| match field {
        "wounds" => one.vital.wounds.to_string(),
        "fatigue" => one.vital.fatigue.to_string(),
        "shaken" => meant.iter().any(|figure| figure.shaken).to_string(),
        "prone" => meant.iter().any(|figure| figure.prone).to_string(),
        "pace" => one.pace().to_string(),
        "parry" => one.parry(member.unwrap_or(0)).to_string(),
        "toughness" => one.toughness().to_string(),
        "hidden" => one.hidden.to_string(),
        "incapacitated" => (one.vital.incapacitated || meant.iter().all(|figure| figure.out)).to_string(),
        "bleeding" => one.vital.bleeding.to_string(),
        "dead" => one.vital.dead.to_string(),
        "experience" => one.stats.experience.to_string(),
        "ppx" => one.stats.black_powder.as_ref().map_or(0, |own| own.ppx).to_string(),
        "rank" => one.stats.rank.map_or("none", Rank::word).to_owned(),
        "power" => one.power.to_string(),
        _ => String::new(),
    };
    let known = |field: &str| field != "ppx" || one.stats.black_powder.is_some();
    let own = FIELDS.iter().filter(|(field, _)| known(field));
    let own: Vec<_> = own.map(|(field, takes)| [(*field).to_owned(), (*takes).to_owned(), now(field)]).collect();
    let level = |name: &str, level: Level| [name.to_owned(), "d4…d12+2".to_owned(), level.to_string()];
    let attributes = Attribute::ALL.map(|attribute| level(attribute.name(), one.stats.attributes.get(attribute)));
    let skills = one.stats.skills.iter().map(|(name, own)| level(name, *own));
    // What seldom changes in a fight stands last.
    let (often, seldom) = own.split_at(own.iter().position(|[field, ..]| field == "experience").unwrap_or(own.len()));
    often.iter().cloned().chain(attributes).chain(skills).chain(seldom.iter().cloned()).collect()
}
