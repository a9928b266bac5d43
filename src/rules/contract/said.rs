//! What any ruleset may refuse or miss, in words.

use crate::dice::{Ask, Halt};
use crate::texts::{self, Lang};

use super::{Misuse, Refusal};

/// A refusal that any ruleset may give.
#[must_use]
pub fn refusal(refusal: &Refusal, lang: Lang) -> String {
    match refusal {
        Refusal::UnknownName(said) => texts::no_such_name(lang, said.clone()),
        Refusal::MisspeltName { said, near } => texts::no_such_name_near(lang, said.clone(), near.clone()),
        Refusal::AmbiguousName { said, among } => {
            let among = match among.as_slice() {
                [first @ .., last] if !first.is_empty() => texts::list_or(lang, first.join(", "), last.clone()),
                few => few.concat(),
            };
            texts::no_one_name(lang, said.clone(), among)
        }
        Refusal::NoSuchMember { name, count } => texts::no_such_member(lang, *count, name.clone()),
        Refusal::UnknownTemplate(name) => texts::no_such_template(lang, name.clone()),
        Refusal::FightIsFull(most) => texts::fight_is_full(lang, *most),
        Refusal::NoForecast => texts::no_forecast(lang),
        Refusal::NothingToUndo => texts::no_undo(lang),
        Refusal::NothingToRedo => texts::no_redo(lang),
    }
}

/// What is wrong with a command that is none.
#[must_use]
pub fn misuse(misuse: &Misuse, lang: Lang) -> String {
    match misuse {
        Misuse::UnknownVerb(verb, Some(near)) => texts::misuse_verb_near(lang, verb.clone(), *near),
        Misuse::UnknownVerb(verb, None) => texts::misuse_verb(lang, verb.clone()),
        Misuse::Missing { verb, field } => texts::misuse_missing(lang, *verb, *field),
        Misuse::Surplus { verb, word } => texts::misuse_surplus(lang, *verb, word.clone()),
        Misuse::BadValue { field, value, expected } => {
            texts::misuse_value(lang, value.clone(), *field, expected.clone())
        }
        Misuse::Twice(field) => texts::misuse_twice(lang, *field),
        Misuse::OpenQuote => texts::misuse_quote(lang),
    }
}

/// Which die is missing, or why one does not fit; `missing` names a die in the game's own words.
#[must_use]
pub fn halt(halt: &Halt, lang: Lang, missing: fn(Ask, Lang) -> String) -> String {
    match halt {
        Halt::Needs(ask) => {
            let asked = missing(*ask, lang);
            if ask.again > 0 { texts::halt_again(lang, asked) } else { asked }
        }
        Halt::Impossible { ask, face } => texts::halt_impossible(lang, ask.die.to_string(), *face, ask.die.sides()),
        Halt::NeedsFaces => texts::halt_faces(lang),
        Halt::LeftOver(count) => texts::halt_left_over(lang, *count),
    }
}
