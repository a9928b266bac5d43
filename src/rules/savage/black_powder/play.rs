//! The intuitive way: cards against the bank, one after another or all at once (rules 15.8).

use std::sync::Arc;

use crate::dice::Dice;

use super::super::course::{Course, Decided, no};
use super::super::deck::{Card, shuffle};
use super::super::event::Event;
use super::super::refusal::Refusal;
use super::super::state::Encounter;
use super::super::stats::Trait;
use super::casting::{Casting, Game, Side, terms};
use super::drain::drain;
use super::hand::{Counted, HIGH_ACE, Hand, Worth, total, worth};
use super::happening::Happening;
use super::knows::{Able, able};
use super::order::{BankOrder, Intent, Line, Order};
use super::refusal::PowderRefusal;
use super::terms::{Move, Verdict, bank_move};
use super::work::examine;
use super::{advance, raises, ritual};

/// Decides what is asked.
///
/// # Errors
/// The rules forbid it.
pub fn decide(course: &mut Course<'_>, order: &Order, dice: &mut dyn Dice) -> Decided<()> {
    match order {
        Order::Ritual(intent, modifier) => ritual::decide(course, intent, *modifier, dice),
        Order::Begin(intent) => begin(course, intent, dice),
        Order::Line(intent, line) => {
            begin(course, intent, dice)?;
            at_once(course, line)
        }
        Order::Draw(card) => draw(course, Side::Player, *card),
        Order::Cancel(card) => cancel(course, Side::Player, *card),
        Order::Stand(values) => stand(course, values),
        Order::Bank(order) => bank(course, *order),
        Order::Improve(who, spent) => raises::spend(course, *who, *spent),
        Order::Advance { who, what, gains } => advance::decide(course, *who, what, *gains),
    }
}

const fn refuse<T>(refusal: PowderRefusal) -> Decided<T> {
    no(Refusal::Powder(refusal))
}

/// The game that is being played.
fn casting(course: &Course<'_>) -> Decided<Arc<Casting>> {
    course.fight.casting.as_ref().map_or_else(|| refuse(PowderRefusal::NotCasting), |own| Ok(Arc::clone(own)))
}

fn happen(course: &mut Course<'_>, happening: Happening) {
    course.happen(Event::Powder(Box::new(happening)));
}

/// The game that this would be, before its deck is shuffled.
///
/// # Errors
/// Who cannot act, has no such power, no skill for it, or no domain of it.
pub fn prepared(fight: &Encounter, intent: &Intent) -> Result<Casting, Refusal> {
    let who = intent.who;
    let Able { adept, power, combatant, member } = able(fight, intent)?;
    let options = fight.options.black_powder.unwrap_or_default();
    let level = combatant.level(&Trait::named(&adept.skill));
    let Some(level) = level else { return Err(Refusal::Powder(PowderRefusal::Unskilled(who.id))) };
    if adept.domains_of(power).next().is_none() && !options.intuitive_without_domain {
        return Err(Refusal::Powder(PowderRefusal::NoDomain(who.id, power.name.clone())));
    }
    let several = combatant.vital.members.len() > 1;
    Ok(Casting {
        who: super::super::trait_roll::Target { id: who.id, member: several.then_some(member) },
        power: power.name.clone(),
        at: intent.at.clone(),
        drain: intent.drain.unwrap_or(options.drain),
        terms: terms(adept, power, i32::from(level.die.sides()), combatant.is_wild()),
        pile: Vec::new(),
        mine: Hand::default(),
        stood: None,
        bank: Hand::default(),
    })
}

fn begin(course: &mut Course<'_>, intent: &Intent, dice: &mut dyn Dice) -> Decided<()> {
    let casting = match prepared(course.fight, intent) {
        Ok(casting) => casting,
        Err(refusal) => return no(refusal),
    };
    course.close_offers();
    raises::settle(course)?;
    examine(course, casting.who.id, &casting.power, &casting.at, dice)?;
    let pile = shuffle(&Card::all(), dice);
    happen(course, Happening::Began(Arc::new(Casting { pile, ..casting })));
    Ok(())
}

/// A whole game with the cards of a real deck.
fn at_once(course: &mut Course<'_>, line: &Line) -> Decided<()> {
    if let Some(card) = line.cancel {
        draw(course, Side::Player, Some(card))?;
        cancel(course, Side::Player, card)?;
    }
    for card in &line.cards {
        draw(course, Side::Player, Some(*card))?;
    }
    let before = raises_of(course);
    stand(course, &line.values)?;
    if course.fight.casting.is_some() {
        match &line.bank {
            None => bank(course, BankOrder::Play)?,
            Some(cards) => {
                for card in &line.bank_cancel {
                    draw(course, Side::Bank, Some(*card))?;
                    cancel(course, Side::Bank, *card)?;
                }
                for card in cards {
                    draw(course, Side::Bank, Some(*card))?;
                }
                bank(course, BankOrder::Stand)?;
            }
        }
    }
    match line.raises {
        Some(spent) => raises::spend_now(course, before, spent),
        None => Ok(()),
    }
}

/// How many raises wait at all.
fn raises_of(course: &Course<'_>) -> usize {
    raises::waiting(course.fight).count()
}

