//! Those who lead: Command, Inspire, Fervor and Hold the Line as an effect on those who hear them (rules 13).

use smallvec::smallvec;

use crate::view::Id;

use super::attackers::why_not;
use super::course::{Course, Decided, no};
use super::effect::{Alters, Effect, EffectKind, Until, Way};
use super::lasting;
use super::refusal::Refusal;
use super::state::Combatant;
use super::trait_roll::Target;

/// The edge that all the others stand on.
const COMMAND: &str = "Command";

/// How far it is heard, in squares: the table says who stands within (rules 13).
#[must_use]
pub fn radius(leader: &Combatant) -> i32 {
    if leader.stats.has("Command Presence") { 10 } else { 5 }
}

/// What it adds to the rolls that recover from Shaken (rules 13).
#[must_use]
pub fn recovery(leader: &Combatant) -> i32 {
    if leader.stats.has("Inspire") { 2 } else { 1 }
}

/// Decides that somebody leads these, or all of its side who are in sight: it is told who is near enough, and
/// ends when the leader is down, or by somebody's word.
///
/// # Errors
/// It has not the edge, cannot act, or nobody is there to be led.
pub fn decide(course: &mut Course<'_>, who: Id, whom: &[Target]) -> Decided<()> {
    let leader = course.get(who)?;
    if !leader.stats.has(COMMAND) {
        return no(Refusal::NeedsEdge(who, COMMAND));
    }
    if !leader.can_act() {
        return no(why_not(leader, None));
    }
    for one in whom {
        let led = course.get(one.id)?;
        if one.id == who {
            return no(Refusal::OnSelf(who));
        }
        if led.side != leader.side {
            return no(Refusal::OtherSide(who, one.id));
        }
        if !led.is_up() {
            return no(Refusal::Down(one.id));
        }
    }
    let recovery = recovery(leader);
    let (fervor, line) = (leader.stats.has("Fervor"), leader.stats.has("Hold the Line"));
    let near = |c: &&Combatant| {
        let meant = if whom.is_empty() { c.side == leader.side } else { whom.iter().any(|one| one.id == c.id) };
        meant && c.id != who && c.is_up() && !c.hidden
    };
    let led: Vec<(Id, bool)> =
        course.fight.combatants.iter().filter(near).map(|c| (c.id, line && !c.is_wild())).collect();
    if led.is_empty() {
        return no(Refusal::NobodyToLead(who));
    }
    for (id, tougher) in led {
        let mut does = smallvec![Alters::Recovery(recovery)];
        does.extend(fervor.then_some(Alters::Damage(Way::Melee, 1)));
        does.extend(tougher.then_some(Alters::Toughness(1)));
        let kind = EffectKind::Command;
        let number = lasting::next_number(course.fight);
        let effect = Effect {
            by: Some(who),
            does,
            until: smallvec![Until::Down(Target { id: who, member: None })],
            ..Effect::new(number, kind, kind.name().unwrap_or_default())
        };
        lasting::begin(course, id, effect);
    }
    Ok(())
}
