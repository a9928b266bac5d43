//! Where somebody looks in a list or a table that is larger than the screen.

/// A place in a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// the chosen row
    pub row: usize,
    /// the first column that is seen
    pub column: usize,
}

impl Look {
    /// Moves about; tells whether the action is one that moves.
    pub fn act(&mut self, action: &str, rows: usize, columns: usize) -> bool {
        match action {
            "left" => self.column = self.column.saturating_sub(1),
            "right" => self.column = (self.column + 1).min(columns.saturating_sub(1)),
            _ => return scroll(&mut self.row, rows, action),
        }
        true
    }
}

/// Chooses another of so many; tells whether the action is one that moves.
pub fn scroll(selected: &mut usize, count: usize, action: &str) -> bool {
    let by: isize = match action {
        "up" => -1,
        "down" => 1,
        "page-up" => -10,
        "page-down" => 10,
        _ => return false,
    };
    *selected = selected.saturating_add_signed(by).min(count.saturating_sub(1));
    true
}
