//! The chances of what stands in the box, before its dice: of a test, of a duel, of damage.

use crate::rules::contract::Call;
use crate::texts::{self, Lang};
use crate::view::{Chance, Odds, percentage, percentages};

use super::super::attack::Throw;
use super::super::blow::Hit;
use super::super::body::Body;
use super::super::damage_odds::{DamageOdds, damage};
use super::super::duel_odds::{Duel, Way, Winner, duel, higher, mastered, ways};
use super::super::fight::masters;
use super::super::narrate::name;
use super::super::odds;
use super::super::options::Tiebreak;
use super::super::roll::{Purpose, Roll};
use super::super::state::{Combatant, Encounter};
use super::planned::{Planned, planned};

/// Life points are told apart so far; all beyond is one chance.
const TOLD: usize = 4;

fn chance(label: String, share: f64, lang: Lang) -> Chance {
    let percent = percentage(share);
    Chance { label, percent, figure: texts::percent(lang, percent) }
}

/// The chances of what a call rolls.
#[must_use]
pub fn of(fight: &Encounter, planned: &Planned, lang: Lang) -> Option<Odds> {
    match planned {
        Planned::One(roll) => Some(alone(fight, roll, lang)),
        Planned::Two { one, other, back } => Some(both(fight, one, other, *back, lang)),
        Planned::Dice(_) => fight.hit().map(|hit| landed(fight, hit, lang)),
    }
}

fn framed(heads: Vec<Chance>, (parts, notes): (Vec<Chance>, Vec<String>), lang: Lang) -> Odds {
    Odds { after: 1, title: texts::sim_chances(lang), switched: texts::sim_chances_switched(lang), heads, parts, notes }
}

fn alone(fight: &Encounter, roll: &Roll, lang: Lang) -> Odds {
    let own = odds::of(roll, &fight.options);
    let heads = vec![
        chance(texts::sim_chance_success(lang), own.success(), lang),
        chance(texts::sim_chance_critical(lang), own.critical, lang),
    ];
    framed(heads, wounds(fight, roll, &own.margins, lang), lang)
}

/// Every way of a throw: of its dice, or what they have shown.
fn thrown(fight: &Encounter, throw: &Throw) -> Vec<Way> {
    let options = &fight.options;
    match throw {
        Throw::New(roll) => ways(roll, options),
        Throw::Fallen(roll) => {
            let compared = if options.dice_before_duel { roll.outcome.mr() } else { roll.bare() };
            vec![Way { share: 1.0, compared, margin: roll.outcome.mr().unwrap_or(0) }]
        }
    }
}

/// How a duel may end.
fn duelled(fight: &Encounter, one: &Throw, other: &Throw) -> Duel {
    let (first, second) = (thrown(fight, one), thrown(fight, other));
    if matches!(other.roll().purpose, Purpose::Parry(_)) {
        let by_success = fight.options.parry_by_success;
        return duel(&first, &second, |one, other| match (one, other) {
            (None, _) => Winner::Nobody,
            (Some(one), Some(other)) if by_success || other >= one => Winner::Second,
            (Some(_), Some(_) | None) => Winner::First,
        });
    }
    let tie = match speed(fight, one.roll()).cmp(&speed(fight, other.roll())) {
        std::cmp::Ordering::Greater => Winner::First,
        std::cmp::Ordering::Less => Winner::Second,
        std::cmp::Ordering::Equal => Winner::Nobody,
    };
    let options = &fight.options;
    let masters = (masters(one.roll(), options), masters(other.roll(), options));
    mastered(&first, &second, masters, |one, other| higher(one, other, tie))
}

fn speed(fight: &Encounter, roll: &Roll) -> u8 {
    match fight.options.tiebreak {
        Tiebreak::Score => fight.get(roll.who).map_or(0, |own| own.stats.energies.speed),
        Tiebreak::Engaged => roll.stake.haste,
    }
}

fn both(fight: &Encounter, one: &Throw, other: &Throw, back: bool, lang: Lang) -> Odds {
    let own = duelled(fight, one, other);
    let named = |roll: &Roll| texts::sim_chance_wins(lang, name(fight, roll.who));
    let mut heads = vec![chance(named(one.roll()), own.first_wins(), lang)];
    if back || matches!(other.roll().purpose, Purpose::Against(_)) {
        heads.push(chance(named(other.roll()), own.second_wins(), lang));
        heads.push(chance(texts::sim_chance_nobody(lang), own.nobody, lang));
    }
    let (parts, mut notes) = wounds(fight, one.roll(), &own.first, lang);
    notes.extend(struck_back(fight, other.roll(), one.roll(), &own.second, lang).filter(|_| back));
    framed(heads, (parts, notes), lang)
}

