//! Blows at objects, in words.

use crate::rules::savage::smash::Smash;
use crate::rules::savage::state::Encounter;
use crate::rules::savage::trait_roll::TraitRoll;
use crate::texts::{self, Lang, Words, word};
use crate::view::Tone;
use crate::view::ink::ink;

use super::harm;
use super::names::{called, plain, weapon};
use super::rolls::{Against, crit, roll, sum};

/// `Kenway hits (light door), cutlass: d8 5, wild 2 = 5 against Parry 2. Damage Str d8 4, d6 5 = 9 on
/// Toughness 8: it breaks`.
pub fn smashed(fight: &Encounter, own: &TraitRoll, smash: &Smash, lang: Lang) -> String {
    let (who, with) = (called(fight, own.who), weapon(&smash.hit.weapon, lang));
    let object = word(lang, Words::Object, &smash.object.name);
    let rolled = roll(own, if smash.ranged { Against::Number } else { Against::Parry }, lang);
    let Some(damage) = &smash.damage else {
        let missed = ink(&texts::log_object_missed(lang, who, object, with, rolled), Tone::Bad);
        return if own.crit { texts::two_sentences(lang, missed, crit(lang)) } else { missed };
    };
    let dice = harm::dice(Some(&smash.hit), damage, lang);
    let toughness = plain(smash.object.toughness);
    let hit = ink(&texts::log_object_hit(lang, who, object, with, rolled), Tone::Good);
    texts::two_sentences(lang, hit, texts::log_object_damage(lang, dice, toughness, outcome(smash, lang)))
}

/// What the damage of a hit comes to.
fn outcome(smash: &Smash, lang: Lang) -> String {
    if smash.breaks() {
        ink(&texts::log_object_breaks(lang), Tone::Good)
    } else {
        ink(&texts::log_object_holds(lang), Tone::Bad)
    }
}

/// The result first.
pub fn brief(fight: &Encounter, own: &TraitRoll, smash: &Smash, lang: Lang) -> String {
    let (outcome, numbers) = match &smash.damage {
        Some(damage) => {
            let numbers = texts::sum_against(lang, plain(damage.total), plain(smash.object.toughness));
            (outcome(smash, lang), numbers)
        }
        None if own.crit => (texts::brief_crit(lang), sum(own, lang)),
        None => (ink(&texts::outcome_misses(lang), Tone::Bad), sum(own, lang)),
    };
    texts::brief(lang, outcome, called(fight, own.who), numbers)
}
