//! What the box proposes: the likely intention, the attack that was declared, a pool to resist with.

use crate::rules::contract::{Call, Context, Who};
use crate::view::{Id, Side};

use super::super::resist::difficulty;
use super::super::roll::Hit;
use super::super::state::{Combatant, Declaration, Encounter};
use super::super::stats::{Attribute, Characteristic, Pool};
use super::stage::{Stage, stage};

/// Verbs whose call stands in the box and can be changed there.
const IN_BOX: [&str; 4] = ["declare", "attack", "roll", "resist"];

/// The call in the box: as it was changed by hand, else as it is proposed.
#[must_use]
pub fn in_box(fight: &Encounter, context: Context<'_>) -> Option<Call> {
    if let Some(draft) = context.draft.filter(|draft| IN_BOX.contains(&draft.verb)) {
        return Some(draft.clone());
    }
    match stage(fight) {
        Stage::Declare(who) => intention(fight, who),
        Stage::Act(who) => declared_attack(fight, who),
        Stage::Hit(hit) => Some(resistance(fight, &hit)),
        Stage::Welcome
        | Stage::Spend(_)
        | Stage::Price(_)
        | Stage::Declared(_)
        | Stage::Done(_)
        | Stage::Between
        | Stage::Commit
        | Stage::Rest => None,
    }
}

/// Everybody whom this combatant may attack, likeliest first: whom it attacked last, then the
/// other foes in the order of action, then those without a place in it.
#[must_use]
pub fn targets(fight: &Encounter, who: &Combatant) -> Vec<Id> {
    let foe = |id: &Id| fight.get(*id).is_some_and(|c| c.is_up() && !c.hidden && c.side != who.side);
    let listed = fight.combatants.iter().map(|c| c.id);
    let mut found: Vec<Id> = Vec::new();
    for id in who.target.into_iter().chain(fight.round.acts.iter().copied()).chain(listed).filter(foe) {
        if !found.contains(&id) {
            found.push(id);
        }
    }
    found
}

/// The name of the weapon used last, else of the first.
fn usual_weapon(who: &Combatant) -> Option<&str> {
    let arms = &who.stats.weapons;
    who.weapon.and_then(|place| arms.get(place)).or_else(|| arms.first()).map(|weapon| weapon.name.as_str())
}

/// What somebody declares whose turn it is to do so: it ends that turn.
#[must_use]
pub fn declaring(who: Id) -> Call {
    Call::new("declare").who("who", who, None).on("done")
}

/// The likely intention of this one: an attack; nothing where no foe stands.
#[must_use]
pub fn intention(fight: &Encounter, who: Id) -> Option<Call> {
    let own = fight.get(who)?;
    let target = fight.get(*targets(fight, own).first()?)?;
    let call = declaring(who).text("at", target.name.clone());
    Some(armed(call, usual_weapon(own)))
}

fn armed(call: Call, weapon: Option<&str>) -> Call {
    match weapon {
        Some(name) => call.text("with", name),
        None => call,
    }
}

/// Whether a declaration says nothing but whom it attacks.
#[must_use]
pub fn is_attack(own: &Declaration) -> bool {
    own.text.is_empty() && !own.targets.is_empty()
}

/// The attack that this one has declared; nothing where it declared something else, or nothing.
#[must_use]
pub fn declared_attack(fight: &Encounter, who: Id) -> Option<Call> {
    let own = fight.declaration(who).filter(|own| is_attack(own))?;
    let up = |id: &&Id| fight.get(**id).is_some_and(Combatant::is_up);
    let whom = own.targets.iter().find(up).or_else(|| own.targets.first())?;
    let attacker = fight.get(who)?;
    let named = own.weapon.and_then(|place| attacker.stats.weapons.get(place)).map(|weapon| weapon.name.as_str());
    let weapon = named.or_else(|| usual_weapon(attacker));
    let mut call = armed(Call::new("attack").who("who", who, None).who("whom", *whom, None), weapon);
    if let Some(on) = own.on {
        call = call.text("on", on.name());
    }
    if let Some(skill) = &own.skill {
        call = call.text("skill", skill.clone());
    }
    Some(call)
}

