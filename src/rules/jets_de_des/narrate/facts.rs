//! The game master's corrections in words: what was, and what is now.

use crate::rules::jets_de_des::fact::Fact;
use crate::rules::jets_de_des::state::{Combatant, Encounter};
use crate::texts::{self, Lang, of, plain};
use crate::view::Id;

use super::names::{characteristic, name, skill};

/// A fact in parts: a number that changed, or a state.
enum Change {
    /// what, from, to
    Number(String, String, String),
    /// a state
    State(String),
}

/// `By hand: Anna, Defence 1 to 2`.
pub fn corrected(fight: &Encounter, id: Id, fact: &Fact, lang: Lang) -> String {
    let change = match change(fight.get(id), fact, lang) {
        Change::Number(what, from, to) => texts::change_number(lang, what, from, to),
        Change::State(state) => state,
    };
    texts::log_by_hand(lang, name(fight, id), change)
}

/// `Defence of Anna 1 to 2`.
pub fn label(fight: &Encounter, id: Id, fact: &Fact, lang: Lang) -> String {
    let who = name(fight, id);
    match change(fight.get(id), fact, lang) {
        Change::Number(what, from, to) => {
            texts::change_number(lang, texts::what_of(lang, what, of(lang, &who)), from, to)
        }
        Change::State(state) => format!("{who}, {state}"),
    }
}

fn change(who: Option<&Combatant>, fact: &Fact, lang: Lang) -> Change {
    let number = |what: String, was: &dyn Fn(&Combatant) -> i64, to: i64| {
        let told = |number: i64| plain(i32::try_from(number).unwrap_or(i32::MAX));
        Change::Number(what, told(who.map_or(to, was)), told(to))
    };
    let state = |on: bool, yes: fn(Lang) -> String, no: fn(Lang) -> String| {
        Change::State(if on { yes(lang) } else { no(lang) })
    };
    match fact {
        Fact::Score(on, to) => {
            number(characteristic(*on, lang), &|own| own.stats.scores.get(*on).into(), i64::from(*to))
        }
        Fact::Defence(to) => number(texts::jets_fact_defence(lang), &|own| own.stats.defence.into(), i64::from(*to)),
        Fact::Mastery(name, to) => {
            let what = texts::jets_fact_mastery(lang, skill(name, lang));
            number(what, &|own| own.mastery(name).into(), i64::from(*to))
        }
        Fact::Ticked(level, to) => {
            let was = |own: &Combatant| own.wounds.ticked.get(level.place()).copied().unwrap_or(0).into();
            number(texts::jets_fact_ticked(lang, level.number()), &was, i64::from(*to))
        }
        Fact::Boxes(level, to) => {
            let was = |own: &Combatant| own.wounds.boxes.get(level.place()).copied().unwrap_or(0).into();
            number(texts::jets_fact_boxes(lang, level.number()), &was, i64::from(*to))
        }
        Fact::Overflow(to) => {
            number(texts::jets_fact_overflow(lang), &|own| own.wounds.overflow.into(), i64::from(*to))
        }
        Fact::Handicap(to) => number(texts::jets_fact_handicap(lang), &|own| own.handicap.into(), i64::from(*to)),
        Fact::Hidden(on) => state(*on, texts::fact_hidden, texts::fact_not_hidden),
        Fact::Out(on) => state(*on, texts::fact_out, texts::fact_not_out),
        Fact::Dead(on) => state(*on, texts::fact_dead, texts::fact_not_dead),
    }
}
