//! Chances as they are shown: bars with their labels and figures.

/// One chance, to be drawn as a bar with its figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chance {
    /// what may come about
    pub label: String,
    /// how likely it is, in hundredths, for the bar
    pub percent: u8,
    /// the same in the words of the language (`38%`, `38 %`)
    pub figure: String,
}

/// The chances of the roll in the box, before it is made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// behind how many lines of the box they stand
    pub after: usize,
    /// what they count, for the head of the chart
    pub title: String,
    /// what each switch of the form is worth: the head of its column
    pub switched: String,
    /// chances of their own: to hit, to hit with a raise
    pub heads: Vec<Chance>,
    /// what it may come to; with what is not told they make a whole
    pub parts: Vec<Chance>,
    /// further words: what a benny is worth, the best target
    pub notes: Vec<String>,
}

/// Shares of a whole as percentages that add up to 100, by the largest remainders; an empty whole
/// stays empty.
///
/// ```
/// # use abordage::view::percentages;
/// assert_eq!(percentages(&[0.335, 0.335, 0.33]), [34, 33, 33]);
/// ```
#[must_use]
pub fn percentages(shares: &[f64]) -> Vec<u8> {
    let whole: f64 = shares.iter().sum();
    let exact = |share: &f64| if whole > 0.0 { share.max(0.0) / whole * 100.0 } else { 0.0 };
    let mut rounded: Vec<u8> = shares.iter().map(|share| hundredths(exact(share).floor())).collect();
    let missing =
        if whole > 0.0 { 100_usize.saturating_sub(rounded.iter().map(|own| usize::from(*own)).sum()) } else { 0 };
    let mut order: Vec<usize> = (0..shares.len()).collect();
    let rest = |at: usize| shares.get(at).map_or(0.0, |share| exact(share).fract());
    order.sort_by(|one, other| rest(*other).total_cmp(&rest(*one)));
    for at in order.into_iter().take(missing) {
        if let Some(own) = rounded.get_mut(at) {
            *own = own.saturating_add(1);
        }
    }
    rounded
}

/// A chance of its own in hundredths; what is possible is never shown as certain or impossible.
#[must_use]
pub fn percentage(share: f64) -> u8 {
    let nearest = hundredths((share * 100.0).round());
    if share > 0.0 && share < 1.0 { nearest.clamp(1, 99) } else { nearest }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it lies between 0 and 100")]
fn hundredths(number: f64) -> u8 {
    number.clamp(0.0, 100.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_make_a_whole() {
        for shares in [vec![0.1; 10], vec![1.0 / 3.0; 3], vec![0.004, 0.996], vec![0.5, 0.25, 0.125, 0.0625, 0.0625]] {
            let sum: u32 = percentages(&shares).iter().map(|own| u32::from(*own)).sum();
            assert_eq!(sum, 100, "{shares:?}");
        }
        assert_eq!(percentages(&[0.0, 0.0]), [0, 0]);
    }

    #[test]
    fn the_unlikely_is_not_impossible() {
        assert_eq!([0.0, 0.0001, 0.5, 0.9999, 1.0].map(percentage), [0, 1, 50, 99, 100]);
    }
}
