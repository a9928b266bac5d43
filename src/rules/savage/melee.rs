//! Who fights whom, without a map: declared, never guessed (rules 9.5 and 9.8).

use crate::view::Id;

use super::contact::covers;
use super::state::{Combatant, Encounter};
use super::trait_roll::Target;

/// Everybody who stands next to this one and is on the other side: each figure once.
#[must_use]
pub fn foes_of(fight: &Encounter, who: Target) -> Vec<Target> {
    let Some(side) = fight.get(who.id).map(|own| own.side) else { return Vec::new() };
    let mut found: Vec<Target> = Vec::new();
    for (one, other) in &fight.melee.pairs {
        let foe = if covers(*one, who) {
            *other
        } else if covers(*other, who) {
            *one
        } else {
            continue;
        };
        let Some(of) = fight.get(foe.id).filter(|of| of.side != side) else { continue };
        for place in standing(of, foe.member) {
            let figure = Target { id: foe.id, member: Some(place) };
            if !found.contains(&figure) {
                found.push(figure);
            }
        }
    }
    found
}

/// The figures of it that stand, or the one that is meant.
fn standing(of: &Combatant, member: Option<usize>) -> Vec<usize> {
    if !of.is_up() {
        return Vec::new();
    }
    let figures = of.vital.members.iter().enumerate().filter(|(_, figure)| !figure.out);
    figures.map(|(place, _)| place).filter(|place| member.is_none_or(|member| member == *place)).collect()
}

/// How many gang up on this target, the attacking members included, as the declared engagements have it; nothing
/// where none is declared, or the table plays without them.
#[must_use]
pub fn gang(fight: &Encounter, attacker: Id, members: &[usize], whom: Target) -> Option<u8> {
    if fight.melee.pairs.is_empty() || !fight.options.combat.engagements {
        return None;
    }
    let foes = foes_of(fight, whom);
    let stands = |member: usize| foes.contains(&Target { id: attacker, member: Some(member) });
    let count = foes.len() + members.iter().filter(|member| !stands(**member)).count();
    (count > 1).then(|| u8::try_from(count).unwrap_or(u8::MAX))
}
