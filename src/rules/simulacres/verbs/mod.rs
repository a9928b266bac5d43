//! The table of verbs of this ruleset: names, keys, fields.

mod fact;
mod resolve;

pub use fact::fields;
pub use resolve::resolve;

use crate::rules::contract::{Call, Field, Group, Kind, Misuse, Verb};

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
const SUM: Field = Field::needed("sum", Kind::Word(is_sum, "Body+Action+Material"));
const TALENT: Field = Field::optional("talent", Kind::Text);
const MOD: Field = Field::optional("mod", Kind::Number(-40, 40));
const POWER: Field = Field::optional("power", Kind::Number(0, 9));
const SPEED: Field = Field::optional("speed", Kind::Number(0, 9));
const PRECISION: Field = Field::optional("precision", Kind::Number(0, 9));
const BOOST: Field = Field::optional("boost", Kind::Number(0, 9));
const EDGE: Field = Field::optional("edge", Kind::Number(0, 9));
const HASTE: Field = Field::optional("haste", Kind::Number(0, 9));
const EP: Field = Field::optional("ep", Kind::Number(0, 40));
const LONG: Field = Field::optional("long", Kind::Flag);
const SECRET: Field = Field::optional("secret", Kind::Flag);
const FACES: Field = Field::optional("faces", Kind::Numbers(1, 6));
const TOTAL: Field = Field::optional("total", Kind::Numbers(2, 12));

fn is_sum(text: &str) -> bool {
    resolve::sum(text).is_some()
}

fn is_any(_: &str) -> bool {
    true
}

/// Every verb, in the order in which help shows them.
pub static VERBS: &[Verb] = &[
    play("pass", &[], NONE),
    play("next", &["n"], NONE),
    play("act", &["i"], &[WHO]),
    play(
        "roll",
        &["r"],
        &[WHO, SUM, TALENT, MOD, POWER, SPEED, PRECISION, BOOST, EDGE, HASTE, EP, LONG, SECRET, FACES, TOTAL],
    ),
    word("end", &[], NONE),
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
    key("other", &["x"], Group::Play),
    key("hide", &["H"], Group::Word),
    key("number", &[], Group::Attack),
    key("secret", &[], Group::Attack),
];

/// Tests that a call makes sense before anything is played, beyond the kinds of its fields.
///
/// # Errors
/// [`Misuse`]: a field of `set` that cannot hold that value.
pub fn check(call: &Call) -> Result<(), Misuse> {
    if call.verb == "set" {
        let text = |field| call.get_word(field).unwrap_or_default();
        fact::read(&text("field"), &text("value"))?;
    }
    Ok(())
}
