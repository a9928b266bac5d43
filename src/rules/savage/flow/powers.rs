//! The chances of a casting in the box: its roll, its price, whom it strikes, what a benny is worth.

use crate::texts::{self, Lang};
use crate::view::{Line, Now, Odds, percentage};

use super::super::black_powder::ritual::Prepared;
use super::super::cast::CastPlan;
use super::super::course::purse_of;
use super::super::odds::{self, Bennies, CastOdds};
use super::super::state::{Combatant, Encounter};
use super::chances::{ONE_BENNY, astray, chance, critical, outcomes, target_lines};

/// A casting with Power Points: behind what the box says so far a line for each of several targets, and the
/// chances.
pub fn of_cast(now: &mut Now, fight: &Encounter, plan: &CastPlan, lang: Lang) {
    let pays = pays(fight, fight.get(plan.working.who.id));
    let again = pays.then(|| odds::of_cast(fight, plan, ONE_BENNY));
    told(now, fight, &odds::of_cast(fight, plan, Bennies::default()), again.as_ref(), lang);
}

/// The same of a ritual.
pub fn of_ritual(now: &mut Now, fight: &Encounter, prepared: &Prepared, lang: Lang) {
    let pays = pays(fight, fight.get(prepared.spec.who.id));
    let again = pays.then(|| odds::of_ritual(fight, prepared, ONE_BENNY));
    told(now, fight, &odds::of_ritual(fight, prepared, Bennies::default()), again.as_ref(), lang);
}

fn pays(fight: &Encounter, who: Option<&Combatant>) -> bool {
    who.is_some_and(|who| purse_of(fight, who).is_ok())
}

fn told(now: &mut Now, fight: &Encounter, own: &CastOdds, again: Option<&CastOdds>, lang: Lang) {
    let lines = target_lines(fight, &own.targets, again.map_or(&[], |again| &again.targets), lang);
    let after = now.lines.len() + lines.len();
    now.lines.extend(lines);
    now.lines.extend(price(own, lang).map(Line::plain));
    let (heads, parts) = match own.targets.as_slice() {
        [] => (vec![(texts::odds_success(lang), own.roll.success), (texts::odds_raise(lang), own.roll.raise)], vec![]),
        [(_, only)] => {
            let heads = vec![(texts::odds_hit(lang), only.hit), (texts::odds_raise(lang), only.raise)];
            (heads, outcomes(&only.outcomes, lang))
        }
        _ => (vec![(texts::odds_anybody(lang), own.roll.success)], vec![]),
    };
    now.odds = Some(Odds {
        after,
        heads: heads.into_iter().map(|(label, share)| chance(label, share, lang)).collect(),
        parts,
        notes: notes(own, again, lang),
        ..Odds::default()
    });
}

/// What a ritual costs where it fails, or where an area goes that misses: a line of its own, behind the chances.
fn price(own: &CastOdds, lang: Lang) -> Option<String> {
    let percent = |share: f64| texts::percent(lang, percentage(share));
    let drain = own.drain.map(|[one, two]| texts::powder_odds_ritual(lang, percent(one + two), percent(two)));
    drain.or_else(|| own.stray.as_ref().map(|own| astray(own, lang)))
}

/// What a benny makes of it, backlash, and critical failures.
fn notes(own: &CastOdds, again: Option<&CastOdds>, lang: Lang) -> Vec<String> {
    let percent = |share: f64| texts::percent(lang, percentage(share));
    let mut notes = Vec::new();
    if own.drain.is_some() {
        notes.extend(again.and_then(|again| {
            let [one, two] = again.drain?;
            Some(texts::powder_odds_benny(lang, percent(again.roll.success), percent(one + two)))
        }));
        return notes;
    }
    notes.extend(again.map(|again| texts::odds_with_benny(lang, percent(again.roll.success))));
    notes.extend((own.backlash > 0.0).then(|| texts::odds_backlash(lang, percent(own.backlash))));
    notes.extend(critical(own.roll.critical_failure, lang));
    notes
}
