//! The odds of what is about to happen in a fight, by the specs that the rules themselves roll.

use crate::view::Id;

use super::super::attack::{Plan, of_member};
use super::super::damage::Hit;
use super::super::incapacitation as fallen;
use super::super::manner::Manner;
use super::super::open::INTERRUPT_TRAIT;
use super::super::recovery as spirit;
use super::super::soak::offer_to;
use super::super::state::{Combatant, Encounter};
use super::super::strike::standing;
use super::super::trait_roll::{Spec, TraitRoll};
use super::attack::{AttackOdds, Outcomes, Rerolls, several};
use super::blow::{Blow, Victim};
use super::down::{self, BleedingOdds, IncapacitationOdds, RecoveryOdds};
use super::opposed::{self, OpposedOdds, Resisted};
use super::parties::{Bennies, elan, soak_of, victim_of};
use super::roll::{Roll, TraitOdds};
use super::soak::SoakOdds;
use super::sum::{Handful, Sum};
use super::targets::of_targets;

/// The odds of an attack that is worked out; none where its target does not stand.
#[must_use]
pub fn of_plan(fight: &Encounter, plan: &Plan, bennies: Bennies) -> Option<AttackOdds> {
    if plan.more.as_ref().is_some_and(|more| !more.aims.is_empty()) {
        return of_targets(fight, plan, bennies).into_iter().next().map(|(_, own)| own);
    }
    let attacker = fight.get(plan.hit.by.id)?;
    let figure = standing(fight, plan.hit.whom)?;
    let target = fight.get(plan.hit.whom.id)?;
    let victim = Victim {
        soak: (bennies.soaks > 0 && target.is_wild()).then(|| soak_of(target, bennies.soaks)),
        ..victim_of(fight, &plan.hit, plan.hit.whom, figure)?
    };
    let rerolls = Rerolls { count: bennies.rerolls, bonus: elan(attacker) };
    let roll = |member: &usize| {
        let mut spec = plan.spec.clone();
        of_member(&mut spec, plan, fight, *member);
        Roll::from(&spec)
    };
    let obstacle = plan.hit.behind.map(|own| {
        let hit = plan.hit.through();
        victim_of(fight, &hit, hit.whom, figure).map(|struck| (own.cover, Victim { soak: victim.soak, ..struck }))
    });
    let blow = Blow::from(&*plan.hit);
    let mut odds = several(plan.members.iter().map(roll), rerolls, &blow, &victim, obstacle.flatten());
    if plan.more.as_ref().is_some_and(|more| matches!(more.way, Some(Manner::Touch | Manner::Disarm))) {
        odds.outcomes = Outcomes { miss: 1.0 - odds.hit, none: odds.hit, ..Outcomes::default() };
    }
    Some(odds)
}

/// The odds of a Trait roll that is about to be made.
#[must_use]
pub fn of_spec(spec: &Spec) -> TraitOdds {
    Roll::from(spec).odds()
}

/// The odds of soaking what somebody has just taken, with so many bennies; none where nothing is
/// offered.
#[must_use]
pub fn of_soak(fight: &Encounter, who: Id, bennies: u8) -> Option<SoakOdds> {
    let (victim, offer) = (fight.get(who)?, offer_to(fight, who)?);
    let wounds = u8::try_from(offer.wounds).unwrap_or(u8::MAX);
    Some(soak_of(victim, bennies).odds(offer.before.wounds, wounds))
}

/// The odds of the Spirit roll of one figure, and of its rerolls with so many bennies while it stays Shaken.
#[must_use]
pub fn of_recovery(who: &Combatant, member: usize, rerolls: u8) -> RecoveryOdds {
    let roll = Roll::from(&spirit::spec(who, member));
    down::recovery(roll.odds().rerolled(roll.plus(elan(who)).odds(), rerolls))
}

