//! The dice that the box waits for.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::canvas::Canvas;
use crate::ui::wish;
use crate::view::Scene;

/// The lines of the dice: each with its faces, then what is typed or what can be done.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene) {
    let lines = wish::dice(scene, area.width, area.height.into(), canvas.theme.signs);
    let end = area.right().saturating_sub(1);
    let x = area.x.saturating_add(1);
    let mut used = 0;
    let mut last = area.y;
    for (line, y) in lines.iter().zip(area.top()..area.bottom()) {
        used = canvas.line(x, y, end.saturating_sub(x), line, false);
        last = y;
    }
    let x = x.saturating_add(used).saturating_add(if area.width < 80 { 4 } else { 6 });
    let [_, long, short] = &scene.dice_hint;
    let room = end.saturating_sub(x.min(end));
    let hint = if canvas.measure(long) <= room { long } else { short };
    if canvas.measure(hint) <= room {
        canvas.text(x, last, room, hint, Style::new());
    }
}
