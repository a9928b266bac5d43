//! What can lie over the fight, one on the other; each takes its keys and says what came of them.

use crate::rules::contract::Call;
use crate::texts::{self, Lang};
use crate::view::{Id, Line, Overlay, Page};

use super::complete::Around;
use super::effect::Opened;
use super::field::Field;
use super::foresee::Foresee;
use super::help::Help;
use super::heroes::Heroes;
use super::key::Key;
use super::lists::{Chosen, Fights, NewFight};
use super::look::{Look, scroll};
use super::palette::Palette;
use super::question::{Answer, Asked};
use crate::rules::contract::Carry;

/// One overlay.
#[derive(Clone, Debug)]
pub enum Layer {
    /// every key
    Help(Help),
    /// the command line
    Palette(Palette),
    /// a verb that must know one thing more
    Question(Asked),
    /// the fights that can be opened
    Fights(Fights),
    /// a new fight, before it begins
    NewFight(NewFight),
    /// a file to write
    Save(Field),
    /// a name to find; where the cursor was, and whether it is the target that is meant
    Find {
        /// what is typed
        field: Field,
        /// which of those found
        nth: usize,
        /// the row that had the cursor, and whether it was moved there by hand
        from: (Option<(Id, Option<usize>)>, bool),
        /// whether the one found becomes the target
        target: bool,
    },
    /// leaving, before it happens; whether all is on disk
    Quit(bool),
    /// the odds of all against all
    Matrix(Look),
    /// the rest of the fight, foreseen
    Foresee(Box<Foresee>),
    /// what heroes cost and may buy
    Build(Box<Heroes>),
}

/// What came of a key.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// it stays open
    Stays,
    /// it had no use for the key
    Unused,
    /// this action of the table
    Act(&'static str),
    /// a command line, begun so
    Begin(String),
    /// this typed command
    Command(String),
    /// this call
    Call(Call),
    /// this fight
    Open(Opened),
    /// a new fight is to be described
    AskNew,
    /// a new fight
    NewFight(Carry),
    /// this file
    Save(String),
    /// the cursor stays on the one found
    Found,
    /// leave
    Quit,
    /// it has served
    Done,
    /// this letter says what could be otherwise
    WhatIf(char),
    /// it stays open: why the key did nothing
    Refused(String),
}

impl Layer {
    /// Whether everything typed is text here.
    #[must_use]
    pub const fn is_text(&self) -> bool {
        match self {
            Self::Help(_) | Self::Palette(_) | Self::Fights(_) | Self::Save(_) | Self::Find { .. } => true,
            Self::Question(asked) => asked.is_text(),
            Self::NewFight(_) | Self::Quit(_) | Self::Matrix(_) | Self::Foresee(_) | Self::Build(_) => false,
        }
    }

    /// Whether digits are typed here.
    #[must_use]
    pub const fn is_number(&self) -> bool {
        matches!(self, Self::Question(asked) if asked.is_number())
    }

    /// What its draft is kept under, and the draft.
    #[must_use]
    pub fn draft(&self) -> Option<(String, String)> {
        match self {
            Self::Palette(palette) => palette.draft().map(|text| ("palette".to_owned(), text.to_owned())),
            Self::Save(field) => Some(("save".to_owned(), field.text().to_owned())),
            Self::Question(asked) if asked.is_text() => Some((asked.key_of_draft(), asked.draft())),
            Self::Help(help) => searched("help", &help.field),
            Self::Fights(fights) => searched("fights", &fights.field),
            Self::Find { field, .. } => searched("find", field),
            Self::NewFight(_)
            | Self::Quit(_)
            | Self::Matrix(_)
            | Self::Foresee(_)
            | Self::Build(_)
            | Self::Question(_) => None,
        }
    }

    /// Takes a pasted text, where there is a field for it.
    pub fn paste(&mut self, text: &str) {
        match self {
            Self::Help(help) => help.field.paste(text),
            Self::Palette(palette) => {
                palette.field.paste(text);
                palette.changed();
            }
            Self::Question(asked) => asked.paste(text),
            Self::Fights(fights) => fights.field.paste(text),
            Self::Save(field) | Self::Find { field, .. } => field.paste(text),
            Self::NewFight(_) | Self::Quit(_) | Self::Matrix(_) | Self::Foresee(_) | Self::Build(_) => {}
        }
    }

