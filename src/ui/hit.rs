//! What stands under the mouse.

use super::layout::plan;
use super::overlay;
use super::page;
use super::panes::{foot, form, log, order};
use super::signs::Signs;
use crate::view::{Hit, Scene};

/// What stands at a place of the screen, counted from its upper left corner.
#[must_use]
pub fn hit_test(scene: &Scene, width: u16, height: u16, column: u16, row: u16) -> Option<Hit> {
    let plan = plan(scene, width, height);
    if plan.small || column >= width {
        return None;
    }
    let at = ratatui::layout::Position::new(column, row);
    let line = |area: ratatui::layout::Rect| area.contains(at).then(|| usize::from(row.saturating_sub(area.y)));
    if plan.foot.contains(at) {
        let places = foot::places(scene, plan.foot, Signs::Unicode);
        let hit = places.iter().find(|(_, x, wide)| (*x..x.saturating_add(*wide)).contains(&column))?;
        return Some(Hit::Foot(hit.0));
    }
    if let (Some(place), Some(overlay)) = (plan.overlay, scene.overlay.as_ref()) {
        let parts = overlay::parts(place, overlay);
        if let Some(line) = line(parts.items) {
            return parts.at(line).map(Hit::Item);
        }
    }
    if let (Some(place), Some(page)) = (plan.page, scene.page.as_ref()) {
        return page::row_at(page, place.body, line(place.body)?).map(Hit::Item);
    }
    if plan.form {
        let (rows, window) = form::rows(plan.now.body, scene);
        if let Some(line) = line(rows) {
            return window.at(line).map(Hit::Item);
        }
    }
    if let Some(place) = plan.order
        && let Some(line) = line(place.body)
    {
        let window = order::window(scene, place.body.height);
        return window.at(line).map(Hit::Row);
    }
    let place = plan.log?;
    let line = line(place.body)?;
    log::lines(scene, place, Signs::Unicode).get(line).map(|(index, _)| Hit::Log(*index))
}
