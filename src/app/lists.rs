//! The lists of the program: fights to open, and what a new fight takes over.

use crate::texts::{self, Lang};
use crate::view::{Item, Overlay};

use super::effect::{FightEntry, Opened};
use super::field::Field;
use super::search;
use crate::rules::contract::{Carry, Luggage};

/// The fights that can be opened.
#[derive(Clone, Debug, Default)]
pub struct Fights {
    entries: Vec<(usize, FightEntry)>,
    /// what is typed to search, or the name of a file
    pub field: Field,
    /// the chosen one
    pub selected: usize,
}

/// What was chosen among the fights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// this one
    Fight(Opened),
    /// a new one
    New,
}

impl Fights {
    /// These fights, in this order; `before` is what was typed when the list was last left.
    #[must_use]
    pub fn new(entries: Vec<FightEntry>, before: Option<&String>) -> Self {
        let field = Field::after(before);
        Self { entries: entries.into_iter().enumerate().collect(), field, ..Self::default() }
    }

    fn shown(&self) -> Vec<&(usize, FightEntry)> {
        search::best(self.field.text(), &self.entries, |(_, entry)| format!("{} {}", entry.label, entry.detail))
    }

    /// How many lines there are: the new fight is the last.
    #[must_use]
    pub fn count(&self) -> usize {
        self.shown().len() + 1
    }

    /// What would be opened; a text that no fight fits is the name of a file.
    #[must_use]
    pub fn chosen(&self) -> Chosen {
        let shown = self.shown();
        let typed = self.field.text().trim();
        // A fight may be called like a part of a file's name.
        let file = std::path::Path::new(typed).extension().is_some() || typed.contains(['/', '\\']);
        if file && !shown.iter().any(|(_, entry)| entry.label == typed) {
            return Chosen::Fight(Opened::Path(typed.to_owned()));
        }
        match shown.get(self.selected) {
            Some((place, _)) => Chosen::Fight(Opened::Listed(*place)),
            None if shown.is_empty() && !typed.is_empty() => Chosen::Fight(Opened::Path(typed.to_owned())),
            None => Chosen::New,
        }
    }

    /// How it looks.
    #[must_use]
    pub fn overlay(&self, lang: Lang) -> Overlay {
        let item = |(_, entry): &&(usize, FightEntry)| Item {
            label: entry.label.clone(),
            detail: entry.detail.clone(),
            ..Item::default()
        };
        let last = Item { label: texts::open_new(lang), apart: true, ..Item::default() };
        Overlay {
            title: texts::overlay_fights(lang),
            help: texts::overlay_fights_use(lang, texts::key_enter(lang)),
            input: Some(self.field.line()),
            items: self.shown().iter().map(item).chain([last]).collect(),
            selected: self.selected,
            lines: Vec::new(),
        }
    }
}

/// A new fight, before it begins.
#[derive(Clone, Debug)]
pub struct NewFight {
    /// what it may take over
    luggage: &'static [Luggage],
    /// what it takes over
    pub carry: Carry,
    /// the chosen line
    pub selected: usize,
}

impl NewFight {
    /// A new fight that may take this over; the chosen line is the one that begins.
    #[must_use]
    pub fn new(luggage: &'static [Luggage]) -> Self {
        Self { luggage, carry: Carry::usual(luggage), selected: luggage.len() }
    }

    /// How many lines there are: the switches, and the line that begins.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.luggage.len() + 1
    }

    /// Takes the chosen line: switches it, or tells that the fight begins.
    pub fn take(&mut self) -> bool {
        match self.luggage.get(self.selected) {
            Some(line) => {
                self.carry.switch(line.name);
                false
            }
            None => true,
        }
    }

    /// How it looks.
    #[must_use]
    pub fn overlay(&self, lang: Lang) -> Overlay {
        let switch = |line: &Luggage| Item {
            keys: if self.carry.has(line.name) { "●" } else { "○" }.to_owned(),
            label: (line.label)(lang),
            ..Item::default()
        };
        let begin = Item { label: texts::new_begin(lang), ..Item::default() };
        Overlay {
            title: texts::overlay_new(lang),
            help: texts::overlay_new_use(lang, texts::key_space(lang)),
            input: None,
            items: self.luggage.iter().map(switch).chain([begin]).collect(),
            selected: self.selected,
            lines: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fight_a_file_or_a_new_one() {
        let entry = |label: &str| FightEntry { label: label.into(), detail: String::new() };
        let mut fights = Fights::new(vec![entry("this fight"), entry("ambush")], None);
        assert_eq!(fights.chosen(), Chosen::Fight(Opened::Listed(0)));
        fights.selected = 2;
        assert_eq!(fights.chosen(), Chosen::New);
        fights.selected = 0;
        fights.field = Field::new("amb");
        assert_eq!(fights.chosen(), Chosen::Fight(Opened::Listed(1)));
        fights.field = Field::new("storm.ron");
        assert_eq!(fights.chosen(), Chosen::Fight(Opened::Path("storm.ron".into())));
    }

    #[test]
    fn a_new_fight_begins_on_its_last_line() {
        let line = |name, usual| Luggage { name, label: texts::new_begin, usual };
        let luggage: &[Luggage] = Box::leak(Box::new([line("heroes", true), line("deck", false)]));
        let mut fight = NewFight::new(luggage);
        assert!(fight.take());
        for (at, name, on) in [(0, "heroes", false), (1, "deck", true)] {
            fight.selected = at;
            assert!(!fight.take());
            assert_eq!(fight.carry.has(name), on);
        }
    }
}
