//! Points to spend: the three ways side by side, and what each comes to.

use crate::rules::contract::{Call, Choice, Context, Does, Question, Wants, key_mark};
use crate::texts::{self, Lang};
use crate::view::ink::{ink, spans};
use crate::view::{Line, Now, Tone};

use super::super::command::Spending;
use super::super::narrate::{faces_text, made_of, name, outcome_text, thrown_text};
use super::super::pool::{Outcome, PERFECT};
use super::super::roll::{Purpose, Roll};
use super::super::spend::would;
use super::super::state::Encounter;
use super::labels::verb_label;

/// A way to spend: its key, how a command calls it, and what it is.
const WAYS: [(&str, &str, Spending); 3] = [
    ("spend-successes", "successes", Spending::Successes),
    ("spend-sixes", "sixes", Spending::Sixes),
    ("spend-outcome", "outcome", Spending::Outcome),
];

/// The call that spends in this way.
#[must_use]
pub fn spend(how: &str) -> Call {
    Call::new("spend").text("how", how)
}

/// The call behind one of the three keys.
#[must_use]
pub fn by_key(action: &str) -> Option<Call> {
    WAYS.iter().find(|(key, ..)| *key == action).map(|(_, how, _)| spend(how))
}

/// What go does: all ways agree, or it asks which.
#[must_use]
pub fn go(fight: &Encounter, roll: &Roll, context: Context<'_>) -> Does {
    let lang = context.lang;
    if agreed(fight, roll).is_some() {
        return Does::Run(spend("outcome"));
    }
    let ways = WAYS.iter().filter_map(|(key, how, way)| {
        let after = would(roll, way, &fight.options).ok()?;
        Some(Choice { label: plain(&told(fight, verb_label(key, lang), &after, lang)), call: spend(how) })
    });
    let nothing = would(roll, &Spending::Nothing, &fight.options).ok().map(|after| Choice {
        label: plain(&told(fight, texts::jets_spend_nothing(lang), &after, lang)),
        call: spend("none"),
    });
    let title = texts::jets_ask_spend(lang, name(fight, roll.who), roll.points);
    let choices = ways.chain(nothing).collect();
    Does::Ask(Question { title, call: Call::new("spend"), field: "how", wants: Wants::Choice(choices) })
}

/// The roll as all three ways leave it, where they agree.
fn agreed(fight: &Encounter, roll: &Roll) -> Option<Roll> {
    let mut ways = WAYS.iter().filter_map(|(_, _, way)| would(roll, way, &fight.options).ok());
    let first = ways.next()?;
    ways.all(|other| other == first).then_some(first)
}

/// The box: the dice, then each way with its dice, its points and what it comes to.
pub fn boxed(now: &mut Now, fight: &Encounter, roll: &Roll, lang: Lang) {
    now.title = texts::jets_box_spend(lang, name(fight, roll.who), roll.points);
    now.target = roll.other();
    let dice = texts::jets_box_dice(lang, made_of(roll, lang), thrown_text(roll, lang));
    now.lines = vec![Line::toned(dice, Tone::Strong)];
    if let Some(after) = agreed(fight, roll) {
        let points = points(&after);
        now.lines.push(Line(spans(&told(fight, texts::jets_ways_agree(lang), &after, lang))));
        now.go = Some(texts::jets_go_spend(lang, points));
    } else {
        let width = WAYS.iter().map(|(key, ..)| verb_label(key, lang).chars().count()).max().unwrap_or(0);
        for (key, _, way) in &WAYS {
            let Ok(after) = would(roll, way, &fight.options) else { continue };
            let label = format!("{} {:width$}", key_mark(key), verb_label(key, lang));
            now.lines.push(Line(spans(&told(fight, label, &after, lang))));
        }
        now.go = Some(texts::jets_go_choose(lang));
    }
    now.lines.push(Line::toned(by_hand(fight, roll, lang), Tone::Dim));
}

/// How points go by hand; of an attack, whether nothing but sixes can be reached.
fn by_hand(fight: &Encounter, roll: &Roll, lang: Lang) -> String {
    let hand = texts::jets_by_hand(lang, key_mark("attack"));
    let kept = roll.dice.dice().map_or(&[][..], |dice| dice.kept.as_slice());
    let missing: u32 = kept.iter().map(|face| u32::from(PERFECT.saturating_sub(*face))).sum();
    match roll.purpose {
        Purpose::Attack(_) if fight.options.read_before_mastery => hand,
        Purpose::Attack(_) if missing <= u32::from(roll.points) => {
            format!("{hand}   {}", texts::jets_all_sixes(lang, missing))
        }
        Purpose::Attack(_) => format!("{hand}   {}", texts::jets_no_all_sixes(lang, missing)),
        Purpose::Test | Purpose::Resist(_) => hand,
    }
}

/// One way: `most successes  5 4 2 (1 point): damage 1, standard success, margin 0`.
fn told(fight: &Encounter, label: String, after: &Roll, lang: Lang) -> String {
    let dice = after.dice.dice().map_or_else(String::new, |dice| faces_text(&dice.adjusted()));
    let mut outcome = match (&after.purpose, after.outcome(&fight.options)) {
        (Purpose::Attack(blow), Outcome::Perfect { margin }) => {
            texts::jets_way_perfect(lang, u32::from(blow.base).saturating_add(margin), margin)
        }
        (Purpose::Attack(blow), Outcome::Standard { margin }) => {
            texts::jets_way_standard(lang, u32::from(blow.base).saturating_add(margin), margin)
        }
        (Purpose::Attack(_), Outcome::Failure | Outcome::Critical) | (Purpose::Test | Purpose::Resist(_), _) => {
            outcome_text(after, &fight.options, lang)
        }
    };
    if matches!(after.purpose, Purpose::Attack(_)) && after.is_all_sixes(&fight.options) {
        outcome = texts::jets_way_devastating(lang, outcome);
    }
    texts::jets_way(lang, label, dice, points(after), ink(&outcome, Tone::Good))
}

fn points(after: &Roll) -> u32 {
    after.dice.dice().map_or(0, |dice| dice.spent.iter().map(|points| u32::from(*points)).sum())
}

/// A text without its ink.
fn plain(text: &str) -> String {
    spans(text).into_iter().map(|span| span.text).collect()
}
