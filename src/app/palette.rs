//! The command line: typed commands with completion, and errors that point at the word.

use crate::rules::contract::{Misuse, Refusal as Shared};
use crate::rules::{Refusal, phrase};
use crate::texts;
use crate::view::{Input, Item, Overlay};

use super::action;
use super::complete::{Around, Offer, offers, quoted, split};
use super::field::Field;

/// What is wrong with the line, and which of its characters.
type Wrong = (String, Option<(usize, usize)>);

/// A command line that is being typed.
#[derive(Clone, Debug, Default)]
pub struct Palette {
    /// the line
    pub field: Field,
    /// what stood on it before anything was typed
    given: String,
    /// the chosen offer
    pub selected: usize,
    /// whether an offer was chosen with the arrows
    pub chosen: bool,
    /// what was wrong when it was last run
    pub wrong: Option<Wrong>,
}

impl Palette {
    /// A line that is begun already.
    #[must_use]
    pub fn begun(text: &str) -> Self {
        Self { field: Field::new(text), given: text.to_owned(), ..Self::default() }
    }

    /// What is worth keeping of a line that is left: what a key has put there is no draft.
    #[must_use]
    pub fn draft(&self) -> Option<&str> {
        Some(self.field.text()).filter(|text| *text != self.given)
    }

    /// After a change of the text: another choice, and no error yet.
    pub fn changed(&mut self) {
        (self.selected, self.chosen, self.wrong) = (0, false, None);
    }

    /// Moves the choice.
    pub fn choose(&mut self, by: isize, around: Around<'_>) {
        let count = offers(around, self.field.text()).1.len();
        self.selected = self.selected.saturating_add_signed(by).min(count.saturating_sub(1));
        self.chosen = true;
    }

    /// Puts the chosen offer at the end of the line; tells whether that changed anything.
    pub fn complete(&mut self, around: Around<'_>) -> bool {
        let line = self.field.text();
        let (begin, offers) = offers(around, line);
        let Some(offer) = offers.get(self.selected).filter(|offer| !offer.insert.is_empty()) else { return false };
        let space = if offer.insert.ends_with('=') { "" } else { " " };
        let whole = format!("{}{}{space}", line.get(..begin).unwrap_or_default(), offer.insert);
        if whole.trim_end() == line.trim_end() && !offer.insert.ends_with('=') && line.ends_with(' ') {
            return false;
        }
        self.field = Field::new(whole);
        self.changed();
        true
    }

    /// Says what is wrong with the line, at the word.
    pub fn blame(&mut self, text: String, word: Option<&str>) {
        let line = self.field.text();
        let place = word.and_then(|word| place(line, word));
        self.wrong = Some((text, place));
    }

    /// How it looks.
    #[must_use]
    pub fn overlay(&self, around: Around<'_>) -> Overlay {
        let lang = around.lang;
        let (_, offers) = offers(around, self.field.text());
        let item = |offer: &Offer| Item {
            label: offer.label.clone(),
            detail: offer.detail.clone(),
            keys: String::new(),
            ..Item::default()
        };
        let refused = self.wrong.is_some();
        let (hint, wrong) = match &self.wrong {
            Some((text, place)) => (text.clone(), *place),
            None => (usage(around, self.field.text()).unwrap_or_default(), None),
        };
        let input = Input {
            prompt: ":".to_owned(),
            text: self.field.text().to_owned(),
            cursor: self.field.cursor(),
            hint,
            wrong,
            refused,
        };
        Overlay {
            title: texts::overlay_palette(lang),
            help: texts::overlay_palette_use(lang, texts::key_enter(lang)),
            input: Some(input),
            items: offers.iter().map(item).collect(),
            selected: self.selected,
            lines: Vec::new(),
        }
    }
}

/// The text form of the verb on the line.
fn usage(around: Around<'_>, line: &str) -> Option<String> {
    let words = split(line);
    let (_, first) = words.first()?;
    let verb = action::table(around.fight).find(|verb| verb.spoken && verb.name == first)?;
    Some(phrase::usage(verb))
}

