//! Which pane stands where: a function of the scene and the size alone.

use ratatui::layout::Rect;

use super::signs::Signs;
use super::text::to_u16;
use super::wish;
use crate::view::{Pane, Scene};

/// The least that the program works in.
const LEAST: (u16, u16) = (60, 20);
/// From here on the sheet stands beside the order.
const TWO: u16 = 80;
/// From here on the log is a third column.
const THREE: u16 = 160;
/// The box of the moment is never lower.
const BOX: u16 = 4;
/// The order never shows fewer rows.
const ROWS: u16 = 5;

/// A pane: the line of its title, and what is below.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) title: Option<Rect>,
    pub(super) body: Rect,
}

/// A vertical line between two panes, with its joints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bar {
    pub(super) line: Rect,
    pub(super) foot: Option<u16>,
}

/// Where everything stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Plan {
    /// too small for anything but a sentence
    pub(super) small: bool,
    pub(super) size: Rect,
    pub(super) header: Rect,
    pub(super) order: Option<Place>,
    /// how wide the order's columns are set; its pane may be wider
    pub(super) columns: u16,
    pub(super) sheet: Option<Place>,
    pub(super) log: Option<Place>,
    pub(super) overlay: Option<Place>,
    pub(super) page: Option<Place>,
    pub(super) bars: Vec<Bar>,
    pub(super) now: Place,
    /// the box shows its form
    pub(super) form: bool,
    pub(super) notice: Rect,
    pub(super) foot: Rect,
}

/// How wide the text of a sheet is on a terminal so wide; `alone` is the pane that stands alone.
#[must_use]
pub fn sheet_width(width: u16, alone: Option<Pane>) -> u16 {
    let pane = match alone {
        Some(Pane::Sheet) => width,
        Some(Pane::Order | Pane::Log) | None if width < TWO => width,
        Some(Pane::Order | Pane::Log) | None => sheet_pane(width),
    };
    pane.saturating_sub(2)
}

/// How many lines of the log can be seen.
#[must_use]
pub fn log_height(width: u16, height: u16, scene: &Scene) -> u16 {
    plan(scene, width, height).log.map_or(0, |log| log.body.height)
}

/// How many lines of the sheet can be seen.
#[must_use]
pub fn sheet_height(width: u16, height: u16, scene: &Scene) -> u16 {
    plan(scene, width, height).sheet.map_or(0, |sheet| sheet.body.height)
}

fn order_pane(width: u16) -> u16 {
    if width < TWO {
        width
    } else if width < THREE {
        46 + (width - TWO).saturating_mul(13) / 20
    } else {
        72 + (width - THREE) / 8
    }
}

fn sheet_pane(width: u16) -> u16 {
    if width < THREE { width.saturating_sub(order_pane(width)).saturating_sub(1) } else { 47 + (width - THREE) / 8 }
}

pub(super) fn plan(scene: &Scene, width: u16, height: u16) -> Plan {
    let size = Rect::new(0, 0, width, height);
    if width < LEAST.0 || height < LEAST.1 {
        return Plan { small: true, size, ..Plan::default() };
    }
    let alone = scene.alone.filter(|_| scene.overlay.is_none());
    let form = scene.unfolded
        && scene.overlay.is_none()
        && scene.page.is_none()
        && alone.is_none()
        && !scene.now.form.is_empty();
    let rows = to_u16(scene.rows.len());
    let notice = to_u16(wish::notice(scene, width, Signs::Unicode).len()).max(1);
    let wanted = if form { wish::of_form(scene, width) } else { wish::of_box(scene, width) };
    let most = height.saturating_sub(if form {
        3 + notice + ROWS
    } else {
        // header, notice, foot, the titles, one line of log
        3 + notice + u16::from(width >= TWO) + rows.clamp(ROWS, (height / 2).max(ROWS)) + 1
    });
    let least = if height >= 30 { BOX + 1 } else { BOX };
    let now = wanted.clamp(BOX, most.max(BOX)).max(least);
    let middle = Rect::new(0, 1, width, height.saturating_sub(2).saturating_sub(notice).saturating_sub(now));
    let mut plan = Plan {
        size,
        header: Rect::new(0, 0, width, 1),
        columns: order_pane(width),
        now: titled(Rect::new(0, middle.bottom(), width, now)),
        form,
        notice: Rect::new(0, height.saturating_sub(notice).saturating_sub(1), width, notice),
        foot: Rect::new(0, height.saturating_sub(1), width, 1),
        ..Plan::default()
    };
    if scene.page.is_some() {
        plan.page = Some(titled(middle));
    } else if form {
        plan.order = Some(titled(middle));
    } else if let Some(alone) = alone {
        plan.columns = width;
        plan.stand(alone, titled(middle));
    } else if width < TWO {
        plan.one(scene, middle, rows);
    } else if width < THREE {
        plan.two(scene, middle, rows);
    } else {
        plan.three(scene, middle);
    }
    plan
}

