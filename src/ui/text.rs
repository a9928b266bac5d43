//! The one door for text that somebody else wrote: made visible, measured and cut by cells.

use std::borrow::Cow;

use ratatui::buffer::CellWidth;
use unicode_segmentation::UnicodeSegmentation;

use super::signs::Signs;
use crate::view::{Line, Span, Tone};

/// More of one text than any screen shows.
const LONGEST: usize = 4096;
/// The longest cluster that is shown whole: a family of four with skin tones.
const CLUSTER: usize = 12;
/// More marks on one letter than any language writes.
const MARKS: usize = 4;
const JOINER: char = '\u{200D}';

/// The text with everything unseen or unruly replaced by `·`, and each sign as the font has it.
pub(super) fn clean(text: &str, signs: Signs) -> Cow<'_, str> {
    if signs == Signs::Unicode && text.len() <= LONGEST && text.chars().all(is_simple) {
        return Cow::Borrowed(text);
    }
    let end = text.char_indices().nth(LONGEST).map_or(text.len(), |(at, _)| at);
    let mut out = String::new();
    for cluster in text.get(..end).unwrap_or_default().graphemes(true) {
        push_cluster(&mut out, cluster, signs);
    }
    Cow::Owned(out)
}

/// How many cells a cleaned text takes.
pub(super) fn cells(text: &str) -> u16 {
    if text.is_ascii() {
        return to_u16(text.len());
    }
    text.graphemes(true).fold(0, |sum: u16, cluster| sum.saturating_add(cluster.cell_width()))
}

/// A cleaned text in at most so many cells, cut on whole clusters with `…` at its end.
pub(super) fn cut(text: &str, width: u16) -> Cow<'_, str> {
    if cells(text) <= width {
        return Cow::Borrowed(text);
    }
    let Some(room) = width.checked_sub(1) else { return Cow::Borrowed("") };
    let mut out = head(text, room).to_owned();
    out.push('…');
    Cow::Owned(out)
}

/// The clusters of a cleaned text that fit into so many cells.
pub(super) fn head(text: &str, width: u16) -> &str {
    let mut used: u16 = 0;
    for (at, cluster) in text.grapheme_indices(true) {
        used = used.saturating_add(cluster.cell_width());
        if used > width {
            return text.get(..at).unwrap_or_default();
        }
    }
    text
}

/// How many cells a line takes.
pub(super) fn line_cells(line: &Line, signs: Signs) -> u16 {
    line.0.iter().fold(0, |sum: u16, span| sum.saturating_add(cells(&clean(&span.text, signs))))
}

/// The line broken at spaces; the pieces behind the first hang under its text.
pub(super) fn wrap(line: &Line, width: u16, signs: Signs) -> Vec<Line> {
    let cells: Vec<(String, Tone, u16)> = line
        .0
        .iter()
        .flat_map(|span| {
            let text = clean(&span.text, signs).into_owned();
            let parts: Vec<_> =
                text.graphemes(true).map(|part| (part.to_owned(), span.tone, part.cell_width())).collect();
            parts
        })
        .collect();
    let lead = cells
        .iter()
        .take_while(|(part, ..)| part == " " || part == "!" || part.bytes().all(|b| b.is_ascii_digit()))
        .count();
    let hang = if lead < cells.len() && to_u16(lead) < width / 2 { to_u16(lead) } else { 0 };
    let mut rest = cells.as_slice();
    let mut lines = Vec::new();
    loop {
        let indent = if lines.is_empty() { 0 } else { hang };
        let (piece, left) = split(rest, width.saturating_sub(indent));
        lines.push(build(piece, indent));
        if left.is_empty() || left.len() == rest.len() {
            return lines;
        }
        rest = left;
    }
}

type Part = (String, Tone, u16);

