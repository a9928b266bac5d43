//! The order pane and the header: who acts when, in what state.

use crate::texts::{self, Lang};
use crate::view::{Header, Id, Mark, Member as Sign, Row, Span, Tone};

use super::course::purse_of;
use super::deck::Card;
use super::initiative::still_to_act;
use super::narrate::{card_text, card_tone, effect_name, toughness_text};
use super::soak;
use super::state::{Combatant, Encounter};
use super::vital::{Fate, Member};

/// Wounds that a Wild Card can bear.
const MOST_WOUNDS: u8 = 3;

/// The rows of the order: who has a card or holds, in order; then who waits, hides, or is out.
/// An unfolded group is followed by one row a member.
#[must_use]
pub fn rows(fight: &Encounter, unfolded: &[Id], lang: Lang) -> Vec<Row> {
    let ordered = fight.order();
    let placed = |id: Id| ordered.iter().any(|other| other.id == id);
    let rest = fight.combatants.iter().filter(|own| !placed(own.id));
    let mut rows = Vec::new();
    for who in ordered.iter().copied().chain(rest) {
        rows.push(row(fight, who, lang));
        if is_group(who) && unfolded.contains(&who.id) {
            rows.extend((0..who.vital.members.len()).map(|place| member_row(who, place, lang)));
        }
    }
    rows
}

fn is_group(who: &Combatant) -> bool {
    who.vital.members.len() > 1
}

fn row(fight: &Encounter, who: &Combatant, lang: Lang) -> Row {
    let mut states = states(fight, who, lang);
    let state = if states.is_empty() { Span::default() } else { states.remove(0) };
    let group = is_group(who);
    Row {
        id: who.id,
        member: None,
        mark: mark(fight, who),
        card: who.card.map_or_else(Span::default, |card| card_span(card, lang)),
        side: who.side,
        name: who.name.clone(),
        player: who.player.clone(),
        state,
        states,
        boxes: if who.is_wild() { vec![(who.vital.wounds.min(MOST_WOUNDS), MOST_WOUNDS)] } else { Vec::new() },
        standing: group.then(|| (who.standing(), who.vital.members.len())),
        members: if group { who.vital.members.iter().copied().map(sign).collect() } else { Vec::new() },
        tokens: who.bennies,
        numbers: [super::narrate::plain(who.parry(who.first_up().unwrap_or(0))), toughness_text(who)],
        target: false,
    }
}

fn member_row(who: &Combatant, place: usize, lang: Lang) -> Row {
    let figure = who.vital.members.get(place).copied().unwrap_or_default();
    let mut states = member_states(figure, lang);
    let state = if states.is_empty() { Span::default() } else { states.remove(0) };
    Row {
        id: who.id,
        member: Some(place),
        mark: if figure.out { Mark::Out } else { Mark::None },
        card: Span::default(),
        side: who.side,
        name: format!("#{}", place + 1),
        player: None,
        state,
        states,
        boxes: Vec::new(),
        standing: None,
        members: vec![sign(figure)],
        tokens: None,
        numbers: [String::new(), String::new()],
        target: false,
    }
}

fn mark(fight: &Encounter, who: &Combatant) -> Mark {
    if !who.is_up() {
        Mark::Out
    } else if fight.turn.current == Some(who.id) {
        Mark::Turn
    } else if who.vital.on_hold {
        Mark::Hold
    } else if who.acted || who.vital.lost_hold {
        Mark::Acted
    } else {
        Mark::None
    }
}

fn sign(figure: Member) -> Sign {
    if figure.out {
        Sign::Out
    } else if figure.shaken {
        Sign::Shaken
    } else {
        Sign::Up
    }
}

fn card_span(card: Card, lang: Lang) -> Span {
    if card.is_joker() {
        Span::new(texts::card_joker_badge(lang), Tone::Joker)
    } else {
        Span::new(card_text(card, lang), card_tone(card))
    }
}

