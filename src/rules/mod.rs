//! The closed enums over all rulesets: the one file that knows them all.

pub mod contract;
pub mod phrase;
pub mod roster;
pub mod savage;

use serde::{Deserialize, Serialize};

use crate::dice::{Ask, Dice};
use crate::texts::Lang;
use crate::view::{Id, Now};
use contract::{Call, Context, Does, Misuse, No, Roller, Shelf, Verb};

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

    /// Who is who, for typing calls back and for finding a name.
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
        phrase::say(self.verbs(), call, &|id, member| self.name_of(id, member))
    }
}
