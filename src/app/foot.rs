//! The foot line: the keys that work now, the likely step first.

use crate::rules::contract::{Group, Verb};
use crate::texts;
use crate::view::Foot;

use super::desk::{Entry, Press};
use super::overlay::Layer;
use super::{App, action};

/// By use; what a ruleset does not have is left out, what is not named here comes behind.
const BY_USE: [&str; 14] = [
    "target",
    "weapon",
    "attack",
    "benny-now",
    "next",
    "hold",
    "interrupt",
    "undo",
    "other",
    "cards",
    "roll",
    "oppose",
    "damage",
    "add",
];

impl App {
    /// The keys that work now.
    pub(super) fn foot(&self) -> Vec<Entry> {
        match self.layers.last() {
            Some(layer) => self.foot_of(layer),
            None if self.gaze.form.is_some() => self.foot_of_form(),
            None => self.foot_of_fight(),
        }
    }

    fn entry(&self, action: &'static str, label: String) -> Entry {
        let key = self.keymap.first(action, self.lang());
        Entry { press: Press::Act(action), shown: Foot { key, label } }
    }

    fn note(key: &str, label: String) -> Entry {
        Entry { press: Press::Nothing, shown: Foot { key: key.to_owned(), label } }
    }

    /// Go, with its effect.
    fn go_entry(&self) -> Option<Entry> {
        let label = if self.dice.is_full(&self.desk.slots) && !self.desk.slots.is_empty() {
            Some(texts::dice_take(self.lang()))
        } else {
            self.desk.now.go.clone()
        };
        label.map(|label| self.entry("go", label))
    }

    fn help_entry(&self) -> Entry {
        self.entry("help", texts::action_help(self.lang()))
    }

    fn undo_entry(&self) -> Option<Entry> {
        (!self.journal.steps().is_empty()).then(|| self.entry("undo", texts::action_undo(self.lang())))
    }

    fn foot_of_fight(&self) -> Vec<Entry> {
        let fight = self.journal.now();
        let lang = self.lang();
        let place = |verb: &&Verb| BY_USE.iter().position(|name| *name == verb.name).unwrap_or(BY_USE.len());
        let mut verbs: Vec<&'static Verb> = action::table(fight)
            .filter(|verb| {
                !verb.keys.is_empty() && (verb.group == Group::Play || BY_USE.contains(&verb.name)) && verb.name != "go"
            })
            .collect();
        verbs.sort_by_key(place);
        let works = |verb: &Verb| match verb.name {
            "undo" => !self.journal.steps().is_empty(),
            "redo" => !self.journal.undone().is_empty(),
            name => !self.keymap.keys(name).is_empty() && fight.does(name, self.context()).is_ok(),
        };
        let play = verbs
            .into_iter()
            .filter(|verb| works(verb))
            .map(|verb| self.entry(verb.name, action::short(fight, verb.name, lang)));
        self.go_entry().into_iter().chain(play).chain([self.help_entry()]).collect()
    }

    fn foot_of_form(&self) -> Vec<Entry> {
        let lang = self.lang();
        let fold = self.entry(action::UNFOLDS, texts::foot_fold(lang));
        let notes = [
            Self::note(&texts::foot_letter(lang), texts::foot_switch(lang)),
            Self::note("↑↓", texts::foot_row(lang)),
            Self::note("←→", texts::foot_change(lang)),
        ];
        self.go_entry()
            .into_iter()
            .chain(notes)
            .chain([fold])
            .chain(self.undo_entry())
            .chain([self.help_entry()])
            .collect()
    }

    fn foot_of(&self, layer: &Layer) -> Vec<Entry> {
        let lang = self.lang();
        let arrows = match layer {
            Layer::Save(_) | Layer::Quit(_) => None,
            Layer::Help(_)
            | Layer::Palette(_)
            | Layer::Question(_)
            | Layer::Fights(_)
            | Layer::NewFight(_)
            | Layer::Matrix(_)
            | Layer::Foresee(_)
            | Layer::Build(_)
            | Layer::Find { .. } => Some(Self::note("↑↓", texts::foot_row(lang))),
        };
        let take = if matches!(layer, Layer::Quit(_)) { texts::action_quit(lang) } else { texts::foot_choose(lang) };
        let back = self.entry("back", texts::foot_back(lang));
        [self.entry("go", take)].into_iter().chain(arrows).chain([back]).collect()
    }
}
