//! Chance: faces and shuffles from a generator that is named, so that a seed means the same everywhere.

use std::collections::VecDeque;

use rand::rngs::{ChaCha8Rng, SysRng};
use rand::{Rng, SeedableRng, TryRng};

use crate::dice::{Ask, Dice, Halt};

/// A seed that nobody chose.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "the clock is a seed where the system gives none")]
pub fn any_seed() -> u64 {
    SysRng.try_next_u64().unwrap_or_else(|_| {
        // Without a system source the clock must do: dice at a table need no secrecy.
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        u64::try_from(now.as_nanos() & u128::from(u64::MAX)).unwrap_or(0)
    })
}

/// Random faces and orders; faces fixed beforehand come first, and once there are any, a face
/// that is missing is asked for.
pub struct Chance {
    generator: ChaCha8Rng,
    fixed: Option<VecDeque<u8>>,
}

impl Chance {
    /// Chance from a seed: the same seed, the same faces.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self { generator: ChaCha8Rng::seed_from_u64(seed), fixed: None }
    }

    /// Chance from the system.
    #[must_use]
    pub fn from_system() -> Self {
        Self::seeded(any_seed())
    }

    /// The same with these faces on the dice, and no others.
    #[must_use]
    pub fn with_faces(mut self, faces: Vec<u8>) -> Self {
        self.fixed = Some(faces.into());
        self
    }

    /// A seed for dice beside these; the faces that are fixed stay as they are.
    pub fn seed(&mut self) -> u64 {
        self.generator.next_u64()
    }

    /// How many fixed faces nobody asked for.
    #[must_use]
    pub fn left(&self) -> usize {
        self.fixed.as_ref().map_or(0, VecDeque::len)
    }

    /// Puts fixed faces back that a refused command had taken.
    pub fn give_back(&mut self, faces: VecDeque<u8>) {
        self.fixed = Some(faces);
    }

    /// The fixed faces as they are now.
    #[must_use]
    pub fn fixed(&self) -> Option<VecDeque<u8>> {
        self.fixed.clone()
    }

    /// A number below `count`, each as likely as the other.
    fn below(&mut self, count: u64) -> u64 {
        // The part of the range that is no multiple of the count is thrown away.
        let limit = u64::MAX - u64::MAX % count.max(1);
        loop {
            let number = self.generator.next_u64();
            if number < limit {
                return number % count.max(1);
            }
        }
    }
}

impl Dice for Chance {
    fn face(&mut self, ask: Ask) -> Result<u8, Halt> {
        let Some(fixed) = &mut self.fixed else {
            return Ok(u8::try_from(self.below(u64::from(ask.die.sides())) + 1).unwrap_or(1));
        };
        let face = *fixed.front().ok_or(Halt::Needs(ask))?;
        if face == 0 || face > ask.die.sides() {
            return Err(Halt::Impossible { ask, face });
        }
        fixed.pop_front();
        Ok(face)
    }

    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        shuffled(count, |count| self.below(u64::from(count)))
    }
}

/// Chance for many fights at once: each has a stream of the generator for itself, so that it goes
/// the same way whoever plays it, and whenever.
#[derive(Clone, Copy, Debug)]
pub struct Streams(u64);

impl Streams {
    /// Streams from a seed: the same seed, the same faces in every fight.
    #[must_use]
    pub const fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    /// The dice of the fight of this number.
    #[must_use]
    pub fn of(&self, number: u64) -> Stream {
        let mut generator = ChaCha8Rng::seed_from_u64(self.0);
        generator.set_stream(number);
        Stream(generator)
    }
}

/// The dice of one fight of many.
#[derive(Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// A number below `count`, each as likely as the other: the upper half of a product, whose lower half
    /// tells the few numbers that would come too often.
    #[inline]
    fn below(&mut self, count: u32) -> u32 {
        loop {
            let (lower, upper) = self.0.next_u32().carrying_mul(count, 0);
            if lower >= count || lower >= count.wrapping_neg() % count.max(1) {
                return upper;
            }
        }
    }

    /// A number from which counts of this product can be drawn one after the other, each as the upper half of
    /// a product whose lower half goes on: the last lower half tells the few numbers that would come too often.
    fn below_product(&mut self, product: u64) -> u64 {
        loop {
            let number = self.0.next_u64();
            let rest = number.wrapping_mul(product);
            if rest >= product || rest >= product.wrapping_neg() % product.max(1) {
                return number;
            }
        }
    }
}

impl Dice for Stream {
    #[inline]
    fn face(&mut self, ask: Ask) -> Result<u8, Halt> {
        Ok(u8::try_from(self.below(u32::from(ask.die.sides())) + 1).unwrap_or(1))
    }

    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        let mut left = count;
        while left > 1 {
            let (first, orders) = as_many_as_fit(left);
            let mut number = self.below_product(orders);
            for at in (first..left).rev() {
                let (lower, upper) = number.carrying_mul(wide(at + 1), 0);
                order.swap(at, usize::try_from(upper).unwrap_or(0));
                number = lower;
            }
            left = first;
        }
        order
    }
}

/// How far down the places of a shuffle can be chosen by one number, and in how many ways that is.
fn as_many_as_fit(left: usize) -> (usize, u64) {
    let (mut first, mut orders) = (left, 1_u64);
    while first > 1
        && let Some(more) = orders.checked_mul(wide(first))
    {
        (first, orders) = (first - 1, more);
    }
    (first, orders)
}

fn wide(count: usize) -> u64 {
    u64::try_from(count).unwrap_or(u64::MAX)
}

/// The numbers below `count` in an order that a supply of numbers below others chooses.
fn shuffled(count: usize, mut below: impl FnMut(u32) -> u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    for at in (1..count).rev() {
        let other = usize::try_from(below(u32::try_from(at + 1).unwrap_or(1))).unwrap_or(0);
        order.swap(at, other);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Die, Purpose};

    #[test]
    fn the_same_seed_gives_the_same_faces_and_orders() {
        let ask = Ask { die: Die::D12, purpose: Purpose::Trait, of: 0, again: 0 };
        let run = |seed| {
            let mut chance = Chance::seeded(seed);
            let faces: Vec<_> = (0..20).map(|_| chance.face(ask)).collect();
            (faces, chance.shuffled(54))
        };
        assert_eq!(run(7), run(7));
        assert_ne!(run(7), run(8));
        let mut order = run(7).1;
        order.sort_unstable();
        assert!(order.into_iter().eq(0..54));
    }
}
