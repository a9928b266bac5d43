//! The five dice of the game, with the number that a Trait may add to its die.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A die of the game (rules 1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Die {
    /// four faces
    D4,
    /// six faces
    D6,
    /// eight faces
    D8,
    /// ten faces
    D10,
    /// twelve faces
    D12,
}

impl Die {
    /// Every die, from the smallest.
    pub const ALL: [Self; 5] = [Self::D4, Self::D6, Self::D8, Self::D10, Self::D12];

    /// How many faces it has, which is also its highest face.
    ///
    /// ```
    /// # use abordage::dice::Die;
    /// assert_eq!(Die::D8.sides(), 8);
    /// ```
    #[must_use]
    pub const fn sides(self) -> u8 {
        match self {
            Self::D4 => 4,
            Self::D6 => 6,
            Self::D8 => 8,
            Self::D10 => 10,
            Self::D12 => 12,
        }
    }

    /// The die with that many faces, where the game has one.
    #[must_use]
    pub fn with_sides(sides: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|die| u32::from(die.sides()) == sides)
    }

    /// One step smaller; a d4 stays a d4 (rules 1.7).
    #[must_use]
    pub const fn lowered(self) -> Self {
        match self {
            Self::D4 | Self::D6 => Self::D4,
            Self::D8 => Self::D6,
            Self::D10 => Self::D8,
            Self::D12 => Self::D10,
        }
    }

    /// One step bigger; a d12 stays a d12 (rules 1.7).
    #[must_use]
    pub const fn raised(self) -> Self {
        match self {
            Self::D4 => Self::D6,
            Self::D6 => Self::D8,
            Self::D8 => Self::D10,
            Self::D10 | Self::D12 => Self::D12,
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{}", self.sides())
    }
}

/// What a Trait is worth: a die, and a number that is added once to its total (`d12+2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level {
    /// the die that is rolled
    pub die: Die,
    /// added after all aces; belongs to the Trait die alone (rules 2.1)
    pub plus: i8,
}

impl Level {
    /// An ordinary person's Trait (rules 1.1).
    pub const AVERAGE: Self = Self { die: Die::D6, plus: 0 };

    /// A Trait without a number beside its die.
    #[must_use]
    pub const fn of(die: Die) -> Self {
        Self { die, plus: 0 }
    }

    /// Half the die, and half of what goes beyond a d12: the part that enters Parry and
    /// Toughness (rules 9.5 and 10.1).
    ///
    /// ```
    /// # use abordage::dice::Level;
    /// let huge: Level = "d12+3".parse().expect("a Trait");
    /// assert_eq!(huge.half(), 7);
    /// ```
    #[must_use]
    pub fn half(self) -> i32 {
        i32::from(self.die.sides()) / 2 + i32::from(self.plus).div_euclid(2)
    }

    /// One step bigger (rules 1.7): what a d12 gains stands beside it.
    ///
    /// ```
    /// # use abordage::dice::Level;
    /// let high: Level = "d12".parse().expect("a Trait");
    /// assert_eq!(high.raised().to_string(), "d12+1");
    /// ```
    #[must_use]
    pub const fn raised(self) -> Self {
        match self.die {
            Die::D12 => Self { plus: self.plus.saturating_add(1), ..self },
            Die::D4 | Die::D6 | Die::D8 | Die::D10 if self.plus < 0 => Self { plus: self.plus + 1, ..self },
            Die::D4 | Die::D6 | Die::D8 | Die::D10 => Self { die: self.die.raised(), ..self },
        }
    }

    /// One step smaller (rules 1.7): what stands beyond d12 goes first, a d4 stays a d4.
    #[must_use]
    pub fn lowered(self) -> Self {
        if self.plus > 0 { Self { plus: self.plus - 1, ..self } } else { Self { die: self.die.lowered(), ..self } }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plus {
            0 => write!(f, "{}", self.die),
            plus => write!(f, "{}{plus:+}", self.die),
        }
    }
}

/// What was read is no die of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("d4, d6, d8, d10, d12, or d12+2 was expected, not `{0}`")]
pub struct NotADie(pub String);

impl FromStr for Level {
    type Err = NotADie;

    fn from_str(text: &str) -> Result<Self, NotADie> {
        let wrong = || NotADie(text.chars().take(40).collect());
        let plain = text.trim().replace('\u{2212}', "-").to_ascii_lowercase();
        let rest = plain.strip_prefix('d').ok_or_else(wrong)?;
        let cut = rest.find(['+', '-']).unwrap_or(rest.len());
        let (sides, plus) = rest.split_at(cut);
        let die = sides.parse().ok().and_then(Die::with_sides).ok_or_else(wrong)?;
        let plus = match plus {
            "" => 0,
            number => number.parse::<i8>().map_err(|_| wrong())?,
        };
        if (-20..=40).contains(&plus) { Ok(Self { die, plus }) } else { Err(wrong()) }
    }
}

impl Serialize for Level {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trait_reads_back_as_it_is_written() {
        for text in ["d4", "d6", "d8", "d10", "d12", "d12+2", "d6-1"] {
            assert_eq!(text.parse::<Level>().expect(text).to_string(), text);
        }
    }

    #[test]
    fn impossible_dice_are_named() {
        for text in ["d0", "d1", "d7", "", "d", "6", "d12+999", "999999d6"] {
            assert_eq!(text.parse::<Level>(), Err(NotADie(text.into())), "{text}");
        }
    }
}
