//! One step as the screen tells it: a whole deal in one line, all else a line for each fact.

use crate::rules::savage::deck::Card;
use crate::rules::savage::event::Event;
use crate::rules::savage::state::Encounter;
use crate::texts::{self, Lang};
use crate::view::Line;

use super::{cards, line, narrate};

/// The lines of a step, told to one who sees the fight as it stood before it.
#[must_use]
pub fn step(before: &Encounter, events: &[Event], lang: Lang) -> Vec<Line> {
    let mut fight = before.clone();
    let mut told = Vec::new();
    let mut hands: Vec<(Card, String)> = Vec::new();
    let mut jokers: Vec<Line> = Vec::new();
    for event in events {
        if let Event::Dealt { to, drawn, kept } = event {
            hands.push((*kept, cards::hand(&fight, to, drawn, *kept, lang)));
            if kept.is_joker() {
                jokers.extend(narrate(&fight, event, lang));
            }
        } else if *event != Event::JokerUp || hands.is_empty() {
            // In a deal the hand with the Joker tells it already.
            deal(&mut told, &mut hands, &mut jokers, fight.round, lang);
            told.extend(narrate(&fight, event, lang));
        }
        fight.apply(event);
    }
    deal(&mut told, &mut hands, &mut jokers, fight.round, lang);
    told
}

/// Tells the hands dealt so far, the highest card first, and what a Joker is good for.
fn deal(told: &mut Vec<Line>, hands: &mut Vec<(Card, String)>, jokers: &mut Vec<Line>, round: u32, lang: Lang) {
    if hands.is_empty() {
        return;
    }
    hands.sort_by_key(|(card, _)| std::cmp::Reverse(*card));
    let list: Vec<String> = hands.drain(..).map(|(_, hand)| hand).collect();
    told.push(line(round, &texts::log_deal(lang, list.join(", "))));
    told.append(jokers);
}
