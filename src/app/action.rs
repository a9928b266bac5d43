//! The program's own rows of the one table, beside those of the ruleset.

use crate::rules::Encounter;
use crate::rules::contract::{Call, Field, Group, Misuse, STEPS, Verb};
use crate::rules::phrase;
use crate::texts::{self, Lang};

const NONE: &[Field] = &[];

const fn row(name: &'static str, keys: &'static [&'static str], group: Group) -> Verb {
    Verb { name, keys, group, spoken: false, fields: NONE }
}

const fn spoken(name: &'static str, keys: &'static [&'static str], group: Group) -> Verb {
    Verb { name, keys, group, spoken: true, fields: NONE }
}

/// The ruleset's action that also unfolds the form of the box, and folds it again.
pub const UNFOLDS: &str = "attack";
/// The ruleset's row that ← and → change in a folded box: how many take part.
pub const HOW_MANY: &str = "members";

/// What the program does by itself, in the order in which help shows it.
pub static OWN: &[Verb] = &[
    row("go", &["Enter", "Space", "e"], Group::Play),
    row("back", &["Esc"], Group::Program),
    spoken("help", &["?", "F1"], Group::Program),
    row("palette", &[":", "ctrl-p"], Group::Program),
    row("find", &["/"], Group::Program),
    row("pane-next", &["Tab"], Group::Program),
    row("pane-previous", &["Shift-Tab"], Group::Program),
    row("up", &["Up", "k"], Group::Program),
    row("down", &["Down", "j"], Group::Program),
    row("left", &["Left"], Group::Program),
    row("right", &["Right"], Group::Program),
    row("page-up", &["PgUp"], Group::Program),
    row("page-down", &["PgDn"], Group::Program),
    row("home", &["Home"], Group::Program),
    row("end", &["End"], Group::Program),
    row("fold-all", &["g"], Group::Program),
    row("alone", &["v"], Group::Program),
    spoken("matrix", &["m"], Group::Program),
    spoken("forecast", &["f"], Group::Program),
    spoken("build", &["I"], Group::Program),
    row("back-to-line", &["Z"], Group::Program),
    spoken("dice", &["D"], Group::Program),
    spoken("lang", &["L"], Group::Program),
    spoken("mouse", &["M"], Group::Program),
    spoken("open", &["O"], Group::Program),
    spoken("new", &[], Group::Program),
    spoken("restart", &["R"], Group::Program),
    spoken("save", &["ctrl-s"], Group::Program),
    spoken("quit", &["q"], Group::Program),
    row("keep-fight", &[], Group::Program),
    row("take-file", &[], Group::Program),
    row("leave", &["ctrl-c"], Group::Program),
    row("suspend", &["ctrl-z"], Group::Program),
    row("repaint", &["ctrl-l"], Group::Program),
];

/// Says a message in a language.
type Say = fn(Lang) -> String;

/// What each of the program's own rows is called.
const LABELS: &[(&str, Say)] = &[
    ("go", texts::action_go),
    ("back", texts::action_back),
    ("undo", texts::action_undo),
    ("redo", texts::action_redo),
    ("help", texts::action_help),
    ("palette", texts::action_palette),
    ("find", texts::action_find),
    ("pane-next", texts::action_pane_next),
    ("pane-previous", texts::action_pane_previous),
    ("up", texts::action_up),
    ("down", texts::action_down),
    ("left", texts::action_left),
    ("right", texts::action_right),
    ("page-up", texts::action_page_up),
    ("page-down", texts::action_page_down),
    ("home", texts::action_home),
    ("end", texts::action_end),
    ("fold-all", texts::action_fold_all),
    ("alone", texts::action_alone),
    ("matrix", texts::action_matrix),
    ("forecast", texts::action_forecast),
    ("build", texts::action_build),
    ("back-to-line", texts::action_back_to_line),
    ("dice", texts::action_dice),
    ("lang", texts::action_lang),
    ("mouse", texts::action_mouse),
    ("open", texts::action_open),
    ("new", texts::action_new),
    ("restart", texts::action_restart),
    ("save", texts::action_save),
    ("quit", texts::action_quit),
    ("keep-fight", texts::action_keep_fight),
    ("take-file", texts::action_take_file),
    ("leave", texts::action_leave),
    ("suspend", texts::action_suspend),
    ("repaint", texts::action_repaint),
];

/// The actions that only move about: a held key repeats them.
const MOVES: [&str; 10] =
    ["up", "down", "left", "right", "page-up", "page-down", "home", "end", "pane-next", "pane-previous"];

/// The whole table for a fight: the program's rows, then those of the ruleset.
pub fn table(fight: &Encounter) -> impl Iterator<Item = &'static Verb> {
    OWN.iter().chain(STEPS).chain(fight.verbs())
}

/// The row of an action, where there is one.
#[must_use]
pub fn row_of(fight: &Encounter, action: &str) -> Option<&'static Verb> {
    table(fight).find(|verb| verb.name == action)
}

/// Whether the action is one of the program's own.
#[must_use]
pub fn is_own(action: &str) -> bool {
    OWN.iter().chain(STEPS).any(|verb| verb.name == action)
}

/// Whether a held key may repeat this action.
#[must_use]
pub fn moves(action: &str) -> bool {
    MOVES.contains(&action)
}

/// What an action is called.
#[must_use]
pub fn label(fight: &Encounter, action: &str, lang: Lang) -> String {
    match LABELS.iter().find(|(name, _)| *name == action) {
        Some((_, label)) => label(lang),
        None => fight.verb_label(action, lang),
    }
}

/// What an action is called where there is little room.
#[must_use]
pub fn short(fight: &Encounter, action: &str, lang: Lang) -> String {
    if is_own(action) { label(fight, action, lang) } else { fight.verb_short(action, lang) }
}

/// Reads a typed command of the program or of the ruleset.
///
/// # Errors
/// [`Misuse`]: it is no command.
pub fn read(fight: &Encounter, text: &str) -> Result<Call, Misuse> {
    let first = text.split_whitespace().next().unwrap_or_default();
    if OWN.iter().any(|verb| verb.spoken && verb.name == first) { phrase::read(&[OWN], text) } else { fight.read(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_own_row_has_its_label() {
        for verb in OWN.iter().chain(STEPS) {
            assert!(LABELS.iter().any(|(name, _)| *name == verb.name), "{}", verb.name);
        }
        assert_eq!(OWN.len() + STEPS.len(), LABELS.len());
        assert!(MOVES.iter().all(|name| is_own(name)));
    }

    #[test]
    fn commands_of_the_program_are_read_too() {
        let fight = Encounter::Savage(Box::default());
        let call = read(&fight, "undo 3").expect("a command");
        assert_eq!((call.verb, call.get_number("steps")), ("undo", Some(3)));
        assert_eq!(read(&fight, "next").expect("a command").verb, "next");
        assert!(read(&fight, "palette").is_err());
    }
}
