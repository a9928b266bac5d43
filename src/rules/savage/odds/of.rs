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
use super::super::stats::{Attribute, Trait};
use super::super::strike::standing;
use super::super::trait_roll::{Reason, Spec, TraitRoll};
use super::attack::{AttackOdds, Outcomes, Rerolls, several};
use super::blow::{Blow, Victim};
use super::down::{self, BleedingOdds, IncapacitationOdds, RecoveryOdds};
use super::opposed::{self, OpposedOdds, Resisted};
use super::roll::{Roll, TraitOdds};
use super::soak::{Soak, SoakOdds};
use super::sum::{Handful, Sum};
use super::targets::{of_targets, victim_of};

/// What Elan adds to a roll that a benny has bought (rules 6.2).
const ELAN: i32 = 2;

/// The bennies that both sides may spend on one attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bennies {
    /// rerolls of each attack roll, while it misses
    pub rerolls: u8,
    /// for each hit, the Soak roll and its rerolls, while a wound is left; none: before any Soak
    pub soaks: u8,
}

/// The odds of an attack that is worked out; none where its target does not stand.
#[must_use]
pub fn of_plan(fight: &Encounter, plan: &Plan, bennies: Bennies) -> Option<AttackOdds> {
    if plan.more.as_ref().is_some_and(|more| !more.aims.is_empty()) {
        return of_targets(fight, plan).into_iter().next().map(|(_, own)| own);
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

/// The odds of the same roll once more, bought by this combatant with a benny.
#[must_use]
pub fn of_again(roll: &TraitRoll, who: &Combatant) -> TraitOdds {
    let bought = roll.mods.iter().any(|own| own.reason == Reason::Elan);
    rolled(roll, who.is_wild()).plus(if bought { 0 } else { elan(who) }).odds()
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

/// How unlikely a roll was: the chance of this total or a better one. The Wild Die is told apart,
/// because a sum that the table told does not show it.
#[must_use]
pub fn luck(roll: &TraitRoll, wild: bool) -> f64 {
    // Nothing is worse than a critical failure.
    if roll.crit { 1.0 } else { rolled(roll, wild).reaches(i64::from(roll.total())) }
}

/// How unlikely the damage of a hit was: the chance of this total or more.
#[must_use]
pub fn luck_of_damage(hit: &Hit, total: i32) -> f64 {
    let blow = Blow::from(hit);
    let raise = hit.raise.then_some(crate::dice::Die::D6);
    let dice = raise.into_iter().fold(blow.dice, Handful::with);
    let needed = blow.dice_for(i64::from(total));
    Sum::of(dice, needed).reaches(std::iter::once(needed)).first().copied().unwrap_or(0.0)
}

fn rolled(roll: &TraitRoll, wild: bool) -> Roll {
    let shots = u8::try_from(roll.results.len()).unwrap_or(u8::MAX).max(1);
    Roll { level: roll.level, wild, modifier: roll.modifier(), tn: roll.tn, shots }
}

fn elan(who: &Combatant) -> i32 {
    if who.stats.has("Elan") { ELAN } else { 0 }
}

/// Vigor against 4, without its wounds, which are counted by the state that each hit finds.
fn soak_of(victim: &Combatant, bennies: u8) -> Soak {
    let mut spec = Spec::of(victim, None, Trait::Attribute(Attribute::Vigor), 4);
    spec.mods.retain(|own| own.reason != Reason::Wounds);
    let roll = Roll::from(&spec).plus(elan(victim));
    Soak { roll, ignored: victim.wounds_ignored(), bennies }
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
