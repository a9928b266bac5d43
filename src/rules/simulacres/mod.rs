//! SimulacreS: tests of three or four parts, duels in passes of arms, wounds zone by zone.

mod apply;
mod arms;
mod attack;
mod blow;
mod body;
mod care;
mod command;
mod consequence;
mod correct;
mod course;
mod damage;
mod damage_odds;
mod declare;
mod derived;
mod document;
mod duel_odds;
mod evening;
mod event;
mod fact;
mod fight;
mod flow;
mod harm;
mod hints;
mod narrate;
mod odds;
mod opponents;
mod options;
mod outcome;
mod pass;
mod plan;
mod poison;
mod refusal;
mod roll;
mod roster;
mod rows;
mod said;
mod sheet;
mod state;
mod stats;
mod talents;
mod test;
mod throw;
mod verbs;
mod warning;
mod will;
mod word;

pub use blow::Struck;
pub use blow::{Blow, Distance, Hit, Target};
pub use body::{Body, Build, Gauge, MalaiseBox, Unit, Zone, ZoneState};
pub use command::{Command, Poison, Strike, Sum, Terms};
pub use damage::{Code, Column, Harm, NotACode};
pub use damage_odds::{DamageOdds, damage as damage_odds, places};
pub use document::Document;
pub use duel_odds::{Duel, Way, Winner, duel, higher, mastered, ways};
pub use evening::{LUGGAGE, next_fight};
pub use event::{Event, Verdict};
pub use fact::Fact;
pub use flow::{die_label, does, now, roller, step, verb_label, verb_short};
pub use hints::HINTS;
pub use narrate::{brief, energy_named, label, narrate, part_named, tell, zone_named};
pub use odds::{Odds, of as odds, sums};
pub use options::{Options, Tiebreak};
pub use outcome::{Outcome, Quality};
pub use refusal::Refusal;
pub use roll::{Fell, Mod, Purpose, Reason, Roll, Stake};
pub use rows::{header, rows};
pub use said::{halt, refusal};
pub use sheet::sheet;
pub use state::{Combatant, Declaration, Deed, Encounter, Lasting, Open, Pass, Rescue, Status, USUAL_POINTS, build};
pub use stats::{
    Component, Components, Energies, Energy, HUMAN, MATERIAL, Means, MeansScores, NATURAL, Part, Shield, Stats, Talent,
    Weapon, WeaponKind,
};
pub use talents::canonical as talent_name;
pub use throw::{Bare, read};
pub use verbs::{VERBS, check, fields, resolve};

use super::contract::No;
use course::Course;

/// Decides a command: the facts that it makes, in order. Nothing changes.
///
/// ```
/// # use abordage::dice::Scripted;
/// # use abordage::rules::simulacres::*;
/// # use abordage::view::{Id, Side};
/// let mut fight = Encounter::default();
/// let anna = Combatant::fresh("Anna".into(), Side::Heroes, None, Stats::default());
/// fight.apply(&Event::Added(Box::new(anna)));
/// let parts = ["Body", "Action", "Material"].map(|name| part_named(name).expect("a part"));
/// let sum = Sum { parts: parts.to_vec(), talent: None };
/// let command = Command::Roll { who: Id(0), sum, terms: Terms::default() };
/// let events = decide(&fight, &command, &mut Scripted::new([2, 3])).expect("it is allowed");
/// let [Event::Rolled(roll)] = events.as_slice() else { panic!("one roll") };
/// assert_eq!((roll.value(), roll.outcome), (7, Outcome::Success { mr: 2, critical: false }));
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
        Command::Pass => pass::begin(c)?,
        Command::End => pass::end(c)?,
        Command::Next => pass::next(c)?,
        Command::Act(who) => pass::act(c, *who)?,
        Command::Place(who, place) => pass::place(c, *who, *place)?,
        Command::Declare(declaration) => declare::decide(c, declaration)?,
        Command::Energy(who, stake) => declare::energy(c, *who, *stake)?,
        Command::Move(who) => declare::moves(c, *who)?,
        Command::Attack { who, whom, strike } => fight::decide(c, *who, *whom, strike, dice)?,
        Command::Riposte(who, strike) => fight::strike_back(c, *who, strike, dice)?,
        Command::Damage(zone) => harm::damage(c, *zone, dice)?,
        Command::Dose(pv, ps) => harm::dose(c, *pv, *ps)?,
        Command::Harm { whom, harm, zone, whole, bare } => {
            harm::automatic(c, *whom, *harm, *zone, *whole, *bare, dice)?;
        }
        Command::Wound { whom, zone, pv, ps } => harm::told(c, *whom, *zone, *pv, *ps)?,
        Command::Faint(who, terms) => consequence::faint(c, *who, terms, dice)?,
        Command::Survive(who, terms) => consequence::survive(c, *who, terms, dice)?,
        Command::Skip => will::skip(c)?,
        Command::Oppose { who, sum, whom, other, versus, terms } => {
            will::oppose(c, (*who, sum), (*whom, other), *versus, terms, dice)?;
        }
        Command::Will { who, component, against, terms } => will::resist(c, *who, *component, *against, terms, dice)?,
        Command::Repel { who, component, change, terms } => will::repel(c, *who, *component, *change, terms, dice)?,
        Command::Poison(who, dose, terms) => poison::decide(c, *who, dose, terms, dice)?,
        Command::Chance(who, domain) => will::chance(c, *who, domain, dice)?,
        Command::Aid { who, whom, zone, terms } => care::dress(c, *who, *whom, *zone, terms, dice)?,
        Command::Operate { who, whom, zone, kit, robot, talent, terms } => {
            let talent = talent.as_deref();
            let case = care::Case { hands: (*who, *whom), zone: *zone, kit: *kit, robot: *robot, talent };
            care::operate(c, &case, terms, dice)?;
        }
        Command::Rest { who, days, active } => care::rest(c, *who, *days, *active, dice)?,
        Command::Time(amount, unit) => care::time(c, *amount, *unit),
        Command::Roll { who, sum, terms } => test::decide(c, *who, sum, terms, dice)?,
        Command::Set(who, fact) => word::set(c, *who, fact.clone())?,
        Command::Note(who, text) => word::note(c, *who, text)?,
        Command::Add(newcomer, count) => roster::add(c, newcomer, *count)?,
        Command::Remove(who) => roster::remove(c, *who)?,
        Command::Rename(who, name) => roster::rename(c, *who, name)?,
    }
    consequence::tell_states(c, fight);
    Ok(course.events)
}
