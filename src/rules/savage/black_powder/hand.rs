//! What the cards of a hand are worth: figures, Aces, Jokers (rules 15.8).

use serde::{Deserialize, Serialize};

use super::super::deck::{Card, Suit};

/// What an Ace counts where it does not count 1.
pub const HIGH_ACE: i32 = 10;

/// What one card may count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// this and nothing else: its number, or 10 for a 10 or a figure
    Fixed(i32),
    /// 1 or 10, as its holder likes
    Ace,
    /// any whole number from 1
    Joker,
}

/// What a card may count.
///
/// ```
/// # use abordage::rules::savage::black_powder::{Worth, worth};
/// assert_eq!(worth("QD".parse().unwrap()), Worth::Fixed(10));
/// assert_eq!(worth("AS".parse().unwrap()), Worth::Ace);
/// ```
#[must_use]
pub const fn worth(card: Card) -> Worth {
    match card {
        Card::RedJoker | Card::BlackJoker => Worth::Joker,
        Card::Suited(14, _) => Worth::Ace,
        Card::Suited(11..=13, _) => Worth::Fixed(10),
        Card::Suited(rank, _) => Worth::Fixed(rank as i32),
    }
}

/// The cards of one side, in the order of drawing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Hand {
    /// those that count
    pub cards: Vec<Card>,
    /// those that were cancelled: turned over, they count for nothing
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cancelled: Vec<Card>,
}

/// A card and what it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// the card
    pub card: Card,
    /// what it counts
    pub value: i32,
}

impl Hand {
    /// The least that its cards can count together.
    #[must_use]
    pub fn least(&self) -> i32 {
        least(&self.cards)
    }

    /// All its cards, cancelled ones included.
    pub fn all(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().chain(&self.cancelled).copied()
    }

    /// Takes a card that counts out of the count; nothing where it has no such card.
    pub fn cancel(&mut self, card: Card) {
        if let Some(at) = self.cards.iter().position(|own| *own == card) {
            self.cards.remove(at);
            self.cancelled.push(card);
        }
    }
}

/// The least that these cards can count together.
#[must_use]
pub fn least(cards: &[Card]) -> i32 {
    let one = |card: &Card| match worth(*card) {
        Worth::Fixed(value) => value,
        Worth::Ace | Worth::Joker => 1,
    };
    cards.iter().map(one).sum()
}

/// What these cards count together.
#[must_use]
pub fn total(counted: &[Counted]) -> i32 {
    counted.iter().map(|one| one.value).sum()
}

/// The values of a hand that serve its holder best: the highest total that is not above the number,
/// and of those the one with the fewest 1s outside these suits. Where everything is too much, each
/// Ace and Joker counts 1. Values that were said stay as they were said.
#[must_use]
pub fn best(cards: &[Card], said: &[Counted], tn: i32, guarded: &[Suit]) -> Vec<Counted> {
    let told = |card: Card| said.iter().find(|one| one.card == card).map(|one| one.value);
    let open = |kind: Worth| {
        let fits = move |card: &&Card| worth(**card) == kind && told(**card).is_none();
        cards.iter().filter(fits).copied().collect::<Vec<_>>()
    };
    let (aces, jokers) = (open(Worth::Ace), open(Worth::Joker));
    let fixed: i32 = cards
        .iter()
        .filter_map(|card| match (told(*card), worth(*card)) {
            (Some(value), _) | (None, Worth::Fixed(value)) => Some(value),
            (None, Worth::Ace | Worth::Joker) => None,
        })
        .sum();
    // Each set of Aces that count high, by the bits of a number; at the least, none does.
    let ways = (0..1_u32 << aces.len().min(4)).filter_map(|high| {
        let is_high = |at: usize| high >> at & 1 == 1;
        let values: Vec<i32> = (0..aces.len()).map(|at| if is_high(at) { HIGH_ACE } else { 1 }).collect();
        let left = tn - fixed - values.iter().sum::<i32>();
        let shares = shared(left, jokers.len())?;
        let bare = aces.iter().enumerate().filter(|(at, ace)| !is_high(*at) && !is_guarded(**ace, guarded)).count();
        let bare = bare + shares.iter().filter(|share| **share == 1).count();
        let total = tn - left + shares.iter().sum::<i32>();
        Some(((total, std::cmp::Reverse(bare)), values, shares))
    });
    let chosen = ways.max_by_key(|(rank, ..)| *rank);
    let (high, shares) = chosen.map_or_else(Default::default, |(_, values, shares)| (values, shares));
    let chosen = |among: &[Card], values: &[i32], card: Card| {
        among.iter().position(|own| *own == card).and_then(|at| values.get(at).copied()).unwrap_or(1)
    };
    let value = |card: Card| match (told(card), worth(card)) {
        (Some(value), _) | (None, Worth::Fixed(value)) => value,
        (None, Worth::Ace) => chosen(&aces, &high, card),
        (None, Worth::Joker) => chosen(&jokers, &shares, card),
    };
    cards.iter().map(|card| Counted { card: *card, value: value(*card) }).collect()
}

