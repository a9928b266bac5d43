//! How many lines the box and an overlay would like to have.

use super::signs::Signs;
use super::text::{line_cells, to_u16, wrap};
use crate::view::{Line, Overlay, Scene};

/// How many lines the box would like, with its title.
pub(super) fn of_box(scene: &Scene, width: u16) -> u16 {
    let lines = lines(scene, width, usize::MAX, Signs::Unicode).len();
    to_u16(lines).saturating_add(1).saturating_add(u16::from(has_dice(scene)))
}

/// The same with its form unfolded.
pub(super) fn of_form(scene: &Scene) -> u16 {
    let lines = scene.now.lines.len().saturating_add(scene.now.form.len());
    to_u16(lines).saturating_add(2).saturating_add(u16::from(has_dice(scene)))
}

/// How many lines an overlay would like below its title.
pub(super) fn of_overlay(overlay: &Overlay) -> u16 {
    let lines = overlay.lines.len().saturating_add(overlay.items.len());
    to_u16(lines).saturating_add(u16::from(overlay.input.is_some()))
}

/// Whether there are dice to show.
pub(super) fn has_dice(scene: &Scene) -> bool {
    !scene.slots.is_empty() || !scene.typed.is_empty()
}

/// The lines of the box, wrapped where there is room for it; else cut, the last ones left out.
pub(super) fn lines(scene: &Scene, width: u16, room: usize, signs: Signs) -> Vec<Line> {
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
