//! What went astray: the line of the box that says so, and who is ticked as struck by it.

use crate::rules::contract::{Call, Question, Tick, Wants, key_mark};
use crate::texts::{self, Lang};
use crate::view::{Id, Line, Now, Tone};

use super::super::melee::foes_of;
use super::super::narrate::weapon_name;
use super::super::open::Pending;
use super::super::state::Encounter;
use super::spell::ticks;

/// Says of a shot that went wide, and of an area, that somebody may be struck by it; else it would be lost.
pub fn note(now: &mut Now, fight: &Encounter, lang: Lang) {
    let said = fight.pending.iter().rev().find_map(|owed| match owed {
        Pending::Stray(hit) => Some(texts::box_stray(lang, weapon_name(&hit.weapon, lang), key_mark("other"))),
        Pending::Bystander(hit) => Some(texts::box_wide(lang, weapon_name(&hit.weapon, lang), key_mark("other"))),
        _ => None,
    });
    now.lines.extend(said.map(|said| Line::toned(said, Tone::Strong)));
}

/// Who may be struck by what went astray, the newest first; nothing where all went where it should.
pub fn asked(fight: &Encounter, lang: Lang) -> Option<Question> {
    let all = || {
        let mut all: Vec<Id> = fight.order().into_iter().map(|c| c.id).collect();
        let rest: Vec<Id> = fight.combatants.iter().map(|c| c.id).filter(|id| !all.contains(id)).collect();
        all.extend(rest);
        all
    };
    let ask = |title, call, field, ticks: Vec<Tick>| Question { title, call, field, wants: Wants::Ticks(ticks) };
    fight.pending.iter().rev().find_map(|owed| match owed {
        Pending::Astray { working, .. } => {
            let call = Call::new("caught").who("who", working.who.id, None);
            Some(ask(texts::ask_stray(lang), call, "at", ticks(fight, all().into_iter(), &[])))
        }
        Pending::Stray(_) => {
            let call = Call::new("under").text("whom", "nobody");
            Some(ask(texts::ask_stray(lang), call, "whom", ticks(fight, all().into_iter(), &[])))
        }
        Pending::Bystander(hit) => {
            // Who is at grips with the target is likeliest to be hit, and stands first.
            let mine = |id: &Id| *id != hit.by.id && *id != hit.whom.id;
            let near: Vec<_> = foes_of(fight, hit.whom).into_iter().filter(|own| mine(&own.id)).collect();
            let mut order: Vec<Id> = all().into_iter().filter(mine).collect();
            order.sort_by_key(|id| !near.iter().any(|own| own.id == *id));
            let call = Call::new("bystander").text("whom", "nobody");
            Some(ask(texts::ask_wide(lang), call, "whom", ticks(fight, order.into_iter(), &near)))
        }
        _ => None,
    })
}
