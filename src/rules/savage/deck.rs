//! The Action Deck: 54 cards, their order, and when they are shuffled.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::dice::Dice;

/// The four suits; the later one wins a tie (rules 7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Diamonds => 'D',
            Self::Hearts => 'H',
            Self::Spades => 'S',
        }
    }
}

/// How many cards there are.
const CARDS: u8 = 54;

/// All of them: suit by suit from the 2 to the Ace, then the Jokers.
static ALL: [Card; CARDS as usize] = {
    let mut all = [Card::RedJoker; CARDS as usize];
    all[CARDS as usize - 1] = Card::BlackJoker;
    let mut at = 0;
    while at + 2 < CARDS {
        all[at as usize] = Card::Suited(2 + at % 13, Suit::ALL[at as usize / 13]);
        at += 1;
    }
    all
};

/// An Action Card. Jokers stand above all others, black before red (rules 7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// a rank from 2 to 14 (the Ace) and a suit
    Suited(u8, Suit),
    /// the red Joker
    RedJoker,
    /// the black Joker
    BlackJoker,
}

impl Card {
    /// All 54 cards, in a fixed order.
    #[must_use]
    pub fn all() -> Vec<Self> {
        ALL.to_vec()
    }

    /// Its place among all, in the order of the cards themselves.
    #[must_use]
    pub const fn rank(self) -> u8 {
        match self {
            Self::Suited(rank, suit) => rank * 4 + suit as u8,
            Self::RedJoker => u8::MAX - 1,
            Self::BlackJoker => u8::MAX,
        }
    }

    /// A bit of its own, for sets of cards: ranks go up to 59, and Jokers have the last two.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << (self.rank() % 64)
    }

    /// Its suit; a Joker has none.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Self::Suited(_, suit) => Some(suit),
            Self::RedJoker | Self::BlackJoker => None,
        }
    }

    /// Whether it is one of the two Jokers.
    #[must_use]
    pub const fn is_joker(self) -> bool {
        match self {
            Self::RedJoker | Self::BlackJoker => true,
            Self::Suited(..) => false,
        }
    }

    /// Whether a Quick hero throws it back (rules 7.7).
    #[must_use]
    pub const fn is_slow(self) -> bool {
        match self {
            Self::Suited(rank, _) => rank <= 5,
            Self::RedJoker | Self::BlackJoker => false,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RedJoker => f.write_str("RJ"),
            Self::BlackJoker => f.write_str("BJ"),
            Self::Suited(rank, suit) => {
                match rank {
                    14 => f.write_str("A")?,
                    13 => f.write_str("K")?,
                    12 => f.write_str("Q")?,
                    11 => f.write_str("J")?,
                    number => write!(f, "{number}")?,
                }
                write!(f, "{}", suit.letter())
            }
        }
    }
}

/// What was read is no card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a card such as KS, 10D, RJ or BJ was expected, not `{0}`")]
pub struct NotACard(pub String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let wrong = || NotACard(text.chars().take(20).collect());
        let plain = text.trim().to_uppercase();
        match plain.as_str() {
            "RJ" => return Ok(Self::RedJoker),
            "BJ" => return Ok(Self::BlackJoker),
            _ => {}
        }
        let suit = match plain.chars().last() {
            Some('S' | '♠') => Suit::Spades,
            Some('H' | '♥') => Suit::Hearts,
            Some('D' | '♦') => Suit::Diamonds,
            Some('C' | '♣') => Suit::Clubs,
            _ => return Err(wrong()),
        };
        let rank: String = plain.chars().take(plain.chars().count() - 1).collect();
        let rank = match rank.as_str() {
            "A" => 14,
            "K" | "R" => 13,
            "Q" | "D" => 12,
            "J" | "V" => 11,
            "0" => 10,
            number => number.parse().map_err(|_| wrong())?,
        };
        if (2..=14).contains(&rank) { Ok(Self::Suited(rank, suit)) } else { Err(wrong()) }
    }
}

