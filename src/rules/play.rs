//! How a fight of any rules is played: commands read, settled, decided, and folded into it.

use crate::dice::Dice;
use crate::view::{Id, Now};

use super::contract::hint::Hint;
use super::contract::{self, Call, Carry, Context, Does, Luggage, Misuse, No, NotStacked, Roller, Verb};
use super::{Command, Encounter, Event, Refusal, Shelves, jets_de_des, phrase, savage, simulacres};

impl Encounter {
    /// The table of verbs of its ruleset.
    #[must_use]
    pub const fn verbs(&self) -> &'static [Verb] {
        match self {
            Self::Savage(_) => savage::VERBS,
            Self::Jets(_) => jets_de_des::VERBS,
            Self::Simulacres(_) => simulacres::VERBS,
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
            Self::Jets(_) => jets_de_des::check(&call)?,
            Self::Simulacres(_) => simulacres::check(&call)?,
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
            Self::Jets(fight) => match jets_de_des::resolve(fight, call, shelves.jets_de_des()) {
                Ok(command) => Ok(command.map(Command::Jets)),
                Err(refusal) => Err(refusal.into()),
            },
            Self::Simulacres(fight) => match simulacres::resolve(fight, call, shelves.simulacres()) {
                Ok(command) => Ok(command.map(Command::Simulacres)),
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
            (Self::Savage(fight), Command::Savage(command)) => {
                made(savage::decide(fight, command, dice), Event::Savage)
            }
            (Self::Jets(fight), Command::Jets(command)) => made(jets_de_des::decide(fight, command, dice), Event::Jets),
            (Self::Simulacres(fight), Command::Simulacres(command)) => {
                made(simulacres::decide(fight, command, dice), Event::Simulacres)
            }
            // A command is settled against its own fight: of another game it makes nothing.
            (Self::Jets(_) | Self::Simulacres(_), Command::Savage(_))
            | (Self::Savage(_) | Self::Simulacres(_), Command::Jets(_))
            | (Self::Savage(_) | Self::Jets(_), Command::Simulacres(_)) => Ok(Vec::new()),
        }
    }

    /// Folds one fact into the fight.
    pub fn apply(&mut self, event: &Event) {
        match (self, event) {
            (Self::Savage(fight), Event::Savage(event)) => fight.apply(event),
            (Self::Jets(fight), Event::Jets(event)) => fight.apply(event),
            (Self::Simulacres(fight), Event::Simulacres(event)) => fight.apply(event),
            (Self::Jets(_) | Self::Simulacres(_), Event::Savage(_))
            | (Self::Savage(_) | Self::Simulacres(_), Event::Jets(_))
            | (Self::Savage(_) | Self::Jets(_), Event::Simulacres(_)) => {}
        }
    }

    /// The box of the moment.
    #[must_use]
    pub fn now(&self, context: Context<'_>) -> Now {
        match self {
            Self::Savage(fight) => savage::now(fight, context),
            Self::Jets(fight) => jets_de_des::now(fight, context),
            Self::Simulacres(fight) => simulacres::now(fight, context),
        }
    }

    /// What an action of the table does at this moment; `go` is what the box proposes.
    ///
    /// # Errors
    /// Why it does nothing.
    pub fn does(&self, action: &str, context: Context<'_>) -> Result<Does, Refusal> {
        match self {
            Self::Savage(fight) => savage::does(fight, action, context).map_err(Into::into),
            Self::Jets(fight) => jets_de_des::does(fight, action, context).map_err(Into::into),
            Self::Simulacres(fight) => simulacres::does(fight, action, context).map_err(Into::into),
        }
    }

    /// What ← (−1) or → (+1) does on a row of the unfolded form.
    ///
    /// # Errors
    /// Why it does nothing.
    pub fn step(&self, action: &str, by: i32, context: Context<'_>) -> Result<Does, Refusal> {
        match self {
            Self::Savage(fight) => savage::step(fight, action, by, context).map_err(Into::into),
            Self::Jets(fight) => jets_de_des::step(fight, action, by, context).map_err(Into::into),
            Self::Simulacres(fight) => simulacres::step(fight, action, by, context).map_err(Into::into),
        }
    }

