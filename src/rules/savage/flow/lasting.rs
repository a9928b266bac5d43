//! The calls that keep or end what lasts.

use crate::rules::contract::{Call, Choice};
use crate::texts::{self, Lang};
use crate::view::Id;

use super::super::effect::{Effect, EffectKind};
use super::super::narrate::effect_on;
use super::super::state::{Combatant, Encounter};

/// Keeping what somebody may pay for.
#[must_use]
pub fn keep(fight: &Encounter, who: Id, of: Id, effect: u32) -> Call {
    let call = Call::new("maintain").who("who", who, None);
    match fight.effect(of, effect) {
        Some(own) => call.who("of", of, None).text("name", spoken(fight, of, own)),
        None => call,
    }
}

/// How a command names it: by its name, or by its number where several are called so.
fn spoken(fight: &Encounter, of: Id, effect: &Effect) -> String {
    let same = |c: &&Effect| c.name == effect.name;
    let alone = fight.get(of).is_some_and(|c| c.vital.effects.iter().filter(same).count() == 1);
    if alone { effect.name.to_string() } else { effect.id.to_string() }
}

/// Each effect that can be ended by a word about this one: what it may pay for, then what lasts on it.
#[must_use]
pub fn ends(fight: &Encounter, who: Id, lang: Lang) -> Vec<Choice> {
    let owed = super::super::lasting::owed_by(fight, who);
    // What lies on the ground is taken up, not ended.
    let lasts = |effect: &&Effect| effect.kind != EffectKind::Dropped;
    let on = |c: &'_ Combatant| -> Vec<(Id, u32)> {
        c.vital.effects.iter().filter(lasts).map(|effect| (c.id, effect.id)).collect()
    };
    let own = fight.get(who).into_iter().flat_map(on);
    let mut all: Vec<(Id, u32)> = Vec::new();
    for one in owed.chain(own) {
        if !all.contains(&one) {
            all.push(one);
        }
    }
    let choice = |(of, number): (Id, u32)| {
        let effect = fight.effect(of, number)?;
        let call = Call::new("stop").who("who", of, None).text("name", spoken(fight, of, effect));
        Some(Choice { label: texts::other_end(lang, effect_on(fight, of, effect, lang)), call })
    };
    all.into_iter().filter_map(choice).collect()
}
