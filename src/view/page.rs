//! Lines that are filled up to a width.

use super::{Line, Span, Tone};

/// Between two columns of a grid.
const GAP: usize = 3;

/// A page in the making.
pub struct Page {
    width: usize,
    /// whether there is room for whole words and empty lines
    pub wide: bool,
    lines: Vec<Line>,
}

/// A text as a cell.
#[must_use]
pub fn text(text: String) -> Vec<Span> {
    vec![Span::plain(text)]
}

fn cells(spans: &[Span]) -> usize {
    spans.iter().map(|span| span.text.chars().count()).sum()
}

impl Page {
    /// An empty page.
    #[must_use]
    pub const fn new(width: usize, wide: bool) -> Self {
        Self { width, wide, lines: Vec::new() }
    }

    /// The lines, cut to the width.
    #[must_use]
    pub fn done(mut self) -> Vec<Line> {
        while self.lines.last().is_some_and(|line| line.0.is_empty()) {
            self.lines.pop();
        }
        let width = self.width;
        self.lines.into_iter().map(|line| cut(line, width)).collect()
    }

    /// An empty line between two parts, where there is room.
    pub fn rest(&mut self) {
        if self.wide && self.lines.last().is_some_and(|line| !line.0.is_empty()) {
            self.lines.push(Line::default());
        }
    }

    /// One text at the left, one at the right; narrow, three cells apart.
    pub fn ends(&mut self, left: Vec<Span>, right: Vec<Span>) {
        let taken = cells(&left) + cells(&right);
        let gap = if self.wide { self.width.saturating_sub(taken) } else { 3 };
        if gap == 0 || taken + gap > self.width {
            self.lines.extend([Line(left), Line(right)]);
            return;
        }
        let mut line = left;
        line.push(Span::plain(" ".repeat(gap)));
        line.extend(right);
        self.lines.push(Line(line));
    }

    /// Pieces side by side with that much room between them, on as many lines as they need.
    pub fn flow(&mut self, pieces: &[Vec<Span>], gap: usize) {
        self.hang(0, Vec::new(), pieces, gap);
    }

    fn hang(&mut self, indent: usize, first: Vec<Span>, pieces: &[Vec<Span>], gap: usize) {
        let mut line = first;
        let mut empty = true;
        for piece in pieces {
            let room = if empty { 0 } else { gap };
            if !empty && cells(&line) + room + cells(piece) > self.width {
                self.lines.push(Line(std::mem::replace(&mut line, vec![Span::plain(" ".repeat(indent))])));
            } else if room > 0 {
                line.push(Span::plain(" ".repeat(room)));
            }
            line.extend(piece.iter().cloned());
            empty = false;
        }
        if cells(&line) > 0 {
            self.lines.push(Line(line));
        }
    }

    /// Words of a state, with commas.
    pub fn list(&mut self, words: &[Span]) {
        let last = words.len().saturating_sub(1);
        let comma = |(place, word): (usize, &Span)| {
            let mut piece = vec![word.clone()];
            if place < last {
                piece.push(Span::plain(","));
            }
            piece
        };
        let pieces: Vec<Vec<Span>> = words.iter().enumerate().map(comma).collect();
        self.flow(&pieces, 1);
    }

    /// Cells in columns, as many as fit, this many at most.
    pub fn grid(&mut self, texts: &[String], most: usize) {
        let columns = (1..=most).rev().find(|columns| self.fits(texts, *columns)).unwrap_or(1);
        let widths = widths(texts, columns);
        for row in texts.chunks(columns) {
            let padded = row.iter().zip(&widths).map(|(text, width)| format!("{text:width$}"));
            let line = padded.collect::<Vec<_>>().join(&" ".repeat(GAP));
            self.lines.push(Line::plain(line.trim_end()));
        }
    }

    /// Whether these cells fit side by side in so many columns.
    #[must_use]
    pub fn fits(&self, texts: &[String], columns: usize) -> bool {
        widths(texts, columns).iter().sum::<usize>() + GAP * columns.saturating_sub(1) <= self.width
    }

    /// Names in one column, what they are worth beside them.
    pub fn table(&mut self, rows: &[(String, Vec<Span>)]) {
        let longest = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        let column = longest.min(self.width / 2);
        let gap = if self.wide { 2 } else { 1 };
        for (name, parts) in rows {
            let indent = column + gap;
            let short: String = if name.chars().count() > column {
                name.chars().take(column.saturating_sub(1)).chain(['…']).collect()
            } else {
                name.clone()
            };
            let pieces: Vec<Vec<Span>> = parts.iter().map(|part| vec![part.clone()]).collect();
            self.hang(indent, vec![Span::plain(format!("{short:indent$}"))], &pieces, gap);
        }
    }

    /// A text on as many lines as it needs.
    pub fn prose(&mut self, text: &str, tone: Tone) {
        let pieces: Vec<Vec<Span>> = text.split_whitespace().map(|word| vec![Span::new(word, tone)]).collect();
        self.flow(&pieces, 1);
    }
}

/// How wide each of so many columns must be.
fn widths(texts: &[String], columns: usize) -> Vec<usize> {
    let length = |text: &String| text.chars().count();
    (0..columns).map(|column| texts.iter().skip(column).step_by(columns).map(length).max().unwrap_or(0)).collect()
}

/// The line, no longer than that.
fn cut(line: Line, width: usize) -> Line {
    if cells(&line.0) <= width {
        return line;
    }
    let mut left = width.saturating_sub(1);
    let mut spans = Vec::new();
    for span in line.0 {
        let taken: String = span.text.chars().take(left).collect();
        left -= taken.chars().count();
        spans.push(Span::new(taken, span.tone));
        if left == 0 {
            break;
        }
    }
    spans.push(Span::plain("…"));
    Line(spans)
}
