//! The first line: the fight, the round, the deck, the game master's tokens.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::canvas::Canvas;
use crate::ui::text::{clean, cut};
use crate::view::{Scene, Tone};

/// From here on there is room for further words.
const WIDE: u16 = 100;
/// A title is cut no shorter.
const TITLE: u16 = 12;

pub(in crate::ui) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene) {
    let area = alarm(canvas, area, scene);
    let room = area.width.saturating_sub(2);
    let (parts, gap) = choose(canvas, scene, room);
    let mut x = area.x.saturating_add(1);
    for (text, tone) in &parts {
        let left = area.right().saturating_sub(1).saturating_sub(x);
        x = x.saturating_add(canvas.toned(x, area.y, left, text, *tone)).saturating_add(gap);
    }
    if area.width < WIDE || scene.header_extra.is_empty() {
        return;
    }
    let free = area.right().saturating_sub(1).saturating_sub(x);
    for count in (1..=scene.header_extra.len()).rev() {
        let words = scene.header_extra.get(..count).unwrap_or_default().join("    ");
        if canvas.measure(&words) <= free {
            canvas.right(x, area.y, free, &words, Style::new());
            return;
        }
    }
}

/// The alarm stands at the right whatever else must go; answers what is left of the line.
fn alarm(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene) -> Rect {
    if scene.alarm.is_empty() {
        return area;
    }
    let badge = format!(" {} ", scene.alarm);
    let style = canvas.theme.error();
    let start = canvas.right(area.x, area.y, area.width, &badge, style);
    Rect { width: start.saturating_sub(area.x), ..area }
}

type Part = (String, Tone);

/// The fullest form that fits: a narrower gap first, then the short deck, then a cut title, then none.
fn choose(canvas: &Canvas<'_>, scene: &Scene, room: u16) -> (Vec<Part>, u16) {
    let header = &scene.header;
    let [long, short] = &header.deck;
    let widest = if room.saturating_add(2) >= WIDE { 4 } else { 3 };
    let parts = |title: &str, deck: &str| -> Vec<Part> {
        [
            (title, Tone::Strong),
            (header.round.as_str(), Tone::Plain),
            (deck, header.deck_tone),
            (header.tokens.as_str(), Tone::Plain),
        ]
        .into_iter()
        .filter(|(text, _)| !text.is_empty())
        .map(|(text, tone)| (text.to_owned(), tone))
        .collect()
    };
    let need = |parts: &[Part], gap: u16| {
        parts.iter().fold(0, |sum: u16, (text, _)| sum.saturating_add(canvas.measure(text)).saturating_add(gap))
    };
    let fitting = |parts: Vec<Part>| {
        let gap = (2..=widest).rev().find(|gap| need(&parts, *gap).saturating_sub(*gap) <= room)?;
        Some((parts, gap))
    };
    let shortened = || {
        let left = room.checked_sub(need(&parts("", short), 2))?;
        let title = clean(&header.title, canvas.theme.signs);
        (left >= TITLE).then(|| parts(&cut(&title, left), short))
    };
    fitting(parts(&header.title, long))
        .or_else(|| fitting(parts(&header.title, short)))
        .or_else(|| shortened().and_then(fitting))
        .or_else(|| fitting(parts("", long)))
        .or_else(|| fitting(parts("", short)))
        .unwrap_or_else(|| (parts("", short), 2))
}
