//! Other actions: what else somebody may do now that has no key of its own.

use crate::rules::contract::{Call, Choice, Context, Does, Question, Wants};
use crate::texts::{self, Words, word};
use crate::view::Id;

use super::super::effect::EffectKind;
use super::super::finish;
use super::super::open::{Open, Reopen};
use super::super::refusal::Refusal;
use super::super::stage::{Stage, stage};
use super::super::state::{Combatant, Encounter};
use super::super::trait_roll::Target;
use super::allowed::{allowed, left_out};
use super::labels::verb_label;
use super::proposal::targets;
use super::subject::subject;

/// Verbs about one combatant, by use.
const VERBS: [&str; 10] =
    ["strike", "waive", "resist", "withdraw", "recover", "unshake", "act", "bleed", "incapacitation", "aftermath"];

/// The list of what else can be done: by the one who is meant, or once all is over by the fallen.
///
/// # Errors
/// There is nothing.
pub fn other(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let lang = context.lang;
    if let Some(question) = super::casting::others(fight, lang).filter(|_| !context.moved) {
        return Ok(Does::Ask(question));
    }
    if let Some(question) = super::strayed::asked(fight, lang).filter(|_| !context.moved) {
        return Ok(Does::Ask(question));
    }
    let mut choices: Vec<Choice> = Vec::new();
    if !context.moved && matches!(stage(fight), Stage::Over) {
        let fates = fight.combatants.iter().map(|c| Choice {
            label: texts::other_of(lang, c.name.clone(), verb_label("aftermath", lang)),
            call: Call::new("aftermath").who("who", c.id, None),
        });
        let after = fates.chain(super::care::tending(fight, lang)).chain(super::care::hour(fight, lang));
        choices.extend(after.filter(|choice| allowed(fight, &choice.call).is_ok()));
    } else {
        let who = subject(fight, context)?;
        let combatant = fight.get(who.id).ok_or(Refusal::NobodySelected)?;
        // What everybody may do with a turn has the same letters every time; why one of it cannot be done now is
        // told when it is chosen. What is owed comes before that.
        let steady: Vec<Choice> = super::turn::steady(fight, combatant, who, lang);
        let steady = steady.into_iter().filter(|choice| !left_out(fight, &choice.call));
        let own = super::casting::begins(fight, combatant, who, lang);
        let own = own.into_iter().chain(of(combatant, who, context)).chain(super::lasting::ends(fight, who.id, lang));
        let own = own.chain(super::magic::heals(fight, combatant, lang)).chain(wild_die(fight, context));
        let own = own.chain(helpless(fight, combatant, who, context)).chain(super::turn::rare(combatant, who, lang));
        let may = |choice: &Choice| allowed(fight, &choice.call).is_ok();
        let own = own.chain(super::turn::ambushes(fight, lang)).chain(super::care::hour(fight, lang)).filter(may);
        if !context.moved && matches!(stage(fight), Stage::Act(_)) {
            choices.extend(steady.chain(own));
        } else {
            choices.extend(own.chain(steady.filter(may)));
        }
        // Whom to fight hand to hand, and what to break, come last: there is always something.
        choices.extend(contact(fight, combatant, who, context).into_iter().filter(may));
        choices.extend(Some(super::turn::breaking(combatant, who, lang)).filter(may));
    }
    if choices.is_empty() {
        return Err(Refusal::NothingElse);
    }
    let title = texts::ask_other(lang);
    Ok(Does::Ask(Question { title, call: Call::new("aftermath"), field: "who", wants: Wants::Choice(choices) }))
}

/// Who is helpless and may be killed outright.
fn helpless(fight: &Encounter, who: &Combatant, target: Target, context: Context<'_>) -> Vec<Choice> {
    let member = target.member.filter(|_| who.vital.members.len() > 1);
    let fallen = fight.combatants.iter().filter(|c| c.side != who.side && !c.hidden);
    let one = |c: &Combatant| {
        let place = finish::victim(c, None, false)?;
        let several = (c.vital.members.len() > 1).then_some(place);
        Some(Choice {
            label: texts::other_finish(context.lang, fight.typed_name(c.id, several)),
            call: Call::new("finish").who("who", who.id, member).who("whom", c.id, several),
        })
    };
    fallen.filter_map(one).collect()
}

/// Whom it could fight hand to hand from now on.
fn contact(fight: &Encounter, who: &Combatant, target: Target, context: Context<'_>) -> Vec<Choice> {
    if !fight.options.combat.engagements {
        return Vec::new();
    }
    let member = target.member.filter(|_| who.vital.members.len() > 1);
    let with = |foe: Id| {
        let name = fight.typed_name(foe, None);
        Choice {
            label: texts::other_engage(context.lang, name.clone()),
            call: Call::new("engage").who("who", who.id, member).text("whom", name),
        }
    };
    targets(fight, who).into_iter().map(with).collect()
}

/// The results of the last attack that the Wild Die could count for.
fn wild_die(fight: &Encounter, context: Context<'_>) -> Vec<Choice> {
    let Some(Open { what, .. }) = &fight.open else { return Vec::new() };
    let Reopen::Attack(attack) = &**what else { return Vec::new() };
    let Some(roll) = attack.rolls.last().filter(|roll| roll.results.len() > 1) else { return Vec::new() };
    let place = |place: i32| Choice {
        label: texts::other_wild_die(context.lang, place),
        call: Call::new("wilddie").number("place", place),
    };
    (1..).take(roll.results.len()).map(place).collect()
}

fn of(who: &Combatant, target: Target, context: Context<'_>) -> Vec<Choice> {
    let lang = context.lang;
    let empty = who.empty.iter().filter_map(|place| who.stats.weapons.get(*place));
    let loads = empty.map(|weapon| Choice {
        label: texts::other_reload(lang, word(lang, Words::Weapon, &weapon.name)),
        call: Call::new("reload").who("who", who.id, None).text("with", weapon.name.clone()),
    });
    let dropped = who.vital.effects.iter().filter(|effect| effect.kind == EffectKind::Dropped);
    let takes = dropped.map(|effect| Choice {
        label: texts::other_pickup(lang, word(lang, Words::Weapon, &effect.name)),
        call: Call::new("pickup").who("who", who.id, effect.member).text("with", effect.name.as_str()),
    });
    let verbs = VERBS.into_iter().map(|verb| Choice {
        label: verb_label(verb, lang),
        call: Call::new(verb).who(
            "who",
            who.id,
            if matches!(verb, "strike" | "waive" | "withdraw" | "resist" | "recover" | "unshake" | "aftermath") {
                target.member
            } else {
                None
            },
        ),
    });
    loads.chain(takes).chain(verbs).collect()
}
