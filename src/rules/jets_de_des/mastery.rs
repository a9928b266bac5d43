//! How points are best spent on dice: the three strategies (rules 4.1).

use super::pool::{Goal, PERFECT, SUCCESS, Successes};

/// A way to spend points so that none is better for its purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// S: most successes, then most sixes
    Successes,
    /// P: most sixes, then most successes
    Sixes,
    /// O: the best outcome for this goal, then most successes, then most sixes
    Outcome(Goal),
}

/// How many dice show each face; the place is the face, and place 0 stays empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faces(pub [u32; 7]);

/// Failures, the cheapest to raise first.
const FAILURES: [u8; 3] = [3, 2, 1];
/// Partial successes, the cheapest to raise first.
const PARTIALS: [u8; 2] = [5, 4];
/// All that can be raised to 6, the cheapest first.
const BELOW_SIX: [u8; 5] = [5, 4, 3, 2, 1];

impl Faces {
    /// These faces; what is no face is left out.
    #[must_use]
    pub fn of(faces: &[u8]) -> Self {
        let mut counts = Self::default();
        for face in faces {
            counts.add(*face, 1);
        }
        counts
    }

    /// Every face, from the lowest to the highest.
    fn sorted(self) -> impl Iterator<Item = u8> {
        (0..=PERFECT)
            .zip(self.0)
            .flat_map(|(face, count)| std::iter::repeat_n(face, usize::try_from(count).unwrap_or(0)))
    }

    /// More dice of one face.
    pub fn add(&mut self, face: u8, dice: u32) {
        if let Some(count) = self.0.get_mut(usize::from(face)) {
            *count += dice;
        }
    }

    /// How many dice they are.
    #[must_use]
    pub fn dice(self) -> u32 {
        self.0.iter().sum()
    }

    /// The points that raise them all to 6.
    #[must_use]
    pub fn to_all_sixes(self) -> u32 {
        self.0.iter().rev().zip(0..).map(|(count, cost)| count * cost).sum()
    }

    /// The most successes with at least one six; nothing where the points reach none.
    #[must_use]
    pub fn with_one_six(self, mut points: u32) -> Option<Successes> {
        let mut faces = self;
        if faces.successes().perfects == 0 {
            faces.raise(&BELOW_SIX, PERFECT, &mut points, 1);
        }
        faces.most_successes(&mut points);
        Some(faces.successes()).filter(|successes| successes.perfects > 0)
    }

    /// Their successes.
    #[must_use]
    pub const fn successes(self) -> Successes {
        let [_, _, _, _, four, five, six] = self.0;
        Successes { perfects: six, partials: four + five }
    }

    /// Raises dice to a face, the cheapest first, up to the first that is too dear, and no more
    /// than `most`.
    fn raise(&mut self, order: &[u8], to: u8, points: &mut u32, most: u32) {
        let mut left = most;
        for from in order {
            let cost = u32::from(to.saturating_sub(*from)).max(1);
            if *points < cost || left == 0 {
                break;
            }
            let Some(here) = self.0.get_mut(usize::from(*from)).filter(|here| **here > 0) else { continue };
            let count = (*here).min(*points / cost).min(left);
            *here -= count;
            *points -= count * cost;
            left -= count;
            self.add(to, count);
        }
    }

    fn most_successes(&mut self, points: &mut u32) {
        self.raise(&FAILURES, SUCCESS, points, u32::MAX);
        self.raise(&PARTIALS, PERFECT, points, u32::MAX);
    }

    /// The faces after the points were spent in this way (rules 4.1). No point goes where it has
    /// no effect.
    #[must_use]
    pub fn spent(self, mut points: u32, strategy: Strategy) -> Self {
        let mut faces = self;
        match strategy {
            Strategy::Successes => faces.most_successes(&mut points),
            Strategy::Sixes => {
                faces.raise(&BELOW_SIX, PERFECT, &mut points, u32::MAX);
                faces.raise(&FAILURES, SUCCESS, &mut points, u32::MAX);
            }
            Strategy::Outcome(goal) => {
                let wanted = u32::try_from(goal.need.max(1)).unwrap_or(1);
                let need = wanted.saturating_sub(self.successes().perfects);
                let (mut perfect, mut left) = (self, points);
                perfect.raise(&BELOW_SIX, PERFECT, &mut left, need);
                if perfect.successes().perfects >= wanted {
                    (faces, points) = (perfect, left);
                }
                faces.most_successes(&mut points);
            }
        }
        faces
    }
}

