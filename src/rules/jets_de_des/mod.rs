//! Jets de dés: pools of six-sided dice, intentions declared before they are acted out, and
//! consequences that wait for the end of the round.

mod command;
mod event;
mod fact;
mod options;
mod pool;
mod refusal;
mod roll;
mod state;
mod stats;
mod verbs;
mod wounds;

pub use command::{Command, Spending, Terms};
pub use event::Event;
pub use fact::Fact;
pub use options::Options;
pub use pool::{Dice, Outcome};
pub use refusal::Refusal;
pub use roll::{Blow, Chosen, Hit, Mod, Purpose, Reason, Roll, Thrown};
pub use state::{
    Cause, Combatant, Consequence, Declaration, Encounter, Kind, Open, Penalty, Phase, Round, Status, What,
};
pub use stats::{Attribute, Characteristic, Pool, Resistance, Scores, Stats, Weapon};
pub use verbs::VERBS;
pub use wounds::{Level, Wounds};
