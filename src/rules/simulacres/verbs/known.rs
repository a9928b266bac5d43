//! Which talents and Domains a fight knows: a slip of the finger makes no new ones.

use crate::rules::simulacres::fact::Fact;
use crate::rules::simulacres::narrate::{domain_name, known_parts, part_name};
use crate::rules::simulacres::refusal::Refusal;
use crate::rules::simulacres::state::Encounter;
use crate::rules::simulacres::stats::{Energy, Part};
use crate::rules::simulacres::talents;
use crate::texts::{Lang, fold, nearest};
use crate::view::Id;

use super::fact::{Said, field_names};

/// The Domains of the rules, then those that anybody in the fight has.
fn domains(fight: &Encounter) -> Vec<String> {
    let known = known_parts().into_iter().filter_map(|part| match part {
        Part::Domain(name) => Some(name),
        Part::Component(_) | Part::Means(_) => None,
    });
    let mut all: Vec<String> = known.collect();
    for name in fight.combatants.iter().flat_map(|own| own.stats.domains.keys()) {
        if !all.contains(name) {
            all.push(name.clone());
        }
    }
    all
}

/// The talents of the rules, and those that anybody in the fight has or needs for a weapon.
fn talents(fight: &Encounter) -> Vec<String> {
    let mut all: Vec<String> = talents::names().map(str::to_owned).collect();
    for own in &fight.combatants {
        let needed = own.stats.weapons.iter().filter_map(|weapon| weapon.talent.as_ref());
        all.extend(own.stats.talents.keys().chain(needed).cloned());
    }
    all.sort();
    all.dedup();
    all
}

/// The words nearest to a slip, as they are read in any language.
fn near(said: &str, known: impl Iterator<Item = String>) -> Option<String> {
    let known: Vec<String> = known.collect();
    nearest(said, known.iter().map(String::as_str)).map(str::to_owned)
}

fn in_every_language(names: &[String], called: fn(&str, Lang) -> String) -> impl Iterator<Item = String> {
    names.iter().flat_map(move |name| Lang::all().map(move |lang| called(name, lang)).chain([name.clone()]))
}

/// A Domain as the fight calls it.
///
/// # Errors
/// The fight knows none of that name.
pub fn domain(fight: &Encounter, who: Id, said: &str) -> Result<String, Refusal> {
    let known = domains(fight);
    let wanted = fold(said);
    if let Some(own) = known.iter().find(|own| fold(own) == wanted) {
        return Ok(own.clone());
    }
    let near = match near(said, in_every_language(&known, domain_name)) {
        Some(one) => vec![one],
        None => known,
    };
    Err(Refusal::NoDomain { who, said: said.trim().to_owned(), near })
}

/// A talent that the combatant lacks, as the fight calls it; one that nobody has ever heard of counts
/// as one that nobody trained, unless it is nearly one that is known.
///
/// # Errors
/// It is a slip.
pub fn talent(fight: &Encounter, who: Id, said: &str) -> Result<String, Refusal> {
    let wanted = talents::canonical(said);
    let known = talents(fight);
    if let Some(own) = known.iter().find(|own| fold(own) == fold(&wanted)) {
        return Ok(own.clone());
    }
    match near(said, in_every_language(&known, talents::called)) {
        Some(near) => Err(Refusal::NoTalent { who, said: said.trim().to_owned(), near }),
        None => Ok(wanted),
    }
}

/// The fact that `set` means: a bare word is a talent or a Domain only where the fight knows it.
///
/// # Errors
/// The fight knows no such word.
pub fn fact(fight: &Encounter, who: Id, said: Said) -> Result<Fact, Refusal> {
    let (word, level, score) = match said {
        Said::Fact(fact) => return Ok(fact),
        Said::Word { word, level, score } => (word, level, score),
    };
    let wanted = fold(&talents::canonical(&word));
    let known = talents(fight);
    let talent = known.iter().find(|own| fold(own) == wanted);
    if let (Some(name), Some(level)) = (talent, level) {
        return Ok(Fact::Talent(name.clone(), level));
    }
    let domains = domains(fight);
    if let (Some(name), Some(score)) = (domains.iter().find(|own| fold(own) == fold(&word)), score) {
        return Ok(Fact::Domain(name.clone(), score));
    }
    let parts = known_parts();
    let named = parts.iter().flat_map(|part| Lang::all().map(|lang| part_name(part, lang)));
    let energies = Energy::ALL.into_iter().map(|own| own.name().to_owned());
    let all = field_names()
        .chain(named)
        .chain(energies)
        .chain(in_every_language(&known, talents::called))
        .chain(in_every_language(&domains, domain_name));
    let near = near(&word, all).map_or_else(
        || fight.get(who).into_iter().flat_map(|own| own.stats.talents.keys().cloned()).collect(),
        |one| vec![one],
    );
    Err(Refusal::NoField { who, said: word, near })
}