/// So many points on each kept die, spent in this way. Of dice that show the same face the first
/// is raised furthest.
///
/// ```
/// # use abordage::rules::jets_de_des::{Goal, Strategy, best};
/// assert_eq!(best(&[3, 4], 3, Strategy::Successes), [1, 2]);
/// assert_eq!(best(&[5, 4, 3], 3, Strategy::Sixes), [1, 2, 0]);
/// assert_eq!(best(&[3, 3, 2], 3, Strategy::Outcome(Goal::reach(2))), [1, 1, 0]);
/// ```
#[must_use]
pub fn best(kept: &[u8], points: u8, strategy: Strategy) -> Vec<u8> {
    let after = Faces::of(kept).spent(u32::from(points), strategy);
    let mut places: Vec<usize> = (0..kept.len()).rev().collect();
    places.sort_by_key(|place| kept.get(*place));
    let mut spent = vec![0; kept.len()];
    for (place, raised) in places.into_iter().zip(after.sorted()) {
        if let (Some(own), Some(face)) = (spent.get_mut(place), kept.get(place)) {
            *own = raised.saturating_sub(*face);
        }
    }
    spent
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way to spend up to so many points, none beyond 6.
    fn every(kept: &[u8], points: u8) -> Vec<Vec<u8>> {
        let Some((face, rest)) = kept.split_first() else { return vec![Vec::new()] };
        let least = points.min(PERFECT - face);
        let with = |own: u8| every(rest, points - own).into_iter().map(move |more| [vec![own], more].concat());
        (0..=least).flat_map(with).collect()
    }

    fn raised(kept: &[u8], spent: &[u8]) -> Vec<u8> {
        kept.iter().zip(spent).map(|(face, points)| face + points).collect()
    }

    /// Every multiset of so many faces.
    fn multisets(dice: usize, least: u8) -> Vec<Vec<u8>> {
        if dice == 0 {
            return vec![Vec::new()];
        }
        (least..=PERFECT)
            .flat_map(|face| multisets(dice - 1, face).into_iter().map(move |more| [vec![face], more].concat()))
            .collect()
    }

    /// What a strategy wants, the most first; then the fewest points.
    fn worth(kept: &[u8], spent: &[u8], strategy: Strategy) -> (u32, u32, u32, i32) {
        let Successes { perfects, partials } = Successes::of(&raised(kept, spent));
        let total = perfects + partials;
        let points: i32 = spent.iter().map(|points| i32::from(*points)).sum();
        match strategy {
            Strategy::Successes => (0, total, perfects, -points),
            Strategy::Sixes => (0, perfects, total, -points),
            Strategy::Outcome(goal) => {
                let need = u32::try_from(goal.need).expect("a difficulty from 1");
                let rank = [total > 0, total >= need, perfects >= need].into_iter().filter(|reached| *reached).count();
                (u32::try_from(rank).expect("three at most"), total, perfects, -points)
            }
        }
    }

    fn verify(most_dice: usize, most_points: u8) {
        let outcomes = (1..=4).map(|difficulty| Strategy::Outcome(Goal::reach(difficulty)));
        let strategies: Vec<Strategy> = [Strategy::Successes, Strategy::Sixes].into_iter().chain(outcomes).collect();
        for kept in (1..=most_dice).flat_map(|dice| multisets(dice, 1)) {
            for points in 0..=most_points {
                let all = every(&kept, points);
                for strategy in &strategies {
                    let spent = best(&kept, points, *strategy);
                    assert!(all.contains(&spent), "{kept:?} with {points}: {spent:?} cannot be spent");
                    let best = all.iter().map(|spent| worth(&kept, spent, *strategy)).max();
                    assert_eq!(Some(worth(&kept, &spent, *strategy)), best, "{kept:?} with {points} by {strategy:?}");
                }
            }
        }
    }

    #[test]
    fn no_spending_is_better_than_the_strategies() {
        verify(4, 6);
    }

    /// The whole verification of the rules reference: five dice, seven points.
    #[test]
    #[ignore = "takes a while, and four dice show the same"]
    fn no_spending_is_better_for_five_dice_either() {
        verify(5, 7);
    }
}
