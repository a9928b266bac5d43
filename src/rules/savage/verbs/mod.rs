//! The table of verbs of this ruleset: names, keys, fields.

mod contests;
mod fact;
mod fray;
mod lasting;
mod magic;
mod names;
mod powder;
mod resolve;
mod targets;
mod turn;
mod weapons;

pub use fact::{fields, read as read_fact};
pub use names::Names;
pub use resolve::resolve;

use crate::rules::contract::{Field, Group, Kind, Misuse, Verb};

use super::deck::{Card, cards_in};

const NONE: &[Field] = &[];

const fn play(name: &'static str, keys: &'static [&'static str], fields: &'static [Field]) -> Verb {
    Verb { name, keys, group: Group::Play, spoken: true, fields }
}

const fn word(name: &'static str, keys: &'static [&'static str], fields: &'static [Field]) -> Verb {
    Verb { name, keys, group: Group::Word, spoken: true, fields }
}

const fn option(name: &'static str, keys: &'static [&'static str]) -> Verb {
    Verb { name, keys, group: Group::Attack, spoken: false, fields: NONE }
}

const FACES: Field = Field::optional("faces", Kind::Numbers(0, 12));
const DICE: Field = Field::optional("dice", Kind::Numbers(0, 999));
const TOTAL: Field = Field::optional("total", Kind::Numbers(-99, 999));
const CRIT: Field = Field::optional("crit", Kind::Flag);
const WHO: Field = Field::needed("who", Kind::Who);
const VS: Field = Field::optional("vs", Kind::Number(-20, 20));
const MOD: Field = Field::optional("mod", Kind::Number(-20, 20));

const WHOM: Field = Field::needed("whom", Kind::Who);
const WILES: Kind = Kind::Choice(&["agility", "smarts"]);
const MIGHT: Kind = Kind::Choice(&["strength", "agility"]);
const BY: Field = Field::optional("by", MIGHT);
const AGAINST: Field = Field::optional("against", MIGHT);

const NAMES: Kind = Kind::Word(is_any, "NAME,…");
const EFFECT: Kind = Kind::Word(is_said, "EFFECT");
const WORTH: Kind = Kind::Number(-20, 20);
const WORTH_PARRY: Field = Field::optional("parry", WORTH);

fn is_card(text: &str) -> bool {
    text.parse::<Card>().is_ok()
}

fn are_cards(text: &str) -> bool {
    let cards = cards_in(text).filter(|cards| !cards.is_empty());
    cards.is_some_and(|cards| {
        cards.iter().enumerate().all(|(at, card)| !cards.iter().take(at).any(|other| other == card))
    })
}

fn is_any(_: &str) -> bool {
    true
}

fn is_said(text: &str) -> bool {
    !text.trim().is_empty()
}

/// Every verb, in the order in which help shows them.
pub static VERBS: &[Verb] = &[
    play("deal", &[], &[Field::optional("cards", Kind::Word(are_cards, "KS,4D,…"))]),
    play("next", &["n"], NONE),
    play(
        "attack",
        &["a"],
        &[
            WHO,
            Field::needed("whom", Kind::Who),
            Field::optional("with", Kind::Weapon),
            MOD,
            Field::optional("range", Kind::Choice(&["short", "medium", "long"])),
            Field::optional("cover", Kind::Choice(&["none", "minor", "substantial"])),
            Field::optional("called", Kind::Choice(&["head", "vitals", "arms", "legs", "small", "tiny"])),
            Field::optional("gang", Kind::Number(1, 99)),
            Field::optional("wild", Kind::Flag),
            Field::optional("prone", Kind::Flag),
            Field::optional("unarmed", Kind::Flag),
            Field::optional("offhand", Kind::Flag),
            Field::optional("aim", Kind::Flag),
            Field::optional("drop", Kind::Flag),
            Field::optional("mounted", Kind::Flag),
            Field::optional("charge", Kind::Flag),
            Field::optional("unsteady", Kind::Flag),
            Field::optional("running", Kind::Flag),
            Field::optional("light", Kind::Choice(&["dim", "dark", "pitch"])),
            Field::optional("actions", Kind::Number(1, 9)),
            Field::optional("shots", Kind::Number(1, 99)),
            Field::optional("members", Kind::ChoiceOr(&["all"], 1, 200)),
            Field::optional("also", Kind::Text),
            Field::optional("second", Kind::Weapon),
            Field::optional("frenzy", Kind::Flag),
            Field::optional("sweep", Kind::Flag),
            Field::optional("burst", Kind::Flag),
            Field::optional("doubletap", Kind::Flag),
            Field::optional("rapid", Kind::Number(2, 3)),
            Field::optional("suppress", Kind::Flag),
            Field::optional("disarm", Kind::Flag),
            Field::optional("area", Kind::Choice(&["small", "medium", "large", "cone"])),
            Field::optional("squares", Kind::Number(0, 999)),
            Field::optional("obstacle", Kind::Number(0, 50)),
            Field::optional("touch", Kind::Flag),
            Field::optional("near", Kind::Flag),
            Field::optional("nonlethal", Kind::Flag),
            Field::optional("flat", Kind::Flag),
            FACES,
            DICE,
            TOTAL,
            CRIT,
        ],
    ),
    play(
        "damage",
        &["d"],
        &[
            Field::trailing("whom", Kind::Who),
            Field::trailing("amount", Kind::Number(-99, 999)),
            Field::optional("ap", Kind::Number(0, 99)),
            Field::optional("location", Kind::Choice(&["torso", "head", "arms", "legs"])),
            FACES,
            DICE,
            TOTAL,
        ],
    ),
    play("soak", &[], &[WHO, FACES, DICE, TOTAL, CRIT]),
    play("take", &[], &[WHO]),
    play("incapacitation", &[], &[WHO, FACES, DICE, TOTAL, CRIT]),
    play("bleed", &[], &[WHO, FACES, DICE, TOTAL, CRIT]),
    play("recover", &[], &[WHO, FACES, DICE, TOTAL, CRIT]),
    play("unshake", &[], &[WHO]),
    play("reroll", &[], &[Field::trailing("who", Kind::Who), FACES, DICE, TOTAL, CRIT]),
    play("hold", &["h"], &[WHO, Field::optional("drop", Kind::Flag)]),
    play("act", &[], &[WHO]),
    play("interrupt", &["i"], &[WHO, Field::needed("whom", Kind::Who), FACES, DICE, TOTAL, CRIT]),
    play(
        "roll",
        &["r"],
        &[
            WHO,
            Field::needed("trait", Kind::Trait),
            Field::optional("tn", Kind::Number(-99, 99)),
            MOD,
            FACES,
            DICE,
            TOTAL,
            CRIT,
        ],
    ),
    play(
        "oppose",
        &["o"],
        &[
            WHO,
            Field::needed("trait", Kind::Trait),
            Field::needed("whom", Kind::Who),
            Field::needed("against", Kind::Trait),
            MOD,
            VS,
            FACES,
            DICE,
            TOTAL,
            CRIT,
        ],
    ),
    play("trick", &[], &[WHO, WHOM, Field::optional("by", WILES), MOD, VS, FACES, DICE, TOTAL, CRIT]),
    play("taunt", &[], &[WHO, WHOM, MOD, VS, FACES, DICE, TOTAL, CRIT]),
    play("intimidate", &[], &[WHO, WHOM, MOD, VS, FACES, DICE, TOTAL, CRIT]),
    play("grapple", &[], &[WHO, WHOM, MOD, VS, FACES, DICE, TOTAL, CRIT]),
    play("break", &[], &[WHO, BY, AGAINST, MOD, VS, FACES, DICE, TOTAL, CRIT]),
    play("squeeze", &[], &[WHO, Field::trailing("whom", Kind::Who), BY, AGAINST, MOD, VS, FACES, DICE, TOTAL, CRIT]),
    play("push", &[], &[WHO, WHOM, Field::optional("prone", Kind::Flag), MOD, VS, FACES, DICE, TOTAL, CRIT]),
    play("resist", &[], &[WHO, FACES, DICE, TOTAL, CRIT]),
    play("engage", &[], &[WHO, Field::needed("whom", Kind::Text)]),
    play("withdraw", &[], &[WHO, Field::trailing("from", Kind::Who), FACES, DICE, TOTAL, CRIT]),
    play("strike", &[], &[WHO, FACES, DICE, TOTAL, CRIT]),
    play("waive", &[], &[WHO]),
    play("under", &[], &[Field::needed("whom", Kind::Text)]),
    play("bystander", &[], &[Field::needed("whom", NAMES), FACES]),
    play(
        "finish",
        &[],
        &[
            WHO,
            Field::needed("whom", Kind::Who),
            Field::optional("with", Kind::Weapon),
            Field::optional("helpless", Kind::Flag),
        ],
    ),
    play(
        "smash",
        &[],
        &[
            WHO,
            Field::needed("what", Kind::Word(is_said, "OBJECT")),
            Field::optional("with", Kind::Weapon),
            Field::optional("toughness", Kind::Number(0, 99)),
            MOD,
            Field::optional("range", Kind::Choice(&["short", "medium", "long"])),
            Field::optional("wild", Kind::Flag),
            Field::optional("offhand", Kind::Flag),
            Field::optional("light", Kind::Choice(&["dim", "dark", "pitch"])),
            Field::optional("running", Kind::Flag),
            Field::optional("actions", Kind::Number(1, 9)),
            FACES,
            DICE,
            TOTAL,
            CRIT,
        ],
    ),
    play("wilddie", &[], &[Field::needed("place", Kind::Number(1, 99))]),
    play("reload", &[], &[WHO, Field::optional("with", Kind::Weapon)]),
    play("pickup", &[], &[WHO, Field::optional("with", Kind::Weapon)]),
    play(
        "cast",
        &["p"],
        &[
            WHO,
            Field::needed("power", Kind::Word(is_any, "POWER")),
            Field::optional("at", NAMES),
            Field::optional("bolts", Kind::Number(1, 9)),
            Field::optional("strong", Kind::Flag),
            Field::optional("wide", Kind::Flag),
            Field::optional("range", Kind::Choice(&["short", "medium", "long"])),
            Field::optional("distance", Kind::Number(0, 999)),
            Field::optional("cover", Kind::Choice(&["none", "minor", "substantial"])),
            Field::optional("with", Kind::Weapon),
            Field::optional("wild", Kind::Number(1, 9)),
            Field::optional("actions", Kind::Number(1, 9)),
            MOD,
            FACES,
            DICE,
            TOTAL,
            CRIT,
        ],
    ),
    play("caught", &[], &[WHO, Field::trailing("at", NAMES)]),
    play(
        "heal",
        &[],
        &[WHO, Field::needed("whom", Kind::Who), Field::optional("bare", Kind::Flag), MOD, FACES, DICE, TOTAL, CRIT],
    ),
    play("hour", &[], NONE),
    play("maintain", &[], &[WHO, Field::trailing("of", Kind::Who), Field::trailing("name", EFFECT)]),
    play("stop", &[], &[WHO, Field::needed("name", EFFECT)]),
    play("defend", &[], &[WHO, Field::optional("full", Kind::Flag), FACES, DICE, TOTAL, CRIT]),
    play("takeaim", &[], &[WHO]),
    play("move", &[], &[WHO, Field::optional("crouch", Kind::Flag), Field::optional("crawl", Kind::Flag)]),
    play("run", &[], &[WHO, FACES]),
    play("rise", &[], &[WHO]),
    play("ambush", &[], &[Field::needed("by", NAMES), Field::optional("whom", NAMES)]),
    play("lead", &[], &[WHO, Field::optional("whom", NAMES)]),
    play("aftermath", &[], &[WHO, FACES, DICE, TOTAL, CRIT]),
    powder::RITUAL,
    powder::INTUITIVE,
    powder::DRAW,
    powder::CANCEL,
    powder::STAND,
    powder::BANK,
    powder::IMPROVE,
    powder::ADVANCE,
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
        "effect",
        &["F"],
        &[
            WHO,
            Field::needed("name", EFFECT),
            WORTH_PARRY,
            Field::optional("pace", WORTH),
            Field::optional("toughness", WORTH),
            Field::optional("armor", WORTH),
            Field::optional("traits", WORTH),
            Field::optional("attacks", WORTH),
            Field::optional("attacked", WORTH),
            Field::optional("damage", WORTH),
            Field::optional(
                "until",
                Kind::Choice(&["turn", "turn-end", "round", "action", "attack", "shaken", "wounded", "moves"]),
            ),
            Field::optional("rounds", Kind::Number(1, 99)),
            Field::optional("by", Kind::Who),
            Field::optional("upkeep", Kind::Number(1, 99)),
            Field::optional("uses", Kind::Number(1, 999)),
        ],
    ),
    word("benny", &["B"], &[Field::needed("who", Kind::WhoOrPool), Field::needed("count", Kind::Number(-99, 99))]),
    word("card", &["C"], &[WHO, Field::needed("card", Kind::Word(is_card, "KS, 10D, RJ, BJ"))]),
    word(
        "add",
        &["A"],
        &[
            Field::needed("template", Kind::Template),
            Field::optional("name", Kind::Text),
            Field::optional("count", Kind::Number(1, 200)),
            Field::optional("side", Kind::Choice(&["heroes", "foes"])),
            Field::optional("player", Kind::Text),
        ],
    ),
    word("remove", &["X", "Delete"], &[WHO]),
    word("rename", &[], &[WHO, Field::needed("name", Kind::Text)]),
    word("note", &["N"], &[WHO, Field::needed("text", Kind::Text)]),
    // Rows below have a key and no text form: what they do is a verb above with its fields filled.
    Verb { name: "benny-now", keys: &["b"], group: Group::Play, spoken: false, fields: NONE },
    Verb { name: "try", keys: &["."], group: Group::Play, spoken: false, fields: NONE },
    Verb { name: "target", keys: &["t"], group: Group::Play, spoken: false, fields: NONE },
    Verb { name: "weapon", keys: &["w"], group: Group::Play, spoken: false, fields: NONE },
    Verb { name: "other", keys: &["x"], group: Group::Play, spoken: false, fields: NONE },
    Verb { name: "cards", keys: &["c"], group: Group::Play, spoken: false, fields: NONE },
    Verb { name: "shaken", keys: &["S"], group: Group::Word, spoken: false, fields: NONE },
    Verb { name: "prone", keys: &["P"], group: Group::Word, spoken: false, fields: NONE },
    Verb { name: "wounds", keys: &["W"], group: Group::Word, spoken: false, fields: NONE },
    Verb { name: "hide", keys: &["H"], group: Group::Word, spoken: false, fields: NONE },
    option("gang", &["g"]),
    option("wild", &["f"]),
    option("called", &["o"]),
    option("actions", &["m"]),
    option("running", &["s"]),
    option("unarmed", &["d"]),
    option("offhand", &["y"]),
    option("light", &["l"]),
    option("range", &["r"]),
    option("cover", &["c"]),
    option("aim", &["v"]),
    option("prone-target", &["p"]),
    option("drop", &[]),
    option("mounted", &[]),
    option("charge", &[]),
    option("unsteady", &[]),
    option("shots", &[]),
    option("members", &[]),
    option("also", &[]),
    option("second", &[]),
    option("way", &[]),
    option("near", &[]),
    option("obstacle", &[]),
    option("nonlethal", &[]),
    option("flat", &[]),
    option("number", &[]),
];

/// Tests that a call makes sense before anything is played, beyond the kinds of its fields.
///
/// # Errors
/// [`Misuse`]: a field of `set` that cannot hold that value, a `damage` without its number.
pub fn check(call: &crate::rules::contract::Call) -> Result<(), Misuse> {
    match call.verb {
        "set" => {
            let text = |field| call.get_word(field).unwrap_or_default();
            read_fact(&text("field"), &text("value")).map(|_| ())
        }
        "damage" if call.get_who("whom").is_some() && call.get_number("amount").is_none() => {
            Err(Misuse::Missing { verb: "damage", field: "amount" })
        }
        _ => powder::check(call),
    }
}
