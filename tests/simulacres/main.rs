//! The golden cases of SimulacreS: worked examples of the seed, derived cases, ambiguities with both answers.

#[cfg(test)]
#[path = "../golden/table.rs"]
mod table;

mod columns;
mod odds;

use table::{cases, cast, complete, hold};

const CAST: &str = include_str!("cast.ron");
const TESTS: &str = include_str!("tests.ron");
const FIGHTS: &str = include_str!("fights.ron");
const WOUNDS: &str = include_str!("wounds.ron");

const DEMANDED: &str = include_str!("demanded.ron");

#[test]
fn no_case_is_lost() {
    let all: Vec<_> = [TESTS, FIGHTS, WOUNDS].into_iter().flat_map(cases).collect();
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
