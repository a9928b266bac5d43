//! Savage Worlds: what the rules decide about a command, and the rooms that answer.

mod action;
mod affect;
mod affected;
mod ambush;
mod apply;
mod area;
mod arms;
mod assault;
mod attack;
mod attackers;
pub mod black_powder;
mod blows;
mod breaking;
pub mod build;
pub mod bystander;
mod care;
mod cast;
mod combat;
mod command;
mod contact;
mod contend;
mod contest;
mod correct;
mod counter;
mod course;
mod damage;
mod deal;
mod deck;
mod deed;
mod derived;
mod document;
mod document_effects;
mod done;
mod edges;
mod effect;
mod enchant;
mod engage;
mod evening;
mod event;
mod fact;
mod failing;
mod finish;
#[cfg(test)]
mod fixture;
mod flow;
mod forecast;
mod fray;
mod free;
mod happening;
mod hints;
mod incapacitation;
mod initiative;
mod injury;
mod lasting;
mod lead;
mod manner;
mod many;
mod melee;
mod moves;
mod narrate;
mod object;
pub mod odds;
mod open;
mod opposed;
mod optional;
mod options;
mod outlook;
mod owed;
mod power;
mod rank;
mod reason;
mod recovery;
mod refusal;
mod reroll;
mod resist;
mod rolled;
mod roster;
mod rows;
mod rule;
mod said;
mod said_magic;
mod sheet;
mod smash;
mod soak;
mod spell;
mod stage;
mod stance;
mod state;
mod stats;
mod strike;
mod target;
mod trait_roll;
mod turn_options;
mod verbs;
mod vital;
mod word;
mod working;

pub use area::{on_victim, stray};
pub use assault::plan;
pub use attack::Plan;
pub use build::Building;
pub use bystander::die_among;
pub use cast::{CastPlan, plan as plan_cast};
pub use combat::Combat;
pub use command::{AttackOptions, Band, Beyond, Called, CastOptions, Command, Cover, Light, Members};
pub use contact::{Chance, FreeAttack, Melee};
pub use contest::{Attempt, Contest};
pub use course::purse_of;
pub use damage::{DamageRoll, Hit, LastDamage, Part, damage_effect};
pub use deck::{ActionDeck, Card, NotACard, Suit, cards_in, shuffle};
pub use deed::{Deed, Gait};
pub use document::Document;
pub use effect::{Alters, Effect, EffectKind, Until, Upkeep, Way};
pub use evening::{LUGGAGE, next_fight};
pub use event::{Event, Lasting, Magic};
pub use fact::{Blood, Bought, EndWhy, Fact, How, Outcome, Purse, Verdict};
pub use flow::{die_label, does, matrix, now, roller, step, verb_label, verb_short, waits};
pub use forecast::{Forecast, Foretold, MOST_ROUNDS, foretell, what_if};
pub use fray::Fray;
pub use hints::HINTS;
pub use injury::{Harm, Injury, Lasts};
pub use manner::{Area, Manner, Sent, Stray, Template};
pub use narrate::{brief, label, narrate, signed, tell};
pub use object::{Object, Objects};
pub use open::{Aim, Attack, Offer, Open, Pending, Peril, Reopen, Resisted, Snapshot};
pub use opposed::sides as opposed_sides;
pub use options::{Edition, Options};
pub use outlook::{changes, outlook};
pub use power::{Power, PowerDoes};
pub use rank::Rank;
pub use refusal::{MagicNo, Refusal};
pub use rows::{header, rows};
pub use rule::Rule;
pub use said::{missing, refusal};
pub use sheet::sheet;
pub use smash::Smash;
pub use spell::{Astray, Cast, Working};
pub use state::{Combatant, Encounter, Kind};
pub use stats::{Armor, Attribute, Attributes, Location, Stats, Trait, Weapon};
pub use trait_roll::{LastRoll, Mod, Reason, Spec, Target, TraitRoll, raises};
pub use turn_options::Turns;
pub use verbs::{VERBS, check, fields, resolve};
pub use vital::{Fate, Member, Next, Turn, Vital};

use crate::dice::Dice;

use super::contract::No;
use course::Course;

/// Decides a command: the facts that it makes, in order. Nothing changes.
///
/// # Errors
/// A refusal of the rules with its reason, or the die that is missing or does not fit.
pub fn decide(fight: &Encounter, command: &Command, dice: &mut dyn Dice) -> Result<Vec<Event>, No<Refusal>> {
    let mut events = Vec::new();
    play(Course::on(&mut fight.clone(), &mut events), command, dice)?;
    Ok(events)
}