/// How likely the other side's blow wounds gravely, in a note.
fn struck_back(fight: &Encounter, other: &Roll, one: &Roll, margins: &[f64], lang: Lang) -> Option<String> {
    let Purpose::Attack(blow) = &other.purpose else { return None };
    let odds = damage(fight, fight.get(one.who)?, blow, margins);
    let grave: f64 = odds.pv.iter().skip(2).sum();
    Some(texts::sim_note_back(lang, name(fight, other.who), texts::percent(lang, percentage(grave))))
}

/// How many life points a blow takes, where the test strikes one; what else it does, in notes.
fn wounds(fight: &Encounter, roll: &Roll, margins: &[f64], lang: Lang) -> (Vec<Chance>, Vec<String>) {
    let (Purpose::Attack(blow) | Purpose::Riposte(blow)) = &roll.purpose else { return Default::default() };
    let Some(whom) = fight.get(blow.whom) else { return Default::default() };
    let odds = damage(fight, whom, blow, margins);
    let notes = further(whom, &odds, lang);
    (told(odds.pv, lang), notes)
}

/// What a blow takes of breath, and what becomes of zones: `1 PS 34%, 2 PS 12%`.
fn further(whom: &Combatant, odds: &DamageOdds, lang: Lang) -> Vec<String> {
    let figure = |share: f64| texts::percent(lang, percentage(share));
    let beyond: f64 = odds.ps.iter().skip(TOLD).sum();
    let few = (1_u8..).zip(odds.ps.iter().skip(1).take(TOLD - 1).copied());
    let mut breath: Vec<String> = few
        .filter(|(_, share)| *share > 0.0)
        .map(|(points, share)| texts::sim_note_ps(lang, texts::sim_ps(lang, points), figure(share)))
        .collect();
    if beyond > 0.0 {
        breath.push(texts::sim_note_ps(lang, texts::sim_ps_more(lang, TOLD), figure(beyond)));
    }
    let mut ends = Vec::new();
    if odds.useless > 0.0 {
        ends.push(match whom.body {
            Body::Pool { .. } => texts::sim_note_dead(lang, figure(odds.useless)),
            Body::Zones(_) => texts::sim_note_useless(lang, figure(odds.useless)),
        });
    }
    if odds.breathless > 0.0 {
        ends.push(texts::sim_note_breathless(lang, figure(odds.breathless)));
    }
    [breath, ends].into_iter().filter(|own| !own.is_empty()).map(|own| own.join(", ")).collect()
}

fn told(mut shares: Vec<f64>, lang: Lang) -> Vec<Chance> {
    let beyond: f64 = shares.iter().skip(TOLD + 1).sum();
    shares.truncate(TOLD + 1);
    let count = shares.len();
    shares.extend((beyond > 0.0).then_some(beyond));
    // Nought makes up the whole, with all that does not land.
    let rest = 1.0 - shares.iter().skip(1).sum::<f64>();
    if let Some(none) = shares.first_mut() {
        *none = rest;
    }
    let label = |points: usize| {
        if points == count { texts::sim_chance_pv_more(lang, points) } else { texts::sim_chance_pv(lang, points) }
    };
    let all = percentages(&shares).into_iter().enumerate().skip(1);
    all.map(|(points, percent)| Chance { label: label(points), percent, figure: texts::percent(lang, percent) })
        .collect()
}

/// The chances of the damage of a blow that has landed.
fn landed(fight: &Encounter, hit: &Hit, lang: Lang) -> Odds {
    let whom = fight.get(hit.blow.whom);
    let odds = whom.map(|whom| damage(fight, whom, &hit.blow, &certain(hit.mr))).unwrap_or_default();
    let notes = whom.map_or_else(Vec::new, |whom| further(whom, &odds, lang));
    let grave: f64 = odds.pv.iter().skip(2).sum();
    framed(vec![chance(texts::sim_chance_grave(lang), grave, lang)], (told(odds.pv, lang), notes), lang)
}

/// A margin that is known.
fn certain(mr: u32) -> Vec<f64> {
    let mut margins = vec![0.0; usize::try_from(mr).unwrap_or(0).min(999)];
    margins.push(1.0);
    margins
}

/// How likely what a call rolls goes well, in words; empty where it rolls no test.
#[must_use]
pub fn in_words(fight: &Encounter, call: &Call, lang: Lang) -> String {
    let share = match planned(fight, call) {
        Ok(Some(Planned::One(roll))) => odds::of(&roll, &fight.options).success(),
        Ok(Some(Planned::Two { one, other, .. })) => duelled(fight, &one, &other).first_wins(),
        Ok(Some(Planned::Dice(_)) | None) | Err(_) => return String::new(),
    };
    texts::percent(lang, percentage(share))
}
