//! What heroes cost and may buy, as a page.

use crate::rules::Books;
use crate::texts;
use crate::view::{Line, Page, Table};

use super::complete::Around;
use super::look::Look;

/// The page: what it knows of building, and where somebody looks in its table.
#[derive(Clone, Debug)]
pub struct Heroes {
    /// what the library says about building
    pub books: Books,
    /// the chosen row, and the first column that is seen
    pub look: Look,
    /// how many lines about the chosen hero are passed over
    pub skip: usize,
}

/// So many lines a page key passes over.
const STEP: usize = 4;

impl Heroes {
    /// An action that moves about; tells whether it is one.
    pub fn act(&mut self, action: &str, around: Around<'_>) -> bool {
        let (lines, table) = self.found(around);
        match action {
            "page-up" => self.skip = self.skip.saturating_sub(STEP),
            "page-down" => self.skip = (self.skip + STEP).min(lines.len().saturating_sub(1)),
            _ => {
                let before = self.look.row;
                let moved = self.look.act(action, table.rows.len(), table.heads.len());
                if self.look.row != before {
                    self.skip = 0;
                }
                return moved;
            }
        }
        true
    }

    /// The lines about the chosen hero, and the table of all.
    fn found(&self, around: Around<'_>) -> (Vec<Line>, Table) {
        let width = usize::from(around.size.0.saturating_sub(2));
        around.fight.building(&self.books, self.look.row, width, around.lang).unwrap_or_default()
    }

    /// How it looks.
    #[must_use]
    pub fn page(&self, around: Around<'_>) -> Page {
        let lang = around.lang;
        let (mut lines, table) = self.found(around);
        // A wider screen may have fewer lines than were passed over.
        lines.drain(..self.skip.min(lines.len().saturating_sub(1)));
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
