//! What each key of the table means now.

use crate::rules::contract::{Call, Choice, Context, Does, Question, Value, Wants, Who};
use crate::rules::phrase::quoted;
use crate::texts::{self, Words, fold, word};
use crate::view::Id;

use super::super::initiative::free_to_act;
use super::super::refusal::Refusal;
use super::super::reroll::roller as reroller;
use super::super::soak::offer_to;
use super::super::stage::{Stage, stage};
use super::super::state::{Combatant, Encounter};
use super::super::stats::Attribute;
use super::super::trait_roll::Target;
use super::allowed::allowed;
use super::proposal::{in_box, next_target, next_weapon, proposal};
use super::step::switched;
use super::subject::{row, subject};

/// Verbs about one combatant that throw no dice: they are played at once.
const NO_DICE: [&str; 11] =
    ["take", "waive", "unshake", "act", "reload", "pickup", "defend", "takeaim", "move", "rise", "lead"];

/// What an action means now.
///
/// # Errors
/// Why it does nothing.
pub fn does(fight: &Encounter, action: &str, context: Context<'_>) -> Result<Does, Refusal> {
    if waits_for_go(action) && !context.moved {
        first_things_first(fight)?;
    }
    let does = meant(fight, action, context)?;
    if let Does::Run(call) | Does::Draft(call) = &does
        && action != "go"
    {
        allowed(fight, call)?;
    }
    Ok(does)
}

/// What would leave something behind that is owed.
fn waits_for_go(action: &str) -> bool {
    matches!(action, "next" | "attack" | "hold" | "target" | "weapon" | "try")
}

/// A hit, a Soak decision, a Vigor or bleeding-out roll come before everything that moves the fight on.
fn first_things_first(fight: &Encounter) -> Result<(), Refusal> {
    match stage(fight) {
        Stage::Damage(_)
        | Stage::Soak(_)
        | Stage::Vigor(_)
        | Stage::Bleeding(_)
        | Stage::Astray(_)
        | Stage::Upkeep(..)
        | Stage::Casting(_)
        | Stage::Raises(_)
        | Stage::Resist(_) => Err(Refusal::StillOpen),
        Stage::Welcome
        | Stage::Free(_)
        | Stage::Recovery(_)
        | Stage::Act(_)
        | Stage::Done(_)
        | Stage::Between(_)
        | Stage::Over => Ok(()),
    }
}

fn meant(fight: &Encounter, action: &str, context: Context<'_>) -> Result<Does, Refusal> {
    let lang = context.lang;
    // A draft of the row under the cursor is shaped by the keys as well as one of the box.
    let of_row = |who: &Who| matches!((who, context.selected), (Who::Is(id, _), Some((row, _))) if *id == row);
    let draft = context.draft.filter(|draft| !context.moved || draft.get_who("who").is_some_and(of_row));
    let turned = |draft: &Call| {
        super::spell::turned(fight, action, draft).or_else(|| super::objects::turned(fight, action, draft))
    };
    if let Some(call) = draft.and_then(turned) {
        return call.map(Does::Draft);
    }
    if let Some(question) = draft.filter(|_| action == "other").and_then(|own| super::spell::within(fight, own, lang)) {
        return Ok(Does::Ask(question));
    }
    match action {
        "go" => go(fight, context),
        "next" => Ok(Does::Run(Call::new("next"))),
        "deal" => Ok(Does::Run(Call::new("deal"))),
        "hour" => Ok(Does::Run(Call::new("hour"))),
        "attack" => attack(fight, context).map(Does::Draft),
        "target" => in_box(fight, context)
            .and_then(|call| next_target(fight, &call))
            .map(Does::Draft)
            .ok_or(Refusal::NobodyToAttack),
        "weapon" => in_box(fight, context)
            .and_then(|call| next_weapon(fight, &call))
            .map(Does::Draft)
            .ok_or(Refusal::NobodyToAttack),
        "benny-now" => benny(fight, context),
        "hold" => Ok(Does::Run(Call::new("hold").who("who", subject(fight, context)?.id, None))),
        "other" => super::other::other(fight, context),
        "try" => super::contests::list(fight, context),
        "draw" | "cancel" | "stand" => super::casting::does(fight, action, context),
        "cards" if fight.casting.is_some() => super::casting::does(fight, action, context),
        "interrupt" => interrupt(fight, context),
        "damage" => {
            let who = subject(fight, context)?;
            let title = texts::ask_damage(lang, fight.member_name(who.id, who.member));
            let call = Call::new("damage").who("whom", who.id, who.member);
            Ok(Does::Ask(Question { title, call, field: "amount", wants: Wants::Number(0, 999, 0) }))
        }
        "roll" => roll(fight, context),
        "oppose" => begin(fight, context, "oppose"),
        "set" => begin(fight, context, "set"),
        "effect" => begin(fight, context, "effect"),
        "cast" => super::magic::cast(fight, context),
        "note" => begin(fight, context, "note"),
        "rename" => begin(fight, context, "rename"),
        "cards" => cards(fight, context),
        "card" => {
            let who = row(fight, context)?;
            let title = texts::ask_card(lang, fight.member_name(who.id, None));
            let call = Call::new("card").who("who", who.id, None);
            Ok(Does::Ask(Question { title, call, field: "card", wants: Wants::Text(String::new()) }))
        }
        "shaken" => {
            toggle(fight, context, "shaken", |c, place| c.vital.members.get(place).is_some_and(|figure| figure.shaken))
        }
        "prone" => {
            toggle(fight, context, "prone", |c, place| c.vital.members.get(place).is_some_and(|figure| figure.prone))
        }
        "hide" => toggle(fight, context, "hidden", |c, _| c.hidden),
        "wounds" => wounds(fight, context),
        "benny" => bennies(fight, context),
        "add" => Ok(add(fight, context)),
        "remove" => Ok(Does::Run(Call::new("remove").who("who", row(fight, context)?.id, None))),
        "resist" | "strike" | "waive" | "withdraw" | "recover" | "take" | "unshake" | "soak" | "incapacitation"
        | "bleed" | "act" | "reload" | "pickup" | "aftermath" | "defend" | "takeaim" | "move" | "run" | "rise"
        | "lead" => {
            let who = subject(fight, context)?;
            let call = Call::new(verb_name(action)).who("who", who.id, who.member);
            Ok(if NO_DICE.contains(&action) { Does::Run(call) } else { Does::Draft(call) })
        }
        "smash" => subject(fight, context).map(super::objects::begun).map(Does::Draft),
        "ambush" => Ok(Does::Palette("ambush ".to_owned())),
        "reroll" => Ok(Does::Draft(Call::new("reroll"))),
        option => switched(fight, option, 1, &in_box(fight, context).ok_or(Refusal::NobodyToAttack)?).map(Does::Draft),
    }
}

