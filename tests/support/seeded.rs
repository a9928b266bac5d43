//! Dice from a seed, without the program's own generator.

use abordage::dice::{Ask, Dice, Halt};

/// Dice from a seed.
pub struct Seeded(u64);

impl Seeded {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, count: u64) -> u64 {
        // xorshift: good enough to wander through a fight
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % count.max(1)
    }
}

impl Dice for Seeded {
    fn face(&mut self, ask: Ask) -> Result<u8, Halt> {
        Ok(u8::try_from(self.below(u64::from(ask.die.sides())) + 1).unwrap_or(1))
    }

    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for at in (1..count).rev() {
            let other = usize::try_from(self.below(u64::try_from(at + 1).unwrap_or(1))).unwrap_or(0);
            order.swap(at, other);
        }
        order
    }
}
