//! A new round: who gets a card, the edges that change the draw, the deck that runs out (rules 7).

use smallvec::{SmallVec, smallvec};

use crate::dice::Dice;
use crate::view::Id;

use super::black_powder::play::move_on;
use super::course::{Course, Decided, no};
use super::deck::{Card, shuffle};
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Combatant, Encounter};

/// One draw: who shares it, and whose edges count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// who acts on the card
    pub to: SmallVec<[Id; 4]>,
    /// cards drawn, of which the best is kept
    pub cards: usize,
    /// throws back a card of 5 or lower
    pub quick: bool,
}

/// All draws of a round; most tables have no more than these.
pub type Draws = SmallVec<[Draw; 12]>;

/// Who is dealt a card now, in the order of the list: a group where it stands, a player's allies
/// together where the first of them stands (rules 7.2).
#[must_use]
pub fn draws(fight: &Encounter) -> Draws {
    let dealt = |c: &Combatant| c.is_up() && !c.hidden && !c.vital.on_hold && !c.has_no_card();
    let mut draws = Draws::new();
    let mut served: Vec<&str> = Vec::new();
    for combatant in fight.combatants.iter().filter(|c| dealt(c)) {
        let to = match combatant.ally_of() {
            None => smallvec![combatant.id],
            Some(player) if served.contains(&player) => continue,
            Some(player) => {
                served.push(player);
                let allies = fight.combatants.iter().filter(|c| c.ally_of() == Some(player) && dealt(c));
                allies.map(|c| c.id).collect()
            }
        };
        let stats = &combatant.stats;
        let cards = if stats.has("Improved Level Headed") {
            3
        } else if stats.has("Level Headed") {
            2
        } else {
            1
        };
        draws.push(Draw { to, cards, quick: stats.has("Quick") });
    }
    draws
}

/// Decides a new round: the old one ends, a due reshuffle with it, and cards are dealt.
///
/// # Errors
/// More cards are needed than there are; a named card is out, or none needs it.
pub fn decide(course: &mut Course<'_>, named: &[Card], dice: &mut dyn Dice) -> Decided<()> {
    move_on(course)?;
    end_round(course, dice);
    let round = course.fight.round.saturating_add(1);
    course.happen(Event::RoundBegan { round });
    stack(course, named)?;
    let mut table = Table { drawn: 0, named: named.len() };
    for draw in draws(course.fight) {
        table.deal(course, draw, dice)?;
    }
    if table.drawn < table.named {
        return no(Refusal::TooManyCards(table.named - table.drawn));
    }
    let bleeding: Vec<Id> =
        course.fight.combatants.iter().filter(|c| c.vital.bleeding && !c.vital.dead).map(|c| c.id).collect();
    for who in bleeding {
        course.happen(Event::BleedingOwed { who });
    }
    Ok(())
}

fn end_round(course: &mut Course<'_>, dice: &mut dyn Dice) {
    // What was played before the first deal ends with it: it has no cards, but it may have effects.
    super::free::passed_over(course);
    super::lasting::round_ends(course);
    let shuffled = course.fight.deck.reshuffle_due.then(|| shuffle(&Card::all(), dice));
    course.happen(Event::RoundEnded { shuffled });
}

/// Cards of a real deck come first, wherever this deck had them.
fn stack(course: &mut Course<'_>, named: &[Card]) -> Decided<()> {
    if named.is_empty() {
        return Ok(());
    }
    let deck = &course.fight.deck;
    let mut seen: Vec<Card> = Vec::new();
    for card in named {
        if seen.contains(card) || !(deck.pile.contains(card) || deck.discard.contains(card)) {
            return no(Refusal::CardOut(*card));
        }
        seen.push(*card);
    }
    let others = |cards: &[Card]| cards.iter().copied().filter(|card| !named.contains(card)).collect::<Vec<_>>();
    let (mut rest, mut discard) = (others(&deck.pile), others(&deck.discard));
    if rest.is_empty() && named.iter().any(|card| deck.discard.contains(card)) {
        // The real pile ran out in this deal, and its discards became a new one (rules 7.6).
        rest.append(&mut discard);
    }
    let pile = named.iter().copied().chain(rest).collect();
    course.happen(Event::DeckFound { pile, discard });
    Ok(())
}

struct Table {
    drawn: usize,
    named: usize,
}

impl Table {
    fn deal(&mut self, course: &mut Course<'_>, draw: Draw, dice: &mut dyn Dice) -> Decided<()> {
        let mut drawn: SmallVec<[Card; 8]> = SmallVec::new();
        let mut best: Option<Card> = None;
        for _ in 0..draw.cards {
            let mut card = self.draw(course, &mut drawn, dice)?;
            while draw.quick && card.is_slow() && has_faster(course.fight, &drawn) {
                card = self.draw(course, &mut drawn, dice)?;
            }
            best = best.max(Some(card));
        }
        let Some(kept) = best else { return no(Refusal::OutOfCards) };
        let joker = drawn.iter().any(|card| card.is_joker());
        course.happen(Event::Dealt { to: draw.to, drawn, kept });
        if joker && !course.fight.deck.reshuffle_due {
            course.happen(Event::JokerUp);
        }
        Ok(())
    }

    /// The next card; an empty pile is made anew of the discards, the cards that this draw has
    /// in hand excepted (rules 7.6).
    fn draw(&mut self, course: &mut Course<'_>, hand: &mut SmallVec<[Card; 8]>, dice: &mut dyn Dice) -> Decided<Card> {
        let left = |fight: &Encounter, hand: &[Card]| fight.deck.pile.iter().copied().find(|card| !hand.contains(card));
        let mut next = left(course.fight, hand);
        if next.is_none() {
            let discard = course.fight.deck.discard.clone();
            // The cards in hand still lie in the pile as far as the deck knows.
            let mut pile =
                hand.iter().copied().filter(|card| course.fight.deck.pile.contains(card)).collect::<Vec<_>>();
            pile.extend(shuffle(&discard, dice));
            course.happen(Event::PileRenewed { pile });
            next = left(course.fight, hand);
        }
        let Some(card) = next else { return no(Refusal::OutOfCards) };
        hand.push(card);
        self.drawn += 1;
        Ok(card)
    }
}

/// Whether a card above 5 is still to be had.
fn has_faster(fight: &Encounter, hand: &[Card]) -> bool {
    let deck = &fight.deck;
    deck.pile.iter().chain(&deck.discard).any(|card| !hand.contains(card) && !card.is_slow())
}