/// What fits, and what is left behind the space where it was broken.
fn split(parts: &[Part], width: u16) -> (&[Part], &[Part]) {
    let blank = |at: usize| parts.get(at).is_some_and(|(part, ..)| part == " ");
    let mut used: u16 = 0;
    let mut space = None;
    let mut good = None;
    let mut gap = None;
    for (at, (part, _, wide)) in parts.iter().enumerate() {
        used = used.saturating_add(*wide);
        if part == " " && at > 0 {
            space = Some(at);
            if !is_glued(parts, at) && used > width / 2 {
                good = Some(at);
            }
            if blank(at - 1) && used > width / 3 {
                gap = Some(at);
            }
        }
        if used > width {
            // better between two things, which a wide gap keeps apart, than within one
            let (end, next) = gap.or(good).or(space).map_or((at.max(1), at.max(1)), |space| (space, space + 1));
            let next = next + (next..parts.len()).take_while(|next| blank(*next)).count();
            return (parts.get(..end).unwrap_or_default(), parts.get(next..).unwrap_or_default());
        }
    }
    (parts, &[])
}

/// Whether what stands on both sides of a space belongs together: a number and what it counts,
/// a sign that French puts a space before.
fn is_glued(parts: &[Part], space: usize) -> bool {
    let at = |place: Option<usize>| place.and_then(|place| parts.get(place)).map_or("", |(part, ..)| part.as_str());
    let digit = |part: &str| part.starts_with(|sign: char| sign.is_ascii_digit());
    let (before, next) = (at(space.checked_sub(1)), at(Some(space + 1)));
    if before == "·" {
        return false;
    }
    digit(before) || digit(next) || [":", ";", "?", "!", "»", "=", "·"].contains(&next) || before == "«"
}

fn build(parts: &[Part], indent: u16) -> Line {
    let mut line = Line::default();
    if indent > 0 {
        line.0.push(Span::plain(" ".repeat(usize::from(indent))));
    }
    for (part, tone, _) in parts {
        match line.0.last_mut() {
            Some(last) if last.tone == *tone => last.text.push_str(part),
            _ => line.0.push(Span::new(part.clone(), *tone)),
        }
    }
    line
}

/// A number of cells; more than a terminal has is as good as that.
pub(super) fn to_u16(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

fn push_cluster(out: &mut String, cluster: &str, signs: Signs) {
    let start = out.len();
    let emoji = is_emoji(cluster);
    let flag = cluster.starts_with('\u{1F3F4}');
    let mut marks = 0;
    for (at, sign) in cluster.chars().enumerate().take(CLUSTER) {
        let last = cluster.chars().nth(at + 1).is_none();
        let glue = (sign == JOINER && !last)
            || matches!(sign, '\u{FE0E}' | '\u{FE0F}')
            || (flag && matches!(sign, '\u{E0020}'..='\u{E007F}'));
        if is_hidden(sign) && !(emoji && glue) {
            out.push(signs.of('·'));
        } else if !emoji && at > 0 && sign.to_string().cell_width() == 0 {
            marks += 1;
            if marks <= MARKS {
                out.push(sign);
            }
        } else {
            out.push(signs.of(sign));
        }
    }
    if out.get(start..).is_some_and(|new| cells(new) == 0) {
        out.truncate(start);
        out.push(signs.of('·'));
    }
}

/// Signs of one cell each that combine with nothing: nearly all that is ever shown.
fn is_simple(sign: char) -> bool {
    matches!(sign, ' '..='~' | '\u{A1}'..='\u{AC}' | '\u{AE}'..='\u{2FF}' | '\u{2010}'..='\u{2027}'
        | '\u{2190}'..='\u{2193}' | '\u{2212}' | '\u{2500}'..='\u{25CF}' | '\u{2660}'..='\u{2666}')
}

/// What a terminal does not show, or obeys.
fn is_hidden(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFB}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

fn is_emoji(cluster: &str) -> bool {
    let first = cluster.chars().next().unwrap_or_default();
    matches!(first, '\u{A9}' | '\u{AE}' | '\u{203C}' | '\u{2049}' | '\u{2122}' | '\u{2139}'
        | '\u{2190}'..='\u{2BFF}' | '\u{3030}' | '\u{303D}' | '\u{3297}' | '\u{3299}' | '\u{1F000}'..='\u{1FAFF}')
        || cluster.contains('\u{20E3}')
}