fn verb_name(action: &str) -> &'static str {
    super::super::verbs::VERBS.iter().find(|verb| verb.name == action).map_or("next", |verb| verb.name)
}

fn go(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    if let Some(draft) = context.draft {
        return Ok(Does::Run(draft.clone()));
    }
    let whole = |verb: &'static str, who: Id| Call::new(verb).who("who", who, None);
    Ok(Does::Run(match stage(fight) {
        Stage::Welcome | Stage::Over => Call::new("deal"),
        Stage::Damage(_) => Call::new("damage"),
        Stage::Casting(casting) => super::casting::go(casting),
        Stage::Raises(unspent) => whole("improve", unspent.who.id),
        Stage::Soak(offer) => {
            let more = super::super::strike::next_hit(fight).is_some();
            let down = super::super::incapacitation::due(fight, offer.who).is_some();
            if more && !down { Call::new("damage") } else { whole("take", offer.who) }
        }
        Stage::Resist(resisted) => Call::new("resist").who("who", resisted.who.id, resisted.who.member),
        Stage::Free(offer) => {
            let verb = if super::super::free::able(fight, *offer) { "strike" } else { "waive" };
            Call::new(verb).who("who", offer.by.id, offer.by.member)
        }
        Stage::Vigor(who) => whole("incapacitation", who),
        Stage::Bleeding(who) => whole("bleed", who),
        Stage::Astray(who) => whole("caught", who),
        Stage::Upkeep(who, of, effect) => super::lasting::keep(fight, who, of, effect),
        Stage::Recovery(who) => whole("recover", who),
        Stage::Act(who) => return Ok(Does::Run(proposal(fight, who, None).unwrap_or_else(|| Call::new("next")))),
        Stage::Done(_) | Stage::Between(_) => Call::new("next"),
    }))
}

/// An attack of the row under the cursor, or the one in the box.
fn attack(fight: &Encounter, context: Context<'_>) -> Result<Call, Refusal> {
    if !context.moved
        && let Some(call) = in_box(fight, context)
    {
        return Ok(call);
    }
    let who = subject(fight, context)?;
    proposal(fight, who.id, who.member).ok_or(Refusal::NobodyToAttack)
}

