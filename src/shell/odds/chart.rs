//! The chances as people read them, a bar each, and as programs do.

use serde::Serialize;

use crate::cli::Odds;
use crate::rules::savage::odds::{AttackOdds, CastOdds, OpposedOdds, Outcomes, StrayOdds, TraitOdds};
use crate::texts::{self, Lang};

/// How many cells a whole bar takes.
const BAR: usize = 20;

/// A label and its chance.
type Row = (String, f64);

/// An action in words, and its chances.
pub(super) struct Answer {
    about: Vec<String>,
    heads: Vec<Row>,
    /// what comes of it, under a title each
    groups: Vec<(String, Vec<Row>)>,
    document: Document,
}

/// Somebody who may be struck.
pub(super) struct Struck {
    pub name: String,
    /// as a command would name it
    pub typed: String,
    /// whether it may soak
    pub wild: bool,
    pub odds: AttackOdds,
}

impl Answer {
    /// The chances as a document.
    pub(super) fn document(&self) -> String {
        serde_json::to_string_pretty(&self.document).map_or_else(|_| String::new(), |text| text + "\n")
    }

    /// The chances as bars; what cannot come about is left out.
    pub(super) fn chart(&self, lang: Lang) -> String {
        let all = || self.heads.iter().chain(self.groups.iter().flat_map(|(_, rows)| rows));
        let shown = |row: &&Row| row.1 > 0.0;
        let width = all().filter(shown).map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        let row = |(label, chance): &Row| {
            let gap = " ".repeat(width - label.chars().count());
            format!("  {label}{gap}  {} {:>7}\n", bar(*chance), percent(*chance, lang))
        };
        let rows = |chances: &[Row]| chances.iter().filter(shown).map(row).collect::<String>();
        let mut text = format!("{}\n{}", self.about.join("\n"), rows(&self.heads));
        for (title, own) in &self.groups {
            text.extend([title, "\n", &rows(own)]);
        }
        text
    }
}

/// One attack on one target.
pub(super) fn of_attack(about: Vec<String>, own: &AttackOdds, soakable: bool, asked: &Odds, lang: Lang) -> Answer {
    let AttackOdds { hit, raise, critical_failure, outcomes } = *own;
    let heads = vec![
        (texts::odds_hit(lang), hit),
        (texts::answer_raise(lang), raise),
        (texts::answer_critical(lang), critical_failure),
    ];
    Answer {
        about: with_bennies(about, asked, lang),
        heads,
        groups: vec![(title(soakable, asked, lang), outcome_rows(&outcomes, lang))],
        document: Document {
            hit: Some(hit),
            raise: Some(raise),
            critical_failure: Some(critical_failure),
            outcomes: Some(outcomes.into()),
            ..Document::default()
        },
    }
}

/// One attack at several, or with a template: whether it strikes anybody, and what becomes of each.
pub(super) fn of_several(
    about: Vec<String>,
    (any, each, stray): (TraitOdds, &[Struck], Option<StrayOdds>),
    asked: &Odds,
    lang: Lang,
) -> Answer {
    let mut heads = vec![
        (texts::odds_anybody(lang), any.success),
        (texts::answer_raise(lang), any.raise),
        (texts::answer_critical(lang), any.critical_failure),
    ];
    heads.extend(stray_rows(stray.as_ref(), lang));
    Answer {
        about: with_bennies(about, asked, lang),
        heads,
        groups: groups(each, asked, lang),
        document: Document {
            hit: Some(any.success),
            raise: Some(any.raise),
            critical_failure: Some(any.critical_failure),
            stray: stray.map(Into::into),
            targets: each.iter().map(Into::into).collect(),
            ..Document::default()
        },
    }
}

/// A casting, with points or as a ritual.
pub(super) fn of_cast(about: Vec<String>, own: &CastOdds, each: &[Struck], asked: &Odds, lang: Lang) -> Answer {
    let mut heads = vec![
        (texts::odds_success(lang), own.roll.success),
        (texts::answer_raise(lang), own.roll.raise),
        (texts::answer_critical(lang), own.roll.critical_failure),
        (texts::answer_backlash(lang), own.backlash),
    ];
    if let Some([one, two]) = own.drain {
        heads.extend([(texts::answer_drain(lang), one), (texts::answer_drains(lang), two)]);
    }
    heads.extend(stray_rows(own.stray.as_ref(), lang));
    let outcomes = match each {
        [only] => Some(only.odds.outcomes.into()),
        _ => None,
    };
    Answer {
        about: with_bennies(about, asked, lang),
        heads,
        groups: groups(each, asked, lang),
        document: Document {
            success: Some(own.roll.success),
            raise: Some(own.roll.raise),
            failure: Some(1.0 - own.roll.success),
            critical_failure: Some(own.roll.critical_failure),
            backlash: own.drain.is_none().then_some(own.backlash),
            drain: own.drain.map(|[one, two]| DrainOf { one, two }),
            stray: own.stray.map(Into::into),
            outcomes,
            targets: each.iter().map(Into::into).collect(),
            ..Document::default()
        },
    }
}

