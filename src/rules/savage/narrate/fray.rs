//! What happens between several, in words.

use crate::rules::savage::contact::Chance;
use crate::rules::savage::fray::Fray;
use crate::rules::savage::open::Peril;
use crate::rules::savage::state::Encounter;
use crate::rules::savage::trait_roll::Target;
use crate::texts::{self, Lang};
use crate::view::Tone;
use crate::view::ink::{dim, ink};

use super::names::{called, count, list, name, plain, weapon};
use super::rolled::rolled;

/// A fact between several; what the line of a roll tells has none.
pub fn told(fight: &Encounter, fact: &Fray, lang: Lang) -> Option<String> {
    match fact {
        Fray::WildDiePlaced { what, place } => {
            let line = rolled(fight, what, lang).join(" ");
            Some(texts::log_wild_die(lang, plain(i32::try_from(*place).unwrap_or(0) + 1), line))
        }
        Fray::Caught { hits } if hits.is_empty() => Some(texts::log_caught_nobody(lang)),
        Fray::Caught { hits } => {
            let who: Vec<String> = hits.iter().map(|hit| called(fight, hit.whom)).collect();
            Some(texts::log_under(lang, who.len(), list(lang, &who)))
        }
        Fray::FreeClosed(_) => None,
        Fray::Ambushed { by, whom } => {
            let by: Vec<String> = by.iter().map(|id| name(fight, *id)).collect();
            let whom: Vec<String> = whom.iter().map(|(who, _)| called(fight, *who)).collect();
            Some(ink(&texts::log_ambush(lang, list(lang, &by), list(lang, &whom)), Tone::Hold))
        }
        Fray::ResistOwed(resisted) => match resisted.from {
            Peril::Rage => Some(texts::log_rage_owed(lang, called(fight, resisted.who))),
            Peril::Ambush { .. } | Peril::Suppressed(_) | Peril::Under(_) | Peril::Disarmed(..) => None,
        },
        Fray::Engaged { who, whom } => {
            let number = count_of(fight, *who);
            Some(texts::log_engaged(lang, number, called(fight, *who), called(fight, *whom)))
        }
        Fray::Withdrew { who, from } => {
            let (number, name) = (count_of(fight, *who), called(fight, *who));
            Some(match from {
                Some(from) => texts::log_withdrew_from(lang, number, name, called(fight, *from)),
                None => texts::log_withdrew(lang, number, name),
            })
        }
        Fray::FreeOffered(offer) => {
            let (by, whom) = (called(fight, offer.by), called(fight, offer.whom));
            Some(match offer.why {
                Chance::Withdrawal => texts::log_free(lang, by, whom),
                Chance::FirstStrike => {
                    texts::log_free_edge(lang, by, whom, texts::word(lang, texts::Words::Edge, "First Strike"))
                }
                Chance::Counter { .. } => {
                    texts::log_free_edge(lang, by, whom, texts::word(lang, texts::Words::Edge, "Counterattack"))
                }
            })
        }
        Fray::FreeWaived(offer) => {
            Some(dim(&texts::log_waived(lang, called(fight, offer.by), called(fight, offer.whom))))
        }
        Fray::WentWide { hit } => {
            Some(ink(&texts::log_wide(lang, called(fight, hit.by), called(fight, hit.whom)), Tone::Bad))
        }
        Fray::BystanderHit { hit, lot, among } => {
            let line = ink(&texts::log_bystander(lang, called(fight, hit.whom)), Tone::Bad);
            Some(match lot {
                Some(lot) => {
                    let all: Vec<String> = among.iter().map(|whom| called(fight, *whom)).collect();
                    texts::log_lot(lang, line, lot.die.to_string(), lot.face, list(lang, &all))
                }
                None => line,
            })
        }
        Fray::NobodyBy => Some(dim(&texts::log_nobody_by(lang))),
        Fray::Finished { by, whom, weapon: with } => {
            let (by, whom) = (called(fight, *by), called(fight, *whom));
            Some(ink(&texts::log_finished(lang, by, whom, weapon(with, lang)), Tone::Bad))
        }
        Fray::HitOwed(hit) => Some(ink(&texts::log_hit_by_fire(lang, called(fight, hit.whom)), Tone::Bad)),
        Fray::Pushed { whom, prone: true, .. } => Some(ink(&texts::log_floored(lang, called(fight, *whom)), Tone::Bad)),
        Fray::Pushed { whom, squares, prone: false } => {
            Some(ink(&texts::log_pushed(lang, called(fight, *whom), *squares), Tone::Bad))
        }
        Fray::Squeezed(hit) => {
            Some(ink(&texts::log_squeezed(lang, called(fight, hit.by), called(fight, hit.whom)), Tone::Bad))
        }
        Fray::Escaped { hit } => Some(ink(&texts::log_escaped(lang, called(fight, hit.whom)), Tone::Good)),
    }
}

/// How many of somebody do something together, for the words.
fn count_of(fight: &Encounter, who: Target) -> usize {
    if who.member.is_some() { 1 } else { count(fight, who.id) }
}
