//! The chances of a roll in the box: of its outcome, of its damage, of what else could be rolled.

use crate::rules::contract::Call;
use crate::texts::{self, Lang};
use crate::view::{Chance, Line, Odds, Tone, percentage, percentages};

use super::super::narrate::pool_name;
use super::super::odds::{self, odds};
use super::super::roll::{Blow, Purpose, Roll};
use super::super::state::Encounter;
use super::super::stats::{Attribute, Pool};
use super::planned::planned;
use super::proposal::best;

/// Damage is told apart so far; all beyond is one chance.
const TOLD: usize = 3;

/// The chances of a planned roll; nothing where no die falls.
#[must_use]
pub fn of(fight: &Encounter, call: &Call, roll: &Roll, lang: Lang) -> Option<Odds> {
    let own = odds(roll, &fight.options)?;
    let chance = |label: String, ways: u64| chance(label, percentage(own.share(ways)), lang);
    let critical = chance(texts::jets_chance_critical(lang), own.critical);
    let perfect = || chance(texts::jets_chance_perfect(lang), own.perfect);
    let (label, parts, notes) = match &roll.purpose {
        Purpose::Test => (texts::jets_chance_success(lang), Vec::new(), Vec::new()),
        Purpose::Attack(blow) => (texts::jets_chance_hit(lang), damage(&own, blow, lang), Vec::new()),
        Purpose::Resist(_) => {
            (texts::jets_chance_resist(lang), Vec::new(), other(fight, call, roll, lang).into_iter().collect())
        }
    };
    let mut heads = vec![chance(label, own.success())];
    heads.extend((!matches!(roll.purpose, Purpose::Resist(_))).then(perfect));
    heads.push(critical);
    Some(Odds {
        after: 1,
        title: texts::jets_chances(lang),
        switched: texts::jets_chances_switched(lang),
        heads,
        parts,
        notes,
    })
}

fn chance(label: String, percent: u8, lang: Lang) -> Chance {
    Chance { label, percent, figure: texts::percent(lang, percent) }
}

/// How likely each damage is, before it is resisted.
fn damage(own: &odds::Odds, blow: &Blow, lang: Lang) -> Vec<Chance> {
    let mut shares: Vec<f64> = own.margins.iter().map(|ways| own.share(*ways)).collect();
    let beyond: f64 = shares.iter().skip(TOLD).sum();
    shares.truncate(TOLD);
    let count = shares.len();
    shares.extend((beyond > 0.0).then_some(beyond));
    let missed = 1.0 - shares.iter().sum::<f64>();
    shares.push(missed);
    // Each point of damage is a box.
    let label = |place: usize| {
        let points = usize::from(blow.base) + place;
        if place == count { format!("{points}●+") } else { format!("{points}●") }
    };
    // What misses makes up the whole, and is not told again.
    let told = percentages(&shares).into_iter().take(shares.len().saturating_sub(1));
    told.enumerate().map(|(place, percent)| chance(label(place), percent, lang)).collect()
}

/// The best attribute to resist on, where it is not in the box already.
fn other(fight: &Encounter, call: &Call, roll: &Roll, lang: Lang) -> Option<String> {
    let who = fight.get(roll.who).filter(|_| fight.options.attribute_pools && matches!(roll.pool, Pool::Of(_)))?;
    let pool = best(who, Attribute::ALL.map(Pool::Sum).iter())?;
    let share = success(fight, &call.clone().text("pool", pool.name()).without("stake"))?;
    Some(texts::jets_chance_other(lang, pool_name(pool, lang), texts::percent(lang, percentage(share))))
}

/// How likely the roll of a call succeeds, 0 to 1; nothing where it throws no dice.
fn success(fight: &Encounter, call: &Call) -> Option<f64> {
    let own = odds(&planned(fight, call).ok()??, &fight.options)?;
    Some(own.share(own.success()))
}

/// The same in words; empty where it throws no dice.
#[must_use]
pub fn in_words(fight: &Encounter, call: &Call, lang: Lang) -> String {
    success(fight, call).map_or_else(String::new, |share| texts::percent(lang, percentage(share)))
}

/// What an attack may gain beside its damage: tactical control, a devastating strike.
#[must_use]
pub fn privileges(fight: &Encounter, roll: &Roll, lang: Lang) -> Option<Line> {
    let own = odds(roll, &fight.options).filter(|_| matches!(roll.purpose, Purpose::Attack(_)))?;
    let told = |ways: u64| texts::percent(lang, percentage(own.share(ways)));
    Some(Line::toned(texts::jets_box_privileges(lang, told(own.control), told(own.devastating)), Tone::Dim))
}
