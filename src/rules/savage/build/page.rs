//! The heroes side by side, and what the next advance of one of them may buy.

use crate::rules::savage::state::{Combatant, Encounter};
use crate::texts::Lang;
use crate::view::{Line, Side, Table, TableRow};

use super::account::Account;
use super::book::Book;
use super::told::{ahead, heads, summary};

/// Lines about the hero of this row, no wider than that, and a row for each; empty where there is no hero.
#[must_use]
pub fn page(fight: &Encounter, book: &Book, row: usize, width: usize, lang: Lang) -> (Vec<Line>, Table) {
    let built = |one: &&Combatant| one.is_wild() && one.side == Side::Heroes;
    let heroes: Vec<(&Combatant, Account)> = fight
        .combatants
        .iter()
        .filter(built)
        .map(|one| (one, Account::of(&one.stats, &fight.options.building, book)))
        .collect();
    let lines = heroes.get(row).map(|(_, account)| ahead(account, width, lang)).unwrap_or_default();
    let rows = heroes.iter().map(|(one, account)| TableRow {
        name: one.name.clone(),
        side: Some(one.side),
        cells: summary(account, lang),
    });
    (lines, Table { corner: String::new(), heads: heads(lang), rows: rows.collect() })
}
