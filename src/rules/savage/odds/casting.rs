//! The odds of a casting, with Power Points or as a ritual: its roll, its price, whom it strikes (rules 14 and 15.4).

use smallvec::smallvec;

use super::super::black_powder::ritual::Prepared;
use super::super::cast::CastPlan;
use super::super::failing::is_feared;
use super::super::manner::{Sent, Template};
use super::super::power::{Power, PowerDoes};
use super::super::spell::Working;
use super::super::state::Encounter;
use super::super::strike::standing;
use super::super::trait_roll::Target;
use super::super::working::hit_of;
use super::attack::{AttackOdds, outcomes};
use super::blow::{Blow, Hits, Victim, hits};
use super::natural::natural;
use super::parties::{Bennies, elan, soak_of, victim_of};
use super::roll::{Roll, TraitOdds};
use super::shared::Shared;
use super::stray::{Flight, StrayOdds, stray};

/// The chances of a casting.
#[derive(Clone, Debug, PartialEq)]
pub struct CastOdds {
    /// it works, and with a raise; of several bolts, that any strikes
    pub roll: TraitOdds,
    /// a natural 1 on an arcane die that strikes back or breaks the device, as the roll first falls (rules 14)
    pub backlash: f64,
    /// one Drain, and two of them; none where the power is paid for with points (rules 15.4)
    pub drain: Option<[f64; 2]>,
    /// where an area goes that misses
    pub stray: Option<StrayOdds>,
    /// what becomes of each whom it may strike
    pub targets: Vec<(Target, AttackOdds)>,
}

/// How a power strikes.
struct Strike<'a> {
    fight: &'a Encounter,
    working: &'a Working,
    /// whether a raise adds its die
    raise_adds: bool,
    soaks: u8,
}

/// The odds of a casting with Power Points. Of several bolts each has its own die, and one Wild Die replaces the
/// lowest (rules 2.2). The roll is made again while nothing comes of it.
#[must_use]
pub fn of_cast(fight: &Encounter, plan: &CastPlan, bennies: Bennies) -> CastOdds {
    let (working, first) = (&*plan.working, Roll::from(&plan.spec));
    let bonus = fight.get(working.who.id).map_or(0, elan);
    let aside = |die: usize| working.aside.get(die).or_else(|| working.aside.last()).map_or(0, |own| i64::from(*own));
    let bolts = matches!(working.power.does, PowerDoes::Bolt { .. });
    let needs = |whom: Option<Target>| -> Vec<Option<i64>> {
        let mine = |die: usize| {
            let meant = working.at.get(die).or_else(|| working.at.last());
            whom.is_none() || !bolts || meant.copied() == whom
        };
        let dice = usize::from(first.shots.max(1));
        (0..dice).map(|die| mine(die).then(|| i64::from(first.tn) - aside(die))).collect()
    };
    let roll = Shared::of(first, &needs(None), bonus, bennies.rerolls);
    let area = matches!(working.power.does, PowerDoes::Blast { .. });
    let raise_adds = !area || fight.options.area_raise_bonus;
    let strike = Strike { fight, working, raise_adds, soaks: bennies.soaks };
    let way = Flight {
        template: if working.wide { Template::Large } else { Template::Medium },
        sent: Sent::Launched,
        times: working.band,
        squares: working.distance,
    };
    let feared = is_feared(fight, plan.spec.what.name());
    CastOdds {
        roll: roll.odds,
        backlash: if feared { 1.0 - (1.0 - first.one()).powi(first.shots.max(1).into()) } else { 0.0 },
        drain: None,
        stray: area.then(|| stray(&way, 1.0 - roll.odds.success, fight.options)).flatten(),
        targets: strike.all(&working.at, &roll, &|whom| needs(Some(whom))),
    }
}