/// A roll against somebody else's.
pub(super) fn of_opposed(about: Vec<String>, own: &OpposedOdds, lang: Lang) -> Answer {
    let OpposedOdds { wins, raise, ties, loses } = *own;
    let heads = vec![
        (texts::odds_wins(lang), wins),
        (texts::answer_raise(lang), raise),
        (texts::odds_draws(lang), ties),
        (texts::answer_loses(lang), loses),
    ];
    let document =
        Document { wins: Some(wins), raise: Some(raise), ties: Some(ties), loses: Some(loses), ..Document::default() };
    Answer { about, heads, groups: Vec::new(), document }
}

fn with_bennies(mut about: Vec<String>, asked: &Odds, lang: Lang) -> Vec<String> {
    about.extend((asked.bennies > 0).then(|| texts::answer_rerolls(lang, asked.bennies)));
    about
}

fn title(soakable: bool, asked: &Odds, lang: Lang) -> String {
    match (soakable, asked.soak.is_some()) {
        (true, true) => texts::answer_after_soak(lang),
        (true, false) => texts::answer_before_soak(lang),
        (false, _) => texts::answer_outcomes(lang),
    }
}

/// What becomes of each; of several each is named, and how often it is hit at all.
fn groups(each: &[Struck], asked: &Odds, lang: Lang) -> Vec<(String, Vec<Row>)> {
    let group = |own: &Struck| {
        let outcomes = outcome_rows(&own.odds.outcomes, lang);
        if each.len() == 1 {
            return (title(own.wild, asked, lang), outcomes);
        }
        let heads = [(texts::odds_hit(lang), own.odds.hit), (texts::answer_raise(lang), own.odds.raise)];
        let title = format!("{}. {}", own.name, title(own.wild, asked, lang));
        (title, heads.into_iter().chain(outcomes).collect())
    };
    each.iter().map(group).collect()
}

fn outcome_rows(own: &Outcomes, lang: Lang) -> Vec<Row> {
    let mut parts = vec![
        (texts::answer_miss(lang), own.miss),
        (texts::odds_nothing(lang), own.none),
        (texts::odds_shaken(lang), own.shaken),
    ];
    parts.extend((1..).zip(own.wounds).map(|(count, chance)| (texts::odds_wounds(lang, count), chance)));
    parts.push((texts::answer_incapacitated(lang), own.incapacitated));
    parts.push((texts::odds_out(lang), own.out));
    parts
}

fn stray_rows(own: Option<&StrayOdds>, lang: Lang) -> Vec<Row> {
    let rows = |own: &StrayOdds| {
        vec![(texts::answer_astray(lang, own.most), own.strays), (texts::answer_covers(lang), own.covers)]
    };
    own.map_or_else(Vec::new, rows)
}

/// The chances as programs read them: what the question is not about is not there.
#[derive(Default, Serialize)]
struct Document {
    #[serde(skip_serializing_if = "Option::is_none")]
    success: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hit: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    raise: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ties: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loses: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    critical_failure: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    backlash: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drain: Option<DrainOf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stray: Option<StrayOf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcomes: Option<OutcomesOf>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    targets: Vec<TargetOf>,
}

/// How many Drains a ritual costs.
#[derive(Serialize)]
struct DrainOf {
    one: f64,
    two: f64,
}

/// Where a template goes that misses.
#[derive(Serialize)]
struct StrayOf {
    strays: f64,
    most_squares: u32,
    covers_middle: f64,
}

/// One of several.
#[derive(Serialize)]
struct TargetOf {
    who: String,
    hit: f64,
    raise: f64,
    outcomes: OutcomesOf,
}

/// What becomes of the target; the chances sum to 1.
#[derive(Serialize)]
struct OutcomesOf {
    miss: f64,
    none: f64,
    shaken: f64,
    wounds_1: f64,
    wounds_2: f64,
    wounds_3: f64,
    incapacitated: f64,
    out: f64,
}

impl From<Outcomes> for OutcomesOf {
    fn from(own: Outcomes) -> Self {
        let Outcomes { miss, none, shaken, wounds: [wounds_1, wounds_2, wounds_3], incapacitated, out } = own;
        Self { miss, none, shaken, wounds_1, wounds_2, wounds_3, incapacitated, out }
    }
}

impl From<StrayOdds> for StrayOf {
    fn from(own: StrayOdds) -> Self {
        Self { strays: own.strays, most_squares: own.most, covers_middle: own.covers }
    }
}

impl From<&Struck> for TargetOf {
    fn from(own: &Struck) -> Self {
        let AttackOdds { hit, raise, outcomes, .. } = own.odds;
        Self { who: own.typed.clone(), hit, raise, outcomes: outcomes.into() }
    }
}

/// A bar to half a cell; what is possible shows at all.
fn bar(chance: f64) -> String {
    let halves = count(chance * 2.0, BAR).max(usize::from(chance > 0.0));
    let text = "█".repeat(halves / 2) + if halves % 2 == 1 { "▌" } else { "" };
    let shown = text.chars().count();
    text + &"░".repeat(BAR - shown)
}

/// To a tenth of a hundredth; what is possible is neither 0 nor 100.
fn percent(chance: f64, lang: Lang) -> String {
    let tenths = count(chance, 1000);
    let tenths = if chance > 0.0 && chance < 1.0 { tenths.clamp(1, 999) } else { tenths };
    texts::answer_percent(lang, tenths / 10, tenths % 10)
}

/// So much of a whole that has so many parts.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance of a small whole")]
fn count(chance: f64, whole: usize) -> usize {
    (chance * f64::from(u16::try_from(whole).unwrap_or(u16::MAX))).round() as usize
}
