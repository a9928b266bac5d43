//! One die thrown with its aces.

use serde::{Deserialize, Serialize};

use super::{Ask, Dice, Die, Faces, Halt, Purpose};

/// A die and every face that it showed; of an acing one the last is not its highest (rules 1.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Throw {
    /// the die
    pub die: Die,
    /// its faces in the order in which they came
    pub faces: Faces,
}

impl Throw {
    /// Throws an acing die: its highest face is thrown again and added, without limit.
    ///
    /// # Errors
    /// [`Halt`] where the dice have no face to give, or one that this die cannot show.
    ///
    /// ```
    /// # use abordage::dice::{Die, Purpose, Scripted, Throw};
    /// let thrown = Throw::acing(Die::D8, Purpose::Trait, 0, &mut Scripted::new([8, 4])).expect("two faces");
    /// assert_eq!(thrown.total(), 12);
    /// ```
    #[inline]
    pub fn acing(die: Die, purpose: Purpose, of: u16, supply: &mut dyn Dice) -> Result<Self, Halt> {
        Ok(Self { die, faces: supply.acing(die, purpose, of)? })
    }

    /// Throws a die that never aces: one face.
    ///
    /// # Errors
    /// [`Halt`] where the dice have no face to give, or one that this die cannot show.
    ///
    /// ```
    /// # use abordage::dice::{Die, Purpose, Scripted, Throw};
    /// let thrown = Throw::once(Die::D8, Purpose::Object, 0, &mut Scripted::new([8, 4])).expect("a face");
    /// assert_eq!(thrown.total(), 8);
    /// ```
    pub fn once(die: Die, purpose: Purpose, of: u16, supply: &mut dyn Dice) -> Result<Self, Halt> {
        let face = supply.face(Ask { die, purpose, of, again: 0 })?;
        Ok(Self { die, faces: std::iter::once(face).collect() })
    }

    /// The sum of its faces.
    #[must_use]
    pub fn total(&self) -> i32 {
        match &self.faces[..] {
            // Most dice show one face, and that is its sum.
            [face] => i32::from(*face),
            faces => faces.iter().map(|face| i32::from(*face)).sum(),
        }
    }

    /// Whether it showed a natural 1: the first face alone decides (rules 2.4).
    #[must_use]
    pub fn is_one(&self) -> bool {
        self.faces.first() == Some(&1)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Scripted;
    use super::*;

    #[test]
    fn two_equal_dice_ace_each_on_its_own() {
        let mut dice = Scripted::new([6, 2, 3]);
        let first = Throw::acing(Die::D6, Purpose::Weapon, 0, &mut dice).expect("faces");
        let second = Throw::acing(Die::D6, Purpose::Weapon, 0, &mut dice).expect("faces");
        assert_eq!((first.total(), second.total(), dice.left()), (8, 3, 0));
    }

    #[test]
    fn an_ace_then_a_one_is_no_one() {
        let thrown = Throw::acing(Die::D6, Purpose::Trait, 0, &mut Scripted::new([6, 1])).expect("faces");
        assert!(!thrown.is_one());
    }
}
