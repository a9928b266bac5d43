//! How the rest of a fight may go: it is played many times over, by the rules of the table.

mod chances;
mod choice;
mod document;
mod policy;
mod told;
mod what_if;

use std::ops::Range;

use crate::dice::{Ask, Dice, Entry, Halt};
use crate::rules::contract::{Call, Figures, No};
use crate::view::Side;

use super::attack::Plan;
use super::course::Course;
use super::deck::shuffle;
use super::event::Event;
use super::play;
use super::refusal::Refusal;
use super::state::{Combatant, Encounter, Kind};
use choice::Choice;
use policy::{Policy, Step, stands};

pub use document::Foretold;
pub use told::foretell;
pub use what_if::what_if;

/// A fight that goes on longer than this many rounds is decided by nobody.
pub const MOST_ROUNDS: usize = 200;

/// A forecast: it plays as many fights as it is told, and then more.
#[derive(Clone, Debug)]
pub struct Forecast {
    start: Encounter,
    /// the fight that is being played
    fight: Encounter,
    policy: Policy,
    figures: Figures,
}

/// How a fight ended.
struct End {
    rounds: usize,
    winner: Option<Side>,
}

impl Forecast {
    /// A forecast of this fight as it stands, no fight of it played yet.
    ///
    /// # Errors
    /// Nobody of a side stands: there is nothing to foresee.
    pub fn of(fight: &Encounter) -> Result<Self, Refusal> {
        if let Some(side) = [Side::Heroes, Side::Foes].into_iter().find(|side| !stands(fight, *side)) {
            return Err(Refusal::OneSided(side));
        }
        let mut start = fight.clone();
        // What nobody needs to play on need not be copied for each fight.
        start.title.clear();
        start.players.clear();
        for combatant in &mut start.combatants {
            combatant.name.clear();
            combatant.notes.clear();
            // Whose it is counts for those who share a card.
            if let Some(player) = combatant.player.as_mut().filter(|_| combatant.kind == Kind::WildCard) {
                player.clear();
            }
        }
        let figures = Figures::none(fight.combatants.iter().map(|c| c.id));
        Ok(Self { fight: start.clone(), policy: Policy::of(&start), start, figures })
    }

    /// Plays the fights of these numbers, each with dice of its own.
    ///
    /// # Errors
    /// The rules refuse a step: there are more combatants than cards, say.
    pub fn play<D: Dice>(&mut self, fights: Range<u64>, dice: impl Fn(u64) -> D) -> Result<(), No<Refusal>> {
        for number in fights {
            let end = self.through(&mut dice(number), |fight, choice, plan, dice| match plan {
                Some(plan) => choice.carry_out(&mut Course::for_good(fight), plan, dice),
                None => play(Course::for_good(fight), &choice.command(), dice),
            })?;
            self.count(&end);
        }
        Ok(())
    }

    /// Plays one fight and tells each step: the call that plays it, with its faces and cards, and the
    /// facts that came of it.
    ///
    /// # Errors
    /// The rules refuse a step.
    pub fn trace(&mut self, dice: &mut dyn Dice) -> Result<Vec<(Call, Vec<Event>)>, No<Refusal>> {
        let mut steps = Vec::new();
        self.through(dice, |fight, choice, _, dice| {
            let mut dice = Noted { dice, faces: Vec::new() };
            let mut events = Vec::new();
            play(Course::on(fight, &mut events), &choice.command(), &mut dice)?;
            steps.push((choice.call(fight, &dice.faces, &events), events));
            Ok(())
        })?;
        Ok(steps)
    }

    /// The figures of all fights so far.
    #[must_use]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Plays a fight to its end. Nobody knows in which order the pile lies: it is shuffled first.
    fn through(&mut self, dice: &mut dyn Dice, mut step: impl Stepping) -> Result<End, No<Refusal>> {
        let Self { start, fight, policy, .. } = self;
        fight.clone_from(start);
        fight.deck.pile = shuffle(&fight.deck.pile, dice);
        let mut rounds = 0;
        loop {
            let (choice, plan) = match policy.next(fight) {
                Step::Won(winner) => return Ok(End { rounds: rounds.max(1), winner: Some(winner) }),
                Step::Play(choice, plan) => (choice, plan),
            };
            let dealt = matches!(choice, Choice::Deal);
            if dealt && rounds == MOST_ROUNDS {
                return Ok(End { rounds, winner: None });
            }
            // The round that goes on is one of them, as soon as somebody does something in it.
            rounds += usize::from(dealt || rounds == 0);
            step(fight, choice, plan, dice)?;
        }
    }

    fn count(&mut self, end: &End) {
        let Self { start, fight, figures, .. } = self;
        figures.count(end.rounds, end.winner);
        figures.pool += u64::from(start.gm_bennies.saturating_sub(fight.gm_bennies));
        for ((before, now), fates) in start.combatants.iter().zip(&fight.combatants).zip(&mut figures.fates) {
            let standing = now.standing();
            if standing == 0 {
                fates.out += 1;
                fates.dead += u64::from(now.vital.dead || now.vital.bleeding);
            } else if now.vital.wounds > 0 || standing < before.standing() {
                fates.hurt += 1;
            } else {
                fates.unhurt += 1;
            }
            fates.standing += u64::try_from(standing).unwrap_or(0);
            fates.bennies += u64::from(spent(before, now));
        }
    }
}

/// Plays a choice; of an attack with what is known of it.
trait Stepping: FnMut(&mut Encounter, Choice, Option<&Plan>, &mut dyn Dice) -> Result<(), No<Refusal>> {}

impl<F> Stepping for F where F: FnMut(&mut Encounter, Choice, Option<&Plan>, &mut dyn Dice) -> Result<(), No<Refusal>> {}

fn spent(before: &Combatant, now: &Combatant) -> u8 {
    before.bennies.unwrap_or(0).saturating_sub(now.bennies.unwrap_or(0))
}

/// Dice whose faces are written down.
struct Noted<'a> {
    dice: &'a mut dyn Dice,
    faces: Vec<u8>,
}

impl Dice for Noted<'_> {
    fn face(&mut self, ask: Ask) -> Result<u8, Halt> {
        let face = self.dice.face(ask)?;
        self.faces.push(face);
        Ok(face)
    }

    fn told(&mut self) -> Option<Entry> {
        self.dice.told()
    }

    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        self.dice.shuffled(count)
    }
}
