//! Jets de dés: pools of six-sided dice, intentions declared before they are acted out, and
//! consequences that wait for the end of the round.

mod apply;
mod attack;
mod command;
mod correct;
mod course;
mod declare;
mod derived;
mod document;
mod evening;
mod event;
mod fact;
#[cfg(test)]
mod fixture;
mod flow;
mod hints;
mod hit;
mod mastery;
mod narrate;
mod odds;
mod options;
mod plan;
mod pool;
mod refusal;
mod resist;
mod roll;
mod roster;
mod round;
mod rows;
mod said;
mod settle;
mod sheet;
mod spend;
mod state;
mod stats;
mod test;
mod throw;
mod verbs;
mod word;
mod wounds;

pub use command::{Command, Spending, Terms};
pub use document::Document;
pub use evening::{LUGGAGE, next_fight};
pub use event::Event;
pub use fact::Fact;
pub use flow::{die_label, does, now, roller, step, verb_label, verb_short};
pub use hints::HINTS;
pub use mastery::{Faces, Strategy, best};
pub use narrate::{brief, label, narrate, tell};
pub use odds::{Odds, odds};
pub use options::Options;
pub use plan::plan;
pub use pool::{Dice, Goal, MOST_DICE, Outcome, Successes, thrown_at};
pub use refusal::Refusal;
pub use resist::difficulty as resistance_difficulty;
pub use roll::{Blow, Chosen, Hit, Mod, Purpose, Reason, Roll, Thrown};
pub use rows::{header, rows};
pub use said::{halt, refusal};
pub use sheet::sheet;
pub use spend::{points, would};
pub use state::{
    Cause, Combatant, Consequence, Declaration, Encounter, Kind, Open, Penalty, Phase, Round, Status, What,
};
pub use stats::{Attribute, Characteristic, Pool, Resistance, Scores, Stats, Weapon};
pub use verbs::{VERBS, check, fields, resolve};
pub use wounds::{Level, Wounds};

use super::contract::No;
use course::Course;

/// Decides a command: the facts that it makes, in order. Nothing changes.
///
/// ```
/// # use abordage::dice::Scripted;
/// # use abordage::rules::jets_de_des::*;
/// # use abordage::view::{Id, Side};
/// let mut fight = Encounter::default();
/// let anna = Combatant::fresh("Anna".into(), Side::Heroes, None, Stats::default(), (3, 2, 1));
/// fight.apply(&Event::Added(Box::new(anna)));
/// let harm = Command::Harm { whom: Id(0), amount: 4, level: Level::Minor, nature: None };
/// for command in [harm, Command::Take(Id(0), 0)] {
///     for event in decide(&fight, &command, &mut Scripted::default()).expect("no dice") {
///         fight.apply(&event);
///     }
/// }
/// assert_eq!(fight.combatants[0].wounds.ticked, [3, 1, 0]);
/// ```
///
/// # Errors
/// A refusal of the rules with its reason, or the die that is missing or does not fit.
pub fn decide(
    fight: &Encounter,
    command: &Command,
    dice: &mut dyn crate::dice::Dice,
) -> Result<Vec<Event>, No<Refusal>> {
    let mut course = Course::of(fight);
    let c = &mut course;
    match command {
        Command::Round => round::begin(c)?,
        Command::Declare(declaration) => declare::decide(c, declaration)?,
        Command::Announce(declaration) => declare::announce(c, declaration)?,
        Command::Next => round::next(c)?,
        Command::Act(who) => round::act(c, *who)?,
        Command::Place(who, place) => round::place(c, *who, *place)?,
        Command::Roll { .. } | Command::Attack { .. } | Command::Resist { .. } => settle::play(c, command, dice)?,
        Command::Spend(spending) => settle::spend(c, spending)?,
        Command::Price(text) => settle::price(c, text)?,
        Command::Choose(chosen) => hit::choose(c, chosen)?,
        Command::Take(who, less) => hit::take(c, *who, *less)?,
        Command::Harm { whom, amount, level, nature } => hit::harm(c, *whom, *amount, *level, nature.clone())?,
        Command::Commit => round::commit(c)?,
        Command::Heal(who, boxes, level) => word::heal(c, *who, *boxes, *level)?,
        Command::Penalty(who, penalty) => word::penalise(c, *who, penalty)?,
        Command::Lift(who, on) => word::lift(c, *who, *on)?,
        Command::Condition(who, text) => word::affect(c, *who, text)?,
        Command::Cure(who, text) => word::cure(c, *who, text)?,
        Command::Set(who, fact) => word::set(c, *who, fact.clone())?,
        Command::Note(who, text) => word::note(c, *who, text)?,
        Command::Add(newcomer, count) => roster::add(c, newcomer, *count)?,
        Command::Remove(who) => roster::remove(c, *who)?,
        Command::Rename(who, name) => roster::rename(c, *who, name)?,
    }
    Ok(course.events)
}
