//! How likely a card game is won by standing, by one more card, by cancelling one: counted, never played.

#[cfg(test)]
mod tests;

use std::collections::HashMap;

use super::super::deck::Card;
use super::hand::{Counted, HIGH_ACE, Hand, Worth, is_guarded, total, worth};
use super::terms::{Terms, Verdict};

/// How a game may come out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prospect {
    /// the power works
    pub works: f64,
    /// too much: nothing happens
    pub fails: f64,
    /// the bank wins: Drain, once or twice
    pub drain: f64,
    /// of that, twice
    pub double: f64,
}

impl Prospect {
    fn add(&mut self, share: f64, other: Self) {
        self.works += share * other.works;
        self.fails += share * other.fails;
        self.drain += share * other.drain;
        self.double += share * other.double;
    }

    /// Whether somebody would rather have this: it works more often, or else costs less.
    #[must_use]
    pub fn is_better_than(&self, other: &Self) -> bool {
        let rank = |own: &Self| (own.works, -own.drain, -own.double);
        rank(self).partial_cmp(&rank(other)) == Some(std::cmp::Ordering::Greater)
    }
}

/// How standing on these values comes out, with these cards still unseen.
#[must_use]
pub fn standing(terms: &Terms, mine: &[Counted], unseen: &[Card]) -> Prospect {
    standing_against(terms, mine, &Hand::default(), unseen)
}

/// The same where the bank has begun.
#[must_use]
pub fn standing_against(terms: &Terms, mine: &[Counted], begun: &Hand, unseen: &[Card]) -> Prospect {
    if terms.verdict(mine, &Hand::default()) == Verdict::Bust {
        return Prospect { fails: 1.0, ..Prospect::default() };
    }
    let drain = Bank::new(terms, mine, unseen).wins_from(begun);
    let double = if terms.is_clumsy(mine) { drain } else { 0.0 };
    Prospect { works: 1.0 - drain, fails: 0.0, drain, double }
}

/// How one more card comes out: then the player stands, or first cancels a card where he may and it is
/// better so.
#[must_use]
pub fn drawing(terms: &Terms, hand: &Hand, unseen: &[Card]) -> Prospect {
    let mut whole = Prospect::default();
    let count = as_number(unseen.len());
    for (card, like) in kinds(terms, unseen) {
        let mut after = hand.clone();
        after.cards.push(card);
        let rest = without(unseen, card);
        let here = standing(terms, &terms.counted(&after, &[]), &rest);
        let best = match cancelling(terms, &after, &rest) {
            Some((_, other)) if other.is_better_than(&here) => other,
            Some(_) | None => here,
        };
        whole.add(as_number(like) / count, best);
    }
    whole
}

/// The card that is best cancelled, and how standing comes out then; nothing where none can be, or where
/// no card would be left.
#[must_use]
pub fn cancelling(terms: &Terms, hand: &Hand, unseen: &[Card]) -> Option<(Card, Prospect)> {
    if !terms.may_cancel || !hand.cancelled.is_empty() || hand.cards.len() < 2 {
        return None;
    }
    let mut best: Option<(Card, Prospect)> = None;
    for card in &hand.cards {
        let mut after = hand.clone();
        after.cancel(*card);
        let prospect = standing(terms, &terms.counted(&after, &[]), unseen);
        if best.as_ref().is_none_or(|(_, other)| prospect.is_better_than(other)) {
            best = Some((*card, prospect));
        }
    }
    best
}

/// One card of each kind that comes to the same, and how many there are of it: an Ace in a suit of the
/// player's domains is another than one that is not.
fn kinds(terms: &Terms, unseen: &[Card]) -> Vec<(Card, usize)> {
    let mut kinds: Vec<(Card, usize)> = Vec::new();
    let same = |one: Card, other: Card| {
        worth(one) == worth(other)
            && (worth(one) != Worth::Ace || is_guarded(one, &terms.guarded) == is_guarded(other, &terms.guarded))
    };
    for card in unseen {
        match kinds.iter_mut().find(|(other, _)| same(*other, *card)) {
            Some((_, count)) => *count += 1,
            None => kinds.push((*card, 1)),
        }
    }
    kinds
}

/// These cards less that one.
fn without(cards: &[Card], card: Card) -> Vec<Card> {
    cards.iter().copied().filter(|other| *other != card).collect()
}

/// The worths that there are: a Joker, an Ace, the numbers 2 to 10.
const WORTHS: usize = 11;

/// How many cards of each worth.
type Counts = [u8; WORTHS];

const JOKER: usize = 0;
const ACE: usize = 1;

