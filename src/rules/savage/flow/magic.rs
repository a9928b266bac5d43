//! The powers of one who casts: what each would be cast on, and the box of a casting.

use crate::rules::contract::{Call, Choice, Context, Does, Question, Wants, key_mark};
use crate::texts::{self, Lang, Words, list, word};
use crate::view::{Id, Line, Now, Tone};

use super::super::cast::plan;
use super::super::command::CastOptions;
use super::super::narrate::{power_of, weapon_name};
use super::super::open::Pending;
use super::super::power::{Power, PowerDoes};
use super::super::refusal::{MagicNo, Refusal};
use super::super::state::{Combatant, Encounter};
use super::super::trait_roll::Target;
use super::form::with_mods;
use super::proposal::{in_box, meant};
use super::spell::likely;
use super::subject::subject;

/// The list of powers, each with its likely target.
///
/// # Errors
/// Nobody is meant, or it knows no power.
pub fn cast(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let who = subject(fight, context)?;
    let caster = fight.get(who.id).ok_or(Refusal::NobodySelected)?;
    let lang = context.lang;
    // Whoever is the target of the attack in the box is the one to cast at.
    let attack = in_box(fight, context).filter(|call| meant(call, "who").is_some_and(|(own, _)| own == who.id));
    let chosen = attack.and_then(|call| meant(&call, "whom"));
    let choice = |power: &Power| {
        let call = Call::new("cast").who("who", who.id, who.member).text("power", power.name.as_str());
        let chosen = chosen.filter(|_| power.does.is_aimed());
        let (whom, member) = chosen.or_else(|| Some((likely(fight, caster, power)?, None)))?;
        let name = word(lang, Words::Effect, &power.name);
        let label = texts::choose_power(lang, name, power.cost, fight.member_name(whom, member));
        let call = if whom == who.id { call } else { call.text("at", fight.typed_name(whom, member)) };
        Some(Choice { label, call })
    };
    let choices: Vec<Choice> = caster.stats.powers.iter().filter_map(choice).collect();
    if choices.is_empty() {
        let choices = super::casting::begins(fight, caster, who, lang);
        if choices.is_empty() {
            return Err(Refusal::Magic(who.id, MagicNo::NoPowers));
        }
        let title = texts::ask_powder(lang, caster.name.clone());
        let call = Call::new("intuitive");
        return Ok(Does::Ask(Question { title, call, field: "power", wants: Wants::Choice(choices) }));
    }
    let title = texts::ask_power(lang, caster.name.clone(), caster.power);
    Ok(Does::Ask(Question { title, call: Call::new("cast"), field: "power", wants: Wants::Choice(choices) }))
}

/// Whom of its side somebody could tend by the skill of healing.
#[must_use]
pub fn heals(fight: &Encounter, healer: &Combatant, lang: Lang) -> Vec<Choice> {
    let hurt = |c: &&Combatant| c.side == healer.side && !c.vital.dead && (c.vital.wounds > 0 || c.vital.incapacitated);
    let choice = |c: &Combatant| Choice {
        label: texts::other_heal(lang, c.name.clone()),
        call: Call::new("heal").who("who", healer.id, None).who("whom", c.id, None),
    };
    fight.combatants.iter().filter(hurt).map(choice).collect()
}

/// The box of a casting: its roll, what it costs, its chances.
pub fn drafted(now: &mut Now, fight: &Encounter, who: Target, (power, said): (&Power, &CastOptions), lang: Lang) {
    let plan = match plan(fight, who, power, said) {
        Ok(plan) => plan,
        Err(refusal) => {
            now.lines.push(Line::toned(super::super::said::refusal(fight, &refusal, lang), Tone::Bad));
            return;
        }
    };
    let working = &plan.working;
    now.target = working.at.first().map(|whom| whom.id);
    let caster = fight.member_name(who.id, who.member);
    now.title = if matches!(power.does, PowerDoes::Tending) {
        texts::box_tend(lang, caster)
    } else {
        texts::box_cast(lang, caster, word(lang, Words::Effect, &power.name))
    };
    let on = working.at.iter().map(|whom| fight.member_name(whom.id, whom.member));
    let blade = working.weapon.iter().map(|(weapon, _)| weapon_name(weapon, lang));
    let on: Vec<String> = on.chain(blade).collect();
    let roll = texts::box_against(lang, with_mods(&plan.spec, lang), plan.spec.tn);
    now.lines.push(Line::plain(texts::box_cast_on(lang, on.join(", "), roll)));
    super::powers::of_cast(now, fight, &plan, lang);
    now.lines.push(super::worth::line(fight, working, lang));
    if matches!(power.does, PowerDoes::Blast { .. }) {
        now.lines.push(Line::toned(texts::box_cast_within(lang, key_mark("other")), Tone::Dim));
    }
    if plan.cost > 0 {
        let left = fight.get(who.id).map_or(0, |caster| caster.power);
        let cost = texts::box_cast_cost(lang, plan.cost, left);
        let form = form_of(said, lang);
        now.lines.push(Line::plain(if form.is_empty() { cost } else { texts::box_cast_form(lang, form, cost) }));
    }
}

/// What makes it more than the plain form; nothing for the plain one.
fn form_of(said: &CastOptions, lang: Lang) -> String {
    let bolts = (said.bolts > 1).then(|| texts::box_cast_bolts(lang, said.bolts));
    let strong = said.strong.then(|| texts::box_cast_strong(lang));
    let wide = said.wide.then(|| texts::box_cast_wide(lang));
    list(lang, &[bolts, strong, wide].into_iter().flatten().collect::<Vec<_>>())
}

/// The box of an area that went astray.
pub fn astray(now: &mut Now, fight: &Encounter, who: Id, lang: Lang) {
    let owed = fight.pending.iter().find_map(|owed| match owed {
        Pending::Astray { working, astray } if working.who.id == who => Some((working, astray)),
        Pending::Astray { .. }
        | Pending::Raises(_)
        | Pending::Upkeep { .. }
        | Pending::Damage(_)
        | Pending::Soak(_)
        | Pending::Resist(_)
        | Pending::Stray(_)
        | Pending::Bystander(_)
        | Pending::Free(_)
        | Pending::Incapacitation { .. }
        | Pending::Bleeding { .. } => None,
    });
    let Some((working, astray)) = owed else { return };
    now.title = texts::box_astray(lang, power_of(fight, working, lang));
    now.lines = vec![Line::plain(texts::box_astray_where(lang, astray.squares, astray.hour))];
    now.lines.push(Line::plain(texts::box_astray_how(lang, key_mark("other"), key_mark("go"))));
    now.go = Some(texts::go_caught(lang));
}
