//! The box of the moment in words: who does what, and what go will do.

use crate::rules::contract::{Call, Context, key_mark};
use crate::texts::{self, Lang};
use crate::view::ink::spans;
use crate::view::{Line, Now, Tone};

use super::super::arms::declared;
use super::super::attack::Throw;
use super::super::blow::{Hit, Target};
use super::super::narrate::{
    dice_text, harm_text, intention, made_of, name, outcome_text, purpose_text, target_text, zone_name,
};
use super::super::pass::upcoming;
use super::super::refusal::Refusal;
use super::super::roll::Purpose;
use super::super::said;
use super::super::state::{Encounter, Open};
use super::super::warning::warnings;
use super::labels::verb_label;
use super::planned::{Planned, planned};
use super::proposal::{in_box, is_won, who};
use super::stage::{Stage, about, stage};
use super::{chances, form};

/// The box of the moment.
#[must_use]
pub fn now(fight: &Encounter, context: Context<'_>) -> Now {
    let lang = context.lang;
    let stage = stage(fight);
    let next = upcoming(fight).filter(|_| fight.pass.on).map(|id| name(fight, id));
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
    let name = |id| name(fight, id);
    now.about = roller;
    now.title = roller.map_or_else(String::new, |id| match call.verb {
        "attack" => texts::box_attack(lang, name(id)),
        _ => texts::ask_roll(lang, name(id)),
    });
    now.go = Some(texts::go_roll(lang));
    let planned = match planned(fight, call) {
        Ok(Some(planned)) => planned,
        Ok(None) => return,
        Err(refusal) => {
            now.lines = vec![Line::toned(said::refusal(fight, &refusal, lang), Tone::Bad)];
            return;
        }
    };
    if let Some(roll) = planned.roll() {
        now.target = roll.other();
        let what = purpose_text(fight, roll, lang);
        let made = made_of(roll, lang);
        let text = if what.is_empty() { made } else { texts::sim_box_for(lang, what, made) };
        now.lines.push(Line::toned(text, Tone::Strong));
        if let Purpose::Attack(blow) | Purpose::Riposte(blow) = &roll.purpose {
            now.lines.push(Line::toned(harm_text(blow.harm, lang), Tone::Dim));
        }
        now.lines.extend(warnings(fight, roll).into_iter().map(|own| Line::toned(said::warning(own, lang), Tone::Bad)));
    }
    if let Planned::Two { other, .. } = &planned {
        let roll = other.roll();
        now.lines.push(match &**other {
            Throw::New(_) => Line::plain(texts::sim_box_against(lang, name(roll.who), made_of(roll, lang))),
            Throw::Fallen(_) => {
                let fell = outcome_text(roll.outcome, lang);
                Line(spans(&texts::sim_box_fallen(lang, name(roll.who), dice_text(roll, lang), fell)))
            }
        });
    }
    now.odds = chances::of(fight, &planned, lang);
    now.form = form::rows(fight, call, lang);
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
        Stage::Open(open) => waiting(now, fight, open, lang),
        Stage::Turn(id) => {
            now.title = texts::sim_box_turn(lang, name(fight, *id));
            let own = declared(fight, *id);
            now.lines = own.map(|own| Line::toned(intention(fight, own, lang), Tone::Strong)).into_iter().collect();
            now.lines.push(Line::plain(if fight.stands(*id) {
                texts::sim_box_turn_keys(lang, key_mark("attack"), key_mark("roll"), key_mark("other"))
            } else {
                said::refusal(fight, &Refusal::Down(*id), lang)
            }));
            now.go = Some(next(fight));
        }
        Stage::Between(id) => {
            now.title = texts::sim_box_pass(lang, fight.pass.number);
            now.lines = vec![Line::plain(texts::box_between_next(lang, name(fight, *id), 1))];
            now.go = Some(texts::go_turn(lang, 1, name(fight, *id)));
        }
        Stage::Over | Stage::Rest => {
            now.title = texts::sim_box_over(lang, fight.pass.number);
            now.lines = vec![Line::plain(if is_won(fight) { texts::box_won(lang) } else { texts::sim_box_rest(lang) })];
            pass(now);
        }
    }
}

/// Where a blow goes; whether a die says so more closely.
fn place(fight: &Encounter, hit: &Hit, lang: Lang) -> String {
    let aim = target_text(hit.blow.aim, lang);
    let zones = fight.get(hit.blow.whom).is_some_and(|own| own.body.zones().next().is_some());
    if zones && !hit.blow.whole && !matches!(hit.blow.aim, Target::Zone(_)) {
        texts::sim_box_place_die(lang, aim)
    } else {
        texts::sim_box_place(lang, aim)
    }
}

/// The box of what waits: damage, or how much of it counts.
fn waiting(now: &mut Now, fight: &Encounter, open: &Open, lang: Lang) {
    match open {
        Open::Hit(hit) => {
            now.target = Some(hit.blow.whom);
            now.title = texts::sim_box_hit(lang, name(fight, hit.by), name(fight, hit.blow.whom), hit.mr);
            now.lines = vec![
                Line::toned(texts::sim_box_harm(lang, harm_text(hit.blow.harm, lang)), Tone::Strong),
                Line::toned(place(fight, hit, lang), Tone::Dim),
            ];
            now.odds = chances::of(fight, &Planned::Dice(hit.by), lang);
            now.go = Some(texts::go_damage(lang));
        }
        Open::Dose { hit, zone, pv, ps } => {
            now.target = Some(hit.blow.whom);
            now.title = texts::sim_ask_dose(lang);
            let lost = texts::sim_both_lost(lang, texts::sim_pv_lost(lang, *pv), *ps);
            let at = zone.map_or_else(String::new, |zone| zone_name(zone, lang));
            now.lines =
                vec![Line::toned(texts::sim_box_dose(lang, name(fight, hit.blow.whom), at, lost), Tone::Strong)];
            now.go = Some(texts::sim_go_dose(lang));
        }
        // Their tests are in the box.
        Open::Riposte { .. } | Open::Faint { .. } | Open::Survival { .. } | Open::Will { .. } => {}
    }
}