/// How so many Jokers make up what is left, without a 1 where that can be; nothing where there is
/// not even a 1 for each, or where without Jokers it is too much.
fn shared(left: i32, jokers: usize) -> Option<Vec<i32>> {
    let count = i32::try_from(jokers).ok()?;
    if left < count {
        return None;
    }
    let mut shares = Vec::with_capacity(jokers);
    let mut rest = left;
    for more in (0..count).rev() {
        // Each but the last takes 2 where that leaves 2 for every other.
        let share = if more == 0 {
            rest
        } else if rest >= 2 * (more + 1) {
            2
        } else {
            1
        };
        shares.push(share);
        rest -= share;
    }
    Some(shares)
}

/// Whether a 1 of this card does no more harm than another card: it is in a suit of an owned domain.
/// A Joker has no suit.
#[must_use]
pub fn is_guarded(card: Card, guarded: &[Suit]) -> bool {
    card.suit().is_some_and(|suit| guarded.contains(&suit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::savage::deck::cards_in;

    fn values(cards: &str, said: &[(&str, i32)], tn: i32, guarded: &[Suit]) -> Vec<i32> {
        let said: Vec<Counted> =
            said.iter().map(|(card, value)| Counted { card: card.parse().expect(card), value: *value }).collect();
        best(&cards_in(cards).expect(cards), &said, tn, guarded).into_iter().map(|one| one.value).collect()
    }

    #[test]
    fn the_highest_total_that_fits() {
        assert_eq!(values("AC", &[], 8, &[]), [1]);
        assert_eq!(values("AC", &[], 10, &[]), [10]);
        assert_eq!(values("AC,AD", &[], 12, &[]), [1, 10]);
        assert_eq!(values("5C,RJ", &[], 8, &[]), [5, 3]);
        assert_eq!(values("RJ,BJ", &[], 8, &[]), [2, 6]);
        assert_eq!(values("RJ,BJ", &[], 3, &[]), [1, 2]);
        assert_eq!(values("KH,2H,9D", &[], 12, &[]), [10, 2, 9]);
    }

    #[test]
    fn of_equal_totals_the_one_with_the_fewest_ones() {
        assert_eq!(values("AC,RJ", &[], 12, &[]), [10, 2]);
        // The heart may be 1 without harm, the club had better not.
        assert_eq!(values("AH,AC", &[], 11, &[Suit::Hearts]), [1, 10]);
        assert_eq!(values("AC,AH", &[], 11, &[Suit::Clubs]), [1, 10]);
    }

    #[test]
    fn what_was_said_stays() {
        assert_eq!(values("AC", &[("AC", 10)], 8, &[]), [10]);
        assert_eq!(values("RJ,3C", &[("RJ", 2)], 8, &[]), [2, 3]);
        assert_eq!(values("7C,RJ,AC", &[], 8, &[]), [7, 1, 1]);
    }
}
