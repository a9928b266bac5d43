//! The brush: text, lines and rules, never outside the buffer.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::text::{cells, clean, cut, head};
use super::theme::Theme;
use crate::view::{Line, Tone};

/// A buffer that is painted in places counted from its upper left corner.
pub(super) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    pub(super) theme: &'a Theme,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(buffer: &'a mut Buffer, theme: &'a Theme) -> Self {
        Self { buffer, theme }
    }

    /// Paints a text cut to the width; answers how many cells it took.
    pub(super) fn text(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
        let width = width.min(self.buffer.area.width.saturating_sub(x));
        let text = clean(text, self.theme.signs);
        let shown = cut(&text, width);
        self.put(x, y, &shown, style);
        cells(&shown)
    }

    /// Paints a text in a tone.
    pub(super) fn toned(&mut self, x: u16, y: u16, width: u16, text: &str, tone: Tone) -> u16 {
        let style = self.theme.tone(tone);
        self.text(x, y, width, text, style)
    }

    /// Paints a text so that it ends where the width ends; answers where it begins.
    pub(super) fn right(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
        let taken = self.measure(text).min(width);
        let start = x.saturating_add(width.saturating_sub(taken));
        self.text(start, y, taken, text, style);
        start
    }

    /// Paints a line of several tones, cut to the width; answers how many cells it took.
    pub(super) fn line(&mut self, x: u16, y: u16, width: u16, line: &Line, chosen: bool) -> u16 {
        let width = width.min(self.buffer.area.width.saturating_sub(x));
        let signs = self.theme.signs;
        let whole = super::text::line_cells(line, signs) <= width;
        let room = if whole { width } else { width.saturating_sub(1) };
        let mut used: u16 = 0;
        let mut style = Style::new();
        for span in &line.0 {
            let text = clean(&span.text, signs);
            let shown = head(&text, room.saturating_sub(used));
            style = self.theme.tone(span.tone);
            if chosen {
                style = self.theme.chosen(style);
            }
            self.put(x.saturating_add(used), y, shown, style);
            used = used.saturating_add(cells(shown));
            if shown.len() < text.len() {
                break;
            }
        }
        if !whole && width > 0 {
            self.put(x.saturating_add(used), y, "…", style);
            used = used.saturating_add(1);
        }
        used
    }

    /// Paints a horizontal rule of one sign.
    pub(super) fn rule(&mut self, x: u16, y: u16, width: u16, sign: char, style: Style) {
        let width = width.min(self.buffer.area.width.saturating_sub(x));
        let text: String = std::iter::repeat_n(self.theme.signs.of(sign), usize::from(width)).collect();
        self.put(x, y, &text, style);
    }

    /// Whether nothing stands in this cell yet.
    pub(super) fn is_blank(&self, x: u16, y: u16) -> bool {
        self.buffer.cell((x, y)).is_some_and(|cell| cell.symbol() == " ")
    }

    /// Whether a rule runs through this cell.
    pub(super) fn is_rule(&self, x: u16, y: u16) -> bool {
        let rule = self.theme.signs.of('─');
        self.buffer.cell((x, y)).is_some_and(|cell| cell.symbol().chars().eq([rule]))
    }

    /// Paints one of our own signs.
    pub(super) fn sign(&mut self, x: u16, y: u16, sign: char, style: Style) {
        self.rule(x, y, 1, sign, style);
    }

    /// Paints a ground of blanks.
    pub(super) fn blank(&mut self, area: Rect, style: Style) {
        for y in area.top()..area.bottom().min(self.buffer.area.height) {
            self.rule(area.x, y, area.width, ' ', style);
        }
    }

    /// How many cells a text takes.
    pub(super) fn measure(&self, text: &str) -> u16 {
        cells(&clean(text, self.theme.signs))
    }

    /// The only place that touches the buffer; `text` is clean.
    fn put(&mut self, x: u16, y: u16, text: &str, style: Style) {
        let area = self.buffer.area;
        let (x, y) = (area.x.saturating_add(x), area.y.saturating_add(y));
        if x < area.right() && y < area.bottom() {
            // a cell keeps what was painted before: start afresh
            let style = Style::reset().patch(style);
            self.buffer.set_stringn(x, y, text, usize::from(area.right().saturating_sub(x)), style);
        }
    }
}
