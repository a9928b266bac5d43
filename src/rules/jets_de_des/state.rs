//! The fight as it stands: combatants, the round and its two orders, what is open, what waits.

use serde::{Deserialize, Serialize};

use crate::view::{Id, Side};

use super::options::Options;
use super::roll::{Hit, Roll};
use super::stats::{Characteristic, Stats};
use super::wounds::{Level, Wounds};

/// Why a characteristic is lower for a while.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// a critical failure on it
    CriticalFailure,
    /// the game master's words; empty where he gave none
    Told(String),
}

/// A temporary penalty on a characteristic (rules 2.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Penalty {
    /// which one
    pub on: Characteristic,
    /// how many dice it takes away
    pub amount: u8,
    /// why
    pub cause: Cause,
    /// what removes it, in the table's words
    pub until: Option<String>,
}

/// How a combatant is (rules 8 and 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Status {
    /// fights on
    Active,
    /// every box of the third level is ticked
    Critical,
    /// damage beyond all boxes, or the game master's word: dying or dead, as he decides
    Out,
    /// dead
    Dead,
}

/// One combatant. Who has a player is a player's character, all others are the game master's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combatant {
    /// its handle
    pub id: Id,
    /// its name, as the table says it
    pub name: String,
    /// whose side it is on
    pub side: Side,
    /// the player who plays it
    pub player: Option<String>,
    /// its stat block
    pub stats: Stats,
    /// its wounds
    pub wounds: Wounds,
    /// temporary penalties, oldest first
    pub penalties: Vec<Penalty>,
    /// dice more or fewer on every roll while its wounds last, by the game master's word
    pub handicap: i32,
    /// conditions and lasting effects, in the table's words
    pub conditions: Vec<String>,
    /// the game master's remarks
    pub notes: Vec<String>,
    /// not in sight yet: no turn
    pub hidden: bool,
    /// out by the game master's word
    pub out: bool,
    /// dead
    pub dead: bool,
    /// mastery spent this round, where it is a reserve (A23)
    pub spent: Vec<(String, u8)>,
    /// the weapon used last, by its place in the list
    pub weapon: Option<usize>,
    /// whom it attacked last
    pub target: Option<Id>,
}

/// Whether an intention waits for something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// done when its turn comes
    Action,
    /// done when this happens, by the game master's hand
    Reaction(String),
}

/// What somebody means to do this round (rules 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declaration {
    /// who
    pub who: Id,
    /// in the table's words; empty where the rest says it all
    pub text: String,
    /// action or reaction
    pub kind: Kind,
    /// whom it is aimed at
    pub targets: Vec<Id>,
    /// with which weapon, where it is an attack
    pub weapon: Option<usize>,
    /// with which skill
    pub skill: Option<String>,
    /// on which characteristic
    pub on: Option<Characteristic>,
}

/// Where the round stands (rules 6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// no round is under way: consequences come at once
    #[default]
    Rest,
    /// intentions are announced
    Declaration,
    /// rolls are made; consequences wait
    Action,
}

/// The round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// its number; 0 before the first
    pub number: u32,
    /// where it stands
    pub phase: Phase,
    /// the order of declaration, fixed when the round begins
    pub declares: Vec<Id>,
    /// the order of action, fixed when the round begins, and changed by the table
    pub acts: Vec<Id>,
    /// whose turn it is in this phase
    pub turn: Option<Id>,
    /// whether it has rolled in this turn: it does not come again, should somebody cut in
    pub used: bool,
    /// who had its turn in this phase
    pub done: Vec<Id>,
    /// what was declared
    pub declarations: Vec<Declaration>,
}

/// What waits to be decided before the fight goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Open {
    /// a roll whose points are not spent yet
    Spend(Box<Roll>),
    /// a failed attack that the game master may turn into a hit at a price; gone when anything else happens
    Price(Box<Roll>),
    /// a hit that its target may resist, or take
    Hit(Box<Hit>),
}

/// What happens to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    /// points of damage
    Damage {
        /// how many
        amount: u32,
        /// the level at which they begin
        level: Level,
        /// what kind of wound
        nature: Option<String>,
        /// where it was struck
        location: Option<String>,
    },
    /// a temporary penalty
    Penalty(Penalty),
    /// a condition or a lasting effect
    Effect(String),
    /// death
    Death,
}

/// A consequence: it waits for the end of the round, or comes at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Consequence {
    /// who brought it about
    pub by: Option<Id>,
    /// whom it is for
    pub who: Id,
    /// what it is
    pub what: What,
}

/// A fight as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Encounter {
    /// what the game master calls it
    pub title: String,
    /// what the table has decided for itself
    pub options: Options,
    /// the players of the group
    pub players: Vec<String>,
    /// everybody, in the order of the list
    pub combatants: Vec<Combatant>,
    /// the handle that the next newcomer gets
    pub next_id: u32,
    /// the round
    pub round: Round,
    /// what waits to be decided, the most urgent last
    pub open: Vec<Open>,
    /// consequences that wait for the end of the round, in the order of their coming
    pub pending: Vec<Consequence>,
    /// what came since the round began or was committed, in the order of its coming
    pub applied: Vec<Consequence>,
    /// the last roll, its points spent
    pub last_roll: Option<Roll>,
}

impl Encounter {
    /// The combatant of a handle.
    #[must_use]
    pub fn get(&self, id: Id) -> Option<&Combatant> {
        self.combatants.iter().find(|own| own.id == id)
    }

    /// The combatant of a handle, to be changed.
    pub fn get_mut(&mut self, id: Id) -> Option<&mut Combatant> {
        self.combatants.iter_mut().find(|own| own.id == id)
    }
}

impl Combatant {
    /// A newcomer, unhurt.
    #[must_use]
    pub fn fresh(name: String, side: Side, player: Option<String>, stats: Stats, boxes: (u8, u8, u8)) -> Self {
        Self {
            id: Id(0),
            name,
            side,
            player,
            stats,
            wounds: Wounds::fresh(boxes),
            penalties: Vec::new(),
            handicap: 0,
            conditions: Vec::new(),
            notes: Vec::new(),
            hidden: false,
            out: false,
            dead: false,
            spent: Vec::new(),
            weapon: None,
            target: None,
        }
    }

    /// Another one like it: the same sheet, unhurt, and nothing that has happened to it.
    #[must_use]
    pub fn another(&self) -> Self {
        let [minor, moderate, severe] = self.wounds.boxes;
        let boxes = (minor, moderate, severe);
        Self::fresh(self.name.clone(), self.side, self.player.clone(), self.stats.clone(), boxes)
    }

    /// Whether a player plays it.
    #[must_use]
    pub const fn is_players(&self) -> bool {
        self.player.is_some()
    }

    /// How it is, as its wounds and the game master's word have it.
    #[must_use]
    pub const fn status(&self) -> Status {
        if self.dead {
            Status::Dead
        } else if self.out || self.wounds.overflow > 0 {
            Status::Out
        } else if self.wounds.is_critical() {
            Status::Critical
        } else {
            Status::Active
        }
    }

    /// Whether it can still take part.
    #[must_use]
    pub const fn is_up(&self) -> bool {
        matches!(self.status(), Status::Active | Status::Critical)
    }
}
