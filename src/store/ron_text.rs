//! RON as every file of the program is read and written, with its errors in our own words.

use ron::error::{Position, SpannedError};
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::{Serialize, de::DeserializeOwned};

use super::place::{Place, text_behind};
use super::problem::{Problem, Wanted, What};
use crate::texts::nearest;

/// Most texts between quotes in one file: twice what five hundred rich combatants have. Each
/// takes far more memory than the three signs that it may be written with.
const MOST_TEXTS: usize = 100_000;

/// Most entries of a map or a list that one combatant has: skills, talents, weapons, effects.
pub const MOST_PAIRS: usize = 500;

/// Both `player: "Anna"` and `player: Some("Anna")` are read; the first is written.
pub fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Reads a value.
///
/// # Errors
/// The first thing that is wrong with it, with its place.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    if let Some(at) = text.find('\0') {
        return Err(Problem { who: None, what: What::Nul, place: Some(Place::of(text, at)) });
    }
    if let Some(at) = text_behind(text, MOST_TEXTS) {
        return Err(Problem { who: None, what: What::TooManyTexts(MOST_TEXTS), place: Some(Place::of(text, at)) });
    }
    options().from_str(text).map_err(|error| problem(text, &error))
}

/// A value on one line.
///
/// # Errors
/// What RON cannot write: nothing of ours.
pub fn on_one_line(value: &impl Serialize) -> Result<String, ron::Error> {
    let layout = PrettyConfig::new().compact_arrays(true).compact_maps(true).compact_structs(true).separator(" ");
    // RON's writer puts a backslash before every apostrophe; nobody needs it.
    Ok(options().to_string_pretty(value, layout)?.replace("\\'", "'"))
}

/// A value on as many lines as it has facts.
///
/// # Errors
/// What RON cannot write: nothing of ours.
pub fn on_many_lines(value: &impl Serialize) -> Result<String, ron::Error> {
    let layout = PrettyConfig::new().new_line("\n").indentor("    ").compact_arrays(true);
    Ok(options().to_string_pretty(value, layout)?.replace("\\'", "'"))
}

fn problem(text: &str, error: &SpannedError) -> Problem {
    let what = meaning(&error.code);
    let position = match what {
        What::EndsEarly | What::MissingField(_) | What::GoesOn => error.span.end,
        _ => error.span.start,
    };
    Problem { who: None, what, place: Some(place(text, position)) }
}

/// The column may lie one beyond the line.
fn place(text: &str, position: Position) -> Place {
    let line = position.line.max(1);
    let width = text.split('\n').nth(line - 1).map_or(0, |line| line.trim_end_matches('\r').chars().count());
    Place { line, column: position.col.clamp(1, width + 1) }
}

fn meaning(error: &ron::Error) -> What {
    use ron::Error as E;
    match error {
        E::Eof => What::EndsEarly,
        E::ExpectedArray => What::Expected(Wanted::Sign("[")),
        E::ExpectedArrayEnd => What::Expected(Wanted::Sign("]")),
        E::ExpectedMap => What::Expected(Wanted::Sign("{")),
        E::ExpectedMapEnd => What::Expected(Wanted::Sign("}")),
        E::ExpectedMapColon => What::Expected(Wanted::Sign(":")),
        E::ExpectedComma => What::Expected(Wanted::Sign(",")),
        E::ExpectedStructLike | E::ExpectedUnit | E::ExpectedNamedStructLike("") => What::Expected(Wanted::Sign("(")),
        E::ExpectedStructLikeEnd | E::ExpectedOptionEnd => What::Expected(Wanted::Sign(")")),
        E::ExpectedNamedStructLike(name) | E::ExpectedDifferentStructName { expected: name, .. } => {
            What::Expected(Wanted::Struct(name))
        }
        E::ExpectedBoolean => What::Expected(Wanted::Boolean),
        E::ExpectedInteger | E::ExpectedFloat => What::Expected(Wanted::Number),
        E::ExpectedString => What::Expected(Wanted::Text),
        E::ExpectedIdentifier => What::Expected(Wanted::Word),
        E::ExpectedAttribute | E::ExpectedAttributeEnd => What::Expected(Wanted::Sign("#![enable(…)]")),
        E::ExpectedStringEnd => What::OpenText,
        E::UnclosedBlockComment => What::OpenComment,
        E::InvalidEscape(_) | E::InvalidIntegerDigit { .. } | E::UnderscoreAtBeginning => What::BadEscape,
        E::IntegerOutOfBounds => What::NumberTooLarge,
        E::NoSuchExtension(name) => What::Stray(name.clone()),
        E::UnexpectedChar(found) => What::Stray(found.to_string()),
        E::InvalidIdentifier(found) | E::SuggestRawIdentifier(found) => What::Stray(found.clone()),
        E::TrailingCharacters => What::GoesOn,
        E::ExceededRecursionLimit => What::TooDeep,
        E::MissingStructField { field, .. } => What::MissingField((*field).to_owned()),
        E::DuplicateStructField { field, .. } => What::DuplicateField((*field).to_owned()),
        E::NoSuchStructField { expected, found, .. } => What::UnknownField {
            found: found.clone(),
            near: nearest(found, expected.iter().copied()).map(str::to_owned),
            known: expected.join(", "),
        },
        E::NoSuchEnumVariant { expected, found, .. } => {
            What::UnknownWord { found: found.clone(), known: expected.join(", ") }
        }
        E::ExpectedDifferentLength { found, .. } if *found > MOST_PAIRS => What::TooManyEntries(MOST_PAIRS),
        E::InvalidValueForType { expected, .. } => What::Form(expected.clone()),
        other => What::Other(other.to_string()),
    }
}
