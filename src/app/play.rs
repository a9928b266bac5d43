//! Plays: a call becomes a step of the journal, or a reason why not.

use crate::dice::Entered;
use crate::rules::Refusal;
use crate::rules::contract::{Call, Does, Entries, Group, No};
use crate::texts;

use super::overlay::Layer;
use super::palette::{Palette, misnamed};
use super::question::Asked;
use super::{App, Effect, Out, action};

/// What came of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Played {
    /// it made a step, or changed the box
    Yes,
    /// it did nothing: the reason, and the word that is to blame
    No(String, Option<String>),
}

impl App {
    /// Go: what the box proposes.
    pub(super) fn go(&mut self, out: &mut Out<'_>) {
        let fight = self.journal.now();
        let lang = self.lang();
        let call = match fight.does("go", self.context()) {
            Ok(Does::Run(call)) => call,
            Ok(other) => return self.take(other, out),
            Err(refusal) => {
                let reason = fight.refusal(&refusal, lang);
                return self.refuse(reason);
            }
        };
        let typed = !self.dice.is_empty() && !self.desk.slots.is_empty();
        if typed && !self.dice.is_full(&self.desk.slots) {
            return self.refuse(texts::dice_half_typed(lang));
        }
        if !typed && !self.asked && self.is_real(&call) {
            return self.ask_for_faces();
        }
        let call = if typed { self.dice.beside(call, &self.desk.slots) } else { call };
        match self.play(&call, out) {
            Played::Yes => {
                self.dice.used();
                // The fight moves on, and the cursor with it.
                self.gaze.moved = false;
            }
            Played::No(reason, _) => self.refuse(reason),
        }
    }

    /// Whether the dice of this call are thrown at the table.
    fn is_real(&self, call: &Call) -> bool {
        let roller = self.journal.now().roller(call);
        roller.is_some_and(|roller| self.settings.who_rolls.is_real(roller.player.is_some()))
    }

    fn ask_for_faces(&mut self) {
        let lang = self.lang();
        self.asked = true;
        let whose = self.whose_dice();
        let whose = if whose.is_empty() { texts::dice_mine(lang) } else { whose };
        self.tell(texts::dice_asked(lang, whose, self.keymap.first("go", lang)));
    }

    /// What an action of the ruleset does.
    pub(super) fn ask_rules(&mut self, action: &'static str, out: &mut Out<'_>) {
        if action == action::UNFOLDS && self.gaze.form.take().is_some() {
            return;
        }
        match self.journal.now().does(action, self.context()) {
            Err(refusal) => {
                let reason = self.journal.now().refusal(&refusal, self.lang());
                self.refuse(reason);
            }
            Ok(does) => {
                let unfolds = action == action::UNFOLDS && matches!(does, Does::Draft(_));
                self.take(does, out);
                if unfolds {
                    self.gaze.form = Some(0);
                }
            }
        }
    }

    /// What a key means, done.
    pub(super) fn take(&mut self, does: Does, out: &mut Out<'_>) {
        match does {
            Does::Run(call) => self.run(call, out),
            Does::Draft(call) => self.put_in_box(call),
            Does::Ask(question) => {
                let draft = self.drafts.get(&format!("{} {}", question.call.verb, question.field));
                let asked = Asked::new(question, draft.map(String::as_str));
                self.layers.push(Layer::Question(asked));
            }
            Does::Palette(text) => {
                // What was begun so and left goes on where it was.
                let draft = self.drafts.get("palette").filter(|draft| draft.starts_with(&text));
                self.layers.push(Layer::Palette(Palette::begun(draft.unwrap_or(&text))));
            }
        }
    }

    /// Puts a call in the box; go plays it.
    pub(super) fn put_in_box(&mut self, call: Call) {
        if self.draft.as_ref() != Some(&call) {
            self.asked = false;
        }
        self.forget_refusal();
        self.draft = Some(call);
    }

    /// Plays a call that a key stands for; one that throws real dice waits in the box for them.
    fn run(&mut self, call: Call, out: &mut Out<'_>) {
        if self.is_in_the_way(&call) {
            return;
        }
        if self.is_real(&call) {
            self.draft = Some(call);
            self.refresh();
            return self.ask_for_faces();
        }
        if let Played::No(reason, _) = self.play(&call, out) {
            self.refuse(reason);
        }
    }

    /// Plays the answer to a question; one that throws dice or can still be shaped waits in the box.
    pub(super) fn answer(&mut self, call: Call, out: &mut Out<'_>) -> Played {
        if self.is_in_the_way(&call) {
            return Played::Yes;
        }
        let now = self.journal.now();
        if now.roller(&call).is_some() || now.waits(&call) {
            self.put_in_box(call);
            return Played::Yes;
        }
        self.play(&call, out)
    }

