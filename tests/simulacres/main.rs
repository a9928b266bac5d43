//! The golden cases of SimulacreS: worked examples of the seed, derived cases, ambiguities with both answers.

#![expect(clippy::expect_used, reason = "a fight that cannot begin fails the test")]

#[cfg(test)]
#[path = "../golden/table.rs"]
mod table;

#[path = "../support/mod.rs"]
mod support;

#[cfg(test)]
#[path = "../support/frozen.rs"]
mod kept;

mod aims;
mod boxed;
mod columns;
mod frozen;
mod harm;
mod odds;
mod sound;
mod wander;

use table::{cases, cast, complete, hold};

const CAST: &str = include_str!("cast.ron");
const TESTS: &str = include_str!("tests.ron");
const FIGHTS: &str = include_str!("fights.ron");
const WOUNDS: &str = include_str!("wounds.ron");
const BODIES: &str = include_str!("bodies.ron");
const ANSWERS: &str = include_str!("answers.ron");
const TABLES: &str = include_str!("tables.ron");

const DEMANDED: &str = include_str!("demanded.ron");

#[test]
fn no_case_is_lost() {
    let all: Vec<_> = [TESTS, FIGHTS, WOUNDS, BODIES, ANSWERS, TABLES].into_iter().flat_map(cases).collect();
    complete(&all, DEMANDED);
}

#[test]
fn tests_of_every_kind() {
    hold(&cast(CAST), &cases(TESTS));
}

#[test]
fn duels_shots_and_damage() {
    hold(&cast(CAST), &cases(FIGHTS));
}

#[test]
fn wounds_and_care() {
    hold(&cast(CAST), &cases(WOUNDS));
}

#[test]
fn either_answer_to_what_the_rules_leave_open() {
    hold(&cast(CAST), &cases(ANSWERS));
}

#[test]
fn what_tables_and_sentences_say() {
    hold(&cast(CAST), &cases(TABLES));
}

#[test]
fn bodies_and_what_they_bear() {
    hold(&cast(CAST), &cases(BODIES));
}