fn place(card: Card) -> usize {
    match worth(card) {
        Worth::Joker => JOKER,
        Worth::Ace => ACE,
        Worth::Fixed(value) => usize::try_from(value).unwrap_or(WORTHS - 1).min(WORTHS - 1),
    }
}

fn counts(cards: impl Iterator<Item = Card>) -> Counts {
    let mut counts = Counts::default();
    for card in cards {
        if let Some(own) = counts.get_mut(place(card)) {
            *own = own.saturating_add(1);
        }
    }
    counts
}

/// The bank's side of a game whose player stands. It follows its policy, so that only the unseen cards are
/// chance. Of its hand only how many cards of each worth it holds matters, and of what it cancelled only how
/// many: a card that was too much once is too much for ever after, whichever it was.
struct Bank<'a> {
    terms: &'a Terms,
    mine: (i32, usize),
    unseen: Counts,
    known: HashMap<(Counts, u8), f64>,
}

impl<'a> Bank<'a> {
    fn new(terms: &'a Terms, mine: &[Counted], unseen: &[Card]) -> Self {
        let mine = (total(mine), mine.len());
        Self { terms, mine, unseen: counts(unseen.iter().copied()), known: HashMap::new() }
    }

    /// How likely it wins from this hand on.
    fn wins_from(&mut self, begun: &Hand) -> f64 {
        let mut begun = begun.clone();
        while begun.least() > self.terms.tn {
            // It has too much now: its newest card goes, if one may, and is gone for good.
            let may = begun.cancelled.len() < usize::from(self.terms.cancels);
            let Some(newest) = begun.cards.last().copied().filter(|_| may) else { return 0.0 };
            begun.cancel(newest);
        }
        let hand = counts(begun.cards.iter().copied());
        // What it holds is put back to the unseen, so that a hand is always taken from the whole.
        self.unseen.iter_mut().zip(hand).for_each(|(whole, own)| *whole = whole.saturating_add(own));
        self.wins(hand, 0, u8::try_from(begun.cancelled.len()).unwrap_or(u8::MAX))
    }

    /// How likely it wins with this hand, so many cards having been too much since the beginning, and so
    /// many cancelled in all.
    fn wins(&mut self, hand: Counts, gone: u8, cancelled: u8) -> f64 {
        let cards = hand.iter().map(|own| usize::from(*own)).sum();
        if cards > 0 && self.terms.bank_wins(self.mine, (self.total(&hand), cards)) {
            return 1.0;
        }
        if let Some(known) = self.known.get(&(hand, gone)) {
            return *known;
        }
        let left = self.unseen.iter().zip(hand).map(|(whole, own)| u32::from(*whole) - u32::from(own)).sum::<u32>();
        let left = left.saturating_sub(gone.into());
        let mut chance = 0.0;
        let mut too_much = 0;
        for at in 0..WORTHS {
            let count = self.unseen.get(at).zip(hand.get(at)).map_or(0, |(whole, own)| whole - own);
            if count == 0 {
                continue;
            }
            let mut after = hand;
            if let Some(own) = after.get_mut(at) {
                *own += 1;
            }
            if least_of(&after) > self.terms.tn {
                too_much += u32::from(count);
            } else {
                chance += f64::from(count) / f64::from(left) * self.wins(after, gone, cancelled);
            }
        }
        let too_much = too_much.saturating_sub(gone.into());
        if too_much > 0 && cancelled < self.terms.cancels {
            chance += f64::from(too_much) / f64::from(left) * self.wins(hand, gone + 1, cancelled + 1);
        }
        self.known.insert((hand, gone), chance);
        chance
    }

    /// The best total of a hand that has not too much.
    fn total(&self, hand: &Counts) -> i32 {
        let least = least_of(hand);
        if hand.get(JOKER).is_some_and(|jokers| *jokers > 0) {
            return self.terms.tn;
        }
        let aces = i32::from(hand.get(ACE).copied().unwrap_or(0));
        let high = ((self.terms.tn - least) / (HIGH_ACE - 1)).clamp(0, aces);
        least + high * (HIGH_ACE - 1)
    }
}

/// The least that a hand can count.
fn least_of(hand: &Counts) -> i32 {
    let each = |(at, own): (usize, &u8)| i32::try_from(at.max(1)).unwrap_or(0) * i32::from(*own);
    hand.iter().enumerate().map(each).sum()
}

#[expect(clippy::cast_precision_loss, reason = "there are 54 cards")]
const fn as_number(count: usize) -> f64 {
    count as f64
}
