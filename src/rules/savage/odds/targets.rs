//! One action, many targets: for each of them the chances of all that is aimed at it.

use super::super::attack::{More, Plan};
use super::super::manner::Manner;
use super::super::open::{Aim, Peril, Resisted};
use super::super::resist;
use super::super::state::Encounter;
use super::super::strike::standing;
use super::super::trait_roll::Target;
use super::attack::{AttackOdds, outcomes};
use super::blow::{Blow, Chances, DOWN, Hits, STATES, Victim, hits};
use super::fear::under_fire;
use super::parties::{Bennies, elan, soak_of, victim_of};
use super::roll::{Roll, TraitOdds};
use super::shared::{RAISES, STRIKES, Shared, UNTOUCHED};
use super::together::{Fell, Throw, together};

/// The odds for each target of an attack at several, in the order in which they were named; empty for a plain
/// attack. One roll is made again while it strikes nobody, of several rolls the worst while it misses (rules 6.2).
/// That a template strays onto somebody is not counted.
#[must_use]
pub fn of_targets(fight: &Encounter, plan: &Plan, bennies: Bennies) -> Vec<(Target, AttackOdds)> {
    let Some(more) = plan.more.as_deref() else { return Vec::new() };
    let Some(throws) = Throws::of(fight, plan, more, bennies.rerolls) else { return Vec::new() };
    let mut targets: Vec<Target> = Vec::new();
    for aim in &more.aims {
        if !targets.contains(&aim.hit.whom) {
            targets.push(aim.hit.whom);
        }
    }
    let one = |whom: Target| Some((whom, of_target(fight, more, &throws, whom, bennies.soaks)?));
    targets.into_iter().filter_map(one).collect()
}

/// The odds that an attack at several strikes anybody at all; none for a plain attack.
#[must_use]
pub fn of_anybody(fight: &Encounter, plan: &Plan, rerolls: u8) -> Option<TraitOdds> {
    let more = plan.more.as_deref().filter(|more| !more.aims.is_empty())?;
    let throws = Throws::of(fight, plan, more, rerolls)?;
    let [success, raise] = throws.strikes(more, None);
    Some(TraitOdds { success, raise, critical_failure: throws.critical_failure() })
}

/// The rolls of an attack with the rerolls that bennies buy.
enum Throws {
    /// one for all targets
    One(Shared),
    /// one for each blow
    Several(Vec<(Vec<Fell>, f64)>),
}

impl Throws {
    fn of(fight: &Encounter, plan: &Plan, more: &More, rerolls: u8) -> Option<Self> {
        let bonus = fight.get(plan.hit.by.id).map_or(0, elan);
        if let [spec] = more.specs.as_slice() {
            return Some(Self::One(Shared::of(Roll::from(spec), &needs(more, None), bonus, rerolls)));
        }
        let throw = |(at, spec): (usize, _)| {
            let first = Roll::from(spec);
            let aim = aims(more, at, None).next()?;
            Some(Throw { first, again: first.plus(bonus), tn: aim.tn.into(), aside: aside(aim) })
        };
        let all: Option<Vec<Throw>> = more.specs.iter().enumerate().map(throw).collect();
        all.filter(|all| !all.is_empty()).map(|all| Self::Several(together(&all, rerolls)))
    }

    /// What becomes of a target that each roll strikes so.
    fn over(&self, more: &More, whom: Option<Target>, strikes: &[[Hits; 2]]) -> Chances {
        match self {
            Self::One(own) => strikes.first().map_or(UNTOUCHED, |hits| own.over(&needs(more, whom), hits)),
            Self::Several(all) => {
                let mut whole = [0.0; STATES];
                for (fell, share) in all {
                    let mut now = UNTOUCHED;
                    for ((at, fell), hits) in fell.iter().enumerate().zip(strikes) {
                        if aims(more, at, whom).next().is_some() {
                            now = after(*fell, hits, &now);
                        }
                    }
                    whole.iter_mut().zip(now).for_each(|(whole, part)| *whole += share * part);
                }
                whole
            }
        }
    }

