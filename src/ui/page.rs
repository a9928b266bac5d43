//! A page over the whole fight: its lines, and as much of its table as there is room for.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::Canvas;
use super::layout::Plan;
use super::panes::title;
use super::text::to_u16;
use super::window::list;
use crate::view::{Line, Page, Scene, Side, Table, TableRow, Tone};

/// Names are cut no shorter, and take no more than this.
const NAME: (u16, u16) = (12, 24);
/// A head is cut to the width of its column, which is at least this.
const LEAST: u16 = 6;
/// Rows of the table that the lines above it leave in sight.
const ROWS: usize = 4;
/// What a head may make of it.
const HEAD: u16 = 10;

pub(super) fn draw(canvas: &mut Canvas<'_>, plan: &Plan, scene: &Scene) {
    let (Some(place), Some(page)) = (plan.page, scene.page.as_ref()) else { return };
    if let Some(area) = place.title {
        title(canvas, area, &Line::plain(page.title.as_str()), &page.help, true);
    }
    let mut area = place.body;
    let shown = shown(page, area);
    for (at, line) in page.lines.iter().enumerate().take(shown) {
        canvas.line(area.x.saturating_add(1), area.y, area.width.saturating_sub(2), line, false);
        if at + 1 == shown && shown < page.lines.len() {
            canvas.sign(area.right().saturating_sub(1), area.y, '…', Style::new());
        }
        area = below(area);
    }
    table(canvas, area, page);
}

/// How many lines stand above the table: they leave it its heads and a few rows.
fn shown(page: &Page, area: Rect) -> usize {
    let table = if page.table.heads.is_empty() { 0 } else { page.table.rows.len().min(ROWS) + 1 };
    page.lines.len().min(usize::from(area.height).saturating_sub(table))
}

fn below(area: Rect) -> Rect {
    Rect { y: area.y.saturating_add(1), height: area.height.saturating_sub(1), ..area }
}

/// How wide the names and each of the other columns are.
struct Widths {
    name: u16,
    cells: Vec<u16>,
}

fn widths(canvas: &Canvas<'_>, table: &Table) -> Widths {
    let names = table.rows.iter().map(|row| canvas.measure(&row.name)).max().unwrap_or(0);
    let cell = |at: usize| {
        let of = |row: &TableRow| row.cells.get(at).map_or(0, |cell| canvas.measure(&cell.text));
        let head = table.heads.get(at).map_or(0, |head| canvas.measure(head).min(HEAD));
        table.rows.iter().map(of).max().unwrap_or(0).max(head).max(LEAST)
    };
    Widths { name: names.clamp(NAME.0, NAME.1), cells: (0..table.heads.len()).map(cell).collect() }
}

fn table(canvas: &mut Canvas<'_>, area: Rect, page: &Page) {
    let table = &page.table;
    if table.heads.is_empty() || area.height < 2 {
        return;
    }
    let widths = widths(canvas, table);
    let start = area.x.saturating_add(widths.name).saturating_add(5);
    let room = area.right().saturating_sub(1).saturating_sub(start);
    let shown = columns(&widths.cells, room, page.column);
    canvas.toned(area.x.saturating_add(3), area.y, widths.name, &table.corner, Tone::Dim);
    let mut x = start;
    for at in shown.clone() {
        let wide = widths.cells.get(at).copied().unwrap_or(LEAST);
        let head = table.heads.get(at).map_or("", String::as_str);
        canvas.right(x, area.y, wide, head, canvas.theme.tone(Tone::Dim));
        x = x.saturating_add(wide).saturating_add(2);
    }
    if shown.start > 0 {
        canvas.sign(start.saturating_sub(2), area.y, '←', Style::new());
    }
    if shown.end < table.heads.len() {
        canvas.sign(area.right().saturating_sub(1), area.y, '→', Style::new());
    }
    let body = below(area);
    let window = list(table.rows.len(), usize::from(body.height), page.row);
    let rows = table.rows.iter().enumerate().skip(window.start).take(window.len);
    for ((index, row), y) in rows.zip(body.top()..body.bottom()) {
        let line = Rect { y, height: 1, ..body };
        draw_row(canvas, line, row, &widths, shown.clone(), index == page.row);
    }
}

/// The columns that are seen from the first on, at least one.
fn columns(cells: &[u16], room: u16, first: usize) -> std::ops::Range<usize> {
    let fits_from = |first: usize| {
        let mut used = 0_u16;
        let fits = |wide: &&u16| {
            used = used.saturating_add(**wide).saturating_add(2);
            used.saturating_sub(2) <= room
        };
        cells.iter().skip(first).take_while(fits).count().max(1)
    };
    // Behind the last column there is nothing to see.
    let last = (0..cells.len()).find(|first| first + fits_from(*first) >= cells.len()).unwrap_or(0);
    let first = first.min(last);
    first..(first + fits_from(first)).min(cells.len())
}

fn draw_row(
    canvas: &mut Canvas<'_>,
    area: Rect,
    row: &TableRow,
    widths: &Widths,
    shown: std::ops::Range<usize>,
    chosen: bool,
) {
    let style = |canvas: &Canvas<'_>, tone: Tone| {
        let style = canvas.theme.tone(tone);
        if chosen { canvas.theme.chosen(style) } else { style }
    };
    if chosen {
        let plain = style(canvas, Tone::Plain);
        canvas.blank(area, plain);
        canvas.sign(area.x, area.y, '▌', Style::new());
    }
    let x = area.x.saturating_add(1);
    let (sign, tone) = match row.side {
        Some(Side::Heroes) => ('▲', Tone::Ours),
        Some(Side::Foes) => ('▼', Tone::Theirs),
        None => (' ', Tone::Plain),
    };
    let ink = style(canvas, tone);
    canvas.sign(x, area.y, sign, ink);
    let plain = style(canvas, Tone::Plain);
    canvas.text(x.saturating_add(2), area.y, widths.name, &row.name, plain);
    let mut x = area.x.saturating_add(widths.name).saturating_add(5);
    for at in shown {
        let wide = widths.cells.get(at).copied().unwrap_or(LEAST);
        if let Some(cell) = row.cells.get(at) {
            let ink = style(canvas, cell.tone);
            canvas.right(x, area.y, wide, &cell.text, ink);
        }
        x = x.saturating_add(wide).saturating_add(2);
    }
}

/// The row of the table in a line of the page, counted from the top of its body.
pub(super) fn row_at(page: &Page, body: Rect, line: usize) -> Option<usize> {
    let above = shown(page, body).saturating_add(1);
    let height = usize::from(body.height).saturating_sub(above);
    let window = list(page.table.rows.len(), height, page.row);
    window.at(line.checked_sub(above)?).filter(|_| to_u16(above) < body.height)
}
