//! The screen as text, and its styles as a second text of one letter a cell.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell, CellWidth};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

use super::paint;
use super::theme::Theme;
use crate::view::Scene;

/// The screen as plain text, one line a row, blanks at the ends left out.
#[must_use]
pub fn plain(scene: &Scene, theme: &Theme, width: u16, height: u16) -> String {
    let buffer = painted(scene, theme, width, height);
    let mut out = String::new();
    for row in rows(&buffer) {
        let mut line = String::new();
        let mut covered: u16 = 0;
        for cell in row {
            if covered > 0 {
                covered -= 1;
                continue;
            }
            line.push_str(cell.symbol());
            covered = cell.symbol().cell_width().saturating_sub(1);
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// The styles of the screen: `.` is ordinary text; the legend explains the letters.
#[must_use]
pub fn styles(scene: &Scene, theme: &Theme, width: u16, height: u16) -> String {
    let buffer = painted(scene, theme, width, height);
    let mut seen: Vec<String> = Vec::new();
    let mut out = String::new();
    for row in rows(&buffer) {
        let mut line = String::new();
        for cell in row {
            let name = name(cell);
            if name.is_empty() {
                line.push('.');
                continue;
            }
            let at = seen.iter().position(|known| *known == name).unwrap_or_else(|| {
                seen.push(name);
                seen.len() - 1
            });
            line.push(('A'..='Z').chain('a'..='z').nth(at).unwrap_or('?'));
        }
        out.push_str(line.trim_end_matches('.'));
        out.push('\n');
    }
    for (letter, name) in ('A'..='Z').chain('a'..='z').zip(&seen) {
        let _ = writeln!(out, "{letter} {name}");
    }
    out
}

fn painted(scene: &Scene, theme: &Theme, width: u16, height: u16) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    paint(&mut buffer, scene, theme);
    buffer
}

fn rows(buffer: &Buffer) -> impl Iterator<Item = &[Cell]> {
    buffer.content().chunks(usize::from(buffer.area.width).max(1))
}

fn name(cell: &Cell) -> String {
    let mut words = Vec::new();
    for (modifier, word) in [
        (Modifier::BOLD, "bold"),
        (Modifier::DIM, "dim"),
        (Modifier::REVERSED, "reversed"),
        (Modifier::UNDERLINED, "underlined"),
    ] {
        if cell.modifier.contains(modifier) {
            words.push(word.to_owned());
        }
    }
    if cell.fg != Color::Reset {
        words.push(cell.fg.to_string().to_lowercase());
    }
    if cell.bg != Color::Reset {
        words.push(format!("on {}", cell.bg).to_lowercase());
    }
    words.join(" ")
}
