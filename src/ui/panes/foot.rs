//! The last line: the keys that work now.

use ratatui::layout::Rect;

use crate::ui::canvas::Canvas;
use crate::ui::signs::Signs;
use crate::ui::text::{cells, clean};
use crate::view::{Foot, Scene, Tone};

pub(in crate::ui) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene) {
    for (index, x, width) in places(scene, area, canvas.theme.signs) {
        let Some(entry) = scene.foot.get(index) else { continue };
        let used = canvas.toned(x, area.y, width, &entry.key, Tone::Key);
        let gap = u16::from(used > 0);
        let left = width.saturating_sub(used).saturating_sub(gap);
        canvas.toned(x.saturating_add(used).saturating_add(gap), area.y, left, &entry.label, Tone::Plain);
    }
}

/// Where each entry stands that there is room for: its index, its place, its width.
pub(in crate::ui) fn places(scene: &Scene, area: Rect, signs: Signs) -> Vec<(usize, u16, u16)> {
    let Some((last, others)) = scene.foot.split_last() else { return Vec::new() };
    let wide = |entry: &Foot| {
        let text = format!("{} {}", entry.key, entry.label);
        cells(&clean(text.trim(), signs))
    };
    let room = area.width.saturating_sub(2);
    let end = wide(last).min(room);
    let end_x = area.right().saturating_sub(1).saturating_sub(end);
    let mut x = area.x.saturating_add(1);
    let mut places = Vec::new();
    for (index, entry) in others.iter().enumerate() {
        let width = wide(entry);
        if x.saturating_add(width).saturating_add(2) > end_x {
            break;
        }
        places.push((index, x, width));
        x = x.saturating_add(width).saturating_add(2);
    }
    places.push((others.len(), end_x, end));
    places
}