/// The odds of the Vigor roll of one who is down.
#[must_use]
pub fn of_incapacitation(fight: &Encounter, who: &Combatant) -> IncapacitationOdds {
    let roll = Roll::from(&fallen::spec(who));
    let nonlethal = fallen::due(fight, who.id).is_some_and(|due| due.nonlethal);
    let stays = fight.options.incap_raise_unconscious;
    down::incapacitation(&roll, who.stats.has("Harder to Kill"), stays, nonlethal)
}

/// The odds of a bleeding-out roll.
#[must_use]
pub fn of_bleeding(who: &Combatant) -> BleedingOdds {
    down::bleeding(&Roll::from(&fallen::spec(who)))
}

/// The odds of an opposed roll, the active side first.
#[must_use]
pub fn of_opposed(fight: &Encounter, active: &Spec, other: &Spec) -> OpposedOdds {
    let wins_ties = |spec: &Spec| fight.get(spec.who.id).is_some_and(|who| who.stats.has("Killer Instinct"));
    let active_wins_ties = match (wins_ties(active), wins_ties(other)) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        (true, true) | (false, false) => None,
    };
    let least = fight.options.opposed_needs_success.then_some(active.tn);
    opposed::opposed(&active.into(), &other.into(), Resisted { active_wins_ties, least })
}

/// The odds of an interruption; a Joker needs no roll (rules 7.4).
#[must_use]
pub fn of_interruption(interrupter: &Combatant, other: &Combatant) -> OpposedOdds {
    if interrupter.has_joker() {
        return OpposedOdds { wins: 1.0, raise: 0.0, ties: 0.0, loses: 0.0 };
    }
    let roll = |who: &Combatant| Roll::from(&Spec::of(who, None, INTERRUPT_TRAIT, 4));
    opposed::interruption(&roll(interrupter), &roll(other))
}

/// How lucky a roll was; nobody knows before what it comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Luck {
    /// the chance of this result or a better one
    pub as_good: f64,
    /// the chance of this result or a worse one
    pub as_bad: f64,
}

/// How lucky a roll was. The Wild Die is told apart, because a sum that the table told does not show it.
#[must_use]
pub fn luck(roll: &TraitRoll, wild: bool) -> Luck {
    let (own, total) = (rolled(roll, wild), i64::from(roll.total()));
    // Nothing is worse than a critical failure.
    if roll.crit {
        return Luck { as_good: 1.0, as_bad: own.critical() };
    }
    Luck { as_good: own.reaches(total), as_bad: 1.0 - own.reaches(total + 1) }
}

/// How lucky the damage of a hit was.
#[must_use]
pub fn luck_of_damage(hit: &Hit, total: i32) -> Luck {
    let blow = Blow::from(hit);
    let raise = hit.raise.then_some(crate::dice::Die::D6);
    let dice = raise.into_iter().fold(blow.dice, Handful::with);
    let needed = [total, total.saturating_add(1)].map(|total| blow.dice_for(i64::from(total)));
    let reaches = Sum::of(dice, needed[1]).reaches(needed.into_iter());
    Luck { as_good: reaches.first().copied().unwrap_or(0.0), as_bad: 1.0 - reaches.last().copied().unwrap_or(0.0) }
}

pub(super) fn rolled(roll: &TraitRoll, wild: bool) -> Roll {
    let shots = u8::try_from(roll.results.len()).unwrap_or(u8::MAX).max(1);
    Roll { level: roll.level, wild, modifier: roll.modifier(), tn: roll.tn, shots }
}

impl From<&Hit> for Blow {
    fn from(hit: &Hit) -> Self {
        let beyond = hit.strength.map_or(0, |level| i32::from(level.plus));
        let added: i32 = hit.mods.iter().map(|own| own.value).sum();
        let strength = hit.strength.map(|level| level.die);
        Self {
            dice: strength
                .into_iter()
                .chain(hit.damage.dice.iter().copied())
                .chain(hit.bonus.iter().copied())
                .collect(),
            flat: hit.damage.plus + beyond + added,
            doubled: hit.doubled,
        }
    }
}