    /// A key that the table knows here.
    pub fn act(&mut self, action: &str, around: Around<'_>) -> Outcome {
        match self {
            Self::Help(help) if action == "go" => chosen(help),
            Self::Help(help) => {
                let count = help.count();
                moved(recalled(&mut help.field, help.selected, action) || scroll(&mut help.selected, count, action))
            }
            Self::Palette(palette) => match action {
                "go" if palette.chosen && palette.complete(around) => Outcome::Stays,
                "go" => Outcome::Command(palette.field.text().trim().to_owned()),
                "pane-next" => {
                    palette.complete(around);
                    Outcome::Stays
                }
                "up" | "page-up" => {
                    palette.choose(if action == "up" { -1 } else { -10 }, around);
                    Outcome::Stays
                }
                "down" | "page-down" => {
                    palette.choose(if action == "down" { 1 } else { 10 }, around);
                    Outcome::Stays
                }
                _ => Outcome::Unused,
            },
            Self::Question(asked) => answered(asked.act(action)),
            Self::Fights(fights) if action == "go" => match fights.chosen() {
                Chosen::Fight(opened) => Outcome::Open(opened),
                Chosen::New => Outcome::AskNew,
            },
            Self::Fights(fights) => {
                let count = fights.count();
                let recalled = recalled(&mut fights.field, fights.selected, action);
                moved(recalled || scroll(&mut fights.selected, count, action))
            }
            Self::NewFight(fight) => match action {
                "go" if fight.take() => Outcome::NewFight(fight.carry.clone()),
                "go" => Outcome::Stays,
                _ => {
                    let count = fight.count();
                    moved(scroll(&mut fight.selected, count, action))
                }
            },
            Self::Save(field) => match action {
                "go" if field.text().trim().is_empty() => Outcome::Stays,
                "go" => Outcome::Save(field.text().trim().to_owned()),
                _ => Outcome::Unused,
            },
            Self::Find { field, nth, .. } => match action {
                "go" => Outcome::Found,
                "up" if field.recall() => Outcome::Stays,
                "down" => {
                    *nth += 1;
                    Outcome::Stays
                }
                "up" => {
                    *nth = nth.saturating_sub(1);
                    Outcome::Stays
                }
                _ => Outcome::Unused,
            },
            Self::Quit(_) if action == "go" => Outcome::Quit,
            Self::Quit(_) => Outcome::Unused,
            Self::Matrix(_) if action == "go" || action == "matrix" => Outcome::Done,
            Self::Foresee(_) if action == "go" || action == "forecast" => Outcome::Done,
            Self::Build(_) if action == "go" || action == "build" => Outcome::Done,
            Self::Build(heroes) => moved(heroes.act(action, around)),
            Self::Foresee(foresee) => {
                let rows = foresee.figures.as_ref().map_or(0, |figures| figures.fates.len());
                moved(foresee.look.act(action, rows, 1))
            }
            Self::Matrix(look) => {
                let table = around.fight.matrix(around.lang).unwrap_or_default();
                moved(look.act(action, table.rows.len(), table.heads.len()))
            }
        }
    }

    /// A key that types; `row` is the digit row without Shift.
    pub fn key(&mut self, key: Key, row: &str) -> Outcome {
        let typed = match self {
            Self::Help(help) => {
                let typed = help.field.key(key);
                help.selected = if typed { 0 } else { help.selected };
                typed
            }
            Self::Palette(palette) => {
                let typed = palette.field.key(key);
                if typed {
                    palette.changed();
                }
                typed
            }
            Self::Question(asked) => return answered(asked.key(key, row)),
            Self::Fights(fights) => {
                let typed = fights.field.key(key);
                fights.selected = if typed { 0 } else { fights.selected };
                typed
            }
            Self::Save(field) => field.key(key),
            Self::Find { field, nth, .. } => {
                *nth = 0;
                field.key(key)
            }
            Self::Foresee(_) => {
                return key.typed().map_or(Outcome::Unused, Outcome::WhatIf);
            }
            Self::NewFight(_) | Self::Quit(_) | Self::Matrix(_) | Self::Build(_) => false,
        };
        if typed { Outcome::Stays } else { Outcome::Unused }
    }

