//! Cases as data: a small fight, its dice and commands, and what the state document must say of it then.

use std::collections::{BTreeMap, BTreeSet};

use abordage::dice::Scripted;
use abordage::rules::contract::NoShelf;
use abordage::rules::jets_de_des::{
    Characteristic, Combatant, Document, Encounter, Event, Level, Options, Pool, Resistance, Scores, Stats, VERBS,
    Weapon, check, decide, resolve,
};
use abordage::rules::phrase;
use abordage::texts::{Words, canonical, fold};
use abordage::view::{Id, Side};
use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::Deserialize;
use serde_json::Value;

/// One short fight and what is seen at its end.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    id: String,
    about: String,
    #[serde(default = "system")]
    system: String,
    /// entries of an encounter file; a text names one of the cast
    combatants: Vec<Box<RawValue>>,
    /// the faces that the dice show, in the order in which the rules use them
    #[serde(default)]
    dice: Vec<u8>,
    #[serde(default)]
    commands: Vec<String>,
    /// why the last command is refused
    #[serde(default)]
    refused: String,
    /// path in the state document, and the value there
    expect: BTreeMap<String, Value>,
}

fn system() -> String {
    "JetsDeDes()".to_owned()
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: String,
    #[serde(default)]
    player: Option<String>,
    #[serde(default)]
    scores: BTreeMap<String, u8>,
    #[serde(default = "one")]
    defence: u8,
    #[serde(default)]
    skills: BTreeMap<String, u8>,
    #[serde(default)]
    traits: Vec<Helps>,
    #[serde(default)]
    weapons: Vec<Arm>,
    #[serde(default)]
    boxes: Option<(u8, u8, u8)>,
}

