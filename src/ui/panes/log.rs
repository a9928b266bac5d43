//! What has happened: the newest at the bottom.

use ratatui::layout::Rect;

use crate::ui::canvas::Canvas;
use crate::ui::layout::{Place, Plan};
use crate::ui::signs::Signs;
use crate::ui::text::{line_cells, wrap};
use crate::view::{Line, Pane, Scene, Span, Tone};

pub(in crate::ui) fn draw(canvas: &mut Canvas<'_>, plan: &Plan, scene: &Scene) {
    let Some(place) = plan.log else { return };
    if let Some(title) = place.title {
        let right = if plan.order.is_none() && plan.sheet.is_none() { scene.tab_hint.as_str() } else { "" };
        let words = Line::plain(scene.log_title.as_str());
        super::title(canvas, title, &words, right, scene.focus == Pane::Log && scene.overlay.is_none());
    }
    let body = place.body;
    for ((index, line), y) in lines(scene, place, canvas.theme.signs).iter().zip(body.top()..) {
        let chosen = scene.log_cursor == Some(*index);
        if chosen {
            let ground = canvas.theme.chosen(canvas.theme.tone(Tone::Plain));
            canvas.blank(Rect { y, height: 1, ..body }, ground);
        }
        canvas.line(body.x.saturating_add(1), y, body.width.saturating_sub(2), line, chosen);
    }
}

/// What is seen, from the top: each line with the place in the log that it belongs to.
pub(in crate::ui) fn lines(scene: &Scene, place: Place, signs: Signs) -> Vec<(usize, Line)> {
    let height = usize::from(place.body.height);
    let width = place.body.width.saturating_sub(2);
    // the chosen line stays in sight, with two newer ones below it where there is room
    let spare = if height > 4 { 2 } else { 0 };
    let total = scene.log.len();
    let end = match scene.log_cursor {
        Some(cursor) if cursor.saturating_add(height) <= total => cursor.saturating_add(1 + spare).min(total),
        Some(_) | None => total,
    };
    let mut seen = Vec::new();
    for (index, line) in scene.log.iter().enumerate().take(end).rev() {
        if seen.len() >= height {
            break;
        }
        let mut pieces = vec![line.clone()];
        if line_cells(line, signs) > width {
            let mut wrapped = wrap(line, width, signs);
            if seen.is_empty() && height > 1 && wrapped.len() > height {
                wrapped.truncate(height);
                wrapped.last_mut().into_iter().for_each(|last| last.0.push(Span::plain(" …")));
            }
            // lines below the chosen one must not push it away
            let below = scene.log_cursor.is_some_and(|cursor| cursor < index);
            if !below && wrapped.len() <= height.saturating_sub(seen.len()) {
                pieces = wrapped;
            }
        }
        seen.extend(pieces.into_iter().rev().map(|piece| (index, piece)));
    }
    seen.reverse();
    seen
}