    /// The chance that anything strikes this target, or anybody, and that it does with a raise.
    fn strikes(&self, more: &More, whom: Option<Target>) -> [f64; 2] {
        let all = |hits: [Hits; 2]| vec![hits; more.specs.len()];
        [STRIKES, RAISES].map(|hits| self.over(more, whom, &all(hits))[DOWN])
    }

    fn critical_failure(&self) -> f64 {
        match self {
            Self::One(own) => own.odds.critical_failure,
            Self::Several(all) => {
                let fails = |fell: &[Fell]| fell.iter().any(|own| matches!(own, Fell::Critical(_)));
                all.iter().filter(|(fell, _)| fails(fell)).map(|(_, share)| share).sum()
            }
        }
    }
}

/// The victim after a roll that has come to this.
fn after(fell: Fell, [plain, raised]: &[Hits; 2], from: &Chances) -> Chances {
    let hits = match fell {
        Fell::Critical(_) | Fell::Missed(_) => return *from,
        Fell::Hit => plain,
        Fell::Raise => raised,
    };
    let mut to = [0.0; STATES];
    hits.strike(from, 1.0, &mut to);
    to
}

/// The blows of a roll at this target, or at anybody.
fn aims(more: &More, roll: usize, whom: Option<Target>) -> impl Iterator<Item = &Aim> {
    let mine = move |aim: &&Aim| usize::from(aim.roll) == roll && whom.is_none_or(|whom| aim.hit.whom == whom);
    more.aims.iter().filter(mine)
}

/// What its target adds to a result.
fn aside(aim: &Aim) -> i64 {
    aim.mods.iter().map(|own| i64::from(own.value)).sum()
}

/// What each die of a roll that is alone has to reach to strike this target, or anybody.
fn needs(more: &More, whom: Option<Target>) -> Vec<Option<i64>> {
    let shots = more.specs.first().map_or(1, |spec| spec.shots.max(1));
    let need = |die: u8| {
        let own = aims(more, 0, whom).filter(|aim| aim.die == die);
        own.map(|aim| i64::from(aim.tn) - aside(aim)).min()
    };
    (0..shots).map(need).collect()
}

fn of_target(fight: &Encounter, more: &More, throws: &Throws, whom: Target, soaks: u8) -> Option<AttackOdds> {
    let figure = standing(fight, whom)?;
    let target = fight.get(whom.id)?;
    let soak = (soaks > 0 && target.is_wild()).then(|| soak_of(target, soaks));
    let raise_adds = match more.way {
        Some(way) if way.lands() => fight.options.area_raise_bonus,
        Some(_) | None => true,
    };
    let mut victim = None;
    let mut strikes: Vec<[Hits; 2]> = Vec::with_capacity(more.specs.len());
    for at in 0..more.specs.len() {
        let Some(aim) = aims(more, at, Some(whom)).next() else {
            strikes.push([Hits::nothing(), Hits::nothing()]);
            continue;
        };
        let own = Victim { soak, ..victim_of(fight, &aim.hit, whom, figure)? };
        let [plain, raised] = hits(&Blow::from(&*aim.hit), &own, true);
        strikes.push(if more.way == Some(Manner::Suppress) {
            let resisted = Resisted { who: whom, from: Peril::Suppressed(std::sync::Arc::clone(&aim.hit)) };
            let fear = under_fire(&Roll::from(&resist::spec(target, &resisted)), &own, &plain);
            [fear.clone(), fear]
        } else if raise_adds {
            [plain, raised]
        } else {
            [plain.clone(), plain]
        });
        victim.get_or_insert(own);
    }
    let [hit, raise] = throws.strikes(more, Some(whom));
    let now = throws.over(more, Some(whom), &strikes);
    let critical_failure = throws.critical_failure();
    Some(AttackOdds { hit, raise, critical_failure, outcomes: outcomes(&now, &victim?) })
}
