//! Ranks by experience, as the game master sets them, and as a file says them.

#[cfg(test)]
#[path = "golden/table.rs"]
mod table;

use table::{cases, cast, complete, hold};

const CAST: &str = include_str!("golden/cast.ron");
const RANKS: &str = include_str!("building/ranks.ron");
const DEMANDED: &str = include_str!("building/demanded.ron");

#[test]
fn no_case_is_lost() {
    complete(&cases(RANKS), DEMANDED);
}

#[test]
fn ranks() {
    hold(&cast(CAST), &cases(RANKS));
}
