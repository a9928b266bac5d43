//! The fight as it stands: combatants, the pass of arms, what waits to be decided.

use serde::{Deserialize, Serialize};

use crate::view::{Id, Side};

use super::blow::{Hit, Target};
use super::body::{Body, Build, Gauge, Unit, Zone};
use super::options::Options;
use super::roll::{Roll, Stake};
use super::stats::{Component, Energy, Stats};

/// How a combatant is, the weightiest first (rules 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Status {
    /// dead
    Dead,
    /// out by the game master's word
    Out,
    /// a zone waits for rescue, and it cannot act
    Dying,
    /// in a deep coma for some days
    Coma,
    /// no breath, or the last malaise box
    Unconscious,
    /// in a faint
    Stunned,
    /// no psychic balance
    Mad,
    /// malaise lowers its tests
    Impaired,
    /// fights on
    Active,
}

impl Status {
    /// Whether one in that state lives and knows nothing of the world until that changes.
    #[must_use]
    pub const fn is_senseless(self) -> bool {
        match self {
            Self::Dying | Self::Coma | Self::Unconscious => true,
            Self::Dead | Self::Out | Self::Stunned | Self::Mad | Self::Impaired | Self::Active => false,
        }
    }
}

/// A zone that will be lost unless somebody saves it in time (rules 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rescue {
    /// which
    pub zone: Zone,
    /// how many of its units each delay has
    pub length: u8,
    /// in what it is counted
    pub unit: Unit,
    /// when the delay is over, in seconds of the fight's clock
    pub due: u64,
}

/// Points of an Energy paid with EP: they last (rules 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    /// which Energy
    pub energy: Energy,
    /// how many points
    pub points: u8,
    /// against whom
    pub against: Option<Id>,
}

/// One combatant. Who has a player is a player's character, all others are the game master's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about somebody")]
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
    /// its life points
    pub body: Body,
    /// breath (PS)
    pub breath: Gauge,
    /// psychic balance (EP)
    pub balance: Gauge,
    /// malaise boxes that the game master has ticked, or unticked
    pub ticks: i8,
    /// until the end of this pass it is in a faint
    pub stunned: Option<u32>,
    /// days of deep coma that are left
    pub coma: u32,
    /// zones that wait for rescue
    pub rescues: Vec<Rescue>,
    /// Energies that last
    pub lasting: Vec<Lasting>,
    /// Energies announced for its next test
    pub stake: Stake,
    /// its last chance is used up
    pub chance_used: bool,
    /// the game master's remarks
    pub notes: Vec<String>,
    /// not in sight yet
    pub hidden: bool,
    /// out by the game master's word
    pub out: bool,
    /// dead
    pub dead: bool,
    /// the weapon used last, by its place in the list
    pub weapon: Option<usize>,
    /// whom it attacked last
    pub target: Option<Id>,
}

/// What somebody does in a pass: one verb (rules 8.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// strikes or shoots
    Attack(Id),
    /// only parries, with its shield
    Parry,
    /// only defends itself
    Defend,
    /// moves
    Move,
    /// treats somebody
    Treat(Id),
    /// something else
    Other,
}

/// What somebody means to do in a pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declaration {
    /// who
    pub who: Id,
    /// what
    pub deed: Deed,
    /// with which weapon
    pub weapon: Option<usize>,
    /// against whom it defends itself, three at most; none: whoever comes first
    pub against: Vec<Id>,
    /// where it aims
    pub aim: Target,
    /// it takes care to choose what of its blow counts
    pub dose: bool,
    /// in the table's words
    pub text: String,
}

/// The pass of arms.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pass {
    /// its number; 0 before the first
    pub number: u32,
    /// whether it is under way
    pub on: bool,
    /// the order of the table
    pub order: Vec<Id>,
    /// the table has changed the order: shots come where it says
    pub placed: bool,
    /// whose turn it is
    pub turn: Option<Id>,
    /// who has done something
    pub done: Vec<Id>,
    /// who has struck or shot
    pub struck: Vec<Id>,
    /// what was declared
    pub declarations: Vec<Declaration>,
    /// the one combat roll of each, for all whom it faces
    pub rolls: Vec<Roll>,
    /// who attacks whom hand to hand, as far as it was played
    pub faced: Vec<(Id, Id)>,
}

