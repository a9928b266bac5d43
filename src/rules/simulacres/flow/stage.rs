//! Where the fight stands: what is open first, else whose turn it is, else the next step.

use crate::view::Id;

use super::super::pass::upcoming;
use super::super::state::{Encounter, Open};

/// What the box is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// nothing has happened yet
    Welcome,
    /// something waits for dice or a decision
    Open(Box<Open>),
    /// somebody has its turn
    Turn(Id),
    /// nobody has the turn, and somebody is still to come
    Between(Id),
    /// all had their turn
    Over,
    /// no pass is under way
    Rest,
}

/// Where the fight stands.
#[must_use]
pub fn stage(fight: &Encounter) -> Stage {
    if let Some(open) = fight.open.last() {
        return Stage::Open(Box::new(open.clone()));
    }
    let pass = &fight.pass;
    match (pass.on, pass.turn, upcoming(fight)) {
        (false, _, _) if pass.number == 0 => Stage::Welcome,
        (false, _, _) => Stage::Rest,
        (true, Some(who), _) => Stage::Turn(who),
        (true, None, Some(who)) => Stage::Between(who),
        (true, None, None) => Stage::Over,
    }
}

/// The combatant that a stage is about.
#[must_use]
pub fn about(stage: &Stage) -> Option<Id> {
    match stage {
        Stage::Welcome | Stage::Over | Stage::Rest => None,
        Stage::Open(open) => Some(open.whose()),
        Stage::Turn(who) | Stage::Between(who) => Some(*who),
    }
}
