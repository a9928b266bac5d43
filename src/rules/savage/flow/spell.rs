//! A casting in the box: on whom it may go next, with which weapon, in which form.

use crate::rules::contract::{Call, NoShelf, Question, Tick, Wants};
use crate::texts::{self, Lang, Words, word};
use crate::view::Id;

use super::super::black_powder::{Intent, Order};
use super::super::command::Command;
use super::super::power::{Power, PowerDoes};
use super::super::refusal::{MagicNo, Refusal};
use super::super::state::{Combatant, Encounter};
use super::super::trait_roll::Target;
use super::super::verbs::{self, Names};
use super::allowed::allowed;
use super::proposal::targets;

/// Whom a power is likely cast on: a foe, whoever of its side is hurt worst, itself.
pub fn likely(fight: &Encounter, caster: &Combatant, power: &Power) -> Option<Id> {
    if power.does.is_aimed() {
        return targets(fight, caster).first().copied();
    }
    if power.does.heals() {
        let hurt = |c: &&Combatant| c.side == caster.side && is_hurt(c);
        return fight.combatants.iter().filter(hurt).max_by_key(|c| c.vital.wounds).map(|c| c.id);
    }
    Some(caster.id)
}

/// Whether there is something to heal.
fn is_hurt(c: &Combatant) -> bool {
    !c.vital.dead && (c.vital.wounds > 0 || c.standing() < c.vital.members.len())
}

/// Whether a chosen call waits in the box: a casting by cards that is aimed, until it is said at whom.
#[must_use]
pub fn waits(call: &Call) -> bool {
    call.verb == "intuitive" && call.args.contains_key("at")
}

/// Who casts what by this call; nothing where it is no casting, or of a power that is in no list.
fn casting<'a>(fight: &'a Encounter, draft: &Call) -> Option<(&'a Combatant, Power)> {
    if !matches!(draft.verb, "cast" | "ritual" | "intuitive") {
        return None;
    }
    match verbs::resolve(fight, draft, &NoShelf).ok().flatten()? {
        Command::Cast { who, power, .. } => Some((fight.get(who.id)?, *power)),
        Command::Powder(Order::Ritual(Intent { who, power, .. }, _) | Order::Begin(Intent { who, power, .. })) => {
            let caster = fight.get(who.id)?;
            let known = caster.stats.black_powder.as_ref()?.power(&power)?;
            Some((caster, known.power.clone()?))
        }
        _ => None,
    }
}

/// Everybody who may stand in the area that is in the box, those named so far ticked; nothing where that is no area.
pub fn within(fight: &Encounter, draft: &Call, lang: Lang) -> Option<Question> {
    let (caster, power) = casting(fight, draft).filter(|(_, power)| matches!(power.does, PowerDoes::Blast { .. }))?;
    let foes = targets(fight, caster);
    let others = fight.combatants.iter().map(|c| c.id).filter(|id| !foes.contains(id));
    let named = Names::of(fight, draft).list("at").unwrap_or_default();
    let title = texts::ask_within(lang, word(lang, Words::Effect, &power.name));
    let ticks = ticks(fight, foes.iter().copied().chain(others), &named);
    Some(Question { title, call: draft.clone().without("at"), field: "at", wants: Wants::Ticks(ticks) })
}

/// Everybody of these who stands, of a group each of its members; those who are named are ticked.
pub fn ticks(fight: &Encounter, all: impl Iterator<Item = Id>, named: &[Target]) -> Vec<Tick> {
    let up = all.filter_map(|id| fight.get(id)).filter(|c| c.is_up() && !c.hidden);
    let each = up.flat_map(|c| {
        let several = c.vital.members.len() > 1;
        let stand = c.vital.members.iter().enumerate().filter(|(_, figure)| !figure.out);
        let first = c.first_up();
        stand.map(move |(place, _)| {
            let meant = |own: &Target| own.id == c.id && own.member.or(first) == Some(place);
            let name = fight.typed_name(c.id, several.then_some(place));
            Tick { name, on: named.iter().any(meant) }
        })
    });
    each.collect()
}

/// The casting in the box as a key of the box turns it; nothing where that is no casting, or no key of its own.
pub fn turned(fight: &Encounter, action: &str, draft: &Call) -> Option<Result<Call, Refusal>> {
    let (caster, power) = casting(fight, draft)?;
    let who = caster.id;
    let by_points = draft.verb == "cast" && caster.stats.powers.iter().any(|own| own.name == power.name);
    match action {
        "target" => Some(whom(fight, caster, &power, draft).ok_or(Refusal::NobodyToAttack)),
        "weapon" if by_points => Some(blade(fight, caster, &power, draft).ok_or(Refusal::NoSuchOption)),
        "attack" if by_points => Some(form(fight, &power, draft).ok_or(Refusal::Magic(who, MagicNo::NoForm))),
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
