//! A page over the whole fight: a few lines, and a table that can be wider and longer than the screen.

use super::{Line, Side, Span};

/// One row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableRow {
    /// whom it is about
    pub name: String,
    /// its side, for its sign
    pub side: Option<Side>,
    /// its cells, one for each head
    pub cells: Vec<Span>,
}

/// Rows under heads; the first column holds the names and always stays in sight.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// what stands over the names
    pub corner: String,
    /// what each column is about
    pub heads: Vec<String>,
    /// the rows
    pub rows: Vec<TableRow>,
}

/// A page: it takes the place of order, sheet and log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// what it is
    pub title: String,
    /// how it is used, right of the title
    pub help: String,
    /// what stands above the table
    pub lines: Vec<Line>,
    /// the table
    pub table: Table,
    /// the chosen row, which is always in sight
    pub row: usize,
    /// the first column that is seen
    pub column: usize,
}