/// What waits to be decided or rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Open {
    /// a blow that has landed: its damage
    Hit(Box<Hit>),
    /// a dosed blow: how much of it counts
    Dose {
        /// the blow
        hit: Box<Hit>,
        /// where it struck
        zone: Option<Zone>,
        /// life points at most
        pv: u32,
        /// breath points at most
        ps: u32,
    },
    /// a perfect parry: a riposte
    Riposte {
        /// who may strike back
        who: Id,
        /// at whom
        whom: Id,
    },
    /// a limb is at 0: does it faint?
    Faint {
        /// who
        who: Id,
        /// which limb
        zone: Zone,
    },
    /// the delay is over: is the zone lost?
    Survival {
        /// who
        who: Id,
        /// which
        zone: Zone,
    },
    /// a conflict of will was lost passively: it may be fought
    Will {
        /// who
        who: Id,
        /// the Component it began with
        component: Component,
        /// by how much it was lost
        me: u32,
    },
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
    /// the pass
    pub pass: Pass,
    /// seconds since the fight began
    pub clock: u64,
    /// what waits, the most urgent last
    pub open: Vec<Open>,
    /// the last roll
    pub last_roll: Option<Roll>,
    /// the roll against it, where two were compared
    pub last_other: Option<Roll>,
    /// the damage dealt last
    pub last_damage: Option<super::blow::Struck>,
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

/// Breath and psychic balance of one of whom nothing else is said (rules 1).
pub const USUAL_POINTS: u8 = 4;

impl Combatant {
    /// A newcomer, unhurt; its body follows from its stat block, and one of a single value has one
    /// pool of life points (rules 17).
    #[must_use]
    pub fn fresh(name: String, side: Side, player: Option<String>, stats: Stats) -> Self {
        let body = match stats.quick {
            Some(value) => {
                let pv = match value {
                    ..=6 => 4,
                    7..=8 => 5,
                    9.. => 6,
                };
                Body::Pool { max: pv, pv: pv.into() }
            }
            None => Body::of(build(&stats)),
        };
        let breath = match stats.quick {
            Some(..=6) => 3,
            Some(11..) => 5,
            Some(_) | None => USUAL_POINTS,
        };
        let balance = if stats.quick.is_some_and(|value| value <= 6) { 3 } else { USUAL_POINTS };
        Self {
            id: Id(0),
            name,
            side,
            player,
            stats,
            body,
            breath: Gauge::full(breath),
            balance: Gauge::full(balance),
            ticks: 0,
            stunned: None,
            coma: 0,
            rescues: Vec::new(),
            lasting: Vec::new(),
            stake: Stake::default(),
            chance_used: false,
            notes: Vec::new(),
            hidden: false,
            out: false,
            dead: false,
            weapon: None,
            target: None,
        }
    }

    /// Another one like it: the same sheet, unhurt, and nothing that has happened to it.
    #[must_use]
    pub fn another(&self) -> Self {
        let mut body = self.body;
        match &mut body {
            Body::Zones(zones) => {
                for zone in zones {
                    *zone = super::body::ZoneState {
                        protection: zone.protection,
                        ..super::body::ZoneState::fresh(zone.max)
                    };
                }
            }
            Body::Pool { max, pv } => *pv = i32::from(*max),
        }
        Self {
            body,
            breath: Gauge::full(self.breath.max),
            balance: Gauge::full(self.balance.max),
            ..Self::fresh(self.name.clone(), self.side, self.player.clone(), self.stats.clone())
        }
    }

    /// Whether a player plays it.
    #[must_use]
    pub const fn is_players(&self) -> bool {
        self.player.is_some()
    }
}

/// The build of a stat block (rules 11.1).
#[must_use]
pub const fn build(stats: &Stats) -> Build {
    Build::of(stats.components.body.saturating_add(stats.means.resistance))
}

impl Deed {
    /// Whom it is about.
    #[must_use]
    pub const fn at(&self) -> Option<Id> {
        match self {
            Self::Attack(whom) | Self::Treat(whom) => Some(*whom),
            Self::Parry | Self::Defend | Self::Move | Self::Other => None,
        }
    }
}

impl Open {
    /// Whether it is about somebody.
    #[must_use]
    pub fn is_about(&self, id: Id) -> bool {
        match self {
            Self::Hit(hit) | Self::Dose { hit, .. } => hit.by == id || hit.blow.whom == id,
            Self::Riposte { who, whom } => *who == id || *whom == id,
            Self::Faint { who, .. } | Self::Survival { who, .. } | Self::Will { who, .. } => *who == id,
        }
    }

    /// Who decides or rolls.
    #[must_use]
    pub fn whose(&self) -> Id {
        match self {
            Self::Hit(hit) | Self::Dose { hit, .. } => hit.by,
            Self::Riposte { who, .. }
            | Self::Faint { who, .. }
            | Self::Survival { who, .. }
            | Self::Will { who, .. } => *who,
        }
    }
}
