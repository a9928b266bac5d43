//! The golden cases of Jets de dés: sections 11.1 and 11.2 of the rules reference, and both answers to each ambiguity.

mod table;

use table::{cases, cast, complete, hold};

const CAST: &str = include_str!("cast.ron");
const WORKED_EXAMPLES: &str = include_str!("worked_examples.ron");
const DERIVED: &str = include_str!("derived.ron");
const AMBIGUITIES: &str = include_str!("ambiguities.ron");
const ROUND: &str = include_str!("round.ron");
const COMMANDS: &str = include_str!("commands.ron");
const REFUSALS: &str = include_str!("refusals.ron");

const DEMANDED: &str = include_str!("demanded.ron");

#[test]
fn no_case_is_lost() {
    let all: Vec<_> = [WORKED_EXAMPLES, DERIVED, AMBIGUITIES].into_iter().flat_map(cases).collect();
    complete(&all, DEMANDED);
}

#[test]
fn worked_examples() {
    hold(&cast(CAST), &cases(WORKED_EXAMPLES));
}

#[test]
fn derived() {
    hold(&cast(CAST), &cases(DERIVED));
}

#[test]
fn ambiguities() {
    hold(&cast(CAST), &cases(AMBIGUITIES));
}

#[test]
fn rounds() {
    hold(&cast(CAST), &cases(ROUND));
}

#[test]
fn commands() {
    hold(&cast(CAST), &cases(COMMANDS));
}

#[test]
fn refusals() {
    hold(&cast(CAST), &cases(REFUSALS));
}
