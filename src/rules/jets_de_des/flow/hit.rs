//! The box of a hit: its damage, its privileges, what was chosen.

use crate::rules::contract::{Call, Choice, Question, Wants, key_mark};
use crate::texts::{self, Lang};
use crate::view::{Line, Now, Tone};

use super::super::narrate::{damage_text, name, note_text};
use super::super::roll::{Chosen, Hit};
use super::super::state::Encounter;

/// The title of the box: who struck whom, and how hard.
pub fn title(now: &mut Now, fight: &Encounter, hit: &Hit, lang: Lang) {
    let (whom, damage) = (name(fight, hit.whom), damage_text(hit, lang));
    now.title = match hit.by {
        Some(by) => texts::jets_box_hit(lang, name(fight, by), whom, damage),
        None => texts::jets_box_harm(lang, whom, damage),
    };
    now.target = hit.by;
}

/// What its attacker has chosen, or may choose; nothing where it has no such right.
#[must_use]
pub fn right(fight: &Encounter, hit: &Hit, lang: Lang) -> Option<Line> {
    let who = name(fight, hit.by?);
    let key = key_mark("choose");
    let chosen: Vec<String> = hit.chosen.iter().map(|chosen| words(chosen, lang)).collect();
    if !chosen.is_empty() {
        return Some(Line::toned(texts::jets_box_chosen(lang, chosen.join(", "), key), Tone::Strong));
    }
    if hit.devastating {
        return Some(Line::toned(texts::jets_box_devastating(lang, key, who), Tone::Strong));
    }
    hit.tactical.then(|| Line::plain(texts::jets_box_tactical(lang, key, who)))
}

/// A choice in words.
fn words(chosen: &Chosen, lang: Lang) -> String {
    match chosen {
        Chosen::Location(text) | Chosen::Nature(text) | Chosen::Effect(text) => note_text(text, lang),
        Chosen::Kill => texts::jets_choice_kill(lang),
    }
}

/// Lasting effects, places and kinds of wound that can be chosen at once, by their canonical names.
const EFFECTS: [&str; 2] = ["unconscious", "maimed"];
const PLACES: [&str; 4] = ["head", "torso", "arm", "leg"];
const KINDS: [&str; 4] = ["cut", "stab", "bruise", "crushing"];

/// What the attacker in control can choose at once; own words are typed.
#[must_use]
pub fn question(fight: &Encounter, hit: &Hit, lang: Lang) -> Question {
    let call = |what: &str| Call::new("choose").text("what", what);
    let said = |what: &str, text: &str| Choice { label: note_text(text, lang), call: call(what).text("text", text) };
    let mut choices = Vec::new();
    if hit.devastating {
        choices.push(Choice { label: texts::jets_choice_kill(lang), call: call("kill") });
        choices.extend(EFFECTS.map(|text| said("effect", text)));
    }
    if hit.tactical {
        choices.extend(PLACES.map(|text| said("location", text)));
        choices.extend(KINDS.map(|text| said("nature", text)));
    }
    let who = hit.by.map_or_else(String::new, |by| name(fight, by));
    let title = texts::jets_ask_choose(lang, who);
    Question { title, call: Call::new("choose"), field: "text", wants: Wants::Choice(choices) }
}