const fn one() -> u8 {
    1
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Helps {
    #[serde(default)]
    name: String,
    on: String,
    points: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Arm {
    name: String,
    #[serde(default)]
    skill: Option<String>,
    #[serde(default)]
    on: Option<String>,
    #[serde(default)]
    damage: Option<u8>,
    #[serde(default)]
    level: Option<Level>,
    #[serde(default)]
    nature: Option<String>,
}

/// What the cases share: combatants by a short name.
pub type Cast = BTreeMap<String, Box<RawValue>>;

fn ron() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Reads the cast.
pub fn cast(text: &str) -> Cast {
    ron::from_str(text).expect("the cast reads")
}

/// Reads the cases of one file.
pub fn cases(text: &str) -> Vec<Case> {
    ron::from_str(text).unwrap_or_else(|error| panic!("the cases read: {error}"))
}

/// Fails unless exactly these ids are there, each with so many variants: the id alone, or with a letter.
pub fn complete(cases: &[Case], demanded: &str) {
    let demanded: BTreeMap<String, usize> = ron::from_str(demanded).expect("the list of ids reads");
    let mut found: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for case in cases {
        let variants = found.entry(case.id.trim_end_matches(|c: char| c.is_ascii_lowercase()).to_owned()).or_default();
        assert!(variants.insert(&case.id), "{} is there twice", case.id);
    }
    let found: BTreeMap<String, usize> = found.into_iter().map(|(id, variants)| (id, variants.len())).collect();
    assert_eq!(found, demanded);
}

/// Plays every case of a file and fails with the list of all that do not hold.
pub fn hold(cast: &Cast, cases: &[Case]) {
    let wrong: Vec<String> = cases
        .iter()
        .flat_map(|case| case.wrong(cast).into_iter().map(|reason| format!("{} ({}): {reason}", case.id, case.about)))
        .collect();
    assert!(wrong.is_empty(), "{} reasons\n{}", wrong.len(), wrong.join("\n"));
}

impl Entry {
    fn combatant(self, options: &Options) -> Result<Combatant, String> {
        let on = |said: &str| match canonical(Words::Trait, said).as_deref().and_then(Pool::named) {
            Some(Pool::Of(characteristic)) => Ok(characteristic),
            Some(Pool::Sum(_)) | None => Err(format!("{said} is no characteristic")),
        };
        let mut scores = Scores::AVERAGE;
        for (name, score) in &self.scores {
            scores.set(on(name)?, *score);
        }
        let helps = |own: Helps| Ok(Resistance { on: on(&own.on)?, name: own.name, points: own.points });
        let arm = |own: Arm| {
            let on = own.on.as_deref().map_or(Ok(Characteristic::Strength), on)?;
            Ok(Weapon {
                name: own.name,
                skill: own.skill,
                on,
                damage: own.damage,
                level: own.level,
                nature: own.nature,
            })
        };
        let stats = Stats {
            like: None,
            scores,
            defence: self.defence,
            skills: self.skills,
            traits: self.traits.into_iter().map(helps).collect::<Result<_, String>>()?,
            weapons: self.weapons.into_iter().map(arm).collect::<Result<_, String>>()?,
        };
        let side = if self.player.is_some() { Side::Heroes } else { Side::Foes };
        Ok(Combatant::fresh(self.name, side, self.player, stats, self.boxes.unwrap_or(options.default_boxes)))
    }
}

impl Case {
    /// The reasons why the case does not hold.
    fn wrong(&self, cast: &Cast) -> Vec<String> {
        let ended = self.opened(cast).and_then(|fight| self.play(fight));
        ended.map_or_else(|reason| vec![reason], |document| self.compare(&document))
    }

    fn opened(&self, cast: &Cast) -> Result<Encounter, String> {
        let options = self.system.strip_prefix("JetsDeDes").ok_or("it is another system")?;
        let options: Options = ron().from_str(options).map_err(|error| error.to_string())?;
        let mut fight = Encounter { title: self.id.clone(), options, ..Encounter::default() };
        for entry in &self.combatants {
            let text = entry.get_ron().trim();
            let text = match text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
                None => text,
                Some(name) => cast.get(name).ok_or_else(|| format!("nobody of the cast is {name}"))?.get_ron(),
            };
            let entry: Entry = ron().from_str(text).map_err(|error| format!("{text}: {error}"))?;
            let id = Id(fight.next_id);
            fight.apply(&Event::Added(Box::new(Combatant { id, ..entry.combatant(&options)? })));
        }
        Ok(fight)
    }

    /// The document at the end.
    fn play(&self, mut fight: Encounter) -> Result<Value, String> {
        let mut dice = Scripted::new(self.dice.iter().copied());
        let mut refused = false;
        for (at, text) in self.commands.iter().enumerate() {
            match played(&fight, text, &mut dice) {
                Ok(events) => events.iter().for_each(|event| fight.apply(event)),
                Err(no) if at + 1 == self.commands.len() && !self.refused.is_empty() && no.contains(&self.refused) => {
                    refused = true;
                }
                Err(no) => return Err(format!("`{text}` is refused: {no}")),
            }
        }
        if !self.refused.is_empty() && !refused {
            return Err("nothing is refused".to_owned());
        }
        if !refused && dice.left() > 0 {
            return Err(format!("{} faces are left over", dice.left()));
        }
        serde_json::to_value(Document::of(&fight, Vec::new())).map_err(|error| error.to_string())
    }

    fn compare(&self, document: &Value) -> Vec<String> {
        if self.expect.is_empty() {
            return vec!["the case expects nothing".to_owned()];
        }
        let one = |(path, wanted): (&String, &Value)| match look(document, path) {
            Err(reason) => Some(format!("{path}: {reason}")),
            Ok(found) => (found != *wanted).then(|| format!("{path}: {found}, wanted {wanted}")),
        };
        self.expect.iter().filter_map(one).collect()
    }
}

fn played(fight: &Encounter, text: &str, dice: &mut Scripted) -> Result<Vec<Event>, String> {
    let call = phrase::read(&[VERBS], text).map_err(|misuse| format!("{misuse:?}"))?;
    check(&call).map_err(|misuse| format!("{misuse:?}"))?;
    let command = resolve(fight, &call, &NoShelf).map_err(|no| format!("{no:?}"))?.ok_or("no command")?;
    decide(fight, &command, dice).map_err(|no| format!("{no:?}"))
}

/// The value at a path: a field of the document or a part of a combatant's name first, then fields and
/// places; a kind after a list gives the names of those whom it is about.
fn look(document: &Value, path: &str) -> Result<Value, String> {
    let mut parts = path.split('.');
    let head = parts.next().unwrap_or_default();
    let named = |one: &&Value| one["name"].as_str().is_some_and(|name| fold(name).contains(&fold(head)));
    let somebody = || document["combatants"].as_array().and_then(|people| people.iter().find(named));
    let start = document.get(head).or_else(somebody);
    let mut value = start.cloned().ok_or_else(|| format!("no field and nobody called {head}"))?;
    for part in parts {
        let within = match (&value, part.parse::<usize>()) {
            (Value::Array(list), Ok(place)) => list.get(place).cloned(),
            (Value::Array(list), Err(_)) => {
                Some(list.iter().filter(|owed| owed["kind"] == part).map(|owed| owed["who"].clone()).collect())
            }
            (value, _) => value.get(part).cloned(),
        };
        value = within.ok_or_else(|| format!("there is no {part}"))?;
    }
    Ok(value)
}
