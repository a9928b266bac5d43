//! Other actions: what else somebody may do now that has no key of its own.

use crate::rules::contract::{Call, Choice, Context, Does, Question, Wants};
use crate::texts::{self, Words, word};

use super::super::refusal::Refusal;
use super::super::stage::{Stage, stage};
use super::super::state::{Combatant, Encounter};
use super::super::trait_roll::Target;
use super::allowed::allowed;
use super::labels::verb_label;
use super::subject::subject;

/// Verbs about one combatant, by use.
const VERBS: [&str; 6] = ["recover", "unshake", "act", "bleed", "incapacitation", "aftermath"];

/// The list of what else can be done: by the one who is meant, or once all is over by the fallen.
///
/// # Errors
/// There is nothing.
pub fn other(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let lang = context.lang;
    if let Some(question) = super::casting::others(fight, lang).filter(|_| !context.moved) {
        return Ok(Does::Ask(question));
    }
    let mut choices: Vec<Choice> = Vec::new();
    if !context.moved && matches!(stage(fight), Stage::Over) {
        let fates = fight.combatants.iter().map(|c| Choice {
            label: texts::other_of(lang, c.name.clone(), verb_label("aftermath", lang)),
            call: Call::new("aftermath").who("who", c.id, None),
        });
        choices.extend(fates.filter(|choice| allowed(fight, &choice.call).is_ok()));
    } else {
        let who = subject(fight, context)?;
        let combatant = fight.get(who.id).ok_or(Refusal::NobodySelected)?;
        let ends = super::lasting::ends(fight, who.id, lang);
        let heals = super::magic::heals(fight, combatant, lang);
        let magic = super::casting::begins(fight, combatant, who, lang);
        let all = magic.into_iter().chain(of(combatant, who, context)).chain(ends).chain(heals);
        choices.extend(all.filter(|choice| allowed(fight, &choice.call).is_ok()));
    }
    if choices.is_empty() {
        return Err(Refusal::NothingElse);
    }
    let title = texts::ask_other(lang);
    Ok(Does::Ask(Question { title, call: Call::new("aftermath"), field: "who", wants: Wants::Choice(choices) }))
}

fn of(who: &Combatant, target: Target, context: Context<'_>) -> Vec<Choice> {
    let lang = context.lang;
    let empty = who.empty.iter().filter_map(|place| who.stats.weapons.get(*place));
    let loads = empty.map(|weapon| Choice {
        label: texts::other_reload(lang, word(lang, Words::Weapon, &weapon.name)),
        call: Call::new("reload").who("who", who.id, None).text("with", weapon.name.clone()),
    });
    let verbs = VERBS.into_iter().map(|verb| Choice {
        label: verb_label(verb, lang),
        call: Call::new(verb).who(
            "who",
            who.id,
            if matches!(verb, "recover" | "unshake" | "aftermath") { target.member } else { None },
        ),
    });
    loads.chain(verbs).collect()
}