    /// Chooses an item, as a click does; tells whether there are items.
    pub fn choose(&mut self, item: usize) -> bool {
        match self {
            Self::Help(help) => help.selected = item,
            Self::Palette(palette) => (palette.selected, palette.chosen) = (item, true),
            Self::Question(asked) => asked.choose(item),
            Self::Fights(fights) => fights.selected = item,
            Self::NewFight(fight) => fight.selected = item,
            Self::Matrix(look) => {
                look.row = item;
                return false;
            }
            Self::Foresee(foresee) => {
                foresee.look.row = item;
                return false;
            }
            Self::Build(heroes) => {
                (heroes.look.row, heroes.skip) = (item, 0);
                return false;
            }
            Self::Save(_) | Self::Find { .. } | Self::Quit(_) => return false,
        }
        true
    }

    /// How it looks where it is a page over the whole fight.
    #[must_use]
    pub fn page(&self, around: Around<'_>) -> Option<Page> {
        let lang = around.lang;
        let look = match self {
            Self::Matrix(look) => look,
            Self::Foresee(foresee) => return Some(foresee.page(around.fight, lang)),
            Self::Build(heroes) => return Some(heroes.page(around)),
            Self::Help(_)
            | Self::Palette(_)
            | Self::Question(_)
            | Self::Fights(_)
            | Self::NewFight(_)
            | Self::Save(_)
            | Self::Find { .. }
            | Self::Quit(_) => return None,
        };
        Some(Page {
            title: texts::page_matrix(lang),
            help: texts::page_matrix_use(lang),
            lines: Vec::new(),
            table: around.fight.matrix(lang).unwrap_or_default(),
            row: look.row,
            column: look.column,
        })
    }

    /// How it looks where it is none.
    #[must_use]
    pub fn overlay(&self, around: Around<'_>) -> Option<Overlay> {
        let lang = around.lang;
        Some(match self {
            Self::Matrix(_) | Self::Foresee(_) | Self::Build(_) => return None,
            Self::Help(help) => help.overlay(lang),
            Self::Palette(palette) => palette.overlay(around),
            Self::Question(asked) => asked.overlay(lang),
            Self::Fights(fights) => fights.overlay(lang),
            Self::NewFight(fight) => fight.overlay(lang),
            Self::Save(field) => {
                line(texts::overlay_save(lang), texts::overlay_save_use(lang, texts::key_enter(lang)), field)
            }
            Self::Find { field, .. } => {
                line(texts::overlay_find(lang), texts::overlay_find_use(lang, texts::key_enter(lang)), field)
            }
            Self::Quit(on_disk) => quit(*on_disk, lang),
        })
    }
}

fn chosen(help: &Help) -> Outcome {
    match help.chosen() {
        None => Outcome::Stays,
        Some(entry) => match &entry.why_not {
            Some(reason) => Outcome::Refused(reason.clone()),
            None if entry.verb.keys.is_empty() && entry.verb.spoken => Outcome::Begin(format!("{} ", entry.verb.name)),
            None => Outcome::Act(entry.verb.name),
        },
    }
}

fn answered(answer: Answer) -> Outcome {
    match answer {
        Answer::Waits => Outcome::Stays,
        Answer::Unused => Outcome::Unused,
        Answer::Call(call) => Outcome::Call(call),
        Answer::Wrong(wanted) => Outcome::Refused(wanted),
    }
}

/// What was looked for is offered again; nothing in its place takes nothing away.
fn searched(name: &str, field: &Field) -> Option<(String, String)> {
    Some(field.text()).filter(|text| !text.is_empty()).map(|text| (name.to_owned(), text.to_owned()))
}

/// An arrow up from the first entry brings back what was typed before.
fn recalled(field: &mut Field, selected: usize, action: &str) -> bool {
    action == "up" && selected == 0 && field.recall()
}

fn moved(moved: bool) -> Outcome {
    if moved { Outcome::Stays } else { Outcome::Unused }
}

fn line(title: String, help: String, field: &Field) -> Overlay {
    Overlay { title, help, input: Some(field.line()), items: Vec::new(), selected: 0, lines: Vec::new() }
}

fn quit(on_disk: bool, lang: Lang) -> Overlay {
    let enter = texts::key_enter(lang);
    let words = if on_disk { texts::overlay_quit_line(lang, enter) } else { texts::overlay_quit_unsaved(lang, enter) };
    let lines = vec![Line::plain(words)];
    Overlay {
        title: texts::overlay_quit(lang),
        help: String::new(),
        input: None,
        items: Vec::new(),
        selected: 0,
        lines,
    }
}
