//! The box of the moment in words: who does what, against what, and what go will do.

use crate::rules::contract::Context;
use crate::view::Now;

use super::super::narrate::name;
use super::super::state::Encounter;
use super::labels::verb_label;
use super::proposal::in_box;
use super::stage::{Stage, about, stage, upcoming};
use super::{rolling, spending, turn};
use crate::texts;

/// The box of the moment.
#[must_use]
pub fn now(fight: &Encounter, context: Context<'_>) -> Now {
    let lang = context.lang;
    let stage = stage(fight);
    let next = upcoming(fight).map(|id| name(fight, id));
    let mut now = Now { next, about: about(fight, &stage), ..Now::default() };
    match (context.draft, in_box(fight, context)) {
        (_, Some(call)) if call.verb == "declare" => turn::declaring(&mut now, fight, &call, lang),
        (_, Some(call)) => rolling::boxed(&mut now, fight, &call, lang),
        (Some(draft), None) => {
            now.title = texts::box_draft(lang, verb_label(draft.verb, lang));
            now.go = Some(texts::go_roll(lang));
        }
        (None, None) => standing(&mut now, fight, &stage, lang),
    }
    now
}

/// The box of a stage with no call in it.
fn standing(now: &mut Now, fight: &Encounter, stage: &Stage, lang: texts::Lang) {
    match stage {
        Stage::Welcome => turn::welcome(now, lang),
        Stage::Spend(roll) => spending::boxed(now, fight, roll, lang),
        // Its resistance is in the box.
        Stage::Hit(_) => {}
        Stage::Price(roll) => turn::priced(now, fight, roll, lang),
        Stage::Declare(who) => turn::at_a_loss(now, fight, *who, lang),
        Stage::Declared(who) => turn::declared(now, fight, *who, lang),
        Stage::Act(who) => turn::acting(now, fight, *who, lang),
        Stage::Done(who) => turn::done(now, fight, *who, lang),
        Stage::Between => turn::between(now, fight, lang),
        Stage::Commit => turn::committing(now, fight, lang),
        Stage::Rest => turn::resting(now, fight, lang),
    }
}
