//! What each key of the table means now.

use crate::rules::contract::{Call, Context, Does, Question, Wants};
use crate::rules::phrase::quoted;
use crate::texts;
use crate::view::Id;

use super::super::narrate::name;
use super::super::refusal::Refusal;
use super::super::state::{Combatant, Encounter};
use super::allowed::allowed;
use super::proposal::{attack, declaring, in_box, next_target, next_weapon};
use super::spending::{self, by_key};
use super::stage::{Stage, stage, upcoming};
use super::step::switched;
use super::subject::{row, subject};
use super::{hit, lists};

/// What an action means now.
///
/// # Errors
/// Why it does nothing.
pub fn does(fight: &Encounter, action: &str, context: Context<'_>) -> Result<Does, Refusal> {
    let does = meant(fight, action, context)?;
    if let Does::Run(call) | Does::Draft(call) = &does
        && action != "go"
    {
        allowed(fight, call)?;
    }
    Ok(does)
}

fn meant(fight: &Encounter, action: &str, context: Context<'_>) -> Result<Does, Refusal> {
    let lang = context.lang;
    let whose = |who: Id| fight.get(who).ok_or(Refusal::NobodySelected);
    let boxed = || in_box(fight, context);
    match action {
        "go" => Ok(go(fight, context)),
        "next" | "round" | "commit" => Ok(Does::Run(plain(action))),
        "declare" => declare(fight, context),
        "act" => lists::cutting_in(fight, context, context.moved.then(|| row(fight, context)).transpose()?),
        "attack" => options(fight, context),
        "spend" => match fight.spending() {
            Some(_) => Ok(Does::Palette("spend ".to_owned())),
            None => Err(Refusal::NothingToSpend),
        },
        "spend-successes" | "spend-sixes" | "spend-outcome" => {
            by_key(action).map(Does::Run).ok_or(Refusal::NothingToSpend)
        }
        "choose" => choose(fight, context),
        "price" => price(fight, context),
        "resist" => match boxed().filter(|call| call.verb == "resist") {
            Some(call) => Ok(Does::Draft(call)),
            None => Err(Refusal::NoHit(subject(fight, context)?)),
        },
        "take" => Ok(Does::Run(Call::new("take").who("who", struck(fight, context)?, None))),
        "roll" => Ok(lists::rolls(fight, whose(subject(fight, context)?)?, context)),
        "harm" => {
            let who = subject(fight, context)?;
            let title = texts::jets_ask_harm(lang, name(fight, who));
            let call = Call::new("harm").who("whom", who, None);
            Ok(Does::Ask(Question { title, call, field: "amount", wants: Wants::Number(1, 999, 1) }))
        }
        "place" => place(fight, context),
        "penalty" => Ok(lists::penalties(whose(row(fight, context)?)?, context)),
        "set" | "note" | "rename" | "condition" => begin(fight, context, action),
        "heal" | "lift" | "cure" => lists::other(fight, whose(row(fight, context)?)?, context),
        "other" => other(fight, context),
        "wounds" => Ok(lists::wounds(whose(row(fight, context)?)?, context)),
        "hide" => {
            let who = whose(row(fight, context)?)?;
            let call = Call::new("set").who("who", who.id, None).text("field", "hidden");
            Ok(Does::Run(call.text("value", if who.hidden { "false" } else { "true" })))
        }
        "add" => Ok(lists::add(fight, context)),
        "remove" => Ok(Does::Run(Call::new("remove").who("who", row(fight, context)?, None))),
        "target" => boxed().and_then(|call| next_target(fight, &call)).map(Does::Draft).ok_or(Refusal::NobodyToAttack),
        "weapon" => boxed().and_then(|call| next_weapon(fight, &call)).map(Does::Draft).ok_or(Refusal::NobodyToAttack),
        option => switched(fight, option, 1, &boxed().ok_or(Refusal::NoSuchOption)?).map(Does::Draft),
    }
}

fn plain(action: &str) -> Call {
    Call::new(match action {
        "round" => "round",
        "commit" => "commit",
        _ => "next",
    })
}

fn go(fight: &Encounter, context: Context<'_>) -> Does {
    if let Some(draft) = context.draft {
        return Does::Run(draft.clone());
    }
    if let Some(call) = in_box(fight, context) {
        return Does::Run(call);
    }
    Does::Run(Call::new(match stage(fight) {
        Stage::Spend(roll) => return spending::go(fight, &roll, context),
        Stage::Welcome | Stage::Rest => "round",
        Stage::Commit => "commit",
        // With nobody left to come the round ends at once.
        Stage::Price(_) | Stage::Act(_) if is_last(fight) => "commit",
        Stage::Hit(_)
        | Stage::Price(_)
        | Stage::Declare(_)
        | Stage::Declared(_)
        | Stage::Act(_)
        | Stage::Done(_)
        | Stage::Between => "next",
    }))
}

