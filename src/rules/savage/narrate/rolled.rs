//! Rolls and rerolls in words.

use crate::rules::savage::open::{Peril, Reopen};
use crate::rules::savage::state::Encounter;
use crate::rules::savage::trait_roll::{Target, TraitRoll, raises};
use crate::texts::{self, Lang};
use crate::view::Tone;

use super::attacks;
use super::contests::named as contest_named;
use super::harm::{self, Struck};
use super::magic;
use super::names::{called, plain, trait_name};
use super::objects;
use super::rolls::{Against, crit, roll, whole};
use crate::view::ink::ink;

/// The lines of a roll.
pub fn rolled(fight: &Encounter, what: &Reopen, lang: Lang) -> Vec<String> {
    match what {
        Reopen::Attack(attack) => attacks::attack(fight, attack, lang),
        Reopen::Recover(rolls) => rolls.iter().map(|own| recovery(fight, own, lang)).collect(),
        Reopen::Cast(_)
        | Reopen::Roll(_)
        | Reopen::Oppose(..)
        | Reopen::Contest(..)
        | Reopen::Smash(..)
        | Reopen::Soak(..)
        | Reopen::Incapacitation { .. }
        | Reopen::Bleed(_)
        | Reopen::Interrupt(..)
        | Reopen::Damage { .. }
        | Reopen::Resist(..)
        | Reopen::Extract(..)
        | Reopen::Guard(..)
        | Reopen::Ritual(..)
        | Reopen::Fate(_) => vec![single(fight, what, None, lang)],
    }
}

/// One line: of the whole roll, or of the part that this one has in it.
fn single(fight: &Encounter, what: &Reopen, who: Option<Target>, lang: Lang) -> String {
    let mine = |own: &&TraitRoll| who.is_none_or(|who| own.who == who);
    match what {
        Reopen::Resist(own, resisted) => {
            let roll = whole(&called(fight, own.who), own, lang);
            let shaken = matches!(resisted.from, Peril::Suppressed(_)) && !own.success();
            if shaken { texts::log_under_fire(lang, roll, texts::effect_shaken(lang)) } else { roll }
        }
        Reopen::Roll(own) | Reopen::Extract(own, _) | Reopen::Guard(own, _) => {
            whole(&called(fight, own.who), own, lang)
        }
        Reopen::Incapacitation { roll: own, .. } | Reopen::Bleed(own) | Reopen::Fate(own) | Reopen::Ritual(own, _) => {
            vigor(fight, own, lang)
        }
        Reopen::Smash(own, smash) => objects::smashed(fight, own, smash, lang),
        Reopen::Oppose(one, other) => opposed(fight, one, other, lang),
        Reopen::Contest(one, other, what) => {
            let won = winner(fight, one, other, lang);
            // Whoever was Shaken before stays so, and it makes no difference.
            let raise = one.beats(other) && raises(one.total(), other.total()) > 0;
            let won = if raise && what.leaves().is_some() {
                let shaken = ink(&texts::contest_shaken(lang, called(fight, other.who)), Tone::Shaken);
                texts::two_sentences(lang, won, shaken)
            } else {
                won
            };
            let line = texts::two_sentences(lang, won, sides(fight, one, other, lang));
            texts::log_contest(lang, contest_named(*what, lang), line)
        }
        Reopen::Interrupt(one, other) => sides(fight, one, other, lang),
        Reopen::Attack(attack) if !attack.aims.is_empty() => attacks::attack(fight, attack, lang).join(" "),
        Reopen::Attack(attack) => {
            let one = attack.rolls.iter().find(mine).or_else(|| attack.rolls.first());
            one.map_or_else(String::new, |one| attacks::single(fight, attack, one, lang))
        }
        Reopen::Recover(rolls) => {
            let one = rolls.iter().find(mine).or_else(|| rolls.first());
            one.map_or_else(String::new, |one| recovery(fight, one, lang))
        }
        Reopen::Cast(cast) => magic::cast(fight, cast, lang),
        Reopen::Soak(own, offer) => harm::soaked(fight, own, offer, lang),
        Reopen::Damage { hit, whom, roll, result, .. } => {
            let had = had(fight, *whom, who.is_some());
            harm::damage(fight, &Struck { hit: hit.as_deref(), whom: *whom, roll, result, had }, lang)
        }
    }
}

/// The wounds that the victim had before the damage: a reroll goes back behind the first roll.
fn had(fight: &Encounter, whom: Target, again: bool) -> u8 {
    let open = fight.open.as_ref().filter(|_| again);
    let past = open.and_then(|open| open.before.vitals.iter().find(|(id, _)| *id == whom.id)).map(|(_, vital)| vital);
    past.or_else(|| fight.get(whom.id).map(|own| &own.vital)).map_or(0, |vital| vital.wounds)
}

