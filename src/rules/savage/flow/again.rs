//! What a benny on the last roll is worth, in words.

use crate::rules::contract::key_mark;
use crate::texts::{self, Lang};
use crate::view::{Line, Odds, percentage};

use super::super::course::purse_of;
use super::super::narrate::trait_name;
use super::super::odds::{Again, of_last};
use super::super::open::Open;
use super::super::reroll;
use super::super::state::{Combatant, Encounter};
use super::bennies::left;
use super::chances::trait_odds;

/// The last roll that a benny could buy again, by the one who would roll it first.
fn last(fight: &Encounter) -> Option<(Again<'_>, &Combatant)> {
    let who = reroll::roller(fight, None).ok()?;
    let payer = fight.get(who.id)?;
    purse_of(fight, payer).ok()?;
    let Open { what, .. } = fight.open.as_ref()?;
    of_last(what, who, payer).map(|own| (own, payer))
}

/// The chances of the last roll once more, bought with a benny.
#[must_use]
pub fn again(fight: &Encounter, lang: Lang) -> Option<Odds> {
    last(fight).map(|(own, _)| trait_odds(own.odds, lang))
}

/// What a benny on the last roll is worth: a line, unless it has its raise already.
#[must_use]
pub fn of_reroll(fight: &Encounter, lang: Lang) -> Option<Line> {
    let (own, payer) = last(fight).filter(|(own, _)| !own.raise)?;
    let percent = |share: f64| texts::percent(lang, percentage(share));
    let (key, what) = (key_mark("benny-now"), trait_name(&own.roll.what, lang));
    let left = left(fight, payer);
    Some(Line::plain(if own.success {
        texts::odds_reroll_raise(lang, key, what, percent(own.odds.raise), left)
    } else {
        texts::odds_reroll(lang, key, what, percent(own.odds.success), left)
    }))
}
