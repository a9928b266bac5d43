//! The closed enums over all rulesets: the one file that knows them all.

pub mod contract;
mod forecast;
pub mod phrase;
pub mod roster;
pub mod savage;

pub use forecast::Forecast;

use serde::{Deserialize, Serialize};

use crate::dice::{Ask, Dice, Halt};
use crate::texts::Lang;
use crate::view::{Header, Id, Line, Now, Row, Sheet};
use contract::{Call, Carry, Context, Does, Misuse, No, NoShelf, Roller, Shelf, Verb};

/// A fight, whatever its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Encounter {
    /// Savage Worlds
    Savage(Box<savage::Encounter>),
}

/// Something asked of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Savage Worlds
    Savage(savage::Command),
}

/// A fact of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Savage Worlds
    Savage(savage::Event),
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// for a reason that any ruleset may have
    Shared(contract::Refusal),
    /// for a reason of Savage Worlds
    Savage(savage::Refusal),
}

impl From<savage::Refusal> for Refusal {
    fn from(refusal: savage::Refusal) -> Self {
        match refusal {
            savage::Refusal::Shared(shared) => Self::Shared(shared),
            own => Self::Savage(own),
        }
    }
}

impl From<contract::Refusal> for Refusal {
    fn from(refusal: contract::Refusal) -> Self {
        Self::Shared(refusal)
    }
}

/// The libraries of all rulesets.
pub trait Shelves {
    /// Stat blocks for Savage Worlds.
    fn savage(&self) -> &dyn Shelf<savage::Combatant>;
}