    /// Whose dice a call throws; nothing where it throws none.
    #[must_use]
    pub fn roller(&self, call: &Call) -> Option<Roller> {
        match self {
            Self::Savage(fight) => savage::roller(fight, call),
            Self::Jets(fight) => jets_de_des::roller(fight, call),
            Self::Simulacres(fight) => simulacres::roller(fight, call),
        }
    }

    /// Whether a call that was chosen waits in the box, where keys still shape it, although it throws no dice.
    #[must_use]
    pub fn waits(&self, call: &Call) -> bool {
        match self {
            Self::Savage(_) => savage::waits(call),
            Self::Jets(_) | Self::Simulacres(_) => false,
        }
    }

    /// What the next fight of the evening may take over.
    #[must_use]
    pub const fn luggage(&self) -> &'static [Luggage] {
        match self {
            Self::Savage(_) => savage::LUGGAGE,
            Self::Jets(_) => jets_de_des::LUGGAGE,
            Self::Simulacres(_) => simulacres::LUGGAGE,
        }
    }

    /// The next fight of the evening, and whether it wants to be shuffled.
    #[must_use]
    pub fn next_fight(&self, carry: &Carry, title: &str) -> (Self, bool) {
        match self {
            Self::Savage(fight) => {
                let (next, fresh) = savage::next_fight(fight, carry, title);
                (Self::Savage(Box::new(next)), fresh)
            }
            Self::Jets(fight) => (Self::Jets(Box::new(jets_de_des::next_fight(fight, carry, title))), false),
            Self::Simulacres(fight) => (Self::Simulacres(Box::new(simulacres::next_fight(fight, carry, title))), false),
        }
    }

    /// Shuffles what a new fight shuffles.
    pub fn shuffle(&mut self, dice: &mut dyn Dice) {
        match self {
            Self::Savage(fight) => fight.deck.pile = savage::shuffle(&fight.deck.pile, dice),
            Self::Jets(_) | Self::Simulacres(_) => {}
        }
    }

    /// Puts these cards on top of the deck, the first uppermost.
    ///
    /// # Errors
    /// The first that is no card, or not in the pile; or the game has none.
    pub fn stack(&mut self, cards: &[&str]) -> Result<(), NotStacked> {
        match self {
            Self::Savage(fight) => fight.deck.stack(cards).map_err(NotStacked::NotInPile),
            Self::Jets(_) | Self::Simulacres(_) => Err(NotStacked::Cardless),
        }
    }

    /// The stat blocks that can be added, by their canonical names.
    #[must_use]
    pub fn templates(&self, shelves: &dyn Shelves) -> Vec<String> {
        match self {
            Self::Savage(_) => shelves.savage().names(),
            Self::Jets(_) => shelves.jets_de_des().names(),
            Self::Simulacres(_) => shelves.simulacres().names(),
        }
    }

    /// What the game master's word can change about somebody: the field, what it takes, and what
    /// it is now.
    #[must_use]
    pub fn fields(&self, id: Id, member: Option<usize>) -> Vec<[String; 3]> {
        match self {
            Self::Savage(fight) => savage::fields(fight, id, member),
            Self::Jets(fight) => jets_de_des::fields(fight, id),
            Self::Simulacres(fight) => simulacres::fields(fight, id),
        }
    }

    /// The hints for newcomers, in the order in which they are thought of.
    #[must_use]
    pub const fn hints(&self) -> &'static [Hint] {
        match self {
            Self::Savage(_) => savage::HINTS,
            Self::Jets(_) => jets_de_des::HINTS,
            Self::Simulacres(_) => simulacres::HINTS,
        }
    }
}

/// What a ruleset decided, as a fact or a reason of all of them.
fn made<E, R: Into<Refusal>>(decided: Result<Vec<E>, No<R>>, event: fn(E) -> Event) -> Result<Vec<Event>, No<Refusal>> {
    match decided {
        Ok(events) => Ok(events.into_iter().map(event).collect()),
        Err(No::Refused(refusal)) => Err(No::Refused(refusal.into())),
        Err(No::Dice(halt)) => Err(No::Dice(halt)),
    }
}
