//! Fractions of whole numbers without a limit.

use num_bigint::BigUint;

/// A fraction that nobody shortens.
#[derive(Clone, Debug)]
pub struct Fraction {
    part: BigUint,
    of: BigUint,
}

impl Fraction {
    pub fn new(part: impl Into<BigUint>, of: impl Into<BigUint>) -> Self {
        Self { part: part.into(), of: of.into() }
    }

    pub fn none() -> Self {
        Self::new(0_u8, 1_u8)
    }

    pub fn whole() -> Self {
        Self::new(1_u8, 1_u8)
    }

    pub fn times(&self, other: &Self) -> Self {
        Self { part: &self.part * &other.part, of: &self.of * &other.of }
    }

    pub fn plus(&self, other: &Self) -> Self {
        if self.of == other.of {
            return Self { part: &self.part + &other.part, of: self.of.clone() };
        }
        Self { part: &self.part * &other.of + &other.part * &self.of, of: &self.of * &other.of }
    }

    pub fn rest(&self) -> Self {
        Self { part: &self.of - &self.part, of: self.of.clone() }
    }

    /// What is left without one that has the same lower number.
    pub fn minus(&self, other: &Self) -> Self {
        assert_eq!(self.of, other.of, "of the same number");
        Self { part: &self.part - &other.part, of: self.of.clone() }
    }

    pub fn power(&self, times: u8) -> Self {
        (0..times).fold(Self::whole(), |power, _| power.times(self))
    }

    pub fn value(&self) -> f64 {
        // Two halves of sixty binary places.
        let scaled = (&self.part << 60) / &self.of;
        let rest = ((&self.part << 120) / &self.of) - (&scaled << 60);
        let half = |number: BigUint| {
            let number = u64::try_from(number).expect("at most 1");
            let [high, low] = [number >> 32, number & 0xFFFF_FFFF].map(|part| u32::try_from(part).expect("half"));
            f64::from(high) * 2.0_f64.powi(32) + f64::from(low)
        };
        half(scaled) / 2.0_f64.powi(60) + half(rest) / 2.0_f64.powi(120)
    }
}
