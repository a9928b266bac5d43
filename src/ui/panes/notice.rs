//! The lines before the last: what happened, and what undo takes back.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::canvas::Canvas;
use crate::ui::wish;
use crate::view::{NoticeKind, Scene, Tone};

/// Less of what undo takes back than this many cells says nothing.
const LABEL: u16 = 14;

pub(in crate::ui) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene) {
    let notice = &scene.notice;
    let badge = wish::badge(scene);
    let style = if notice.kind == NoticeKind::Refusal { canvas.theme.refusal() } else { canvas.theme.error() };
    let mut x = area.x.saturating_add(1);
    if !badge.is_empty() {
        x = area.x.saturating_add(canvas.text(area.x, area.y, area.width, &badge, style)).saturating_add(1);
    }
    let end = area.right().saturating_sub(1);
    let room = end.saturating_sub(x);
    let tone = match notice.kind {
        NoticeKind::News | NoticeKind::Refusal => Tone::Plain,
        NoticeKind::Hint => Tone::Dim,
        NoticeKind::Error => Tone::Strong,
    };
    if area.height > 1 {
        let lines = wish::notice(scene, area.width, canvas.theme.signs);
        for (line, y) in lines.iter().zip(area.top()..area.bottom()) {
            canvas.toned(x, y, room, &line.text(), tone);
        }
        return;
    }
    let undo = undo(canvas, scene, room);
    let shown = canvas.measure(undo).min(room);
    let undo = undo.to_owned();
    let (shown, gap) = match notice.kind {
        // what undo takes back is cut before what happened is
        NoticeKind::News | NoticeKind::Hint if undo == notice.undo => {
            let left = room.saturating_sub(canvas.measure(&notice.text)).saturating_sub(2);
            (shown.min(left.max(canvas.measure(&notice.undo_short))), 2)
        }
        NoticeKind::News | NoticeKind::Hint | NoticeKind::Refusal | NoticeKind::Error => (shown, 2),
    };
    let gap = if shown > 0 { gap } else { 0 };
    canvas.toned(x, area.y, room.saturating_sub(shown).saturating_sub(gap), &notice.text, tone);
    if shown > 0 {
        let at = end.saturating_sub(shown);
        canvas.text(at, area.y, shown, &undo, Style::new());
        let key = undo.split(' ').next().unwrap_or_default();
        canvas.toned(at, area.y, shown, key, Tone::Key);
    }
}

/// How much of what undo takes back there is room for: all, its label cut, its key, or nothing.
fn undo<'a>(canvas: &Canvas<'_>, scene: &'a Scene, room: u16) -> &'a str {
    let notice = &scene.notice;
    let left = room.saturating_sub(canvas.measure(&notice.text)).saturating_sub(2);
    let short = canvas.measure(&notice.undo_short);
    let whole = canvas.measure(&notice.undo);
    let news = matches!(notice.kind, NoticeKind::News | NoticeKind::Hint);
    if whole <= left || (news && left >= short.saturating_add(LABEL)) {
        &notice.undo
    } else if short <= left || news {
        &notice.undo_short
    } else {
        ""
    }
}
