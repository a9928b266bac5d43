//! How a fight of any rules is shown: rows, sheets, log lines, and reasons in words.

use serde::Serialize;

use crate::dice::{Ask, Halt};
use crate::texts::{self, Lang};
use crate::view::{Header, Id, Line, Row, Sheet, Table};

use super::contract::{self, Call, Change, Figures};
use super::{Books, Encounter, Event, Refusal, jets_de_des, phrase, savage, simulacres};

/// The state document of a fight: each ruleset has its own.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Document {
    /// Savage Worlds
    Savage(savage::Document),
    /// Jets de dés
    Jets(jets_de_des::Document),
    /// SimulacreS
    Simulacres(simulacres::Document),
}

impl Encounter {
    /// What a die is called in the box.
    #[must_use]
    pub fn die_label(&self, ask: &Ask, lang: Lang) -> String {
        match self {
            Self::Savage(_) => savage::die_label(ask, lang),
            Self::Jets(_) => jets_de_des::die_label(ask, lang),
            Self::Simulacres(_) => simulacres::die_label(ask, lang),
        }
    }

    /// What an action of the table is called.
    #[must_use]
    pub fn verb_label(&self, action: &str, lang: Lang) -> String {
        match self {
            Self::Savage(_) => savage::verb_label(action, lang),
            Self::Jets(_) => jets_de_des::verb_label(action, lang),
            Self::Simulacres(_) => simulacres::verb_label(action, lang),
        }
    }

    /// The same in a word, for the foot line.
    #[must_use]
    pub fn verb_short(&self, action: &str, lang: Lang) -> String {
        match self {
            Self::Savage(_) => savage::verb_short(action, lang),
            Self::Jets(_) => jets_de_des::verb_short(action, lang),
            Self::Simulacres(_) => simulacres::verb_short(action, lang),
        }
    }

    /// What a sentence calls somebody.
    #[must_use]
    pub fn name_of(&self, id: Id, member: Option<usize>) -> String {
        match self {
            Self::Savage(fight) => fight.member_name(id, member),
            Self::Jets(fight) => fight.called(id),
            Self::Simulacres(fight) => fight.called(id),
        }
    }

    /// The title of the fight, and its round.
    #[must_use]
    pub fn title(&self) -> (&str, u32) {
        match self {
            Self::Savage(fight) => (&fight.title, fight.round),
            Self::Jets(fight) => (&fight.title, fight.round.number),
            Self::Simulacres(fight) => (&fight.title, fight.pass.number),
        }
    }

    /// What a fight that was left in the middle says when it is taken up again.
    #[must_use]
    pub fn resumed(&self, lang: Lang) -> String {
        match self {
            Self::Savage(fight) => texts::notice_resumed(lang, fight.round),
            Self::Jets(fight) => texts::notice_resumed(lang, fight.round.number),
            Self::Simulacres(fight) => texts::sim_notice_resumed(lang, fight.pass.number),
        }
    }

    /// The text form of a call, which reads back as the same call.
    #[must_use]
    pub fn say(&self, call: &Call) -> String {
        phrase::say(self.verbs(), call, &|id, member| match self {
            Self::Savage(fight) => fight.typed_name(id, member),
            Self::Jets(fight) => fight.called(id),
            Self::Simulacres(fight) => fight.called(id),
        })
    }

    /// The lines of the log for a fact; `self` is the fight before it.
    #[must_use]
    pub fn narrate(&self, event: &Event, lang: Lang) -> Vec<Line> {
        match (self, event) {
            (Self::Savage(fight), Event::Savage(event)) => savage::narrate(fight, event, lang),
            (Self::Jets(fight), Event::Jets(event)) => jets_de_des::narrate(fight, event, lang),
            (Self::Simulacres(fight), Event::Simulacres(event)) => simulacres::narrate(fight, event, lang),
            (Self::Jets(_) | Self::Simulacres(_), Event::Savage(_))
            | (Self::Savage(_) | Self::Simulacres(_), Event::Jets(_))
            | (Self::Savage(_) | Self::Jets(_), Event::Simulacres(_)) => Vec::new(),
        }
    }

