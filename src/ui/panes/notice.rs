//! The line before the last: what happened, and what undo takes back.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::canvas::Canvas;
use crate::view::{NoticeKind, Scene, Tone};

pub(in crate::ui) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene) {
    let notice = &scene.notice;
    let mut x = area.x.saturating_add(1);
    let end = area.right().saturating_sub(1);
    let (badge, style, tone) = match notice.kind {
        NoticeKind::News => ("", Style::new(), Tone::Plain),
        NoticeKind::Hint => ("", Style::new(), Tone::Dim),
        NoticeKind::Refusal => (" ! ", canvas.theme.refusal(), Tone::Plain),
        NoticeKind::Error if scene.error.is_empty() => (" !! ", canvas.theme.error(), Tone::Strong),
        NoticeKind::Error => (scene.error.as_str(), canvas.theme.error(), Tone::Strong),
    };
    if !badge.is_empty() && !notice.text.is_empty() {
        let padded = format!(" {} ", badge.trim());
        x = area.x.saturating_add(canvas.text(area.x, area.y, area.width, &padded, style)).saturating_add(1);
    }
    let room = end.saturating_sub(x);
    let text = canvas.measure(&notice.text);
    let undo = canvas.measure(&notice.undo);
    let shown = undo.min((area.width / 3).max(room.saturating_sub(text).saturating_sub(2)));
    let gap = if shown > 0 { 2 } else { 0 };
    canvas.toned(x, area.y, room.saturating_sub(shown).saturating_sub(gap), &notice.text, tone);
    if shown > 0 {
        let at = end.saturating_sub(shown);
        canvas.text(at, area.y, shown, &notice.undo, Style::new());
        let key = notice.undo.split(' ').next().unwrap_or_default();
        canvas.toned(at, area.y, shown, key, Tone::Key);
    }
}
