//! Hints for newcomers: each at its first occasion, twice at most, never once its key was used.

use crate::rules::contract::hint::{Hint, Occasion};
use crate::texts;
use crate::view::NoticeKind;

use super::App;

/// Shown so often, or its key used: never again.
const DONE: u8 = 2;

impl App {
    /// An action was used: its hint has done its work.
    pub(super) fn used_key(&mut self, action: &str) {
        for hint in self.journal.now().hints() {
            if hint.done_by.contains(&action) && self.hint_count(hint) < DONE {
                self.settings.hints.insert(hint.name.to_owned(), DONE);
            }
        }
    }

    fn hint_count(&self, hint: &Hint) -> u8 {
        self.settings.hints.get(hint.name).copied().unwrap_or(0)
    }

    /// After a step: the first hint whose occasion has come.
    pub(super) fn think_of_a_hint(&mut self) {
        self.refresh();
        self.hint = self.due_hint();
        if let Some(hint) = self.hint {
            let count = self.hint_count(hint).saturating_add(1);
            self.settings.hints.insert(hint.name.to_owned(), count);
        }
    }

    fn due_hint(&self) -> Option<&'static Hint> {
        let fight = self.journal.now();
        let occasion = Occasion {
            steps: self.journal.steps().len(),
            now: &self.desk.now,
            rows: &self.desk.rows,
            dice: self.desk.slots.len(),
            roller: self.desk.roller.as_ref(),
            can: &|action| fight.does(action, self.context()).is_ok(),
        };
        fight.hints().iter().find(|hint| self.hint_count(hint) < DONE && (hint.due)(&occasion))
    }

    /// The words of the hint of the moment.
    pub(super) fn hint_words(&self) -> Option<String> {
        let lang = self.lang();
        let text = (self.hint?.words)(lang, &|action| self.keymap.first(action, lang));
        Some(format!("{}  {text}", texts::hint_word(lang)))
    }

    /// The notice line, left: what happened, or a hint when there is nothing else to say.
    fn has_room_for(&self, text: &str, hint: &str) -> bool {
        // What undo takes back stands at the right, behind its key.
        let taken = [text, hint, &self.desk.undo].iter().map(|part| part.chars().count()).sum::<usize>();
        taken + 20 <= usize::from(self.size.0)
    }

    pub(super) fn notice_text(&self) -> (NoticeKind, String) {
        match (&self.notice, self.hint_words()) {
            ((_, text), Some(hint)) if text.is_empty() => (NoticeKind::Hint, hint),
            ((NoticeKind::News, text), Some(hint)) if self.has_room_for(text, &hint) => {
                (NoticeKind::News, format!("{text}   {hint}"))
            }
            ((kind, text), _) => (*kind, text.clone()),
        }
    }
}
