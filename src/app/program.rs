//! The program's own actions: what is no move of the fight.

use crate::rules::contract::{self, Call, Choice, Does, Question, Wants};
use crate::texts::{self, Lang};

use super::field::Field;
use super::help::{self, Help};
use super::heroes::Heroes;
use super::lists::NewFight;
use super::log::Log;
use super::look::Look;
use super::overlay::Layer;
use super::palette::Palette;
use super::question::Asked;
use super::{App, Effect, Out, WhoRolls, action};

impl App {
    /// Does an action of the table.
    pub(super) fn act(&mut self, action: &'static str, out: &mut Out<'_>) {
        if let ("new" | "restart", Some(reason)) = (action, self.only_looks()) {
            return self.refuse(reason);
        }
        match action {
            "go" => self.go(out),
            "back" => self.back(),
            "undo" => self.undo(1, out),
            "redo" => self.redo(1, out),
            "help" => self.open_help(),
            "palette" => {
                let draft = self.drafts.get("palette").cloned().unwrap_or_default();
                self.take(Does::Palette(draft), out);
            }
            "find" => self.layers.push(Layer::Find {
                field: Field::after(self.drafts.get("find")),
                nth: 0,
                from: (self.gaze.cursor, self.gaze.moved),
                target: self.gaze.form.is_some(),
            }),
            "pane-next" => self.turn_to(true),
            "pane-previous" => self.turn_to(false),
            "up" => self.step_by(-1),
            "down" => self.step_by(1),
            "left" => self.sideways(-1, out),
            "right" => self.sideways(1, out),
            "page-up" => self.page_by(-1),
            "page-down" => self.page_by(1),
            "home" => self.step_by(isize::MIN),
            "end" => self.step_by(isize::MAX),
            "fold-all" => self.fold_all(),
            "alone" => self.alone_or_not(),
            "matrix" => self.open_matrix(),
            "forecast" => self.foresee(out),
            "build" => self.open_build(out),
            "back-to-line" => self.back_to_line(out),
            "dice" => self.who_rolls(out),
            "lang" => self.next_language(out),
            "mouse" => self.mouse(out),
            "open" => out.effects.push(Effect::ListFights),
            "new" => self.layers.push(Layer::NewFight(NewFight::new(self.journal.now().luggage()))),
            "restart" => out.effects.push(Effect::Restart),
            "save" => {
                let name = self.drafts.get("save").cloned().unwrap_or_else(|| self.proposed.clone());
                self.layers.push(Layer::Save(Field::new(name)));
            }
            "quit" => self.layers.push(Layer::Quit(self.on_disk)),
            "keep-fight" => out.effects.push(Effect::KeepFight),
            "take-file" => out.effects.push(Effect::TakeFile),
            "leave" => out.effects.push(Effect::Quit),
            "suspend" => out.effects.push(Effect::Suspend),
            "repaint" => out.effects.push(Effect::Repaint),
            other => self.ask_rules(other, out),
        }
    }

    /// The file of the fight was changed since: the game master says which counts.
    pub(super) fn ask_which_counts(&mut self) {
        let lang = self.lang();
        let choice = |verb, label| Choice { label, call: Call::new(verb) };
        let choices = vec![
            choice("keep-fight", texts::action_keep_fight(lang)),
            choice("take-file", texts::action_take_file(lang)),
        ];
        let title = texts::ask_which_counts(lang);
        let question = Question { title, call: Call::new("keep-fight"), field: "", wants: Wants::Choice(choices) };
        self.layers.push(Layer::Question(Asked::new(question, None)));
    }

    fn open_help(&mut self) {
        let lang = self.lang();
        let why_not = |action: &str| match action {
            "undo" if self.journal.steps().is_empty() => Some(texts::notice_nothing_changed(lang)),
            "redo" if self.journal.undone().is_empty() => Some(texts::notice_nothing_changed(lang)),
            "back-to-line" if self.gaze.log.is_none() => Some(texts::notice_no_line(lang)),
            _ => None,
        };
        let entries =
            help::entries(self.journal.now(), &self.keymap, self.context(), self.gaze.form.is_some(), &why_not);
        let field = Field::after(self.drafts.get("help"));
        self.layers.push(Layer::Help(Help { field, selected: 0, entries }));
    }