impl Encounter {
    /// The table of verbs of its ruleset.
    #[must_use]
    pub const fn verbs(&self) -> &'static [Verb] {
        match self {
            Self::Savage(_) => savage::VERBS,
        }
    }

    /// Reads a typed command against the table; no name is settled yet.
    ///
    /// # Errors
    /// [`Misuse`]: it is no command.
    pub fn read(&self, text: &str) -> Result<Call, Misuse> {
        let call = phrase::read(&[self.verbs(), contract::STEPS], text)?;
        match self {
            Self::Savage(_) => savage::check(&call)?,
        }
        Ok(call)
    }

    /// Settles the names of a call; nothing where the verb has no text form.
    ///
    /// # Errors
    /// A name that nobody, or several, bear.
    pub fn resolve(&self, call: &Call, shelves: &dyn Shelves) -> Result<Option<Command>, Refusal> {
        match self {
            Self::Savage(fight) => match savage::resolve(fight, call, shelves.savage()) {
                Ok(command) => Ok(command.map(Command::Savage)),
                Err(refusal) => Err(refusal.into()),
            },
        }
    }

    /// Decides a command; nothing changes.
    ///
    /// # Errors
    /// A refusal with its reason, or the die that is missing or does not fit.
    pub fn decide(&self, command: &Command, dice: &mut dyn Dice) -> Result<Vec<Event>, No<Refusal>> {
        match (self, command) {
            (Self::Savage(fight), Command::Savage(command)) => match savage::decide(fight, command, dice) {
                Ok(events) => Ok(events.into_iter().map(Event::Savage).collect()),
                Err(No::Refused(refusal)) => Err(No::Refused(refusal.into())),
                Err(No::Dice(halt)) => Err(No::Dice(halt)),
            },
        }
    }

    /// Folds one fact into the fight.
    pub fn apply(&mut self, event: &Event) {
        match (self, event) {
            (Self::Savage(fight), Event::Savage(event)) => fight.apply(event),
        }
    }

    /// The box of the moment.
    #[must_use]
    pub fn now(&self, context: Context<'_>) -> Now {
        match self {
            Self::Savage(fight) => savage::now(fight, context),
        }
    }

    /// What an action of the table does at this moment; `go` is what the box proposes.
    ///
    /// # Errors
    /// Why it does nothing.
    pub fn does(&self, action: &str, context: Context<'_>) -> Result<Does, Refusal> {
        match self {
            Self::Savage(fight) => savage::does(fight, action, context).map_err(Into::into),
        }
    }

    /// What ← (−1) or → (+1) does on a row of the unfolded form.
    ///
    /// # Errors
    /// Why it does nothing.
    pub fn step(&self, action: &str, by: i32, context: Context<'_>) -> Result<Does, Refusal> {
        match self {
            Self::Savage(fight) => savage::step(fight, action, by, context).map_err(Into::into),
        }
    }

    /// Whose dice a call throws; nothing where it throws none.
    #[must_use]
    pub fn roller(&self, call: &Call) -> Option<Roller> {
        match self {
            Self::Savage(fight) => savage::roller(fight, call),
        }
    }

    /// What a die is called in the box.
    #[must_use]
    pub fn die_label(&self, ask: &Ask, lang: Lang) -> String {
        match self {
            Self::Savage(_) => savage::die_label(ask, lang),
        }
    }

    /// What an action of the table is called.
    #[must_use]
    pub fn verb_label(&self, action: &str, lang: Lang) -> String {
        match self {
            Self::Savage(_) => savage::verb_label(action, lang),
        }
    }

    /// The same in a word, for the foot line.
    #[must_use]
    pub fn verb_short(&self, action: &str, lang: Lang) -> String {
        match self {
            Self::Savage(_) => savage::verb_short(action, lang),
        }
    }

    /// What a sentence calls somebody.
    #[must_use]
    pub fn name_of(&self, id: Id, member: Option<usize>) -> String {
        match self {
            Self::Savage(fight) => fight.member_name(id, member),
        }
    }

    /// The title of the fight, and its round.
    #[must_use]
    pub fn title(&self) -> (&str, u32) {
        match self {
            Self::Savage(fight) => (&fight.title, fight.round),
        }
    }

    /// The text form of a call, which reads back as the same call.
    #[must_use]
    pub fn say(&self, call: &Call) -> String {
        phrase::say(self.verbs(), call, &|id, member| match self {
            Self::Savage(fight) => fight.typed_name(id, member),
        })
    }

    /// The lines of the log for a fact; `self` is the fight before it.
    #[must_use]
    pub fn narrate(&self, event: &Event, lang: Lang) -> Vec<Line> {
        match (self, event) {
            (Self::Savage(fight), Event::Savage(event)) => savage::narrate(fight, event, lang),
        }
    }

    /// The lines of a whole step as the screen tells it; `self` is the fight before it.
    #[must_use]
    pub fn tell(&self, events: &[Event], lang: Lang) -> Vec<Line> {
        match self {
            Self::Savage(fight) => {
                let own: Vec<savage::Event> = events.iter().map(|Event::Savage(event)| event.clone()).collect();
                savage::tell(fight, &own, lang)
            }
        }
    }

    /// What a step came to, its result first; `self` is the fight before it.
    #[must_use]
    pub fn brief(&self, events: &[Event], lang: Lang) -> String {
        match self {
            Self::Savage(fight) => {
                let own: Vec<savage::Event> = events.iter().map(|Event::Savage(event)| event.clone()).collect();
                savage::brief(fight, &own, lang)
            }
        }
    }

    /// What taking this step back would undo, in a few words; `self` is the fight before it.
    #[must_use]
    pub fn label(&self, events: &[Event], lang: Lang) -> String {
        match self {
            Self::Savage(fight) => {
                let own: Vec<savage::Event> = events.iter().map(|Event::Savage(event)| event.clone()).collect();
                savage::label(fight, &own, lang)
            }
        }
    }

    /// Why not, in words.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal, lang: Lang) -> String {
        match (self, refusal) {
            (Self::Savage(_), Refusal::Shared(refusal)) => savage::shared_refusal(refusal, lang),
            (Self::Savage(fight), Refusal::Savage(refusal)) => savage::refusal(fight, refusal, lang),
        }
    }

    /// Which die is missing or does not fit, in words.
    #[must_use]
    pub fn halt(&self, halt: &Halt, lang: Lang) -> String {
        match self {
            Self::Savage(_) => savage::halt(halt, lang),
        }
    }

    /// Why a text is no command, in words.
    #[must_use]
    pub fn misuse(&self, misuse: &Misuse, lang: Lang) -> String {
        match self {
            Self::Savage(_) => savage::misuse(misuse, lang),
        }
    }

    /// The next fight of the evening, and whether its deck wants to be shuffled.
    #[must_use]
    pub fn next_fight(&self, carry: Carry, title: &str) -> (Self, bool) {
        match self {
            Self::Savage(fight) => (Self::Savage(Box::new(savage::next_fight(fight, carry, title))), !carry.deck),
        }
    }

    /// Shuffles what a new fight shuffles: here the pile of the Action Deck.
    pub fn shuffle(&mut self, dice: &mut dyn Dice) {
        match self {
            Self::Savage(fight) => fight.deck.pile = savage::shuffle(&fight.deck.pile, dice),
        }
    }

    /// Puts these cards on top of the deck, the first uppermost.
    ///
    /// # Errors
    /// The first that is no card, or not in the pile.
    pub fn stack(&mut self, cards: &[&str]) -> Result<(), String> {
        match self {
            Self::Savage(fight) => {
                let read = cards.iter().map(|card| card.parse().map_err(|_| (*card).to_owned()));
                let cards: Vec<savage::Card> = read.collect::<Result<_, _>>()?;
                fight.deck = fight.deck.clone().stacked(&cards).map_err(|card| card.to_string())?;
                Ok(())
            }
        }
    }

    /// The state document, with the log in the chosen language.
    #[must_use]
    pub fn document(&self, log: Vec<String>) -> impl Serialize + use<> {
        match self {
            Self::Savage(fight) => savage::Document::of(fight, log),
        }
    }

    /// The rows of the order pane; the members of unfolded groups follow theirs.
    #[must_use]
    pub fn rows(&self, unfolded: &[Id], lang: Lang) -> Vec<Row> {
        match self {
            Self::Savage(fight) => savage::rows(fight, unfolded, lang),
        }
    }

    /// The sheet of one combatant, cut for a width.
    #[must_use]
    pub fn sheet(&self, id: Id, member: Option<usize>, width: u16, lang: Lang) -> Sheet {
        match self {
            Self::Savage(fight) => savage::sheet(fight, id, member, width, lang),
        }
    }

    /// The header line.
    #[must_use]
    pub fn header(&self, lang: Lang) -> Header {
        match self {
            Self::Savage(fight) => savage::header(fight, lang),
        }
    }

    /// The stat blocks that can be added, by their canonical names.
    #[must_use]
    pub fn templates(&self, shelves: &dyn Shelves) -> Vec<String> {
        match self {
            Self::Savage(_) => shelves.savage().names(),
        }
    }

    /// What the game master's word can change about somebody: the field, what it takes, and what
    /// it is now.
    #[must_use]
    pub fn fields(&self, id: Id, member: Option<usize>) -> Vec<[String; 3]> {
        match self {
            Self::Savage(fight) => savage::fields(fight, id, member),
        }
    }
}

/// Libraries with nothing in them, for looking at calls that need none.
pub struct NoShelves;

impl Shelves for NoShelves {
    fn savage(&self) -> &dyn Shelf<savage::Combatant> {
        &NoShelf
    }
}