impl Plan {
    fn stand(&mut self, pane: Pane, place: Place) {
        match pane {
            Pane::Order => self.order = Some(place),
            Pane::Sheet => self.sheet = Some(place),
            Pane::Log => self.log = Some(place),
        }
    }

    /// One pane, with a line of log under it.
    fn one(&mut self, scene: &Scene, middle: Rect, rows: u16) {
        if scene.overlay.is_some() {
            self.overlay = Some(titled(middle));
            return;
        }
        if scene.focus == Pane::Log {
            self.log = Some(titled(middle));
            return;
        }
        let room = middle.height.saturating_sub(1);
        let wish = (room.saturating_sub(9) / 3).max(1);
        // lines that the order has no use for
        let spare = if scene.focus == Pane::Order { room.saturating_sub(rows).min(3) } else { 0 };
        let log = wish.min(room.saturating_sub(rows).max(1)).max(spare);
        let (above, below) = split_rows(middle, middle.height.saturating_sub(log));
        self.stand(scene.focus, titled(above));
        self.log = Some(if log >= 4 { titled(below) } else { Place { title: None, body: below } });
    }

    /// The order and the sheet side by side, the log below.
    fn two(&mut self, scene: &Scene, middle: Rect, rows: u16) {
        let room = middle.height.saturating_sub(2);
        let wish = (room.saturating_sub(4) / 3).max(3);
        let log = wish.min(room.saturating_sub(rows).max(1));
        let log = scene.overlay.as_ref().map_or(log, |overlay| {
            let most = room.saturating_sub(ROWS).max(1);
            let wanted = if overlay.input.is_some() { most } else { wish::of_overlay(overlay) };
            wanted.max(log).min(most)
        });
        let (above, below) = split_rows(middle, middle.height.saturating_sub(log.saturating_add(1)));
        let left = order_pane(self.size.width);
        self.order = Some(titled(Rect { width: left, ..above }));
        self.sheet = Some(titled(from_column(above, left.saturating_add(1))));
        self.bars.push(Bar { line: Rect { x: left, width: 1, ..above }, foot: Some(below.y) });
        let below = Some(titled(below));
        if scene.overlay.is_some() {
            self.overlay = below;
        } else {
            self.log = below;
        }
    }

    /// Three columns.
    fn three(&mut self, scene: &Scene, middle: Rect) {
        let left = order_pane(self.size.width);
        self.order = Some(titled(Rect { width: left, ..middle }));
        self.bars.push(Bar { line: Rect { x: left, width: 1, ..middle }, foot: None });
        let right = from_column(middle, left.saturating_add(1));
        if scene.overlay.is_some() {
            self.overlay = Some(titled(right));
            return;
        }
        let sheet = sheet_pane(self.size.width).min(right.width);
        self.sheet = Some(titled(Rect { width: sheet, ..right }));
        let bar = right.x.saturating_add(sheet);
        self.bars.push(Bar { line: Rect { x: bar, width: 1, ..middle }, foot: None });
        self.log = Some(titled(from_column(middle, bar.saturating_add(1))));
    }
}

fn titled(area: Rect) -> Place {
    let (title, body) = split_rows(area, 1);
    Place { title: Some(title), body }
}

fn split_rows(area: Rect, first: u16) -> (Rect, Rect) {
    let first = first.min(area.height);
    let above = Rect { height: first, ..area };
    (above, Rect { y: area.y.saturating_add(first), height: area.height.saturating_sub(first), ..area })
}

fn from_column(area: Rect, x: u16) -> Rect {
    Rect { x, width: area.right().saturating_sub(x), ..area }
}
