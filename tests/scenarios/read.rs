//! A short fight as data: who fights, the cards, and the commands with their dice typed in.

#![expect(clippy::expect_used, clippy::panic, reason = "a scenario that cannot be played fails the test")]

use std::path::Path;

use abordage::dice::Scripted;
use abordage::journal::{Journal, Record};
use abordage::rules::Encounter;
use abordage::rules::contract::No;
use abordage::store::{Library, encounter_file};
use abordage::texts::Lang;
use abordage::view::Line;
use ron::value::RawValue;
use serde::Deserialize;

/// One fight; a command behind `!` is refused, and told with its reason.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fight {
    about: String,
    /// the game, as an encounter file names it
    #[serde(default = "savage_worlds")]
    system: String,
    #[serde(default)]
    players: Vec<String>,
    /// entries of an encounter file
    combatants: Vec<Box<RawValue>>,
    /// the top of the Action Deck
    #[serde(default)]
    deck: String,
    commands: Vec<String>,
}

fn savage_worlds() -> String {
    "SavageWorlds(edition: TestDrive)".to_owned()
}

/// A fight played to its end.
pub struct Scenario {
    pub name: String,
    pub about: String,
    journal: Journal,
    /// each command, and what the journal or the rules made of it
    told: Vec<(String, Told)>,
}

enum Told {
    /// a step from this fight on
    Step(Encounter, Vec<abordage::rules::Event>),
    /// steps taken back or again: so many count now
    Moved(usize),
    /// why not
    Refused(Encounter, abordage::rules::Refusal),
}

/// All scenarios, by name.
pub fn all() -> Vec<Scenario> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files = std::fs::read_dir(folder).expect("the scenarios").map(|entry| entry.expect("a file").path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|end| end == "ron")).collect();
    files.sort();
    files.iter().map(|path| Scenario::read(path)).collect()
}

impl Scenario {
    fn read(path: &Path) -> Self {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = String::from_utf8(std::fs::read(path).expect("a file")).expect("UTF-8");
        let fight: Fight = ron::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let people: Vec<&str> = fight.combatants.iter().map(|entry| entry.get_ron()).collect();
        let text = format!(
            "Encounter(version: 1, title: {name:?}, system: {}, players: {:?}, combatants: [{}])",
            fight.system,
            fight.players,
            people.join(", ")
        );
        let opened = encounter_file::read(&text, Library::built_in());
        let mut start = opened.unwrap_or_else(|error| panic!("{name}: {error:?}")).encounter;
        let cards: Vec<&str> = fight.deck.split(',').map(str::trim).filter(|card| !card.is_empty()).collect();
        if !cards.is_empty() {
            start.stack(&cards).unwrap_or_else(|wrong| panic!("{name}: {wrong:?}"));
        }
        let mut scenario = Self { name, about: fight.about, journal: Journal::new(start), told: Vec::new() };
        fight.commands.iter().for_each(|text| scenario.play(text));
        scenario
    }

    fn play(&mut self, text: &str) {
        let (bare, refused) = text.strip_prefix('!').map_or((text, false), |rest| (rest.trim(), true));
        let before = self.journal.now().clone();
        let call = before.read(bare).unwrap_or_else(|misuse| panic!("{}: {bare}: {misuse:?}", self.name));
        let told = match self.journal.play(&call, &mut Scripted::default(), Library::built_in()) {
            Ok(Record::Step(events)) if !refused => Told::Step(before, events),
            Ok(Record::Undo(_) | Record::Redo(_)) if !refused => Told::Moved(self.journal.steps().len()),
            Err(No::Refused(refusal)) if refused => Told::Refused(before, refusal),
            Err(No::Refused(no)) => self.stop(bare, &before.refusal(&no, Lang::EN)),
            Err(No::Dice(halt)) => self.stop(bare, &before.halt(&halt, Lang::EN)),
            Ok(_) => self.stop(bare, "it is not as it was said"),
        };
        self.told.push((bare.to_owned(), told));
    }

    fn stop(&self, command: &str, why: &str) -> ! {
        panic!("{}\n{}: {command}: {why}", self.transcript(Lang::EN), self.name)
    }

    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Each command with the lines that the log got from it.
    pub fn transcript(&self, lang: Lang) -> String {
        let mut lines = Vec::new();
        for (command, told) in &self.told {
            lines.push(format!("> {command}"));
            lines.extend(told.lines(lang));
        }
        lines.join("\n")
    }
}

impl Told {
    fn lines(&self, lang: Lang) -> Vec<String> {
        match self {
            Self::Step(before, events) => {
                let mut fight = before.clone();
                let mut lines = Vec::new();
                for event in events {
                    lines.extend(fight.narrate(event, lang).iter().map(Line::text));
                    fight.apply(event);
                }
                lines
            }
            Self::Moved(count) => vec![format!("({count})")],
            Self::Refused(fight, refusal) => vec![format!("! {}", fight.refusal(refusal, lang))],
        }
    }
}