/// A benny on what the box says: Soak, Shaken, the last roll; or for the row under the cursor.
fn benny(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let moved = context.moved.then(|| row(fight, context)).transpose()?;
    let boxed = match stage(fight) {
        Stage::Soak(offer) => Some(Target { id: offer.who, member: None }),
        Stage::Recovery(who) => Some(Target { id: who, member: None }),
        Stage::Welcome
        | Stage::Damage(_)
        | Stage::Resist(_)
        | Stage::Free(_)
        | Stage::Vigor(_)
        | Stage::Bleeding(_)
        | Stage::Astray(_)
        | Stage::Upkeep(..)
        | Stage::Casting(_)
        | Stage::Raises(_)
        | Stage::Act(_)
        | Stage::Done(_)
        | Stage::Between(_)
        | Stage::Over => None,
    };
    // What the box offers it keeps, wherever the cursor is, unless that row has a use for it.
    let useful = |who: &Target| {
        let shaken = fight.get(who.id).is_some_and(|c| c.is_shaken() && c.is_up());
        shaken || offer_to(fight, who.id).is_some() || (boxed.is_none() && reroller(fight, Some(*who)).is_ok())
    };
    let who = moved.filter(useful).or(boxed);
    if let Some(who) = who {
        if offer_to(fight, who.id).is_some() {
            return Ok(Does::Draft(Call::new("soak").who("who", who.id, None)));
        }
        let combatant = fight.get(who.id).ok_or(Refusal::NobodySelected)?;
        if combatant.is_shaken() && combatant.is_up() {
            return Ok(Does::Run(Call::new("unshake").who("who", who.id, who.member)));
        }
    }
    // A failed Spirit roll of the one who acts: the benny lifts Shaken rather than rolling again.
    let current = fight.turn.current.and_then(|id| fight.get(id));
    if let Some(current) = current.filter(|c| who.is_none() && c.is_up() && c.is_shaken() && last_roll_is_of(fight, c))
    {
        return Ok(Does::Run(Call::new("unshake").who("who", current.id, None)));
    }
    let mine = reroller(fight, who)?;
    Ok(Does::Draft(Call::new("reroll").who("who", mine.id, mine.member)))
}

fn last_roll_is_of(fight: &Encounter, who: &Combatant) -> bool {
    let open = fight.open.as_ref().map(|open| &*open.what);
    matches!(open, Some(super::super::open::Reopen::Recover(rolls)) if rolls.iter().any(|roll| roll.who.id == who.id))
}

/// Who acts out of order: the Jokers and holders, one letter each.
fn interrupt(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let free: Vec<Id> = free_to_act(fight).into_iter().map(|target| target.id).collect();
    let free: Vec<Id> = match context.moved.then(|| row(fight, context)).transpose()? {
        Some(who) => vec![who.id],
        None => free,
    };
    let mut choices = Vec::new();
    for who in &free {
        let Some(combatant) = fight.get(*who) else { continue };
        let name = combatant.name.clone();
        let now = Call::new("act").who("who", *who, None);
        match fight.turn.current.filter(|current| current != who) {
            Some(current) => {
                let cut = Call::new("interrupt").who("who", *who, None).who("whom", current, None);
                let whom = fight.member_name(current, None);
                let label = if combatant.has_joker() {
                    texts::cut_in_joker(context.lang, name.clone(), whom.clone())
                } else {
                    texts::cut_in_hold(context.lang, name.clone(), whom.clone())
                };
                choices.push(Choice { label, call: cut });
                if !combatant.has_joker() {
                    choices.push(Choice { label: texts::cut_in_after(context.lang, name, whom), call: now });
                }
            }
            None => choices.push(Choice { label: texts::acts_now(context.lang, name), call: now }),
        }
    }
    match choices.as_slice() {
        [] => Err(Refusal::NobodyFree),
        [only] => Ok(as_draft(&only.call)),
        _ => {
            let title = fight.turn.current.map_or_else(
                || texts::who_acts_now(context.lang),
                |id| texts::who_cuts_in(context.lang, fight.member_name(id, None)),
            );
            Ok(Does::Ask(Question { title, call: Call::new("interrupt"), field: "who", wants: Wants::Choice(choices) }))
        }
    }
}

fn as_draft(call: &Call) -> Does {
    Does::Run(call.clone())
}

/// The Trait rolls of a row, its skills first.
fn roll(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let who = subject(fight, context)?;
    let combatant = fight.get(who.id).ok_or(Refusal::NobodySelected)?;
    let call = Call::new("roll").who("who", who.id, who.member);
    let skills = combatant.stats.skills.iter().map(|(name, level)| (name.as_str(), *level));
    let attributes = Attribute::ALL.into_iter().map(|attribute| (attribute.name(), combatant.attribute(attribute)));
    let choice = |(name, level): (&str, crate::dice::Level)| Choice {
        label: format!("{} {level}", word(context.lang, Words::Trait, name)),
        call: call.clone().text("trait", name),
    };
    let choices = skills.chain(attributes).map(choice).collect();
    let title = texts::ask_roll(context.lang, combatant.name.clone());
    Ok(Does::Ask(Question { title, call: call.clone(), field: "trait", wants: Wants::Choice(choices) }))
}

