//! What to expect of a roll before its dice fall: exact odds, by counting.

use super::mastery::{Faces, Strategy};
use super::options::Options;
use super::pool::{Outcome, PERFECT, SUCCESS, Successes};
use super::roll::{Roll, Thrown};

/// In how many of all ways the dice can fall something comes about, its points spent at their best.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// all ways
    pub ways: u64,
    /// a perfect success
    pub perfect: u64,
    /// a standard success, where no perfect one can be had
    pub standard: u64,
    /// a failure that is not critical
    pub failure: u64,
    /// a critical failure
    pub critical: u64,
    /// a success with tactical control can be had (rules 7.5; A6)
    pub control: u64,
    /// a success of nothing but sixes can be had (rules 7.5; A7)
    pub devastating: u64,
    /// most successes, then most sixes: a success with a margin of 0, of 1, and so on
    pub margins: Vec<u64>,
    /// the same: no success at all, one, two, and so on
    pub successes: Vec<u64>,
}

impl Odds {
    /// The ways in which the aim is reached.
    #[must_use]
    pub const fn success(&self) -> u64 {
        self.perfect + self.standard
    }

    /// The share of these ways in all, 0 to 1.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "6 to the power of 20 is below 2 to that of 53")]
    pub fn share(&self, ways: u64) -> f64 {
        ways as f64 / self.ways as f64
    }
}

/// The odds of a planned roll; nothing where no die falls.
///
/// ```
/// # use abordage::rules::jets_de_des::*;
/// # use abordage::view::{Id, Side};
/// let mut fight = Encounter::default();
/// let anna = Combatant::fresh("Anna".into(), Side::Heroes, None, Stats::default(), (3, 2, 1));
/// fight.apply(&Event::Added(Box::new(anna)));
/// let pool = Pool::Of(Characteristic::Speed);
/// let command = Command::Roll { who: Id(0), pool, difficulty: 1, terms: Terms::default() };
/// let (roll, _) = plan(&fight, &command).expect("allowed").expect("a roll");
/// let odds = odds(&roll, &fight.options).expect("two dice");
/// assert_eq!((odds.success(), odds.perfect, odds.ways), (27, 11, 36));
/// ```
#[must_use]
pub fn odds(roll: &Roll, options: &Options) -> Option<Odds> {
    match roll.dice {
        Thrown::Without(_) => return None,
        Thrown::Dice(_) => {}
    }
    let mut odds = Odds::default();
    let mut count = |faces: Faces, ways: u64| odds.count(faces, ways, roll, options);
    match roll.effective() {
        // Of two dice the lowest is a 1 in 11 ways of 36, a 2 in 9, and so on.
        0 => (1..=PERFECT).for_each(|face| count(Faces::of(&[face]), 13 - 2 * u64::from(face))),
        // Without points faces of one kind are worth the same.
        score if roll.points == 0 => {
            each(&[(1, 3), (SUCCESS, 2), (PERFECT, 1)], u32::from(score), Faces::default(), 1, &mut count);
        }
        score => each(&[1, 2, 3, 4, 5, 6].map(|face| (face, 1)), u32::from(score), Faces::default(), 1, &mut count),
    }
    Some(odds)
}

/// Every way to share dice out among kinds of faces, with the number of throws that give it. A kind
/// is a face and how many faces it stands for.
fn each(kinds: &[(u8, u64)], dice: u32, faces: Faces, ways: u64, count: &mut dyn FnMut(Faces, u64)) {
    let Some(((face, weight), rest)) = kinds.split_first() else { return };
    let mut here = faces;
    if rest.is_empty() {
        here.add(*face, dice);
        count(here, ways * weight.pow(dice));
        return;
    }
    let mut chosen = 1;
    for taken in 0..=dice {
        each(rest, dice - taken, here, ways * chosen * weight.pow(taken), count);
        here.add(*face, 1);
        chosen = chosen * u64::from(dice - taken) / u64::from(taken + 1);
    }
}

impl Odds {
    fn count(&mut self, faces: Faces, ways: u64, roll: &Roll, options: &Options) {
        let goal = roll.goal(options);
        let points = u32::from(roll.points);
        let outcome = |successes: Successes| {
            let read = if options.read_before_mastery { faces.successes() } else { successes };
            Outcome::of(successes, goal, read.total() == 0)
        };
        let best = outcome(faces.spent(points, Strategy::Outcome(goal)).successes());
        let most = faces.spent(points, Strategy::Successes).successes();
        self.ways += ways;
        *match best {
            Outcome::Perfect { .. } => &mut self.perfect,
            Outcome::Standard { .. } => &mut self.standard,
            Outcome::Failure => &mut self.failure,
            Outcome::Critical => &mut self.critical,
        } += ways;
        add(&mut self.successes, most.total(), ways);
        if let Some(margin) = outcome(most).margin() {
            add(&mut self.margins, margin, ways);
        }
        let control = if options.tactical_by_outcome {
            matches!(best, Outcome::Perfect { .. })
        } else {
            faces.with_one_six(points).is_some_and(|successes| outcome(successes).is_success())
        };
        if control {
            self.control += ways;
        }
        let left = if options.read_before_mastery { 0 } else { points };
        let sixes = Successes { perfects: faces.dice(), partials: 0 };
        let enough = faces.dice() >= u32::from(options.devastating_least);
        if enough && faces.to_all_sixes() <= left && outcome(sixes).is_success() {
            self.devastating += ways;
        }
    }
}

