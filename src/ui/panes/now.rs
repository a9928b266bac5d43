//! The box of the moment: who does what, against what, and the dice it waits for.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::canvas::Canvas;
use crate::ui::layout::Plan;
use crate::ui::text::to_u16;
use crate::ui::wish::{dice_within, lines};
use crate::view::Scene;

pub(in crate::ui) fn draw(canvas: &mut Canvas<'_>, plan: &Plan, scene: &Scene) {
    let body = plan.now.body;
    if let Some(rule) = plan.now.title {
        title(canvas, rule, scene);
    }
    if plan.form {
        super::form::draw(canvas, body, scene);
        return;
    }
    let dice = dice_within(scene, body);
    let room = usize::from(body.height.saturating_sub(dice));
    let lines = lines(scene, body.width, room, canvas.theme.signs);
    let end = body.y.saturating_add(to_u16(lines.len()));
    for (line, y) in lines.iter().zip(body.top()..body.bottom()) {
        canvas.line(body.x.saturating_add(1), y, body.width.saturating_sub(2), line, false);
    }
    if dice > 0 {
        super::dice::draw(canvas, Rect { y: end, height: dice, ..body }, scene);
    }
}

/// The rule of `═`: the title at the left; who comes next and whose dice at the right, as room allows.
fn title(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene) {
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
