//! The scene: all that the screen paints, out of what lies on the desk.

use crate::texts;
use crate::view::{DieSlot, Line, Mark, Notice, Now, Scene, Sheet, Span, Tone};

use super::{App, Hand, WhoRolls};

impl App {
    /// One whole screen; `sheet_width` is how wide the text of a sheet may be.
    #[must_use]
    pub fn scene(&self, sheet_width: u16) -> Scene {
        let lang = self.lang();
        let fight = self.journal.now();
        let place = |id, member| self.desk.rows.iter().position(|row| row.id == id && row.member == member);
        let turn = self.desk.rows.iter().position(|row| row.mark == Mark::Turn);
        let about = self.desk.now.about.and_then(|id| place(id, None));
        let target = self.desk.now.target.and_then(|id| place(id, None));
        let mut anchors: Vec<usize> = about.into_iter().chain(turn).chain(target).collect();
        anchors.dedup();
        let (first, log) = self.log.window(self.gaze.log);
        let sheet =
            self.gaze.cursor.map_or_else(Sheet::default, |(id, member)| fight.sheet(id, member, sheet_width, lang));
        let (kind, text) = self.notice_text();
        let (undo, undo_short) = if self.desk.undo.is_empty() {
            (String::new(), String::new())
        } else {
            let key = self.keymap.first("undo", lang);
            let short = format!("{key} {}", texts::action_undo(lang));
            (texts::notice_undo(lang, key, self.desk.undo.as_str()), short)
        };
        Scene {
            header: fight.header(lang),
            header_extra: self.header_extra(),
            alarm: self.alarm(),
            order_title: texts::pane_order(lang),
            rows: self.desk.rows.clone(),
            cursor: self.gaze.cursor.and_then(|(id, member)| place(id, member)),
            anchors,
            sheet_scroll: self.gaze.scroll.min(sheet.lines.len().saturating_sub(1)),
            sheet,
            log_title: texts::pane_log(lang),
            log,
            log_cursor: self.gaze.log.map(|line| line.saturating_sub(first)),
            focus: self.gaze.focus,
            alone: self.gaze.alone,
            tab_hint: texts::pane_tab(lang, self.keymap.first("pane-next", lang)),
            now: self.box_of_the_moment(),
            unfolded: self.gaze.form.is_some(),
            form_cursor: self.gaze.form.unwrap_or(0),
            form_keys: self.form_keys(),
            dice_of: if self.desk.slots.is_empty() { String::new() } else { self.whose_dice() },
            slots: self.die_slots(),
            dice_hint: self.dice_hint(),
            typed: self.dice.typed(),
            notice: Notice { kind, text, undo, undo_short },
            foot: self.desk.foot.iter().map(|entry| entry.shown.clone()).collect(),
            overlay: self.layers.last().and_then(|layer| layer.overlay(self.around())),
            page: self.layers.last().and_then(|layer| layer.page(self.around())),
            too_small: self.too_small(),
            more: texts::pane_more(lang),
            error: texts::error_word(lang),
        }
    }

    /// What must not be overlooked.
    fn alarm(&self) -> String {
        match self.hand {
            Hand::Looks => texts::header_looking(self.lang()),
            Hand::Plays if self.on_disk => String::new(),
            Hand::Plays => texts::header_not_saved(self.lang()),
        }
    }

    fn too_small(&self) -> String {
        let (width, height) = self.size;
        let saved = if self.on_disk { texts::too_small_saved } else { texts::too_small_unsaved };
        saved(self.lang(), width, height)
    }

    fn header_extra(&self) -> Vec<String> {
        let lang = self.lang();
        let rolls = match self.settings.who_rolls {
            WhoRolls::PlayersReal => texts::header_players_real(lang),
            WhoRolls::AllReal => texts::header_all_real(lang),
            WhoRolls::AllHere => texts::header_all_here(lang),
        };
        let disk = (self.on_disk && self.hand == Hand::Plays).then(|| texts::header_saved(lang));
        [rolls].into_iter().chain(disk).collect()
    }

    /// The box, with what would come of the faces once all are in.
    fn box_of_the_moment(&self) -> Now {
        let lang = self.lang();
        let mut now = self.desk.now.clone();
        now.title = texts::now_title(lang, now.title);
        now.next = now.next.map(|who| texts::now_next(lang, who));
        now.lines.iter_mut().for_each(signed);
        if !self.desk.outcome.is_empty() {
            let strong = |line: &Line| {
                let mut line = line.clone();
                line.0.iter_mut().filter(|span| span.tone == Tone::Plain).for_each(|span| span.tone = Tone::Strong);
                line
            };
            now.lines.truncate(1);
            now.odds = None;
            now.lines.extend(self.desk.outcome.iter().map(strong));
            now.go = Some(texts::dice_take(lang));
        }
        now
    }

    /// The keys of the form's rows; the chosen one without a key shows how it is changed.
    fn form_keys(&self) -> Vec<String> {
        let chosen = self.gaze.form;
        let key = |(at, row): (usize, &crate::view::FormRow)| {
            let key = self.keymap.first(row.action, self.lang());
            if key.is_empty() && chosen == Some(at) { "←→".to_owned() } else { key }
        };
        self.desk.now.form.iter().enumerate().map(key).collect()
    }

    /// Whose dice are thrown; empty for the game master's.
    pub(super) fn whose_dice(&self) -> String {
        let player = self.desk.roller.as_ref().and_then(|roller| roller.player.clone());
        player.map(|player| texts::dice_of(self.lang(), player)).unwrap_or_default()
    }

    fn die_slots(&self) -> Vec<DieSlot> {
        let mut throwers = self.desk.slots.iter().map(|slot| slot.ask.of);
        let first = throwers.next();
        let several = throwers.any(|of| Some(of) != first);
        let slot = |slot: &super::dice_field::Slot| DieSlot {
            member: several.then(|| slot.ask.of.into()),
            label: self.journal.now().die_label(&slot.ask, self.lang()),
            faces: slot.faces.clone(),
            open: slot.open,
        };
        if self.dice.is_sum() { Vec::new() } else { self.desk.slots.iter().map(slot).collect() }
    }

    /// The word before the dice, and what can be done with them.
    fn dice_hint(&self) -> [String; 3] {
        let lang = self.lang();
        if self.desk.slots.is_empty() {
            return Default::default();
        }
        let key = self.keymap.first("go", lang);
        let real =
            self.settings.who_rolls.is_real(self.desk.roller.as_ref().is_some_and(|roller| roller.player.is_some()));
        let (whole, short) = if self.dice.is_empty() && real {
            (texts::dice_empty_real(lang, key), texts::dice_half(lang))
        } else if self.dice.is_empty() {
            (texts::dice_empty_here(lang, key.clone()), texts::dice_empty_here_short(lang, key))
        } else if self.dice.is_full(&self.desk.slots) {
            (texts::dice_full(lang, key.clone()), texts::dice_full_short(lang, key))
        } else {
            (texts::dice_half(lang), texts::dice_half(lang))
        };
        [texts::dice_word(lang), whole, short]
    }
}

/// A line that says why not is ordinary text behind a sign.
fn signed(line: &mut Line) {
    if let [only] = line.0.as_mut_slice()
        && only.tone == Tone::Bad
    {
        only.tone = Tone::Plain;
        line.0.splice(0..0, [Span::new(" ! ", Tone::Refusal), Span::plain(" ")]);
    }
}
