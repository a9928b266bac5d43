//! How many lines the box and an overlay would like to have.

use ratatui::layout::Rect;

use super::chart;
use super::signs::Signs;
use super::text::{cells, clean, line_cells, to_u16, wrap};
use crate::view::{DieSlot, Input, Line, NoticeKind, Odds, Overlay, Scene, Span, Tone};

/// A notice takes so many lines at most.
const NOTICE: usize = 3;
/// What is wrong with files or keys has as many lines as it takes to say what would be right.
const FAULT: usize = 6;
/// The lines above an unfolded form are wrapped up to so many.
const HEAD: usize = 3;
/// The dice take so many lines at most.
const DICE: usize = 3;

/// From here on the chances stand beside an unfolded form.
const BESIDE: u16 = 80;

/// How many lines the box would like, with its title.
pub(super) fn of_box(scene: &Scene, width: u16) -> u16 {
    let lines = lines(scene, width, usize::MAX, Signs::Unicode).len();
    to_u16(lines).saturating_add(1).saturating_add(of_dice(scene, width))
}

/// The same with its form unfolded.
pub(super) fn of_form(scene: &Scene, width: u16) -> u16 {
    let chart = beside(scene, width).map_or(0, |odds| chart::column(odds, Signs::Unicode).len());
    let lines = head(scene, width, Signs::Unicode).len().saturating_add(scene.now.form.len().max(chart));
    to_u16(lines).saturating_add(2).saturating_add(of_dice(scene, width))
}

/// The lines above an unfolded form: wrapped, but few.
pub(super) fn head(scene: &Scene, width: u16, signs: Signs) -> Vec<Line> {
    let lines = if width < BESIDE { woven(scene, width, signs) } else { scene.now.lines.clone() };
    wrapped(&lines, width, HEAD.max(lines.len()), signs)
}

/// The chances that stand beside the form, where there are any and the width has room for them.
pub(super) fn beside(scene: &Scene, width: u16) -> Option<&Odds> {
    scene.now.odds.as_ref().filter(|_| width >= BESIDE)
}

/// How many lines the dice would like.
fn of_dice(scene: &Scene, width: u16) -> u16 {
    to_u16(dice(scene, width, DICE, Signs::Unicode).len())
}

/// How many lines the dice get in a box so high: a line is left for what they are thrown for.
pub(super) fn dice_within(scene: &Scene, area: Rect) -> u16 {
    of_dice(scene, area.width).min(area.height.saturating_sub(1).max(1)).min(area.height)
}

/// The dice, each with its faces, those of one member together, on so many lines at most; the die
/// that waits is always among them.
pub(super) fn dice(scene: &Scene, width: u16, most: usize, signs: Signs) -> Vec<Line> {
    if !has_dice(scene) || most == 0 {
        return Vec::new();
    }
    let word = scene.dice_hint.first().map_or("", String::as_str);
    let indent = cells(&clean(word, signs)).saturating_add(2);
    // two more for the signs of what is left out
    let room = width.saturating_sub(indent).saturating_sub(4);
    let open = scene.slots.iter().position(|slot| slot.open);
    let mut rows = vec![Line::default()];
    let (mut at, mut waits) = (0, 0);
    for group in scene.slots.chunk_by(|one, next| one.member.is_some() && one.member == next.member) {
        let piece = group_of(group, open.and_then(|open| open.checked_sub(at)));
        let wide = line_cells(&piece, signs).saturating_add(3);
        let member = group.first().is_some_and(|slot| slot.member.is_some());
        if member && at > 0 && rows.last().map_or(0, |row| line_cells(row, signs)).saturating_add(wide) > room {
            rows.push(Line::default());
        }
        if open.is_some_and(|open| (at..at + group.len()).contains(&open)) {
            waits = rows.len() - 1;
        }
        if let Some(row) = rows.last_mut() {
            row.0.extend((!row.0.is_empty()).then(|| Span::plain("   ")));
            row.0.extend(piece.0);
        }
        at += group.len();
    }
    let start = if rows.len() > most { (waits + 1).saturating_sub(most - 1).min(rows.len() - most) } else { 0 };
    let more = start + most < rows.len();
    let shown = rows.into_iter().skip(start).take(most).enumerate();
    let mut lines: Vec<Line> = shown
        .map(|(index, row)| {
            let lead = match (index, start) {
                (0, 0) => Line::toned(word, Tone::Dim).with("  ", Tone::Plain),
                (0, _) => Line::toned(word, Tone::Dim).with(" …", Tone::Plain),
                _ => Line::plain(" ".repeat(usize::from(indent))),
            };
            Line(lead.0.into_iter().chain(row.0).collect())
        })
        .collect();
    if let Some(last) = lines.last_mut() {
        last.0.extend(more.then(|| Span::plain(" …")));
        if !scene.typed.is_empty() {
            let gap = if scene.slots.is_empty() { "" } else { "   " };
            last.0.push(Span::new(format!("{gap}{}_", scene.typed), Tone::Strong));
        }
    }
    lines
}

