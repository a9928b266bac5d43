//! The game master's corrections in words: what was, and what is now.

use crate::rules::savage::fact::Fact;
use crate::rules::savage::rank::Rank;
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::trait_roll::Target;
use crate::texts::{self, Lang};
use crate::view::Id;

use super::names::{called, of, plain, trait_name};
use super::rolls::level;

/// A fact in parts: a number that changed, or a word.
enum Change {
    /// what, from, to
    Number(String, String, String),
    /// what has a value now and had none
    New(String, String),
    /// a state
    State(String),
}

/// `By hand: Kenway, wounds 3 to 1`.
pub fn corrected(fight: &Encounter, id: Id, member: Option<usize>, fact: &Fact, lang: Lang) -> String {
    let who = called(fight, Target { id, member });
    let change = match change(fight.get(id), member, fact, lang) {
        Change::Number(what, from, to) => texts::change_number(lang, what, from, to),
        Change::New(what, to) => format!("{what} {to}"),
        Change::State(state) => state,
    };
    texts::log_by_hand(lang, who, change)
}

/// `wounds of Kenway 3 to 1`.
pub fn label(fight: &Encounter, id: Id, member: Option<usize>, fact: &Fact, lang: Lang) -> String {
    let who = called(fight, Target { id, member });
    match change(fight.get(id), member, fact, lang) {
        Change::Number(what, from, to) => {
            texts::change_number(lang, texts::what_of(lang, what, of(lang, &who)), from, to)
        }
        Change::New(what, to) => format!("{} {to}", texts::what_of(lang, what, of(lang, &who))),
        Change::State(state) => format!("{who}, {state}"),
    }
}

fn change(who: Option<&Combatant>, member: Option<usize>, fact: &Fact, lang: Lang) -> Change {
    let place = member.unwrap_or(0);
    let number = |what: String, was: fn(&Combatant, usize) -> i32, to: i32| {
        Change::Number(what, plain(who.map_or(to, |own| was(own, place))), plain(to))
    };
    let state = |on: bool, yes: fn(Lang) -> String, no: fn(Lang) -> String| {
        Change::State(if on { yes(lang) } else { no(lang) })
    };
    match fact {
        Fact::Wounds(to) => number(texts::fact_wounds(lang), |own, _| own.vital.wounds.into(), (*to).into()),
        Fact::Fatigue(to) => number(texts::fact_fatigue(lang), |own, _| own.vital.fatigue.into(), (*to).into()),
        Fact::Pace(to) => number(texts::fact_pace(lang), |own, _| own.pace(), *to),
        Fact::Parry(to) => number(texts::fact_parry(lang), Combatant::parry, *to),
        Fact::Toughness(to) => number(texts::fact_toughness(lang), |own, _| own.toughness(), *to),
        Fact::Power(to) => number(texts::fact_power(lang), |own, _| own.power.into(), (*to).into()),
        Fact::Shaken(on) => state(*on, texts::fact_shaken, texts::fact_not_shaken),
        Fact::Prone(on) => state(*on, texts::fact_prone, texts::fact_not_prone),
        Fact::Hidden(on) => state(*on, texts::fact_hidden, texts::fact_not_hidden),
        Fact::Incapacitated(on) => {
            let figure = member.is_some() || who.is_some_and(|own| own.vital.members.len() > 1);
            if figure {
                state(*on, texts::fact_out, texts::fact_not_out)
            } else {
                state(*on, texts::fact_incapacitated, texts::fact_not_incapacitated)
            }
        }
        Fact::Bleeding(on) => state(*on, texts::fact_bleeding, texts::fact_not_bleeding),
        Fact::Dead(on) => state(*on, texts::fact_dead, texts::fact_not_dead),
        Fact::Experience(to) => {
            number(texts::fact_experience(lang), |own, _| own.stats.experience.into(), (*to).into())
        }
        Fact::Ppx(to) => {
            let was = |own: &Combatant, _| own.stats.black_powder.as_ref().map_or(0, |own| own.ppx.into());
            number(texts::fact_ppx(lang), was, (*to).into())
        }
        Fact::Rank(to) => {
            let Some(own) = who else { return Change::State(texts::fact_rank(lang)) };
            let points =
                |rank: Option<Rank>| rank.map_or_else(|| texts::fact_rank_by_experience(lang), |rank| rank.name(lang));
            Change::Number(texts::fact_rank(lang), points(own.stats.rank), points(*to))
        }
        Fact::Trait(what, to) => {
            let name = trait_name(what, lang);
            match who.and_then(|own| own.level(what)) {
                Some(from) => Change::Number(name, level(from), level(*to)),
                None => Change::New(name, level(*to)),
            }
        }
    }
}
