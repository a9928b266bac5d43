//! What many plays of the rest of a fight came to, in plain counts: sums of parts are exact in any order.

use crate::view::{Id, Side};

/// The figures of so many fights.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// how many fights were played
    pub fights: u64,
    /// how many of them each side won
    pub won: Won,
    /// by the rounds that they took from now on, the one that goes on included: how many fights
    pub rounds: Vec<u64>,
    /// what became of each combatant, in the order of the list
    pub fates: Vec<Fates>,
    /// bennies of the game master's pool that were spent, over all fights
    pub pool: u64,
}

/// How many fights each side won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Won {
    /// the heroes
    pub heroes: u64,
    /// the foes
    pub foes: u64,
    /// neither, within the most rounds that are played
    pub undecided: u64,
}

/// What became of one combatant, over all fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fates {
    /// who
    pub who: Id,
    /// stands at the end, without a wound, and of a group all who stood at the beginning
    pub unhurt: u64,
    /// stands, but has wounds; of a group: not all of it do
    pub hurt: u64,
    /// out
    pub out: u64,
    /// of those, dead or bleeding to death
    pub dead: u64,
    /// how many of it stand at the end, over all fights
    pub standing: u64,
    /// bennies of its own that it spent, over all fights
    pub bennies: u64,
}

impl Fates {
    /// Nothing known yet.
    #[must_use]
    pub const fn of(who: Id) -> Self {
        Self { who, unhurt: 0, hurt: 0, out: 0, dead: 0, standing: 0, bennies: 0 }
    }
}

impl Figures {
    /// Figures of no fight yet, of these combatants.
    #[must_use]
    pub fn none(who: impl IntoIterator<Item = Id>) -> Self {
        Self { fates: who.into_iter().map(Fates::of).collect(), ..Self::default() }
    }

    /// One fight more that took so many rounds, won by this side or by neither.
    pub fn count(&mut self, rounds: usize, winner: Option<Side>) {
        self.fights += 1;
        *match winner {
            Some(Side::Heroes) => &mut self.won.heroes,
            Some(Side::Foes) => &mut self.won.foes,
            None => &mut self.won.undecided,
        } += 1;
        if self.rounds.len() <= rounds {
            self.rounds.resize(rounds + 1, 0);
        }
        if let Some(fights) = self.rounds.get_mut(rounds) {
            *fights += 1;
        }
    }

    /// Both together: figures of the same combatants.
    pub fn add(&mut self, other: &Self) {
        self.fights += other.fights;
        self.won.heroes += other.won.heroes;
        self.won.foes += other.won.foes;
        self.won.undecided += other.won.undecided;
        self.pool += other.pool;
        if self.rounds.len() < other.rounds.len() {
            self.rounds.resize(other.rounds.len(), 0);
        }
        self.rounds.iter_mut().zip(&other.rounds).for_each(|(own, more)| *own += more);
        for (own, more) in self.fates.iter_mut().zip(&other.fates) {
            own.unhurt += more.unhurt;
            own.hurt += more.hurt;
            own.out += more.out;
            own.dead += more.dead;
            own.standing += more.standing;
            own.bennies += more.bennies;
        }
    }

    /// A sum over all fights as a part of each: of a count its share, from 0 to 1.
    #[must_use]
    pub fn mean(&self, sum: u64) -> f64 {
        if self.fights == 0 { 0.0 } else { exactly(sum) / exactly(self.fights) }
    }

    /// The fewest rounds within which this many of a hundred fights end.
    ///
    /// ```
    /// # use abordage::rules::contract::Figures;
    /// let figures = Figures { fights: 4, rounds: vec![0, 0, 3, 0, 1], ..Figures::default() };
    /// assert_eq!((figures.rounds_for(50), figures.rounds_for(90)), (2, 4));
    /// ```
    #[must_use]
    pub fn rounds_for(&self, percent: u64) -> usize {
        let mut ended = 0;
        let enough = |fights: &u64| {
            ended += fights;
            ended * 100 >= self.fights * percent
        };
        self.rounds.iter().position(enough).unwrap_or(0)
    }

    /// How far the share of a count may lie from the true chance, 19 times of 20.
    #[must_use]
    pub fn margin(&self, count: u64) -> f64 {
        let share = self.mean(count);
        if self.fights == 0 { 1.0 } else { 1.96 * (share * (1.0 - share) / exactly(self.fights)).sqrt() }
    }
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays 2^52 fights")]
const fn exactly(count: u64) -> f64 {
    count as f64
}