/// The dice of one who throws; `open` is the one that waits for a face.
fn group_of(group: &[DieSlot], open: Option<usize>) -> Line {
    let mut line = Line::default();
    if let Some(member) = group.first().and_then(|slot| slot.member) {
        line = line.with(format!("#{} ", member + 1), Tone::Dim);
    }
    for (index, slot) in group.iter().enumerate() {
        let gap = match (index, slot.member) {
            (0, _) => "",
            (_, Some(_)) => " ",
            (_, None) => "   ",
        };
        line = line.with(format!("{gap}{} ", slot.label), Tone::Plain);
        let (faces, waits) = faces(slot);
        line = line.with(faces, Tone::Strong);
        let tone = if open == Some(index) { Tone::Strong } else { Tone::Plain };
        line = line.with(if waits { "_" } else { "" }, tone);
    }
    line
}

/// The faces joined as they explode, and whether one more is waited for.
fn faces(slot: &DieSlot) -> (String, bool) {
    let faces = slot.faces.iter().map(ToString::to_string).collect::<Vec<_>>().join("+");
    let waits = slot.open || slot.faces.is_empty();
    (if waits && !faces.is_empty() { faces + "+" } else { faces }, waits)
}

/// The hint of a typed line where it needs lines of its own, above it.
pub(super) fn hint(input: &Input, width: u16, signs: Signs) -> Vec<Line> {
    let room = width.saturating_sub(2);
    let long = cells(&clean(&input.hint, signs)) > width / 2;
    if input.hint.is_empty() || !(long || input.refused) {
        return Vec::new();
    }
    if !input.refused {
        return wrap(&Line::plain(input.hint.as_str()), room, signs);
    }
    let mut lines = wrap(&Line::plain(input.hint.as_str()), room.saturating_sub(4), signs);
    for (at, line) in lines.iter_mut().enumerate() {
        let sign = if at == 0 { Span::new(" ! ", Tone::Refusal) } else { Span::plain("   ") };
        line.0.splice(0..0, [sign, Span::plain(" ")]);
    }
    lines
}

/// How many lines an overlay would like below its title.
pub(super) fn of_overlay(overlay: &Overlay) -> u16 {
    let gaps = overlay.items.iter().filter(|item| item.apart).count();
    let lines = overlay.lines.len().saturating_add(overlay.items.len()).saturating_add(gaps);
    to_u16(lines).saturating_add(u16::from(overlay.input.is_some()))
}

/// The badge before a notice, with its blanks; empty where it needs none.
pub(super) fn badge(scene: &Scene) -> String {
    let notice = &scene.notice;
    match notice.kind {
        _ if notice.text.is_empty() => String::new(),
        NoticeKind::News | NoticeKind::Hint => String::new(),
        NoticeKind::Refusal => " ! ".to_owned(),
        NoticeKind::Error if scene.error.is_empty() => " !! ".to_owned(),
        NoticeKind::Error => format!(" {} ", scene.error),
    }
}

/// The lines of the notice: a reason why not has several, all else has one line.
pub(super) fn notice(scene: &Scene, width: u16, signs: Signs) -> Vec<Line> {
    let line = Line::plain(scene.notice.text.as_str());
    match scene.notice.kind {
        NoticeKind::News | NoticeKind::Hint => vec![line],
        NoticeKind::Refusal | NoticeKind::Error => {
            let badge = cells(&clean(&badge(scene), signs));
            let mut lines = wrap(&line, width.saturating_sub(badge).saturating_sub(2).max(1), signs);
            let most = if scene.notice.kind == NoticeKind::Error { FAULT } else { NOTICE };
            if lines.len() > most {
                // What has no room is left out in sight: its line is cut with the sign for that.
                let rest = lines.split_off(most - 1);
                let rest: Vec<String> = rest.iter().map(|line| line.text().trim().to_owned()).collect();
                lines.push(Line::plain(rest.join(" ")));
            }
            lines
        }
    }
}

/// Whether there are dice to show.
pub(super) fn has_dice(scene: &Scene) -> bool {
    !scene.slots.is_empty() || !scene.typed.is_empty()
}

/// The lines of the box, wrapped where there is room for it; else cut, the last ones left out.
pub(super) fn lines(scene: &Scene, width: u16, room: usize, signs: Signs) -> Vec<Line> {
    wrapped(&woven(scene, width, signs), width, room, signs)
}

/// The lines of the box with the chances in their place.
fn woven(scene: &Scene, width: u16, signs: Signs) -> Vec<Line> {
    let mut lines = scene.now.lines.clone();
    if let Some(odds) = &scene.now.odds {
        let at = odds.after.min(lines.len());
        lines.splice(at..at, chart::lines(odds, width.saturating_sub(2), signs));
    }
    lines
}

fn wrapped(lines: &[Line], width: u16, room: usize, signs: Signs) -> Vec<Line> {
    let width = width.saturating_sub(2);
    let mut budget = room.saturating_sub(lines.len());
    let mut out = Vec::new();
    for line in lines {
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
