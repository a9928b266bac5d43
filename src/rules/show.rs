//! How a fight of any rules is shown: rows, sheets, log lines, and reasons in words.

use serde::Serialize;

use crate::dice::{Ask, Halt};
use crate::texts::Lang;
use crate::view::{Header, Id, Line, Row, Sheet};

use super::contract::{self, Call};
use super::{Encounter, Event, Refusal, jets_de_des, phrase, savage};

impl Encounter {
    /// What a die is called in the box.
    #[must_use]
    pub fn die_label(&self, ask: &Ask, lang: Lang) -> String {
        match self {
            Self::Savage(_) => savage::die_label(ask, lang),
            Self::Jets(_) => ask.die.to_string(),
        }
    }

    /// What an action of the table is called.
    #[must_use]
    pub fn verb_label(&self, action: &str, lang: Lang) -> String {
        match self {
            Self::Savage(_) => savage::verb_label(action, lang),
            Self::Jets(_) => action.to_owned(),
        }
    }

    /// The same in a word, for the foot line.
    #[must_use]
    pub fn verb_short(&self, action: &str, lang: Lang) -> String {
        match self {
            Self::Savage(_) => savage::verb_short(action, lang),
            Self::Jets(_) => action.to_owned(),
        }
    }

    /// What a sentence calls somebody.
    #[must_use]
    pub fn name_of(&self, id: Id, member: Option<usize>) -> String {
        match self {
            Self::Savage(fight) => fight.member_name(id, member),
            Self::Jets(fight) => fight.called(id),
        }
    }

    /// The title of the fight, and its round.
    #[must_use]
    pub fn title(&self) -> (&str, u32) {
        match self {
            Self::Savage(fight) => (&fight.title, fight.round),
            Self::Jets(fight) => (&fight.title, fight.round.number),
        }
    }

    /// The text form of a call, which reads back as the same call.
    #[must_use]
    pub fn say(&self, call: &Call) -> String {
        phrase::say(self.verbs(), call, &|id, member| match self {
            Self::Savage(fight) => fight.typed_name(id, member),
            Self::Jets(fight) => fight.called(id),
        })
    }

    /// The lines of the log for a fact; `self` is the fight before it.
    #[must_use]
    pub fn narrate(&self, event: &Event, lang: Lang) -> Vec<Line> {
        match (self, event) {
            (Self::Savage(fight), Event::Savage(event)) => savage::narrate(fight, event, lang),
            (Self::Jets(_), Event::Jets(_)) => Vec::new(),
            (Self::Savage(_), Event::Jets(_)) | (Self::Jets(_), Event::Savage(_)) => Vec::new(),
        }
    }

    /// The lines of a whole step as the screen tells it; `self` is the fight before it.
    #[must_use]
    pub fn tell(&self, events: &[Event], lang: Lang) -> Vec<Line> {
        match self {
            Self::Savage(fight) => savage::tell(fight, &savage_facts(events), lang),
            Self::Jets(_) => Vec::new(),
        }
    }

    /// What a step came to, its result first; `self` is the fight before it.
    #[must_use]
    pub fn brief(&self, events: &[Event], lang: Lang) -> String {
        match self {
            Self::Savage(fight) => savage::brief(fight, &savage_facts(events), lang),
            Self::Jets(_) => String::new(),
        }
    }

    /// What taking this step back would undo, in a few words; `self` is the fight before it.
    #[must_use]
    pub fn label(&self, events: &[Event], lang: Lang) -> String {
        match self {
            Self::Savage(fight) => savage::label(fight, &savage_facts(events), lang),
            Self::Jets(_) => String::new(),
        }
    }

    /// Why not, in words.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal, lang: Lang) -> String {
        match (self, refusal) {
            (_, Refusal::Shared(refusal)) => contract::refusal(refusal, lang),
            (Self::Savage(fight), Refusal::Savage(refusal)) => savage::refusal(fight, refusal, lang),
            (Self::Jets(_), Refusal::Jets(refusal)) => format!("{refusal:?}"),
            (Self::Savage(_), Refusal::Jets(_)) | (Self::Jets(_), Refusal::Savage(_)) => String::new(),
        }
    }

    /// Which die is missing or does not fit, in words.
    #[must_use]
    pub fn halt(&self, halt: &Halt, lang: Lang) -> String {
        match self {
            Self::Savage(_) => contract::halt(halt, lang, savage::missing),
            Self::Jets(_) => contract::halt(halt, lang, |ask, _| ask.die.to_string()),
        }
    }

    /// The state document, with the log in the chosen language.
    #[must_use]
    pub fn document(&self, log: Vec<String>) -> impl Serialize + use<> {
        match self {
            Self::Savage(fight) => Document::Savage(savage::Document::of(fight, log)),
            Self::Jets(fight) => Document::Jets(jets_de_des::Document::of(fight, log)),
        }
    }

    /// The rows of the order pane; the members of unfolded groups follow theirs.
    #[must_use]
    pub fn rows(&self, unfolded: &[Id], lang: Lang) -> Vec<Row> {
        match self {
            Self::Savage(fight) => savage::rows(fight, unfolded, lang),
            Self::Jets(_) => Vec::new(),
        }
    }

    /// The sheet of one combatant, cut for a width.
    #[must_use]
    pub fn sheet(&self, id: Id, member: Option<usize>, width: u16, lang: Lang) -> Sheet {
        match self {
            Self::Savage(fight) => savage::sheet(fight, id, member, width, lang),
            Self::Jets(_) => Sheet::default(),
        }
    }

    /// The header line.
    #[must_use]
    pub fn header(&self, lang: Lang) -> Header {
        match self {
            Self::Savage(fight) => savage::header(fight, lang),
            Self::Jets(_) => Header::default(),
        }
    }
}

/// A state document, whatever the rules.
#[derive(Serialize)]
#[serde(untagged)]
enum Document {
    Savage(savage::Document),
    Jets(jets_de_des::Document),
}

/// Those facts that are of Savage Worlds: all of them, in such a fight.
fn savage_facts(events: &[Event]) -> Vec<savage::Event> {
    let own = |event: &Event| match event {
        Event::Savage(event) => Some(event.clone()),
        Event::Jets(_) => None,
    };
    events.iter().filter_map(own).collect()
}
