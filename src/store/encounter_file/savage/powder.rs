//! Black Powder in a file: what somebody bought, and a game of cards in the middle of which it was saved.

use std::collections::HashSet;

use crate::rules::savage::Encounter;
use crate::rules::savage::black_powder::{Adept, Casting, Fault, faults};
use crate::store::encounter_file::check::Check;
use crate::store::library::savage::Library;
use crate::store::problem::What;

use super::wrong::Wrong;

/// What an adept knows, each power as the list of powers has it; one that no list has is left to the table.
pub fn learned(adept: &Adept, library: &Library) -> Adept {
    let mut adept = adept.clone();
    for known in &mut adept.powers {
        known.power = known.power.take().or_else(|| library.power(&known.name).cloned());
    }
    adept
}

/// Suits that are one are wrong; what else does not fit the rules of buying is remarked, since a game
/// master's people need not have bought anything.
pub fn adepts(fight: &Encounter, check: &mut Check) {
    for (place, combatant) in fight.combatants.iter().enumerate() {
        let Some(adept) = combatant.stats.black_powder.as_deref() else { continue };
        check.who = Some(combatant.name.clone());
        for (at, domain) in adept.domains.iter().enumerate() {
            check.name(&format!("combatants/{place}/black_powder/domains/{at}/name"), &domain.name);
        }
        for (at, power) in adept.powers.iter().enumerate() {
            check.name(&format!("combatants/{place}/black_powder/powers/{at}/name"), &power.name);
            check.largest(&format!("combatants/{place}/black_powder/powers/{at}/power"), &power.power);
        }
        for (power, fault) in faults(adept, combatant.stats.rank(&fight.options.building)) {
            let field = match power {
                Some(at) => format!("combatants/{place}/black_powder/powers/{at}"),
                None => format!("combatants/{place}/black_powder"),
            };
            match fault {
                Fault::SuitTwice(..) => check.wrong(&field, Wrong::Powder(fault).into()),
                Fault::Domains(..)
                | Fault::OneDomain(_)
                | Fault::NoDomain(_)
                | Fault::NotOwned(..)
                | Fault::NotLegendary(_)
                | Fault::Points(..) => check.remark(&field, Wrong::Powder(fault).into()),
            }
        }
        check.who = None;
    }
}

/// A game of cards that can go on: its player is there, no card lies twice, and its numbers are those of dice
/// and ranks.
pub fn casting(fight: &Encounter, check: &mut Check) {
    check.largest("last_casting", &fight.last_casting);
    let Some(casting) = fight.casting.as_deref() else { return };
    let Casting { who, terms, pile, mine, bank, .. } = casting;
    check.largest("casting", casting);
    if fight.get(who.id).is_none() {
        check.wrong("casting", What::NoSuchId { field: "casting".to_owned(), found: i64::from(who.id.0) });
    }
    let _: Option<i64> = check.number("casting/terms/tn", Some(terms.tn.into()), 4..=12);
    let _: Option<i64> = check.number("casting/terms/cancels", Some(terms.cancels.into()), 1..=5);
    let mut seen = HashSet::new();
    for card in pile.iter().copied().chain(mine.all()).chain(bank.all()) {
        if !seen.insert(card) {
            check.wrong("casting", Wrong::CardTwice(card.to_string()).into());
        }
    }
}
