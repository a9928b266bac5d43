//! The forecast as a page: what is known so far, and what could be otherwise.

use crate::rules::Encounter;
use crate::rules::contract::{Change, Figures};
use crate::texts::{self, Lang};
use crate::view::{Id, Line, Page, Tone};

use super::look::Look;

/// The letters that switch what could be otherwise: none of them is a word of the order.
const LETTERS: [char; 6] = ['a', 's', 'd', 'w', 'x', 'c'];

/// A forecast that is being made.
#[derive(Clone, Debug)]
pub struct Foresee {
    /// the fight that it is about, with what is otherwise in it
    pub fight: Encounter,
    /// what is otherwise
    pub changes: Vec<(String, Change)>,
    /// what is known so far
    pub figures: Option<Figures>,
    /// where somebody looks in its table
    pub look: Look,
    /// why it goes no further
    pub trouble: Option<String>,
}

impl Foresee {
    /// A forecast of this fight, of which nothing is known yet.
    #[must_use]
    pub fn of(fight: Encounter) -> Self {
        Self { fight, changes: Vec::new(), figures: None, look: Look::default(), trouble: None }
    }

    /// The row that is looked at.
    fn about(&self) -> Option<Id> {
        let fates = self.figures.as_ref()?.fates.get(self.look.row);
        fates.map(|fates| fates.who)
    }

    /// What could be otherwise: what is, and what is not.
    fn switches(&self, now: &Encounter, lang: Lang) -> Vec<(String, Change, bool)> {
        let mut all: Vec<(String, Change, bool)> =
            self.changes.iter().map(|(label, change)| (label.clone(), *change, true)).collect();
        for (label, change) in now.changes(self.about(), lang) {
            if self.changes.iter().all(|(_, other)| *other != change) {
                all.push((label, change, false));
            }
        }
        all.truncate(LETTERS.len());
        all
    }

    /// Switches what a letter stands for; tells whether it stands for anything.
    pub fn switch(&mut self, letter: char, now: &Encounter, lang: Lang) -> bool {
        let place = LETTERS.iter().position(|own| *own == letter);
        let switches = self.switches(now, lang);
        let Some((label, change, on)) = place.and_then(|place| switches.get(place)) else { return false };
        if *on {
            self.changes.retain(|(_, other)| other != change);
        } else {
            self.changes.push((label.clone(), *change));
        }
        true
    }

    /// How it looks.
    #[must_use]
    pub fn page(&self, now: &Encounter, lang: Lang) -> Page {
        let (mut lines, table) = match &self.figures {
            Some(figures) => self.fight.outlook(figures, lang),
            None => (vec![Line::toned(texts::foresee_waits(lang), Tone::Dim)], crate::view::Table::default()),
        };
        lines.extend(self.trouble.iter().map(|why| Line::toned(why.as_str(), Tone::Bad)));
        let mut what_if = Line::toned(texts::foresee_what_if(lang), Tone::Dim);
        for ((label, _, on), letter) in self.switches(now, lang).into_iter().zip(LETTERS) {
            let sign = if on { "●" } else { "○" };
            let tone = if on { Tone::Strong } else { Tone::Plain };
            what_if = what_if.with(format!("   {letter}"), Tone::Key).with(format!(" {sign} {label}"), tone);
        }
        lines.push(what_if);
        Page {
            title: texts::page_forecast(lang),
            help: texts::page_forecast_use(lang),
            lines,
            table,
            row: self.look.row,
            column: self.look.column,
        }
    }
}
