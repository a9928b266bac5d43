//! What heroes cost and may buy, as a page.

use crate::rules::Books;
use crate::texts;
use crate::view::Page;

use super::complete::Around;
use super::look::Look;

/// The page: what it knows of building, and where somebody looks in its table.
#[derive(Clone, Debug)]
pub struct Heroes {
    /// what the library says about building
    pub books: Books,
    /// the chosen row, and the first column that is seen
    pub look: Look,
}

impl Heroes {
    /// An action that moves about; tells whether it is one.
    pub fn act(&mut self, action: &str, around: Around<'_>) -> bool {
        let table = around.fight.building(&self.books, 0, 0, around.lang).map(|(_, table)| table).unwrap_or_default();
        self.look.act(action, table.rows.len(), table.heads.len())
    }

    /// How it looks.
    #[must_use]
    pub fn page(&self, around: Around<'_>) -> Page {
        let lang = around.lang;
        let width = usize::from(around.size.0.saturating_sub(2));
        let (lines, table) = around.fight.building(&self.books, self.look.row, width, lang).unwrap_or_default();
        Page {
            title: texts::page_build(lang),
            help: texts::page_build_use(lang),
            lines,
            table,
            row: self.look.row,
            column: self.look.column,
        }
    }
}
