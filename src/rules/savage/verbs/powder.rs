//! The verbs of Black Powder: their rows, their words, and from a call to an order.

use crate::rules::contract::{Call, Field, Group, Kind, Misuse, Verb};
use crate::rules::savage::black_powder::{BankOrder, Counted, DrainRule, Gain, Intent, Line, Order, Spent};
use crate::rules::savage::deck::{Card, cards_in};
use crate::rules::savage::refusal::{MagicNo, Refusal};
use crate::rules::savage::state::Encounter;
use crate::rules::savage::trait_roll::Target;
use crate::view::Id;

const fn play(name: &'static str, keys: &'static [&'static str], fields: &'static [Field]) -> Verb {
    Verb { name, keys, group: Group::Play, spoken: true, fields }
}

fn is_any(text: &str) -> bool {
    !text.trim().is_empty()
}

fn is_card(text: &str) -> bool {
    text.parse::<Card>().is_ok()
}

fn are_cards(text: &str) -> bool {
    cards_in(text).is_some_and(|cards| !cards.is_empty())
}

fn are_values(text: &str) -> bool {
    values(text).is_some()
}

fn are_gains(text: &str) -> bool {
    spent(text).is_some()
}

const GAINS: &str = "range,duration,quantity,extent,targets,ppx";

/// `ritual`: to cast by a fixed ritual.
pub const RITUAL: Verb = play(
    "ritual",
    &[],
    &[
        Field::needed("who", Kind::Who),
        Field::needed("power", Kind::Word(is_any, "POWER")),
        Field::optional("at", Kind::Word(is_any, "NAME,…")),
        Field::optional("mod", Kind::Number(-20, 20)),
        Field::optional("drain", Kind::Choice(&["fatigue", "wound"])),
        Field::optional("faces", Kind::Numbers(0, 12)),
        Field::optional("dice", Kind::Numbers(0, 999)),
        Field::optional("total", Kind::Numbers(-99, 999)),
        Field::optional("crit", Kind::Flag),
    ],
);

/// `intuitive`: to cast by cards, one after another or all at once.
pub const INTUITIVE: Verb = play(
    "intuitive",
    &[],
    &[
        Field::needed("who", Kind::Who),
        Field::needed("power", Kind::Word(is_any, "POWER")),
        Field::optional("at", Kind::Word(is_any, "NAME,…")),
        Field::optional("cards", Kind::Word(are_cards, "5C,3D,…")),
        Field::optional("cancel", Kind::Word(is_card, "9C")),
        Field::optional("values", Kind::Word(are_values, "AS:1,RJ:5")),
        Field::optional("bank", Kind::Word(are_cards, "7S,…")),
        Field::optional("bank-cancel", Kind::Word(are_cards, "9D,…")),
        Field::optional("raises", Kind::Word(are_gains, GAINS)),
        Field::optional("drain", Kind::Choice(&["fatigue", "wound"])),
    ],
);

/// `draw`: the player's next card.
pub const DRAW: Verb = play("draw", &["y"], &[Field::trailing("card", Kind::Word(is_card, "5C"))]);

/// `cancel`: a card of the player's own.
pub const CANCEL: Verb = play("cancel", &["l"], &[Field::needed("card", Kind::Word(is_card, "9C"))]);

/// `stand`: the player has enough.
pub const STAND: Verb = play("stand", &["s"], &[Field::optional("values", Kind::Word(are_values, "AS:1,RJ:5"))]);

/// `bank`: the bank by its policy, or step by step.
pub const BANK: Verb = play(
    "bank",
    &[],
    &[
        Field::trailing("step", Kind::Choice(&["draw", "cancel", "stand"])),
        Field::trailing("card", Kind::Word(is_card, "7S")),
    ],
);

/// `improve`: what raises buy.
pub const IMPROVE: Verb =
    play("improve", &[], &[Field::needed("who", Kind::Who), Field::trailing("what", Kind::Word(are_gains, GAINS))]);

/// `advance`: what power experience buys between two scenarios.
pub const ADVANCE: Verb = play(
    "advance",
    &[],
    &[
        Field::needed("who", Kind::Who),
        Field::needed("what", Kind::Word(is_any, "POWER|SKILL")),
        Field::trailing("gains", Kind::Word(are_gains, "range,duration,quantity,extent,targets")),
    ],
);

/// Whether `cast` is a ritual here: the table plays Black Powder, and the power is one of those.
///
/// # Errors
/// A form is asked that only points would pay.
pub fn is_ritual(fight: &Encounter, who: Id, call: &Call) -> Result<bool, Refusal> {
    let adept = fight.get(who).and_then(|own| own.stats.black_powder.as_deref());
    let said = call.get_text("power").unwrap_or_default();
    if fight.options.black_powder.is_none() || adept.and_then(|own| own.power(said)).is_none() {
        return Ok(false);
    }
    let paid = ["bolts", "strong", "wide", "range", "distance", "cover", "with", "wild"];
    let plain = paid.iter().all(|field| !call.args.contains_key(field));
    if plain { Ok(true) } else { Err(Refusal::Magic(who, MagicNo::NoForm)) }
}

/// The order of a call that is one of these verbs.
#[must_use]
pub fn order(call: &Call, who: Option<Target>, at: Vec<Target>) -> Option<Order> {
    let card = |field: &str| call.get_text(field).and_then(|card| card.parse().ok());
    let cards = |field: &str| call.get_text(field).and_then(cards_in);
    let id = || who.map(|who| who.id);
    let counted = || call.get_text("values").and_then(values).unwrap_or_default();
    Some(match call.verb {
        "ritual" | "cast" | "intuitive" => {
            let power = call.get_text("power").unwrap_or_default().to_owned();
            let drain = match call.get_text("drain") {
                Some("fatigue") => Some(DrainRule::Fatigue),
                Some("wound") => Some(DrainRule::Wound),
                Some(_) | None => None,
            };
            let intent = Intent { who: who?, power, at, drain };
            if call.verb != "intuitive" {
                return Some(Order::Ritual(intent, call.get_number("mod").unwrap_or(0)));
            }
            let at_once = ["cards", "cancel", "bank", "bank-cancel", "values", "raises"];
            if at_once.iter().all(|field| !call.args.contains_key(field)) {
                return Some(Order::Begin(intent));
            }
            let line = Line {
                cards: cards("cards").unwrap_or_default(),
                cancel: card("cancel"),
                values: counted(),
                bank: cards("bank"),
                bank_cancel: cards("bank-cancel").unwrap_or_default(),
                raises: call.get_text("raises").and_then(spent),
            };
            Order::Line(intent, Box::new(line))
        }
        "draw" => Order::Draw(card("card")),
        "cancel" => Order::Cancel(card("card")?),
        "stand" => Order::Stand(counted()),
        "bank" => Order::Bank(match call.get_text("step") {
            Some("draw") => BankOrder::Draw(card("card")),
            Some("cancel") => BankOrder::Cancel(card("card")),
            Some("stand") => BankOrder::Stand,
            Some(_) | None => BankOrder::Play,
        }),
        "improve" => Order::Improve(id()?, call.get_text("what").and_then(spent).unwrap_or_default()),
        "advance" => Order::Advance {
            who: id()?,
            what: call.get_text("what").unwrap_or_default().to_owned(),
            gains: call.get_text("gains").and_then(spent).unwrap_or_default().gains,
        },
        _ => return None,
    })
}

/// Tests what the kinds of the fields do not say.
///
/// # Errors
/// [`Misuse`]: an advance that would be paid with itself.
pub fn check(call: &Call) -> Result<(), Misuse> {
    let ppx = call.get_text("gains").filter(|gains| spent(gains).is_some_and(|spent| spent.ppx > 0));
    match ppx {
        Some(value) => Err(Misuse::BadValue {
            field: "gains",
            value: value.to_owned(),
            expected: "range,duration,quantity,extent,targets".to_owned(),
        }),
        None => Ok(()),
    }
}

/// Values of Aces and Jokers: `AS:1,RJ:5`.
fn values(text: &str) -> Option<Vec<Counted>> {
    let one = |part: &str| {
        let (card, value) = part.split_once(':')?;
        Some(Counted {
            card: card.parse().ok()?,
            value: value.trim().parse().ok().filter(|own| (1..=99).contains(own))?,
        })
    };
    let all: Option<Vec<Counted>> = text.split(',').map(one).collect();
    let twice = |all: &[Counted]| {
        all.iter().enumerate().any(|(at, own)| all.iter().take(at).any(|other| other.card == own.card))
    };
    all.filter(|all| !twice(all))
}

/// What raises buy: `range,range,ppx`.
fn spent(text: &str) -> Option<Spent> {
    text.split(',').map(str::trim).try_fold(Spent::default(), |spent, word| {
        if word == "ppx" {
            return Some(Spent { ppx: spent.ppx.checked_add(1)?, ..spent });
        }
        let kind = Gain::ALL.into_iter().find(|kind| kind.word() == word)?;
        Some(Spent { gains: spent.gains.with(kind), ..spent })
    })
}
