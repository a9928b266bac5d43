//! A test before its dice: its parts, its talent, every modifier, and what its Energies cost.

use crate::view::Id;

use super::command::{Sum, Terms};
use super::course::known;
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::roll::{Fell, Mod, Purpose, Reason, Roll, Stake};
use super::state::{Combatant, Encounter};
use super::stats::{Component, Energy, Part, Talent};

/// A double 1 is always in reach of a critical success (rules 4).
const LEAST_THRESHOLD: u8 = 2;

/// What a test begins with: who, what for, of what.
pub struct Task<'a> {
    /// who
    pub who: Id,
    /// what for
    pub purpose: Purpose,
    /// Component, Means, Domain
    pub parts: &'a [Part],
    /// the talent and its level
    pub talent: Option<(String, Talent)>,
    /// modifiers that the purpose brings along
    pub mods: Vec<Mod>,
    /// Energies that last help: it is combat
    pub combat: bool,
}

/// The test of a task before any die has fallen.
///
/// # Errors
/// Its talent is at X, or its Energies cannot be paid.
pub fn plan(fight: &Encounter, task: Task<'_>, terms: &Terms) -> Result<Roll, Refusal> {
    let who = known(fight, task.who)?;
    let talent = match task.talent {
        Some((name, Talent::Never)) => return Err(Refusal::Never(who.id, name)),
        Some((name, Talent::At(level))) => Some((name, level)),
        None => None,
    };
    let stake = if terms.stake.is_nothing() {
        Stake { long: terms.stake.long, minutes: terms.stake.minutes, ..who.stake }
    } else {
        terms.stake
    };
    payable(who, stake, task.combat)?;
    let component = task.parts.iter().find_map(|part| match part {
        Part::Component(component) => Some(*component),
        Part::Means(_) | Part::Domain(_) => None,
    });
    let quick = who.stats.quick;
    let mut mods = who.usual_mods(Some(component.unwrap_or(Component::Body)), &fight.options);
    mods.extend(task.mods);
    for energy in Energy::ALL {
        let lasting = if task.combat { who.lasts(energy) } else { 0 };
        let all = [(Reason::Energy(energy), stake.value.get(energy)), (Reason::Lasting(energy), lasting)];
        mods.extend(all.map(|(reason, points)| Mod { reason, amount: points.into() }));
    }
    mods.push(Mod { reason: Reason::Told, amount: terms.difficulty });
    mods.retain(|one| one.amount != 0);
    let level = talent.as_ref().filter(|_| quick.is_none()).map_or(0, |(_, level)| u8::try_from(*level).unwrap_or(0));
    let threshold = LEAST_THRESHOLD.saturating_add(level).saturating_add(stake.edge);
    Ok(Roll {
        who: who.id,
        purpose: task.purpose,
        parts: if quick.is_some() {
            Vec::new()
        } else {
            task.parts.iter().map(|part| (part.clone(), who.stats.score(part))).collect()
        },
        quick,
        talent: talent.filter(|_| quick.is_none()),
        mods,
        stake,
        hidden: terms.hidden,
        threshold: if fight.options.criticals { threshold } else { 0 },
        extra: level.saturating_add(1),
        fell: Fell::default(),
        outcome: Outcome::Failure { me: 0, critical: false },
    })
}

/// Energies can be paid: no more points than the score of each, those that last included, and no
/// more PS and EP than are left (rules 5 to 7).
///
/// # Errors
/// They cannot.
pub fn payable(who: &Combatant, stake: Stake, combat: bool) -> Result<(), Refusal> {
    for energy in Energy::ALL {
        let lasting = if combat { who.lasts(energy) } else { 0 };
        let (wanted, score) = (stake.of(energy).saturating_add(lasting), who.stats.energies.get(energy));
        if stake.of(energy) > 0 && wanted > score {
            return Err(Refusal::TooMuchEnergy { who: who.id, energy, wanted, score });
        }
    }
    if stake.ep > stake.cost() {
        return Err(Refusal::TooManyEp { ep: stake.ep, cost: stake.cost() });
    }
    if stake.long && stake.ps() > 0 {
        return Err(Refusal::OnlyEp);
    }
    if stake.ps() > who.breath.now {
        return Err(Refusal::NoBreath { who: who.id, cost: stake.ps(), left: who.breath.now });
    }
    if stake.ep > who.balance.now {
        return Err(Refusal::NoBalance { who: who.id, cost: stake.ep, left: who.balance.now });
    }
    Ok(())
}

/// The test that the table asks for, whatever its parts.
///
/// # Errors
/// As [`plan`].
pub fn test(fight: &Encounter, who: Id, purpose: Purpose, sum: &Sum, terms: &Terms) -> Result<Roll, Refusal> {
    let own = known(fight, who)?;
    let talent = sum.talent.as_ref().map(|name| (name.clone(), own.talent(name)));
    plan(fight, Task { who, purpose, parts: &sum.parts, talent, mods: Vec::new(), combat: false }, terms)
}