/// Every word about its state, the weightiest first.
pub fn states(fight: &Encounter, who: &Combatant, lang: Lang) -> Vec<Span> {
    let vital = &who.vital;
    let mut states = Vec::new();
    let mut say = |on: bool, text: fn(Lang) -> String, tone: Tone| {
        if on {
            states.push(Span::new(text(lang), tone));
        }
    };
    let down = vital.incapacitated && !vital.dead;
    let soaks = soak::offer_to(fight, who.id).is_some() && purse_of(fight, who).is_ok();
    let any_time = who.is_free_to_act() && !vital.on_hold && fight.turn.current != Some(who.id) && !who.hidden;
    say(vital.dead, texts::state_dead, Tone::Bad);
    say(vital.bleeding && !vital.dead, texts::state_bleeding, Tone::Bad);
    say(down && vital.unconscious, texts::state_unconscious, Tone::Bad);
    say(down && !vital.unconscious && !vital.bleeding, texts::state_down, Tone::Bad);
    say(!vital.dead && !down && !who.is_up(), texts::state_out, Tone::Dim);
    say(soaks, texts::state_soaks, Tone::Strong);
    say(any_time, texts::state_any_time, Tone::Joker);
    say(fight.casting.as_ref().is_some_and(|own| own.who.id == who.id), texts::state_casts, Tone::Strong);
    say(vital.on_hold && who.is_up(), texts::state_hold, Tone::Hold);
    if who.is_up() {
        states.extend(counted(who, lang));
    }
    let mut say = |on: bool, text: String, tone: Tone| {
        if on {
            states.push(Span::new(text, tone));
        }
    };
    let waits = who.is_up() && who.card.is_none() && !who.hidden && !vital.on_hold && fight.round > 0;
    say(who.hidden, texts::state_hidden(lang), Tone::Dim);
    say(waits, texts::state_waits(lang), Tone::Dim);
    say(vital.lost_hold && who.is_up(), texts::state_no_action(lang), Tone::Dim);
    say(who.exposed && who.is_up(), texts::state_exposed(lang), Tone::Plain);
    for effect in &vital.effects {
        say(who.is_up(), effect_name(effect, lang), Tone::Plain);
    }
    say(vital.fatigue > 0, texts::state_fatigue(lang, vital.fatigue), Tone::Plain);
    if let Some(player) = who.ally_of() {
        states.push(Span::plain(texts::state_for(lang, player.to_owned())));
    }
    states
}

/// Shaken, without an action, prone: of a single figure as a word, of some of a group with their number.
fn counted(who: &Combatant, lang: Lang) -> Vec<Span> {
    type Is = fn(&Member) -> bool;
    type One = fn(Lang) -> String;
    type Some = fn(Lang, usize) -> String;
    let words: [(Is, One, Some, Tone); 3] = [
        (|own| own.shaken, texts::state_shaken, |lang, count| texts::state_shaken_some(lang, count), Tone::Shaken),
        (|own| own.spent, texts::state_no_action, |lang, count| texts::state_no_action_some(lang, count), Tone::Dim),
        (|own| own.prone, texts::state_prone, |lang, count| texts::state_prone_some(lang, count), Tone::Plain),
    ];
    let group = is_group(who);
    let of = |(is, one, some, tone): &(Is, One, Some, Tone)| {
        let count = who.vital.members.iter().filter(|own| !own.out && is(own)).count();
        let text = if group { some(lang, count) } else { one(lang) };
        (count > 0).then(|| Span::new(text, *tone))
    };
    words.iter().filter_map(of).collect()
}

/// Every word about one member of a group.
pub fn member_states(figure: Member, lang: Lang) -> Vec<Span> {
    let mut states = Vec::new();
    match (figure.fate, figure.out) {
        (Some(Fate::Dead), _) => states.push(Span::new(texts::state_dead(lang), Tone::Bad)),
        (Some(Fate::Alive), _) => states.push(Span::new(texts::state_alive(lang), Tone::Dim)),
        (Some(Fate::Scratched), _) => states.push(Span::new(texts::state_scratched(lang), Tone::Dim)),
        (None, true) => states.push(Span::new(texts::state_out(lang), Tone::Dim)),
        (None, false) => {}
    }
    if !figure.out {
        let words = [
            (figure.shaken, texts::state_shaken(lang), Tone::Shaken),
            (figure.spent, texts::state_no_action(lang), Tone::Dim),
            (figure.prone, texts::state_prone(lang), Tone::Plain),
        ];
        states.extend(words.into_iter().filter(|(on, ..)| *on).map(|(_, text, tone)| Span::new(text, tone)));
    }
    states
}

/// Round, deck and the game master's bennies.
#[must_use]
pub fn header(fight: &Encounter, lang: Lang) -> Header {
    let cards = fight.deck.pile.len();
    let due = fight.deck.reshuffle_due;
    Header {
        title: fight.title.clone(),
        round: if fight.round == 0 {
            texts::header_no_round(lang)
        } else {
            texts::header_round(lang, fight.round, still_to_act(fight))
        },
        deck: if due {
            [texts::header_deck_due(lang, cards), texts::header_deck_due_short(lang, cards)]
        } else {
            [texts::header_deck(lang, cards), texts::header_deck(lang, cards)]
        },
        deck_tone: if due { Tone::Joker } else { Tone::Plain },
        tokens: texts::header_bennies(lang, fight.gm_bennies),
    }
}