fn draw(course: &mut Course<'_>, side: Side, named: Option<Card>) -> Decided<()> {
    let casting = casting(course)?;
    match (side, &casting.stood) {
        (Side::Player, Some(_)) => return refuse(PowderRefusal::Stood),
        (Side::Bank, None) => return refuse(PowderRefusal::NotStood),
        (Side::Player, None) | (Side::Bank, Some(_)) => {}
    }
    let card = match named {
        Some(card) if casting.pile.contains(&card) => card,
        Some(card) => return refuse(PowderRefusal::CardOut(card)),
        None => match casting.pile.first() {
            Some(card) => *card,
            None => return refuse(PowderRefusal::PileEmpty),
        },
    };
    happen(course, Happening::Drew { side, card });
    Ok(())
}

fn cancel(course: &mut Course<'_>, side: Side, card: Card) -> Decided<()> {
    let casting = casting(course)?;
    let hand = casting.hand(side);
    let (may, done) = (&casting.terms, hand.cancelled.len());
    match (side, &casting.stood) {
        (Side::Player, Some(_)) => return refuse(PowderRefusal::Stood),
        (Side::Player, None) if !may.may_cancel => return refuse(PowderRefusal::OnlyWildCancels(casting.who.id)),
        (Side::Player, None) if done > 0 => return refuse(PowderRefusal::CancelledOnce(casting.who.id)),
        (Side::Bank, None) => return refuse(PowderRefusal::NotStood),
        (Side::Bank, Some(_)) if done >= usize::from(may.cancels) => {
            return refuse(PowderRefusal::BankCancels(may.cancels));
        }
        (Side::Player, None) | (Side::Bank, Some(_)) => {}
    }
    if !hand.cards.contains(&card) {
        return refuse(PowderRefusal::NotInHand(card));
    }
    happen(course, Happening::Cancelled { side, card });
    Ok(())
}

/// The player stands: values of Aces and Jokers are fixed, those that were not said as they serve best.
/// With too much the game is over; the bank need not play.
fn stand(course: &mut Course<'_>, said: &[Counted]) -> Decided<()> {
    let casting = casting(course)?;
    if casting.stood.is_some() {
        return refuse(PowderRefusal::Stood);
    }
    if casting.mine.cards.is_empty() {
        return refuse(PowderRefusal::NoCards);
    }
    for one in said {
        let fits = match worth(one.card) {
            Worth::Fixed(value) => one.value == value,
            Worth::Ace => one.value == 1 || one.value == HIGH_ACE,
            Worth::Joker => one.value >= 1,
        };
        if !casting.mine.cards.contains(&one.card) {
            return refuse(PowderRefusal::NotInHand(one.card));
        }
        if !fits {
            return refuse(PowderRefusal::BadValue(one.card, one.value));
        }
    }
    let values = casting.terms.counted(&casting.mine, said);
    let bust = total(&values) > casting.terms.tn;
    happen(course, Happening::Stood { values });
    if bust { over(course) } else { Ok(()) }
}

fn bank(course: &mut Course<'_>, order: BankOrder) -> Decided<()> {
    let begun = casting(course)?;
    if begun.stood.is_none() {
        return refuse(PowderRefusal::NotStood);
    }
    match order {
        BankOrder::Draw(card) => return draw(course, Side::Bank, card),
        BankOrder::Cancel(card) => {
            let newest = begun.bank.cards.last().copied();
            return match card.or(newest) {
                Some(card) => cancel(course, Side::Bank, card),
                None => refuse(PowderRefusal::NoCards),
            };
        }
        BankOrder::Stand if begun.bank.cards.is_empty() => return refuse(PowderRefusal::NoCards),
        BankOrder::Stand => {}
        BankOrder::Play => loop {
            let now = casting(course)?;
            match bank_move(&now.terms, now.score(), &now.bank) {
                Move::Draw if now.pile.is_empty() => break,
                Move::Draw => draw(course, Side::Bank, None)?,
                Move::Cancel(card) => cancel(course, Side::Bank, card)?,
                Move::Stand => break,
            }
        },
    }
    over(course)
}

/// The game is over: it works, it fails, or it costs.
fn over(course: &mut Course<'_>) -> Decided<()> {
    let casting = casting(course)?;
    let mine = casting.counted();
    let verdict = casting.terms.verdict(&mine, &casting.bank);
    let game = Game {
        terms: casting.terms.clone(),
        mine,
        cancelled: casting.mine.cancelled.clone(),
        bank: casting.terms.bank(&casting.bank),
        bank_cancelled: casting.bank.cancelled.clone(),
        verdict,
    };
    let Casting { who, power, at, drain: rule, .. } = &*casting;
    happen(course, Happening::Decided { who: who.id, power: power.clone(), game: Arc::new(game) });
    match verdict {
        Verdict::Bust => Ok(()),
        Verdict::Lost { double } => drain(course, *who, if double { 2 } else { 1 }, *rule),
        Verdict::Won(feats) => raises::won(course, *who, power, at, feats.raises()),
    }
}

/// Leaves a game in the middle, and spends raises that nobody spent: the fight moves on.
///
/// # Errors
/// Whoever cast is not there.
pub fn move_on(course: &mut Course<'_>) -> Decided<()> {
    if let Some(casting) = course.fight.casting.clone() {
        happen(course, Happening::GivenUp { who: casting.who.id, power: casting.power.clone() });
    }
    raises::settle(course)
}
