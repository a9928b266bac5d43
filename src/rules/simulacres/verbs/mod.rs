//! The table of verbs of this ruleset: names, keys, fields.

mod fact;
mod known;
mod names;
mod resolve;

pub use fact::fields;
pub use names::{aimed, sum};
pub use resolve::resolve;

use crate::rules::contract::{Call, Field, Group, Kind, Misuse, Verb};

use super::damage::Code;
use super::narrate::{part_named, zone_named};
use super::stats::Part;

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
const MINUTES: Field = Field::optional("minutes", Kind::Number(1, 100_000));
const SECRET: Field = Field::optional("secret", Kind::Flag);
const FACES: Field = Field::optional("faces", Kind::Numbers(1, 6));
const TOTAL: Field = Field::optional("total", Kind::Numbers(2, 12));

fn is_sum(text: &str) -> bool {
    names::sum(text).is_some()
}

fn is_any(_: &str) -> bool {
    true
}

fn is_zone(text: &str) -> bool {
    zone_named(text).is_some()
}

fn is_code(text: &str) -> bool {
    text.parse::<Code>().is_ok()
}

fn is_kit(text: &str) -> bool {
    text.parse::<Code>().is_ok_and(|code| code.add == 0)
}

fn is_component(text: &str) -> bool {
    matches!(part_named(text), Some(Part::Component(_)))
}

const ZONES: &str = "head|torso|left-arm|right-arm|left-leg|right-leg";
const ZONE: Field = Field::needed("zone", Kind::Word(is_zone, ZONES));
const MAYBE_ZONE: Field = Field::optional("zone", Kind::Word(is_zone, ZONES));
const WHOM: Field = Field::needed("whom", Kind::Who);
const WITH: Field = Field::optional("with", Kind::Weapon);
const BARE: Field = Field::optional("bare", Kind::Flag);
const AIM: Field = Field::optional(
    "aim",
    Kind::Choice(&["anywhere", "upper", "lower", "head", "torso", "left-arm", "right-arm", "left-leg", "right-leg"]),
);
const DOSE: Field = Field::optional("dose", Kind::Flag);
const COMPONENT: Field = Field::needed("component", Kind::Word(is_component, "Body|Heart|Mind|Instincts"));
const PV: Field = Field::optional("pv", Kind::Number(0, 999));
const PS: Field = Field::optional("ps", Kind::Number(0, 999));

