//! The unfolded form of an attack: every modifier, in force or not.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::canvas::Canvas;
use crate::ui::signs::Signs;
use crate::ui::text::to_u16;
use crate::ui::window::{Window, counted};
use crate::ui::wish::{dice_within, head};
use crate::view::{FormRow, Scene, Tone};

/// From here on each row has its rule in words.
const WIDE: u16 = 100;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene) {
    let mut y = area.y;
    for line in head(scene, area.width, canvas.theme.signs).iter().take(usize::from(area.height)) {
        canvas.line(area.x.saturating_add(1), y, area.width.saturating_sub(2), line, false);
        y = y.saturating_add(1);
    }
    canvas.rule(area.x, y, area.width, '─', Style::new());
    let (rows, window) = rows(area, scene);
    if window.start > 0 {
        canvas.toned(area.x.saturating_add(1), y, area.width, &format!(" …{} ", window.start), Tone::Dim);
    }
    let keys = scene.form_keys.iter().map(|key| canvas.measure(key)).max().unwrap_or(0).clamp(1, 8);
    let labels = scene.now.form.iter().map(|row| canvas.measure(&row.label)).max().unwrap_or(0);
    let labels = labels.min(area.width.saturating_sub(keys).saturating_sub(14)).min(60);
    let shown = scene.now.form.iter().enumerate().skip(window.start).take(window.len);
    for ((index, row), y) in shown.zip(rows.top()..rows.bottom()) {
        let key = scene.form_keys.get(index).map_or("", String::as_str);
        let line = Rect { y, height: 1, ..rows };
        draw_row(canvas, line, row, key, [keys, labels], index == scene.form_cursor);
    }
    if window.below > 0 {
        let text = format!("…{} {}", window.below, scene.more);
        let y = rows.y.saturating_add(to_u16(window.len));
        canvas.toned(area.x.saturating_add(3), y, area.width.saturating_sub(4), text.trim_end(), Tone::Dim);
    }
    let dice = dice_within(scene, area);
    if dice > 0 {
        let shown = to_u16(window.len).saturating_add(u16::from(window.below > 0));
        let y = area.bottom().saturating_sub(dice).min(rows.y.saturating_add(shown));
        super::dice::draw(canvas, Rect { y, height: dice, ..area }, scene);
    }
}

/// Where the rows stand, and which are seen.
pub(in crate::ui) fn rows(area: Rect, scene: &Scene) -> (Rect, Window) {
    let above = to_u16(head(scene, area.width, Signs::Unicode).len()).saturating_add(1).min(area.height);
    let dice = dice_within(scene, area);
    let height = area.height.saturating_sub(above).saturating_sub(dice);
    let rows = Rect { y: area.y.saturating_add(above), height, ..area };
    (rows, counted(scene.now.form.len(), usize::from(height), scene.form_cursor))
}

fn draw_row(canvas: &mut Canvas<'_>, area: Rect, row: &FormRow, key: &str, widths: [u16; 2], chosen: bool) {
    let style = |canvas: &Canvas<'_>, tone: Tone| {
        let style = canvas.theme.tone(tone);
        if chosen { canvas.theme.chosen(style) } else { style }
    };
    let [keys, labels] = widths;
    let plain = style(canvas, Tone::Plain);
    let y = area.y;
    if chosen {
        canvas.blank(area, plain);
        canvas.sign(area.x, y, '▌', Style::new());
    }
    let mut x = area.x.saturating_add(1);
    let tone = if row.on { Tone::Strong } else { Tone::Plain };
    let strong = style(canvas, tone);
    canvas.text(x, y, 1, if row.on { "●" } else { "○" }, strong);
    x = x.saturating_add(2);
    let bold = style(canvas, Tone::Key);
    canvas.text(x, y, keys, key, bold);
    x = x.saturating_add(keys).saturating_add(2);
    canvas.text(x, y, labels, &row.label, strong);
    x = x.saturating_add(labels).saturating_add(2);
    let end = area.right().saturating_sub(1);
    canvas.right(x, y, 4.min(end.saturating_sub(x)), &row.worth, strong);
    x = x.saturating_add(7);
    if area.width >= WIDE && x < end {
        let dim = style(canvas, Tone::Dim);
        canvas.text(x, y, end.saturating_sub(x), &row.rule, dim);
    }
}
