//! What a step came to, its result first: for the line that has room for nothing else.

use crate::rules::savage::black_powder::Happening;
use crate::rules::savage::event::Event;
use crate::rules::savage::open::{Attack, Reopen};
use crate::rules::savage::state::Encounter;
use crate::rules::savage::trait_roll::{Target, TraitRoll};
use crate::texts::{self, Lang};
use crate::view::Line;

use super::attacks::verdict;
use super::harm::{relief, taken};
use super::names::{called, name, plain};
use super::rolled::{recovers, winner};
use super::rolls::{outcome, sum};
use crate::view::ink::spans;

/// A step in a few words, told to one who sees the fight as it stood before it: `Hits with a
/// raise: Kenway, 11 against 5`. Empty where it has nothing to say but what undo says.
#[must_use]
pub fn brief(before: &Encounter, events: &[Event], lang: Lang) -> String {
    let mut fight = before.clone();
    let mut last = String::new();
    for event in events {
        if let Some(text) = short(&fight, event, lang) {
            return bare(&text);
        }
        if is_verdict(event) {
            return super::one(&fight, event, lang).map(|text| bare(&text)).unwrap_or_default();
        }
        fight.apply(event);
    }
    for line in super::tell(before, events, lang) {
        last = words(&line);
    }
    last
}

/// Facts that say what the roll before them came to.
fn is_verdict(event: &Event) -> bool {
    if let Event::Powder(happening) = event {
        return matches!(**happening, Happening::Performed { .. } | Happening::Decided { .. });
    }
    matches!(event, Event::Judged { .. } | Event::Bled { .. } | Event::Interrupted { .. })
}

/// A text without its ink, its first letter a capital.
fn bare(text: &str) -> String {
    let text: String = spans(text).into_iter().map(|span| span.text).collect();
    let mut signs = text.chars();
    signs.next().map(|first| first.to_uppercase().chain(signs).collect()).unwrap_or_default()
}

/// A line of the log without the number of its round.
fn words(line: &Line) -> String {
    line.0.iter().skip(1).map(|span| span.text.as_str()).collect::<String>().trim_start().to_owned()
}

fn short(fight: &Encounter, event: &Event, lang: Lang) -> Option<String> {
    match event {
        Event::Rolled(what) => rolled(fight, what, None, lang),
        Event::Rerolled { what, who, better: true, .. } => {
            rolled(fight, what, Some(*who), lang).map(|text| texts::log_rerolled(lang, text))
        }
        _ => None,
    }
}

/// A roll, or the part that this one has in it.
fn rolled(fight: &Encounter, what: &Reopen, who: Option<Target>, lang: Lang) -> Option<String> {
    let mine = |own: &&TraitRoll| who.is_none_or(|who| own.who == who);
    Some(match what {
        Reopen::Roll(own) | Reopen::Resist(own, _) | Reopen::Extract(own, _) | Reopen::Guard(own, _) => {
            one(fight, own, crit_or(own, outcome(own, lang), lang), lang)
        }
        Reopen::Smash(own, smash) => super::objects::brief(fight, own, smash, lang),
        Reopen::Oppose(first, other) | Reopen::Contest(first, other, _) => {
            let totals = texts::sum_against(lang, plain(first.total()), plain(other.total()));
            texts::brief_bare(lang, winner(fight, first, other, lang), totals)
        }
        Reopen::Attack(attack) if !attack.aims.is_empty() => {
            let hits = attack.aims.iter().filter(|aim| attack.outcome(aim).is_some()).count();
            texts::brief_hits(lang, name(fight, attack.who), hits, attack.aims.len())
        }
        Reopen::Attack(attack) => match (attack.rolls.as_slice(), who) {
            ([_, _, ..], None) => several(fight, attack, lang),
            (rolls, _) => {
                let own = rolls.iter().find(mine).or_else(|| rolls.first())?;
                one(fight, own, crit_or(own, verdict(attack, own, lang), lang), lang)
            }
        },
        Reopen::Recover(rolls) => match (rolls.as_slice(), who) {
            ([first, _, ..], None) => {
                let up = rolls.iter().filter(|own| !own.crit && own.success()).count();
                texts::brief_recovered(lang, name(fight, first.who.id), up, rolls.len())
            }
            (rolls, _) => {
                let own = rolls.iter().find(mine).or_else(|| rolls.first())?;
                one(fight, own, recovers(own, lang), lang)
            }
        },
        Reopen::Cast(cast) => {
            let own = &cast.roll;
            one(fight, own, crit_or(own, super::magic::outcome(cast, lang), lang), lang)
        }
        Reopen::Soak(own, offer) => one(fight, own, crit_or(own, relief(own, offer, lang), lang), lang),
        Reopen::Damage { hit: Some(hit), whom, result, .. } if hit.disarms.is_some() => {
            texts::brief(lang, texts::mod_disarm(lang), called(fight, *whom), plain(result.total))
        }
        Reopen::Damage { whom, result, .. } => {
            let numbers = texts::sum_against(lang, plain(result.total), plain(result.toughness));
            texts::brief(lang, taken(fight, *whom, result, lang), called(fight, *whom), numbers)
        }
        Reopen::Incapacitation { .. }
        | Reopen::Bleed(_)
        | Reopen::Interrupt(..)
        | Reopen::Fate(_)
        | Reopen::Ritual(..) => return None,
    })
}

fn one(fight: &Encounter, own: &TraitRoll, outcome: String, lang: Lang) -> String {
    texts::brief(lang, outcome, called(fight, own.who), sum(own, lang))
}

fn crit_or(own: &TraitRoll, outcome: String, lang: Lang) -> String {
    if own.crit { texts::brief_crit(lang) } else { outcome }
}

fn several(fight: &Encounter, attack: &Attack, lang: Lang) -> String {
    let hits = attack.rolls.iter().filter(|own| !own.crit && own.hits().next().is_some()).count();
    texts::brief_hits(lang, name(fight, attack.who), hits, attack.rolls.len())
}