/// Whether nobody acts any more in this round.
fn is_last(fight: &Encounter) -> bool {
    fight.round.phase == super::super::state::Phase::Action && upcoming(fight).is_none()
}

/// What somebody means to do, in its own words: all that is typed behind its name.
fn declare(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let who = subject(fight, context)?;
    allowed(fight, &Call::new("declare").who("who", who, None))?;
    Ok(Does::Palette(format!("declare {} ", quoted(&name(fight, who)))))
}

/// The options of the roll in the box, points by hand, or an attack of the row under the cursor.
fn options(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    // A test that lies in the box was put there for the row under the cursor.
    if let Some(test) = context.draft.filter(|draft| draft.verb == "roll") {
        return Ok(Does::Draft(test.clone()));
    }
    if !context.moved {
        if fight.spending().is_some() {
            return Ok(Does::Palette("spend ".to_owned()));
        }
        if let Some(call) = in_box(fight, context) {
            return Ok(Does::Draft(call));
        }
    }
    attack(fight, subject(fight, context)?).map(Does::Draft).ok_or(Refusal::NobodyToAttack)
}

/// Who was hit: the box says it, or the row under the cursor.
fn struck(fight: &Encounter, context: Context<'_>) -> Result<Id, Refusal> {
    match fight.hit().filter(|_| !context.moved) {
        Some(hit) => Ok(hit.whom),
        None => subject(fight, context),
    }
}

fn choose(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let hit = fight.hit().ok_or(Refusal::NothingToChoose)?;
    if hit.tactical || hit.devastating {
        Ok(Does::Ask(hit::question(fight, hit, context.lang)))
    } else {
        Err(Refusal::NoControl)
    }
}

fn price(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let roll = fight.price().ok_or(Refusal::NoPrice)?;
    let title = texts::jets_ask_price(context.lang, name(fight, roll.who));
    let wants = Wants::Text(String::new());
    Ok(Does::Ask(Question { title, call: Call::new("price"), field: "text", wants }))
}

/// Another place in the order of this phase.
fn place(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let who = row(fight, context)?;
    let call = Call::new("place").who("who", who, None);
    allowed(fight, &call.clone().number("place", 1))?;
    let order = fight.order();
    let count = |count: usize| i32::try_from(count).unwrap_or(1);
    let at = order.iter().position(|id| *id == who).map_or(1, |at| count(at + 1));
    let title = texts::jets_ask_place(context.lang, name(fight, who));
    Ok(Does::Ask(Question { title, call, field: "place", wants: Wants::Number(1, count(order.len()), at) }))
}

/// Another action: the price of a miss, a reaction of one that the game master declares for, or
/// what can be done about somebody.
fn other(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    if !context.moved {
        match stage(fight) {
            Stage::Price(_) => return price(fight, context),
            Stage::Declare(who) if fight.get(who).is_some_and(|c: &Combatant| !c.is_players()) => {
                return Ok(reaction(fight, who, context));
            }
            Stage::Declare(_)
            | Stage::Welcome
            | Stage::Spend(_)
            | Stage::Hit(_)
            | Stage::Declared(_)
            | Stage::Act(_)
            | Stage::Done(_)
            | Stage::Between
            | Stage::Commit
            | Stage::Rest => {}
        }
    }
    let who = subject(fight, context)?;
    lists::other(fight, fight.get(who).ok_or(Refusal::NobodySelected)?, context)
}

/// The intention in the box as a reaction: what sets it off is asked.
fn reaction(fight: &Encounter, who: Id, context: Context<'_>) -> Does {
    let call = in_box(fight, context).filter(|call| call.verb == "declare");
    let call = call.unwrap_or_else(|| declaring(who));
    let title = texts::jets_ask_trigger(context.lang, name(fight, who));
    Does::Ask(Question { title, call, field: "trigger", wants: Wants::Text(String::new()) })
}

/// A command line begun with the verb and the row.
fn begin(fight: &Encounter, context: Context<'_>, verb: &str) -> Result<Does, Refusal> {
    let who = row(fight, context)?;
    Ok(Does::Palette(format!("{verb} {} ", quoted(&name(fight, who)))))
}
