//! Ranks by experience, what heroes cost in points, and what an advance may buy.

#[cfg(test)]
#[path = "building/asked.rs"]
mod asked;
#[cfg(test)]
#[path = "golden/table.rs"]
mod table;

use table::{cases, cast, complete, hold};

const CAST: &str = include_str!("golden/cast.ron");
const RANKS: &str = include_str!("building/ranks.ron");
const ACCOUNTS: &str = include_str!("building/accounts.ron");
const DEMANDED: &str = include_str!("building/demanded.ron");

#[test]
fn no_case_is_lost() {
    complete(&cases(RANKS), DEMANDED);
}

#[test]
fn ranks() {
    hold(&cast(CAST), &cases(RANKS));
}

#[test]
fn accounts() {
    asked::hold(ACCOUNTS);
}
