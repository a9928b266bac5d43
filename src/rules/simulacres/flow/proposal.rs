//! What the box proposes: the attack that was declared or is likely, the test that is owed.

use crate::rules::contract::{Call, Context, Who};
use crate::view::{Id, Side};

use super::super::arms::{declared, weapon};
use super::super::command::Strike;
use super::super::pass::order;
use super::super::state::{Combatant, Deed, Encounter, Open};
use super::stage::{Stage, stage};

/// Verbs whose call stands in the box and can be changed there.
const IN_BOX: [&str; 12] =
    ["attack", "riposte", "roll", "oppose", "faint", "survive", "aid", "operate", "will", "repel", "poison", "chance"];

/// The call in the box: as it was changed by hand, else as it is proposed.
#[must_use]
pub fn in_box(fight: &Encounter, context: Context<'_>) -> Option<Call> {
    if let Some(draft) = context.draft.filter(|draft| IN_BOX.contains(&draft.verb)) {
        return Some(draft.clone());
    }
    match stage(fight) {
        Stage::Open(open) => owed(&open),
        // What was declared and is no attack is done by hand.
        Stage::Turn(who) if fight.pass.struck.contains(&who) || !fight.stands(who) => None,
        Stage::Turn(who) => match declared(fight, who).map(|own| &own.deed) {
            None | Some(Deed::Attack(_)) => attack(fight, who),
            Some(Deed::Parry | Deed::Defend | Deed::Move | Deed::Treat(_) | Deed::Other) => None,
        },
        Stage::Welcome | Stage::Between(_) | Stage::Over | Stage::Rest => None,
    }
}

/// The test that something open wants.
fn owed(open: &Open) -> Option<Call> {
    let call = |verb, who| Some(Call::new(verb).who("who", who, None));
    match open {
        Open::Riposte { who, .. } => call("riposte", *who),
        Open::Faint { who, .. } => call("faint", *who),
        Open::Survival { who, .. } => call("survive", *who),
        Open::Will { who, component, .. } => {
            Some(Call::new("repel").who("who", *who, None).text("component", component.name()))
        }
        Open::Hit(_) | Open::Dose { .. } => None,
    }
}

/// Everybody whom this combatant may attack, likeliest first: whom it declared, whom it attacked
/// last, then the other foes in their order, the fallen last of all.
#[must_use]
pub fn targets(fight: &Encounter, who: &Combatant) -> Vec<Id> {
    let foe = |id: &Id| fight.get(*id).is_some_and(|own| fight.is_up(own) && !own.hidden && own.side != who.side);
    let spoken = match declared(fight, who.id).map(|own| &own.deed) {
        Some(Deed::Attack(whom)) => Some(*whom),
        Some(Deed::Parry | Deed::Defend | Deed::Move | Deed::Treat(_) | Deed::Other) | None => None,
    };
    let listed = fight.combatants.iter().map(|own| own.id);
    let mut found: Vec<Id> = Vec::new();
    for id in spoken.into_iter().chain(who.target).chain(order(fight)).chain(listed).filter(foe) {
        if !found.contains(&id) {
            found.push(id);
        }
    }
    found
}

/// The attack that this one would likely make.
#[must_use]
pub fn attack(fight: &Encounter, who: Id) -> Option<Call> {
    let own = fight.get(who)?;
    let target = *targets(fight, own).first()?;
    let call = Call::new("attack").who("who", who, None).who("whom", target, None);
    Some(match weapon(fight, own, &Strike::default()) {
        Some(weapon) => call.text("with", weapon.name.clone()),
        None => call,
    })
}

/// Who a call is about.
#[must_use]
pub fn who(call: &Call) -> Option<Id> {
    is(call, "who")
}

/// Who stands in a field of a call.
#[must_use]
pub fn is(call: &Call, field: &str) -> Option<Id> {
    match call.get_who(field) {
        Some(Who::Is(id, _)) => Some(*id),
        Some(Who::Said(_)) | None => None,
    }
}

/// What stands so many places behind this one in a list, around its ends; the first where it is
/// not in the list.
#[must_use]
pub fn after<T: PartialEq + Copy>(list: &[T], one: Option<T>, by: i32) -> Option<T> {
    let count = i32::try_from(list.len()).ok().filter(|count| *count > 0)?;
    let at = one.and_then(|one| list.iter().position(|own| *own == one));
    let place = at.and_then(|at| i32::try_from(at).ok()).map_or(0, |at| (at + by).rem_euclid(count));
    list.get(usize::try_from(place).ok()?).copied()
}

/// The same call on the next likely target.
#[must_use]
pub fn next_target(fight: &Encounter, call: &Call) -> Option<Call> {
    let own = fight.get(who(call)?).filter(|_| call.verb == "attack")?;
    Some(call.clone().who("whom", after(&targets(fight, own), is(call, "whom"), 1)?, None))
}

/// The same call with the next weapon; behind the last come bare hands.
#[must_use]
pub fn next_weapon(fight: &Encounter, call: &Call) -> Option<Call> {
    let own = fight.get(who(call)?).filter(|_| matches!(call.verb, "attack" | "riposte"))?;
    let arms: Vec<Option<&str>> =
        own.stats.weapons.iter().map(|weapon| Some(weapon.name.as_str())).chain([None]).collect();
    let now = if call.is_on("bare") { None } else { call.get_text("with") };
    Some(match after(&arms, Some(now), 1)? {
        Some(name) => call.clone().text("with", name).without("bare"),
        None => call.clone().without("with").on("bare"),
    })
}

/// Whether nobody of one side can act. Who is hidden still may, and a side that was never there
/// has not lost.
#[must_use]
pub fn is_won(fight: &Encounter) -> bool {
    let lost = |side: Side| {
        let mut own = fight.combatants.iter().filter(|own| own.side == side).peekable();
        own.peek().is_some() && !own.any(|own| fight.is_up(own))
    };
    lost(Side::Heroes) || lost(Side::Foes)
}
