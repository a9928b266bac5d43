//! What somebody can try on the foe of the box: a short list, each with its chance, and the box of one of them.

use crate::rules::contract::{Call, Choice, Context, Does, Question, Wants};
use crate::texts::{self, Lang, Words, word};
use crate::view::{Line, Now, Tone, percentage};

use super::super::contend::{held_by, holder_of, sides};
use super::super::contest::{Attempt, Contest};
use super::super::narrate::contest_verb;
use super::super::odds;
use super::super::refusal::Refusal;
use super::super::said;
use super::super::state::Encounter;
use super::super::stats::Attribute;
use super::super::trait_roll::Target;
use super::allowed::allowed;
use super::chances;
use super::form::side;
use super::proposal::{in_box, on, parties, targets};
use super::subject::subject;

/// The list of what the one who is meant can try: on the foe in the box, else on the likeliest.
///
/// # Errors
/// It cannot act, or there is nobody.
pub fn list(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let lang = context.lang;
    let who = subject(fight, context)?;
    let own = fight.get(who.id).ok_or(Refusal::NobodySelected)?;
    let boxed = in_box(fight, context).filter(|call| parties(call).is_some_and(|(id, ..)| id == who.id));
    let likely = || targets(fight, own).first().map(|id| on(fight, own, who.member, *id));
    let call = boxed.or_else(likely).ok_or(Refusal::NobodyToAttack)?;
    let (id, member, _) = parties(&call).ok_or(Refusal::NobodyToAttack)?;
    let whom = call.args.get("whom").cloned().ok_or(Refusal::NobodyToAttack)?;
    let by = |verb: &'static str| Call::new(verb).who("who", id, member);
    let at = |verb| by(verb).with("whom", whom.clone());
    let me = Target { id, member };
    let mut calls: Vec<Call> = Vec::new();
    calls.extend(holder_of(fight, me).map(|_| by("break")));
    calls.extend(held_by(fight, me).map(|held| by("squeeze").who("whom", held.id, held.member)));
    calls.extend(["agility", "smarts"].map(|wile| at("trick").text("by", wile)));
    calls.extend(["taunt", "intimidate", "grapple", "push"].map(at));
    calls.push(at("push").on("prone"));
    let mut choices: Vec<Choice> = calls.into_iter().filter_map(|c| choice(fight, c, lang)).collect();
    choices.extend(disarm(fight, &call, lang));
    if choices.is_empty() {
        return Err(Refusal::NothingElse);
    }
    let title = texts::ask_try(lang, fight.member_name(id, member), named(fight, &call));
    Ok(Does::Ask(Question { title, call: by("trick"), field: "whom", wants: Wants::Choice(choices) }))
}

fn named(fight: &Encounter, call: &Call) -> String {
    match call.get_who("whom") {
        Some(crate::rules::contract::Who::Is(id, member)) => fight.member_name(*id, *member),
        Some(crate::rules::contract::Who::Said(_)) | None => String::new(),
    }
}

/// One line of the list: what it is called, and how often it works; nothing where the rules forbid it.
fn choice(fight: &Encounter, call: Call, lang: Lang) -> Option<Choice> {
    allowed(fight, &call).ok()?;
    let attempt = attempt(fight, &call)?;
    let (mine, theirs) = sides(fight, &attempt).ok()?;
    let wins = odds::of_opposed(fight, &mine, &theirs).wins;
    Some(Choice { label: texts::choose_try(lang, label(&attempt, lang), texts::percent(lang, percentage(wins))), call })
}

/// The attack of the box, aimed at what the foe holds: its chance is that the weapon falls.
fn disarm(fight: &Encounter, call: &Call, lang: Lang) -> Option<Choice> {
    let call = call.clone().without("members").without("called").on("disarm");
    allowed(fight, &call).ok()?;
    let drops = odds::of_disarm(fight, &chances::planned(fight, &call)?)?;
    let label = texts::choose_try(lang, texts::mod_disarm(lang), texts::percent(lang, percentage(drops)));
    Some(Choice { label, call })
}

fn label(attempt: &Attempt, lang: Lang) -> String {
    let verb = contest_verb(attempt.what.verb(), lang);
    match (attempt.what, attempt.by) {
        (Contest::Push { prone: true }, _) => texts::contest_push_prone(lang),
        (Contest::Trick, Some(by)) => texts::choose_trick(lang, verb, word(lang, Words::Trait, Attribute::name(by))),
        _ => verb,
    }
}

fn attempt(fight: &Encounter, call: &Call) -> Option<Attempt> {
    match super::super::verbs::resolve(fight, call, &crate::rules::contract::NoShelf) {
        Ok(Some(super::super::command::Command::Contest(attempt))) => Some(attempt),
        Ok(_) | Err(_) => None,
    }
}

/// The box of one of them: both rolls, their chances, and what it is for.
pub fn drafted(now: &mut Now, fight: &Encounter, attempt: &Attempt, lang: Lang) {
    now.about = Some(attempt.who.id);
    now.member = attempt.who.member;
    match sides(fight, attempt) {
        Ok((mine, theirs)) => {
            now.target = Some(theirs.who.id);
            now.lines.extend([&mine, &theirs].map(|own| side(fight, own, lang)));
            now.lines.push(Line::toned(purpose(fight, attempt.what, lang), Tone::Dim));
            now.odds = Some(chances::of_opposed(fight, &mine, &theirs, lang));
        }
        Err(refusal) => now.lines.push(Line::toned(said::refusal(fight, &refusal, lang), Tone::Bad)),
    }
}

/// What a success, and a raise, would do.
fn purpose(fight: &Encounter, what: Contest, lang: Lang) -> String {
    let combat = fight.options.combat;
    match what {
        Contest::Trick => texts::box_trick(lang),
        Contest::Taunt | Contest::Intimidate => texts::box_will(lang),
        Contest::Grapple => texts::box_grapple(lang),
        Contest::Break => texts::box_break(lang),
        Contest::Squeeze => texts::box_squeeze(lang),
        Contest::Push { prone: false } => texts::box_push(lang, combat.push_squares, combat.push_raise),
        Contest::Push { prone: true } => texts::box_push_prone(lang),
    }
}