/// The attack that this one would likely make, whatever it declared.
#[must_use]
pub fn attack(fight: &Encounter, who: Id) -> Option<Call> {
    let own = fight.get(who)?;
    let target = *targets(fight, own).first()?;
    let usual = || armed(Call::new("attack").who("who", who, None).who("whom", target, None), usual_weapon(own));
    Some(declared_attack(fight, who).unwrap_or_else(usual))
}

/// The pools that may be rolled, the characteristics first.
#[must_use]
pub fn pools(fight: &Encounter) -> Vec<Pool> {
    let sums = Attribute::ALL.into_iter().filter(|_| fight.options.attribute_pools).map(Pool::Sum);
    Characteristic::ALL.into_iter().map(Pool::Of).chain(sums).collect()
}

/// How many dice a pool has now.
fn dice(who: &Combatant, pool: Pool) -> i32 {
    let (score, mods) = who.pool(pool);
    mods.iter().fold(i32::from(score), |sum, one| sum.saturating_add(one.dice))
}

/// The best of some pools to resist with: most dice and points, the first of equals.
#[must_use]
pub fn best<'a>(who: &Combatant, pools: impl DoubleEndedIterator<Item = &'a Pool>) -> Option<Pool> {
    pools.rev().max_by_key(|pool| dice(who, **pool).saturating_add(who.resistance(**pool).into())).copied()
}

/// Resisting a hit with its target's best characteristic; with its best attribute where only that
/// has dice enough.
#[must_use]
pub fn resistance(fight: &Encounter, hit: &Hit) -> Call {
    let need = difficulty(fight, hit);
    let single = Characteristic::ALL.map(Pool::Of);
    let pool = fight.get(hit.whom).and_then(|who| {
        let alone = best(who, single.iter())?;
        let sum = best(who, Attribute::ALL.map(Pool::Sum).iter()).filter(|_| fight.options.attribute_pools);
        Some(sum.filter(|sum| dice(who, alone) < need && dice(who, *sum) >= need).unwrap_or(alone))
    });
    let pool = pool.unwrap_or(Pool::Of(Characteristic::Endurance));
    Call::new("resist").who("who", hit.whom, None).text("pool", pool.name())
}

/// Who a call is about.
#[must_use]
pub fn who(call: &Call) -> Option<Id> {
    is(call, "who")
}

fn is(call: &Call, field: &str) -> Option<Id> {
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

/// The same call on the next likely target, or for one who resists with the next pool.
#[must_use]
pub fn next_target(fight: &Encounter, call: &Call) -> Option<Call> {
    let own = fight.get(who(call)?)?;
    match call.verb {
        "declare" => {
            let named = |id: &Id| fight.get(*id).map(|c| c.name.as_str());
            let all: Vec<&str> = targets(fight, own).iter().filter_map(named).collect();
            Some(call.clone().text("at", after(&all, call.get_text("at"), 1)?))
        }
        "attack" => Some(call.clone().who("whom", after(&targets(fight, own), is(call, "whom"), 1)?, None)),
        _ => next_pool(fight, call, 1),
    }
}

/// The same roll on a pool so many places further on.
#[must_use]
pub fn next_pool(fight: &Encounter, call: &Call, by: i32) -> Option<Call> {
    let pools = pools(fight);
    let now = call.get_text("pool").and_then(Pool::named);
    Some(call.clone().text("pool", after(&pools, now, by)?.name()).without("stake"))
}

/// The same call with the next weapon; for one who resists, the next pool.
#[must_use]
pub fn next_weapon(fight: &Encounter, call: &Call) -> Option<Call> {
    if !matches!(call.verb, "declare" | "attack") {
        return next_pool(fight, call, 1);
    }
    let own = fight.get(who(call)?)?;
    let arms: Vec<&str> = own.stats.weapons.iter().map(|weapon| weapon.name.as_str()).collect();
    let next = after(&arms, call.get_text("with"), 1)?;
    // What was said of the other weapon is said no more.
    Some(call.clone().text("with", next).without("on").without("skill"))
}

/// Whether nobody of one side stands. Who is hidden still does, and a side that was never there
/// has not lost.
#[must_use]
pub fn is_won(fight: &Encounter) -> bool {
    let lost = |side: Side| {
        let mut own = fight.combatants.iter().filter(|c| c.side == side).peekable();
        own.peek().is_some() && !own.any(Combatant::is_up)
    };
    lost(Side::Heroes) || lost(Side::Foes)
}
