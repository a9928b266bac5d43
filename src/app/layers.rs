//! Keys while something lies over the fight, and what comes of them.

use crate::texts::{self, fold};
use crate::view::Id;

use super::complete::Around;
use super::effect::Effect;
use super::key::Key;
use super::keymap::Scope;
use super::lists::NewFight;
use super::overlay::{Layer, Outcome};
use super::palette::Palette;
use super::play::Played;
use super::{App, Out, action};

/// What works under everything that is no text.
const THROUGH: [&str; 6] = ["help", "palette", "undo", "redo", "save", "find"];

impl App {
    /// A key while an overlay is open.
    pub(super) fn press_layer(&mut self, key: Key, held: bool, out: &mut Out<'_>) {
        let Some(layer) = self.layers.last_mut() else { return };
        let text = layer.is_text();
        let digits = layer.is_number();
        let scope = if text { Scope::List } else { Scope::Fight };
        let action = self.keymap.lookup(scope, key);
        let moves = action.is_some_and(action::moves);
        if held && !moves && (action.is_some() || !(text || digits)) {
            return;
        }
        // Letters choose before they mean anything else; a text keeps the keys that the list has.
        let typed = if text && action.is_some() { Outcome::Unused } else { layer.key(key, &self.settings.digit_row) };
        match (typed, action) {
            (Outcome::Unused, Some(action)) => self.act_in_layer(action, out),
            (outcome, _) => self.come_of(outcome, out),
        }
    }

    /// An action of the table while an overlay is open.
    pub(super) fn act_in_layer(&mut self, action: &'static str, out: &mut Out<'_>) {
        match action {
            "leave" | "suspend" | "repaint" => return self.act(action, out),
            "back" => return self.leave_layer(),
            _ => {}
        }
        let Some(mut layer) = self.layers.pop() else { return };
        let outcome = layer.act(action, self.around());
        let text = layer.is_text();
        self.layers.push(layer);
        match outcome {
            Outcome::Unused if !text && THROUGH.contains(&action) => {
                // What was asked of the fight as it stood is asked no more once that is taken back.
                if matches!(action, "undo" | "redo") && matches!(self.layers.last(), Some(Layer::Question(_))) {
                    self.finish();
                }
                self.act(action, out);
                self.foresee_again(&[], out);
            }
            outcome => self.come_of(outcome, out),
        }
    }

    pub(super) fn around(&self) -> Around<'_> {
        Around {
            fight: self.journal.now(),
            rows: &self.desk.rows,
            templates: &self.templates,
            size: self.size,
            lang: self.lang(),
        }
    }

    /// One level back; what was typed is kept.
    fn leave_layer(&mut self) {
        let Some(layer) = self.layers.pop() else { return };
        if let Some((name, text)) = layer.draft() {
            if text.is_empty() {
                self.drafts.remove(&name);
            } else {
                self.drafts.insert(name, text);
            }
        }
        if let Layer::Find { from, .. } = layer {
            (self.gaze.cursor, self.gaze.moved) = from;
        }
    }

    /// The overlay is done; its draft with it.
    fn finish(&mut self) -> Option<Layer> {
        let layer = self.layers.pop()?;
        if let Some((name, _)) = layer.draft() {
            self.drafts.remove(&name);
        }
        Some(layer)
    }

    fn come_of(&mut self, outcome: Outcome, out: &mut Out<'_>) {
        match outcome {
            Outcome::Stays => self.found(),
            Outcome::Unused => {}
            Outcome::Refused(reason) => self.refuse(reason),
            Outcome::Act(action) => {
                self.finish();
                self.act(action, out);
            }
            Outcome::Begin(text) => {
                self.finish();
                self.layers.push(Layer::Palette(Palette::begun(&text)));
            }
            Outcome::Command(text) => {
                self.layers.pop();
                self.command(&text, out);
            }
            Outcome::Call(call) if action::is_own(call.verb) => {
                self.finish();
                self.act(call.verb, out);
            }
            Outcome::Call(call) => {
                if let Some(layer) = self.layers.pop()
                    && let Played::No(reason, _) = self.answer(call, out)
                {
                    self.layers.push(layer);
                    self.refuse(reason);
                } else {
                    // Answers are given; what is not about this fight's questions stays.
                    self.drafts.retain(|name, _| !name.contains(' '));
                }
            }
            Outcome::Open(opened) => {
                self.finish();
                out.effects.push(Effect::Open(opened));
            }
            Outcome::AskNew => {
                self.finish();
                self.layers.push(Layer::NewFight(NewFight::new(self.journal.now().luggage())));
            }
            Outcome::NewFight(carry) => {
                self.finish();
                out.effects.push(Effect::NewFight(carry));
            }
            Outcome::Save(path) => {
                self.finish();
                out.effects.push(Effect::Save(path));
            }
            Outcome::Found => self.take_found(),
            Outcome::Done => {
                self.finish();
            }
            Outcome::WhatIf(letter) => self.what_if(letter, out),
            Outcome::Quit => {
                self.finish();
                out.effects.push(Effect::Quit);
            }
        }
    }

    /// The rows whose name holds what is typed.
    fn hits(&self, typed: &str) -> Vec<(usize, Id)> {
        let typed = fold(typed);
        let rows = self.desk.rows.iter().enumerate().filter(|(_, row)| row.member.is_none());
        rows.filter(|(_, row)| !typed.is_empty() && fold(&row.name).contains(&typed))
            .map(|(at, row)| (at, row.id))
            .collect()
    }

    /// The cursor goes along with what is typed to find.
    pub(super) fn found(&mut self) {
        let Some(Layer::Find { field, nth, from, .. }) = self.layers.last() else { return };
        let (nth, from) = (*nth, *from);
        let hits = self.hits(field.text());
        if let Some((place, _)) = hits.get(nth % hits.len().max(1)) {
            self.look_at(*place);
        } else {
            (self.gaze.cursor, self.gaze.moved) = from;
        }
    }

    fn take_found(&mut self) {
        let Some(Layer::Find { field, nth, from, target }) = self.finish() else { return };
        let hits = self.hits(field.text());
        let Some((_, id)) = hits.get(nth % hits.len().max(1)) else {
            (self.gaze.cursor, self.gaze.moved) = from;
            return self.refuse(texts::notice_not_found(self.lang()));
        };
        if target {
            (self.gaze.cursor, self.gaze.moved) = from;
            if let Some(call) = self.desk.call.clone() {
                self.put_in_box(call.who("whom", *id, None));
            }
        }
    }
}
