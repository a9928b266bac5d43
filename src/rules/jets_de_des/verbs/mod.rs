//! The table of verbs of this ruleset: names, keys, fields.

mod fact;
mod resolve;

pub use fact::fields;
pub use resolve::resolve;

use crate::rules::contract::{Call, Field, Group, Kind, Misuse, Verb};

use super::stats::{Attribute, Characteristic, Pool};
use fact::pool_named;

const NONE: &[Field] = &[];

const fn play(name: &'static str, keys: &'static [&'static str], fields: &'static [Field]) -> Verb {
    Verb { name, keys, group: Group::Play, spoken: true, fields }
}

const fn word(name: &'static str, keys: &'static [&'static str], fields: &'static [Field]) -> Verb {
    Verb { name, keys, group: Group::Word, spoken: true, fields }
}

const fn key(name: &'static str, keys: &'static [&'static str], group: Group) -> Verb {
    Verb { name, keys, group, spoken: false, fields: NONE }
}

const WHO: Field = Field::needed("who", Kind::Who);
const WHOM: Field = Field::needed("whom", Kind::Who);
const SKILL: Field = Field::optional("skill", Kind::Text);
const MOD: Field = Field::optional("mod", Kind::Number(-20, 20));
const HARDER: Field = Field::optional("harder", Kind::Number(-20, 20));
const WITHOUT: Field = Field::optional("without", Kind::Flag);
const SPEND: Field = Field::optional("spend", Kind::Word(is_spending, SPENDINGS));
const FACES: Field = Field::optional("faces", Kind::Numbers(1, 6));
const AT_STAKE: Field = Field::optional("stake", Kind::Trait);
const LEVEL: Field = Field::optional("level", Kind::Number(1, 3));

/// What spends points: a strategy, nothing, or points for each kept die.
const SPENDINGS: &str = "successes|sixes|outcome|none|1,0,2";

fn is_spending(text: &str) -> bool {
    resolve::spending(text).is_some()
}

fn is_any(_: &str) -> bool {
    true
}

/// Every verb, in the order in which help shows them.
pub static VERBS: &[Verb] = &[
    play("round", &[], NONE),
    play(
        "declare",
        &["o"],
        &[
            WHO,
            Field::optional("at", Kind::Text),
            Field::optional("with", Kind::Weapon),
            SKILL,
            Field::optional("on", Kind::Trait),
            Field::optional("trigger", Kind::Text),
            Field::optional("done", Kind::Flag),
            // All that follows is its text, so that it is said last.
            Field::trailing("text", Kind::Text),
        ],
    ),
    play("next", &["n"], NONE),
    play("act", &["i"], &[WHO]),
    play(
        "attack",
        &["a"],
        &[
            WHO,
            WHOM,
            Field::optional("with", Kind::Weapon),
            Field::optional("on", Kind::Trait),
            SKILL,
            MOD,
            Field::optional("difficulty", Kind::Number(-20, 40)),
            HARDER,
            WITHOUT,
            SPEND,
            FACES,
        ],
    ),
    play("spend", &[], &[Field::needed("how", Kind::Word(is_spending, SPENDINGS))]),
    play(
        "choose",
        &["c"],
        &[
            Field::needed("what", Kind::Choice(&["location", "nature", "kill", "effect"])),
            Field::trailing("text", Kind::Text),
        ],
    ),
    play("price", &[], &[Field::trailing("text", Kind::Text)]),
    play(
        "resist",
        &[],
        &[WHO, Field::needed("pool", Kind::Trait), SKILL, MOD, HARDER, WITHOUT, SPEND, AT_STAKE, FACES],
    ),
    play("take", &["h"], &[WHO, Field::optional("less", Kind::Number(0, 999))]),
    play("commit", &[], NONE),
    play(
        "roll",
        &["r"],
        &[
            WHO,
            Field::needed("pool", Kind::Trait),
            Field::optional("difficulty", Kind::Number(-20, 40)),
            SKILL,
            MOD,
            HARDER,
            WITHOUT,
            SPEND,
            AT_STAKE,
            FACES,
        ],
    ),
    play(
        "harm",
        &["d"],
        &[WHOM, Field::needed("amount", Kind::Number(1, 999)), LEVEL, Field::optional("nature", Kind::Text)],
    ),
    play("heal", &[], &[WHO, Field::needed("boxes", Kind::Number(1, 99)), LEVEL]),
    word("place", &["P"], &[WHO, Field::needed("place", Kind::Number(1, 999))]),
    word(
        "set",
        &["E"],
        &[
            WHO,
            Field::needed("field", Kind::Word(is_any, "FIELD")),
            Field::needed("value", Kind::Word(is_any, "VALUE")),
        ],
    ),
    word(
        "penalty",
        &["B"],
        &[
            WHO,
            Field::needed("on", Kind::Trait),
            Field::trailing("amount", Kind::Number(1, 10)),
            Field::optional("cause", Kind::Text),
            Field::optional("until", Kind::Text),
        ],
    ),
    word("lift", &[], &[WHO, Field::needed("on", Kind::Trait)]),
    word("condition", &["C"], &[WHO, Field::needed("text", Kind::Text)]),
    word("cure", &[], &[WHO, Field::needed("text", Kind::Text)]),
    word(
        "add",
        &["A"],
        &[
            Field::needed("template", Kind::Template),
            Field::optional("name", Kind::Text),
            Field::optional("count", Kind::Number(1, 50)),
            Field::optional("side", Kind::Choice(&["heroes", "foes"])),
            Field::optional("player", Kind::Text),
        ],
    ),
    word("remove", &["X", "Delete"], &[WHO]),
    word("rename", &[], &[WHO, Field::needed("name", Kind::Text)]),
    word("note", &["N"], &[WHO, Field::needed("text", Kind::Text)]),
    // Rows below have a key and no text form: what they do is a verb above with its fields filled.
    key("spend-successes", &["s"], Group::Play),
    key("spend-sixes", &["p"], Group::Play),
    key("spend-outcome", &["b"], Group::Play),
    key("target", &["t"], Group::Play),
    key("weapon", &["w"], Group::Play),
    key("other", &["x"], Group::Play),
    key("wounds", &["W"], Group::Word),
    key("hide", &["H"], Group::Word),
    key("characteristic", &["y"], Group::Attack),
    key("skill", &["m"], Group::Attack),
    key("number", &[], Group::Attack),
    key("harder", &[], Group::Attack),
    key("without", &["l"], Group::Attack),
];

/// Tests that a call makes sense before anything is played, beyond the kinds of its fields.
///
/// # Errors
/// [`Misuse`]: a word that is no characteristic or attribute, a field of `set` that cannot hold
/// that value, a choice without its text.
pub fn check(call: &Call) -> Result<(), Misuse> {
    for (field, sums) in [("pool", true), ("on", false), ("stake", false)] {
        let Some(said) = call.get_text(field) else { continue };
        if !pool_named(said).is_some_and(|pool| sums || matches!(pool, Pool::Of(_))) {
            let attributes = Attribute::ALL.map(Attribute::name);
            let names = Characteristic::ALL
                .map(Characteristic::name)
                .into_iter()
                .chain(attributes.into_iter().filter(|_| sums));
            let expected = names.collect::<Vec<_>>().join("|");
            return Err(Misuse::BadValue { field, value: said.to_owned(), expected });
        }
    }
    match call.verb {
        "set" => {
            let text = |field| call.get_word(field).unwrap_or_default();
            fact::read(&text("field"), &text("value")).map(|_| ())
        }
        "choose" if call.get_text("what") != Some("kill") && call.get_text("text").is_none() => {
            Err(Misuse::Missing { verb: "choose", field: "text" })
        }
        _ => Ok(()),
    }
}