/// Every verb, in the order in which help shows them.
pub static VERBS: &[Verb] = &[
    play("pass", &[], NONE),
    play(
        "declare",
        &["o"],
        &[
            WHO,
            Field::needed("deed", Kind::Choice(&["attack", "parry", "defend", "move", "treat", "other"])),
            Field::optional("at", Kind::Who),
            WITH,
            AIM,
            DOSE,
            Field::optional("against", Kind::Text),
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
            WITH,
            BARE,
            AIM,
            DOSE,
            Field::optional("distance", Kind::Choice(&["point-blank", "near", "normal", "far", "very-far"])),
            Field::optional("simple", Kind::Flag),
            Field::optional("parry", Kind::Flag),
            Field::optional("gang", Kind::Number(1, 50)),
            Field::optional("vs", Kind::Weapon),
            Field::optional("against", Kind::Number(-40, 40)),
            MOD,
            POWER,
            SPEED,
            PRECISION,
            BOOST,
            EDGE,
            HASTE,
            EP,
            SECRET,
            FACES,
            TOTAL,
        ],
    ),
    play("damage", &[], &[MAYBE_ZONE, FACES]),
    play("dose", &[], &[PV, PS]),
    play("riposte", &[], &[WHO, WITH, BARE, AIM, DOSE, MOD, POWER, SPEED, PRECISION, BOOST, EDGE, EP, FACES, TOTAL]),
    play("faint", &[], &[WHO, MOD, POWER, EP, SECRET, FACES, TOTAL]),
    play("survive", &[], &[WHO, MOD, POWER, EP, SECRET, FACES, TOTAL]),
    play(
        "roll",
        &["r"],
        &[WHO, SUM, TALENT, MOD, POWER, SPEED, PRECISION, BOOST, EDGE, HASTE, EP, LONG, MINUTES, SECRET, FACES, TOTAL],
    ),
    play(
        "oppose",
        &["b"],
        &[
            WHO,
            SUM,
            WHOM,
            Field::needed("versus", Kind::Word(is_sum, "Body+Action+Material")),
            TALENT,
            Field::optional("theirs", Kind::Text),
            MOD,
            Field::optional("vs", Kind::Number(-40, 40)),
            POWER,
            SPEED,
            PRECISION,
            BOOST,
            EDGE,
            HASTE,
            EP,
            SECRET,
            FACES,
            TOTAL,
        ],
    ),
    play("energy", &["s"], &[WHO, POWER, SPEED, PRECISION, BOOST, EDGE, HASTE, EP]),
    play("move", &["y"], &[WHO]),
    play(
        "will",
        &["c"],
        &[WHO, COMPONENT, Field::optional("against", Kind::Number(-40, 40)), MOD, POWER, EP, SECRET, FACES, TOTAL],
    ),
    play(
        "repel",
        &[],
        &[WHO, COMPONENT, Field::optional("change", Kind::Number(0, 9)), MOD, POWER, EP, SECRET, FACES, TOTAL],
    ),
    play(
        "poison",
        &["p"],
        &[
            WHO,
            Field::needed("virulence", Kind::Number(-20, 20)),
            PS,
            PV,
            MAYBE_ZONE,
            Field::optional("malaise", Kind::Number(0, 9)),
            MOD,
            POWER,
            EP,
            SECRET,
            FACES,
            TOTAL,
        ],
    ),
    play("chance", &[], &[WHO, Field::needed("domain", Kind::Word(is_any, "DOMAIN")), FACES, TOTAL]),
    play("aid", &["d"], &[WHO, WHOM, ZONE, MOD, POWER, SPEED, PRECISION, EP, SECRET, FACES, TOTAL]),
    play(
        "operate",
        &[],
        &[
            WHO,
            WHOM,
            ZONE,
            Field::needed("kit", Kind::Word(is_kit, "A…K")),
            Field::optional("robot", Kind::Flag),
            TALENT,
            MOD,
            POWER,
            SPEED,
            PRECISION,
            EP,
            SECRET,
            FACES,
            TOTAL,
        ],
    ),
    play("skip", &[], NONE),
    play(
        "harm",
        &["h"],
        &[
            WHOM,
            Field::optional("pv", Kind::Word(is_code, "A…K, A-3, C+2")),
            Field::optional("ps", Kind::Word(is_code, "A…K, A-3, C+2")),
            MAYBE_ZONE,
            Field::optional("whole", Kind::Flag),
            BARE,
            FACES,
        ],
    ),
    word("wound", &["W"], &[WHOM, MAYBE_ZONE, PV, PS]),
    word(
        "rest",
        &["B"],
        &[WHO, Field::optional("days", Kind::Number(1, 60)), Field::optional("active", Kind::Flag), FACES],
    ),
    word(
        "time",
        &["T"],
        &[
            Field::needed("amount", Kind::Number(1, 10_000)),
            Field::needed("unit", Kind::Choice(&["passes", "minutes", "hours", "days"])),
        ],
    ),
    word("finish", &[], NONE),
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
    key("target", &["t"], Group::Play),
    key("weapon", &["w"], Group::Play),
    key("other", &["x"], Group::Play),
    key("hide", &["H"], Group::Word),
    key("aiming", &["p"], Group::Attack),
    key("range", &["l"], Group::Attack),
    key("number", &[], Group::Attack),
    key("put-power", &[], Group::Attack),
    key("put-speed", &[], Group::Attack),
    key("put-precision", &[], Group::Attack),
    key("put-boost", &[], Group::Attack),
    key("put-edge", &[], Group::Attack),
    key("put-haste", &[], Group::Attack),
    key("put-ep", &[], Group::Attack),
    key("dosed", &[], Group::Attack),
    key("unanswered", &[], Group::Attack),
    key("parried", &[], Group::Attack),
    key("many", &[], Group::Attack),
    key("secret", &[], Group::Attack),
    key("own-sum", &[], Group::Attack),
    key("own-talent", &[], Group::Attack),
    key("their-sum", &[], Group::Attack),
    key("their-talent", &[], Group::Attack),
];

/// Tests that a call makes sense before anything is played, beyond the kinds of its fields.
///
/// # Errors
/// [`Misuse`]: a field of `set` that cannot hold that value; damage or a poison that takes nothing; an attack or
/// care without its target.
pub fn check(call: &Call) -> Result<(), Misuse> {
    let missing = |verb, field| Err(Misuse::Missing { verb, field });
    match call.verb {
        "set" => {
            let text = |field| call.get_word(field).unwrap_or_default();
            fact::read(&text("field"), &text("value")).map(|_| ())
        }
        "harm" if call.get_text("pv").is_none() && call.get_text("ps").is_none() => missing("harm", "pv"),
        "poison" if ["ps", "pv", "malaise"].into_iter().all(|field| call.get_number(field).is_none()) => {
            missing("poison", "ps")
        }
        "wound" if call.get_number("pv").is_none() && call.get_number("ps").is_none() => missing("wound", "pv"),
        "declare" if matches!(call.get_text("deed"), Some("attack" | "treat")) && call.get_who("at").is_none() => {
            missing("declare", "at")
        }
        _ => Ok(()),
    }
}
