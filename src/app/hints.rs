//! Hints for newcomers: each at its first occasion, twice at most, never once its key was used.

use crate::texts;
use crate::view::{NoticeKind, Tone};

use super::{App, action};

/// Shown so often, or its key used: never again.
const DONE: u8 = 2;

/// The ten hints, and the actions that show that one is not needed any more.
const HINTS: [(&str, &[&str]); 10] = [
    ("deal", &["go"]),
    ("target", &["target", "attack"]),
    ("dice", &[]),
    ("soak", &[]),
    ("benny", &["benny-now"]),
    ("joker", &["interrupt"]),
    ("undo", &["undo"]),
    ("sheet", &["pane-next"]),
    ("correction", &["shaken", "wounds", "benny"]),
    ("help", &["help"]),
];

impl App {
    /// An action was used: its hint has done its work.
    pub(super) fn used_key(&mut self, action: &str) {
        for (name, actions) in HINTS {
            if actions.contains(&action) && self.hint_count(name) < DONE {
                self.settings.hints.insert(name.to_owned(), DONE);
            }
        }
    }

    fn hint_count(&self, name: &str) -> u8 {
        self.settings.hints.get(name).copied().unwrap_or(0)
    }

    /// After a step: the first hint whose occasion has come.
    pub(super) fn think_of_a_hint(&mut self) {
        self.refresh();
        let due =
            HINTS.iter().map(|(name, _)| *name).find(|name| self.hint_count(name) < DONE && self.is_time_for(name));
        self.hint = due;
        if let Some(name) = due {
            let count = self.hint_count(name).saturating_add(1);
            self.settings.hints.insert(name.to_owned(), count);
        }
    }

    fn is_time_for(&self, hint: &str) -> bool {
        let steps = self.journal.steps().len();
        let fight = self.journal.now();
        let luck = || fight.does(action::LUCK, self.context()).is_ok();
        match hint {
            "deal" => steps == 0 && self.desk.now.go.is_some(),
            "target" => self.desk.now.target.is_some(),
            "dice" => {
                steps > 0
                    && !self.desk.slots.is_empty()
                    && self.desk.roller.as_ref().is_some_and(|roller| roller.player.is_some())
            }
            "soak" => luck() && self.desk.slots.is_empty() && steps > 3,
            "benny" => luck() && steps > 0,
            "joker" => self.desk.rows.iter().any(|row| row.card.tone == Tone::Joker),
            "undo" => steps >= 2,
            "sheet" => steps >= 3,
            "correction" => steps >= 4,
            "help" => steps >= 6,
            _ => false,
        }
    }

    /// The words of the hint of the moment.
    pub(super) fn hint_words(&self) -> Option<String> {
        let lang = self.lang();
        let key = |action: &str| self.keymap.first(action, lang);
        let text = match self.hint? {
            "deal" => texts::hint_deal(lang, key("go")),
            "target" => texts::hint_target(lang, key("target"), key(action::UNFOLDS)),
            "dice" => texts::hint_dice(lang),
            "soak" => texts::hint_soak(lang, key(action::LUCK)),
            "benny" => texts::hint_benny(lang, key(action::LUCK)),
            "joker" => texts::hint_joker(lang, key("interrupt")),
            "undo" => texts::hint_undo(lang, key("undo")),
            "sheet" => texts::hint_sheet(lang, key("pane-next")),
            "correction" => texts::hint_correction(lang),
            "help" => texts::hint_help(lang, key("help")),
            _ => return None,
        };
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
