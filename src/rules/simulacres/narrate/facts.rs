//! The game master's corrections in words: what was, and what is now.

use crate::rules::simulacres::body::{Body, Zone};
use crate::rules::simulacres::fact::Fact;
use crate::rules::simulacres::state::{Combatant, Encounter};
use crate::rules::simulacres::stats::{Part, Shield, Talent};
use crate::rules::simulacres::talents;
use crate::texts::{self, Lang, of, plain};
use crate::view::Id;

use super::names::{energy, name, part, zone};

/// A fact in parts: a number that changed, or a state.
enum Change {
    /// what, from, to
    Number(String, String, String),
    /// a state
    State(String),
}

/// `By hand: Anna, breath 4 to 2`.
pub fn corrected(fight: &Encounter, id: Id, fact: &Fact, lang: Lang) -> String {
    let change = match change(fight.get(id), fact, lang) {
        Change::Number(what, from, to) => texts::change_number(lang, what, from, to),
        Change::State(state) => state,
    };
    texts::log_by_hand(lang, name(fight, id), change)
}

/// `Breath of Anna 4 to 2`.
pub fn label(fight: &Encounter, id: Id, fact: &Fact, lang: Lang) -> String {
    let who = name(fight, id);
    match change(fight.get(id), fact, lang) {
        Change::Number(what, from, to) => {
            texts::change_number(lang, texts::what_of(lang, what, of(lang, &who)), from, to)
        }
        Change::State(state) => format!("{who}, {state}"),
    }
}

/// A level of a talent: `+2`, or `X`.
pub fn level(talent: Talent) -> String {
    match talent {
        Talent::Never => "X".to_owned(),
        Talent::At(0) => "0".to_owned(),
        Talent::At(level) => texts::signed(level.into()),
    }
}

/// A shield in a language.
pub fn shield(shield: Option<Shield>, lang: Lang) -> String {
    match shield {
        None => texts::sim_no_shield(lang),
        Some(Shield::Small) => texts::sim_small_shield(lang),
        Some(Shield::Large) => texts::sim_large_shield(lang),
    }
}

fn change(who: Option<&Combatant>, fact: &Fact, lang: Lang) -> Change {
    let number = |what: String, was: &dyn Fn(&Combatant) -> i32, to: i32| {
        Change::Number(what, plain(who.map_or(to, was)), plain(to))
    };
    let state = |on: bool, yes: fn(Lang) -> String, no: fn(Lang) -> String| {
        Change::State(if on { yes(lang) } else { no(lang) })
    };
    let of_part = |own: Part, to: u8| number(part(&own, lang), &|c| c.stats.score(&own).into(), to.into());
    let in_zone =
        |own: Zone, what: fn(Lang, String) -> String, was: &dyn Fn(&super::super::body::ZoneState) -> i32, to: i32| {
            number(what(lang, zone(own, lang)), &|c| c.body.zone(own).map_or(to, was), to)
        };
    let zoned = |own: Zone, on: bool, yes: fn(Lang, String) -> String, no: fn(Lang, String) -> String| {
        Change::State(if on { yes(lang, zone(own, lang)) } else { no(lang, zone(own, lang)) })
    };
    match fact {
        Fact::Component(own, to) => of_part(Part::Component(*own), *to),
        Fact::Means(own, to) => of_part(Part::Means(*own), *to),
        Fact::Domain(own, to) => of_part(Part::Domain(own.clone()), *to),
        Fact::Talent(own, to) => {
            let was = who.map_or_else(|| level(*to), |c| level(c.talent(own)));
            Change::Number(talents::called(own, lang), was, level(*to))
        }
        Fact::Energy(own, to) => number(energy(*own, lang), &|c| c.stats.energies.get(*own).into(), (*to).into()),
        Fact::Quick(Some(to)) => {
            number(texts::sim_fact_quick(lang), &|c| c.stats.quick.map_or(0, i32::from), (*to).into())
        }
        Fact::Quick(None) => Change::State(texts::sim_fact_scores(lang)),
        Fact::Breath(to) => number(texts::sim_fact_breath(lang), &|c| c.breath.now.into(), (*to).into()),
        Fact::MostBreath(to) => number(texts::sim_fact_most_breath(lang), &|c| c.breath.max.into(), (*to).into()),
        Fact::Balance(to) => number(texts::sim_fact_balance(lang), &|c| c.balance.now.into(), (*to).into()),
        Fact::MostBalance(to) => number(texts::sim_fact_most_balance(lang), &|c| c.balance.max.into(), (*to).into()),
        Fact::Points(own, to) => in_zone(*own, texts::sim_fact_points, &|zone| zone.pv, *to),
        Fact::MostPoints(own, to) => in_zone(*own, texts::sim_fact_most_points, &|zone| zone.max.into(), (*to).into()),
        Fact::Protection(own, to) => {
            in_zone(*own, texts::sim_fact_protection, &|zone| zone.protection.into(), (*to).into())
        }
        Fact::Lost(own, on) => zoned(*own, *on, texts::sim_fact_lost, texts::sim_fact_not_lost),
        Fact::Mastered(own, on) => zoned(*own, *on, texts::sim_fact_mastered, texts::sim_fact_not_mastered),
        Fact::Pool(to) => {
            let was = |c: &Combatant| match c.body {
                Body::Pool { pv, .. } => pv,
                Body::Zones(_) => 0,
            };
            number(texts::sim_fact_pool(lang), &was, *to)
        }
        Fact::Malaise(to) => number(texts::sim_fact_malaise(lang), &|c| c.ticks.into(), (*to).into()),
        Fact::Shield(own) => Change::State(shield(*own, lang)),
        Fact::Stunned(on) => state(*on, texts::sim_fact_stunned, texts::sim_fact_not_stunned),
        Fact::Coma(to) => number(
            texts::sim_fact_coma(lang),
            &|c| i32::try_from(c.coma).unwrap_or(i32::MAX),
            i32::try_from(*to).unwrap_or(i32::MAX),
        ),
        Fact::ChanceUsed(on) => state(*on, texts::sim_fact_chance_used, texts::sim_fact_chance_left),
        Fact::Hidden(on) => state(*on, texts::fact_hidden, texts::fact_not_hidden),
        Fact::Out(on) => state(*on, texts::fact_out, texts::fact_not_out),
        Fact::Dead(on) => state(*on, texts::fact_dead, texts::fact_not_dead),
    }
}