    fn open_matrix(&mut self) {
        let lang = self.lang();
        let Some(table) = self.journal.now().matrix(lang) else { return self.refuse(texts::notice_no_matrix(lang)) };
        let name = self.gaze.cursor.map(|(id, _)| self.journal.now().name_of(id, None));
        let row = table.rows.iter().position(|row| Some(&row.name) == name.as_ref()).unwrap_or(0);
        self.layers.push(Layer::Matrix(Look { row, column: 0 }));
    }

    fn open_build(&mut self, out: &Out<'_>) {
        let lang = self.lang();
        let books = out.shelves.books();
        let fight = self.journal.now();
        let Some((_, table)) = fight.building(&books, 0, 0, lang) else {
            return self.refuse(texts::build_other_game(lang));
        };
        if table.rows.is_empty() {
            return self.refuse(texts::build_nobody(lang));
        }
        let name = self.gaze.cursor.map(|(id, _)| fight.name_of(id, None));
        let row = table.rows.iter().position(|row| Some(&row.name) == name.as_ref()).unwrap_or(0);
        self.layers.push(Layer::Build(Box::new(Heroes { books, look: Look { row, column: 0 }, skip: 0 })));
    }

    fn who_rolls(&mut self, out: &mut Out<'_>) {
        self.settings.who_rolls = self.settings.who_rolls.next();
        self.asked = false;
        let lang = self.lang();
        self.tell(match self.settings.who_rolls {
            WhoRolls::PlayersReal => texts::notice_players_real(lang),
            WhoRolls::AllReal => texts::notice_all_real(lang),
            WhoRolls::AllHere => texts::notice_all_here(lang),
        });
        self.keep_settings(out);
    }

    fn next_language(&mut self, out: &mut Out<'_>) {
        let next = Lang::all().cycle().skip_while(|lang| *lang != self.settings.lang).nth(1);
        self.settings.lang = next.unwrap_or_default();
        self.log = Log::of(&self.journal, self.settings.lang);
        self.tell(texts::notice_language(self.settings.lang));
        self.keep_settings(out);
    }

    fn mouse(&mut self, out: &mut Out<'_>) {
        self.settings.mouse = !self.settings.mouse;
        out.effects.push(Effect::Mouse(self.settings.mouse));
        let lang = self.lang();
        self.tell(if self.settings.mouse { texts::notice_mouse_on(lang) } else { texts::notice_mouse_off(lang) });
        self.keep_settings(out);
    }

    fn keep_settings(&self, out: &mut Out<'_>) {
        out.effects.push(Effect::SaveSettings(Box::new(self.settings.clone())));
    }

    /// A typed command: of the program or of the rules.
    pub(super) fn command(&mut self, text: &str, out: &mut Out<'_>) {
        if text.is_empty() {
            return;
        }
        let call = match action::read(self.journal.now(), text) {
            Ok(call) => call,
            Err(misuse) => {
                let words = contract::misuse(&misuse, self.lang());
                let mut palette = Palette::begun(text);
                palette.blame(words, super::palette::culprit(&misuse));
                return self.layers.push(Layer::Palette(palette));
            }
        };
        let count = || call.get_number("steps").and_then(|count| usize::try_from(count).ok()).unwrap_or(1);
        match call.verb {
            "undo" => self.undo(count(), out),
            "redo" => self.redo(count(), out),
            own if action::is_own(own) => self.act(own, out),
            _ => {
                if let super::play::Played::No(reason, word) = self.play(&call, out) {
                    let mut palette = Palette::begun(text);
                    palette.blame(reason, word.as_deref());
                    return self.layers.push(Layer::Palette(palette));
                }
            }
        }
        self.drafts.remove("palette");
    }
}
