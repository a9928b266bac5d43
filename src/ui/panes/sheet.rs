//! The sheet of the combatant under the cursor.

use crate::ui::canvas::Canvas;
use crate::ui::layout::Plan;
use crate::view::{Pane, Scene, Tone};

pub(in crate::ui) fn draw(canvas: &mut Canvas<'_>, plan: &Plan, scene: &Scene) {
    let Some(place) = plan.sheet else { return };
    if let Some(title) = place.title {
        let right = if plan.order.is_none() { scene.tab_hint.as_str() } else { "" };
        super::title(canvas, title, &scene.sheet.title, right, scene.focus == Pane::Sheet && scene.overlay.is_none());
    }
    let body = place.body;
    let width = body.width.saturating_sub(2);
    let height = usize::from(body.height);
    let start = scene.sheet_scroll.min(scene.sheet.lines.len().saturating_sub(height));
    let lines = scene.sheet.lines.iter().skip(start);
    for (line, y) in lines.zip(body.top()..body.bottom()) {
        canvas.line(body.x.saturating_add(1), y, width, line, false);
    }
    let edge = body.right().saturating_sub(1);
    if start > 0 {
        canvas.toned(edge, body.y, 1, "↑", Tone::Dim);
    }
    if start.saturating_add(height) < scene.sheet.lines.len() {
        canvas.toned(edge, body.bottom().saturating_sub(1), 1, "↓", Tone::Dim);
    }
}
