//! The shots of one roll, in the order in which they strike; the Wild Die replaces the lowest (rules 2.2).

use super::super::trait_roll::WILD_DIE;
use super::blow::{Chances, Hits, STATES};
use super::die::at_least;
use super::roll::Roll;

/// Below this nothing is worth another turn of the loop.
const NEGLIGIBLE: f64 = 1e-18;

/// The chance that a result misses, hits, hits with a raise.
type Kinds = [f64; 3];

/// What each die of a roll has to reach for one victim; nothing for a die that is aimed at somebody else.
pub(super) type Needs = [Option<i64>];

/// The victim after all shots of one roll.
pub(super) fn volley(roll: &Roll, hits: &[Hits; 2], from: &Chances) -> Chances {
    let tn = i64::from(roll.tn);
    if roll.shots <= 1 {
        return shot(hits, from, split(roll.reaches(tn), roll.reaches(tn + 4), 1.0));
    }
    shared(roll, &vec![Some(tn); usize::from(roll.shots)], hits, from)
}

/// The same where the dice are shared out among several, for one of them. A die has to reach its number
/// with the modifiers of the roll alone; what counts for this victim besides is taken from the number.
pub(super) fn shared(roll: &Roll, needs: &Needs, hits: &[Hits; 2], from: &Chances) -> Chances {
    if let ([need], true) = (needs, roll.wild) {
        let Some(tn) = *need else { return *from };
        return shot(hits, from, split(roll.reaches(tn), roll.reaches(tn + 4), 1.0));
    }
    if !roll.wild {
        return needs.iter().fold(*from, |now, need| shot(hits, &now, above(roll, *need, 1)));
    }
    with_wild_die(roll, needs, hits, from)
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
fn above(roll: &Roll, need: Option<i64>, least: i64) -> Kinds {
    let shows = |face: i64| at_least(roll.level.die, face.max(least));
    let Some(tn) = need else { return [shows(least), 0.0, 0.0] };
    let needs = tn - roll.beyond();
    split(shows(needs), shows(needs + 4), shows(least))
}

/// The Wild Die where it shows at least so much, by what it does.
fn wild_above(roll: &Roll, need: Option<i64>, least: i64) -> Kinds {
    let shows = |face: i64| at_least(WILD_DIE, face.max(least));
    let Some(tn) = need else { return [shows(least), 0.0, 0.0] };
    let needs = tn - i64::from(roll.modifier);
    split(shows(needs), shows(needs + 4), shows(least))
}

/// A sure result, by what it does.
fn sure(need: Option<i64>, total: i64) -> Kinds {
    let Some(tn) = need else { return [1.0, 0.0, 0.0] };
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
fn with_wild_die(roll: &Roll, needs: &Needs, hits: &[Hits; 2], from: &Chances) -> Chances {
    let die = roll.level.die;
    let mut whole = [0.0; STATES];
    // From here on every die is a raise, and none of them a 1.
    let most = needs.iter().flatten().copied().max().unwrap_or(i64::from(roll.tn));
    let all_raise = (most + 4 - roll.beyond()).max(2);
    for lowest in (1..all_raise).take_while(|lowest| at_least(die, *lowest) > NEGLIGIBLE) {
        // The Wild Die replaces it from this face on.
        let replaces = lowest + i64::from(roll.level.plus) + 1;
        let kept = at_least(WILD_DIE, 2) - at_least(WILD_DIE, replaces.max(2));
        let wild_one = |need: Option<i64>| {
            let total = if replaces <= 1 { 1 + i64::from(roll.modifier) } else { lowest + roll.beyond() };
            times(sure(need, total), 1.0 / f64::from(WILD_DIE.sides()))
        };
        let lowest_is = |need: Option<i64>| {
            let own = times(sure(need, lowest + roll.beyond()), kept);
            let no_one = plus(own, wild_above(roll, need, replaces.max(2)));
            if lowest == 1 { no_one } else { plus(no_one, wild_one(need)) }
        };
        let shows = at_least(die, lowest) - at_least(die, lowest + 1);
        if lowest == 1 {
            let counted = counting_ones(roll, needs, hits, from, &|need| times(wild_one(need), shows));
            add(&mut whole, &counted, 1.0);
        }
        let (mut not_yet, mut already) = (*from, [0.0; STATES]);
        for need in needs {
            already = shot(hits, &already, above(roll, *need, lowest));
            add(&mut already, &shot(hits, &not_yet, times(lowest_is(*need), shows)), 1.0);
            not_yet = shot(hits, &not_yet, above(roll, *need, lowest + 1));
        }
        add(&mut whole, &already, 1.0);
    }
    let rest = needs.iter().fold(*from, |now, need| shot(hits, &now, above(roll, *need, all_raise)));
    add(&mut whole, &rest, 1.0);
    whole
}

/// The Wild Die shows 1, and so does the lowest Trait die, which then counts as this: where more
/// than half of all dice do, nothing hits (rules 2.4).
fn counting_ones(
    roll: &Roll,
    needs: &Needs,
    hits: &[Hits; 2],
    from: &Chances,
    first_one: &dyn Fn(Option<i64>) -> Kinds,
) -> Chances {
    let dice = needs.len();
    let mut none_yet = *from;
    let mut by_ones = vec![[0.0; STATES]; dice + 1];
    for need in needs {
        let other = above(roll, *need, 2);
        let one = times(sure(*need, 1 + roll.beyond()), 1.0 / f64::from(roll.level.die.sides()));
        for ones in (1..=dice).rev() {
            let mut now = shot(hits, &by_ones[ones], other);
            if ones > 1 {
                add(&mut now, &shot(hits, &by_ones[ones - 1], one), 1.0);
            }
            by_ones[ones] = now;
        }
        add(&mut by_ones[1], &shot(hits, &none_yet, first_one(*need)), 1.0);
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
