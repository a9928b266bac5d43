//! The box of the moment: who does what, against what, and the dice it waits for.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::canvas::Canvas;
use crate::ui::layout::Plan;
use crate::ui::signs::Signs;
use crate::ui::text::{line_cells, to_u16, wrap};
use crate::view::{DieSlot, Line, Scene, Tone};

pub(in crate::ui) fn draw(canvas: &mut Canvas, plan: &Plan, scene: &Scene) {
    let body = plan.now.body;
    if let Some(rule) = plan.now.title {
        title(canvas, rule, scene);
    }
    if plan.form {
        super::form::draw(canvas, body, scene);
        return;
    }
    let dice = u16::from(has_dice(scene));
    let room = usize::from(body.height.saturating_sub(dice));
    let lines = lines(scene, body.width, room, canvas.theme.signs);
    let end = body.y.saturating_add(to_u16(lines.len()));
    for (line, y) in lines.iter().zip(body.top()..body.bottom()) {
        canvas.line(body.x.saturating_add(1), y, body.width.saturating_sub(2), line, false);
    }
    if dice > 0 {
        draw_dice(canvas, Rect { y: end, height: 1, ..body }, scene);
    }
}

/// How many lines the box would like, with its title.
pub(in crate::ui) fn wanted(scene: &Scene, width: u16) -> u16 {
    let lines = lines(scene, width, usize::MAX, Signs::Unicode).len();
    to_u16(lines).saturating_add(1).saturating_add(u16::from(has_dice(scene)))
}

/// How many lines it would like with its form unfolded.
pub(in crate::ui) fn wanted_form(scene: &Scene) -> u16 {
    let lines = scene.now.lines.len().saturating_add(scene.now.form.len());
    to_u16(lines).saturating_add(2).saturating_add(u16::from(has_dice(scene)))
}

pub(super) fn has_dice(scene: &Scene) -> bool {
    !scene.slots.is_empty() || !scene.typed.is_empty()
}

/// The lines, wrapped where there is room for it; else cut, the last ones left out.
fn lines(scene: &Scene, width: u16, room: usize, signs: Signs) -> Vec<Line> {
    let width = width.saturating_sub(2);
    let mut budget = room.saturating_sub(scene.now.lines.len());
    let mut out = Vec::new();
    for line in &scene.now.lines {
        if line_cells(line, signs) > width {
            let pieces = wrap(line, width, signs);
            if let Some(left) = (budget.saturating_add(1)).checked_sub(pieces.len()) {
                budget = left;
                out.extend(pieces);
                continue;
            }
        }
        out.push(line.clone());
    }
    out.truncate(room);
    out
}

/// The rule of `═`: the title at the left; who comes next and whose dice at the right, as room allows.
fn title(canvas: &mut Canvas, area: Rect, scene: &Scene) {
    canvas.rule(area.x, area.y, area.width, '═', Style::new());
    let title = format!(" {} ", scene.now.title);
    let style = canvas.theme.title();
    let used = canvas.text(area.x.saturating_add(1), area.y, area.width.saturating_sub(2), &title, style);
    let left = area.x.saturating_add(used).saturating_add(2);
    let mut end = area.right().saturating_sub(1);
    let next = scene.now.next.as_deref().unwrap_or_default();
    let next_wide = if next.is_empty() { 0 } else { canvas.measure(next).saturating_add(5) };
    for (text, keep) in [(scene.dice_of.as_str(), next_wide), (next, 0)] {
        let wide = canvas.measure(text).saturating_add(2);
        let room = end.saturating_sub(left).saturating_sub(keep);
        if text.is_empty() || wide > room {
            continue;
        }
        let x = end.saturating_sub(wide);
        canvas.text(x, area.y, wide, &format!(" {text} "), Style::new());
        end = x.saturating_sub(3);
    }
}

/// The line of the dice: each with its faces, then what is typed or what can be done.
pub(super) fn draw_dice(canvas: &mut Canvas, area: Rect, scene: &Scene) {
    let [word, hint] = &scene.dice_hint;
    let end = area.right().saturating_sub(1);
    let mut x = area.x.saturating_add(1);
    let mut line = Line::toned(word.as_str(), Tone::Dim);
    for (index, slot) in scene.slots.iter().enumerate() {
        let first = scene.slots.iter().position(|slot| slot.open) == Some(index);
        let gap = if index == 0 { "  " } else { "   " };
        line = line.with(format!("{gap}{} ", slot.label), Tone::Plain);
        let (faces, waits) = faces(slot);
        line = line.with(faces, Tone::Strong);
        let tone = if first { Tone::Strong } else { Tone::Plain };
        line = line.with(if waits { "_" } else { "" }, tone);
    }
    if !scene.typed.is_empty() {
        line = line.with(format!("   {}", scene.typed), Tone::Strong).with("_", Tone::Strong);
    }
    x = x.saturating_add(canvas.line(x, area.y, end.saturating_sub(x), &line, false));
    x = x.saturating_add(if area.width < 80 { 4 } else { 6 });
    if x < end {
        canvas.text(x, area.y, end.saturating_sub(x), hint, Style::new());
    }
}

/// The faces joined as they explode, and whether one more is waited for.
fn faces(slot: &DieSlot) -> (String, bool) {
    let faces = slot.faces.iter().map(ToString::to_string).collect::<Vec<_>>().join("+");
    let waits = slot.open || slot.faces.is_empty();
    (if waits && !faces.is_empty() { faces + "+" } else { faces }, waits)
}
