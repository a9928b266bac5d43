//! How combatants, parts of tests, talents, weapons and zones are called in a sentence.

use crate::rules::simulacres::body::Zone;
use crate::rules::simulacres::state::Encounter;
use crate::rules::simulacres::stats::{Component, Energy, HUMAN, MATERIAL, Means, NATURAL, Part};
use crate::texts::{self, Lang, Words, fold, word};
use crate::view::Id;

/// The name of that handle; one that has left is a number.
pub fn name(fight: &Encounter, id: Id) -> String {
    fight.get(id).map_or_else(|| format!("#{}", id.0), |who| who.name.clone())
}

/// A part of a test in a language; a Domain of the table's own as it is.
pub fn part(part: &Part, lang: Lang) -> String {
    match part {
        Part::Component(component) => self::component(*component, lang),
        Part::Means(means) => match means {
            Means::Perception => texts::sim_perception(lang),
            Means::Action => texts::sim_action(lang),
            Means::Desire => texts::sim_desire(lang),
            Means::Resistance => texts::sim_resistance(lang),
        },
        Part::Domain(name) => domain(name, lang),
    }
}

/// Parts of a test in a language: `Body + Action + Human`.
pub fn parts(own: &[Part], lang: Lang) -> String {
    own.iter().map(|one| part(one, lang)).collect::<Vec<_>>().join(" + ")
}

/// A Component in a language.
pub fn component(component: Component, lang: Lang) -> String {
    match component {
        Component::Body => texts::sim_body(lang),
        Component::Heart => texts::sim_heart(lang),
        Component::Mind => texts::sim_mind(lang),
        Component::Instincts => texts::sim_instincts(lang),
    }
}

/// A Domain in a language; the table's own as it is.
pub fn domain(name: &str, lang: Lang) -> String {
    match name {
        HUMAN => texts::sim_human(lang),
        MATERIAL => texts::sim_material(lang),
        NATURAL => texts::sim_natural(lang),
        own => own.to_owned(),
    }
}

/// An Energy in a language.
pub fn energy(energy: Energy, lang: Lang) -> String {
    match energy {
        Energy::Power => texts::sim_power(lang),
        Energy::Speed => texts::sim_speed(lang),
        Energy::Precision => texts::sim_precision(lang),
    }
}

/// A zone in a language.
pub fn zone(zone: Zone, lang: Lang) -> String {
    match zone {
        Zone::Head => texts::sim_head(lang),
        Zone::Torso => texts::sim_torso(lang),
        Zone::LeftArm => texts::sim_left_arm(lang),
        Zone::RightArm => texts::sim_right_arm(lang),
        Zone::LeftLeg => texts::sim_left_leg(lang),
        Zone::RightLeg => texts::sim_right_leg(lang),
    }
}

/// A weapon in that language; bare hands have no name of their own.
pub fn weapon(name: Option<&str>, lang: Lang) -> String {
    name.map_or_else(|| texts::bare_hands(lang), |name| word(lang, Words::Weapon, name))
}

/// Every part that the rules name.
pub fn known_parts() -> Vec<Part> {
    let components = Component::ALL.into_iter().map(Part::Component);
    let domains = [HUMAN, MATERIAL, NATURAL].into_iter().map(|name| Part::Domain(name.to_owned()));
    components.chain(Means::ALL.into_iter().map(Part::Means)).chain(domains).collect()
}

/// The part of a test that somebody names in any language; nothing where the rules do not name it.
#[must_use]
pub fn part_named(said: &str) -> Option<Part> {
    let wanted = fold(said);
    known_parts()
        .into_iter()
        .find(|own| fold(own.name()) == wanted || Lang::all().any(|lang| fold(&part(own, lang)) == wanted))
}

/// The Energy that somebody names in any language.
#[must_use]
pub fn energy_named(said: &str) -> Option<Energy> {
    let wanted = fold(said);
    Energy::ALL
        .into_iter()
        .find(|own| fold(own.name()) == wanted || Lang::all().any(|lang| fold(&energy(*own, lang)) == wanted))
}

/// The zone that somebody names: as files do, or in any language.
#[must_use]
pub fn zone_named(said: &str) -> Option<Zone> {
    let wanted = fold(said);
    Zone::ALL.into_iter().find(|own| own.name() == wanted || Lang::all().any(|lang| fold(&zone(*own, lang)) == wanted))
}
