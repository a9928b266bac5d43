//! What lies over the sheet and the log: a list, the palette, a question or a message.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::Canvas;
use super::layout::{Place, Plan};
use super::panes::title;
use super::signs::Signs;
use super::text::{cells, clean, to_u16};
use super::window::{Window, list};
use super::wish::hint;
use crate::view::{Input, Item, Line, Overlay, Scene, Tone};

pub(super) fn draw(canvas: &mut Canvas<'_>, plan: &Plan, scene: &Scene) {
    let (Some(place), Some(overlay)) = (plan.overlay, scene.overlay.as_ref()) else { return };
    if let Some(area) = place.title {
        title(canvas, area, &Line::plain(overlay.title.as_str()), &overlay.help, true);
    }
    let parts = parts(place, overlay);
    for (line, y) in overlay.lines.iter().zip(parts.lines.top()..parts.lines.bottom()) {
        canvas.line(parts.lines.x.saturating_add(1), y, parts.lines.width.saturating_sub(2), line, false);
    }
    draw_items(canvas, &parts, overlay);
    if let (Some(input), Some(area)) = (&overlay.input, parts.input) {
        let lines = hint(input, area.width, canvas.theme.signs);
        for (line, y) in lines.iter().zip(parts.hint.top()..parts.hint.bottom()) {
            canvas.line(parts.hint.x.saturating_add(1), y, parts.hint.width.saturating_sub(2), line, false);
        }
        draw_input(canvas, area, input, parts.hint.height == 0);
    }
}

/// The lines of an overlay, from the top.
pub(super) struct Parts {
    lines: Rect,
    pub(super) items: Rect,
    pub(super) window: Window,
    /// the line that stays empty before what is of another kind
    gap: Option<usize>,
    /// what is wanted or wrong, above the line being typed
    hint: Rect,
    input: Option<Rect>,
}

impl Parts {
    /// The item in a line of the items.
    pub(super) fn at(&self, line: usize) -> Option<usize> {
        match self.gap {
            Some(gap) if line == gap => None,
            Some(gap) if line > gap => self.window.at(line - 1),
            Some(_) | None => self.window.at(line),
        }
    }
}

pub(super) fn parts(place: Place, overlay: &Overlay) -> Parts {
    let body = place.body;
    let typed = u16::from(overlay.input.is_some()).min(body.height);
    let hint = overlay.input.as_ref().map_or(0, |input| to_u16(hint(input, body.width, Signs::Unicode).len()));
    let hint = hint.min(body.height.saturating_sub(typed).saturating_sub(1));
    let room = body.height.saturating_sub(typed).saturating_sub(hint);
    // the items keep a line or two, whatever stands above them
    let kept = to_u16(overlay.items.len()).min(3).min(room);
    let lines = to_u16(overlay.lines.len()).min(room.saturating_sub(kept));
    let items = Rect { y: body.y.saturating_add(lines), height: room.saturating_sub(lines), ..body };
    let apart = overlay.items.iter().position(|item| item.apart).filter(|at| *at > 0);
    Parts {
        gap: apart.filter(|_| overlay.items.len() < usize::from(items.height)),
        hint: Rect { y: body.bottom().saturating_sub(typed).saturating_sub(hint), height: hint, ..body },
        lines: Rect { height: lines, ..body },
        items,
        window: list(overlay.items.len(), usize::from(items.height), overlay.selected),
        input: (typed > 0).then(|| Rect { y: body.bottom().saturating_sub(1), height: 1, ..body }),
    }
}

/// Keys are cut no shorter than go's are in any language.
const KEYS: u16 = 18;

/// The columns of the items: section, keys, label; the rest is for the detail.
struct Columns {
    section: u16,
    keys: u16,
    label: u16,
}

fn columns(canvas: &Canvas<'_>, shown: &[Item], width: u16) -> Columns {
    let widest = |of: &dyn Fn(&Item) -> u16| shown.iter().map(of).max().unwrap_or(0);
    let gap = |width: u16| if width > 0 { width.saturating_add(2) } else { 0 };
    let section = gap(widest(&|item| canvas.measure(&item.section)).min(16));
    let keys = gap(widest(&|item| canvas.measure(&item.keys)).min(KEYS));
    let room = width.saturating_sub(section).saturating_sub(keys);
    let detail = widest(&|item| canvas.measure(&item.detail));
    let label = widest(&|item| canvas.measure(&item.label));
    // where both do not fit, the detail gets what is left, but never less than a third
    let most = if detail == 0 { room } else { room.saturating_sub(detail.min(room / 3)).saturating_sub(2) };
    Columns { section, keys, label: gap(label.min(most)) }
}

