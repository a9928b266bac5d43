//! Where the fight stands: what is owed first, else whose turn it is, else the next step.

use std::sync::Arc;

use crate::view::Id;

use super::black_powder::casting::{Casting, Unspent};
use super::black_powder::raises;
use super::contact::FreeAttack;
use super::course::purse_of;
use super::damage::Hit;
use super::initiative::upcoming;
use super::open::{Offer, Pending, Resisted};
use super::state::Encounter;
use super::strike::next_hit;
use super::trait_roll::Target;
use super::vital::Next;

/// What the box is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage<'a> {
    /// nothing has happened yet
    Welcome,
    /// a roll is owed against what is about to befall somebody
    Resist(&'a Resisted),
    /// somebody may make an attack out of turn
    Free(&'a FreeAttack),
    /// a hit waits for its damage
    Damage(&'a Hit),
    /// wounds may be soaked, or taken
    Soak(&'a Offer),
    /// a Vigor roll is owed by one who went down
    Vigor(Id),
    /// a bleeding-out roll is owed
    Bleeding(Id),
    /// an area of this one went astray
    Astray(Id),
    /// somebody may pay to keep an effect: who, whose, its number
    Upkeep(Id, Id, u32),
    /// a power is being cast by cards
    Casting(&'a Casting),
    /// raises of a power wait to be spent
    Raises(&'a Unspent),
    /// a Shaken combatant rolls before anything else
    Recovery(Id),
    /// somebody acts: its attack is proposed
    Act(Id),
    /// somebody has the turn and nothing left to do with it
    Done(Id),
    /// nobody has the turn, and this one is next
    Between(Id),
    /// all have acted, or no card is out
    Over,
}

/// Where the fight stands. A Soak comes before the Vigor roll, and both before further hits.
#[must_use]
pub fn stage(fight: &Encounter) -> Stage<'_> {
    if let Some(casting) = &fight.casting {
        return Stage::Casting(casting);
    }
    let owed = if fight.pending.is_empty() { None } else { owed(fight) };
    owed.unwrap_or_else(|| turn_stage(fight))
}

fn owed(fight: &Encounter) -> Option<Stage<'_>> {
    if let Some(offer) = payable_offer(fight) {
        return Some(Stage::Soak(offer));
    }
    if let Some(who) = fight.pending.iter().find_map(|owed| match owed {
        Pending::Incapacitation { who, .. } => Some(*who),
        Pending::Damage(_)
        | Pending::Soak(_)
        | Pending::Bleeding { .. }
        | Pending::Resist(_)
        | Pending::Stray(_)
        | Pending::Bystander(_)
        | Pending::Free(_)
        | Pending::Upkeep { .. }
        | Pending::Raises(_)
        | Pending::Astray { .. } => None,
    }) {
        return Some(Stage::Vigor(who));
    }
    if let Some(unspent) = raises::waiting(fight).next() {
        return Some(Stage::Raises(unspent));
    }
    if let Some(resisted) = fight.pending.iter().find_map(|owed| match owed {
        Pending::Resist(resisted) => Some(resisted),
        _ => None,
    }) {
        return Some(Stage::Resist(resisted));
    }
    if let Some(hit) = next_hit(fight) {
        return Some(Stage::Damage(hit));
    }
    if let Some(offer) = fight.pending.iter().find_map(|owed| match owed {
        Pending::Free(offer) => Some(offer),
        _ => None,
    }) {
        return Some(Stage::Free(offer));
    }
    fight.pending.iter().find_map(|owed| match owed {
        Pending::Bleeding { who } => Some(Stage::Bleeding(*who)),
        Pending::Astray { working, .. } => Some(Stage::Astray(working.who.id)),
        Pending::Upkeep { who, of, effect } => Some(Stage::Upkeep(*who, *of, *effect)),
        Pending::Damage(_)
        | Pending::Soak(_)
        | Pending::Incapacitation { .. }
        | Pending::Resist(_)
        | Pending::Stray(_)
        | Pending::Bystander(_)
        | Pending::Free(_)
        | Pending::Raises(_) => None,
    })
}

fn payable_offer(fight: &Encounter) -> Option<&Arc<Offer>> {
    fight.pending.iter().find_map(|owed| match owed {
        Pending::Soak(offer) if fight.get(offer.who).is_some_and(|c| purse_of(fight, c).is_ok()) => Some(offer),
        Pending::Soak(_)
        | Pending::Damage(_)
        | Pending::Incapacitation { .. }
        | Pending::Bleeding { .. }
        | Pending::Resist(_)
        | Pending::Stray(_)
        | Pending::Bystander(_)
        | Pending::Free(_)
        | Pending::Upkeep { .. }
        | Pending::Raises(_)
        | Pending::Astray { .. } => None,
    })
}

fn turn_stage(fight: &Encounter) -> Stage<'_> {
    let Some(current) = fight.turn.current.and_then(|id| fight.get(id)) else {
        let untouched = fight.round == 0 && fight.combatants.iter().all(|c| c.card.is_none());
        return match upcoming(fight) {
            _ if untouched => Stage::Welcome,
            Some(Next::Resume(id) | Next::After(id)) => Stage::Between(id),
            None => Stage::Over,
        };
    };
    let who = current.id;
    if current.owes_recovery() && !current.vital.on_hold {
        return Stage::Recovery(who);
    }
    // Of a group, those who have not struck yet are asked next. A Trait roll does not end a turn: who rolled may
    // still attack.
    let acts = !current.vital.on_hold && current.next_to_strike().is_some();
    if acts { Stage::Act(who) } else { Stage::Done(who) }
}

/// The combatant that a stage is about, and the member of it.
#[must_use]
pub fn about(fight: &Encounter, stage: &Stage<'_>) -> Option<Target> {
    let whole = |id: Id| Target { id, member: None };
    match stage {
        Stage::Welcome | Stage::Over => None,
        Stage::Resist(resisted) => Some(resisted.who),
        Stage::Free(offer) => Some(offer.by),
        Stage::Damage(hit) => Some(Target { id: hit.by.id, member: None }),
        Stage::Soak(offer) => Some(whole(offer.who)),
        Stage::Casting(casting) => Some(casting.who),
        Stage::Raises(unspent) => Some(unspent.who),
        Stage::Vigor(who)
        | Stage::Bleeding(who)
        | Stage::Astray(who)
        | Stage::Upkeep(who, ..)
        | Stage::Recovery(who)
        | Stage::Act(who)
        | Stage::Done(who) => Some(whole(*who)),
        Stage::Between(who) => fight.get(*who).map(|c| whole(c.id)),
    }
}