    /// Nothing but go moves the fight on while dice are typed; the game master's word always may.
    fn is_in_the_way(&mut self, call: &Call) -> bool {
        let plays = action::row_of(self.journal.now(), call.verb).is_some_and(|verb| verb.group == Group::Play);
        let blocked = plays && !self.dice.is_empty();
        if blocked {
            let lang = self.lang();
            let full = self.dice.is_full(&self.desk.slots);
            self.refuse(if full {
                texts::dice_in_the_way(lang, self.keymap.first("go", lang))
            } else {
                texts::dice_half_typed(lang)
            });
        }
        blocked
    }

    /// Plays a call.
    pub(super) fn play(&mut self, call: &Call, out: &mut Out<'_>) -> Played {
        if let Some(reason) = self.only_looks() {
            return Played::No(reason, None);
        }
        let lang = self.lang();
        let before = self.journal.now();
        let blame = |refusal: &Refusal| Played::No(before.refusal(refusal, lang), misnamed(refusal).map(str::to_owned));
        let command = match before.resolve(call, out.shelves) {
            Ok(Some(command)) => command,
            Ok(None) => return Played::No(texts::notice_no_text(lang), None),
            Err(refusal) => return blame(&refusal),
        };
        let decided = match Entries::of(call) {
            None => before.decide(&command, out.dice),
            Some(entries) => {
                let mut dice = Entered { faces: entries.faces.into(), told: entries.told.into(), rest: out.dice };
                let decided = before.decide(&command, &mut dice);
                if decided.is_ok() && !(dice.faces.is_empty() && dice.told.is_empty()) {
                    return Played::No(texts::dice_left_over(lang), None);
                }
                decided
            }
        };
        let events = match decided {
            Ok(events) if events.is_empty() => return Played::No(texts::notice_nothing_changed(lang), None),
            Ok(events) => events,
            Err(No::Refused(refusal)) => return blame(&refusal),
            Err(No::Dice(halt)) => return Played::No(before.halt(&halt, lang), None),
        };
        let at = self.journal.steps().len();
        self.log.push(before, &events, at, lang);
        out.effects.push(Effect::Append(self.journal.push(events)));
        self.stepped();
        self.tell(self.news());
        Played::Yes
    }

    /// What the last step came to; what undo says of it is not said twice.
    fn news(&self) -> String {
        let last = self.journal.steps().last();
        last.map(|events| self.journal.before().brief(events, self.lang())).unwrap_or_default()
    }

    /// The fight has moved: what was in the box is no more.
    fn stepped(&mut self) {
        self.draft = None;
        self.asked = false;
        self.log.count(self.journal.steps().len());
        self.think_of_a_hint();
    }

    /// Takes steps back.
    pub(super) fn undo(&mut self, count: usize, out: &mut Out<'_>) {
        if let Some(reason) = self.only_looks() {
            return self.refuse(reason);
        }
        let lang = self.lang();
        let label = self.desk.undo.clone();
        let before = self.journal.steps().len();
        match self.journal.undo(count) {
            Err(refusal) => self.refuse(self.journal.now().refusal(&refusal, lang)),
            Ok(record) => {
                out.effects.push(Effect::Append(record));
                self.stepped();
                let key = self.keymap.first("redo", lang);
                let count = before - self.journal.steps().len();
                self.tell(if count == 1 {
                    texts::notice_undone(lang, label, key)
                } else {
                    texts::notice_undone_many(lang, count, key)
                });
            }
        }
    }

    /// Takes steps again.
    pub(super) fn redo(&mut self, count: usize, out: &mut Out<'_>) {
        if let Some(reason) = self.only_looks() {
            return self.refuse(reason);
        }
        let lang = self.lang();
        match self.journal.redo(count) {
            Err(refusal) => self.refuse(self.journal.now().refusal(&refusal, lang)),
            Ok(record) => {
                out.effects.push(Effect::Append(record));
                self.stepped();
                let news = self.news();
                self.tell(texts::notice_redone(lang, if news.is_empty() { self.undo_label() } else { news }));
            }
        }
    }

    /// Back to before the chosen line of the log.
    pub(super) fn back_to_line(&mut self, out: &mut Out<'_>) {
        let Some(step) = self.gaze.log.and_then(|line| self.log.step(line)) else {
            return self.refuse(texts::notice_no_line(self.lang()));
        };
        let count = self.journal.steps().len().saturating_sub(step);
        self.undo(count, out);
        self.gaze.log = None;
    }
}