/// The cards of a line of text, with or without commas: `KS,4D` and `ks4d` are the same; `0` is a 10.
///
/// ```
/// # use abordage::rules::savage::cards_in;
/// assert_eq!(cards_in("ks4d10hrj").map(|cards| cards.len()), Some(4));
/// assert_eq!(cards_in("KS,xx"), None);
/// ```
#[must_use]
pub fn cards_in(text: &str) -> Option<Vec<Card>> {
    let mut cards = Vec::new();
    let mut one = String::new();
    for sign in text.chars().filter(|sign| !(sign.is_whitespace() || *sign == ',')) {
        one.push(sign.to_ascii_uppercase());
        // A suit, or the J of a Joker, ends a card; a J by itself begins a Jack.
        // The D of the French queen begins one.
        let ends = matches!(sign.to_ascii_uppercase(), 'S' | 'H' | 'D' | 'C' | '♠' | '♥' | '♦' | '♣');
        if (ends && one.chars().count() > 1) || one == "RJ" || one == "BJ" {
            cards.push(one.parse().ok()?);
            one.clear();
        }
    }
    one.is_empty().then_some(cards)
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The cards that lie with nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionDeck {
    /// still to draw, the top first
    pub pile: Vec<Card>,
    /// drawn and laid aside since the last shuffle
    pub discard: Vec<Card>,
    /// a Joker came up: all 54 are shuffled when the round ends (rules 7.5)
    pub reshuffle_due: bool,
}

impl ActionDeck {
    /// A whole deck in a shuffled order.
    #[must_use]
    pub fn shuffled(dice: &mut dyn Dice) -> Self {
        Self { pile: shuffle(&Card::all(), dice), ..Self::default() }
    }

    /// The same deck with these cards on top, the first one uppermost.
    ///
    /// # Errors
    /// The first card that is not in the pile, or is named twice.
    pub fn stacked(mut self, top: &[Card]) -> Result<Self, Card> {
        for (place, card) in top.iter().enumerate() {
            match self.pile.iter().position(|other| other == card) {
                Some(at) if at >= place => {
                    self.pile.remove(at);
                    self.pile.insert(place, *card);
                }
                _ => return Err(*card),
            }
        }
        Ok(self)
    }

    /// Puts the cards of these names on top, the first one uppermost.
    ///
    /// # Errors
    /// The first that is no card, is not in the pile, or is named twice; nothing has changed.
    pub fn stack(&mut self, top: &[&str]) -> Result<(), String> {
        let read = top.iter().map(|card| card.parse().map_err(|_| (*card).to_owned()));
        let cards: Vec<Card> = read.collect::<Result<_, _>>()?;
        *self = self.clone().stacked(&cards).map_err(|card| card.to_string())?;
        Ok(())
    }
}

/// These cards in an order that the dice choose.
#[must_use]
pub fn shuffle(cards: &[Card], dice: &mut dyn Dice) -> Vec<Card> {
    let mut order = Vec::with_capacity(cards.len());
    for at in dice.shuffled(cards.len()) {
        if let Some(card) = cards.get(at) {
            order.push(*card);
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_54_read_back_as_they_are_written() {
        let all = Card::all();
        assert_eq!(all.len(), 54);
        for card in all {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
    }

    #[test]
    fn each_card_has_a_bit_of_its_own() {
        assert_eq!(Card::all().iter().fold(0, |all, card| all | card.bit()).count_ones(), 54);
    }

    #[test]
    fn rank_counts_before_suit_and_spades_are_highest() {
        let mut cards: Vec<Card> =
            ["10C", "10S", "10D", "10H", "AC", "KS", "2S", "RJ"].iter().map(|c| c.parse().expect(c)).collect();
        cards.sort_unstable_by(|a, b| b.cmp(a));
        let names: Vec<String> = cards.iter().map(ToString::to_string).collect();
        assert_eq!(names, ["RJ", "AC", "KS", "10S", "10H", "10D", "10C", "2S"]);
    }

    #[test]
    fn no_such_card() {
        for text in ["", "S", "1S", "15S", "KX", "37C", "é", "♠"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
