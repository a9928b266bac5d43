//! The chances of the card game against plain trying: every order of small decks, and random whole ones.

use super::super::super::deck::{Card, Suit, cards_in};
use super::super::terms::{Verdict, play_bank};
use super::*;

fn cards(text: &str) -> Vec<Card> {
    if text.is_empty() { Vec::new() } else { cards_in(text).expect(text) }
}

fn hand(text: &str) -> Hand {
    Hand { cards: cards(text), cancelled: Vec::new() }
}

fn terms(tn: i32, cancels: u8) -> Terms {
    Terms {
        tn,
        cancels,
        may_cancel: true,
        suits: [Suit::Hearts].into_iter().collect(),
        guarded: [Suit::Hearts].into_iter().collect(),
    }
}

/// Calls this with every order of the cards.
fn every_order(cards: &mut Vec<Card>, from: usize, to: &mut dyn FnMut(&[Card])) {
    if from == cards.len() {
        return to(cards);
    }
    for at in from..cards.len() {
        cards.swap(from, at);
        every_order(cards, from + 1, to);
        cards.swap(from, at);
    }
}

/// By the letter of the rules, on every order of the deck: how often the power works, fails, drains, drains twice.
fn tried(terms: &Terms, mine: &[Counted], begun: &Hand, deck: &[Card]) -> [f64; 4] {
    let mut seen = [0_u32; 4];
    let mut whole = 0_u32;
    every_order(&mut deck.to_vec(), 0, &mut |order| {
        whole += 1;
        let bank = play_bank(terms, (total(mine), mine.len()), begun.clone(), order);
        match terms.verdict(mine, &bank) {
            Verdict::Won(_) => seen[0] += 1,
            Verdict::Bust => seen[1] += 1,
            Verdict::Lost { double } => {
                seen[2] += 1;
                seen[3] += u32::from(double);
            }
        }
    });
    seen.map(|own| f64::from(own) / f64::from(whole))
}

fn same(found: Prospect, tried: [f64; 4], about: &str) {
    let found = [found.works, found.fails, found.drain, found.double];
    for (found, tried) in found.into_iter().zip(tried) {
        assert!((found - tried).abs() < 1e-12, "{about}: {found} is not {tried}");
    }
}

const SMALL: [&str; 5] = [
    "2C,9S,4D,AH,KS,3C,7D",
    "AS,AH,RJ,5C,10D,2H,6S",
    "9C,9D,9H,9S,4C,8D,KH",
    "2C,2D,2H,3S,3C,AD,BJ",
    "JC,QD,KH,10S,RJ,6C,5D",
];

#[test]
fn standing_is_as_often_won_as_in_every_order_of_a_small_deck() {
    for deck in SMALL {
        for mine in ["8C", "5C,3S", "7C", "AC", "4H,AC", "4S,3H", "6C"] {
            for (tn, cancels) in [(4, 1), (8, 0), (8, 3), (12, 2)] {
                let terms = terms(tn, cancels);
                let mine = terms.counted(&hand(mine), &[]);
                let deck: Vec<Card> = cards(deck).into_iter().take(6).collect();
                let none = Hand::default();
                same(
                    standing(&terms, &mine, &deck),
                    tried(&terms, &mine, &none, &deck),
                    &format!("{mine:?} {tn} {deck:?}"),
                );
            }
        }
    }
}

#[test]
fn a_bank_that_has_begun_goes_on_from_there() {
    for begun in
        [hand("3D"), hand("3D,KC"), Hand { cards: cards("KC"), cancelled: cards("QC") }, hand("AD"), hand("BJ")]
    {
        for deck in &SMALL[..3] {
            let deck: Vec<Card> = cards(deck).into_iter().take(6).collect();
            for cancels in [1, 2] {
                let terms = terms(8, cancels);
                let mine = terms.counted(&hand("4C,3C"), &[]);
                let found = standing_against(&terms, &mine, &begun, &deck);
                same(found, tried(&terms, &mine, &begun, &deck), &format!("{begun:?} {deck:?}"));
            }
        }
    }
}

#[test]
fn one_more_card_is_the_mean_over_every_card_with_the_better_answer_to_it() {
    let none = Hand::default();
    for deck in SMALL {
        let deck: Vec<Card> = cards(deck).into_iter().take(6).collect();
        for (mine, cancelled) in [("5C", ""), ("5C", "4H"), ("", ""), ("4C,3S", "")] {
            let terms = terms(8, 1);
            let mine = Hand { cards: cards(mine), cancelled: cards(cancelled) };
            let mut whole = [0.0; 4];
            for card in &deck {
                let rest = without(&deck, *card);
                let mut after = mine.clone();
                after.cards.push(*card);
                let mut ways = vec![after.clone()];
                if after.cancelled.is_empty() && after.cards.len() > 1 {
                    ways.extend(after.cards.iter().map(|own| {
                        let mut way = after.clone();
                        way.cancel(*own);
                        way
                    }));
                }
                let results = ways.iter().map(|way| tried(&terms, &terms.counted(way, &[]), &none, &rest));
                let best = results.reduce(|one, other| {
                    let rank = |own: &[f64; 4]| (own[0], -own[2], -own[3]);
                    if rank(&other) > rank(&one) { other } else { one }
                });
                let share = 1.0 / f64::from(u8::try_from(deck.len()).unwrap());
                whole.iter_mut().zip(best.unwrap()).for_each(|(own, more)| *own += more * share);
            }
            same(drawing(&terms, &mine, &deck), whole, &format!("{mine:?} {deck:?}"));
        }
    }
}

/// Numbers from a fixed seed, good enough to shuffle with.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % count as u64).unwrap()
    }

    fn shuffle(&mut self, cards: &mut [Card]) {
        for at in (1..cards.len()).rev() {
            cards.swap(at, self.below(at + 1));
        }
    }
}

#[test]
fn random_decks_come_out_as_often() {
    let mut numbers = Numbers(15);
    for (mine, tn, cancels) in
        [("5C,3D", 8, 1), ("6C", 8, 1), ("KC", 12, 3), ("9C,AC", 10, 5), ("4C", 4, 1), ("RJ,2C", 6, 2)]
    {
        let terms = terms(tn, cancels);
        let own = cards(mine);
        let mine = terms.counted(&hand(mine), &[]);
        let mut deck: Vec<Card> = Card::all().into_iter().filter(|card| !own.contains(card)).collect();
        let found = standing(&terms, &mine, &deck);
        let times = 20_000_u32;
        let won = (0..times)
            .filter(|_| {
                numbers.shuffle(&mut deck);
                let bank = play_bank(&terms, (total(&mine), mine.len()), Hand::default(), &deck);
                matches!(terms.verdict(&mine, &bank), Verdict::Won(_))
            })
            .count();
        let share = f64::from(u32::try_from(won).unwrap()) / f64::from(times);
        let sigma = (found.works * (1.0 - found.works) / f64::from(times)).sqrt();
        assert!((share - found.works).abs() <= 4.0 * sigma, "{mine:?}: played {share}, counted {}", found.works);
    }
}
