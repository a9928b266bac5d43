//! What a Trait costs in points (seed 004): a die of a skill above its attribute costs two.

use crate::dice::{Die, Level};

/// More of anything is counted no further: no table has so many.
pub const MOST: u16 = 5_000;

/// How many dice a Trait stands above d4; beyond d12 each number counts as one.
///
/// ```
/// # use abordage::rules::savage::build::dice_above;
/// let dice = |text: &str| dice_above(text.parse().expect("a Trait"));
/// assert_eq!((dice("d4"), dice("d8"), dice("d12"), dice("d12+2")), (0, 2, 4, 6));
/// ```
#[must_use]
pub fn dice_above(level: Level) -> u16 {
    let die = Die::ALL.iter().take_while(|die| **die < level.die).count();
    u16::try_from(die).unwrap_or_default() + u16::try_from(level.plus.max(0)).unwrap_or_default()
}

/// One die more; none beyond d12: there are no more dice (seed 004).
#[must_use]
pub fn raised(level: Level) -> Option<Level> {
    Die::ALL.into_iter().find(|die| *die > level.die).map(Level::of)
}

/// The dice of one or more skills by what they cost, at creation and by an advance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SkillDice {
    /// the first die, a d4: one point, or an advance
    pub first: u16,
    /// up to the attribute: one point, or half an advance
    pub below: u16,
    /// above the attribute: two points, or an advance
    pub above: u16,
}

impl SkillDice {
    /// Those of a skill that is linked to an attribute; without one, none lies above it.
    #[must_use]
    pub fn of(skill: Level, attribute: Option<Level>) -> Self {
        let dice = dice_above(skill);
        let above = attribute.map_or(0, |attribute| dice.saturating_sub(dice_above(attribute)));
        Self { first: 1, below: dice - above, above }
    }

    /// The points that they cost.
    ///
    /// ```
    /// # use abordage::rules::savage::build::SkillDice;
    /// // S-017: Climbing d8 with Strength d6.
    /// let dice = SkillDice::of("d8".parse().expect("a Trait"), Some("d6".parse().expect("a Trait")));
    /// assert_eq!(dice.points(), 1 + 1 + 2);
    /// ```
    #[must_use]
    pub const fn points(self) -> u16 {
        self.first + self.below + 2 * self.above
    }

    /// Both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            first: self.first.saturating_add(other.first).min(MOST),
            below: self.below.saturating_add(other.below).min(MOST),
            above: self.above.saturating_add(other.above).min(MOST),
        }
    }

    /// The least number of half advances for what so many points, and so many dice bought with points of
    /// hindrances, do not pay.
    ///
    /// A point of a hindrance buys a whole die, so it goes farthest above the attribute; a point for skills
    /// saves a whole advance on a first die, and half of one elsewhere.
    #[must_use]
    pub fn half_advances(self, points: u16, dice: u16) -> u16 {
        let mut left = self;
        let mut dice = dice;
        for kind in [&mut left.above, &mut left.first, &mut left.below] {
            let paid = dice.min(*kind);
            *kind -= paid;
            dice -= paid;
        }
        let mut points = points;
        for (kind, cost) in [(&mut left.first, 1), (&mut left.below, 1), (&mut left.above, 2)] {
            let paid = (points / cost).min(*kind);
            *kind -= paid;
            points -= paid * cost;
        }
        2 * left.first + left.below + 2 * left.above
    }
}
