//! A casting in the box: on whom it may go next, with which weapon, in which form.

use crate::rules::contract::{Call, NoShelf};
use crate::view::Id;

use super::super::command::Command;
use super::super::power::{Power, PowerDoes};
use super::super::refusal::{MagicNo, Refusal};
use super::super::state::{Combatant, Encounter};
use super::super::verbs;
use super::allowed::allowed;
use super::magic::is_hurt;
use super::proposal::targets;

/// The casting in the box as a key of the box turns it; nothing where that is no casting, or no key of its own.
pub fn turned(fight: &Encounter, action: &str, draft: &Call) -> Option<Result<Call, Refusal>> {
    if draft.verb != "cast" {
        return None;
    }
    let Ok(Some(Command::Cast { who, power, .. })) = verbs::resolve(fight, draft, &NoShelf) else {
        return None;
    };
    let caster = fight.get(who.id)?;
    match action {
        "target" => Some(whom(fight, caster, &power, draft).ok_or(Refusal::NobodyToAttack)),
        "weapon" => Some(blade(fight, caster, &power, draft).ok_or(Refusal::NoSuchOption)),
        "attack" => Some(form(fight, &power, draft).ok_or(Refusal::Magic(who.id, MagicNo::NoForm))),
        _ => None,
    }
}

/// The call with the next whom it may be cast on.
fn whom(fight: &Encounter, caster: &Combatant, power: &Power, draft: &Call) -> Option<Call> {
    let all: Vec<String> = reached(fight, caster, power).into_iter().map(|id| fight.typed_name(id, None)).collect();
    let now = draft.get_text("at").map_or_else(|| fight.typed_name(caster.id, None), str::to_owned);
    let at = all.iter().position(|name| *name == now).map_or(0, |at| at + 1);
    let next = all.get(at).or_else(|| all.first())?;
    Some(draft.clone().without("with").text("at", next.as_str()))
}

/// Whom a power may be cast on: foes, the hurt of its side, or anybody of its side.
fn reached(fight: &Encounter, caster: &Combatant, power: &Power) -> Vec<Id> {
    if power.does.is_aimed() {
        return targets(fight, caster);
    }
    let own = fight.combatants.iter().filter(|c| c.side == caster.side && !c.hidden);
    let may = |c: &&Combatant| if power.does.heals() { is_hurt(c) } else { c.is_up() };
    own.filter(may).map(|c| c.id).collect()
}

/// The call with the next weapon to bless.
fn blade(fight: &Encounter, caster: &Combatant, power: &Power, draft: &Call) -> Option<Call> {
    if !matches!(power.does, PowerDoes::Smite { .. }) {
        return None;
    }
    let at = draft.get_text("at");
    let owner = fight.combatants.iter().find(|c| at == Some(fight.typed_name(c.id, None).as_str())).unwrap_or(caster);
    let arms: Vec<&str> = owner.stats.weapons.iter().map(|weapon| weapon.name.as_str()).collect();
    let place = draft.get_text("with").and_then(|with| arms.iter().position(|name| *name == with)).unwrap_or(0);
    let next = arms.get(place + 1).or_else(|| arms.first())?;
    Some(draft.clone().text("with", *next))
}

/// The call in the next form that it can be paid in.
fn form(fight: &Encounter, power: &Power, draft: &Call) -> Option<Call> {
    let plain = || draft.clone().without("bolts").without("strong").without("wide");
    let forms: Vec<Call> = match &power.does {
        PowerDoes::Bolt { most, .. } => {
            let several = (2..=i32::from(*most)).map(|count| plain().number("bolts", count));
            std::iter::once(plain()).chain(several).chain([plain().on("strong")]).collect()
        }
        PowerDoes::Blast { .. } => {
            vec![plain(), plain().on("strong"), plain().on("wide"), plain().on("strong").on("wide")]
        }
        PowerDoes::Armor { .. }
        | PowerDoes::Deflection { .. }
        | PowerDoes::Smite { .. }
        | PowerDoes::Healing
        | PowerDoes::Tending => return None,
    };
    let now = forms.iter().position(|form| form == draft).unwrap_or(0);
    let (before, after) = forms.split_at(now + 1);
    after.iter().chain(before).find(|form| allowed(fight, form).is_ok()).cloned()
}
