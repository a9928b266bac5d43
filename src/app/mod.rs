//! The flow of the program: keys become actions, actions become calls, calls become steps.

mod action;
mod complete;
mod desk;
mod dice_field;
mod effect;
mod field;
mod foot;
mod foresee;
mod foreseeing;
mod guard;
mod help;
mod heroes;
mod hints;
mod key;
mod keymap;
mod layers;
mod lists;
mod log;
mod look;
mod motion;
mod overlay;
mod palette;
mod play;
mod program;
mod question;
mod refresh;
mod scene;
mod search;
mod settings;
mod update;
mod words;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::dice::Dice;
use crate::journal::Journal;
use crate::rules::Shelves;
use crate::rules::contract::hint::Hint;
use crate::rules::contract::{Call, Context};
use crate::texts::{self, Lang};
use crate::view::{Id, NoticeKind, Pane};

pub use action::{OWN, label, read, row_of, table};
pub use effect::{Effect, FightEntry, Opened, Report};
pub use key::{Code, Key, NotAKey};
pub use keymap::{Fault, Keymap, Scope};
pub use settings::{Settings, WhoRolls};

use desk::Desk;
use dice_field::DiceField;
use guard::Guard;
use log::Log;
use overlay::Layer;

/// The least that the program works in: columns and lines.
pub const LEAST: (u16, u16) = (60, 20);

/// Where the game master looks.
#[derive(Clone, Debug, Default)]
struct Gaze {
    /// the row under the cursor
    cursor: Option<(Id, Option<usize>)>,
    /// its place in the order, for when it goes away
    place: usize,
    /// whether the cursor was moved away from the box by hand
    moved: bool,
    /// the groups that show their members
    unfolded: Vec<Id>,
    /// the pane with the focus
    focus: Pane,
    /// the pane that stands alone
    alone: Option<Pane>,
    /// the chosen line of the log
    log: Option<usize>,
    /// how far the sheet is scrolled
    scroll: usize,
    /// the chosen row of the unfolded form
    form: Option<usize>,
}

/// What the keys may do to the fight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Hand {
    /// everything
    #[default]
    Plays,
    /// nothing: another window has it, and this one looks
    Looks,
}

/// The program between two keys.
#[derive(Debug)]
pub struct App {
    journal: Journal,
    settings: Settings,
    keymap: Keymap,
    guard: Guard,
    gaze: Gaze,
    /// the call in the box, where somebody changed it
    draft: Option<Call>,
    dice: DiceField,
    /// whether the faces of real dice were asked for
    asked: bool,
    /// whether the last key between typed faces was a space
    gap: bool,
    layers: Vec<Layer>,
    /// what was typed in fields that were left
    drafts: BTreeMap<String, String>,
    log: Log,
    notice: (NoticeKind, String),
    hint: Option<&'static Hint>,
    size: (u16, u16),
    on_disk: bool,
    hand: Hand,
    proposed: String,
    templates: Vec<String>,
    /// the number of the forecast asked for last
    foreseen: u64,
    desk: Desk,
}

/// What comes from outside with each key, and what goes out.
struct Out<'a> {
    dice: &'a mut dyn Dice,
    shelves: &'a dyn Shelves,
    effects: Vec<Effect>,
}

impl App {
    /// The program on a fight, as the settings want it.
    #[must_use]
    pub fn new(journal: Journal, settings: Settings) -> Self {
        let (keymap, faults) = Keymap::new(journal.now(), &settings.keys);
        let notice = faults.first().map(|fault| (NoticeKind::Error, fault.words(settings.lang)));
        let mut app = Self {
            log: Log::of(&journal, settings.lang),
            journal,
            keymap,
            guard: Guard::default(),
            gaze: Gaze::default(),
            draft: None,
            dice: DiceField::default(),
            asked: false,
            gap: false,
            layers: Vec::new(),
            drafts: BTreeMap::new(),
            notice: (NoticeKind::News, String::new()),
            hint: None,
            size: (80, 24),
            on_disk: true,
            hand: Hand::default(),
            proposed: String::new(),
            templates: Vec::new(),
            foreseen: 0,
            desk: Desk::default(),
            settings,
        };
        app.refresh();
        app.welcome_back();
        if let Some(notice) = notice {
            app.notice = notice;
        }
        app.think_of_a_hint();
        app
    }

