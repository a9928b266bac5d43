//! The dice that the box waits for.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::canvas::Canvas;
use crate::view::{DieSlot, Line, Scene, Tone};

/// The line of the dice: each with its faces, then what is typed or what can be done.
pub(super) fn draw(canvas: &mut Canvas, area: Rect, scene: &Scene) {
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