    /// The lines of a whole step as the screen tells it; `self` is the fight before it.
    #[must_use]
    pub fn tell(&self, events: &[Event], lang: Lang) -> Vec<Line> {
        match self {
            Self::Savage(fight) => savage::tell(fight, &savage_facts(events), lang),
            Self::Jets(fight) => jets_de_des::tell(fight, &jets_facts(events), lang),
            Self::Simulacres(fight) => simulacres::tell(fight, &simulacres_facts(events), lang),
        }
    }

    /// What a step came to, its result first; `self` is the fight before it.
    #[must_use]
    pub fn brief(&self, events: &[Event], lang: Lang) -> String {
        match self {
            Self::Savage(fight) => savage::brief(fight, &savage_facts(events), lang),
            Self::Jets(fight) => jets_de_des::brief(fight, &jets_facts(events), lang),
            Self::Simulacres(fight) => simulacres::brief(fight, &simulacres_facts(events), lang),
        }
    }

    /// What taking this step back would undo, in a few words; `self` is the fight before it.
    #[must_use]
    pub fn label(&self, events: &[Event], lang: Lang) -> String {
        match self {
            Self::Savage(fight) => savage::label(fight, &savage_facts(events), lang),
            Self::Jets(fight) => jets_de_des::label(fight, &jets_facts(events), lang),
            Self::Simulacres(fight) => simulacres::label(fight, &simulacres_facts(events), lang),
        }
    }

