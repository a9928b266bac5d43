//! Moves about: the cursor, the panes, folds; nothing of it changes the fight.

use crate::rules::contract::Does;
use crate::texts;
use crate::view::{Id, NoticeKind, Pane};

use super::{App, Out, action};

/// A page, in rows.
const PAGE: isize = 10;

impl App {
    /// Moves by so many rows, lines, or rows of the form.
    pub(super) fn step_by(&mut self, by: isize) {
        if let Some(row) = self.gaze.form {
            let most = self.desk.now.form.len().saturating_sub(1);
            self.gaze.form = Some(row.saturating_add_signed(by).min(most));
            return;
        }
        match self.gaze.focus {
            Pane::Order => {
                let most = self.desk.rows.len().saturating_sub(1);
                self.look_at(self.gaze.place.saturating_add_signed(by).min(most));
            }
            Pane::Sheet => self.gaze.scroll = self.gaze.scroll.saturating_add_signed(by).min(1000),
            Pane::Log => {
                let last = self.log.len().saturating_sub(1);
                let line = self.gaze.log.unwrap_or(last).saturating_add_signed(by).min(last);
                self.choose_line(line);
            }
        }
    }

    /// Moves by pages.
    pub(super) fn page_by(&mut self, by: isize) {
        self.step_by(by.saturating_mul(PAGE));
    }

    /// Puts the cursor on a row, by hand.
    pub(super) fn look_at(&mut self, place: usize) {
        let Some(row) = self.desk.rows.get(place) else { return };
        if self.gaze.cursor != Some((row.id, row.member)) {
            self.gaze.scroll = 0;
        }
        self.gaze.cursor = Some((row.id, row.member));
        self.gaze.place = place;
        self.gaze.moved = true;
    }

    /// Chooses a line of the log; says how far back it lies.
    pub(super) fn choose_line(&mut self, line: usize) {
        let Some(step) = self.log.step(line) else { return };
        self.gaze.log = Some(line);
        let lang = self.lang();
        let count = self.journal.steps().len().saturating_sub(step);
        self.notice = (NoticeKind::Hint, texts::notice_line(lang, self.keymap.first("back-to-line", lang), count));
    }

    /// The next pane, or the one before.
    pub(super) fn turn_to(&mut self, forward: bool) {
        let next = match (self.gaze.focus, forward) {
            (Pane::Order, true) | (Pane::Log, false) => Pane::Sheet,
            (Pane::Sheet, true) | (Pane::Order, false) => Pane::Log,
            (Pane::Log, true) | (Pane::Sheet, false) => Pane::Order,
        };
        self.focus(next);
    }

    pub(super) fn focus(&mut self, pane: Pane) {
        self.gaze.focus = pane;
        self.gaze.alone = self.gaze.alone.map(|_| pane);
        match pane {
            Pane::Log if self.gaze.log.is_none() => self.choose_line(self.log.len().saturating_sub(1)),
            Pane::Log => {}
            Pane::Order | Pane::Sheet => {
                self.gaze.log = None;
                if self.notice.0 == NoticeKind::Hint {
                    self.forget_refusal();
                }
            }
        }
    }

    /// One level back: typed faces, form, box, pane, cursor. Never leaves, never undoes.
    pub(super) fn back(&mut self) {
        if !self.dice.is_empty() {
            self.dice.put_away();
        } else if self.gaze.form.take().is_some() {
        } else if self.draft.take().is_some() {
            self.asked = false;
        } else if self.gaze.alone.take().is_some() || self.gaze.focus != Pane::Order {
            self.focus(Pane::Order);
        } else {
            self.gaze.moved = false;
        }
    }

    /// ← (−1) and → (+1): a row of the form, how many take part, or a fold.
    pub(super) fn sideways(&mut self, by: i32, out: &mut Out<'_>) {
        if let Some(row) = self.gaze.form {
            let Some(action) = self.desk.now.form.get(row).map(|row| row.action) else { return };
            match self.journal.now().step(action, by, self.context()) {
                Ok(does) => self.take(does, out),
                Err(refusal) => self.refuse(self.journal.now().refusal(&refusal, self.lang())),
            }
            return;
        }
        if self.gaze.focus != Pane::Order {
            return;
        }
        if !self.gaze.moved
            && let Ok(does @ Does::Draft(_)) = self.journal.now().step(action::HOW_MANY, by, self.context())
        {
            return self.take(does, out);
        }
        self.fold(by > 0);
    }

    fn fold(&mut self, open: bool) {
        let Some((id, _)) = self.gaze.cursor else { return };
        if open && self.groups().contains(&id) && !self.gaze.unfolded.contains(&id) {
            self.gaze.unfolded.push(id);
        } else if !open {
            self.gaze.unfolded.retain(|other| *other != id);
            self.gaze.cursor = Some((id, None));
        }
    }

    fn groups(&self) -> Vec<Id> {
        self.desk.rows.iter().filter(|row| row.member.is_none() && row.standing.is_some()).map(|row| row.id).collect()
    }

    /// Folds all groups, or unfolds them where none is open.
    pub(super) fn fold_all(&mut self) {
        if self.gaze.unfolded.is_empty() {
            self.gaze.unfolded = self.groups();
        } else {
            self.gaze.unfolded.clear();
            self.gaze.cursor = self.gaze.cursor.map(|(id, _)| (id, None));
        }
    }

    /// This pane alone, and back.
    pub(super) fn alone_or_not(&mut self) {
        self.gaze.alone = if self.gaze.alone.is_some() { None } else { Some(self.gaze.focus) };
    }
}
