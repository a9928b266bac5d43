//! A key, a click or a paste goes where it belongs.

use std::time::Duration;

use crate::dice::{Dice, Stroke, stroke};
use crate::rules::Shelves;
use crate::texts;
use crate::view::{Hit, Pane};

use super::desk::Press;
use super::key::{Code, Key};
use super::keymap::Scope;
use super::{App, Effect, Out, action};

impl App {
    /// A key was pressed; `repeat` where the terminal tells that it is held, `at` by a clock that
    /// never goes back.
    pub fn key(
        &mut self,
        key: Key,
        repeat: bool,
        at: Duration,
        dice: &mut dyn Dice,
        shelves: &dyn Shelves,
    ) -> Vec<Effect> {
        let key = key.normal();
        let held = self.guard.held(key, repeat, at);
        self.within(dice, shelves, |app, out| app.press(key, held, out))
    }

    /// The mouse was pressed on something.
    pub fn click(&mut self, hit: Hit, dice: &mut dyn Dice, shelves: &dyn Shelves) -> Vec<Effect> {
        self.within(dice, shelves, |app, out| app.clicked(hit, out))
    }

    /// A text was pasted: it fills a field, or does nothing.
    pub fn paste(&mut self, text: &str) {
        if let Some(layer) = self.layers.last_mut() {
            layer.paste(text);
            self.found();
            self.refresh();
        }
    }

    fn within(
        &mut self,
        dice: &mut dyn Dice,
        shelves: &dyn Shelves,
        act: impl FnOnce(&mut Self, &mut Out<'_>),
    ) -> Vec<Effect> {
        if self.templates.is_empty() {
            self.templates = self.journal.now().templates(shelves);
        }
        let mut out = Out { dice, shelves, effects: Vec::new() };
        let hints = self.settings.hints.clone();
        act(self, &mut out);
        self.refresh();
        let mut effects = out.effects;
        if self.settings.hints != hints {
            effects.push(Effect::SaveSettings(Box::new(self.settings.clone())));
        }
        effects
    }

    fn press(&mut self, key: Key, held: bool, out: &mut Out<'_>) {
        if self.is_small() {
            return match self.keymap.lookup(Scope::Fight, key) {
                Some("quit" | "leave") if !held => out.effects.push(Effect::Quit),
                Some("suspend") if !held => out.effects.push(Effect::Suspend),
                Some(_) | None => {}
            };
        }
        if !self.layers.is_empty() {
            return self.press_layer(key, held, out);
        }
        if self.type_dice(key) {
            return;
        }
        let scope = if self.gaze.form.is_some() { Scope::Options } else { Scope::Fight };
        let Some(action) = self.keymap.lookup(scope, key) else { return self.no_such_key(key) };
        if held && !action::moves(action) {
            return;
        }
        if action == "go" && self.settings.alternate && self.guard.same_go(key) {
            return self.refuse(texts::notice_by_turns(self.lang()));
        }
        if !action::moves(action) {
            self.hint = None;
        }
        self.used_key(action);
        self.act(action, out);
    }

    /// A key that does nothing here says so, and where it does something, or where all keys are told.
    fn no_such_key(&mut self, key: Key) {
        if key.typed().is_none() {
            return;
        }
        let lang = self.lang();
        let shown = key.shown(lang);
        self.refuse(match self.keymap.lookup(Scope::Options, key) {
            Some(_) => texts::notice_key_of_options(lang, shown, self.keymap.first(action::UNFOLDS, lang)),
            None => texts::notice_no_key(lang, shown, self.keymap.first("help", lang)),
        });
    }

    /// Digits and what goes with them are dice, whatever pane has the focus.
    fn type_dice(&mut self, key: Key) -> bool {
        if self.desk.slots.is_empty() {
            return false;
        }
        if key.code == Code::Backspace {
            return self.dice.backspace();
        }
        let Some(stroke) = key.typed().and_then(|c| stroke(c, &self.settings.digit_row)) else {
            // A 1 that waits stands for itself before go; go itself waits for the next press.
            let settles = key.code == Code::Enter && self.dice.is_one();
            return settles && self.stroke(Stroke::Gap);
        };
        let full = self.dice.is_full(&self.desk.slots);
        let empty = self.dice.is_empty();
        match stroke {
            // A second Space in a row is no separator any more: go says what is missing.
            Stroke::Gap if empty || (key.code == Code::Char(' ') && (full || self.gap)) => false,
            Stroke::Later if empty => false,
            Stroke::Gap => {
                self.stroke(stroke);
                self.gap = true;
                true
            }
            Stroke::Digit(_) | Stroke::Later | Stroke::Sum => {
                self.gap = false;
                if !self.stroke(stroke) {
                    self.refuse(texts::dice_not_on_it(self.lang()));
                }
                true
            }
        }
    }

    fn stroke(&mut self, stroke: Stroke) -> bool {
        let together = self.desk.roller.as_ref().is_some_and(|roller| roller.together);
        let mut dice = std::mem::take(&mut self.dice);
        let taken = dice.stroke(stroke, together, &|faces| self.probe(faces));
        self.dice = dice;
        if taken {
            self.forget_refusal();
        }
        taken
    }

    fn clicked(&mut self, hit: Hit, out: &mut Out<'_>) {
        match hit {
            Hit::Foot(place) => match self.desk.foot.get(place).map(|entry| entry.press) {
                Some(Press::Act(action)) => {
                    if self.layers.is_empty() {
                        self.act(action, out);
                    } else {
                        self.act_in_layer(action, out);
                    }
                }
                Some(Press::Nothing) | None => {}
            },
            Hit::Row(place) if self.layers.is_empty() => {
                self.focus(Pane::Order);
                self.look_at(place);
            }
            Hit::Log(line) if self.layers.is_empty() => {
                let first = self.log.window(self.gaze.log).0;
                self.focus(Pane::Log);
                self.choose_line(first + line);
            }
            Hit::Item(item) => {
                if let Some(layer) = self.layers.last_mut() {
                    if layer.choose(item) {
                        self.act_in_layer("go", out);
                    }
                } else if self.gaze.form.is_some() {
                    self.gaze.form = Some(item);
                    if let Some(row) = self.desk.now.form.get(item) {
                        self.ask_rules(row.action, out);
                    }
                }
            }
            Hit::Row(_) | Hit::Log(_) => {}
        }
    }
}
