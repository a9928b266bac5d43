//! What each key of the table means now.

use crate::rules::contract::{Call, Choice, Context, Does, Question, Wants};
use crate::rules::phrase::quoted;
use crate::texts::{self, of};
use crate::view::Id;

use super::super::narrate::name;
use super::super::pass::order;
use super::super::refusal::Refusal;
use super::super::state::{Encounter, Open};
use super::allowed::allowed;
use super::lists;
use super::proposal::{attack, in_box, next_target, next_weapon};
use super::stage::{Stage, stage};
use super::step::switched;
use super::subject::{row, subject};

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
    let boxed = || in_box(fight, context);
    let whose = |who: Id| fight.get(who).ok_or(Refusal::NobodySelected);
    match action {
        "go" => Ok(go(fight, context)),
        "next" => Ok(Does::Run(Call::new("next"))),
        "pass" => Ok(Does::Run(Call::new("pass"))),
        "finish" => Ok(Does::Run(Call::new("finish"))),
        "attack" => options(fight, context),
        "damage" | "skip" => Ok(Does::Run(Call::new(if action == "damage" { "damage" } else { "skip" }))),
        "declare" => lists::deeds(fight, whose(subject(fight, context)?)?, context),
        "energy" => lists::energies(whose(subject(fight, context)?)?, context),
        "move" => Ok(Does::Run(Call::new("move").who("who", subject(fight, context)?, None))),
        "aid" => lists::care(fight, whose(subject(fight, context)?)?, context),
        "will" => Ok(lists::wills(whose(subject(fight, context)?)?, context)),
        "oppose" => lists::duels(fight, whose(subject(fight, context)?)?, context),
        "chance" | "operate" => Ok(begin(fight, action, subject(fight, context)?)),
        "time" => Ok(Does::Palette("time ".to_owned())),
        "act" => acting(fight, context),
        "roll" => Ok(lists::rolls(whose(subject(fight, context)?)?, context)),
        "place" => place(fight, context),
        "set" | "note" | "rename" | "harm" | "wound" | "rest" | "poison" => {
            Ok(begin(fight, action, row(fight, context)?))
        }
        "other" => lists::other(fight, whose(row(fight, context)?)?, context),
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

fn go(fight: &Encounter, context: Context<'_>) -> Does {
    if let Some(draft) = context.draft {
        return Does::Run(draft.clone());
    }
    if let Some(call) = in_box(fight, context) {
        return Does::Run(call);
    }
    Does::Run(Call::new(match stage(fight) {
        Stage::Open(open) => match *open {
            Open::Dose { pv, ps, .. } => return lists::doses(pv, ps, context),
            Open::Hit(_) => "damage",
            // Their tests are in the box.
            Open::Riposte { .. } | Open::Faint { .. } | Open::Survival { .. } | Open::Will { .. } => "skip",
        },
        Stage::Welcome | Stage::Rest | Stage::Over => "pass",
        Stage::Turn(_) | Stage::Between(_) => "next",
    }))
}

/// The beginning of a command about somebody, to be typed on.
fn begin(fight: &Encounter, action: &str, who: Id) -> Does {
    Does::Palette(format!("{action} {} ", quoted(&name(fight, who))))
}

/// The options of what is in the box, or an attack of the row under the cursor.
fn options(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    if let Some(draft) = context.draft.filter(|draft| draft.verb != "attack") {
        return Ok(Does::Draft(draft.clone()));
    }
    if let Some(call) = in_box(fight, context).filter(|_| !context.moved) {
        return Ok(Does::Draft(call));
    }
    attack(fight, subject(fight, context)?).map(Does::Draft).ok_or(Refusal::NobodyToAttack)
}

/// Who acts now, out of its order.
fn acting(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let only = context.moved.then(|| row(fight, context)).transpose()?;
    let mut reason = Refusal::PassOver;
    let mut choices = Vec::new();
    for id in order(fight).into_iter().filter(|id| only.is_none_or(|only| only == *id)) {
        let call = Call::new("act").who("who", id, None);
        match allowed(fight, &call) {
            Ok(()) => choices.push(Choice { label: texts::acts_now(context.lang, name(fight, id)), call }),
            Err(refusal) => reason = refusal,
        }
    }
    if choices.is_empty() {
        return Err(if fight.pass.on { reason } else { Refusal::NoPass });
    }
    let title = texts::who_acts_now(context.lang);
    Ok(Does::Ask(Question { title, call: Call::new("act"), field: "who", wants: Wants::Choice(choices) }))
}

/// Another place in the order.
fn place(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let who = row(fight, context)?;
    let call = Call::new("place").who("who", who, None);
    allowed(fight, &call.clone().number("place", 1))?;
    let order = order(fight);
    let count = |count: usize| i32::try_from(count).unwrap_or(1);
    let at = order.iter().position(|id| *id == who).map_or(1, |at| count(at + 1));
    let title = texts::sim_ask_place(context.lang, of(context.lang, &name(fight, who)));
    Ok(Does::Ask(Question { title, call, field: "place", wants: Wants::Number(1, count(order.len()), at) }))
}
