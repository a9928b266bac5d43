//! The box of a roll before its dice: an attack, a test, resisting a hit.

use crate::rules::contract::{Call, key_mark};
use crate::texts::{self, Lang};
use crate::view::{Line, Now, Tone};

use super::super::narrate::{made_of, name, outcome_text, pool_name, thrown_text, weapon_name};
use super::super::refusal::Refusal;
use super::super::roll::{Purpose, Roll, Thrown};
use super::super::said;
use super::super::state::Encounter;
use super::planned::planned;
use super::proposal::who;
use super::{chances, form, hit};
use crate::view::ink::spans;

/// From this difficulty on an action needs training, tools or help (rules 2.1).
const COMPLEX: i32 = 2;

/// The box of a call that rolls.
pub fn boxed(now: &mut Now, fight: &Encounter, call: &Call, lang: Lang) {
    let roller = who(call);
    let name = roller.map_or_else(String::new, |id| name(fight, id));
    now.about = roller;
    now.go = Some(texts::go_roll(lang));
    let roll = match planned(fight, call) {
        Ok(Some(roll)) => roll,
        Ok(None) => return,
        Err(refusal) => {
            now.title = if call.verb == "attack" { texts::box_attack(lang, name) } else { name };
            now.lines = vec![why_not(fight, &refusal, lang)];
            return;
        }
    };
    now.target = roll.other();
    match &roll.purpose {
        Purpose::Attack(_) => now.title = texts::box_attack(lang, name),
        Purpose::Test => now.title = texts::jets_box_roll(lang, name, pool_name(roll.pool, lang)),
        Purpose::Resist(hit) => hit::title(now, fight, hit, lang),
    }
    now.lines.push(what(fight, &roll, lang));
    now.odds = chances::of(fight, call, &roll, lang);
    now.lines.extend(chances::privileges(fight, &roll, lang));
    if let Purpose::Resist(hit) = &roll.purpose {
        now.lines.extend(hit::right(fight, hit, lang));
        now.lines.push(Line::plain(texts::jets_box_hit_keys(lang, key_mark("take"), key_mark("target"))));
    }
    if let Thrown::Without(_) = roll.dice {
        let outcome = outcome_text(&roll, &fight.options, lang);
        let text = texts::jets_box_without(lang, thrown_text(&roll, lang), outcome);
        now.lines.push(Line(spans(&text)));
        now.go = Some(texts::jets_go_without(lang));
    }
    if matches!(roll.purpose, Purpose::Test) && roll.difficulty >= COMPLEX {
        now.lines.push(Line::toned(texts::jets_box_complex(lang), Tone::Dim));
    }
    now.form = form::rows(fight, call, &roll, lang);
}

fn why_not(fight: &Encounter, refusal: &Refusal, lang: Lang) -> Line {
    Line::toned(said::refusal(fight, refusal, lang), Tone::Bad)
}

/// What is rolled against what.
fn what(fight: &Encounter, roll: &Roll, lang: Lang) -> Line {
    let mut pool = made_of(roll, lang);
    if roll.effective() == 0 {
        pool = texts::jets_pool_lowest(lang, pool);
    }
    if roll.points > 0 {
        pool = texts::jets_box_points(lang, pool, roll.points);
    }
    Line::toned(
        match &roll.purpose {
            Purpose::Attack(blow) => {
                let with = weapon_name(blow.weapon.as_deref(), lang);
                texts::jets_box_attack(lang, name(fight, blow.whom), with, pool, roll.difficulty)
            }
            Purpose::Test => texts::jets_box_test(lang, pool, roll.difficulty),
            Purpose::Resist(_) => texts::jets_box_resist(lang, pool, roll.difficulty),
        },
        Tone::Strong,
    )
}