/// The odds of a ritual: a raise buys an improvement, so that what it strikes is struck as by a plain success. What
/// raises might buy is not counted. The roll is made again while it fails.
#[must_use]
pub fn of_ritual(fight: &Encounter, prepared: &Prepared, bennies: Bennies) -> CastOdds {
    let who = prepared.spec.who;
    let caster = fight.get(who.id);
    let (first, bonus) = (Roll::from(&prepared.spec), caster.map_or(0, elan));
    let needs = [Some(i64::from(first.tn))];
    let roll = Shared::of(first, &needs, bonus, bennies.rerolls);
    let [works, fails] = natural(&first, &first.plus(bonus), bennies.rerolls);
    let ritual = &prepared.ritual;
    let known = caster.and_then(|own| own.stats.black_powder.as_ref()?.power(&ritual.power));
    let targets = known.and_then(|known| {
        let working = plain(who, known.power.as_ref()?);
        let strike = Strike { fight, working: &working, raise_adds: false, soaks: bennies.soaks };
        let area = matches!(working.power.does, PowerDoes::Blast { .. });
        let most = if area { usize::MAX } else { 1 + usize::from(known.always.targets) };
        let at: Vec<Target> = ritual.at.iter().copied().take(most).collect();
        Some(strike.all(&at, &roll, &|_| needs.to_vec()))
    });
    CastOdds {
        roll: roll.odds,
        backlash: 0.0,
        drain: Some([1.0 - roll.odds.success - fails, works + fails]),
        stray: None,
        targets: targets.unwrap_or_default(),
    }
}

/// A power at work without any form of its own.
fn plain(who: Target, power: &Power) -> Working {
    Working {
        who: Target { member: Some(who.member.unwrap_or(0)), ..who },
        power: power.clone(),
        at: smallvec![],
        strong: false,
        wide: false,
        weapon: None,
        aside: smallvec![],
        band: 1,
        distance: None,
    }
}

impl Strike<'_> {
    /// What becomes of each of these, once however often it is named; nothing where the power strikes nobody.
    fn all(
        &self,
        at: &[Target],
        roll: &Shared,
        needs: &dyn Fn(Target) -> Vec<Option<i64>>,
    ) -> Vec<(Target, AttackOdds)> {
        let mut each: Vec<Target> = Vec::new();
        for whom in at {
            if !each.contains(whom) {
                each.push(*whom);
            }
        }
        each.into_iter().filter_map(|whom| Some((whom, self.one(whom, roll, &needs(whom))?))).collect()
    }

    fn one(&self, whom: Target, roll: &Shared, needs: &[Option<i64>]) -> Option<AttackOdds> {
        let (damage, strong, area) = match &self.working.power.does {
            PowerDoes::Bolt { damage, strong, .. } => (damage, strong, false),
            PowerDoes::Blast { damage, strong } => (damage, strong, true),
            PowerDoes::Armor { .. }
            | PowerDoes::Deflection { .. }
            | PowerDoes::Smite { .. }
            | PowerDoes::Healing
            | PowerDoes::Tending => return None,
        };
        let damage = if self.working.strong { strong } else { damage };
        let joker = self.fight.get(self.working.who.id)?.has_joker();
        let hit = hit_of(self.working, whom, damage, (false, area), joker);
        let (figure, target) = (standing(self.fight, whom)?, self.fight.get(whom.id)?);
        let soak = (self.soaks > 0 && target.is_wild()).then(|| soak_of(target, self.soaks));
        let victim = Victim { soak, ..victim_of(self.fight, &hit, whom, figure)? };
        let [plain, raised] = hits(&Blow::from(&hit), &victim, true);
        let strikes: [Hits; 2] = if self.raise_adds { [plain, raised] } else { [plain.clone(), plain] };
        let [hit, raise] = roll.strikes(needs);
        let critical_failure = roll.odds.critical_failure;
        Some(AttackOdds { hit, raise, critical_failure, outcomes: outcomes(&roll.over(needs, &strikes), &victim) })
    }
}