fn draw_items(canvas: &mut Canvas<'_>, parts: &Parts, overlay: &Overlay) {
    let area = parts.items;
    let end = parts.window.start.saturating_add(parts.window.len);
    let shown = overlay.items.get(parts.window.start..end).unwrap_or_default();
    let width = area.width.saturating_sub(2);
    let columns = columns(canvas, shown, width);
    let mut above: Option<&str> = None;
    let places = (area.top()..area.bottom()).enumerate().filter_map(|(line, y)| parts.at(line).map(|at| (at, y)));
    for (item, (at, y)) in shown.iter().zip(places) {
        let chosen = at == overlay.selected;
        let style = |canvas: &Canvas<'_>, tone: Tone| {
            let style = canvas.theme.tone(if item.dim { Tone::Dim } else { tone });
            if chosen { canvas.theme.chosen(style) } else { style }
        };
        let plain = style(canvas, Tone::Plain);
        if chosen {
            canvas.blank(Rect { y, height: 1, ..area }, plain);
            canvas.sign(area.x, y, '▌', Style::new());
        }
        let mut x = area.x.saturating_add(1);
        if above != Some(item.section.as_str()) {
            canvas.text(x, y, columns.section.saturating_sub(2), &item.section, plain);
        }
        above = Some(&item.section);
        x = x.saturating_add(columns.section);
        let bold = style(canvas, Tone::Key);
        canvas.text(x, y, columns.keys.saturating_sub(2), &item.keys, bold);
        x = x.saturating_add(columns.keys);
        canvas.text(x, y, columns.label.saturating_sub(2), &item.label, plain);
        x = x.saturating_add(columns.label);
        let dim = style(canvas, Tone::Dim);
        let room = area.right().saturating_sub(1).saturating_sub(x);
        canvas.text(x, y, room, &item.detail, dim);
    }
}

/// The line being typed: its cursor always in sight, what is wrong underlined, the hint at the right.
fn draw_input(canvas: &mut Canvas<'_>, area: Rect, input: &Input, hinted: bool) {
    let signs = canvas.theme.signs;
    let end = area.right().saturating_sub(1);
    let hint = if hinted { canvas.measure(&input.hint).min(area.width / 2) } else { 0 };
    let mut x = area.x.saturating_add(1);
    x = x.saturating_add(canvas.toned(x, area.y, area.width / 4, &input.prompt, Tone::Key)).saturating_add(1);
    let gap = if hint > 0 { hint.saturating_add(2) } else { 0 };
    let room = end.saturating_sub(x).saturating_sub(gap);
    // the text moves to the left as far as the cursor needs
    let before: String = input.text.chars().take(input.cursor).collect();
    let mut skip = 0;
    let mut taken = cells(&clean(&before, signs));
    for sign in before.chars() {
        if taken < room {
            break;
        }
        taken = taken.saturating_sub(cells(&clean(sign.encode_utf8(&mut [0; 4]), signs)));
        skip += 1;
    }
    let stop = x.saturating_add(room);
    let mut plain = String::new();
    for (index, sign) in input.text.chars().enumerate().skip(skip) {
        let wrong = input.wrong.is_some_and(|(from, to)| (from..to.max(from + 1)).contains(&index));
        let style = if wrong { canvas.theme.wrong() } else { Style::new() };
        let style = if index == input.cursor { style.reversed() } else { style };
        plain.clear();
        plain.push(sign);
        if cells(&clean(&plain, signs)) > stop.saturating_sub(x) {
            break;
        }
        x = x.saturating_add(canvas.text(x, area.y, stop.saturating_sub(x), &plain, style));
    }
    if input.cursor >= input.text.chars().count() && x < end {
        canvas.toned(x, area.y, 1, "_", Tone::Strong);
    }
    if hint > 0 {
        canvas.right(end.saturating_sub(hint), area.y, hint, &input.hint, canvas.theme.tone(Tone::Plain));
    }
}
