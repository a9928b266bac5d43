//! Chances as lines of bars: as many columns and bars as there is room for.

use super::signs::Signs;
use super::text::{cells, clean, line_cells};
use crate::view::{Chance, Line, Odds, Span, Tone};

/// From here on a line has room for one bar.
const ONE_BAR: u16 = 78;
/// From here on every chance has its bar.
const ALL_BARS: u16 = 98;
/// The long bar of a head, the short bar of everything else.
const LONG: u16 = 20;
const SHORT: u16 = 10;

/// The chances on a line, or on a few where the width has room for a bar each.
pub(super) fn lines(odds: &Odds, width: u16, signs: Signs) -> Vec<Line> {
    if width >= ALL_BARS { grid(odds, signs) } else { vec![in_a_line(odds, width, signs)] }
}

/// What does not fit is left out, the last notes first, then the bar; the figures never.
fn in_a_line(odds: &Odds, width: u16, signs: Signs) -> Line {
    let bar = width >= ONE_BAR;
    let showing = |notes: usize| line_of(odds, bar, notes);
    let fits = |line: &Line| line_cells(line, signs) <= width;
    let most = (0..=odds.notes.len()).rev().map(showing).find(fits);
    most.unwrap_or_else(|| line_of(odds, false, 0))
}

/// One under the other, each with its bar: the column beside an unfolded form.
pub(super) fn column(odds: &Odds, signs: Signs) -> Vec<Line> {
    let labels = widest(odds.heads.iter().chain(&odds.parts), signs);
    let one = |chance: &Chance| barred(chance, labels, SHORT, signs);
    let mut lines: Vec<Line> = odds.heads.iter().map(one).collect();
    if !odds.parts.is_empty() && !lines.is_empty() {
        lines.push(Line::toned("─".repeat(usize::from(labels.saturating_add(6))), Tone::Dim));
    }
    lines.extend(odds.parts.iter().map(one));
    lines.extend(odds.notes.iter().map(|note| Line::plain(note.as_str())));
    lines
}

fn line_of(odds: &Odds, bar: bool, notes: usize) -> Line {
    let mut line = Line::default();
    for (at, chance) in odds.heads.iter().enumerate() {
        let gap = if at == 0 { "" } else { "   " };
        line = line.with(format!("{gap}{} ", chance.label), Tone::Plain);
        if at == 0 && bar {
            line = line.with(format!("{} ", drawn(chance.percent, SHORT)), Tone::Plain);
        }
        line = line.with(chance.figure.as_str(), Tone::Strong);
    }
    for (at, chance) in odds.parts.iter().enumerate() {
        let gap = match (at, line.0.is_empty()) {
            (_, true) => "",
            (0, false) => "    ",
            (_, false) => "  ",
        };
        line = line.with(format!("{gap}{} ", chance.label), Tone::Plain).with(chance.figure.as_str(), Tone::Strong);
    }
    let shown = odds.notes.iter().take(notes);
    shown.fold(line, |line, note| line.with(format!("    {note}"), Tone::Plain))
}

/// The heads and notes at the left, the parts in two columns at the right.
fn grid(odds: &Odds, signs: Signs) -> Vec<Line> {
    let heads = widest(odds.heads.iter(), signs);
    let parts = widest(odds.parts.iter(), signs);
    let mut left: Vec<Line> = odds.heads.iter().map(|chance| barred(chance, heads, LONG, signs)).collect();
    left.extend(odds.notes.iter().map(|note| Line::plain(note.as_str())));
    let rows = left.len().max(odds.parts.len().div_ceil(2)).max(1);
    let room = left.iter().map(|line| line_cells(line, signs)).max().unwrap_or(0);
    let gap = if room == 0 { 0 } else { 5 };
    let each = usize::from(parts).saturating_add(usize::from(SHORT)).saturating_add(6);
    let row = |at: usize| {
        let mut line = left.get(at).cloned().unwrap_or_default();
        let mut column = usize::from(room) + gap;
        let half = rows.min(odds.parts.len());
        for chance in [odds.parts.get(at).filter(|_| at < half), odds.parts.get(at + half)].into_iter().flatten() {
            let used = usize::from(line_cells(&line, signs));
            line.0.push(Span::plain(" ".repeat(column.saturating_sub(used))));
            line.0.extend(barred(chance, parts, SHORT, signs).0);
            column += each + 4;
        }
        line
    };
    (0..rows).map(row).collect()
}

/// `Shaken    █▌░░░░░░░░  13%`
fn barred(chance: &Chance, labels: u16, bar: u16, signs: Signs) -> Line {
    let missing = usize::from(labels.saturating_sub(cells(&clean(&chance.label, signs))));
    Line::plain(format!("{}{} {} ", chance.label, " ".repeat(missing), drawn(chance.percent, bar)))
        .with(format!("{:>4}", chance.figure), Tone::Strong)
}

/// A bar of so many cells, filled by halves.
fn drawn(percent: u8, cells: u16) -> String {
    let halves = (usize::from(percent.min(100)) * usize::from(cells) * 2 + 50) / 100;
    let halves = if percent > 0 { halves.max(1) } else { 0 };
    let (full, half) = (halves / 2, halves % 2);
    let empty = usize::from(cells).saturating_sub(full + half);
    format!("{}{}{}", "█".repeat(full), "▌".repeat(half), "░".repeat(empty))
}

fn widest<'a>(chances: impl Iterator<Item = &'a Chance>, signs: Signs) -> u16 {
    chances.map(|chance| cells(&clean(&chance.label, signs))).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_filled_by_halves() {
        for (percent, bar) in
            [(0, "░░░░░░░░░░"), (1, "▌░░░░░░░░░"), (38, "████░░░░░░"), (13, "█▌░░░░░░░░"), (100, "██████████")]
        {
            assert_eq!(drawn(percent, 10), bar, "{percent}");
        }
    }
}