    /// Goes on with another fight; the settings stay.
    pub fn load(&mut self, journal: Journal) {
        let fresh = Self::new(journal, self.settings.clone());
        let (size, proposed, templates) = (self.size, std::mem::take(&mut self.proposed), Vec::new());
        *self = Self { size, proposed, templates, guard: self.guard, ..fresh };
        self.refresh();
    }

    /// Goes on with the same fight and less of its past.
    pub fn go_on_with(&mut self, journal: Journal) {
        let gone = self.journal.steps().len().saturating_sub(journal.steps().len());
        self.gaze.log = self.gaze.log.and_then(|line| line.checked_sub(self.log.before(gone)));
        self.log = Log::of(&journal, self.lang());
        self.journal = journal;
        self.refresh();
    }

    /// The fight with its past.
    #[must_use]
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The settings as they are now.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The pane that stands alone, where one does.
    #[must_use]
    pub const fn alone(&self) -> Option<Pane> {
        self.gaze.alone
    }

    /// Columns and lines of the terminal.
    #[must_use]
    pub const fn size(&self) -> (u16, u16) {
        self.size
    }

    /// The terminal has another size.
    pub fn resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
    }

    /// The shell has something to say.
    pub fn report(&mut self, report: Report) {
        let lang = self.lang();
        match report {
            Report::OnDisk(on_disk) => self.on_disk = on_disk,
            Report::Saved(path) => self.tell(texts::notice_saved(lang, path)),
            Report::NotWritten(reason) => {
                self.on_disk = false;
                let key = self.keymap.first("save", lang);
                self.notice = (NoticeKind::Error, texts::notice_not_written(lang, reason, key));
            }
            Report::Proposed(path) => self.proposed = path,
            Report::Fights(entries) => {
                let list = lists::Fights::new(entries, self.drafts.get("fights"));
                self.layers.push(Layer::Fights(list));
            }
            Report::Changed => self.ask_which_counts(),
            Report::Failed(text) => self.notice = (NoticeKind::Error, text),
            Report::Looking => {
                self.hand = Hand::Looks;
                self.tell(texts::notice_looking(lang));
            }
            Report::BegunAnew => self.tell(texts::notice_begun_anew(lang, self.keymap.first("open", lang))),
            Report::Foreseen(number, known) => self.know(number, known),
            Report::NextFight => self.tell(texts::notice_next_fight(lang, self.keymap.first("open", lang))),
        }
        self.refresh();
    }

    const fn lang(&self) -> Lang {
        self.settings.lang
    }

    const fn is_small(&self) -> bool {
        self.size.0 < LEAST.0 || self.size.1 < LEAST.1
    }

    /// What the ruleset must know to say what a key means.
    fn context(&self) -> Context<'_> {
        Context {
            selected: self.gaze.cursor,
            moved: self.gaze.moved,
            draft: self.draft.as_ref(),
            lang: self.settings.lang,
            templates: &self.templates,
        }
    }

    /// Why the fight cannot be changed, where it cannot.
    fn only_looks(&self) -> Option<String> {
        match self.hand {
            Hand::Plays => None,
            Hand::Looks => Some(texts::notice_only_looking(self.lang())),
        }
    }

    fn tell(&mut self, text: impl Into<String>) {
        self.notice = (NoticeKind::News, text.into());
    }

    fn refuse(&mut self, text: impl Into<String>) {
        self.notice = (NoticeKind::Refusal, text.into());
    }

    /// A reason why not has had its time.
    fn forget_refusal(&mut self) {
        if matches!(self.notice.0, NoticeKind::Refusal | NoticeKind::Hint) {
            self.notice = (NoticeKind::News, String::new());
        }
    }

    /// A fight that was left in the middle says so.
    fn welcome_back(&mut self) {
        if self.journal.now().title().1 == 0 || self.journal.steps().is_empty() && self.journal.undone().is_empty() {
            return;
        }
        let lang = self.lang();
        self.tell(self.journal.now().resumed(lang));
    }
}
