//! The parts of the screen, one a file.

pub(super) mod columns;
pub(super) mod dice;
pub(super) mod foot;
pub(super) mod form;
pub(super) mod header;
pub(super) mod log;
pub(super) mod notice;
pub(super) mod now;
pub(super) mod order;
pub(super) mod sheet;

use ratatui::layout::Rect;

use super::canvas::Canvas;
use crate::view::Line;

/// The rule above a pane: its title at the left, a word at the right.
pub(super) fn title(canvas: &mut Canvas, area: Rect, title: &Line, right: &str, focus: bool) {
    canvas.rule(area.x, area.y, area.width, '─', ratatui::style::Style::new());
    let room = area.width.saturating_sub(4);
    if room == 0 {
        return;
    }
    let mut line = title.clone();
    if focus {
        for span in line.0.iter_mut().filter(|span| span.tone == crate::view::Tone::Plain) {
            span.tone = crate::view::Tone::Strong;
        }
    }
    let wide = super::text::line_cells(&line, canvas.theme.signs).min(room);
    if wide > 0 {
        padded(canvas, area.x.saturating_add(1), area.y, wide);
        canvas.line(area.x.saturating_add(2), area.y, room, &line, false);
    }
    let taken = canvas.measure(right);
    if taken > 0 && wide.saturating_add(taken).saturating_add(3) <= room {
        let x = area.right().saturating_sub(taken).saturating_sub(2);
        padded(canvas, x.saturating_sub(1), area.y, taken);
        canvas.text(x, area.y, taken, right, ratatui::style::Style::new());
    }
}

/// Blanks for a text with one more at each end.
fn padded(canvas: &mut Canvas, x: u16, y: u16, wide: u16) {
    canvas.rule(x, y, wide.saturating_add(2), ' ', ratatui::style::Style::new());
}
