//! The order of action: who acts, who waits, who is hurt.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::columns::{Columns, fit, hurt};
use crate::ui::canvas::Canvas;
use crate::ui::layout::Plan;
use crate::ui::window;
use crate::view::{Line, Mark, Member, Pane, Row, Scene, Side, Span, Tone};

pub(in crate::ui) fn draw(canvas: &mut Canvas<'_>, plan: &Plan, scene: &Scene) {
    let Some(place) = plan.order else { return };
    let seen = window(scene, place.body.height);
    if let Some(title) = place.title {
        let mut words = Line::plain(scene.order_title.as_str());
        if seen.start > 0 {
            words = words.with(format!(" …{}", seen.start), Tone::Dim);
        }
        let right = if plan.sheet.is_none() && !plan.form { scene.tab_hint.as_str() } else { "" };
        super::title(canvas, title, &words, right, scene.focus == Pane::Order && scene.overlay.is_none());
    }
    let columns = fit(&scene.rows, plan.columns.min(place.body.width), plan.size.width, canvas.theme.signs);
    let shown = scene.rows.iter().enumerate().skip(seen.start).take(seen.len);
    for ((index, row), y) in shown.zip(place.body.top()..place.body.bottom()) {
        let line = Rect { y, height: 1, ..place.body };
        draw_row(canvas, line, &columns, row, scene.cursor == Some(index));
    }
    if seen.below > 0 {
        let y = place.body.bottom().saturating_sub(1);
        let x = place.body.x.saturating_add(columns.name_x());
        let text = format!("…{} {}", seen.below, scene.more);
        canvas.toned(x, y, columns.name, text.trim_end(), Tone::Dim);
    }
}

/// Which rows are seen in a pane so high.
pub(in crate::ui) fn window(scene: &Scene, height: u16) -> window::Window {
    window::order(scene.rows.len(), usize::from(height), &scene.anchors, scene.cursor)
}

fn draw_row(canvas: &mut Canvas<'_>, area: Rect, columns: &Columns, row: &Row, chosen: bool) {
    let mut pen = Pen { canvas, y: area.y, x: area.x, chosen };
    let member = row.member.is_some();
    if chosen {
        let ground = pen.style(Tone::Plain);
        pen.canvas.blank(area, ground);
        pen.canvas.sign(area.x, area.y, '▌', Style::new());
    }
    pen.x = area.x.saturating_add(1);
    let (sign, tone) = mark(row);
    pen.cell(1, sign, tone, 1);
    if member {
        pen.x = area.x.saturating_add(columns.name_x()).saturating_add(1);
        pen.cell(columns.name.saturating_sub(1), &row.name, Scene::name_tone(row), 1);
    } else {
        pen.cell(columns.card, &row.card.text, row.card.tone, 1);
        let (sign, tone) = match row.side {
            Side::Heroes => ("▲", Tone::Ours),
            Side::Foes => ("▼", Tone::Theirs),
        };
        pen.cell(1, sign, tone, 1);
        pen.cell(columns.name, &row.name, Scene::name_tone(row), 1);
    }
    let player = row.player.as_deref().unwrap_or_default();
    if columns.player > 0 {
        pen.cell(columns.player, player, Tone::Plain, 1);
    }
    let moved = columns.player == 0 && row.state.text.is_empty() && row.standing.is_some();
    let state = if moved { &Span::new(player, Tone::Dim) } else { &row.state };
    pen.states(columns, state, &row.states);
    pen.wounds(columns.wounds, &hurt(row));
    if columns.members > 0 {
        pen.members(columns.members, &row.members);
    }
    let tokens = row.tokens.map_or_else(String::new, |count| format!("¤{count}"));
    pen.cell(columns.tokens, &tokens, Tone::Plain, 2);
    for (width, text) in columns.numbers.iter().zip(&row.numbers) {
        if *width > 0 {
            pen.cell(*width, text, Tone::Plain, 1);
        }
    }
    if row.target {
        pen.x = area.x.saturating_add(columns.target);
        pen.cell(1, "◄", Tone::Strong, 0);
    }
}

fn mark(row: &Row) -> (&'static str, Tone) {
    match row.mark {
        Mark::Turn => ("►", Tone::Strong),
        Mark::Hold => ("║", Tone::Plain),
        Mark::Acted => ("√", Tone::Dim),
        Mark::Out if row.member.is_none() => ("×", Tone::Dim),
        Mark::None | Mark::Out => ("", Tone::Plain),
    }
}

/// Goes along one row, column by column.
struct Pen<'a, 'b> {
    canvas: &'a mut Canvas<'b>,
    y: u16,
    x: u16,
    chosen: bool,
}

impl Pen<'_, '_> {
    fn style(&self, tone: Tone) -> Style {
        let style = self.canvas.theme.tone(tone);
        if self.chosen { self.canvas.theme.chosen(style) } else { style }
    }

    /// A column of one text, and the gap behind it.
    fn cell(&mut self, width: u16, text: &str, tone: Tone, gap: u16) {
        let style = self.style(tone);
        self.canvas.text(self.x, self.y, width, text, style);
        self.x = self.x.saturating_add(width).saturating_add(gap);
    }

    /// The weightiest word, and behind it those of the others that fit whole.
    fn states(&mut self, columns: &Columns, first: &Span, others: &[Span]) {
        let start = self.x;
        let used = self.canvas.measure(&first.text).min(columns.state);
        self.cell(used, &first.text, first.tone, 0);
        let end = start.saturating_add(columns.state);
        for other in others.iter().filter(|_| columns.further) {
            let wide = self.canvas.measure(&other.text).saturating_add(1);
            if wide <= end.saturating_sub(self.x) {
                self.x = self.x.saturating_add(1);
                self.cell(wide.saturating_sub(1), &other.text, other.tone, 0);
            }
        }
        self.x = end.saturating_add(columns.air);
    }

    /// Wounds are red, what is left is not.
    fn wounds(&mut self, width: u16, text: &str) {
        let end = self.x.saturating_add(width);
        let signs: Vec<char> = text.chars().collect();
        for run in signs.chunk_by(|one, next| (*one == '●') == (*next == '●')) {
            let text: String = run.iter().collect();
            let tone = if text.starts_with('●') { Tone::Wound } else { Tone::Plain };
            let used = self.canvas.measure(&text).min(end.saturating_sub(self.x));
            self.cell(used, &text, tone, 0);
        }
        self.x = end.saturating_add(1);
    }

    fn members(&mut self, width: u16, members: &[Member]) {
        let start = self.x;
        let all = members.len() <= usize::from(width);
        let shown = if all { usize::from(width) } else { usize::from(width.saturating_sub(1)) };
        for member in members.iter().take(shown) {
            let (sign, tone) = match member {
                Member::Up => ("○", Tone::Plain),
                Member::Shaken => ("!", Tone::Shaken),
                Member::Out => ("×", Tone::Dim),
            };
            self.cell(1, sign, tone, 0);
        }
        if !all {
            self.cell(1, "…", Tone::Plain, 0);
        }
        self.x = start.saturating_add(width).saturating_add(1);
    }
}
