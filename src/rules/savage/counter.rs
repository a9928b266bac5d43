//! Counterattack: a foe who misses may be struck at once (rules 13).

use super::contact::{Chance, FreeAttack};
use super::course::Course;
use super::event::Event;
use super::fray::Fray;
use super::free::able;
use super::open::Reopen;
use super::trait_roll::Target;

/// Whether a missed blow gives its target a free attack (Counterattack): offered once a round.
pub fn counter(course: &mut Course<'_>, what: &Reopen) {
    if !course.fight.options.combat.engagements {
        return;
    }
    let Reopen::Attack(attack) = what else { return };
    // Whom no edge helps is not asked any further.
    let edged = |whom: Target| course.fight.get(whom.id).is_some_and(|own| !own.stats.edges.is_empty());
    if attack.ranged || !attack.targets().any(edged) {
        return;
    }
    let mut offers: Vec<FreeAttack> = Vec::new();
    for (missed, by) in attack.missed() {
        let whom = missed;
        let Some(own) = course.fight.get(whom.id).filter(|own| !own.stats.edges.is_empty()) else { continue };
        let improved = own.stats.has("Improved Counterattack");
        let whom = Target { id: whom.id, member: whom.member.or_else(|| own.first_up()) };
        let used = course.fight.melee.countered.contains(&whom.id) || offers.iter().any(|own| own.by.id == whom.id);
        let cost = if improved { 0 } else { -2 };
        let offer = FreeAttack { by: whom, whom: by, why: Chance::Counter { cost } };
        if (improved || own.stats.has("Counterattack")) && !used && able(course.fight, offer) {
            offers.push(offer);
        }
    }
    for offer in offers {
        course.happen(Event::Fray(Fray::FreeOffered(offer)));
    }
}
