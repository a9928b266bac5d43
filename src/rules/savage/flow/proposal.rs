//! The attack that the box proposes: the likely target, weapon and number of attackers.

use crate::rules::contract::{Call, Context, Value, Who};
use crate::view::{Id, Side};

use super::super::action::taken;
use super::super::arms::weapon_of;
use super::super::stage::{Stage, stage};
use super::super::state::{Combatant, Encounter};
use super::super::stats::Weapon;
use super::super::trait_roll::Target;

/// The attack in the box: as it was changed by hand, else as it is proposed.
#[must_use]
pub fn in_box(fight: &Encounter, context: Context<'_>) -> Option<Call> {
    if let Some(draft) = context.draft.filter(|draft| draft.verb == "attack") {
        return Some(draft.clone());
    }
    match stage(fight) {
        Stage::Act(who) => proposal(fight, who, None),
        Stage::Welcome
        | Stage::Damage(_)
        | Stage::Casting(_)
        | Stage::Raises(_)
        | Stage::Resist(_)
        | Stage::Free(_)
        | Stage::Soak(_)
        | Stage::Vigor(_)
        | Stage::Bleeding(_)
        | Stage::Astray(_)
        | Stage::Upkeep(..)
        | Stage::Recovery(_)
        | Stage::Done(_)
        | Stage::Between(_)
        | Stage::Over => None,
    }
}

/// Everybody whom this combatant may attack, likeliest first: whom it attacked last, who last
/// struck it, then the other foes in the order of action, then foes without a card.
#[must_use]
pub fn targets(fight: &Encounter, who: &Combatant) -> Vec<Id> {
    let foe =
        |id: Id| fight.get(id).filter(|c| c.is_up() && !c.hidden && c.side != who.side && c.id != who.id).map(|c| c.id);
    let mut found: Vec<Id> = Vec::new();
    let ordered = fight.order().into_iter().map(|c| c.id).collect::<Vec<_>>();
    let listed = fight.combatants.iter().map(|c| c.id);
    for id in who.target.into_iter().chain(who.struck_by).chain(ordered).chain(listed).filter_map(foe) {
        if !found.contains(&id) {
            found.push(id);
        }
    }
    found
}

/// The member that is aimed at: the first Shaken one that stands, else whoever stands first.
#[must_use]
pub fn member(target: &Combatant) -> Option<usize> {
    if target.vital.members.len() < 2 {
        return None;
    }
    target.vital.members.iter().position(|figure| figure.shaken && !figure.out)
}

/// The weapon used last where it is loaded, else the first that is, else the first.
#[must_use]
pub fn weapon(who: &Combatant) -> Option<usize> {
    let at_hand = |weapon: &Weapon| !who.has_dropped(None, &weapon.name);
    let loaded = |place: &usize| who.stats.weapons.get(*place).is_some_and(at_hand) && !who.empty.contains(place);
    who.weapon.filter(loaded).or_else(|| (0..who.stats.weapons.len()).find(loaded))
}

/// The attack of this combatant on that one, with all defaults filled in.
#[must_use]
pub fn on(fight: &Encounter, who: &Combatant, named: Option<usize>, target: Id) -> Call {
    let place = weapon(who);
    let aimed = fight.get(target).and_then(member);
    let mut call = Call::new("attack").who("who", who.id, named).who("whom", target, aimed);
    if let Some(weapon) = place.and_then(|place| who.stats.weapons.get(place)) {
        call = call.text("with", weapon.name.clone());
    }
    let many = named.is_none() && who.vital.members.len() > 1;
    // What was done in this round before counts as an action; the box says so, and a key takes it away.
    let taken = if many { 0 } else { taken(fight, Target { id: who.id, member: named }) };
    if taken > 0 {
        call = call.number("actions", i32::from(taken) + 1);
    }
    let able = who.able();
    let fresh = able.iter().filter(|place| who.vital.members.get(**place).is_some_and(|figure| !figure.struck)).count();
    if many && fresh > 0 {
        call = if fresh == able.len() {
            call.text("members", "all")
        } else {
            call.number("members", i32::try_from(fresh).unwrap_or(1))
        };
    }
    with_gang(fight, who, target, if many { able.len() } else { 1 }, call)
}

