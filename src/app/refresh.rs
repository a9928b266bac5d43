//! Works out what lies on the table, once a key.

use crate::dice::Entry;
use crate::rules::contract::{Call, Context, Does, Entries, with_keys};
use crate::rules::{Command, Encounter, NoShelves};
use crate::view::{Line, Now};

use super::dice_field::{Slot, slots};
use super::overlay::Layer;
use super::{App, words};

impl App {
    /// Works everything out again.
    pub(super) fn refresh(&mut self) {
        let lang = self.lang();
        let old: Vec<&'static str> = self.desk.now.form.iter().map(|row| row.action).collect();
        self.desk.rows = self.journal.now().rows(&self.gaze.unfolded, lang);
        self.desk.now = self.journal.now().now(self.context());
        let looked = (self.gaze.cursor, self.gaze.moved);
        self.follow();
        // The cursor is part of what the box is made of.
        if looked != (self.gaze.cursor, self.gaze.moved) {
            self.desk.now = self.journal.now().now(self.context());
        }
        if let Some(typed) = self.typed() {
            self.desk.now = self.journal.now().now(Context { draft: Some(&typed), ..self.context() });
        }
        let now = std::mem::take(&mut self.desk.now);
        self.desk.now = self.with_keys(now);
        let action = self.gaze.form.and_then(|row| old.get(row).copied()).filter(|action| !action.is_empty());
        // The rows in force come first: the chosen one may have moved.
        let moved = action.and_then(|action| self.desk.now.form.iter().position(|row| row.action == action));
        self.gaze.form = self.gaze.form.map(|row| moved.unwrap_or(row));
        if self.desk.now.form.is_empty() {
            self.gaze.form = None;
        }
        let form = self.desk.now.form.len();
        self.gaze.form = self.gaze.form.map(|row| row.min(form.saturating_sub(1)));
        let target = self.desk.now.target;
        self.desk.rows.iter_mut().for_each(|row| row.target = row.member.is_none() && target == Some(row.id));
        self.gaze.log =
            self.gaze.log.filter(|_| !self.log.is_empty()).map(|line| line.min(self.log.len().saturating_sub(1)));
        self.refresh_dice();
        self.desk.undo = self.undo_label();
        self.desk.foot = self.foot();
    }

    /// The call that is being typed, where it throws dice: the box says how likely it is before it is played.
    fn typed(&self) -> Option<Call> {
        let Some(Layer::Palette(palette)) = self.layers.last() else { return None };
        let fight = self.journal.now();
        fight.read(palette.field.text()).ok().filter(|call| fight.roller(call).is_some())
    }

    /// The box with the keys as they are by now.
    fn with_keys(&self, mut now: Now) -> Now {
        let key = |action: &str| self.keymap.first(action, self.lang());
        let spans = now.lines.iter_mut().flat_map(|line| line.0.iter_mut());
        spans.for_each(|span| span.text = with_keys(&span.text, &key));
        now
    }

    /// The dice of the box, and what would come of the faces.
    fn refresh_dice(&mut self) {
        let fight = self.journal.now();
        self.desk.call = match fight.does("go", self.context()) {
            Ok(Does::Run(call)) => Some(call),
            Ok(Does::Draft(_) | Does::Ask(_) | Does::Palette(_)) | Err(_) => None,
        };
        self.desk.roller = self.desk.call.as_ref().and_then(|call| fight.roller(call));
        let settled = |call: &Call| fight.resolve(call, &NoShelves).ok().flatten();
        self.desk.command = self.desk.call.as_ref().filter(|_| self.desk.roller.is_some()).and_then(settled);
        self.desk.slots = self.probe(self.dice.faces()).unwrap_or_default();
        if !self.dice.is_empty() && !self.dice.fits(&self.desk.slots) {
            self.dice.put_away();
            self.desk.slots = self.probe(&[]).unwrap_or_default();
        }
        self.desk.outcome = self.outcome();
    }

    /// The dice that go would throw with these faces in.
    pub(super) fn probe(&self, faces: &[Vec<u8>]) -> Option<Vec<Slot>> {
        let command = self.desk.command.as_ref()?;
        slots(self.journal.now(), command, faces).ok()
    }

    fn outcome(&self) -> Vec<Line> {
        let (Some(call), Some(command)) = (&self.desk.call, &self.desk.command) else { return Vec::new() };
        if !self.dice.is_full(&self.desk.slots) {
            return Vec::new();
        }
        let fight = self.journal.now();
        let entries = Entries::of(&self.dice.beside(call.clone(), &self.desk.slots)).unwrap_or_default();
        match decided(fight, command, entries) {
            // The number of the round stands first in the log, and nowhere else.
            Ok(events) => {
                let bare = |line: Line| Line(line.0.into_iter().skip(1).collect());
                fight.tell(&events, self.lang()).into_iter().map(bare).collect()
            }
            Err(no) => vec![Line::plain(words::no(fight, &no, self.lang()))],
        }
    }

    /// What undo would take back.
    pub(super) fn undo_label(&self) -> String {
        let last = self.journal.steps().last();
        last.map(|events| self.journal.before().label(events, self.lang())).unwrap_or_default()
    }

    /// The cursor follows the box unless it was moved by hand; it never stands on a row that is gone.
    fn follow(&mut self) {
        let rows = &self.desk.rows;
        let at = |who: (crate::view::Id, Option<usize>)| rows.iter().position(|row| (row.id, row.member) == who);
        let kept = self.gaze.cursor.filter(|_| self.gaze.moved).and_then(at);
        let about = self.desk.now.about.and_then(|id| {
            let member = self.desk.now.member.and_then(|member| at((id, Some(member))));
            member.or_else(|| at((id, None)))
        });
        let gone = || self.gaze.moved.then(|| self.gaze.place.min(rows.len().saturating_sub(1)));
        let place = kept.or_else(gone).or(about).or_else(|| self.gaze.cursor.and_then(at));
        let row = place.and_then(|place| rows.get(place));
        if self.gaze.cursor != row.map(|row| (row.id, row.member)) {
            self.gaze.scroll = 0;
        }
        self.gaze.cursor = row.map(|row| (row.id, row.member));
        self.gaze.place = place.unwrap_or(0);
        self.gaze.moved &= row.is_some();
    }
}

/// Decides with what the table entered; nothing is shuffled for real.
fn decided(
    fight: &Encounter,
    command: &Command,
    entries: Entries,
) -> Result<Vec<crate::rules::Event>, crate::rules::contract::No<crate::rules::Refusal>> {
    let mut rest = crate::dice::Scripted::default();
    let told: Vec<Entry> = entries.told;
    let mut dice = crate::dice::Entered { faces: entries.faces.into(), told: told.into(), rest: &mut rest };
    fight.decide(command, &mut dice)
}
