//! The three levels of wound boxes, and how damage ticks them (rules 8).

use serde::{Deserialize, Serialize};

/// How bad a wound is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Level {
    /// level 1: no real handicap, heals alone
    #[default]
    Minor,
    /// level 2: needs attention
    Moderate,
    /// level 3: death or lasting suffering unless treated soon
    Severe,
}

impl Level {
    /// All of them, the lightest first.
    pub const ALL: [Self; 3] = [Self::Minor, Self::Moderate, Self::Severe];

    /// Its number, 1 to 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Minor => 1,
            Self::Moderate => 2,
            Self::Severe => 3,
        }
    }

    /// The level with that number.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }

    /// Its place in an array of three.
    #[must_use]
    pub const fn place(self) -> usize {
        match self {
            Self::Minor => 0,
            Self::Moderate => 1,
            Self::Severe => 2,
        }
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.number()
    }
}

impl TryFrom<u8> for Level {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::numbered(number).ok_or_else(|| format!("1, 2 or 3 was expected, not {number}"))
    }
}

/// The boxes of one combatant, by level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wounds {
    /// how many boxes each level has
    pub boxes: [u8; 3],
    /// how many of them are ticked
    pub ticked: [u8; 3],
    /// points that found no box: the game master decides what they mean
    pub overflow: u32,
}

impl Wounds {
    /// Unhurt, with these boxes.
    #[must_use]
    pub const fn fresh(boxes: (u8, u8, u8)) -> Self {
        Self { boxes: [boxes.0, boxes.1, boxes.2], ticked: [0; 3], overflow: 0 }
    }

    /// Ticks one box a point, from this level upwards; a full level passes what is left to the next.
    /// Returns the points that found no box.
    ///
    /// ```
    /// # use abordage::rules::jets_de_des::{Level, Wounds};
    /// let mut wounds = Wounds::fresh((3, 2, 1));
    /// assert_eq!(wounds.hit(4, Level::Minor), 0);
    /// assert_eq!(wounds.ticked, [3, 1, 0]);
    /// ```
    pub fn hit(&mut self, amount: u32, from: Level) -> u32 {
        let mut left = amount;
        for (ticked, boxes) in self.ticked.iter_mut().zip(self.boxes).skip(from.place()) {
            let free = boxes.saturating_sub(*ticked);
            let taken = u8::try_from(left).unwrap_or(u8::MAX).min(free);
            *ticked += taken;
            left -= u32::from(taken);
        }
        self.overflow = self.overflow.saturating_add(left);
        left
    }

    /// How many boxes are ticked, over all levels: the wounds suffered so far.
    #[must_use]
    pub fn suffered(&self) -> u32 {
        self.ticked.iter().map(|ticked| u32::from(*ticked)).sum()
    }

    /// Whether every box of the third level is ticked, and it has any.
    #[must_use]
    pub const fn is_critical(&self) -> bool {
        let [.., boxes] = self.boxes;
        let [.., ticked] = self.ticked;
        boxes > 0 && ticked >= boxes
    }
}