fn add(counts: &mut Vec<u64>, place: u32, ways: u64) {
    let place = usize::try_from(place).unwrap_or(0);
    if counts.len() <= place {
        counts.resize(place + 1, 0);
    }
    if let Some(count) = counts.get_mut(place) {
        *count += ways;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::jets_de_des::pool::Dice;
    use crate::rules::jets_de_des::roll::{Blow, Purpose};
    use crate::rules::jets_de_des::spend::would;
    use crate::rules::jets_de_des::stats::{Characteristic, Pool};
    use crate::rules::jets_de_des::wounds::Level;
    use crate::rules::jets_de_des::{Spending, thrown_at};
    use crate::view::Id;

    fn attack(score: u8, points: u8, difficulty: i32) -> Roll {
        let blow = Blow { whom: Id(1), weapon: None, base: 1, level: Level::Minor, nature: None };
        Roll {
            who: Id(0),
            purpose: Purpose::Attack(blow),
            pool: Pool::Of(Characteristic::Speed),
            score,
            mods: Vec::new(),
            skill: None,
            points,
            mastery: points,
            difficulty,
            at_stake: Characteristic::Speed,
            dice: Thrown::Dice(Dice::default()),
        }
    }

    /// Every throw of so many dice, one by one.
    fn throws(dice: u8) -> Vec<Vec<u8>> {
        (0..dice).fold(vec![Vec::new()], |all, _| {
            all.iter().flat_map(|faces| (1..=6).map(|face| [faces.clone(), vec![face]].concat())).collect()
        })
    }

    /// The same by throwing every throw and spending in every way.
    fn plain(roll: &Roll, options: &Options) -> Odds {
        let mut odds = Odds::default();
        for raw in throws(thrown_at(roll.score)) {
            let fallen = Roll { dice: Thrown::Dice(Dice::fallen(roll.score, raw)), ..roll.clone() };
            let spent = |spending| would(&fallen, &spending, options).expect("a strategy");
            odds.ways += 1;
            *match spent(Spending::Outcome).outcome(options) {
                Outcome::Perfect { .. } => &mut odds.perfect,
                Outcome::Standard { .. } => &mut odds.standard,
                Outcome::Failure => &mut odds.failure,
                Outcome::Critical => &mut odds.critical,
            } += 1;
            let most = spent(Spending::Successes);
            add(&mut odds.successes, most.dice.successes().total(), 1);
            if let Some(margin) = most.outcome(options).margin() {
                add(&mut odds.margins, margin, 1);
            }
            let kept = fallen.dice.dice().expect("dice").kept.clone();
            let every: Vec<Roll> =
                every(&kept, roll.points).into_iter().map(|dice| spent(Spending::Dice(dice))).collect();
            let won = |roll: &&Roll| roll.outcome(options).is_success();
            let control = |roll: &Roll| {
                let perfect = matches!(roll.outcome(options), Outcome::Perfect { .. });
                if options.tactical_by_outcome { perfect } else { roll.dice.successes().perfects > 0 }
            };
            odds.control += u64::from(every.iter().filter(won).any(control));
            odds.devastating += u64::from(every.iter().filter(won).any(|roll| roll.is_all_sixes(options)));
        }
        odds
    }

    fn every(kept: &[u8], points: u8) -> Vec<Vec<u8>> {
        let Some((face, rest)) = kept.split_first() else { return vec![Vec::new()] };
        let with = |own: u8| every(rest, points - own).into_iter().map(move |more| [vec![own], more].concat());
        (0..=points.min(6 - face)).flat_map(with).collect()
    }

    fn agree(most_dice: u8, points: &[u8], options: &Options) {
        for score in 0..=most_dice {
            for points in points {
                for difficulty in [-1, 0, 1, 2, 4] {
                    let roll = attack(score, *points, difficulty);
                    let counted = odds(&roll, options).expect("dice fall");
                    assert_eq!(counted, plain(&roll, options), "{score} dice, {points} points, against {difficulty}");
                }
            }
        }
    }

    #[test]
    fn counting_is_throwing_every_throw() {
        agree(3, &[0, 1, 2, 5], &Options::default());
        agree(5, &[0], &Options::default());
        agree(4, &[1, 3], &Options::default());
    }

    #[test]
    fn every_option_counts() {
        let options = [
            Options { must_exceed: true, ..Options::default() },
            Options { read_before_mastery: true, ..Options::default() },
            Options { tactical_by_outcome: true, ..Options::default() },
            Options { devastating_least: 2, ..Options::default() },
        ];
        for options in options {
            agree(3, &[0, 1, 3], &options);
        }
    }

    #[test]
    fn all_ways_are_counted_up_to_twenty_dice() {
        for score in 1..=20 {
            for points in [0, 4] {
                let counted = odds(&attack(score, points, 3), &Options::default()).expect("dice fall");
                assert_eq!(counted.ways, 6_u64.pow(u32::from(score)));
                assert_eq!(counted.success() + counted.failure + counted.critical, counted.ways);
                assert_eq!(counted.margins.iter().sum::<u64>(), counted.success());
                assert_eq!(counted.successes.iter().sum::<u64>(), counted.ways);
            }
        }
    }
}
