//! The golden cases of SimulacreS: worked examples of the seed, derived cases, ambiguities with both answers.

#[cfg(test)]
#[path = "../golden/table.rs"]
mod table;

mod odds;

use table::{cases, cast, complete, hold};

const CAST: &str = include_str!("cast.ron");
const TESTS: &str = include_str!("tests.ron");

const DEMANDED: &str = include_str!("demanded.ron");

#[test]
fn no_case_is_lost() {
    let all: Vec<_> = [TESTS].into_iter().flat_map(cases).collect();
    complete(&all, DEMANDED);
}

#[test]
fn tests_of_every_kind() {
    hold(&cast(CAST), &cases(TESTS));
}