    /// Why not, in words.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal, lang: Lang) -> String {
        match (self, refusal) {
            (Self::Savage(_) | Self::Jets(_) | Self::Simulacres(_), Refusal::Shared(refusal)) => {
                contract::refusal(refusal, lang)
            }
            (Self::Savage(fight), Refusal::Savage(refusal)) => savage::refusal(fight, refusal, lang),
            (Self::Jets(fight), Refusal::Jets(refusal)) => jets_de_des::refusal(fight, refusal, lang),
            (Self::Simulacres(fight), Refusal::Simulacres(refusal)) => simulacres::refusal(fight, refusal, lang),
            (Self::Jets(_) | Self::Simulacres(_), Refusal::Savage(_))
            | (Self::Savage(_) | Self::Simulacres(_), Refusal::Jets(_))
            | (Self::Savage(_) | Self::Jets(_), Refusal::Simulacres(_)) => String::new(),
        }
    }

    /// Which die is missing or does not fit, in words.
    #[must_use]
    pub fn halt(&self, halt: &Halt, lang: Lang) -> String {
        match self {
            Self::Savage(_) => contract::halt(halt, lang, savage::missing),
            Self::Jets(_) => jets_de_des::halt(halt, lang),
            Self::Simulacres(_) => simulacres::halt(halt, lang),
        }
    }

    /// The state document, with the log in the chosen language.
    #[must_use]
    pub fn document(&self, log: Vec<String>) -> Document {
        match self {
            Self::Savage(fight) => Document::Savage(savage::Document::of(fight, log)),
            Self::Jets(fight) => Document::Jets(jets_de_des::Document::of(fight, log)),
            Self::Simulacres(fight) => Document::Simulacres(simulacres::Document::of(fight, log)),
        }
    }

    /// The rows of the order pane; the members of unfolded groups follow theirs.
    #[must_use]
    pub fn rows(&self, unfolded: &[Id], lang: Lang) -> Vec<Row> {
        match self {
            Self::Savage(fight) => savage::rows(fight, unfolded, lang),
            Self::Jets(fight) => jets_de_des::rows(fight, unfolded, lang),
            Self::Simulacres(fight) => simulacres::rows(fight, unfolded, lang),
        }
    }

    /// What could be otherwise in a forecast, about the one who is looked at and about everybody.
    #[must_use]
    pub fn changes(&self, about: Option<Id>, lang: Lang) -> Vec<(String, Change)> {
        match self {
            Self::Savage(fight) => savage::changes(fight, about, lang),
            Self::Jets(_) | Self::Simulacres(_) => Vec::new(),
        }
    }

    /// The figures of a forecast in words.
    #[must_use]
    pub fn outlook(&self, figures: &Figures, lang: Lang) -> (Vec<Line>, Table) {
        match self {
            Self::Savage(fight) => savage::outlook(fight, figures, lang),
            Self::Jets(_) | Self::Simulacres(_) => (Vec::new(), Table::default()),
        }
    }

    /// Whether this game has what the program's own action is about; an action of its own it has.
    #[must_use]
    pub fn has(&self, action: &str) -> bool {
        match self {
            Self::Savage(_) => true,
            Self::Jets(_) | Self::Simulacres(_) => !matches!(action, "matrix" | "forecast" | "build"),
        }
    }

    /// The names of the weapons of that one, or of all: each once.
    #[must_use]
    pub fn weapons(&self, of: Option<Id>) -> Vec<String> {
        let is = |id: Id| of.is_none_or(|of| of == id);
        let mut names: Vec<String> = match self {
            Self::Savage(fight) => {
                let arms = fight.combatants.iter().filter(|own| is(own.id)).flat_map(|own| &own.stats.weapons);
                arms.map(|weapon| weapon.name.clone()).collect()
            }
            Self::Jets(fight) => {
                let arms = fight.combatants.iter().filter(|own| is(own.id)).flat_map(|own| &own.stats.weapons);
                arms.map(|weapon| weapon.name.clone()).collect()
            }
            Self::Simulacres(fight) => {
                let arms = fight.combatants.iter().filter(|own| is(own.id)).flat_map(|own| &own.stats.weapons);
                arms.map(|weapon| weapon.name.clone()).collect()
            }
        };
        names.sort();
        names.dedup();
        names
    }

    /// The odds of all against all, where the ruleset has such a table.
    #[must_use]
    pub fn matrix(&self, lang: Lang) -> Option<Table> {
        match self {
            Self::Savage(fight) => Some(savage::matrix(fight, lang)),
            Self::Jets(_) | Self::Simulacres(_) => None,
        }
    }

    /// What the heroes cost, and what the next advance of the one in that row may buy, where the ruleset builds
    /// heroes.
    #[must_use]
    pub fn building(&self, books: &Books, row: usize, width: usize, lang: Lang) -> Option<(Vec<Line>, Table)> {
        match self {
            Self::Savage(fight) => Some(savage::build::page(fight, &books.savage, row, width, lang)),
            Self::Jets(_) | Self::Simulacres(_) => None,
        }
    }

    /// The sheet of one combatant, cut for a width.
    #[must_use]
    pub fn sheet(&self, id: Id, member: Option<usize>, width: u16, lang: Lang) -> Sheet {
        match self {
            Self::Savage(fight) => savage::sheet(fight, id, member, width, lang),
            Self::Jets(fight) => jets_de_des::sheet(fight, id, member, width, lang),
            Self::Simulacres(fight) => simulacres::sheet(fight, id, member, width, lang),
        }
    }

    /// The header line.
    #[must_use]
    pub fn header(&self, lang: Lang) -> Header {
        match self {
            Self::Savage(fight) => savage::header(fight, lang),
            Self::Jets(fight) => jets_de_des::header(fight, lang),
            Self::Simulacres(fight) => simulacres::header(fight, lang),
        }
    }
}

/// The facts as those of Savage Worlds.
fn savage_facts(events: &[Event]) -> Vec<savage::Event> {
    let own = |event: &Event| match event {
        Event::Savage(event) => Some(event.clone()),
        Event::Jets(_) | Event::Simulacres(_) => None,
    };
    events.iter().filter_map(own).collect()
}

/// The facts as those of Jets de dés.
fn jets_facts(events: &[Event]) -> Vec<jets_de_des::Event> {
    let own = |event: &Event| match event {
        Event::Jets(event) => Some(event.clone()),
        Event::Savage(_) | Event::Simulacres(_) => None,
    };
    events.iter().filter_map(own).collect()
}

/// The facts as those of SimulacreS.
fn simulacres_facts(events: &[Event]) -> Vec<simulacres::Event> {
    let own = |event: &Event| match event {
        Event::Simulacres(event) => Some(event.clone()),
        Event::Savage(_) | Event::Jets(_) => None,
    };
    events.iter().filter_map(own).collect()
}
