//! Breaking objects at the keyboard: what is in the box, how keys turn it, and its chances.

use crate::rules::contract::{Call, key_mark};
use crate::texts::{self, Lang, Words, word};
use crate::view::{Line, Now, Odds, Tone};

use super::super::command::AttackOptions;
use super::super::narrate::weapon_name;
use super::super::object::{Object, Objects};
use super::super::refusal::Refusal;
use super::super::state::Encounter;
use super::super::trait_roll::Target;
use super::super::{breaking, odds, said};
use super::chances::chance;
use super::form::{damage_of, with_mods};
use super::labels::verb_label;
use super::proposal::meant;
use super::step::switched;

/// A blow of this one at the first of the usual objects.
#[must_use]
pub fn begun(who: Target) -> Call {
    let [first, ..] = Objects::NAMES;
    Call::new("smash").who("who", who.id, who.member).text("what", first)
}

/// The blow in the box as a key of the box turns it; nothing where that is none, or no key of its own.
#[must_use]
pub fn turned(fight: &Encounter, action: &str, draft: &Call) -> Option<Result<Call, Refusal>> {
    if draft.verb != "smash" {
        return None;
    }
    match action {
        "target" => Some(Ok(next(draft.clone().without("toughness"), "what", &Objects::NAMES))),
        "weapon" => {
            let who = fight.get(meant(draft, "who")?.0)?;
            let arms: Vec<&str> = who.stats.weapons.iter().map(|weapon| weapon.name.as_str()).collect();
            // The first weapon is in hand when nothing is said.
            let said = draft.clone().without("range");
            let said = match arms.first() {
                Some(first) if !draft.args.contains_key("with") => said.text("with", *first),
                Some(_) | None => said,
            };
            Some(Ok(next(said, "with", &arms)))
        }
        "wild" | "offhand" | "running" | "light" | "range" | "number" => Some(switched(fight, action, 1, draft)),
        _ => None,
    }
}

/// The call with the next of these words.
fn next(call: Call, field: &'static str, words: &[&str]) -> Call {
    let now = call.get_text(field).and_then(|now| words.iter().position(|word| *word == now));
    match words.get(now.map_or(0, |now| now + 1)).or_else(|| words.first()) {
        Some(word) => call.text(field, *word),
        None => call,
    }
}

/// The box of a blow at an object: both rolls, and how likely it breaks.
pub fn drafted(now: &mut Now, fight: &Encounter, who: Target, blow: (&Object, &AttackOptions), lang: Lang) {
    let (object, options) = blow;
    (now.about, now.member) = (Some(who.id), who.member);
    now.title = texts::box_draft_of(lang, fight.member_name(who.id, who.member), verb_label("smash", lang));
    let plan = match breaking::plan(fight, who, options) {
        Ok(plan) => plan,
        Err(refusal) => {
            now.lines.push(Line::toned(said::refusal(fight, &refusal, lang), Tone::Bad));
            return;
        }
    };
    let name = word(lang, Words::Object, &object.name);
    let weapon = weapon_name(&plan.hit.weapon, lang);
    let dice = with_mods(&plan.spec, lang);
    now.lines.push(Line::plain(if plan.ranged {
        texts::box_attack_shot(lang, name, weapon, dice, plan.spec.tn)
    } else {
        texts::box_attack_blow(lang, name, weapon, dice, plan.spec.tn)
    }));
    let damage = damage_of(&plan.hit, lang);
    now.lines.push(Line::plain(texts::box_object_then(lang, damage, object.toughness)));
    now.lines.push(Line::toned(texts::box_object_keys(lang, key_mark("target"), key_mark("weapon")), Tone::Dim));
    let hits = odds::of_spec(&plan.spec).success;
    let breaks = hits * odds::breaks(&plan.hit, object.toughness);
    now.odds = Some(Odds {
        after: 2,
        heads: vec![chance(texts::odds_hit(lang), hits, lang), chance(texts::odds_object(lang), breaks, lang)],
        ..Odds::default()
    });
}
