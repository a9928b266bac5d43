//! Where the fight stands: what is open first, else whose turn it is, else the next step.

use crate::view::Id;

use super::super::roll::{Hit, Roll};
use super::super::state::{Encounter, Open, Phase};

/// What the box is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// nothing has happened yet
    Welcome,
    /// a roll waits for its points
    Spend(Box<Roll>),
    /// a hit waits to be resisted or taken
    Hit(Box<Hit>),
    /// a failed attack may hit at a price
    Price(Box<Roll>),
    /// somebody says what it means to do
    Declare(Id),
    /// it has said so
    Declared(Id),
    /// somebody acts
    Act(Id),
    /// somebody has rolled in its turn
    Done(Id),
    /// nobody has the turn, and somebody is still to come
    Between,
    /// all have acted
    Commit,
    /// no round is under way
    Rest,
}

/// Where the fight stands.
#[must_use]
pub fn stage(fight: &Encounter) -> Stage {
    match fight.open.last() {
        Some(Open::Spend(roll)) => return Stage::Spend(roll.clone()),
        Some(Open::Hit(hit)) => return Stage::Hit(hit.clone()),
        Some(Open::Price(roll)) => return Stage::Price(roll.clone()),
        None => {}
    }
    let round = &fight.round;
    match (round.phase, round.turn) {
        (Phase::Rest, _) if round.number == 0 => Stage::Welcome,
        (Phase::Rest, _) => Stage::Rest,
        (Phase::Declaration, Some(who)) if fight.declaration(who).is_some() => Stage::Declared(who),
        (Phase::Declaration, Some(who)) => Stage::Declare(who),
        (Phase::Action, Some(who)) if !round.used => Stage::Act(who),
        (Phase::Action, Some(who)) if upcoming(fight).is_some() => Stage::Done(who),
        (Phase::Declaration, None) => Stage::Between,
        (Phase::Action, None) if upcoming(fight).is_some() => Stage::Between,
        (Phase::Action, _) => Stage::Commit,
    }
}

/// Who comes next in this phase; reactions wait for their trigger.
#[must_use]
pub fn upcoming(fight: &Encounter) -> Option<Id> {
    let order = fight.order().iter().copied();
    let mut waiting = order.filter(|id| Some(*id) != fight.round.turn && super::super::round::waits(fight, *id));
    waiting.next()
}

/// The combatant that a stage is about.
#[must_use]
pub fn about(fight: &Encounter, stage: &Stage) -> Option<Id> {
    match stage {
        Stage::Welcome | Stage::Commit | Stage::Rest => None,
        Stage::Spend(roll) | Stage::Price(roll) => Some(roll.who),
        Stage::Hit(hit) => Some(hit.whom),
        Stage::Declare(who) | Stage::Declared(who) | Stage::Act(who) | Stage::Done(who) => Some(*who),
        Stage::Between => upcoming(fight),
    }
}
