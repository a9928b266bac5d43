//! Which part of a list that is too long is seen.

/// The rows that are seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Window {
    /// the first of them
    pub(super) start: usize,
    /// how many
    pub(super) len: usize,
    /// how many follow unseen and get a word in the last line
    pub(super) below: usize,
}

impl Window {
    /// The index of a line of the window.
    pub(super) fn at(&self, line: usize) -> Option<usize> {
        (line < self.len).then(|| self.start.saturating_add(line))
    }
}

/// The order's rows: moved no more than the anchors (who acts first) and the cursor need.
pub(super) fn order(total: usize, height: usize, anchors: &[usize], cursor: Option<usize>) -> Window {
    if total <= height {
        return Window { start: 0, len: total, below: 0 };
    }
    // one line says how many more there are, where that line can be spared
    let page = if height > 5 { height - 1 } else { height };
    let spare = if page >= 8 { 2 } else { 0 };
    let mut start = 0;
    for anchor in anchors.iter().rev().filter(|anchor| **anchor < total) {
        start = shift(start, page, *anchor, 0);
    }
    if let Some(acting) = anchors.first().filter(|anchor| **anchor < total) {
        let lowest = anchors.iter().copied().filter(|anchor| *anchor < total).min().unwrap_or(0);
        let roomy = shift(start, page, (acting + spare).min(total - 1), 0);
        if lowest >= roomy {
            start = roomy;
        }
    }
    if let Some(cursor) = cursor.filter(|cursor| *cursor < total) {
        start = shift(start, page, cursor, 0);
    }
    if start.saturating_add(height) >= total {
        return Window { start: total.saturating_sub(height), len: height, below: 0 };
    }
    let below = if page < height { total.saturating_sub(start).saturating_sub(page) } else { 0 };
    Window { start, len: page, below }
}

/// A plain list around its chosen entry, with a line or two to spare.
pub(super) fn list(total: usize, height: usize, chosen: usize) -> Window {
    let height = height.min(total);
    let spare = if height >= 6 { 2 } else { 0 };
    let start = shift(0, height, chosen.min(total.saturating_sub(1)), spare);
    Window { start: start.min(total.saturating_sub(height)), len: height, below: 0 }
}

/// A list whose last line says how many more follow.
pub(super) fn counted(total: usize, height: usize, chosen: usize) -> Window {
    let whole = list(total, height, chosen);
    if height < 3 || whole.start + whole.len >= total {
        return whole;
    }
    let page = list(total, height - 1, chosen);
    Window { below: total.saturating_sub(page.start).saturating_sub(page.len), ..page }
}

fn shift(start: usize, page: usize, wanted: usize, spare: usize) -> usize {
    if wanted < start { wanted } else { start.max((wanted + 1).saturating_add(spare).saturating_sub(page)) }
}