/// `Kenway, Spirit: d8 3, wild 2, wounds −2 = 1 against 4. Stays Shaken`.
fn recovery(fight: &Encounter, own: &TraitRoll, lang: Lang) -> String {
    let outcome = recovers(own, lang);
    let outcome = if own.crit { format!("{}, {outcome}", crit(lang)) } else { outcome };
    texts::log_roll(
        lang,
        called(fight, own.who),
        trait_name(&own.what, lang),
        roll(own, Against::Number, lang),
        outcome,
    )
}

/// What a roll to recover comes to.
pub fn recovers(own: &TraitRoll, lang: Lang) -> String {
    if own.crit || !own.success() {
        ink(&texts::recover_stays(lang), Tone::Shaken)
    } else if own.raises() > 0 {
        ink(&texts::recover_acts(lang), Tone::Good)
    } else {
        ink(&texts::recover_no_action(lang), Tone::Good)
    }
}

/// A roll whose outcome the next fact tells.
fn vigor(fight: &Encounter, own: &TraitRoll, lang: Lang) -> String {
    let line =
        texts::log_side(lang, called(fight, own.who), trait_name(&own.what, lang), roll(own, Against::Number, lang));
    if own.crit { texts::two_sentences(lang, line, crit(lang)) } else { line }
}

fn side(fight: &Encounter, own: &TraitRoll, lang: Lang) -> String {
    let rolled = roll(own, Against::Roll, lang);
    let line = texts::log_side(lang, called(fight, own.who), trait_name(&own.what, lang), rolled);
    if own.crit { format!("{line}, {}", crit(lang)) } else { line }
}

fn sides(fight: &Encounter, one: &TraitRoll, other: &TraitRoll, lang: Lang) -> String {
    texts::log_opposed(lang, side(fight, one, lang), side(fight, other, lang))
}

/// How it ended comes first: a narrow log cuts what comes last.
fn opposed(fight: &Encounter, one: &TraitRoll, other: &TraitRoll, lang: Lang) -> String {
    texts::two_sentences(lang, winner(fight, one, other, lang), sides(fight, one, other, lang))
}

/// How an opposed roll ends for the one who began it.
pub fn winner(fight: &Encounter, one: &TraitRoll, other: &TraitRoll, lang: Lang) -> String {
    if one.beats(other) {
        let raises = ((one.total() - other.total()) / 4).max(0);
        ink(&texts::opposed_won(lang, raises, called(fight, one.who)), Tone::Good)
    } else {
        ink(&texts::opposed_lost(lang, called(fight, one.who)), Tone::Bad)
    }
}

/// A reroll: the new result and the one that is dropped.
pub fn rerolled(fight: &Encounter, what: &Reopen, who: Target, new: (i32, bool), lang: Lang) -> String {
    let (total, better) = new;
    let old = fight.open.as_ref().and_then(|open| totals(&open.what, who));
    if better {
        let line = texts::log_rerolled(lang, single(fight, what, Some(who), lang));
        match old {
            Some(old) => texts::dropped(lang, line, old),
            None => line,
        }
    } else {
        let stays = old.or_else(|| totals(what, who)).unwrap_or_default();
        ink(&texts::log_reroll_worse(lang, called(fight, who), plain(total), stays), Tone::Bad)
    }
}

/// The results of this one's roll.
fn totals(what: &Reopen, who: Target) -> Option<String> {
    let of = |own: &TraitRoll| own.results.iter().map(|result| plain(*result)).collect::<Vec<_>>().join(", ");
    let mine = |own: &&TraitRoll| own.who == who;
    match what {
        Reopen::Smash(own, smash) => Some(smash.damage.as_ref().map_or_else(|| of(own), |damage| plain(damage.total))),
        Reopen::Roll(own)
        | Reopen::Soak(own, _)
        | Reopen::Bleed(own)
        | Reopen::Ritual(own, _)
        | Reopen::Fate(own)
        | Reopen::Resist(own, _)
        | Reopen::Extract(own, _)
        | Reopen::Guard(own, _)
        | Reopen::Incapacitation { roll: own, .. } => Some(of(own)),
        Reopen::Oppose(one, other) | Reopen::Interrupt(one, other) | Reopen::Contest(one, other, _) => {
            [one, &**other].into_iter().find(mine).map(of)
        }
        Reopen::Attack(attack) => attack.rolls.iter().find(mine).map(of),
        Reopen::Recover(rolls) => rolls.iter().find(mine).map(of),
        Reopen::Cast(cast) => Some(of(&cast.roll)),
        Reopen::Damage { roll, .. } => Some(plain(roll.total)),
    }
}
