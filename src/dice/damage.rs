//! Damage expressions: `Str+d6`, `Str+2`, `2d6+1`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Die;

/// What a weapon does: a Strength die or none, dice, and a number (rules 10.1).
#[derive(Debug, PartialEq, Eq, Hash, Default)]
pub struct Damage {
    /// whether the wielder's Strength is rolled too
    pub strength: bool,
    /// the dice of the weapon, in the order written
    pub dice: SmallVec<[Die; 16]>,
    /// added at the end
    pub plus: i32,
}

// Each hit has its own: the dice are copied at once, not one by one.
impl Clone for Damage {
    fn clone(&self) -> Self {
        Self { strength: self.strength, dice: SmallVec::from_slice(&self.dice), plus: self.plus }
    }
}

impl Damage {
    /// Bare Strength.
    #[must_use]
    pub const fn bare() -> Self {
        Self { strength: true, dice: SmallVec::new_const(), plus: 0 }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if self.strength {
            parts.push("Str".to_owned());
        }
        for run in self.dice.chunk_by(|a, b| a == b) {
            parts.push(match run {
                [die] => die.to_string(),
                several => format!("{}{}", several.len(), several[0]),
            });
        }
        f.write_str(&parts.join("+"))?;
        match self.plus {
            0 if !parts.is_empty() => Ok(()),
            plus if parts.is_empty() => write!(f, "{plus}"),
            plus => write!(f, "{plus:+}"),
        }
    }
}

/// What was read is no damage expression; the text is the part that did not fit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("damage such as Str+d6, Str+2, 2d6+1 or 3d6 was expected, not `{0}`")]
pub struct Ruin(pub String);

/// More dice than this are a slip of the pen.
const MOST_DICE: u32 = 20;

impl FromStr for Damage {
    type Err = Ruin;

    fn from_str(text: &str) -> Result<Self, Ruin> {
        let wrong = |part: &str| Ruin(part.chars().take(40).collect());
        let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let plain = plain.replace('\u{2212}', "-").replace('-', "+-").to_ascii_lowercase();
        // A minus at the very beginning has nothing before it.
        let parts = plain.strip_prefix('+').filter(|rest| rest.starts_with('-')).unwrap_or(&plain);
        let mut damage = Self::default();
        for part in parts.split('+') {
            if matches!(part, "str" | "for") && !damage.strength {
                damage.strength = true;
            } else if let Some((count, sides)) = part.split_once('d') {
                let count: u32 = if count.is_empty() { 1 } else { count.parse().map_err(|_| wrong(text))? };
                let die = sides.parse().ok().and_then(Die::with_sides).ok_or_else(|| wrong(text))?;
                if count == 0 || count > MOST_DICE {
                    return Err(wrong(text));
                }
                damage.dice.extend((0..count).map(|_| die));
                if damage.dice.len() > MOST_DICE as usize {
                    return Err(wrong(text));
                }
            } else {
                let plus: i32 = part.parse().map_err(|_| wrong(text))?;
                damage.plus = damage.plus.saturating_add(plus).clamp(-1000, 1000);
            }
        }
        Ok(damage)
    }
}

impl Serialize for Damage {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Damage {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_read_back_as_they_are_written() {
        for text in ["Str", "Str+d6", "Str+2", "Str+d6+1", "2d6+1", "3d6", "Str+d8-1", "d12+18", "Str+2d6"] {
            assert_eq!(text.parse::<Damage>().expect(text).to_string(), text);
        }
    }

    /// A saved weapon must be read again, however odd it is.
    #[test]
    fn whatever_is_accepted_is_written_so_that_it_is_accepted() {
        for (text, written) in [
            ("1-3", "-2"),
            ("-2", "-2"),
            ("−2+d6", "d6-2"),
            ("Str-2-3", "Str-5"),
            ("1000+1000", "1000"),
            ("d6-1000-1000", "d6-1000"),
            ("2147483647+2147483647", "1000"),
            ("20d6", "20d6"),
            ("10d6+10d8", "10d6+10d8"),
        ] {
            let damage: Damage = text.parse().expect(text);
            assert_eq!(damage.to_string(), written, "{text}");
            assert_eq!(written.parse(), Ok(damage), "{text}");
        }
    }

    #[test]
    fn what_is_no_damage_is_refused() {
        for text in ["", "d7", "999999d6", "Str+", "Str+Str", "0d6", "two", "-", "+2", "--2", "20d6+d6"] {
            assert!(text.parse::<Damage>().is_err(), "{text}");
        }
    }
}
