//! Reading a pool: which dice count, what they come to against a difficulty (rules 2).

use serde::{Deserialize, Serialize};

/// The most dice that one pool holds: an attribute of two characteristics at 10 (rules 5).
pub const MOST_DICE: u8 = 20;
/// The face that is a perfect success; no die goes beyond it.
pub const PERFECT: u8 = 6;
/// The least face that is a success.
pub const SUCCESS: u8 = 4;

/// The dice of one roll (rules 2): thrown, kept, and what was spent on the kept ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    /// every face that fell, in order
    pub raw: Vec<u8>,
    /// the faces that count: all, or the lowest of two at score 0
    pub kept: Vec<u8>,
    /// points spent on each kept die
    pub spent: Vec<u8>,
}

impl Dice {
    /// These faces as they fell at an effective score: at 0 the lowest alone counts (rules 2).
    ///
    /// ```
    /// # use abordage::rules::jets_de_des::Dice;
    /// assert_eq!(Dice::fallen(0, vec![6, 2]).kept, [2]);
    /// assert_eq!(Dice::fallen(2, vec![6, 2]).kept, [6, 2]);
    /// ```
    #[must_use]
    pub fn fallen(score: u8, raw: Vec<u8>) -> Self {
        let kept = if score == 0 { raw.iter().min().copied().into_iter().collect() } else { raw.clone() };
        Self { raw, kept, spent: Vec::new() }
    }

    /// The kept faces with the points that were spent on them.
    #[must_use]
    pub fn adjusted(&self) -> Vec<u8> {
        let points = self.spent.iter().copied().chain(std::iter::repeat(0));
        self.kept.iter().zip(points).map(|(face, points)| face.saturating_add(points).min(PERFECT)).collect()
    }
}

/// How many dice are thrown at an effective score: as many, and two at 0 (rules 2).
#[must_use]
pub const fn thrown_at(score: u8) -> u8 {
    if score == 0 { 2 } else { score }
}

/// The successes of some dice, by kind (rules 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Successes {
    /// dice that show 6
    pub perfects: u32,
    /// dice that show 4 or 5
    pub partials: u32,
}

impl Successes {
    /// Those of these faces.
    #[must_use]
    pub fn of(faces: &[u8]) -> Self {
        let count = |fits: &dyn Fn(u8) -> bool| {
            u32::try_from(faces.iter().filter(|face| fits(**face)).count()).unwrap_or(u32::MAX)
        };
        Self { perfects: count(&|face| face >= PERFECT), partials: count(&|face| (SUCCESS..PERFECT).contains(&face)) }
    }

    /// All of them.
    #[must_use]
    pub const fn total(self) -> u32 {
        self.perfects.saturating_add(self.partials)
    }
}

/// What successes are held against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// how many are needed
    pub need: i32,
    /// how many of them make no margin: the difficulty
    pub difficulty: i32,
}

impl Goal {
    /// Reaching a difficulty is enough.
    #[must_use]
    pub const fn reach(difficulty: i32) -> Self {
        Self { need: difficulty, difficulty }
    }

    /// A difficulty must be exceeded (A2).
    #[must_use]
    pub const fn exceed(difficulty: i32) -> Self {
        Self { need: difficulty.saturating_add(1), difficulty }
    }
}

/// What a roll comes to (rules 2.2). Margins are successes beyond the difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// as many sixes as the difficulty asks
    Perfect {
        /// successes beyond the difficulty
        margin: u32,
    },
    /// as many successes as the difficulty asks
    Standard {
        /// successes beyond the difficulty
        margin: u32,
    },
    /// too few successes
    Failure,
    /// not one success
    Critical,
}

impl Outcome {
    /// Reads successes (rules 2.2). Nothing needed is never missed, and perfect with one six. A
    /// failure is critical where `bare`: not one success is shown.
    ///
    /// ```
    /// # use abordage::rules::jets_de_des::{Goal, Outcome, Successes};
    /// let read = |faces: &[u8], difficulty| {
    ///     let successes = Successes::of(faces);
    ///     Outcome::of(successes, Goal::reach(difficulty), successes.total() == 0)
    /// };
    /// assert_eq!(read(&[6, 6, 1], 2), Outcome::Perfect { margin: 0 });
    /// assert_eq!(read(&[5, 5, 4, 4], 2), Outcome::Standard { margin: 2 });
    /// assert_eq!(read(&[4, 2, 1], 2), Outcome::Failure);
    /// assert_eq!(read(&[1, 2, 3], 1), Outcome::Critical);
    /// ```
    #[must_use]
    pub fn of(successes: Successes, goal: Goal, bare: bool) -> Self {
        let reached = |count: u32, need: i32| i64::from(count) >= i64::from(need);
        let easy = u32::try_from(goal.difficulty).unwrap_or(0);
        let margin = successes.total().saturating_sub(easy);
        if reached(successes.perfects, goal.need.max(1)) {
            Self::Perfect { margin }
        } else if reached(successes.total(), goal.need) {
            Self::Standard { margin }
        } else if bare {
            Self::Critical
        } else {
            Self::Failure
        }
    }

    /// Successes beyond the difficulty, where it is a success.
    #[must_use]
    pub const fn margin(self) -> Option<u32> {
        match self {
            Self::Perfect { margin } | Self::Standard { margin } => Some(margin),
            Self::Failure | Self::Critical => None,
        }
    }

    /// Whether the aim is reached.
    #[must_use]
    pub const fn is_success(self) -> bool {
        self.margin().is_some()
    }
}
