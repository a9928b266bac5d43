//! Surprise: those in ambush are on Hold, and who does not notice them has no card in the coming round (rules 9.24).

use std::sync::Arc;

use smallvec::smallvec;

use super::action::played;
use super::attackers::why_not;
use super::course::{Course, Decided, no};
use super::effect::{Alters, Effect, EffectKind, Until};
use super::event::Event;
use super::fray::Fray;
use super::lasting;
use super::open::{Peril, Resisted};
use super::refusal::Refusal;
use super::rule::Rule;
use super::state::Combatant;
use super::trait_roll::Target;

/// The skill that notices an ambush.
pub const NOTICE: &str = "Notice";

/// Decides that these wait in ambush for those, or for all of the other side who are in sight.
///
/// # Errors
/// The table plays without it; nobody waits, one of them cannot act, or nobody is there to be surprised.
pub fn decide(course: &mut Course<'_>, by: &[Target], whom: &[Target]) -> Decided<()> {
    played(course, Rule::Surprise)?;
    let Some(first) = by.first() else { return no(Refusal::NobodySelected) };
    for one in by {
        let own = course.get(one.id)?;
        if !own.can_act() {
            return no(why_not(own, one.member));
        }
    }
    let side = course.get(first.id)?.side;
    if let Some(other) = by.iter().find(|one| course.get(one.id).is_ok_and(|own| own.side != side)) {
        return no(Refusal::OtherSide(first.id, other.id));
    }
    for one in whom {
        let victim = course.get(one.id)?;
        if by.iter().any(|own| own.id == one.id) {
            return no(Refusal::OnSelf(one.id));
        }
        if victim.side == side {
            return no(Refusal::SameSide(first.id, one.id));
        }
        if !victim.is_up() {
            return no(Refusal::TargetDown(one.id));
        }
    }
    let there = |c: &&Combatant| c.is_up() && !c.hidden && by.iter().all(|one| one.id != c.id);
    let meant = |c: &&Combatant| {
        if whom.is_empty() { c.side != side } else { whom.iter().any(|one| one.id == c.id) }
    };
    let roster = course.fight.combatants.iter().filter(there).filter(meant);
    let victims: Vec<(Target, bool)> =
        roster.map(|c| (Target { id: c.id, member: None }, c.stats.has("Danger Sense"))).collect();
    if victims.is_empty() {
        return no(Refusal::NobodyToAttack);
    }
    course.happen(Event::Fray(Fray::Ambushed { by: by.iter().map(|one| one.id).collect(), whom: victims }));
    Ok(())
}

/// What follows from noticing an ambush, or not. By Danger Sense one is on Hold as well; who has it and fails
/// rolls as everybody does.
pub fn noticed(course: &mut Course<'_>, who: Target, danger: bool, success: bool) {
    match (danger, success) {
        (true, true) => course.happen(Event::Held { who: who.id }),
        (true, false) => {
            let resisted = Resisted { who, from: Peril::Ambush { danger: false } };
            course.happen(Event::Fray(Fray::ResistOwed(Arc::new(resisted))));
        }
        (false, true) => {}
        (false, false) => {
            let kind = EffectKind::Surprised;
            let effect = Effect {
                by: Some(who.id),
                does: smallvec![Alters::NoCard],
                until: smallvec![Until::RoundEnds(course.fight.round.saturating_add(1))],
                ..Effect::new(lasting::next_number(course.fight), kind, kind.name().unwrap_or_default())
            };
            lasting::begin(course, who.id, effect);
        }
    }
}
