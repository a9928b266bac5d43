//! The golden cases of SimulacreS: worked examples of the seed, derived cases, ambiguities with both answers.

#[cfg(test)]
#[path = "../golden/table.rs"]
mod table;

use table::{cases, cast, hold};

const CAST: &str = include_str!("cast.ron");
const TESTS: &str = include_str!("tests.ron");

#[test]
fn tests_of_every_kind() {
    hold(&cast(CAST), &cases(TESTS));
}