/// A command line begun with the verb and the row.
fn begin(fight: &Encounter, context: Context<'_>, verb: &str) -> Result<Does, Refusal> {
    let who = row(fight, context)?;
    let name = quoted(&fight.typed_name(who.id, who.member));
    Ok(Does::Palette(format!("{verb} {name} ")))
}

/// The cards of a real deck, in the order of dealing.
fn cards(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    match stage(fight) {
        Stage::Welcome | Stage::Over => {}
        Stage::Damage(_)
        | Stage::Resist(_)
        | Stage::Free(_)
        | Stage::Soak(_)
        | Stage::Vigor(_)
        | Stage::Bleeding(_)
        | Stage::Astray(_)
        | Stage::Upkeep(..)
        | Stage::Casting(_)
        | Stage::Raises(_)
        | Stage::Recovery(_)
        | Stage::Act(_)
        | Stage::Done(_)
        | Stage::Between(_) => return Err(Refusal::NotDealing),
    }
    let waiting = super::super::deal::draws(fight).into_iter().map(|draw| {
        let name = draw.to.first().map_or_else(String::new, |id| fight.member_name(*id, None));
        if draw.cards > 1 { format!("{name} ×{}", draw.cards) } else { name }
    });
    let title = texts::ask_cards(context.lang, waiting.collect::<Vec<_>>().join(", "));
    Ok(Does::Ask(Question { title, call: Call::new("deal"), field: "cards", wants: Wants::Text(String::new()) }))
}

fn toggle(
    fight: &Encounter,
    context: Context<'_>,
    field: &str,
    is: impl Fn(&Combatant, usize) -> bool,
) -> Result<Does, Refusal> {
    let who = row(fight, context)?;
    let combatant = fight.get(who.id).ok_or(Refusal::NobodySelected)?;
    let on = is(combatant, who.member.or_else(|| combatant.first_up()).unwrap_or(0));
    let call = Call::new("set").who("who", who.id, who.member).text("field", field);
    Ok(Does::Run(call.text("value", if on { "false" } else { "true" })))
}

fn wounds(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let who = row(fight, context)?;
    let combatant = fight.get(who.id).ok_or(Refusal::NobodySelected)?;
    if !combatant.is_wild() {
        return Err(Refusal::OnlyWild(who.id));
    }
    let title = texts::ask_wounds(context.lang, combatant.name.clone());
    let call = Call::new("set").who("who", who.id, None).text("field", "wounds");
    Ok(Does::Ask(Question {
        title,
        call,
        field: "value",
        wants: Wants::Number(0, 3, i32::from(combatant.vital.wounds)),
    }))
}

fn bennies(fight: &Encounter, context: Context<'_>) -> Result<Does, Refusal> {
    let who = row(fight, context)?;
    let combatant = fight.get(who.id).ok_or(Refusal::NobodySelected)?;
    let (name, have, whom) = match combatant.bennies {
        Some(have) => (combatant.name.clone(), have, Who::Is(who.id, None)),
        None => (texts::gm_pool(context.lang), fight.gm_bennies, Who::Said("gm".to_owned())),
    };
    let title = texts::ask_bennies(context.lang, name, i32::from(have));
    let call = Call::new("benny").with("who", Value::Who(whom));
    Ok(Does::Ask(Question { title, call, field: "count", wants: Wants::Number(-i32::from(have), 99, 1) }))
}

/// More of the group under the cursor, or a stat block of the library.
fn add(fight: &Encounter, context: Context<'_>) -> Does {
    let block = |name: &String| Choice {
        label: word(context.lang, Words::Template, name),
        call: Call::new("add").text("template", name.clone()),
    };
    let mut choices: Vec<Choice> = context.templates.iter().map(block).collect();
    choices.sort_by_key(|choice| fold(&choice.label));
    let group = row(fight, context).ok().and_then(|who| fight.get(who.id)).filter(|c| !c.is_wild());
    let (title, call, wants) = match group {
        Some(group) => (
            texts::ask_add_more(context.lang, group.name.clone()),
            Call::new("add").text("template", group.name.clone()),
            Wants::NumberOr(1, 200, 1, choices),
        ),
        None => (texts::ask_add(context.lang), Call::new("add"), Wants::Find(1, 200, choices)),
    };
    Does::Ask(Question { title, call, field: "count", wants })
}
