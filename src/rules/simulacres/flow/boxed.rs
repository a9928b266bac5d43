//! The box of the moment in words: who does what, and what go will do.

use crate::rules::contract::{Call, Context, key_mark};
use crate::texts::{self, Lang};
use crate::view::{Line, Now, Tone};

use super::super::narrate::{made_of, name};
use super::super::pass::upcoming;
use super::super::said;
use super::super::state::Encounter;
use super::labels::verb_label;
use super::planned::planned;
use super::proposal::{in_box, is_won, who};
use super::stage::{Stage, about, stage};
use super::{chances, form};

/// The box of the moment.
#[must_use]
pub fn now(fight: &Encounter, context: Context<'_>) -> Now {
    let lang = context.lang;
    let stage = stage(fight);
    let next = upcoming(fight).map(|id| name(fight, id));
    let mut now = Now { next, about: about(&stage), ..Now::default() };
    match (context.draft, in_box(fight, context)) {
        (_, Some(call)) => rolling(&mut now, fight, &call, lang),
        (Some(draft), None) => {
            now.title = texts::box_draft(lang, verb_label(draft.verb, lang));
            now.go = Some(texts::go_roll(lang));
        }
        (None, None) => standing(&mut now, fight, &stage, lang),
    }
    now
}

/// A test in the box.
fn rolling(now: &mut Now, fight: &Encounter, call: &Call, lang: Lang) {
    let roller = who(call);
    now.about = roller;
    now.title = texts::ask_roll(lang, roller.map_or_else(String::new, |id| name(fight, id)));
    now.go = Some(texts::go_roll(lang));
    match planned(fight, call) {
        Ok(Some(roll)) => {
            now.target = roll.other();
            now.lines = vec![Line::toned(made_of(&roll, lang), Tone::Strong)];
            now.odds = Some(chances::of(fight, &roll, lang));
            now.form = form::rows(fight, call, lang);
        }
        Ok(None) => {}
        Err(refusal) => now.lines = vec![Line::toned(said::refusal(fight, &refusal, lang), Tone::Bad)],
    }
}

/// The box of a stage with no call in it.
fn standing(now: &mut Now, fight: &Encounter, stage: &Stage, lang: Lang) {
    let next = |fight: &Encounter| match upcoming(fight) {
        Some(id) => texts::go_next(lang, name(fight, id)),
        None => texts::sim_go_over(lang),
    };
    let pass = |now: &mut Now| now.go = Some(texts::sim_go_pass(lang, fight.pass.number.saturating_add(1)));
    match stage {
        Stage::Welcome => {
            now.title = texts::box_welcome(lang);
            now.lines = vec![
                Line::plain(texts::box_welcome_fight(lang)),
                Line::plain(texts::sim_box_welcome(lang, key_mark("go"))),
                Line::plain(texts::box_welcome_dice(lang, key_mark("open"), key_mark("lang"))),
            ];
            pass(now);
        }
        Stage::Turn(id) => {
            now.title = texts::sim_box_turn(lang, name(fight, *id));
            now.lines = vec![Line::plain(texts::sim_box_turn_keys(lang, key_mark("roll"), key_mark("other")))];
            now.go = Some(next(fight));
        }
        Stage::Between(id) => {
            now.title = texts::sim_box_pass(lang, fight.pass.number);
            now.lines = vec![Line::plain(texts::box_between_next(lang, name(fight, *id)))];
            now.go = Some(texts::go_turn(lang, name(fight, *id)));
        }
        Stage::Over | Stage::Rest => {
            now.title = texts::sim_box_over(lang, fight.pass.number);
            now.lines = vec![Line::plain(if is_won(fight) { texts::box_won(lang) } else { texts::sim_box_rest(lang) })];
            pass(now);
        }
    }
}