/// How many gang up: what was last said of this target in this round; for a group its own members.
fn with_gang(fight: &Encounter, who: &Combatant, target: Id, own: usize, call: Call) -> Call {
    let (_, weapon) = weapon_of(who, weapon(who));
    let said = fight.gangs.iter().find(|(id, _)| *id == target).map_or(0, |(_, count)| usize::from(*count));
    let count = said.max(own);
    if weapon.is_melee() && count > 1 { call.number("gang", i32::try_from(count.min(99)).unwrap_or(1)) } else { call }
}

/// The attack that the box proposes for this combatant; nothing where no foe stands.
#[must_use]
pub fn proposal(fight: &Encounter, who: Id, named: Option<usize>) -> Option<Call> {
    let combatant = fight.get(who)?;
    let target = targets(fight, combatant).first().copied()?;
    Some(on(fight, combatant, named, target))
}

/// Who attacks in a call, and whom.
#[must_use]
pub fn parties(call: &Call) -> Option<(Id, Option<usize>, Id)> {
    let (who, member) = meant(call, "who")?;
    Some((who, member, meant(call, "whom")?.0))
}

/// Whom a field of a call means for certain, and the member.
#[must_use]
pub fn meant(call: &Call, field: &str) -> Option<(Id, Option<usize>)> {
    match call.get_who(field) {
        Some(Who::Is(id, member)) => Some((*id, *member)),
        Some(Who::Said(_)) | None => None,
    }
}

/// The same attack on the next likely target; what is said of the old one is said no more.
#[must_use]
pub fn next_target(fight: &Encounter, call: &Call) -> Option<Call> {
    let (who, named, whom) = parties(call)?;
    let combatant = fight.get(who)?;
    let all = targets(fight, combatant);
    let at = all.iter().position(|id| *id == whom).map_or(0, |at| at + 1);
    let next = all.get(at).or_else(|| all.first()).copied()?;
    let fresh = on(fight, combatant, named, next);
    let mut call = call.clone().without("gang").without("prone").without("unarmed");
    for field in ["whom", "gang"] {
        if let Some(value) = fresh.args.get(field) {
            call = call.with(field, value.clone());
        }
    }
    Some(call)
}

/// The same attack with the next weapon; loaded ones first, bare hands when there is none.
#[must_use]
pub fn next_weapon(fight: &Encounter, call: &Call) -> Option<Call> {
    let (who, named, whom) = parties(call)?;
    let combatant = fight.get(who)?;
    let arms: Vec<&str> = combatant.stats.weapons.iter().map(|weapon| weapon.name.as_str()).collect();
    let at = call.get_text("with").and_then(|with| arms.iter().position(|name| *name == with)).map_or(0, |at| at + 1);
    let next = arms.get(at).or_else(|| arms.first())?;
    let mut fresh = Call::new("attack").who("who", who, named).text("with", *next);
    for field in
        ["whom", "members", "mod", "actions", "light", "running", "drop", "called", "offhand", "prone", "mounted"]
    {
        if let Some(value) = call.args.get(field) {
            fresh = fresh.with(field, value.clone());
        }
    }
    let melee = combatant
        .stats
        .weapons
        .iter()
        .find(|weapon| weapon.name == *next)
        .is_some_and(super::super::stats::Weapon::is_melee);
    let said = fight.gangs.iter().find(|(id, _)| *id == whom).map(|(_, count)| i32::from(*count));
    let own = if call.args.contains_key("members") { i32::try_from(combatant.able().len()).unwrap_or(1) } else { 1 };
    let gang = said.unwrap_or(0).max(own);
    Some(if melee && gang > 1 { fresh.with("gang", Value::Number(gang)) } else { fresh })
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

#[cfg(test)]
mod tests {
    use super::super::super::fixture;
    use super::*;

    #[test]
    fn a_fight_is_won_when_one_side_lies_and_not_when_it_hides_or_never_was() {
        let mut fight = fixture::fight();
        assert!(!is_won(&fight));
        let foes = |c: &&mut Combatant| c.side == Side::Foes;
        fight.combatants.iter_mut().filter(foes).for_each(|c| c.hidden = true);
        assert!(!is_won(&fight));
        fight.combatants.iter_mut().filter(foes).for_each(|c| c.vital.incapacitated = true);
        assert!(is_won(&fight));
        fight.combatants.retain(|c| c.side == Side::Heroes);
        assert!(!is_won(&fight));
    }
}
