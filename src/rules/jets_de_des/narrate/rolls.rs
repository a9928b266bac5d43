//! A roll in words: the pool with every modifier, the dice, what they come to.

use crate::rules::jets_de_des::options::Options;
use crate::rules::jets_de_des::pool::{Dice, Outcome, thrown_at};
use crate::rules::jets_de_des::roll::{Mod, Purpose, Reason, Roll, Thrown};
use crate::rules::jets_de_des::state::Encounter;
use crate::rules::jets_de_des::stats::Pool;
use crate::texts::{self, Lang, plain, signed};
use crate::view::Tone;
use crate::view::ink::{dim, ink};

use super::names::{characteristic, name, pool, skill, weapon};

/// The pool with its modifiers: `Sword on Strength 4, −1 penalty = 3 dice`.
pub fn made_of(roll: &Roll, lang: Lang) -> String {
    let mut text = texts::jets_pool(lang, pool(roll.pool, lang), roll.score);
    for one in &roll.mods {
        text = format!("{text}, {}", modifier(*one, roll.pool, lang));
    }
    if let Some(own) = &roll.skill {
        text = texts::jets_pool_skill(lang, skill(own, lang), text);
    }
    // The score is the number of dice where nothing changes it.
    if roll.mods.is_empty() && roll.effective() > 0 {
        text
    } else {
        texts::jets_pool_comes_to(lang, text, texts::jets_dice_count(lang, thrown_at(roll.effective())))
    }
}

/// One modifier, its sign first: `−1 penalty`.
fn modifier(own: Mod, of: Pool, lang: Lang) -> String {
    format!("{} {}", signed(own.dice), reason(own.reason, of, lang))
}

/// Why a pool has more or fewer dice. A penalty names its characteristic where there are two.
fn reason(reason: Reason, of: Pool, lang: Lang) -> String {
    match (reason, of) {
        (Reason::Penalty(_), Pool::Of(_)) => texts::jets_mod_penalty(lang),
        (Reason::Penalty(on), Pool::Sum(_)) => texts::jets_mod_penalty_on(lang, characteristic(on, lang)),
        (Reason::Handicap, _) => texts::jets_mod_handicap(lang),
        (Reason::Free, _) => texts::jets_mod_free(lang),
    }
}

/// Faces side by side: `5 3 2`.
pub fn faces(faces: &[u8]) -> String {
    faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The dice as they lie: `6 2, the 2 counts`, `5 3 → 5 4`.
fn dice(dice: &Dice, lang: Lang) -> String {
    let mut text = faces(&dice.raw);
    if dice.raw.len() != dice.kept.len() {
        text = texts::jets_faces(lang, text, faces(&dice.kept));
    }
    let after = dice.adjusted();
    if after == dice.kept { text } else { texts::jets_spent_to(lang, text, faces(&after)) }
}

/// The dice and what they are held against: `5 3 2 against Defence 2`.
pub fn thrown(roll: &Roll, lang: Lang) -> String {
    let fell = match &roll.dice {
        Thrown::Dice(own) => dice(own, lang),
        Thrown::Without(count) => texts::jets_partials(lang, *count),
    };
    against(roll, fell, lang)
}

fn against(roll: &Roll, what: String, lang: Lang) -> String {
    match &roll.purpose {
        Purpose::Test => texts::jets_against_difficulty(lang, what, plain(roll.difficulty)),
        Purpose::Attack(_) => texts::jets_against_defence(lang, what, plain(roll.difficulty)),
        Purpose::Resist(_) => texts::jets_against_damage(lang, roll.difficulty, what),
    }
}

/// What the dice come to, in the words of what they were thrown for.
pub fn outcome(roll: &Roll, options: &Options, lang: Lang) -> String {
    let outcome = roll.outcome(options);
    match &roll.purpose {
        Purpose::Test => tested(outcome, lang),
        Purpose::Attack(_) => struck(outcome, lang),
        Purpose::Resist(_) => resisted(outcome, lang),
    }
}

fn tested(outcome: Outcome, lang: Lang) -> String {
    match outcome {
        Outcome::Perfect { margin } => ink(&texts::jets_outcome_perfect(lang, margin), Tone::Good),
        // A partial success may have its price, as the game master sees fit (A3).
        Outcome::Standard { margin } => {
            let success = ink(&texts::jets_outcome_standard(lang, margin), Tone::Good);
            format!("{success}, {}", dim(&texts::jets_compromise(lang)))
        }
        Outcome::Failure => ink(&texts::jets_outcome_failure(lang), Tone::Bad),
        Outcome::Critical => ink(&texts::jets_outcome_critical(lang), Tone::Bad),
    }
}

fn struck(outcome: Outcome, lang: Lang) -> String {
    match outcome {
        Outcome::Perfect { margin } => ink(&texts::jets_hits_perfectly(lang, margin), Tone::Good),
        Outcome::Standard { margin } => ink(&texts::jets_hits(lang, margin), Tone::Good),
        Outcome::Failure => ink(&texts::jets_misses(lang), Tone::Bad),
        Outcome::Critical => ink(&texts::jets_misses_badly(lang), Tone::Bad),
    }
}

fn resisted(outcome: Outcome, lang: Lang) -> String {
    match outcome {
        Outcome::Perfect { .. } | Outcome::Standard { .. } => ink(&texts::jets_resists(lang), Tone::Good),
        Outcome::Failure => ink(&texts::jets_does_not_resist(lang), Tone::Bad),
        Outcome::Critical => ink(&texts::jets_fails_to_resist(lang), Tone::Bad),
    }
}

/// A roll that fell: who, on what, the dice; then what it comes to, or the points that wait.
pub fn rolled(fight: &Encounter, roll: &Roll, lang: Lang) -> String {
    let who = name(fight, roll.who);
    let (made, dice) = (made_of(roll, lang), thrown(roll, lang));
    let line = match (&roll.purpose, &roll.dice) {
        (Purpose::Attack(blow), _) => {
            let with = weapon(blow.weapon.as_deref(), lang);
            texts::jets_log_attack(lang, who, name(fight, blow.whom), with, made, dice)
        }
        (Purpose::Resist(_), _) => texts::jets_log_resist(lang, who, made, dice),
        (Purpose::Test, Thrown::Dice(_)) => texts::jets_log_test(lang, who, made, dice),
        (Purpose::Test, Thrown::Without(_)) => texts::jets_log_without(lang, who, made, dice),
    };
    if roll.can_spend() {
        texts::jets_log_points(lang, line, texts::jets_points_to_spend(lang, roll.points))
    } else {
        texts::jets_log_outcome(lang, line, outcome(roll, &fight.options, lang))
    }
}

/// The roll that waits for its points, with these spent on it.
pub fn with_points(roll: &Roll, points: &[u8]) -> Roll {
    let mut roll = roll.clone();
    if let Thrown::Dice(dice) = &mut roll.dice {
        dice.spent = points.to_vec();
    }
    roll
}

/// Points that were spent, and what the roll comes to with them.
pub fn spent(fight: &Encounter, points: &[u8], lang: Lang) -> Option<String> {
    let roll = with_points(fight.spending()?, points);
    let sum: u32 = points.iter().map(|points| u32::from(*points)).sum();
    let (who, dice) = (name(fight, roll.who), thrown(&roll, lang));
    let outcome = outcome(&roll, &fight.options, lang);
    Some(if sum == 0 {
        texts::jets_log_spent_none(lang, who, dice, outcome)
    } else {
        texts::jets_log_spent(lang, who, sum, roll.points, dice, outcome)
    })
}
