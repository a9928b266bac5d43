//! Powers in words: who casts what on whom, and what comes of it.

use crate::rules::savage::event::Magic;
use crate::rules::savage::power::PowerDoes;
use crate::rules::savage::spell::{Cast, Working};
use crate::rules::savage::state::Encounter;
use crate::rules::savage::trait_roll::Target;
use crate::texts::{self, Lang, Words, word};
use crate::view::Tone;

use super::names::{called, list, name, of};
use super::rolls::{Against, crit, outcome as plain_outcome, roll};
use crate::view::ink::ink;

/// What a power is called.
pub fn named(working: &Working, lang: Lang) -> String {
    word(lang, Words::Effect, &working.power.name)
}

fn targets(fight: &Encounter, at: &[Target], lang: Lang) -> String {
    let names: Vec<String> = at.iter().map(|whom| called(fight, *whom)).collect();
    list(lang, &names)
}

/// `Mage casts bolt on Thug: d8 5, wild 3 = 5 against 4. Success`.
pub fn cast(fight: &Encounter, cast: &Cast, lang: Lang) -> String {
    let own = &cast.roll;
    let rolled = roll(own, Against::Number, lang);
    let whom = targets(fight, &cast.working.at, lang);
    let line = if cast.working.power.does == PowerDoes::Tending {
        texts::log_tends(lang, called(fight, own.who), whom, rolled)
    } else {
        texts::log_casts(lang, called(fight, own.who), named(&cast.working, lang), whom, rolled)
    };
    texts::two_sentences(lang, line, outcome(cast, lang))
}

/// What the roll comes to; of several bolts how many hit.
pub fn outcome(cast: &Cast, lang: Lang) -> String {
    let own = &cast.roll;
    if own.crit {
        return crit(lang);
    }
    let outcomes = crate::rules::savage::cast::outcomes(cast);
    if outcomes.len() < 2 {
        return plain_outcome(own, lang);
    }
    let hits = outcomes.iter().flatten().count();
    ink(&texts::shots_hit(lang, hits, outcomes.len()), if hits > 0 { Tone::Good } else { Tone::Bad })
}

/// A fact about a power; a hit has been told by its roll.
pub fn told(fight: &Encounter, fact: &Magic, lang: Lang) -> Option<String> {
    match fact {
        Magic::Hit(_) | Magic::Tried { .. } => None,
        Magic::WentAstray { working, astray } => {
            Some(texts::log_astray(lang, named(working, lang), astray.squares, astray.hour))
        }
        Magic::Caught { at, .. } if at.is_empty() => Some(texts::log_caught_nobody(lang)),
        Magic::Caught { at, .. } => Some(texts::log_caught(lang, targets(fight, at, lang))),
        Magic::HourOver => Some(ink(&texts::log_hour(lang), Tone::Bad)),
        Magic::Backlash { who } => Some(ink(&texts::log_backlash(lang, name(fight, *who)), Tone::Bad)),
        Magic::Mended { who, wounds, revived, .. } => {
            let who = name(fight, *who);
            Some(ink(
                &if *revived { texts::log_revived(lang, *wounds, who) } else { texts::log_mended(lang, *wounds, who) },
                Tone::Good,
            ))
        }
        Magic::Raised { who, member } => {
            let who = called(fight, Target { id: *who, member: Some(*member) });
            Some(ink(&texts::log_raised(lang, who), Tone::Good))
        }
    }
}

/// `bolt of Mage`.
#[must_use]
pub fn whose(fight: &Encounter, working: &Working, lang: Lang) -> String {
    texts::what_of(lang, named(working, lang), of(lang, &name(fight, working.who.id)))
}