/// Where a word stands in a line, counted in characters.
fn place(line: &str, word: &str) -> Option<(usize, usize)> {
    let begins = split(line).into_iter().find(|(_, other)| other == word).map(|(at, _)| at);
    let spelled = begins.map(|at| {
        (at, if line.get(at..).is_some_and(|rest| rest.starts_with('"')) { quoted(word) } else { word.to_owned() })
    });
    let (at, spelled) = match spelled {
        Some((at, spelled)) => (at, spelled),
        None => (line.find(word)?, word.to_owned()),
    };
    let from = line.get(..at)?.chars().count();
    Some((from, from + spelled.chars().count()))
}

/// The word of a typed command that is to blame.
#[must_use]
pub fn culprit(misuse: &Misuse) -> Option<&str> {
    match misuse {
        Misuse::UnknownVerb(word, _) | Misuse::Surplus { word, .. } => Some(word),
        Misuse::BadValue { value, .. } => Some(value),
        Misuse::Twice(field) => Some(field),
        Misuse::Missing { .. } | Misuse::OpenQuote => None,
    }
}

/// The word of a command that names nobody.
#[must_use]
pub fn misnamed(refusal: &Refusal) -> Option<&str> {
    match refusal.shared()? {
        Shared::UnknownName(said)
        | Shared::MisspeltName { said, .. }
        | Shared::AmbiguousName { said, .. }
        | Shared::UnknownTemplate(said) => Some(said),
        Shared::NoSuchMember { .. }
        | Shared::FightIsFull(_)
        | Shared::NoForecast
        | Shared::NothingToUndo
        | Shared::NothingToRedo => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{fight, rows};
    use super::*;
    use crate::texts::Lang;

    fn offered(line: &str) -> Vec<String> {
        let fight = fight();
        let rows = rows(&fight);
        let templates = ["pirate".to_owned()];
        let around = Around { fight: &fight, rows: &rows, templates: &templates, size: (80, 24), lang: Lang::EN };
        offers(around, line)
            .1
            .into_iter()
            .map(|offer| if offer.insert.is_empty() { offer.detail } else { offer.insert })
            .collect()
    }

    #[test]
    fn the_line_is_completed_word_by_word() {
        for (line, first) in [
            ("att", "attack"),
            ("und", "undo"),
            ("attack ken", "Kenway"),
            ("attack kenway red", "\"Red Men\""),
            ("attack kenway red ran", "range="),
            ("attack kenway red range=m", "range=medium"),
            ("set kenway wo", "wounds"),
            ("benny g", "gm"),
            ("add pir", "pirate"),
            ("roll kenway Figh", "Fighting"),
        ] {
            let all = offered(line);
            assert!(all.iter().take(2).any(|offer| offer == first), "{line}: {all:?}");
        }
        assert_eq!(offered("dance "), Vec::<String>::new());
        assert_eq!(offered("set kenway wounds "), ["0…3, now 2"]);
    }

    #[test]
    fn an_offer_replaces_the_word_that_is_begun() {
        let fight = fight();
        let rows = rows(&fight);
        let around = Around { fight: &fight, rows: &rows, templates: &[], size: (80, 24), lang: Lang::EN };
        let mut palette = Palette::begun("attack kenway \"red m");
        assert!(palette.complete(around));
        assert_eq!(palette.field.text(), "attack kenway \"Red Men\" ");
    }

    #[test]
    fn errors_point_at_the_word() {
        let mut palette = Palette::begun("set \"Kén way\" wounds 9");
        palette.blame("nobody".into(), Some("Kén way"));
        assert_eq!(palette.wrong, Some(("nobody".into(), Some((4, 13)))));
        palette.blame("0…3".into(), Some("9"));
        assert_eq!(palette.wrong, Some(("0…3".into(), Some((21, 22)))));
    }
}
