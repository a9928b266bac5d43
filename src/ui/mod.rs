//! The screen: paints a `Scene`, and knows nothing else.

mod canvas;
mod chart;
mod hit;
mod layout;
mod overlay;
mod page;
mod panes;
mod signs;
mod styles;
#[cfg(test)]
mod tests;
mod text;
mod theme;
mod window;
mod wish;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::style::Style;

use crate::view::{Line, Scene};
use canvas::Canvas;

pub use hit::hit_test;
pub use layout::{log_height, sheet_height, sheet_width};
pub use signs::Signs;
pub use styles::{plain, styles};
pub use theme::Theme;

/// Paints the whole screen.
pub fn draw(frame: &mut Frame<'_>, scene: &Scene, theme: &Theme) {
    paint(frame.buffer_mut(), scene, theme);
}

fn paint(buffer: &mut Buffer, scene: &Scene, theme: &Theme) {
    let area = buffer.area;
    let plan = layout::plan(scene, area.width, area.height);
    let canvas = &mut Canvas::new(buffer, theme);
    if plan.small {
        let lines = text::wrap(&Line::plain(scene.too_small.as_str()), area.width, canvas.theme.signs);
        for (line, y) in lines.iter().zip(area.top()..area.bottom()) {
            canvas.line(0, y, area.width, line, false);
        }
        return;
    }
    panes::header::draw(canvas, plan.header, scene);
    panes::order::draw(canvas, &plan, scene);
    panes::sheet::draw(canvas, &plan, scene);
    panes::log::draw(canvas, &plan, scene);
    overlay::draw(canvas, &plan, scene);
    page::draw(canvas, &plan, scene);
    for bar in &plan.bars {
        for y in bar.line.top()..bar.line.bottom() {
            let head = y == bar.line.y;
            // A title that reaches so far keeps its letters.
            if !head || canvas.is_rule(bar.line.x, y) || canvas.is_blank(bar.line.x, y) {
                canvas.sign(bar.line.x, y, if head { '┬' } else { '│' }, Style::new());
            }
        }
        if let Some(foot) = bar.foot.filter(|foot| canvas.is_rule(bar.line.x, *foot)) {
            canvas.sign(bar.line.x, foot, '┴', Style::new());
        }
    }
    panes::now::draw(canvas, &plan, scene);
    panes::notice::draw(canvas, plan.notice, scene);
    panes::foot::draw(canvas, plan.foot, scene);
}
