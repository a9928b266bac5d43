//! The golden cases of the rules reference, sections 19.1 to 19.7, those that acceptance asks for, and what they found.

#[cfg(test)]
#[path = "golden/table.rs"]
mod table;

use table::{cases, cast, complete, hold};

const CAST: &str = include_str!("golden/cast.ron");
const WORKED_EXAMPLES: &str = include_str!("golden/worked_examples.ron");
const DICE: &str = include_str!("golden/dice.ron");
const CARDS: &str = include_str!("golden/cards.ron");
const DAMAGE: &str = include_str!("golden/damage.ron");
const INCAPACITATION: &str = include_str!("golden/incapacitation.ron");
const TURN: &str = include_str!("golden/turn.ron");
const OPTIONS: &str = include_str!("golden/options.ron");
const ACCEPTANCE: &str = include_str!("golden/acceptance.ron");

const EFFECTS: &str = include_str!("golden/effects.ron");
const BLACK_POWDER: &str = include_str!("golden/black_powder.ron");
const POWERS: &str = include_str!("golden/powers.ron");
const MANY: &str = include_str!("golden/many.ron");
const CONTACT: &str = include_str!("golden/contact.ron");
const SPECIAL: &str = include_str!("golden/special.ron");
const CONTESTS: &str = include_str!("golden/contests.ron");
const DISARM: &str = include_str!("golden/disarm.ron");
const OBJECTS: &str = include_str!("golden/objects.ron");
const CARE: &str = include_str!("golden/care.ron");
const FOUND: &str = include_str!("golden/found.ron");
const DEMANDED: &str = include_str!("golden/demanded.ron");

#[test]
fn no_case_is_lost() {
    let files = [
        WORKED_EXAMPLES,
        DICE,
        CARDS,
        DAMAGE,
        INCAPACITATION,
        OPTIONS,
        TURN,
        MANY,
        CONTACT,
        CONTESTS,
        DISARM,
        OBJECTS,
        CARE,
        ACCEPTANCE,
        EFFECTS,
        POWERS,
        BLACK_POWDER,
        SPECIAL,
        FOUND,
    ];
    let all: Vec<_> = files.into_iter().flat_map(cases).collect();
    complete(&all, DEMANDED);
}

#[test]
fn worked_examples() {
    hold(&cast(CAST), &cases(WORKED_EXAMPLES));
}

#[test]
fn dice() {
    hold(&cast(CAST), &cases(DICE));
}

#[test]
fn cards() {
    hold(&cast(CAST), &cases(CARDS));
}

#[test]
fn damage() {
    hold(&cast(CAST), &cases(DAMAGE));
}

#[test]
fn incapacitation() {
    hold(&cast(CAST), &cases(INCAPACITATION));
}

#[test]
fn options() {
    hold(&cast(CAST), &cases(OPTIONS));
}

#[test]
fn turn() {
    hold(&cast(CAST), &cases(TURN));
}

#[test]
fn many() {
    hold(&cast(CAST), &cases(MANY));
}

#[test]
fn contact() {
    hold(&cast(CAST), &cases(CONTACT));
}

#[test]
fn contests() {
    hold(&cast(CAST), &cases(CONTESTS));
}

#[test]
fn disarm() {
    hold(&cast(CAST), &cases(DISARM));
}

#[test]
fn objects() {
    hold(&cast(CAST), &cases(OBJECTS));
}

#[test]
fn care() {
    hold(&cast(CAST), &cases(CARE));
}

#[test]
fn acceptance() {
    hold(&cast(CAST), &cases(ACCEPTANCE));
}

#[test]
fn effects() {
    hold(&cast(CAST), &cases(EFFECTS));
}

#[test]
fn black_powder() {
    hold(&cast(CAST), &cases(BLACK_POWDER));
}

#[test]
fn powers() {
    hold(&cast(CAST), &cases(POWERS));
}

#[test]
fn special() {
    hold(&cast(CAST), &cases(SPECIAL));
}

#[test]
fn found() {
    hold(&cast(CAST), &cases(FOUND));
}
