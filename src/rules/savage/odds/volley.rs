//! The shots of one roll, in the order in which they strike; the Wild Die replaces the lowest (rules 2.2).

use super::super::trait_roll::WILD_DIE;
use super::blow::{Chances, Hits, STATES};
use super::die::at_least;
use super::roll::Roll;

/// Below this nothing is worth another turn of the loop.
const NEGLIGIBLE: f64 = 1e-18;

/// The chance that a result misses, hits, hits with a raise.
type Kinds = [f64; 3];

/// The victim after all shots of one roll.
pub(super) fn volley(roll: &Roll, hits: &[Hits; 2], from: &Chances) -> Chances {
    if roll.shots <= 1 {
        let tn = i64::from(roll.tn);
        return shot(hits, from, split(roll.reaches(tn), roll.reaches(tn + 4), 1.0));
    }
    if !roll.wild {
        let kinds = above(roll, 1);
        return (0..roll.shots).fold(*from, |now, _| shot(hits, &now, kinds));
    }
    with_wild_die(roll, hits, from)
}

fn split(hit: f64, raise: f64, whole: f64) -> Kinds {
    [whole - hit, hit - raise, raise]
}

/// The victim after one more result.
fn shot(hits: &[Hits; 2], from: &Chances, [miss, hit, raise]: Kinds) -> Chances {
    let mut to = from.map(|mass| mass * miss);
    hits[0].strike(from, hit, &mut to);
    hits[1].strike(from, raise, &mut to);
    to
}

/// One Trait die that shows at least so much, by what it does.
fn above(roll: &Roll, least: i64) -> Kinds {
    let needs = i64::from(roll.tn) - roll.beyond();
    let shows = |face: i64| at_least(roll.level.die, face.max(least));
    split(shows(needs), shows(needs + 4), shows(least))
}

/// The Wild Die where it shows at least so much, by what it does.
fn wild_above(roll: &Roll, least: i64) -> Kinds {
    let needs = i64::from(roll.tn) - i64::from(roll.modifier);
    let shows = |face: i64| at_least(WILD_DIE, face.max(least));
    split(shows(needs), shows(needs + 4), shows(least))
}

/// A sure result, by what it does.
fn sure(roll: &Roll, total: i64) -> Kinds {
    let tn = i64::from(roll.tn);
    let reaches = |wanted: i64| if total >= wanted { 1.0 } else { 0.0 };
    split(reaches(tn), reaches(tn + 4), 1.0)
}

fn times(kinds: Kinds, factor: f64) -> Kinds {
    kinds.map(|chance| chance * factor)
}

fn plus(one: Kinds, other: Kinds) -> Kinds {
    [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
}

fn add(to: &mut Chances, from: &Chances, factor: f64) {
    to.iter_mut().zip(from).for_each(|(to, part)| *to += part * factor);
}

/// Goes through what the lowest Trait die can show, and where it stands among the others: those
/// before it show more, those behind it as much or more.
fn with_wild_die(roll: &Roll, hits: &[Hits; 2], from: &Chances) -> Chances {
    let die = roll.level.die;
    let mut whole = [0.0; STATES];
    // From here on every die is a raise, and none of them a 1.
    let all_raise = (i64::from(roll.tn) + 4 - roll.beyond()).max(2);
    for lowest in (1..all_raise).take_while(|lowest| at_least(die, *lowest) > NEGLIGIBLE) {
        let own = sure(roll, lowest + roll.beyond());
        // The Wild Die replaces it from this face on.
        let replaces = lowest + i64::from(roll.level.plus) + 1;
        let kept = at_least(WILD_DIE, 2) - at_least(WILD_DIE, replaces.max(2));
        let mut lowest_is = plus(times(own, kept), wild_above(roll, replaces.max(2)));
        let wild_one = if replaces <= 1 { sure(roll, 1 + i64::from(roll.modifier)) } else { own };
        let wild_one = times(wild_one, 1.0 / f64::from(WILD_DIE.sides()));
        let shows = at_least(die, lowest) - at_least(die, lowest + 1);
        if lowest == 1 {
            let counted = counting_ones(roll, hits, from, times(wild_one, shows));
            add(&mut whole, &counted, 1.0);
        } else {
            lowest_is = plus(lowest_is, wild_one);
        }
        let (before, behind) = (above(roll, lowest + 1), above(roll, lowest));
        let (mut not_yet, mut already) = (*from, [0.0; STATES]);
        for _ in 0..roll.shots {
            already = shot(hits, &already, behind);
            add(&mut already, &shot(hits, &not_yet, times(lowest_is, shows)), 1.0);
            not_yet = shot(hits, &not_yet, before);
        }
        add(&mut whole, &already, 1.0);
    }
    let rest = above(roll, all_raise);
    add(&mut whole, &(0..roll.shots).fold(*from, |now, _| shot(hits, &now, rest)), 1.0);
    whole
}

/// The Wild Die shows 1, and so does the lowest Trait die, which then counts as this: where more
/// than half of all dice do, nothing hits (rules 2.4).
fn counting_ones(roll: &Roll, hits: &[Hits; 2], from: &Chances, first_one: Kinds) -> Chances {
    let dice = usize::from(roll.shots);
    let other = above(roll, 2);
    let one = times(sure(roll, 1 + roll.beyond()), 1.0 / f64::from(roll.level.die.sides()));
    let mut none_yet = *from;
    let mut by_ones = vec![[0.0; STATES]; dice + 1];
    for _ in 0..dice {
        for ones in (1..=dice).rev() {
            let mut now = shot(hits, &by_ones[ones], other);
            if ones > 1 {
                add(&mut now, &shot(hits, &by_ones[ones - 1], one), 1.0);
            }
            by_ones[ones] = now;
        }
        add(&mut by_ones[1], &shot(hits, &none_yet, first_one), 1.0);
        none_yet = shot(hits, &none_yet, other);
    }
    let mut whole = [0.0; STATES];
    for (ones, chances) in by_ones.iter().enumerate() {
        if 2 * (ones + 1) > dice + 1 {
            add(&mut whole, from, chances.iter().sum());
        } else {
            add(&mut whole, chances, 1.0);
        }
    }
    whole
}