/// Plays a command on the fight of this course. Where it is refused, the fight may have gone a part of the way.
fn play(mut course: Course<'_>, command: &Command, dice: &mut dyn Dice) -> Result<(), No<Refusal>> {
    let c = &mut course;
    match command {
        Command::Deal(cards) => deal::decide(c, cards, dice)?,
        Command::Card(who, card) => word::card(c, *who, *card)?,
        Command::Next => initiative::next(c)?,
        Command::Hold(who, drop) => initiative::hold(c, *who, *drop)?,
        Command::Act(who) => initiative::act(c, *who)?,
        Command::Interrupt(who, whom) => initiative::interrupt(c, *who, *whom, dice)?,
        Command::Roll { who, what, tn, modifier } => opposed::roll(c, *who, what.clone(), *tn, *modifier, dice)?,
        Command::Oppose { who, what, whom, against, modifier, versus } => {
            let active = (*who, what.clone(), *modifier);
            opposed::oppose(c, active, (*whom, against.clone(), *versus), dice)?;
        }
        Command::Attack { who, whom, options } => assault::decide(c, *who, *whom, options, dice)?,
        Command::Damage => strike::decide(c, dice)?,
        Command::DamageTold { whom, total, ap, location } => strike::told(c, *whom, *total, *ap, *location)?,
        Command::Reroll(who) => reroll::decide(c, *who, dice)?,
        Command::Soak(who) => soak::decide(c, *who, dice)?,
        Command::Take(who) => soak::take(c, *who)?,
        Command::Incapacitation(who) => incapacitation::decide(c, *who, dice)?,
        Command::Bleed(who) => incapacitation::bleed(c, *who, dice)?,
        Command::Recover(who) => recovery::decide(c, *who, dice)?,
        Command::Unshake(who) => recovery::unshake(c, *who)?,
        Command::Benny(who, count) => word::benny(c, *who, *count)?,
        Command::Set { who, fact } => word::set(c, *who, fact.clone())?,
        Command::Effect(who, effect) => lasting::word(c, *who, effect)?,
        Command::Cast { who, power, said } => cast::decide(c, *who, power, said, dice)?,
        Command::Hour => care::hour(c)?,
        Command::Caught(who, at) => working::caught(c, *who, at)?,
        Command::End(who, effect) => lasting::stop(c, *who, *effect)?,
        Command::Maintain(who, said) => lasting::maintain(c, *who, *said)?,
        Command::Note(who, text) => {
            let who = c.get(*who)?.id;
            c.happen(Event::Noted { who, text: text.clone() });
        }
        Command::Add(newcomer) => roster::add(c, newcomer)?,
        Command::Reinforce(who, count) => roster::reinforce(c, *who, *count)?,
        Command::Remove(who) => roster::remove(c, *who)?,
        Command::Rename(who, name) => roster::rename(c, *who, name)?,
        Command::Reload(who, weapon) => word::reload(c, *who, *weapon)?,
        Command::PickUp(who, weapon) => word::pick_up(c, *who, *weapon)?,
        Command::Aftermath(who) => incapacitation::aftermath(c, *who, dice)?,
        Command::Powder(order) => black_powder::play::decide(c, order, dice)?,
        Command::PlaceWildDie(place) => resist::place_wild_die(c, *place)?,
        Command::Under(who) => resist::under(c, who)?,
        Command::Resist(who) => resist::decide(c, *who, dice)?,
        Command::Engage(who, whom) => engage::engage(c, *who, whom)?,
        Command::Withdraw(who, from) => engage::withdraw(c, *who, *from, dice)?,
        Command::Strike(who) => engage::strike(c, *who, dice)?,
        Command::Waive(who) => engage::waive(c, *who)?,
        Command::Bystander(among) => bystander::decide(c, among, dice)?,
        Command::Finish { who, whom, weapon, helpless } => finish::decide(c, *who, *whom, *weapon, *helpless)?,
        Command::Defend(who, false) => stance::defend(c, *who)?,
        Command::Defend(who, true) => stance::full(c, *who, dice)?,
        Command::Aim(who) => stance::aim(c, *who)?,
        Command::Move(who, gait) => moves::walk(c, *who, *gait)?,
        Command::Run(who) => moves::run(c, *who, dice)?,
        Command::Rise(who) => moves::rise(c, *who)?,
        Command::Contest(attempt) => contend::decide(c, attempt, dice)?,
        Command::Ambush(by, whom) => ambush::decide(c, by, whom)?,
        Command::Smash { who, object, options } => breaking::decide(c, *who, object, options, dice)?,
        Command::Lead(who, whom) => lead::decide(c, *who, whom)?,
    }
    lasting::down(c);
    Ok(())
}
