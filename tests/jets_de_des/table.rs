//! Cases as data: a small fight, its dice and commands, and what the state document must say of it then.

use std::collections::{BTreeMap, BTreeSet};

use abordage::dice::Scripted;
use abordage::journal::{Journal, Record};
use abordage::rules::jets_de_des::{
    Characteristic, Combatant, Encounter, Event, Level, Options, Resistance, Scores, Stats, Weapon,
};
use abordage::rules::{self, NoShelves};
use abordage::texts::{Lang, fold};
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
    /// how many of the faces nobody asks for
    #[serde(default)]
    left: usize,
    /// what stands in the English log
    #[serde(default)]
    says: Vec<String>,
    /// what does not stand there
    #[serde(default)]
    hushes: Vec<String>,
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
    scores: Partial,
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

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Partial {
    endurance: Option<u8>,
    strength: Option<u8>,
    precision: Option<u8>,
    speed: Option<u8>,
    determination: Option<u8>,
    sensitivity: Option<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Helps {
    #[serde(default)]
    name: String,
    on: Characteristic,
    points: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Arm {
    name: String,
    #[serde(default)]
    skill: Option<String>,
    #[serde(default)]
    on: Option<Characteristic>,
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
    fn combatant(self, options: &Options) -> Combatant {
        let mut scores = Scores::AVERAGE;
        let Partial { endurance, strength, precision, speed, determination, sensitivity } = self.scores;
        let written = [endurance, strength, precision, speed, determination, sensitivity];
        for (characteristic, score) in Characteristic::ALL.into_iter().zip(written) {
            scores.set(characteristic, score.unwrap_or(2));
        }
        let helps = |own: Helps| Resistance { name: own.name, on: own.on, points: own.points };
        let arm = |own: Arm| Weapon {
            name: own.name,
            skill: own.skill,
            on: own.on.unwrap_or(Characteristic::Strength),
            damage: own.damage,
            level: own.level,
            nature: own.nature,
        };
        let stats = Stats {
            like: None,
            scores,
            defence: self.defence,
            skills: self.skills,
            traits: self.traits.into_iter().map(helps).collect(),
            weapons: self.weapons.into_iter().map(arm).collect(),
        };
        let side = if self.player.is_some() { Side::Heroes } else { Side::Foes };
        Combatant::fresh(self.name, side, self.player, stats, self.boxes.unwrap_or(options.default_boxes))
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
            fight.apply(&Event::Added(Box::new(Combatant { id, ..entry.combatant(&options) })));
        }
        Ok(fight)
    }

    /// The document at the end.
    fn play(&self, fight: Encounter) -> Result<Value, String> {
        let fight = rules::Encounter::Jets(Box::new(fight));
        let mut records = vec![Record::Start(fight.clone())];
        let mut journal = Journal::new(fight);
        let mut dice = Scripted::new(self.dice.iter().copied());
        let mut refused = false;
        for (at, text) in self.commands.iter().enumerate() {
            let before = dice.clone();
            let call = journal.now().read(text).map_err(|misuse| format!("{misuse:?}"));
            let played =
                call.and_then(|call| journal.play(&call, &mut dice, &NoShelves).map_err(|no| format!("{no:?}")));
            match played {
                Ok(record) => records.push(record),
                Err(no) if at + 1 == self.commands.len() && !self.refused.is_empty() && no.contains(&self.refused) => {
                    dice = before;
                    refused = true;
                }
                Err(no) => return Err(format!("`{text}` is refused: {no}")),
            }
        }
        if !self.refused.is_empty() && !refused {
            return Err("nothing is refused".to_owned());
        }
        if dice.left() != self.left {
            return Err(format!("{} faces are left over, not {}", dice.left(), self.left));
        }
        if Journal::replay(records).ok_or("the journal has no beginning")?.now() != journal.now() {
            return Err("the journal tells another fight".to_owned());
        }
        let log = journal.log(Lang::EN);
        let told = log.join("\n");
        if let Some(words) = self.says.iter().find(|words| !told.contains(words.as_str())) {
            return Err(format!("the log does not say `{words}`:\n{told}"));
        }
        if let Some(words) = self.hushes.iter().find(|words| told.contains(words.as_str())) {
            return Err(format!("the log says `{words}`:\n{told}"));
        }
        serde_json::to_value(journal.now().document(log)).map_err(|error| error.to_string())
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
