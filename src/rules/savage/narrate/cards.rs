//! The deal in words: who has which card, and what became of the deck.

use crate::rules::savage::deck::{Card, Suit};
use crate::rules::savage::state::Encounter;
use crate::texts::{self, Lang};
use crate::view::{Id, Tone};

use super::names::{card, count, names};
use crate::view::ink::{all, dim, ink};

/// A card goes to the discards.
pub fn laid_aside(fight: &Encounter, of: &[Id], old: Card, lang: Lang) -> String {
    dim(&texts::log_card_laid_aside(lang, card(old, lang), names(fight, of, lang)))
}

/// The colour of a card.
pub const fn tone(own: Card) -> Tone {
    match own {
        Card::RedJoker | Card::BlackJoker => Tone::Joker,
        Card::Suited(_, Suit::Hearts | Suit::Diamonds) => Tone::RedSuit,
        Card::Suited(_, Suit::Clubs | Suit::Spades) => Tone::Plain,
    }
}

fn inked(own: Card, lang: Lang) -> String {
    all(&card(own, lang), tone(own))
}

/// `Kenway K♠ (and 5♦)`.
pub fn hand(fight: &Encounter, to: &[Id], drawn: &[Card], kept: Card, lang: Lang) -> String {
    let line = format!("{} {}", names(fight, to, lang), inked(kept, lang));
    let rest: Vec<String> = drawn.iter().filter(|other| **other != kept).map(|other| card(*other, lang)).collect();
    if rest.is_empty() { line } else { texts::log_dealt_also(lang, line, rest.join(", ")) }
}

/// A hand; a Joker says what it is good for.
pub fn dealt(fight: &Encounter, to: &[Id], drawn: &[Card], kept: Card, lang: Lang) -> String {
    let mut line = hand(fight, to, drawn, kept, lang);
    if kept.is_joker() {
        let many = if to.len() > 1 { to.len() } else { to.first().map_or(1, |id| count(fight, *id)) };
        line = texts::two_sentences(lang, line, ink(&texts::joker_rights(lang, many), Tone::Joker));
    }
    line
}

/// The game master puts a card in somebody's hand.
pub fn given(fight: &Encounter, to: &[Id], new: Card, from: &[Id], lang: Lang) -> String {
    let who = names(fight, to, lang);
    let old = to.first().and_then(|id| fight.get(*id)).and_then(|own| own.card).map(|own| inked(own, lang));
    let new = inked(new, lang);
    let change = match &old {
        Some(old) => texts::card_given_for(lang, new, old.clone()),
        None => texts::card_given(lang, new),
    };
    let line = texts::log_by_hand(lang, who, change);
    match (from, old) {
        ([], _) => line,
        (others, Some(old)) => texts::two_sentences(lang, line, format!("{} {old}", names(fight, others, lang))),
        (others, None) => texts::two_sentences(lang, line, texts::card_lost(lang, names(fight, others, lang))),
    }
}
