//! The unfolded form of an attack: every modifier, in force or not.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::canvas::Canvas;
use crate::ui::chart::column;
use crate::ui::signs::Signs;
use crate::ui::text::to_u16;
use crate::ui::window::{Window, counted};
use crate::ui::wish::{beside, dice_within, head};
use crate::view::{FormRow, Scene, Tone};

/// Rows so wide have their rule in words.
const WIDE: u16 = 86;
/// How wide the chances are that stand beside the rows.
const CHART: u16 = 34;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene) {
    let mut y = area.y;
    for line in head(scene, area.width, canvas.theme.signs).iter().take(usize::from(area.height)) {
        canvas.line(area.x.saturating_add(1), y, area.width.saturating_sub(2), line, false);
        y = y.saturating_add(1);
    }
    canvas.rule(area.x, y, area.width, '─', Style::new());
    let (rows, window) = rows(area, scene);
    chances(canvas, area, y, scene);
    if window.start > 0 {
        canvas.toned(area.x.saturating_add(1), y, area.width, &format!(" …{} ", window.start), Tone::Dim);
    }
    let keys = scene.form_keys.iter().map(|key| canvas.measure(key)).max().unwrap_or(0).clamp(1, 8);
    let labels = scene.now.form.iter().map(|row| canvas.measure(&row.label)).max().unwrap_or(0);
    let told = scene.now.form.iter().any(|row| !row.chance.is_empty());
    let labels = labels.min(rows.width.saturating_sub(keys).saturating_sub(if told { 22 } else { 14 })).min(60);
    if told {
        let title = scene.now.odds.as_ref().map_or("", |odds| odds.switched.as_str());
        heading(canvas, rows.right().saturating_sub(1), y, title);
    }
    let shown = scene.now.form.iter().enumerate().skip(window.start).take(window.len);
    for ((index, row), y) in shown.zip(rows.top()..rows.bottom()) {
        let key = scene.form_keys.get(index).map_or("", String::as_str);
        let line = Rect { y, height: 1, ..rows };
        let widths = Widths { keys, labels, told };
        draw_row(canvas, line, row, key, widths, index == scene.form_cursor);
    }
    if window.below > 0 {
        let text = format!("…{} {}", window.below, scene.more);
        let y = rows.y.saturating_add(to_u16(window.len));
        canvas.toned(area.x.saturating_add(3), y, area.width.saturating_sub(4), text.trim_end(), Tone::Dim);
    }
    let dice = dice_within(scene, area);
    if dice > 0 {
        // Rows or chances, whichever go further down.
        let shown = to_u16(window.len).saturating_add(u16::from(window.below > 0));
        let chart = beside(scene, area.width).map_or(0, |odds| to_u16(column(odds, canvas.theme.signs).len()));
        let y = area.bottom().saturating_sub(dice).min(rows.y.saturating_add(shown.max(chart)));
        super::dice::draw(canvas, Rect { y, height: dice, ..area }, scene);
    }
}

/// Where the rows stand, and which are seen.
pub(in crate::ui) fn rows(area: Rect, scene: &Scene) -> (Rect, Window) {
    let above = to_u16(head(scene, area.width, Signs::Unicode).len()).saturating_add(1).min(area.height);
    let dice = dice_within(scene, area);
    let height = area.height.saturating_sub(above).saturating_sub(dice);
    let chart = if beside(scene, area.width).is_some() { CHART } else { 0 };
    let rows = Rect { y: area.y.saturating_add(above), height, width: area.width.saturating_sub(chart), ..area };
    (rows, counted(scene.now.form.len(), usize::from(height), scene.form_cursor))
}

/// The chances at the right of the rows, under a head of their own.
fn chances(canvas: &mut Canvas<'_>, area: Rect, y: u16, scene: &Scene) {
    let Some(odds) = beside(scene, area.width) else { return };
    let x = area.right().saturating_sub(CHART);
    canvas.sign(x, y, '┬', Style::new());
    let title = format!(" {} ", odds.title);
    canvas.text(x.saturating_add(2), y, CHART.saturating_sub(3), &title, Style::new());
    let dice = dice_within(scene, area);
    let lines = column(odds, canvas.theme.signs);
    let bottom = area.bottom().saturating_sub(dice);
    for (at, y) in (y.saturating_add(1)..bottom).enumerate() {
        canvas.sign(x, y, '│', Style::new());
        if let Some(line) = lines.get(at) {
            canvas.line(x.saturating_add(2), y, CHART.saturating_sub(3), line, false);
        }
    }
}

/// What a column is about, so that it ends where the column ends.
fn heading(canvas: &mut Canvas<'_>, end: u16, y: u16, title: &str) {
    let title = format!(" {title} ");
    let wide = canvas.measure(&title).min(end);
    canvas.text(end.saturating_sub(wide), y, wide, &title, Style::new());
}

/// How wide the columns of the rows are, and whether each tells its chance.
#[derive(Clone, Copy)]
struct Widths {
    keys: u16,
    labels: u16,
    told: bool,
}

fn draw_row(canvas: &mut Canvas<'_>, area: Rect, row: &FormRow, key: &str, widths: Widths, chosen: bool) {
    let style = |canvas: &Canvas<'_>, tone: Tone| {
        let style = canvas.theme.tone(tone);
        if chosen { canvas.theme.chosen(style) } else { style }
    };
    let Widths { keys, labels, told } = widths;
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
    x = x.saturating_add(5);
    if told {
        canvas.right(x, y, 5.min(end.saturating_sub(x)), &row.chance, plain);
        x = x.saturating_add(6);
    }
    x = x.saturating_add(2);
    if area.width >= WIDE && x < end {
        let dim = style(canvas, Tone::Dim);
        canvas.text(x, y, end.saturating_sub(x), &row.rule, dim);
    }
}
