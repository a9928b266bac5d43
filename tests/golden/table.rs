//! Cases as data: a small fight, its dice and commands, and what the state document must say of it then.

use std::collections::{BTreeMap, BTreeSet};

use abordage::dice::Scripted;
use abordage::journal::{Journal, Record};
use abordage::rules::Encounter;
use abordage::store::{Library, encounter_file};
use abordage::texts::{Lang, fold};
use ron::value::RawValue;
use serde::Deserialize;
use serde_json::Value;

/// One short fight and what is seen at its end.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// its name in the rules reference or the list of bug reports, with a letter for each variant
    id: String,
    /// what it shows
    about: String,
    #[serde(default = "anna")]
    players: Vec<String>,
    /// the system and its options; that of the cast where nothing is said
    #[serde(default)]
    system: String,
    /// entries of an encounter file; a text names one of the cast
    combatants: Vec<Box<RawValue>>,
    /// the top of the Action Deck
    #[serde(default)]
    deck: String,
    /// the faces that the dice show, in the order in which the rules use them
    #[serde(default)]
    dice: Vec<u8>,
    /// how many of those faces nobody asks for
    #[serde(default)]
    left: usize,
    #[serde(default)]
    commands: Vec<String>,
    /// how often the commands are played
    #[serde(default = "once")]
    repeat: usize,
    /// the fight is written to a file and read back before it is looked at
    #[serde(default)]
    saved: bool,
    /// why the last command, or the file where there is none, is refused
    #[serde(default)]
    refused: String,
    /// what stands in the English log
    #[serde(default)]
    says: Vec<String>,
    /// what does not stand there
    #[serde(default)]
    hushes: Vec<String>,
    /// path in the state document, and the value there
    expect: BTreeMap<String, Value>,
}

fn anna() -> Vec<String> {
    vec!["Anna".to_owned()]
}

const fn once() -> usize {
    1
}

/// What the cases share.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cast {
    /// the system, where a case says nothing
    system: String,
    /// combatants by a short name
    people: BTreeMap<String, Box<RawValue>>,
}

/// Reads the cast.
pub fn cast(text: &str) -> Cast {
    ron::from_str(text).expect("the cast reads")
}

/// Reads the cases of one file.
pub fn cases(text: &str) -> Vec<Case> {
    ron::from_str(text).expect("the cases read")
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

impl Case {
    /// The reasons why the case does not hold.
    fn wrong(&self, cast: &Cast) -> Vec<String> {
        let ended = match self.opened(cast) {
            Err(error) if self.commands.is_empty() && error.contains(&self.refused) && !self.refused.is_empty() => {
                return vec![];
            }
            Err(error) => Err(error),
            Ok(fight) => self.play(fight),
        };
        ended.map_or_else(|reason| vec![reason], |document| self.compare(&document))
    }

    /// The fight of the case, its deck stacked.
    fn opened(&self, cast: &Cast) -> Result<Encounter, String> {
        let mut entries = Vec::new();
        for entry in &self.combatants {
            let text = entry.get_ron().trim();
            entries.push(match text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
                None => text,
                Some(name) => cast.people.get(name).ok_or_else(|| format!("nobody of the cast is {name}"))?.get_ron(),
            });
        }
        let (title, players, people) = (&self.id, &self.players, entries.join(", "));
        let text = format!(
            "Encounter(version: 1, title: {title:?}, system: {}, players: {players:?}, combatants: [{people}])",
            if self.system.is_empty() { &cast.system } else { &self.system }
        );
        let mut fight = read(&text)?;
        let deck: Vec<&str> = self.deck.split(',').filter(|card| !card.is_empty()).collect();
        if !deck.is_empty() {
            fight.stack(&deck).map_err(|wrong| format!("{wrong:?}"))?;
        }
        Ok(fight)
    }

    /// The document at the end.
    fn play(&self, fight: Encounter) -> Result<Value, String> {
        let mut records = vec![Record::Start(fight.clone())];
        let mut journal = Journal::new(fight);
        let mut dice = Scripted::new(self.dice.iter().copied());
        let commands: Vec<&String> = std::iter::repeat_n(&self.commands, self.repeat).flatten().collect();
        let mut refused = false;
        for (at, text) in commands.iter().enumerate() {
            let before = dice.clone();
            let call = journal.now().read(text).map_err(|misuse| format!("{misuse:?}"));
            let played = call
                .and_then(|call| journal.play(&call, &mut dice, Library::built_in()).map_err(|no| format!("{no:?}")));
            match played {
                Ok(record) => records.push(record),
                Err(no) if at + 1 == commands.len() && !self.refused.is_empty() && no.contains(&self.refused) => {
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
        self.seen(&journal)
    }

    /// The document of the fight, its log read as well.
    fn seen(&self, journal: &Journal) -> Result<Value, String> {
        let log = journal.log(Lang::EN);
        let told = log.join("\n");
        if let Some(words) = self.says.iter().find(|words| !told.contains(words.as_str())) {
            return Err(format!("the log does not say `{words}`:\n{told}"));
        }
        if let Some(words) = self.hushes.iter().find(|words| told.contains(words.as_str())) {
            return Err(format!("the log says `{words}`:\n{told}"));
        }
        let fight = if self.saved {
            read(&encounter_file::write(journal.now()).map_err(|error| format!("{error:?}"))?)?
        } else {
            journal.now().clone()
        };
        serde_json::to_value(fight.document(log)).map_err(|error| error.to_string())
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

fn read(text: &str) -> Result<Encounter, String> {
    encounter_file::read(text, Library::built_in()).map(|opened| opened.encounter).map_err(|error| format!("{error:?}"))
}

/// The value at a path: a field of the document or a part of a combatant's name first, then fields and
/// places; a kind after `pending` gives the names of those who owe that.
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
