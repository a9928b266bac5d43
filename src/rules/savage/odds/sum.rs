//! Sums of acing dice: one recurrence a die, with no limit to the aces (rules 1.2 and 10.1).

use crate::dice::Die;

/// How many dice of each kind are thrown together; their order makes no difference to the sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Handful([u8; Die::ALL.len()]);

impl Handful {
    /// The same with one die more.
    #[must_use]
    pub fn with(mut self, die: Die) -> Self {
        let place = Die::ALL.iter().position(|own| *own == die);
        if let Some(count) = place.and_then(|place| self.0.get_mut(place)) {
            *count = count.saturating_add(1);
        }
        self
    }

    /// Each of its dice, from the smallest.
    pub fn dice(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().zip(self.0).flat_map(|(die, count)| std::iter::repeat_n(die, usize::from(count)))
    }
}

impl FromIterator<Die> for Handful {
    fn from_iter<T: IntoIterator<Item = Die>>(dice: T) -> Self {
        dice.into_iter().fold(Self::default(), Self::with)
    }
}

/// The chance of each sum from 0 up, below a limit.
#[derive(Clone, Debug)]
pub(super) struct Sum(Vec<f64>);

/// No handful reaches this sum with a chance that any number of digits would show.
const FARTHEST: i64 = 4096;

impl Sum {
    /// The sums of these dice that lie below the limit.
    pub fn of(dice: Handful, limit: i64) -> Self {
        let length = usize::try_from(limit.clamp(1, FARTHEST)).unwrap_or(1);
        let mut sum = Self(vec![0.0; length]);
        if let Some(nothing) = sum.0.first_mut() {
            *nothing = 1.0;
        }
        dice.dice().for_each(|die| sum.add(die));
        sum
    }

    /// Throws one acing die more. Its generating function is U/(1 − zˢ/s) with U even over the
    /// faces 1 to s−1: first the feedback of the aces, then a window of s−1 sums.
    pub fn add(&mut self, die: Die) {
        let sides = usize::from(die.sides());
        let one = 1.0 / f64::from(die.sides());
        let sums = &mut self.0;
        for place in sides..sums.len() {
            sums[place] += sums[place - sides] * one;
        }
        let last = sums.len() - 1;
        let first = (last + 1).saturating_sub(sides);
        let mut window: f64 = sums[first..last].iter().sum();
        for place in (1..=last).rev() {
            sums[place] = window * one;
            window -= sums[place - 1];
            if let Some(entering) = place.checked_sub(sides) {
                window += sums[entering];
            }
        }
        sums[0] = 0.0;
    }

    /// The chance to reach each of these sums, which rise; one that lies beyond the limit counts as
    /// the limit.
    pub fn reaches(&self, sums: impl Iterator<Item = i64>) -> Vec<f64> {
        let (mut below, mut place) = (0.0, 0);
        sums.map(|sum| {
            let end = usize::try_from(sum.max(0)).unwrap_or(usize::MAX).min(self.0.len());
            below += self.0.get(place..end).map_or(0.0, |part| part.iter().sum());
            place = end.max(place);
            (1.0 - below).max(0.0)
        })
        .collect()
    }
}
