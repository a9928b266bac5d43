//! One action, many targets: for each of them the chances of all that is aimed at it.

use super::super::attack::{More, Plan};
use super::super::damage::{Hit, Part};
use super::super::manner::Manner;
use super::super::state::Encounter;
use super::super::strike::standing;
use super::super::trait_roll::Target;
use super::attack::{AttackOdds, outcomes};
use super::blow::{Blow, Chances, DOWN, Hits, MISSED, STATES, Victim, hits};
use super::roll::Roll;
use super::volley::shared;

/// The odds for each target of an attack at several, in the order in which they were named, before any
/// Soak; empty for a plain attack. That a template strays onto somebody else is not counted.
#[must_use]
pub fn of_targets(fight: &Encounter, plan: &Plan) -> Vec<(Target, AttackOdds)> {
    let Some(more) = &plan.more else { return Vec::new() };
    let mut targets: Vec<Target> = Vec::new();
    for aim in &more.aims {
        if !targets.contains(&aim.hit.whom) {
            targets.push(aim.hit.whom);
        }
    }
    targets.into_iter().filter_map(|whom| Some((whom, of_target(fight, more, whom)?))).collect()
}

fn of_target(fight: &Encounter, more: &More, whom: Target) -> Option<AttackOdds> {
    let figure = standing(fight, whom)?;
    let mut victim = None;
    let mut now = [0.0; STATES];
    now[MISSED] = 1.0;
    let mut raised = now;
    let mut no_crit = 1.0;
    for (at, spec) in more.specs.iter().enumerate() {
        let mine = || more.aims.iter().filter(move |aim| usize::from(aim.roll) == at && aim.hit.whom == whom);
        let roll = Roll::from(spec);
        no_crit *= 1.0 - roll.critical();
        let Some(first) = mine().next() else { continue };
        let target = victim_of(fight, &first.hit, whom, figure)?;
        let need = |die: u8| {
            let own = mine().find(|aim| aim.die == die)?;
            Some(i64::from(own.tn) - own.mods.iter().map(|own| i64::from(own.value)).sum::<i64>())
        };
        let needs: Vec<Option<i64>> = (0..roll.shots.max(1)).map(need).collect();
        let raise_adds = match more.way {
            Some(way) if way.lands() => fight.options.area_raise_bonus,
            Some(_) | None => true,
        };
        let mut struck = hits(&Blow::from(&*first.hit), &target, true);
        if !raise_adds {
            struck[1] = struck[0].clone();
        }
        if more.way != Some(Manner::Suppress) {
            now = shared(&roll, &needs, &struck, &now);
        }
        raised = shared(&roll, &needs, &[Hits::nothing(), Hits::fells()], &raised);
        victim = Some(target);
    }
    // Whether anything hits at all: every hit is told apart from none.
    let hit = any_hit(more, whom);
    Some(AttackOdds { hit, raise: raised[DOWN], critical_failure: 1.0 - no_crit, outcomes: outcomes(&now, &victim?) })
}

/// The chance that something hits this target.
fn any_hit(more: &More, whom: Target) -> f64 {
    let mut now: Chances = [0.0; STATES];
    now[MISSED] = 1.0;
    for (at, spec) in more.specs.iter().enumerate() {
        let roll = Roll::from(spec);
        let need = |die: u8| {
            let mut aims = more.aims.iter().filter(|aim| usize::from(aim.roll) == at && aim.hit.whom == whom);
            let own = aims.find(|aim| aim.die == die)?;
            Some(i64::from(own.tn) - own.mods.iter().map(|own| i64::from(own.value)).sum::<i64>())
        };
        let needs: Vec<Option<i64>> = (0..roll.shots.max(1)).map(need).collect();
        now = shared(&roll, &needs, &[Hits::fells(), Hits::fells()], &now);
    }
    now[DOWN]
}

/// Whom a hit strikes, as it stands, before any Soak.
pub(super) fn victim_of(fight: &Encounter, hit: &Hit, whom: Target, figure: usize) -> Option<Victim> {
    let target = fight.get(whom.id)?;
    Some(Victim {
        toughness: target.toughness_behind(figure, hit.location, (hit.ap, hit.shelter), hit.part == Part::OfArea),
        wild: target.is_wild(),
        shaken: target.vital.members.get(figure).is_some_and(|figure| figure.shaken),
        wounds: target.vital.wounds,
        soak: None,
    })
}
