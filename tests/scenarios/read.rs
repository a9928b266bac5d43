//! A short fight as data: who fights, the cards, and the commands with their dice typed in.

#![expect(clippy::expect_used, clippy::panic, reason = "a scenario that cannot be played fails the test")]

use std::path::{Path, PathBuf};

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
    #[serde(skip)]
    name: String,
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
    /// the optional rules that it shows, or the switches that end one: without any of them it goes otherwise
    #[serde(default)]
    shows: Vec<String>,
    commands: Vec<String>,
}

fn savage_worlds() -> String {
    "SavageWorlds(edition: TestDrive)".to_owned()
}

impl Fight {
    fn read(path: &Path) -> Self {
        let text = String::from_utf8(std::fs::read(path).expect("a file")).expect("UTF-8");
        let fight: Self = ron::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Self { name: path.file_stem().expect("a name").to_string_lossy().into_owned(), ..fight }
    }

    /// The fight before its first command.
    fn begun(&self, system: &str) -> Scenario {
        let name = &self.name;
        let people: Vec<&str> = self.combatants.iter().map(|entry| entry.get_ron()).collect();
        let text = format!(
            "Encounter(version: 1, title: {name:?}, system: {system}, players: {:?}, combatants: [{}])",
            self.players,
            people.join(", ")
        );
        let opened = encounter_file::read(&text, Library::built_in());
        let mut start = opened.unwrap_or_else(|error| panic!("{name}: {error:?}")).encounter;
        let cards: Vec<&str> = self.deck.split(',').map(str::trim).filter(|card| !card.is_empty()).collect();
        if !cards.is_empty() {
            start.stack(&cards).unwrap_or_else(|wrong| panic!("{name}: {wrong:?}"));
        }
        Scenario {
            name: name.clone(),
            about: self.about.clone(),
            shows: self.shows.clone(),
            journal: Journal::new(start),
            told: Vec::new(),
        }
    }
}

/// A fight played to its end.
pub struct Scenario {
    pub name: String,
    pub about: String,
    pub shows: Vec<String>,
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
    files().iter().map(|path| Scenario::read(path)).collect()
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files = std::fs::read_dir(folder).expect("the scenarios").map(|entry| entry.expect("a file").path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|end| end == "ron")).collect();
    files.sort();
    files
}

impl Scenario {
    fn read(path: &Path) -> Self {
        let fight = Fight::read(path);
        let mut scenario = fight.begun(&fight.system);
        fight.commands.iter().for_each(|text| scenario.play(text));
        scenario
    }

    /// The same at a table that leaves a rule out or switches it off, up to the first command that it refuses.
    pub fn without(&self, rule: &str) -> Self {
        let path = files().into_iter().find(|path| path.file_stem().is_some_and(|name| *name == *self.name));
        let fight = Fight::read(&path.expect("its own file"));
        let edition = "edition: TestDrive";
        assert!(fight.system.contains(edition), "{}", self.name);
        let switch = if rule.contains(':') { rule.to_owned() } else { format!("without: [{rule}]") };
        let system = fight.system.replace(edition, &format!("{edition}, combat: ({switch})"));
        let mut scenario = fight.begun(&system);
        for text in &fight.commands {
            let (bare, refused) = text.strip_prefix('!').map_or((text.as_str(), false), |rest| (rest.trim(), true));
            match scenario.tried(bare) {
                Some(told) if refused || !matches!(told, Told::Refused(..)) => {
                    scenario.told.push((bare.to_owned(), told));
                }
                Some(_) | None => break,
            }
        }
        scenario
    }

    /// What comes of a command; nothing where it asks for other dice.
    fn tried(&mut self, text: &str) -> Option<Told> {
        let before = self.journal.now().clone();
        let call = before.read(text).ok()?;
        match self.journal.play(&call, &mut Scripted::default(), Library::built_in()) {
            Ok(Record::Step(events)) => Some(Told::Step(before, events)),
            Ok(Record::Undo(_) | Record::Redo(_) | Record::Start(_)) => Some(Told::Moved(self.journal.steps().len())),
            Err(No::Refused(refusal)) => Some(Told::Refused(before, refusal)),
            Err(No::Dice(_)) => None,
        }
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
