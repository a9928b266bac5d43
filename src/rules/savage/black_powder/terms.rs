//! One card game by its rules: who wins, what the win is worth, what the loss costs (rules 15.8).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::super::deck::{Card, Suit};
use super::hand::{Counted, Hand, Worth, best, is_guarded, total, worth};

/// What a game is played under.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// the faces of the arcane die: nobody may have more
    pub tn: i32,
    /// how many of its own cards the bank may cancel: one for each rank of the power
    pub cancels: u8,
    /// whether the player may cancel one: a Wild Card's privilege
    pub may_cancel: bool,
    /// the suits of the domains that the power belongs to and the player owns
    #[serde(default)]
    pub suits: SmallVec<[Suit; 4]>,
    /// the suits of all domains that the player owns: there a 1 makes nothing worse
    #[serde(default)]
    pub guarded: SmallVec<[Suit; 4]>,
}

/// What a success is worth: a raise for each that is so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a raise of its own")]
pub struct Feats {
    /// the number exactly
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub exact: bool,
    /// three cards or more
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub three: bool,
    /// every card in the suit of the power's domain
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub suit: bool,
    /// a Joker among them
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub joker: bool,
}

impl Feats {
    /// How many raises they make.
    #[must_use]
    pub fn raises(self) -> u8 {
        [self.exact, self.three, self.suit, self.joker].into_iter().map(u8::from).sum()
    }
}

/// How a game came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// the player has too much: the power fails, and nothing worse
    Bust,
    /// the power works
    Won(Feats),
    /// the bank has won: Drain, once or twice
    Lost {
        /// whether a 1 outside the player's suits made it two
        double: bool,
    },
}

impl Terms {
    /// The values that serve the player best, those that were said kept.
    #[must_use]
    pub fn counted(&self, hand: &Hand, said: &[Counted]) -> Vec<Counted> {
        best(&hand.cards, said, self.tn, &self.guarded)
    }

    /// What the bank's cards count: it takes the best total.
    #[must_use]
    pub fn bank(&self, hand: &Hand) -> Vec<Counted> {
        best(&hand.cards, &[], self.tn, &[])
    }

    /// Whether the bank has won against this total of so many cards: it has not too much, and the
    /// higher total, or as much with as many cards at the least.
    #[must_use]
    pub const fn bank_wins(&self, mine: (i32, usize), bank: (i32, usize)) -> bool {
        bank.0 <= self.tn && (bank.0 > mine.0 || bank.0 == mine.0 && bank.1 >= mine.1)
    }

    /// How it comes out. The player's own excess is looked at first, and makes the bank's cards
    /// mean nothing (C-16).
    #[must_use]
    pub fn verdict(&self, mine: &[Counted], bank: &Hand) -> Verdict {
        let sum = total(mine);
        if sum > self.tn {
            return Verdict::Bust;
        }
        if self.bank_wins((sum, mine.len()), (total(&self.bank(bank)), bank.cards.len())) && !bank.cards.is_empty() {
            return Verdict::Lost { double: self.is_clumsy(mine) };
        }
        Verdict::Won(self.feats(mine))
    }

    /// Whether a card counts 1 outside the suits of the player's domains: a lost game then costs double.
    #[must_use]
    pub fn is_clumsy(&self, mine: &[Counted]) -> bool {
        mine.iter().any(|one| one.value == 1 && !is_guarded(one.card, &self.guarded))
    }

    /// The raises of a win with these cards.
    #[must_use]
    pub fn feats(&self, mine: &[Counted]) -> Feats {
        let jokers = mine.iter().filter(|one| worth(one.card) == Worth::Joker).count();
        let in_suit =
            |suit: &Suit| mine.iter().all(|one| one.card.suit().is_none_or(|own| own == *suit)) && jokers < mine.len();
        Feats {
            exact: total(mine) == self.tn,
            three: mine.len() >= 3,
            suit: self.suits.iter().any(in_suit),
            joker: jokers > 0,
        }
    }
}

/// What the bank does next by its fixed policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// it would lose, and draws
    Draw,
    /// it has too much, and cancels this card, its newest
    Cancel(Card),
    /// it wins, or has too much and can cancel nothing more
    Stand,
}

/// The bank's policy: it draws as long as it would lose; with too much it cancels its newest card
/// as long as it may; else it stands.
#[must_use]
pub fn bank_move(terms: &Terms, mine: (i32, usize), bank: &Hand) -> Move {
    if bank.least() > terms.tn {
        let may = bank.cancelled.len() < usize::from(terms.cancels);
        return bank.cards.last().filter(|_| may).map_or(Move::Stand, |newest| Move::Cancel(*newest));
    }
    let wins = !bank.cards.is_empty() && terms.bank_wins(mine, (total(&terms.bank(bank)), bank.cards.len()));
    if wins { Move::Stand } else { Move::Draw }
}

/// Plays the bank to its end on these cards, the top first; the answer is its hand.
#[must_use]
pub fn play_bank(terms: &Terms, mine: (i32, usize), begun: Hand, pile: &[Card]) -> Hand {
    let mut bank = begun;
    let mut pile = pile.iter();
    loop {
        match bank_move(terms, mine, &bank) {
            Move::Draw => match pile.next() {
                Some(card) => bank.cards.push(*card),
                None => return bank,
            },
            Move::Cancel(card) => bank.cancel(card),
            Move::Stand => return bank,
        }
    }
}
